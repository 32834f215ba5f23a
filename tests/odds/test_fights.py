"""Any fight of Karak has the odds that trying everything gives."""

from itertools import product

import pytest

from karak.odds.aims import SAFE, VALUE, WIN, Aim
from karak.odds.chances import Chances
from karak.odds.fights import Means, fight
from odds.naive import Spread, chance, naive_fight, value_of

NO_ONES = 0b111110
AIMS = [
    Aim("win", 1e6, heart=1.01, fall=1.93, spell=1.57),
    Aim("value", 5.0, heart=1.03, fall=0.91, spell=1.37),
    Aim("safe", 0.01, heart=0.97, fall=1.83, spell=1.21),
]
"""Prices that hardly ever make two policies worth the same."""


def compare(found: Chances, wanted: Spread, aim: Aim) -> None:
    """Look at everything that is counted."""
    assert found.value == pytest.approx(float(value_of(wanted)), rel=1e-9, abs=1e-9), aim
    assert found.win == pytest.approx(chance(wanted, lambda end: end.result == "win"))
    assert found.tie == pytest.approx(chance(wanted, lambda end: end.result == "tie"))
    assert found.lose == pytest.approx(chance(wanted, lambda end: end.result == "lose"))
    assert found.fall == pytest.approx(chance(wanted, lambda end: end.fell))
    for number, each in enumerate(found.wounds):
        assert each == pytest.approx(chance(wanted, lambda end, n=number: end.wounds == n))
    for number, each in enumerate(found.spells):
        assert each == pytest.approx(chance(wanted, lambda end, n=number: end.spells == n))


@pytest.mark.parametrize("aim", AIMS, ids=lambda aim: aim.name)
@pytest.mark.parametrize("second_roll", [False, True])
@pytest.mark.parametrize("wins_ties", [False, True])
@pytest.mark.parametrize("sacrifice", [False, True])
@pytest.mark.parametrize("kept", [0b111111, NO_ONES])
def test_a_fight_is_what_trying_everything_gives(
    aim: Aim, second_roll: bool, wins_ties: bool, sacrifice: bool, kept: int
) -> None:
    for strength, (flames, keeps_flames), hearts, home in product(
        (8, 13), ((0, False), (2, False), (2, True)), (1, 3), ("", "returns", "heals")
    ):
        means = Means(
            strength,
            bonus=1,
            hearts=hearts,
            flames=flames,
            kept=kept,
            second_roll=second_roll,
            wins_ties=wins_ties,
            sacrifice=sacrifice,
            keeps_flames=keeps_flames,
            returns=home == "returns",
            heals_back=home == "heals",
        )
        compare(fight(means, aim), naive_fight(means, aim), aim)


@pytest.mark.parametrize("aim", [WIN, VALUE, SAFE], ids=lambda aim: aim.name)
def test_the_named_aims_reach_the_highest_value(aim: Aim) -> None:
    for strength, hearts, flames in product(range(5, 16), (1, 2, 5), (0, 1, 3)):
        means = Means(strength, 2, hearts, flames, second_roll=True, sacrifice=True)
        wanted = value_of(naive_fight(means, aim))
        assert fight(means, aim).value == pytest.approx(float(wanted))
