"""Bots from outside: the example is installed for real, and broken ones are told by their names."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import Command
from docs.fenced import ROOT, blocks
from karak.bots.errors import BrokenBot
from karak.bots.levels import make_bot
from karak.words import Words

EXAMPLE = ROOT / "examples" / "bold-bot"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package, installed into a folder of its own from a copy of its source."""
    source = tmp_path_factory.mktemp("source") / "bold-bot"
    target = tmp_path_factory.mktemp("installed")
    shutil.copytree(EXAMPLE, source)
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, str(target), str(source)],
        check=True,
        env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
    )
    return target


@pytest.mark.slow
@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_the_example_takes_part_in_the_arena(
    karak: Command, installed: Path, tmp_path: Path, game: str
) -> None:
    options = ["--bots", "bold,random", "--games", 4, "--jobs", 2, "--out", tmp_path]
    done = karak.really("arena", game, *options, PYTHONPATH=str(installed))
    assert done.code == 0, done.err
    assert "2 players: bold against random" in done.out
    assert "4 games in 2 mirror groups" in done.out
    assert "broke off" not in done.out


@pytest.mark.slow
def test_the_example_plays_at_a_table(karak: Command, installed: Path) -> None:
    options = ["--bots", "bold,greedy", "--seed", 3, "--why"]
    assert karak.really("watch", "karak", *options, PYTHONPATH=str(installed)).code == 0


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
    source = (EXAMPLE / "bold_bot.py").read_text("utf-8")
    shown = next(block for block in blocks(page) if block.language == "python")
    assert source.endswith(shown.text)
    assert len(shown.text.splitlines()) <= 26


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("torn", "cannot be loaded (ModuleNotFoundError"),
        ("missing", "cannot be loaded (AttributeError"),
        ("word", "nothing that can be called with a seed (bots_of_all_sorts:word)"),
        ("refusing", "cannot be made from a seed (ValueError: no seed is good enough)"),
        ("number", "no karak.bots.bot.Bot (int)"),
    ],
)
def test_a_broken_bot_is_told_with_what_is_wrong(bot: str, told: str) -> None:
    with pytest.raises(BrokenBot) as caught:
        make_bot(bot, 1)
    assert told in Words(strict=True).error(caught.value)
    assert f"“{bot}”" in Words(strict=True).error(caught.value)
