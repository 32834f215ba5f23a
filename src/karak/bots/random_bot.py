"""The bot that does anything it may."""

from __future__ import annotations

from typing import final

from karak.bots.bot import Bot
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.kernel.generator import seeded


@final
class RandomBot(Bot):
    """Chooses among the legal actions, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.generator = seeded(seed)

    def choose(self, game: Game) -> Action:
        """Choose any action."""
        legal = game.legal_actions()
        return legal[self.generator.below(len(legal))]
