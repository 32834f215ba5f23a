"""Horan the Warrior (K2.A.WAR)."""

from __future__ import annotations

from typing import final

from karak.games.karak2.battle import Battle
from karak.games.karak2.hero import Hero


@final
class Warrior(Hero):
    """War Strategy and Plunder."""

    def may_roll_units_again(self, battle: Battle) -> bool:
        """War Strategy: he may roll all unit dice he used again (K2.A.WAR1)."""
        return True

    def plunders(self) -> bool:
        """Plunder: after a victory he also gathers from that hex (K2.A.WAR2)."""
        return True
