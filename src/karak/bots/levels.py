"""Bots by name: the built-in ones, listed here and nowhere else, and those from outside."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from karak.bots.bot import Bot
from karak.bots.errors import BotTwice, UnknownBot
from karak.bots.greedy import GreedyBot
from karak.bots.random_bot import RandomBot

Factory = Callable[[int], Bot]
GROUP: Final = "karak.bots"


def _greedy(_seed: int) -> Bot:
    return GreedyBot()


def _random(seed: int) -> Bot:
    return RandomBot(seed)


_FACTORIES: Final[dict[str, Factory]] = {"greedy": _greedy, "random": _random}
BOTS: Final[tuple[str, ...]] = tuple(_FACTORIES)
"""The names of the built-in bots."""


def bot_names() -> list[str]:
    """Name all bots: built in, added, and offered by installed packages."""
    offered = [point.name for point in entry_points(group=GROUP)]
    return [*_FACTORIES, *[name for name in offered if name not in _FACTORIES]]


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot that draws its own luck, if it needs any, from a seed."""
    if name in _FACTORIES:
        return _FACTORIES[name](seed)
    for point in entry_points(group=GROUP, name=name):
        bot = point.load()(seed)
        assert isinstance(bot, Bot)
        return bot
    raise UnknownBot(bot=name, known=", ".join(bot_names()))


def add_bot(name: str, factory: Factory) -> None:
    """Let a bot from outside the package take part from now on."""
    if name in bot_names():
        raise BotTwice(bot=name)
    _FACTORIES[name] = factory


def remove_bot(name: str) -> None:
    """Take an added bot out again; the built-in ones stay."""
    if name not in BOTS:
        _FACTORIES.pop(name, None)
