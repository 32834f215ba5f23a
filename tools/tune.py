"""Tune the weights of a game's evaluation by self-play, and write them where the bots read them.

`python tools/tune.py karak --games 2000` lets bots play, looks at positions of their games, and
fits the weights to how these ended. Run it on the compiled build (`.venv-compiled/bin/python`),
and measure what came of it with `karak arena`. The same options give the same weights.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from karak.bots.guides import guide_for
from karak.bots.levels import check_bot
from karak.games.api import new_game
from karak.kernel.errors import KarakError
from karak.lab.runner import Crew, Finished, all_cores
from karak.lab.worker import Task
from tools.tuning.fit import Floats, Samples, fit, gather
from tools.tuning.samples import Position, SelfPlay
from tools.tuning.shaking import ShakenPlay

ROOT = Path(__file__).resolve().parents[1]
PLACES = {
    "karak": ROOT / "src" / "karak" / "bots" / "karak1" / "weights.py",
    "karak2": ROOT / "src" / "karak" / "bots" / "karak2" / "weights.py",
}
TITLES = {"karak": "Karak", "karak2": "Karak 2"}
PATIENCE = 600.0
KEPT_BACK = 10
"""Each tenth game only judges the weights."""

HEAD = '''\
"""The weights of a hero's standing in {title}, in the order of its features.

Written by tools/tune.py with
{arguments}
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
'''

Played = tuple[list[Position], list[float]]


def play(task: Task, games: int, jobs: int) -> list[Played]:
    """Play the games, in the order of their numbers."""
    found: dict[int, Played] = {}
    told = time.monotonic()
    with Crew(task, jobs, PATIENCE) as crew:
        for outcome in crew.play(range(games), lambda: False):
            if not isinstance(outcome, Finished):
                sys.exit(f"game {outcome.number} was lost: a bot {outcome.why}")
            positions = cast("list[Position]", outcome.data["positions"])
            found[outcome.number] = positions, cast("list[float]", outcome.data["shares"])
            if time.monotonic() - told > 10:
                told = time.monotonic()
                print(f"{len(found)} of {games} games", flush=True)
    return [found[number] for number in sorted(found) if found[number][0]]


def module(title: str, names: Sequence[str], weights: Floats, arguments: str) -> str:
    """Write the weights as the module that a guide reads."""
    rows = [f"    {weight:.4f},  # {name}\n" for weight, name in zip(weights, names, strict=True)]
    return HEAD.format(title=title, arguments=arguments) + "".join(rows) + "]\n"


def report(names: Sequence[str], old: Floats, new: Floats, judges: Samples) -> None:
    """Say what has changed, and how well results are foreseen by it."""
    for name, before, after in zip(names, old, new, strict=False):
        print(f"  {before:9.4f} {after:9.4f}  {name}")
    print(f"surprise, nobody ahead: {judges.loss(old * 0):.4f}")
    print(f"surprise, old weights:  {judges.loss(old):.4f}")
    print(f"surprise, new weights:  {judges.loss(new):.4f}")


def options(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PLACES)
    parser.add_argument("--bots", default="knight", help="who plays, with commas between them")
    parser.add_argument("--players", default="2,3,4", help="sizes of tables, in turn")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=all_cores())
    parser.add_argument("--turns", type=float, default=0.5, help="share of turn starts looked at")
    parser.add_argument("--within", type=float, default=0.05, help="share of other decisions")
    parser.add_argument("--stray", type=float, default=0.03, help="share of random moves")
    parser.add_argument("--ridge", type=float, default=0.0005)
    parser.add_argument("--keep", action="store_true", help="pull towards the weights there are")
    parser.add_argument("--shaken", action="store_true", help="one shaken position a game (Karak)")
    parser.add_argument("--out", type=Path, help="where to write, else where the bots read")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Play, fit, report, write."""
    wanted = options(arguments)
    bots = tuple(name.strip() for name in wanted.bots.split(","))
    players = tuple(int(number) for number in wanted.players.split(","))
    if wanted.games < 2 * KEPT_BACK or wanted.jobs < 1:
        sys.exit(f"give at least {2 * KEPT_BACK} games and one job")
    try:
        for bot in bots:
            check_bot(bot)
        guide = guide_for(new_game(wanted.game, players=max(players), seed=1))
    except KarakError as error:
        sys.exit(str(error))
    if wanted.shaken and wanted.game != "karak":
        sys.exit("only positions of karak can be shaken")
    task = (
        ShakenPlay(bots, players, wanted.seed)
        if wanted.shaken
        else SelfPlay(
            wanted.game, bots, players, wanted.seed, wanted.turns, wanted.within, wanted.stray
        )
    )
    games = play(task, wanted.games, wanted.jobs)
    learned = gather([game for n, game in enumerate(games) if n % KEPT_BACK])
    judges = gather(games[::KEPT_BACK])
    names = guide.names()
    old = np.zeros(learned.features.shape[1])
    old[: len(names)] = guide.weights()
    weights = fit(learned, wanted.ridge, old if wanted.keep else None)
    print(f"{len(learned.begins)} positions of {len(games)} games between {', '.join(bots)}")
    report(names, old, weights, judges)
    weights = weights[: len(names)]
    place: Path = wanted.out or PLACES[wanted.game]
    told = (
        f"{wanted.game} --bots {wanted.bots} --players {wanted.players} --games {wanted.games}"
        f" --seed {wanted.seed} --turns {wanted.turns} --within {wanted.within}"
        f" --stray {wanted.stray} --ridge {wanted.ridge}"
        f"{' --keep' if wanted.keep else ''}{' --shaken' if wanted.shaken else ''}"
    )
    place.write_text(module(TITLES[wanted.game], names, weights, told), "utf-8")
    print(f"written to {place.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
