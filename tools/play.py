"""Open the game in the browser, on the compiled build where that can be had."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from env import COMPILED, PURE, make_playable, make_pure, make_web


def main(arguments: list[str]) -> None:
    """Make the environment and become the server."""
    if make_playable():
        home = COMPILED
    else:
        make_pure()
        make_web()
        home = PURE
    command = str(home / "bin" / "karak")
    os.execv(command, [command, "serve", "--open", *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
