"""What goes into a battle of Karak 2: a hero's means, and the dice of the figures."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.aftermath import PROTECTION
from karak.games.karak2.figures import FACES, STANDARD_FIGURES, Die, Figures
from karak.odds.errors import checked
from karak.odds.rolls import UnitDice

MOST_STRENGTH: Final = 999
MOST_HEARTS: Final = 30
MOST_FIREBALLS: Final = 30
NO_COMFORT: Final[list[int]] = [0]


@final
class Means2:
    """What a hero brings into one battle; unit dice are chosen later.

    `bonus` is what stands already (weapons), `fireball` what each Fireball adds. `protection` is
    how many skulls may be ignored, `comfort[n]` how many hearts n lost units give back (more than
    the list tells: as many as its last). Against
    the General a victory ends everything and costs nothing (K2.D4), each battle a heart more
    (K2.D3), and an attack of `weakens_at` removes a Praetorian (K2.D5) if that is not 0.
    """

    def __init__(
        self,
        strength: int,
        bonus: int = 0,
        hearts: int = 5,
        most_hearts: int = 5,
        fireballs: int = 0,
        fireball: int = 1,
        units_again: bool = False,
        hero_again: bool = False,
        protection: int = 0,
        comfort: list[int] = NO_COMFORT,
        general: bool = False,
        weakens_at: int = 0,
        friendly: bool = False,
    ) -> None:
        self.strength: Final[int] = checked("strength", strength, 0, MOST_STRENGTH)
        self.bonus: Final[int] = checked("bonus", bonus, -MOST_STRENGTH, MOST_STRENGTH)
        self.hearts: Final[int] = checked("hearts", hearts, 0, MOST_HEARTS)
        self.most_hearts: Final[int] = checked("most_hearts", most_hearts, hearts, MOST_HEARTS)
        self.fireballs: Final[int] = checked("fireballs", fireballs, 0, MOST_FIREBALLS)
        self.fireball: Final[int] = checked("fireball", fireball, 0, MOST_STRENGTH)
        self.units_again: Final = units_again
        self.hero_again: Final = hero_again
        self.protection: Final[int] = checked("protection", protection, 0, PROTECTION)
        self.comfort: Final = comfort
        self.general: Final = general
        self.weakens_at: Final[int] = checked("weakens_at", weakens_at, 0, MOST_STRENGTH)
        self.friendly: Final = friendly


@final
class HeroFaces:
    """The faces of the hero die that differ, with the chance of each."""

    def __init__(self, die: Die) -> None:
        self.swords: Final[list[int]] = []
        self.skulls: Final[list[int]] = []
        self.chances: Final[list[float]] = []
        self.numbers: Final[list[int]] = []
        """For each of the six faces which of the differing ones it is."""
        for face in range(FACES):
            for known in range(len(self.swords)):
                if (
                    self.swords[known] == die.swords[face]
                    and self.skulls[known] == die.skulls[face]
                ):
                    self.chances[known] += 1.0 / FACES
                    self.numbers.append(known)
                    break
            else:
                self.numbers.append(len(self.swords))
                self.swords.append(die.swords[face])
                self.skulls.append(die.skulls[face])
                self.chances.append(1.0 / FACES)


@final
class BattleTable:
    """The dice of one set of figures, ready for battles."""

    def __init__(self, hero: Die, units: list[Die]) -> None:
        self.faces: Final = HeroFaces(hero)
        self.dice: Final = UnitDice(units)


@final
class _Kept:
    """The table asked for last: mostly there is only one set of figures."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.table = BattleTable(figures.hero_die, figures.dice)


_kept: Final = _Kept(STANDARD_FIGURES)


def table_of(figures: Figures) -> BattleTable:
    """Give the table of a game's figures."""
    if _kept.figures is not figures:
        _kept.figures = figures
        _kept.table = BattleTable(figures.hero_die, figures.dice)
    return _kept.table
