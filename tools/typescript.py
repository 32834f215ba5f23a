"""Write what the client in the browser has from Python: types of the protocol, names for words.

`python -m tools.typescript` writes both files, with `--check` it only says if they are current.
"""

import sys
from pathlib import Path

from tools.wire.nouns import noun_tables
from tools.wire.typescript import typescript

ROOT = Path(__file__).resolve().parent.parent
TARGETS = {"web/src/protocol.ts": typescript, "web/src/words/names.ts": noun_tables}


def main(arguments: list[str]) -> int:
    """Write or check the files."""
    wanted = {ROOT / name: write() for name, write in TARGETS.items()}
    if arguments == ["--check"]:
        old = [file for file, text in wanted.items() if not _is_current(file, text)]
        for file in old:
            print(f"{file.relative_to(ROOT)} is not current: run `make types`")
        return 1 if old else 0
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


def _is_current(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
