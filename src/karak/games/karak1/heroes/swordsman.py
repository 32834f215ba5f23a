"""Victorius the Swordsman (K1.A.SWD)."""

from __future__ import annotations

from typing import final

from karak.games.karak1.fight import Fight
from karak.games.karak1.hero import Hero


@final
class Swordsman(Hero):
    """Combat Training and Unstoppable."""

    def keeps_die(self, die: int) -> bool:
        """Combat Training: he never keeps a one (K1.A.SWD1)."""
        return die != 1

    def goes_on_after(self, fight: Fight) -> bool:
        """Unstoppable: a six lets him go on with the steps he has left (K1.A.SWD2)."""
        return fight.die1 == 6 or fight.die2 == 6
