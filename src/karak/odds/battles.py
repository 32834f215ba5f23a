"""A battle of Karak 2 from plain numbers: exact chances with every means at its best (K2.B)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.figures import STANDARD_FIGURES
from karak.odds.aims import VALUE, Aim, is_better
from karak.odds.chances import Chances
from karak.odds.errors import BadNumber, checked
from karak.odds.losses import Losses
from karak.odds.means2 import BattleTable, Means2, table_of
from karak.odds.program import Program
from karak.odds.rolls import MOST_OF_A_KIND, Rolls


@final
class Battles:
    """One battle, asked about choices of dice."""

    def __init__(self, means: Means2, aim: Aim = VALUE, table: BattleTable | None = None) -> None:
        self.means: Final = means
        self.aim: Final = aim
        self.table: Final[BattleTable] = table_of(STANDARD_FIGURES) if table is None else table
        self.losses: Final = Losses(
            self.table.dice,
            aim,
            means.hearts,
            means.most_hearts,
            means.protection,
            1 if means.general else 0,
            means.comfort,
        )

    def odds(self, sent: list[int]) -> Chances:
        """Give the chances of a battle with these unit dice, by kind."""
        kinds = len(self.table.dice.dice)
        if len(sent) != kinds:
            raise BadNumber(name="units", value=len(sent), low=kinds, high=kinds)
        for count in sent:
            checked("units", count, 0, MOST_OF_A_KIND)
        program = self._program(sent, self.table.dice.rolls(sent))
        program.roll_all(self.means.units_again and sum(sent) > 0, self.means.hero_again)
        return program.chances()

    def rolling_units(self, sent: list[int], face: int) -> Chances:
        """Give the chances if these dice are rolled again beside a face of the hero die."""
        program = self._program(sent, self.table.dice.rolls(sent))
        program.roll_units(self.table.faces.numbers[face], 1.0)
        return program.chances()

    def rolling_hero(self, sent: list[int], key: int, swords: int) -> Chances:
        """Give the chances if the hero die is rolled again beside skulls and swords of units."""
        program = self._program(sent, Rolls([key], [swords], [[1.0]]))
        program.roll_hero(0, swords, 1.0)
        return program.chances()

    def striking(
        self, sent: list[int], key: int, swords: int, face: int, fewest: int, fireballs: int
    ) -> Chances:
        """Give the end of a battle whose dice lie, with so many Fireballs."""
        program = Program(
            self.means,
            self.aim,
            self.table.faces,
            self.losses,
            sent,
            Rolls([key], [swords], [[1.0]]),
            fewest,
            fireballs,
        )
        number = self.table.faces.numbers[face]
        program.end(0, swords + self.table.faces.swords[number], number, 1.0)
        return program.chances()

    def _program(self, sent: list[int], rolls: Rolls) -> Program:
        return Program(
            self.means,
            self.aim,
            self.table.faces,
            self.losses,
            sent,
            rolls,
            0,
            self.means.fireballs,
        )


def choices_of(units: list[int], sent: list[int]) -> list[list[int]]:
    """List every choice of dice that holds those sent already."""
    found: list[list[int]] = [[]]
    for unit in range(len(units)):
        longer: list[list[int]] = []
        for choice in found:
            longer += [[*choice, count] for count in range(sent[unit], units[unit] + 1)]
        found = longer
    return found


def best_of(choices: list[list[int]], odds: list[Chances]) -> int:
    """Find the best choice; of equal ones that with fewer dice."""
    best = 0
    for i in range(1, len(choices)):
        if is_better(odds[i].value, odds[best].value) or (
            sum(choices[i]) < sum(choices[best]) and not is_better(odds[best].value, odds[i].value)
        ):
            best = i
    return best
