"""The odds of Karak's fights are what counting every fall of the dice gives."""

from fractions import Fraction
from itertools import product

import pytest

from karak.games.karak1.hero import PLAIN
from karak.games.karak1.heroes.swordsman import Swordsman
from karak.odds.karak1 import ALL_FACES, MOST_SHORT, Odds, kept_faces, odds_by_short

NO_ONES = 0b111110


def faces(kept: int) -> list[int]:
    return [face for face in range(1, 7) if kept >> (face - 1) & 1]


def brute_force(short: int, kept: int, second_roll: bool, wins_ties: bool) -> list[Fraction]:
    """Play every fall of four dice; the last two count only where the first two do not win."""
    counts = [0, 0, 0]
    for dice in product(faces(kept), repeat=4):
        first, second = sum(dice[:2]), sum(dice[2:])
        won = first > short or (wins_ties and first == short)
        attack = first if won or not second_roll else second
        if attack > short or (wins_ties and attack == short):
            counts[0] += 1
        elif attack == short:
            counts[1] += 1
        else:
            counts[2] += 1
    return [Fraction(count, sum(counts)) for count in counts]


def fractions(odds: Odds) -> list[Fraction]:
    ways = [odds.ways_to_win, odds.ways_to_tie, odds.ways_to_lose]
    return [Fraction(way, sum(ways)) for way in ways]


@pytest.mark.parametrize("kept", [ALL_FACES, NO_ONES, 0b101000])
@pytest.mark.parametrize("second_roll", [False, True])
@pytest.mark.parametrize("wins_ties", [False, True])
def test_odds_are_what_counting_gives(kept: int, second_roll: bool, wins_ties: bool) -> None:
    for short in range(MOST_SHORT + 1):
        odds = odds_by_short(kept, second_roll, wins_ties)[short]
        assert fractions(odds) == brute_force(short, kept, second_roll, wins_ties), short


def test_chances_are_the_ways_as_numbers() -> None:
    odds = odds_by_short(ALL_FACES, False, False)[8]
    assert (odds.win, odds.tie, odds.lose) == (10 / 36, 5 / 36, 21 / 36)


def test_the_swordsman_keeps_everything_but_ones() -> None:
    assert kept_faces(Swordsman("swordsman")) == NO_ONES
    assert kept_faces(PLAIN) == ALL_FACES


def test_odds_are_shown_as_chances() -> None:
    assert (
        repr(odds_by_short(ALL_FACES, False, False)[7]) == "Odds(win=0.417, tie=0.167, lose=0.417)"
    )
