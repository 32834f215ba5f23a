"""Darius the Scout (K2.A.SCT)."""

from __future__ import annotations

from typing import final

from karak.games.karak2.hero import Hero


@final
class Scout(Hero):
    """Terrain Exploration and Claws and Fangs."""

    def hexes_drawn(self) -> int:
        """Terrain Exploration: he looks at two hexes and lays one (K2.A.SCT1)."""
        return 2

    def beats_weakest(self) -> bool:
        """Claws and Fangs: an army of strength 1 falls without a battle (K2.A.SCT2)."""
        return True

    def praetorians_removed(self) -> int:
        """Claws and Fangs: a Praetorian goes before each battle with the General (K2.A.SCT5)."""
        return 1
