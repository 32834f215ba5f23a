"""Mutate the rule files on the pure build and see how many mutants the tests notice."""

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from env import PURE, ROOT, say

WANTED = 85.0
NOTICED = ("killed", "timeout", "segfault")
UNNOTICED = ("survived", "no_tests", "suspicious")


def main() -> int:
    """Run mutmut, list what survived, and fail below the wanted share."""
    mutmut = str(PURE / "bin" / "mutmut")
    subprocess.run([mutmut, "run"], cwd=ROOT, check=True)
    subprocess.run([mutmut, "results"], cwd=ROOT, check=True)
    subprocess.run([mutmut, "export-cicd-stats"], cwd=ROOT, check=True)
    stats: dict[str, int] = json.loads((ROOT / "mutants/mutmut-cicd-stats.json").read_text())
    noticed = sum(stats.get(name, 0) for name in NOTICED)
    total = noticed + sum(stats.get(name, 0) for name in UNNOTICED)
    if total == 0:
        say("no mutant was made")
        return 1
    share = 100 * noticed / total
    say(f"{noticed} of {total} mutants noticed: {share:.1f} % (wanted: {WANTED:.0f} %)")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
