"""Aderyn the Thief (K1.A.THF)."""

from __future__ import annotations

from typing import final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.hero import Hero
from karak.games.karak1.state import State


@final
class Thief(Hero):
    """Backstab and Stealth."""

    def wins_ties(self) -> bool:
        """Backstab: a tie is a victory (K1.A.THF1)."""
        return True

    def passes_monsters(self, game: State, me: Adventurer) -> bool:
        """Stealth: she fights on a monster's tile only if she likes (K1.A.THF2, K1.A.THF3)."""
        return True
