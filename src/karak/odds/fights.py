"""A fight of Karak from plain numbers: exact chances with every means used at its best (K1.F).

A fight has at most two points of choice. After the first roll whoever may rolls both dice again
(K1.A.WAR1); after the last one flames and a sacrificed heart are added, or not (K1.F8). So the
last point is solved for each attack, the first by comparing with what a second roll brings.
"""

from __future__ import annotations

from typing import Final, final

from karak.odds.aims import VALUE, Aim, is_better
from karak.odds.answers import Step
from karak.odds.chances import Chances
from karak.odds.errors import checked
from karak.odds.karak1 import ALL_FACES, FACES

LOSE: Final = 0
TIE: Final = 1
WIN: Final = 2
RESULTS: Final = 3
WOUNDS: Final = 3
MOST_STRENGTH: Final = 999
MOST_FLAMES: Final = 30
MOST_HEARTS: Final = 30


@final
class Means:
    """What a hero brings into one fight.

    `bonus` is what stands already (weapons, the hero's own), `flames` how many spells can be used,
    `flame` what each adds. `kept` has a bit for each face that stands (K1.A.SWD1). `returns`: the
    last heart lost brings all back at a fountain (K1.A.WAR2); `heals_back`: so does going back
    from here (K1.F6).
    """

    def __init__(
        self,
        strength: int,
        bonus: int = 0,
        hearts: int = 5,
        flames: int = 0,
        flame: int = 1,
        kept: int = ALL_FACES,
        second_roll: bool = False,
        wins_ties: bool = False,
        sacrifice: bool = False,
        keeps_flames: bool = False,
        returns: bool = False,
        heals_back: bool = False,
    ) -> None:
        self.strength: Final[int] = checked("strength", strength, 0, MOST_STRENGTH)
        self.bonus: Final[int] = checked("bonus", bonus, -MOST_STRENGTH, MOST_STRENGTH)
        self.hearts: Final[int] = checked("hearts", hearts, 0, MOST_HEARTS)
        self.flames: Final[int] = checked("flames", flames, 0, MOST_FLAMES)
        self.flame: Final[int] = checked("flame", flame, 0, MOST_STRENGTH)
        self.kept: Final[int] = checked("kept", kept, 1, ALL_FACES)
        self.second_roll: Final = second_roll
        self.wins_ties: Final = wins_ties
        self.sacrifice: Final = sacrifice
        self.keeps_flames: Final = keeps_flames
        self.returns: Final = returns
        self.heals_back: Final = heals_back


@final
class Tally:
    """Ways to come to each end: by result, hearts lost and flames used up."""

    def __init__(self, means: Means, aim: Aim) -> None:
        self.means: Final = means
        self.aim: Final = aim
        self.room: Final[int] = means.flames + 1
        self.ways: Final[list[int]] = [0] * (RESULTS * WOUNDS * (means.flames + 1))

    def result_of(self, attack: int) -> int:
        """Compare an attack with the strength (K1.F2 to K1.F4, K1.A.THF1)."""
        means = self.means
        if attack > means.strength:
            return WIN
        if attack == means.strength:
            return WIN if means.wins_ties else TIE
        return LOSE

    def wounds_of(self, result: int, hearts_given: int) -> int:
        """Count hearts lost: those given, and one for a defeat if any is left (K1.A.WLK1)."""
        if result == LOSE and self.means.hearts > hearts_given:
            return hearts_given + 1
        return hearts_given

    def falls(self, result: int, wounds: int) -> bool:
        """Say whether the hero is unconscious after this (K1.H1, K1.H4, K1.A.WAR2)."""
        means = self.means
        if wounds < means.hearts or (means.heals_back and result != WIN):
            return False
        return not (means.returns and result == LOSE)

    def cost_of(self, result: int, wounds: int) -> float:
        """Price hearts lost; what a fountain gives back at once costs nothing."""
        means = self.means
        if means.heals_back and result != WIN:
            return 0.0
        if wounds < means.hearts:
            return self.aim.heart * wounds
        if means.returns and result == LOSE:
            return 0.0
        return self.aim.heart * wounds + self.aim.fall

    def worth_of(self, attack: int, flames: int, hearts_given: int) -> float:
        """Give the value of striking with so much added."""
        result = self.result_of(attack + flames * self.means.flame + hearts_given)
        worth = self.aim.win if result == WIN else 0.0
        if not self.means.keeps_flames:
            worth -= self.aim.spell * flames
        return worth - self.cost_of(result, self.wounds_of(result, hearts_given))

    def best_addition(self, attack: int, least_flames: int, least_heart: int) -> int:
        """Find what to add before striking: twice the flames, and one for a heart."""
        most = self.worth_of(attack, least_flames, least_heart)
        best = 2 * least_flames + least_heart
        hearts = 1 if self.means.sacrifice and self.means.hearts > 0 else 0
        for flames in range(least_flames, self.means.flames + 1):
            for heart in range(least_heart, hearts + 1):
                worth = self.worth_of(attack, flames, heart)
                if is_better(worth, most):
                    most = worth
                    best = 2 * flames + heart
        return best

    def count(self, attack: int, addition: int, ways: int) -> None:
        """Count ways to strike with this attack and that addition."""
        flames = addition // 2
        heart = addition % 2
        result = self.result_of(attack + flames * self.means.flame + heart)
        used = 0 if self.means.keeps_flames else flames
        wounds = self.wounds_of(result, heart)
        self.ways[(result * WOUNDS + wounds) * self.room + used] += ways

    def count_again(self, other: Tally, ways: int) -> None:
        """Count the ends of another tally, each as often as it is come to."""
        for end in range(len(self.ways)):
            self.ways[end] += other.ways[end] * ways

    def chances(self) -> Chances:
        """Turn ways into chances."""
        total = float(sum(self.ways))
        results = [0.0, 0.0, 0.0]
        wounds = [0.0, 0.0, 0.0]
        spells = [0.0] * self.room
        fall = 0.0
        cost = 0.0
        for result in range(RESULTS):
            for wound in range(WOUNDS):
                here = 0
                for used in range(self.room):
                    ways = self.ways[(result * WOUNDS + wound) * self.room + used]
                    if ways > 0:
                        here += ways
                        spells[used] += ways / total
                if here > 0:
                    share = here / total
                    results[result] += share
                    wounds[wound] += share
                    cost += share * self.cost_of(result, wound)
                    if self.falls(result, wound):
                        fall += share
        value = self.aim.win * results[WIN] - cost
        for used in range(1, self.room):
            value -= self.aim.spell * used * spells[used]
        return Chances(results[WIN], results[TIE], results[LOSE], wounds, spells, fall, value)


