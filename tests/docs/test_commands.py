"""The commands that README and documentation show exist and do something."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from docs.fenced import PAGES, ROOT, blocks, name_of

KARAK = Path(sys.executable).parent / "karak"
TARGETS = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
TAKES_LONG = {"bench", "ladder", "600", "10000"}


def shown(page: Path, program: str) -> list[list[str]]:
    """List the command lines of a program that a page shows after a `$`."""
    consoles = [block for block in blocks(page.read_text("utf-8")) if block.language == "console"]
    lines = [line[2:] for block in consoles for line in block.text.splitlines() if line[:2] == "$ "]
    words = [shlex.split(line, comments=True) for line in lines]
    return [line for line in words if line[:1] == [program]]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_knows_what_a_page_tells_it(page: Path) -> None:
    assert [line for line in shown(page, "make") if line[1] not in TARGETS] == []


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if shown(page, "karak")], ids=name_of)
def test_the_karak_commands_of_a_page_run_in_their_order(page: Path, tmp_path: Path) -> None:
    for line in shown(page, "karak"):
        arguments = [line[1], "--help"] if TAKES_LONG & set(line) else line[1:]
        done = subprocess.run(
            [KARAK, *arguments],
            cwd=tmp_path,
            env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")},
            input="1\n1\nq\n",
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )
        assert done.returncode == 0, f"{shlex.join(line)}: {done.stdout[-500:]}{done.stderr}"
