"""What README and documentation show is true: each example is run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from docs.fenced import PAGES, ROOT, blocks, name_of
from docs.run_page import LANGUAGES

RUNNER = Path(__file__).parent / "run_page.py"
README = ROOT / "README.md"
SHOWN = [
    page
    for page in PAGES
    if any(block.language in LANGUAGES for block in blocks(page.read_text("utf-8")))
]


def run_page(page: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(RUNNER), str(page)],
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_the_readme_has_examples() -> None:
    assert README in SHOWN


@pytest.mark.parametrize("page", SHOWN, ids=name_of)
def test_the_examples_of_a_page_are_true(page: Path, tmp_path: Path) -> None:
    done = run_page(page, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


WRONG = {
    "another answer": "```pycon\n>>> 1 + 1\n3\n```\n",
    "an error": "```python\nraise ValueError\n```\n",
    "an error later on": "```python\nnumber = 1\n```\n\n```python\nassert number == 2\n```\n",
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_example_is_found(kind: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(WRONG[kind], "utf-8")
    assert run_page(page, tmp_path).returncode != 0


def test_later_blocks_know_what_earlier_ones_defined(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nnumber = 1\n```\n\n```pycon\n>>> number\n1\n```\n", "utf-8")
    assert run_page(page, tmp_path).returncode == 0


def test_the_board_in_the_readme_is_a_real_one() -> None:
    import karak
    from karak.bots.levels import make_bot

    game = karak.new_game("karak", heroes=["warrior", "oracle", "thief"], seed=27)
    bot = make_bot("random", 5)
    for _ in range(49):
        game.apply(bot.choose(game))
    drawing = next(block for block in blocks(README.read_text("utf-8")) if block.language == "text")
    assert drawing.text == f"{game}\n"
