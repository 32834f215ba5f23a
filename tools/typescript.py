"""Write the TypeScript types of the protocol for the client in the browser.

`python -m tools.typescript` writes them, with `--check` it only says whether they are current.
"""

import sys
from pathlib import Path

from tools.wire.typescript import typescript

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "protocol.ts"


def main(arguments: list[str]) -> int:
    """Write or check the file."""
    wanted = typescript()
    if arguments == ["--check"]:
        current = TARGET.is_file() and TARGET.read_text("utf-8") == wanted
        print("current" if current else "web/src/protocol.ts is not current: run `make types`")
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
