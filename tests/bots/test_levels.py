"""Bots by name."""

import importlib
import sys
from pathlib import Path

import pytest

from karak.bots.bot import Bot
from karak.bots.errors import BotTwice, UnknownBot
from karak.bots.greedy import GreedyBot
from karak.bots.levels import BOTS, add_bot, bot_names, make_bot, remove_bot
from karak.bots.random_bot import RandomBot
from karak.words import Words


class FirstThing(Bot):
    """A bot from outside: does the first thing it may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


def test_the_built_in_bots_go_by_name() -> None:
    assert BOTS == ("random", "greedy", "knight", "champion")
    assert isinstance(make_bot("greedy", 1), GreedyBot)
    assert isinstance(make_bot("random", 1), RandomBot)


def test_every_built_in_bot_has_a_noun() -> None:
    assert all(Words(strict=True).knows(f"bot-{name}") for name in BOTS)


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("nobody", 1)
    assert "random, greedy, knight, champion" in Words(strict=True).error(caught.value)


def test_a_bot_can_be_added() -> None:
    add_bot("first", FirstThing)
    try:
        assert "first" in bot_names()
        bot = make_bot("first", 5)
        assert isinstance(bot, FirstThing)
        assert bot.seed == 5
        with pytest.raises(BotTwice):
            add_bot("first", FirstThing)
    finally:
        remove_bot("first")
    assert "first" not in bot_names()


def test_a_built_in_bot_stays() -> None:
    with pytest.raises(BotTwice):
        add_bot("greedy", FirstThing)
    remove_bot("greedy")
    assert isinstance(make_bot("greedy", 1), GreedyBot)


def test_an_installed_package_can_offer_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = tmp_path / "offered_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: offered-bots\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[karak.bots]\noffered = offered_bots:make\n")
    (tmp_path / "offered_bots.py").write_text(
        "from karak.bots.bot import Bot\n\ndef make(seed):\n    return Bot()\n"
    )
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    importlib.invalidate_caches()
    assert "offered" in bot_names()
    assert type(make_bot("offered", 1)) is Bot
