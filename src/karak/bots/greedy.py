"""A stand-in while greedy is being written."""

from __future__ import annotations

from typing import final

from karak.bots.bot import Bot


@final
class GreedyBot(Bot):
    """Plays the first thing it may do."""
