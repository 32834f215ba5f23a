"""Argentus the Wizard (K1.A.WIZ)."""

from __future__ import annotations

from typing import final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.hero import Hero
from karak.games.karak1.state import State


@final
class Wizard(Hero):
    """Magical Affinity and Astral Walking."""

    def keeps_flames(self) -> bool:
        """Magical Affinity: his magic flames are not used up (K1.A.WIZ1)."""
        return True

    def walks_through_walls(self, game: State, me: Adventurer) -> bool:
        """Astral Walking: walls between discovered tiles do not stop him (K1.A.WIZ2)."""
        return True
