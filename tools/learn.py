"""Teach the network that champion judges positions of Karak by, and write it where it is read.

`python tools/learn.py --generations 40` lets the network play against itself and against knights
by one turn's foresight, learns from the games by temporal differences, plays again, and so on.
Run it on the compiled build (`.venv-compiled/bin/python`); after each generation it says how
many games against knights were won, and writes what it has.
"""

from __future__ import annotations

import argparse
import runpy
import sys
import textwrap
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from karak.kernel.data import Data
from karak.lab.runner import Crew, Finished, all_cores
from tools.tuning.learning import Learner, Lesson, Seen
from tools.tuning.onpolicy import Layers, OnPolicyPlay

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "src" / "karak" / "bots" / "karak1" / "learned.py"
PATIENCE = 600.0
DIGITS = 4
LAST_SLOWER = 0.8
"""By so much the last generations learn more slowly than the first."""
WIDTH = 96

HEAD = '''\
"""The network that judges positions of Karak: plain weights, then each unit's, their ends.

Written by tools/learn.py with
{arguments}
The inputs are named in `portrait`.
"""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.network import Network, numbers

'''


def played(task: OnPolicyPlay, games: int, jobs: int) -> list[Seen]:
    """Play the games, in the order of their numbers."""
    found: dict[int, Data] = {}
    with Crew(task, jobs, PATIENCE) as crew:
        for outcome in crew.play(range(games), lambda: False):
            if not isinstance(outcome, Finished):
                sys.exit(f"game {outcome.number} was lost: it {outcome.why}")
            found[outcome.number] = outcome.data
    seen: list[Seen] = []
    for number in sorted(found):
        data = found.pop(number)
        shares = cast("list[float]", data["shares"])
        alone = cast("int", data["alone"])
        positions = cast("list[dict[str, Any]]", data["positions"])
        if positions:
            own = np.array([position["seats"] for position in positions], np.float32)
            common = np.array([position["common"] for position in positions], np.float32)
            hopers = np.array([position["hoper"] for position in positions], np.intp)
            hoped = np.array([position["hoped"] for position in positions], np.float32)
            stood = np.array([position["stood"] for position in positions], np.float32)
            parts = np.array(shares, np.float32)
            seen.append(Seen(own, common, hopers, hoped, stood, parts, alone))
    return seen


def against_knights(learner: Learner, seen: Sequence[Seen]) -> Iterator[str]:
    """Tell how the network did against knights at tables of each size, and how without luck."""
    for players in sorted({len(game.shares) for game in seen}):
        games = [game for game in seen if game.alone >= 0 and len(game.shares) == players]
        won = np.array([game.shares[game.alone] for game in games])
        earned = np.array([learner.lesson(game, 1.0).targets[0][game.alone] for game in games])
        error = earned.std() / np.sqrt(len(games))
        yield (
            f"{players} players {100 * won.mean():.1f} % of {len(games)} games,"
            f" {100 * earned.mean():.1f} +- {100 * error:.1f} without luck"
        )


def module(layers: Layers, arguments: str) -> str:
    """Write the network as a module."""
    rows = "".join(f"    numbers({listed(row)}),\n" for row in layers.rows)
    return (
        HEAD.format(arguments=textwrap.fill(arguments, WIDTH, break_on_hyphens=False))
        + f"PLAIN: Final[list[float]] = numbers({listed(layers.plain)})\n"
        + f"ROWS: Final[list[list[float]]] = [\n{rows}]\n"
        + f"STARTS: Final[list[float]] = numbers({listed(layers.starts)})\n"
        + f"ENDS: Final[list[float]] = numbers({listed(layers.ends)})\n"
        + "NETWORK: Final = Network(PLAIN, ROWS, STARTS, ENDS)\n"
    )


def listed(row: Sequence[float]) -> str:
    """Write numbers as a text of several lines."""
    told = " ".join(f"{number:.{DIGITS}f}" for number in row)
    return '"""\n' + textwrap.fill(told, WIDTH, break_on_hyphens=False) + '\n"""'


def known(place: Path) -> Layers:
    """Read a network that was written before."""
    said = runpy.run_path(str(place))
    return Layers(said["PLAIN"], said["ROWS"], said["STARTS"], said["ENDS"])


def options(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=1200, help="in each generation")
    parser.add_argument("--players", default="2", help="sizes of tables, in turn")
    parser.add_argument("--units", type=int, default=16)
    parser.add_argument("--memory", type=int, default=8, help="generations learned from")
    parser.add_argument("--passes", type=int, default=2, help="over the memory")
    parser.add_argument("--fading", type=float, default=0.97, help="the lambda of TD(lambda)")
    parser.add_argument("--steadiness", type=float, default=0.6, help="what stays of the old")
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--shaken", type=float, default=0.3, help="share of games with itself")
    parser.add_argument("--stray", type=float, default=0.1, help="share of plans that stray")
    parser.add_argument("--warmth", type=float, default=0.02, help="how far they stray")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=all_cores())
    parser.add_argument("--begin", type=Path, help="go on with the network in this file")
    parser.add_argument("--out", type=Path, help="where to write, else where the bots read")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Play and learn, generation by generation."""
    wanted = options(arguments)
    players = tuple(int(number) for number in wanted.players.split(","))
    place: Path = wanted.out or PLACE
    luck = np.random.default_rng(wanted.seed)
    learner = Learner(wanted.units, luck)
    if wanted.begin:
        learner.take(known(wanted.begin))
    memory: deque[list[Lesson]] = deque(maxlen=wanted.memory)
    for generation in range(wanted.generations):
        began = time.monotonic()
        task = OnPolicyPlay(
            learner.steady(DIGITS),
            players,
            1000 * wanted.seed + generation,
            wanted.shaken,
            wanted.stray,
            wanted.warmth,
        )
        seen = played(task, wanted.games, wanted.jobs)
        memory.append([learner.lesson(game, wanted.fading) for game in seen])
        between = time.monotonic()
        strength = "; ".join(against_knights(learner, seen))
        rate = wanted.rate * (1.0 - LAST_SLOWER * generation / wanted.generations)
        surprise = learner.learn(
            [lesson for lessons in memory for lesson in lessons],
            wanted.passes,
            wanted.batch,
            (rate, rate / 4),
            wanted.decay,
            luck,
        )
        learner.steady_down(wanted.steadiness)
        told = " ".join(arguments)
        place.write_text(module(learner.steady(DIGITS), told), "utf-8")
        print(
            f"generation {generation}: {strength}, surprise {surprise:.4f},"
            f" {between - began:.0f} + {time.monotonic() - between:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
