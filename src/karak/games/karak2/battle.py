"""A battle under way."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import Army
from karak.games.karak2.ruler import Ruler

NO_DICE: Final[list[int]] = [0, 0, 0, 0, 0, 0]


@final
class Battle:
    """One hero against armies or the General.

    `sent` counts the unit dice at risk by kind; `kinds` and `faces` are the rolled unit dice in
    order, `hero_face` the hero die's; faces count from 0. `bonus` is all that adds to the swords.
    `saved` counts the ignored skulls of each unit die, `hero_saved` those of the hero die (K2.I9).
    `clawed` is the strength beaten in this visit without a battle (K2.A.SCT4).
    """

    def __init__(
        self,
        me: Ruler,
        armies: tuple[Army, ...],
        strength: int,
        bonus: int,
        is_general: bool,
        clawed: int,
    ) -> None:
        self.me = me
        self.armies: Final = armies
        self.strength: Final = strength
        self.is_general: Final = is_general
        self.clawed: Final = clawed
        self.bonus = bonus
        self.sent: list[int] = NO_DICE
        self.kinds: list[int] = []
        self.faces: list[int] = []
        self.hero_face = -1
        self.swords = 0
        self.rolled_again = False
        self.fireballs = 0
        self.saved: list[int] = []
        self.hero_saved = 0
        self.won = False

    def copy(self, me: Ruler) -> Battle:
        """Copy it for the copy of its hero; lists are replaced, never edited."""
        twin = Battle(me, self.armies, self.strength, self.bonus, self.is_general, self.clawed)
        twin.sent = self.sent
        twin.kinds = self.kinds
        twin.faces = self.faces
        twin.hero_face = self.hero_face
        twin.swords = self.swords
        twin.rolled_again = self.rolled_again
        twin.fireballs = self.fireballs
        twin.saved = self.saved
        twin.hero_saved = self.hero_saved
        twin.won = self.won
        return twin

    @property
    def attack(self) -> int:
        """The attack as it stands: swords, and everything that adds to them (K2.B2)."""
        return self.swords + self.bonus
