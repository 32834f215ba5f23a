"""Write the golden games of Karak and Karak 2.

`python3 tools/golden.py` plays the stored moves again and writes what comes of them now: look
at the diff before you commit it. `python3 tools/golden.py new [NAME ...]` plays games anew from
their seeds, for when stored moves cannot be played any more.
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from env import PURE, ROOT, make_pure


def main(arguments: list[str]) -> int:
    """Hand over to the tests' own writer in the pure environment."""
    make_pure()
    command = [str(PURE / "bin" / "python"), "-m", "golden.write", *arguments]
    return subprocess.run(command, cwd=ROOT / "tests", check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
