"""The odds of Karak 2's battles are what counting every fall of the dice gives."""

from itertools import product

import pytest

from karak.games.karak2.figures import FACES, STANDARD_FIGURES, Die
from karak.odds.karak2 import (
    HERO_AGAIN,
    NOTHING_AGAIN,
    UNITS_AGAIN,
    BattleDice,
    BattleOdds,
    at_least,
    dice_of,
)

HERO = STANDARD_FIGURES.hero_die
UNITS = STANDARD_FIGURES.dice
CHOICES = [
    [0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [0, 1, 1, 0, 0, 0],
    [0, 0, 0, 1, 1, 0],
    [1, 0, 0, 0, 0, 1],
]


class Count:
    """What happened in all falls of the dice, added up."""

    def __init__(self) -> None:
        self.ways = 0
        self.won = 0
        self.lost = [0] * len(UNITS)
        self.wounds = [0, 0, 0]

    def add(self, kinds: list[int], hero: int, units: tuple[int, ...], needed: int) -> None:
        self.ways += 1
        self.won += swords_of(kinds, hero, units) >= needed
        self.wounds[HERO.skulls[hero]] += 1
        for kind, face in zip(kinds, units, strict=True):
            self.lost[kind] += UNITS[kind].skulls[face] > 0

    def check(self, odds: BattleOdds) -> None:
        assert odds.win == pytest.approx(self.won / self.ways)
        assert odds.lost == pytest.approx([lost / self.ways for lost in self.lost])
        assert odds.wounds == pytest.approx([wounds / self.ways for wounds in self.wounds])


def swords_of(kinds: list[int], hero: int, units: tuple[int, ...]) -> int:
    shown = [UNITS[kind].swords[face] for kind, face in zip(kinds, units, strict=True)]
    return HERO.swords[hero] + sum(shown)


def brute_force(sent: list[int], needed: int, again: int) -> Count:
    """Let all dice fall in every way; second rolls count only where the first does not win."""
    kinds = [kind for kind, number in enumerate(sent) for _ in range(number)]
    count = Count()
    for hero, *units in product(range(FACES), repeat=1 + len(kinds)):
        first = tuple(units)
        won = swords_of(kinds, hero, first) >= needed
        second = 0 if again == NOTHING_AGAIN else 1 if again == HERO_AGAIN else len(kinds)
        for more in product(range(FACES), repeat=second):
            if won or again == NOTHING_AGAIN:
                count.add(kinds, hero, first, needed)
            elif again == HERO_AGAIN:
                count.add(kinds, more[0], first, needed)
            else:
                count.add(kinds, hero, more, needed)
    return count


@pytest.mark.parametrize("sent", CHOICES)
@pytest.mark.parametrize("again", [NOTHING_AGAIN, UNITS_AGAIN, HERO_AGAIN])
def test_odds_are_what_counting_gives(sent: list[int], again: int) -> None:
    dice = dice_of(STANDARD_FIGURES)
    for needed in range(8):
        brute_force(sent, needed, again).check(dice.battle(sent, needed, again))


@pytest.mark.parametrize("again", [NOTHING_AGAIN, HERO_AGAIN])
def test_four_units_are_counted_too(again: int) -> None:
    sent = [2, 1, 1, 0, 0, 0]
    dice = dice_of(STANDARD_FIGURES)
    for needed in (3, 6, 9):
        brute_force(sent, needed, again).check(dice.battle(sent, needed, again))


def test_nothing_needed_is_won_and_too_much_is_not() -> None:
    dice = dice_of(STANDARD_FIGURES)
    assert dice.battle([0] * 6, -3).win == pytest.approx(1.0)
    assert dice.battle([10, 10, 10, 3, 1, 1], 1000).win == 0.0


@pytest.mark.parametrize("again", [NOTHING_AGAIN, UNITS_AGAIN, HERO_AGAIN])
@pytest.mark.parametrize("sent", [*CHOICES, [2, 3, 4, 1, 1, 1]])
def test_ladders_give_the_same_chances_to_the_last_digit(sent: list[int], again: int) -> None:
    dice = dice_of(STANDARD_FIGURES)
    ladder = dice.ladder(sent, again)
    for needed in range(-2, 40):
        assert ladder.win(needed) == dice.battle(sent, needed, again).win
    assert ladder.win(ladder.top) == 0.0
    assert dice.ladder(list(sent), again) is ladder


def test_an_army_of_ten_mages_is_counted_exactly() -> None:
    odds = dice_of(STANDARD_FIGURES).battle([0, 0, 10, 0, 0, 0], 14)
    assert odds.units == pytest.approx(10 / 3)
    assert odds.hearts == pytest.approx(0.5)
    assert odds.win == pytest.approx(0.6049101842766881)


def test_tables_of_at_least_so_many_swords() -> None:
    tails = dice_of(STANDARD_FIGURES).tails([1, 0, 0, 0, 0, 0])
    assert [at_least(tails, swords) for swords in (-1, 0, 1, 2)] == pytest.approx(
        [1.0, 1.0, 5 / 6, 0.0]
    )


def test_other_figures_have_other_odds() -> None:
    sure = BattleDice(Die(["1"] * FACES), [Die(["2"] * FACES)])
    odds = sure.battle([2], 5)
    assert (odds.win, odds.units, odds.hearts) == (pytest.approx(1.0), 0.0, 0.0)
    assert sure.battle([2], 6).win == pytest.approx(0.0)


def test_odds_are_shown_as_chances() -> None:
    odds = dice_of(STANDARD_FIGURES).battle([1, 0, 0, 0, 0, 0], 2)
    assert repr(odds) == "BattleOdds(win=0.611, units=0.167, hearts=0.500)"