def fight(means: Means, aim: Aim = VALUE) -> Chances:
    """Give the chances of a fight before the roll."""
    return _roll(means, aim, means.second_roll).chances()


def roll_again(means: Means, aim: Aim = VALUE) -> Chances:
    """Give the chances if both dice are rolled now, for the last time."""
    return _roll(means, aim, False).chances()


def strike(means: Means, dice: int, aim: Aim = VALUE) -> Chances:
    """Give the end of a fight with these dice if nothing is added."""
    tally = Tally(means, aim)
    tally.count(means.bonus + dice, 0, 1)
    return tally.chances()


def adding(means: Means, dice: int, aim: Aim = VALUE, flames: int = 0, heart: int = 0) -> Chances:
    """Give the end of a fight with these dice if at least so much is added, at the best."""
    tally = Tally(means, aim)
    attack = means.bonus + dice
    tally.count(attack, tally.best_addition(attack, flames, heart), 1)
    return tally.chances()


def plan_of(means: Means, aim: Aim = VALUE) -> list[Step]:
    """Say what is best after each first roll."""
    tally = Tally(means, aim)
    ways = _known_ways[means.kept]
    total = sum(ways)
    again = roll_again(means, aim).value
    steps: list[Step] = []
    for dice in range(2, len(ways)):
        if ways[dice] > 0:
            attack = means.bonus + dice
            best = tally.best_addition(attack, 0, 0)
            worth = tally.worth_of(attack, best // 2, best % 2)
            rolls = means.second_roll and is_better(again, worth)
            added = 0 if rolls else best
            steps.append(Step(dice, ways[dice] / total, rolls, added // 2, added % 2 == 1))
    return steps


def roll_ways(kept: int) -> list[int]:
    """Count the ways two dice of these faces give each sum."""
    ways = [0] * (2 * FACES + 1)
    for one in range(FACES):
        if kept >> one & 1:
            for other in range(FACES):
                if kept >> other & 1:
                    ways[one + other + 2] += 1
    return ways


_known_ways: Final[list[list[int]]] = [roll_ways(kept) for kept in range(ALL_FACES + 1)]


def _roll(means: Means, aim: Aim, second_roll: bool) -> Tally:
    """Count a roll; the second one is taken where that is worth more than striking."""
    tally = Tally(means, aim)
    ways = _known_ways[means.kept]
    total = 0
    value = 0.0
    best: list[int] = []
    worths: list[float] = []
    for dice in range(2, len(ways)):
        attack = means.bonus + dice
        addition = tally.best_addition(attack, 0, 0) if ways[dice] > 0 else 0
        worth = tally.worth_of(attack, addition // 2, addition % 2)
        tally.count(attack, addition, ways[dice])
        best.append(addition)
        worths.append(worth)
        total += ways[dice]
        value += ways[dice] * worth
    if not second_roll:
        return tally
    first = Tally(means, aim)
    again = 0
    for dice in range(2, len(ways)):
        if is_better(value / total, worths[dice - 2]):
            again += ways[dice]
        else:
            first.count(means.bonus + dice, best[dice - 2], ways[dice] * total)
    first.count_again(tally, again)
    return first
