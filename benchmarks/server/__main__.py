"""`python -m benchmarks.server`: moves a second under load, beside boardgame.io in the same run.

At 25 tables two players each answer as fast as they can; then people play at 1,000 tables at
their own pace. The players are a process of their own. Our server plays whole games, sends full
views, and confirms a move when it is on disk; boardgame.io keeps 4 kB in memory and has no rules.
"""

import argparse
import sys

from benchmarks.server.measuring import Settings, measure
from benchmarks.server.report import as_json, as_text


def main(arguments: list[str]) -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.server", description=__doc__)
    parser.add_argument("--game", choices=("karak", "karak2"), default="karak")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each load lasts")
    parser.add_argument("--repetitions", type=int, default=3, help="how often, in turns")
    parser.add_argument("--people", type=int, default=1000, help="tables at human pace; 0: none")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    settings = Settings(
        chosen.game, chosen.seconds, chosen.repetitions, chosen.people, chosen.alone
    )
    found = measure(settings)
    print(as_json(found) if chosen.json else as_text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
