"""The odds of a battle in Karak 2 for one choice of dice, exact (K2.B1, K2.B2, K2.B5, K2.B6)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.figures import FACES, Die, Figures

NOTHING_AGAIN: Final = 0
UNITS_AGAIN: Final = 1
HERO_AGAIN: Final = 2
MOST_NEEDED: Final = 127
MOST_KEPT: Final = 50_000
MOST_LADDERS: Final = 20_000
UNCOUNTED: Final = -1.0
FACE: Final[float] = 1.0 / FACES


@final
class BattleOdds:
    """The chance to win, the units lost to be expected by kind, and the chance of each wound.

    `wounds[n]` is the chance that the hero die ends with n skulls; neither counts what Protection
    or the General add (K2.I8, K2.D3).
    """

    def __init__(self, win: float, lost: list[float], wounds: list[float]) -> None:
        self.win: Final = win
        self.lost: Final = lost
        self.wounds: Final = wounds

    @property
    def units(self) -> float:
        """How many units are lost on average (K2.B6)."""
        return sum(self.lost)

    @property
    def hearts(self) -> float:
        """How many hearts are lost on average (K2.B5)."""
        return sum([n * self.wounds[n] for n in range(len(self.wounds))])

    def __repr__(self) -> str:
        """Show the chances."""
        return f"BattleOdds(win={self.win:.3f}, units={self.units:.3f}, hearts={self.hearts:.3f})"


@final
class Ladder:
    """The chances to win with certain dice, by the swords needed; each is counted when asked."""

    def __init__(self, dice: BattleDice, sent: list[int], again: int) -> None:
        self.dice: Final = dice
        self.sent: Final[list[int]] = list(sent)
        self.again: Final = again
        most = max(dice.hero.swords)
        for unit in range(len(sent)):
            most += sent[unit] * max(dice.units[unit].swords)
        self.top: Final[int] = min(most + 1, MOST_NEEDED)
        self._wins: Final[list[float]] = [UNCOUNTED] * (self.top + 1)

    def win(self, needed: int) -> float:
        """Give the chance to win."""
        step = min(max(needed, 0), self.top)
        chance = self._wins[step]
        if chance == UNCOUNTED:
            chance = self.dice.winning(self.sent, step, self.again)
            self._wins[step] = chance
        return chance

    def odds(self, needed: int) -> BattleOdds:
        """Give all odds."""
        return self.dice.battle(self.sent, needed, self.again)


@final
class BattleDice:
    """The dice of one set of figures; what was counted once is kept."""

    def __init__(self, hero: Die, units: list[Die]) -> None:
        self.hero: Final = hero
        self.units: Final = units
        self.deadly: Final[list[float]] = [_deadly(die) for die in units]
        self.swords: Final[list[float]] = [sum(die.swords) / FACES for die in units]
        self._chances: Final[dict[int, list[float]]] = {}
        self._tails: Final[dict[int, list[float]]] = {}
        self._odds: Final[dict[int, BattleOdds]] = {}
        self._ladders: Final[dict[int, Ladder]] = {}

    def battle(self, sent: list[int], needed: int, again: int = NOTHING_AGAIN) -> BattleOdds:
        """Give the odds that the sent dice and the hero die show as many swords as are needed.

        `needed` is the strength less weapons and every Fireball that would be used. A second
        roll of the unit dice (K2.A.WAR1) or of the hero die (K2.A.PRI1) is taken exactly when
        the first does not win.
        """
        needed = max(0, min(needed, MOST_NEEDED))
        key = (_key(sent) * (MOST_NEEDED + 1) + needed) * 3 + again
        odds = self._odds.get(key)
        if odds is None:
            if len(self._odds) >= MOST_KEPT:
                self._odds.clear()
            if again == HERO_AGAIN:
                odds = self._with_hero_again(sent, needed)
            else:
                odds = self._by_hero_face(sent, needed, again == UNITS_AGAIN)
            self._odds[key] = odds
        return odds

    def winning(self, sent: list[int], needed: int, again: int) -> float:
        """Give the chance to win alone, to the last digit that of `battle`."""
        swords = self.hero.swords
        win = 0.0
        if again == HERO_AGAIN:
            chances = self.chances(sent)
            for shown in range(len(chances)):
                first = FACE * sum([1 for more in swords if more + shown >= needed])
                win += chances[shown] * (first + (1.0 - first) * first)
            return win
        tails = self.tails(sent)
        for face in range(FACES):
            first = at_least(tails, needed - swords[face])
            win += FACE * (first + (1.0 - first) * first if again == UNITS_AGAIN else first)
        return win

    def ladder(self, sent: list[int], again: int) -> Ladder:
        """Give the chances to win with these dice, whatever is needed."""
        key = 3 * _key(sent) + again
        ladder = self._ladders.get(key)
        if ladder is None:
            if len(self._ladders) >= MOST_LADDERS:
                self._ladders.clear()
            ladder = Ladder(self, sent, again)
            self._ladders[key] = ladder
        return ladder

    def chances(self, sent: list[int]) -> list[float]:
        """Give the chance of each number of swords on unit dice: one die after the other."""
        key = _key(sent)
        found = self._chances.get(key)
        if found is None:
            found = [1.0]
            for unit in range(len(sent)):
                for _ in range(sent[unit]):
                    found = _with_die(found, self.units[unit])
            self._chances[key] = found
        return found

    def tails(self, sent: list[int]) -> list[float]:
        """Give the chance of at least each number of swords on unit dice."""
        key = _key(sent)
        found = self._tails.get(key)
        if found is None:
            found = list(self.chances(sent))
            for swords in range(len(found) - 2, -1, -1):
                found[swords] += found[swords + 1]
            self._tails[key] = found
        return found

    def _by_hero_face(self, sent: list[int], needed: int, again: bool) -> BattleOdds:
        """Look at each face of the hero die; the units are rolled once or, if need be, twice."""
        tails = self.tails(sent)
        win = 0.0
        wounds = [0.0, 0.0, 0.0]
        rolls = [0.0] * len(sent)
        for face in range(FACES):
            wounds[self.hero.skulls[face]] += FACE
            short = needed - self.hero.swords[face]
            first = at_least(tails, short)
            win += FACE * (first + (1.0 - first) * first if again else first)
            for unit in range(len(sent)):
                if sent[unit] > 0:
                    stands = 1.0
                    if again:
                        others = self.tails(_less(sent, unit))
                        stands = at_least(others, short) + 1.0 - first
                    rolls[unit] += FACE * stands
        lost = [sent[unit] * self.deadly[unit] * rolls[unit] for unit in range(len(sent))]
        return BattleOdds(win, lost, wounds)

    def _with_hero_again(self, sent: list[int], needed: int) -> BattleOdds:
        """Look at each number of swords on the unit dice; the hero die is rolled up to twice."""
        chances = self.chances(sent)
        win = 0.0
        wounds = [0.0, 0.0, 0.0]
        for swords in range(len(chances)):
            wins = [self.hero.swords[face] + swords >= needed for face in range(FACES)]
            first = FACE * sum([1 for won in wins if won])
            win += chances[swords] * (first + (1.0 - first) * first)
            for face in range(FACES):
                stands = (1.0 if wins[face] else 0.0) + 1.0 - first
                wounds[self.hero.skulls[face]] += chances[swords] * FACE * stands
        lost = [sent[unit] * self.deadly[unit] for unit in range(len(sent))]
        return BattleOdds(win, lost, wounds)


def at_least(tails: list[float], swords: int) -> float:
    """Read a table of chances of at least so many."""
    if swords <= 0:
        return 1.0
    return tails[swords] if swords < len(tails) else 0.0


def _deadly(die: Die) -> float:
    return FACE * sum([1 for skulls in die.skulls if skulls > 0])


def _with_die(chances: list[float], die: Die) -> list[float]:
    sums = [0.0] * (len(chances) + max(die.swords))
    for swords in range(len(chances)):
        share = chances[swords] * FACE
        for face in range(FACES):
            sums[swords + die.swords[face]] += share
    return sums


def _less(sent: list[int], unit: int) -> list[int]:
    fewer = list(sent)
    fewer[unit] -= 1
    return fewer


def _key(sent: list[int]) -> int:
    key = 0
    for count in sent:
        key = 32 * key + count
    return key


@final
class _Kept:
    """The dice asked for last: mostly there is only one set of figures."""

    def __init__(self) -> None:
        self.figures: Figures | None = None
        self.dice = BattleDice(Die(["-"] * FACES), [])


_kept: Final = _Kept()


def dice_of(figures: Figures) -> BattleDice:
    """Give the dice of a game's figures."""
    if _kept.figures is not figures:
        _kept.figures = figures
        _kept.dice = BattleDice(figures.hero_die, figures.dice)
    return _kept.dice
