"""A battle of Karak 2 from plain numbers: exact chances with every means at its best (K2.B).

Dice are chosen first (K2.B1). After the roll whoever may rolls units or hero die again, once;
then come Fireballs, and after the strike Protection (K2.B9). It is solved backwards: what skulls
cost (`losses`), what an attack brings, whether a second roll is worth more.
"""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.aftermath import PLAGUE_SKULLS, PROTECTION
from karak.games.karak2.figures import FACES, STANDARD_FIGURES, Die, Figures
from karak.odds.aims import VALUE, Aim, is_better
from karak.odds.chances import Chances
from karak.odds.errors import BadNumber, checked
from karak.odds.losses import HERO_SKULLS, Losses
from karak.odds.rolls import MOST_OF_A_KIND, Rolls, UnitDice

MOST_STRENGTH: Final = 999
MOST_HEARTS: Final = 30
MOST_FIREBALLS: Final = 30
NOTHING: Final = -1e300
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


@final
class Attacks:
    """What each number of swords brings when Fireballs are used at their best.

    `won` is the best value with a victory, `not_won` without one, both before losses; an end that
    cannot be had is worth NOTHING. At least `fewest` Fireballs are used, at most `fireballs`.
    """

    def __init__(self, means: Means2, aim: Aim, most: int, fewest: int, fireballs: int) -> None:
        self.won: Final[list[float]] = []
        self.won_with: Final[list[int]] = []
        self.not_won: Final[list[float]] = []
        self.not_won_with: Final[list[int]] = []
        self.weakened: Final[list[bool]] = []
        for swords in range(most + 1):
            won = NOTHING
            won_with = 0
            not_won = NOTHING
            not_won_with = 0
            weakened = False
            for used in range(fewest, fireballs + 1):
                attack = swords + means.bonus + used * means.fireball
                price = aim.spell * used
                if attack >= means.strength:
                    if aim.win - price > won:
                        won = aim.win - price
                        won_with = used
                    continue
                weakens = means.weakens_at > 0 and attack >= means.weakens_at
                worth = (aim.weaken if weakens else 0.0) - price
                if worth > not_won:
                    not_won = worth
                    not_won_with = used
                    weakened = weakens
            self.won.append(won)
            self.won_with.append(won_with)
            self.not_won.append(not_won)
            self.not_won_with.append(not_won_with)
            self.weakened.append(weakened)


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
        program = Program(self, sent, self.table.dice.rolls(sent))
        program.roll_all(self.means.units_again and sum(sent) > 0, self.means.hero_again)
        return program.chances()

    def rolling_units(self, sent: list[int], face: int) -> Chances:
        """Give the chances if these dice are rolled again beside a face of the hero die."""
        program = Program(self, sent, self.table.dice.rolls(sent))
        program.roll_units(self.table.faces.numbers[face], 1.0)
        return program.chances()

    def rolling_hero(self, sent: list[int], key: int, swords: int) -> Chances:
        """Give the chances if the hero die is rolled again beside skulls and swords of units."""
        program = Program(self, sent, Rolls([key], [swords], [[1.0]]))
        program.roll_hero(0, swords, 1.0)
        return program.chances()

    def striking(
        self, sent: list[int], key: int, swords: int, face: int, fewest: int, fireballs: int
    ) -> Chances:
        """Give the end of a battle whose dice lie, with so many Fireballs."""
        program = Program(self, sent, Rolls([key], [swords], [[1.0]]), fewest, fireballs)
        number = self.table.faces.numbers[face]
        program.end(0, swords + self.table.faces.swords[number], number, 1.0)
        return program.chances()


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


