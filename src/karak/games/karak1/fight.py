"""A fight under way."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.hero import Hero
from karak.games.karak1.pieces import Token


@mypyc_attr(acyclic=True)
@final
class Fight:
    """One hero against one monster; which abilities count was settled at its start (K1.C4)."""

    def __init__(
        self, me: Adventurer, abilities: Hero, monster: Token, strength: int, bonus: int
    ) -> None:
        self.me = me
        self.abilities: Final = abilities
        self.monster: Final = monster
        self.strength: Final = strength
        self.bonus = bonus
        self.die1 = 0
        self.die2 = 0
        self.rolled_again = False
        self.flames = 0
        self.sacrificed = False

    def copy(self, me: Adventurer) -> Fight:
        """Copy it for the copy of its hero."""
        twin = Fight(me, self.abilities, self.monster, self.strength, self.bonus)
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.rolled_again = self.rolled_again
        twin.flames = self.flames
        twin.sacrificed = self.sacrificed
        return twin

    @property
    def attack(self) -> int:
        """The attack as it stands: dice, and everything that adds to them (K1.F1)."""
        return self.die1 + self.die2 + self.bonus
