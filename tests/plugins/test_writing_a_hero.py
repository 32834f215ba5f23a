"""The page about writing a hero is true: its code runs and is the druid that the tests play."""

import re
from pathlib import Path

import pytest

from karak.games.karak1.hero import Hero
from karak.games.karak1.roster import hero_names, remove_hero

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "writing-a-hero.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_page_shows_the_druid_as_she_is() -> None:
    assert blocks()[0] == (HERE / "druid.py").read_text("utf-8")


def test_the_code_of_the_page_runs() -> None:
    remove_hero("druid")
    exec("\n".join(blocks()), {"__name__": "page"})
    assert "druid" not in hero_names()


def test_the_page_lists_every_hook() -> None:
    listed = set(re.findall(r"^\| `(\w+)\(", PAGE.read_text("utf-8"), re.MULTILINE))
    hooks = {name for name in vars(Hero) if not name.startswith("_")} - {"name"}
    assert listed == hooks


@pytest.mark.parametrize("hook", ["own_actions", "perform", "own_choices", "choose"])
def test_the_druid_shows_how_own_abilities_are_written(hook: str) -> None:
    assert f"def {hook}(" in blocks()[0]
