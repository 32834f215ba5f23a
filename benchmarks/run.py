"""Runs every benchmark of the engine and prints one report; the server has one of its own."""

import argparse
from collections.abc import Sequence

import karak
from benchmarks import bots, catanatron_baseline, clone, odds, play
from benchmarks.report import as_json, as_text
from benchmarks.timing import measure_all


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and return 0 whatever the figures are."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--repetitions", type=_at_least_one, default=7, metavar="N")
    options = parser.parse_args(arguments)
    baseline = catanatron_baseline.installed_version()
    measures = play.MEASURES + clone.MEASURES + odds.MEASURES + bots.MEASURES
    if baseline is not None:
        measures = measures + catanatron_baseline.MEASURES
    session = measure_all(measures, options.repetitions)
    tell = as_json if options.json else as_text
    print(tell(session, karak.COMPILED, baseline))
    if not options.json:
        print("\nThe server has a benchmark of its own: python -m benchmarks.server")
    return 0


def _at_least_one(text: str) -> int:
    """A number of repetitions, one or more."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("one repetition at least")
    return number
