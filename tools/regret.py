"""Measure how much better champion could choose in Karak: what its choices leave to be won.

`python tools/regret.py --players 2` lets champion play against knights, plays the best plans of
some of its choices out many times, and says which share of the wins in a game would be gained by
other ways to choose: the knight's, champion's own, and by the mean of so many playouts. The first
half of the playouts chooses and the second half judges, so nobody profits from luck. What the
gain grows to with more playouts is what a perfect choice among these plans could bring.
Run it on the compiled build (`.venv-compiled/bin/python`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from karak.lab.runner import Crew, Finished, all_cores
from tools.tuning.playouts import ChoicesPlayed

PATIENCE = 600.0
SPLITS = 20
"""The playouts are halved at random so many times."""
Values = NDArray[np.float64]
"""What came of each plan (the network's choice first) in each playout."""
Chooser = Callable[[dict[str, Any], Values], int]


def gain(choices: Sequence[dict[str, Any]], choose: Chooser, made: float) -> str:
    """Say what a chooser would gain in a game over the network alone, with the standard error."""
    luck = np.random.default_rng(1)
    gains: list[float] = []
    for choice in choices:
        values: Values = np.array(choice["values"])
        count = values.shape[1]
        found: list[float] = []
        for _ in range(SPLITS):
            order = luck.permutation(count)
            judged = values[:, order[count // 2 :]].mean(axis=1)
            found.append(float(judged[choose(choice, values[:, order[: count // 2]])] - judged[0]))
        gains.append(float(np.mean(found)))
    error = np.std(gains) / np.sqrt(len(gains))
    return f"{100 * made * np.mean(gains):+.1f} +- {100 * made * error:.1f} %"


def knights(choice: dict[str, Any], _values: Values) -> int:
    """Choose as the knight; where its plan is not among champion's, as the network."""
    return max(cast("int", choice["knight"]), 0)


def champions(choice: dict[str, Any], _values: Values) -> int:
    """Choose as champion did."""
    return cast("int", choice["champion"])


def by_playouts(number: int) -> Chooser:
    """Choose by the mean of so many playouts."""
    return lambda _choice, values: int(values[:, :number].mean(axis=1).argmax())


def options(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=2000, help="champion's")
    parser.add_argument("--share", type=float, default=0.05, help="of its choices are looked into")
    parser.add_argument("--playouts", type=int, default=48, help="of each plan")
    parser.add_argument("--rounds", type=int, default=4, help="in a playout; then the network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=all_cores())
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Play and measure."""
    wanted = options(arguments)
    task = ChoicesPlayed(
        wanted.players,
        wanted.iterations,
        wanted.rounds,
        wanted.playouts,
        wanted.share,
        wanted.seed,
    )
    choices: list[dict[str, Any]] = []
    made = 0
    with Crew(task, wanted.jobs, PATIENCE) as crew:
        for outcome in crew.play(range(wanted.games), lambda: False):
            if not isinstance(outcome, Finished):
                sys.exit(f"game {outcome.number} was lost: it {outcome.why}")
            made += cast("int", outcome.data["made"])
            choices += cast("list[dict[str, Any]]", outcome.data["choices"])
    each = made / wanted.games
    print(f"{len(choices)} choices of {each:.0f} in a game; gained in a game over the network:")
    print(f"  as the knight chooses   {gain(choices, knights, each)}")
    print(f"  as champion chooses     {gain(choices, champions, each)}")
    number = 1
    while number <= wanted.playouts // 2:
        print(f"  by {number:3} playouts         {gain(choices, by_playouts(number), each)}")
        number *= 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
