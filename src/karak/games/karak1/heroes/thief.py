"""Aderyn the Thief (K1.A.THF)."""

from __future__ import annotations

from typing import final

from karak.games.karak1.hero import Hero


@final
class Thief(Hero):
    """Backstab and Stealth."""

    def wins_ties(self) -> bool:
        """Backstab: a tie is a victory (K1.A.THF1)."""
        return True

    def passes_monsters(self) -> bool:
        """Stealth: she fights on a monster's tile only if she likes (K1.A.THF2, K1.A.THF3)."""
        return True
