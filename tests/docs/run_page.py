"""Run every Python block of a page, one after the other: `python run_page.py PAGE.md`.

A block with `>>>` must print what it shows; any other block must run. Later blocks know what
earlier ones defined.
"""

from __future__ import annotations

import doctest
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from docs.fenced import Block, blocks

LANGUAGES = ("python", "pycon")


def run(block: Block, page: str, known: dict[str, object]) -> int:
    """Run a block; say how many of its examples went wrong."""
    if ">>>" not in block.text:
        source = "\n" * (block.line - 1) + block.text
        exec(compile(source, page, "exec"), known)
        return 0
    session = doctest.DocTestParser().get_doctest(block.text, known, page, page, block.line - 1)
    failed = doctest.DocTestRunner().run(session, clear_globs=False).failed
    known.update(session.globs)
    return failed


def main(page: Path) -> int:
    """Run the page; 1 where anything went wrong."""
    known: dict[str, object] = {"__name__": "page"}
    found = [block for block in blocks(page.read_text("utf-8")) if block.language in LANGUAGES]
    failed = sum(run(block, str(page), known) for block in found)
    print(f"{len(found)} blocks, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
