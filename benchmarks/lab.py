"""`python -m benchmarks.lab`: how many greedy games a second and core `karak simulate` plays.

The command is measured whole, from its start to the written report. The baseline is plain greedy
play of the same games on as many cores in the same run, with nothing taken down.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import median

import karak
from karak.bots.levels import make_bot
from karak.games.titles import find_title
from karak.lab.runner import all_cores
from karak.lab.study import Study

BOT = "greedy"
COMMAND = "from karak.cli import main; main()"
TARGET = 300


@dataclass(frozen=True)
class Rate:
    """Games a second and core: by the clock, and by the time that processors worked on them."""

    clock: float
    processor: float


def study_of(game: str, players: int) -> Study:
    """Give the study that the command makes."""
    return Study(game, players, (BOT,), tuple(find_title(game).hero_names()), 1)


def play_plainly(study: Study, numbers: range) -> tuple[float, float]:
    """Play games of a study without looking; give the seconds by clock and processor."""
    bot = make_bot(BOT, study.seed)
    began = time.perf_counter(), time.process_time()
    for number in numbers:
        seed = study.game_seed(number)
        game = karak.new_game(study.game, heroes=study.heroes(number), seed=seed).clone()
        while not game.over:
            game.apply(bot.choose(game))
    return time.perf_counter() - began[0], time.process_time() - began[1]


def plain(study: Study, games: int, jobs: int) -> Rate:
    """Measure plain play on all cores at once, without what it takes to start."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as cores:
        list(cores.map(partial(play_plainly, study), [range(1)] * jobs))
        parts = [range(first, games, jobs) for first in range(jobs)]
        times = list(cores.map(partial(play_plainly, study), parts))
    clock = max(seconds for seconds, _ in times)
    return Rate(games / clock / jobs, games / sum(seconds for _, seconds in times))


def studied(study: Study, games: int, jobs: int) -> Rate:
    """Measure the whole command."""
    wishes = ["--bots", BOT, "--players", study.players, "--games", games, "--jobs", jobs]
    before, began = _processor(), time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="karak-bench-") as folder:
        told = ["simulate", study.game, *map(str, wishes), "--out", folder]
        subprocess.run(
            [sys.executable, "-c", COMMAND, *told], check=True, stdout=subprocess.DEVNULL
        )
        clock = time.perf_counter() - began
    return Rate(games / clock / jobs, games / (_processor() - before))


def _processor() -> float:
    """Give the processor time of all processes that this one started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    """Measure in turns, print, and return 0 whatever the figures are."""
    parser = argparse.ArgumentParser(prog="benchmarks.lab", description=__doc__)
    parser.add_argument("--game", default="karak")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--jobs", type=int, default=all_cores())
    parser.add_argument("--repetitions", type=int, default=3)
    asked = parser.parse_args()
    study = study_of(asked.game, asked.players)
    rates: dict[str, list[Rate]] = {"plain greedy play": [], "karak simulate": []}
    for _ in range(asked.repetitions):
        for measure, found in zip((plain, studied), rates.values(), strict=True):
            found.append(measure(study, asked.games, asked.jobs))
    build = "compiled" if karak.COMPILED else "pure Python"
    print(f"{asked.game}, {asked.players} players, {asked.games} games, {asked.jobs} jobs, {build}")
    heads = f"{'by clock':>10}{'lowest':>8}{'highest':>8}{'by processor':>14}"
    print(f"{'games a second and core':24}{heads}")
    for title, found in rates.items():
        clocks = [rate.clock for rate in found]
        worked = median(rate.processor for rate in found)
        numbers = f"{median(clocks):>10.0f}{min(clocks):>8.0f}{max(clocks):>8.0f}{worked:>14.0f}"
        print(f"{title:24}{numbers}")
    of_plain, of_command = (median(rate.clock for rate in found) for found in rates.values())
    verdict = "reached" if of_command >= TARGET else "not reached"
    print(f"karak simulate against plain play: {of_command / of_plain:.0%}; {TARGET} {verdict}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
