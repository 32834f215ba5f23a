"""Horan the Warrior (K1.A.WAR)."""

from __future__ import annotations

from typing import final

from karak.games.karak1.fight import Fight
from karak.games.karak1.hero import Hero


@final
class Warrior(Hero):
    """Double Attack and Reincarnation."""

    def may_roll_again(self, fight: Fight) -> bool:
        """Double Attack: he may roll both dice a second time (K1.A.WAR1)."""
        return True

    def returns_at_fountain(self) -> bool:
        """Reincarnation: he returns healed instead of falling unconscious (K1.A.WAR2)."""
        return True
