"""A seat: who plays a hero."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Seat:
    """A player's name, and the bot that plays for them, if one does."""

    name: str
    bot: str | None = None
