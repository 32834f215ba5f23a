"""Start a game in the terminal, on the compiled build where that can be had."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from env import COMPILED, PURE, make_compiled, make_pure


def main(arguments: list[str]) -> None:
    """Make the environment and become the game."""
    if make_compiled():
        home = COMPILED
    else:
        make_pure()
        home = PURE
    command = str(home / "bin" / "karak")
    os.execv(command, [command, "play", *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
