"""Measuring what other ways to choose would gain."""

from typing import cast

from karak.kernel.data import Data
from karak.lab.pulse import unwatched
from tools.regret import by_playouts, champions, gain, knights
from tools.tuning.playouts import ChoicesPlayed

CHOICES = [
    {"values": [[0.5, 0.5, 0.5, 0.5], [0.6, 0.6, 0.6, 0.6]], "champion": 1, "knight": -1},
    {"values": [[0.5, 0.5, 0.5, 0.5], [0.4, 0.4, 0.4, 0.4]], "champion": 0, "knight": 1},
]


def test_what_is_gained_is_counted_from_the_networks_choice() -> None:
    assert gain(CHOICES, champions, 10.0).startswith("+50.0 ")
    assert gain(CHOICES, knights, 10.0).startswith("-50.0 ")
    assert gain(CHOICES, by_playouts(2), 10.0).startswith("+50.0 ")


def test_the_playouts_that_choose_do_not_judge() -> None:
    """Nothing is gained where only luck differs."""
    lucky = [{"values": [[0.0, 0.0], [1.0, -1.0]], "champion": 0, "knight": 0}]
    assert gain(lucky, by_playouts(1), 1.0).startswith("-")


def test_some_choices_of_a_game_are_played_out() -> None:
    task = ChoicesPlayed(2, iterations=40, rounds=1, playouts=2, share=0.06, seed=1)
    told = task.play(0, unwatched())
    choices = cast("list[Data]", told["choices"])
    assert cast("int", told["made"]) > len(choices) > 0
    for choice in choices:
        values = cast("list[list[float]]", choice["values"])
        assert all(len(row) == task.playouts for row in values)
        assert all(-1.0 < value < 2.0 for row in values for value in row)
        assert -1 <= cast("int", choice["knight"]) < len(values)