@final
class Program:
    """One battle with one choice of dice, solved backwards.

    A roll is a state of skulls, a number of swords and a face of the hero die. `_ends` gathers
    the chance of each state of skulls beside each number of skulls on the hero die.
    """

    def __init__(
        self, battles: Battles, sent: list[int], rolls: Rolls, fewest: int = 0, fireballs: int = -1
    ) -> None:
        faces = battles.table.faces
        states = len(rolls.keys)
        self.means: Final = battles.means
        self.aim: Final = battles.aim
        self.losses: Final = battles.losses
        self.faces: Final[HeroFaces] = faces
        self.sent: Final = sent
        self.rolls: Final = rolls
        self.attacks: Final = Attacks(
            battles.means,
            battles.aim,
            rolls.most_swords + max(faces.swords),
            fewest,
            battles.means.fireballs if fireballs < 0 else fireballs,
        )
        self.costs: Final[list[float]] = [0.0] * (states * HERO_SKULLS)
        for skulls in range(HERO_SKULLS):
            if skulls in faces.skulls:
                for state in range(states):
                    loss = battles.losses.of(rolls.keys[state], skulls)
                    self.costs[state * HERO_SKULLS + skulls] = loss.cost
        self.win = 0.0
        self.weaken = 0.0
        self.spared = 0.0
        self.spells: Final[list[float]] = [0.0] * (battles.means.fireballs + 1)
        self._ends: Final[list[float]] = [0.0] * (states * HERO_SKULLS)

    # Rolling

    def roll_all(self, units_again: bool, hero_again: bool) -> None:
        """Roll everything; whoever may rolls again where that is worth more than striking."""
        rolls = self.rolls
        faces = self.faces
        kinds = len(faces.swords)
        units_worth = [NOTHING] * kinds
        left = [0.0] * kinds
        if units_again:
            units_worth = [self._worth_of_units(face) for face in range(kinds)]
        for state in range(len(rolls.keys)):
            row = rolls.rows[state]
            low = rolls.lows[state]
            for i in range(len(row)):
                hero_worth = self._worth_of_hero(state, low + i) if hero_again else NOTHING
                rolled_again = 0.0
                for face in range(kinds):
                    chance = row[i] * faces.chances[face]
                    swords = low + i + faces.swords[face]
                    again = max(units_worth[face], hero_worth)
                    if again > NOTHING and is_better(again, self._worth(state, swords, face)):
                        if is_better(hero_worth, units_worth[face]):
                            rolled_again += chance
                        else:
                            left[face] += chance
                    else:
                        self.end(state, swords, face, chance)
                if rolled_again > 0.0:
                    self.roll_hero(state, low + i, rolled_again)
        for face in range(kinds):
            if left[face] > 0.0:
                self.roll_units(face, left[face])

    def roll_units(self, face: int, chance: float) -> None:
        """Roll the unit dice for the last time."""
        rolls = self.rolls
        for state in range(len(rolls.keys)):
            row = rolls.rows[state]
            low = rolls.lows[state] + self.faces.swords[face]
            for i in range(len(row)):
                self.end(state, low + i, face, chance * row[i])

    def roll_hero(self, state: int, swords: int, chance: float) -> None:
        """Roll the hero die for the last time."""
        faces = self.faces
        for face in range(len(faces.swords)):
            self.end(state, swords + faces.swords[face], face, chance * faces.chances[face])

    # What it is worth

    def _worth(self, state: int, swords: int, face: int) -> float:
        """Give the value of the best strike with so many swords and such skulls."""
        cost = self.costs[state * HERO_SKULLS + self.faces.skulls[face]]
        won = self.attacks.won[swords]
        if not self.means.general:
            won -= cost
        return max(won, self.attacks.not_won[swords] - cost)

    def _worth_of_units(self, face: int) -> float:
        """Give the value of rolling the unit dice for the last time."""
        rolls = self.rolls
        total = 0.0
        for state in range(len(rolls.keys)):
            row = rolls.rows[state]
            low = rolls.lows[state] + self.faces.swords[face]
            for i in range(len(row)):
                total += row[i] * self._worth(state, low + i, face)
        return total

    def _worth_of_hero(self, state: int, swords: int) -> float:
        """Give the value of rolling the hero die for the last time."""
        faces = self.faces
        total = 0.0
        for face in range(len(faces.swords)):
            total += faces.chances[face] * self._worth(state, swords + faces.swords[face], face)
        return total

    # How it ends

    def end(self, state: int, swords: int, face: int, chance: float) -> None:
        """Strike at the best, and note how it ends; the General beaten costs nothing (K2.D4)."""
        at = state * HERO_SKULLS + self.faces.skulls[face]
        attacks = self.attacks
        general = self.means.general
        cost = self.costs[at] if general else 0.0
        if is_better(attacks.not_won[swords] - cost, attacks.won[swords]):
            self.spells[attacks.not_won_with[swords]] += chance
            if attacks.weakened[swords]:
                self.weaken += chance
        else:
            self.spells[attacks.won_with[swords]] += chance
            self.win += chance
            if general:
                self.spared += chance
                return
        self._ends[at] += chance

    def chances(self) -> Chances:
        """Add up all ends."""
        aim = self.aim
        wounds = [0.0] * (min(self.means.hearts, HERO_SKULLS) + 1)
        wounds[0] = self.spared
        units: list[list[float]] = []
        for count in self.sent:
            chances = [0.0] * (count + 1)
            chances[0] = self.spared
            units.append(chances)
        fall = 0.0
        plague = 0.0
        healed = 0.0
        value = aim.win * self.win + aim.weaken * self.weaken
        for used in range(1, len(self.spells)):
            value -= aim.spell * used * self.spells[used]
        for state in range(len(self.rolls.keys)):
            for skulls in range(HERO_SKULLS):
                chance = self._ends[state * HERO_SKULLS + skulls]
                if chance <= 0.0:
                    continue
                loss = self.losses.of(self.rolls.keys[state], skulls)
                value -= chance * loss.cost
                wounds[loss.wounds] += chance
                healed += chance * loss.healed
                for unit in range(len(units)):
                    if self.sent[unit] > 0:
                        units[unit][loss.units[unit]] += chance
                if loss.fell:
                    fall += chance
                if skulls >= PLAGUE_SKULLS and not self.means.friendly:
                    plague += chance
        for unit in range(len(units)):
            if self.sent[unit] == 0:
                units[unit][0] = 1.0
        lose = max(0.0, 1.0 - self.win)
        found = Chances(self.win, 0.0, lose, wounds, self.spells, fall, value)
        found.units = units
        found.weaken = self.weaken
        found.plague = plague
        found.healed = healed
        return found
