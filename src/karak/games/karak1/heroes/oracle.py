"""Taia the Oracle (K1.A.ORC)."""

from __future__ import annotations

from typing import final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.hero import Hero
from karak.games.karak1.state import State


@final
class Oracle(Hero):
    """Foresight and Fateweaver."""

    def fight_bonus(self, game: State, me: Adventurer) -> int:
        """Foresight: one more in a fight that follows her first step (K1.A.ORC1)."""
        return 1 if game.steps_taken == 1 else 0

    def tokens_drawn(self, game: State, me: Adventurer) -> int:
        """Fateweaver: she draws two tokens and lays one (K1.A.ORC2)."""
        return 2
