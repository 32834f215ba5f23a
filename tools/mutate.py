"""Mutate rules and kernel on the pure build and see how many mutants the tests notice.

mutmut tries each mutant in a process that has imported everything before: what is built while
importing (pieces, figures, grids) is past changing by then. So those it could not kill get a
second look, each in a process of its own.
"""

import os
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from env import PURE, ROOT, say

WANTED = 85.0
MUTANTS = ROOT / "mutants"
NOTICED = ("killed", "timeout", "segfault")
UNMUTATED = ""
LIMITED = 'ulimit -t 300 -v 4000000; exec "$@"'
"""Seconds and memory for a mutant that never ends."""


def statuses(mutmut: str) -> dict[str, str]:
    """What mutmut says of each mutant."""
    command = [mutmut, "results", "--all", "true"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    rows = [line.strip().rpartition(": ") for line in told.splitlines() if ": " in line]
    return {name: status for name, _, status in rows}


def is_noticed_alone(name: str) -> bool:
    """Run the tests on one mutant that is there from the first import on."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mutmut"]
    arguments = settings["pytest_add_cli_args"]
    tests = settings["pytest_add_cli_args_test_selection"]
    there = {"MUTANT_UNDER_TEST": name, "PYTHONPATH": str(MUTANTS / "src")}
    done = subprocess.run(
        ["sh", "-c", LIMITED, "sh", PURE / "bin" / "python", "-m", "pytest", *arguments, *tests],
        cwd=MUTANTS,
        env={**os.environ, **there},
        check=False,
        capture_output=True,
    )
    return done.returncode != 0


def second_look(names: list[str]) -> list[str]:
    """Give the mutants that not even a process of their own makes the tests notice."""
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        noticed = list(pool.map(is_noticed_alone, names))
    return [name for name, seen in zip(names, noticed, strict=True) if not seen]


def main() -> int:
    """Run mutmut, look again at what it left, list survivors, fail below the wanted share."""
    mutmut = str(PURE / "bin" / "mutmut")
    subprocess.run([mutmut, "run"], cwd=ROOT, check=True)
    found = statuses(mutmut)
    if not found:
        say("no mutant was made")
        return 1
    if is_noticed_alone(UNMUTATED):
        say("the tests fail without any mutant")
        return 1
    left = [name for name, status in found.items() if status not in NOTICED]
    say(f"{len(left)} of {len(found)} mutants get a second look")
    survivors = second_look(left)
    for name in survivors:
        say(f"survived: {name}")
    noticed = len(found) - len(survivors)
    share = 100 * noticed / len(found)
    say(f"{noticed} of {len(found)} mutants noticed: {share:.1f} % (wanted: {WANTED:.0f} %)")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
