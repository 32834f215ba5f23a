"""Counting: only whole mirror groups, shared wins as parts, intervals that hold what they say."""

from random import Random

import pytest

from karak.lab.standing import interval, stand, wilson


def test_wins_shares_and_losses_are_counted() -> None:
    standing = stand({0: 1, 1: 0, 2: 2, 3: 1}, 2)
    assert (standing.won, standing.shared, standing.lost) == (2, 1, 1)
    assert standing.share == pytest.approx(2.5 / 4)
    assert (standing.games, standing.groups) == (4, 2)


def test_a_group_that_is_not_whole_does_not_count() -> None:
    standing = stand({0: 1, 1: 0, 2: 1, 7: 1}, 2)
    assert (standing.games, standing.won) == (2, 1)


def test_nothing_played_is_nothing_known() -> None:
    standing = stand({}, 2)
    assert (standing.low, standing.high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)],
)
def test_wilsons_interval_is_the_published_one(
    won: int, games: int, low: float, high: float
) -> None:
    assert wilson(won / games, games) == pytest.approx((low, high), abs=5e-5)


def test_all_games_won_is_not_certainty() -> None:
    share, low, high = interval([1.0] * 200, 2)
    assert (share, high) == (1.0, 1.0)
    assert 0.98 < low < 1.0


def test_groups_that_go_together_make_the_interval_wider() -> None:
    together = interval([1.0, 0.0] * 50, 2)
    apart = interval([0.5] * 100, 2)
    assert together[2] - together[1] > 1.3 * (apart[2] - apart[1])


def test_mirrored_games_never_count_for_more_than_they_are() -> None:
    assert interval([0.5] * 100, 2)[1:] == wilson(0.5, 200)


@pytest.mark.parametrize("true_share", [0.6, 0.9, 0.98])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(true_share: float) -> None:
    luck = Random(4)
    held = 0
    for _ in range(400):
        means = [
            ((luck.random() < true_share) + (luck.random() < true_share)) / 2 for _ in range(200)
        ]
        _, low, high = interval(means, 2)
        held += low <= true_share <= high
    assert 0.92 <= held / 400 <= 0.995
