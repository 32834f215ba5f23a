"""Bots that installed packages offer, as entry points of the group `karak.bots`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from karak.bots.bot import Bot
from karak.bots.errors import BrokenBot

Maker = Callable[[int], object]
"""What makes a bot from a seed; from outside it may turn out to make something else."""

GROUP: Final = "karak.bots"
_LONGEST: Final = 200


def offered_names() -> list[str]:
    """Name the bots that installed packages offer."""
    return [point.name for point in entry_points(group=GROUP)]


def offered_maker(name: str) -> Maker | None:
    """Load what makes the bot of that name, if a package offers one."""
    for point in entry_points(group=GROUP, name=name):
        return _load(name, point)
    return None


def _load(name: str, point: EntryPoint) -> Maker:
    try:
        found: object = point.load()
    except Exception as error:
        raise BrokenBot(bot=name, reason="load", what=_told(error)) from error
    if not callable(found):
        raise BrokenBot(bot=name, reason="no-maker", what=point.value)
    return found


def make_with(maker: Maker, name: str, seed: int) -> Bot:
    """Make the bot of that name with what was found for it."""
    try:
        bot = maker(seed)
    except Exception as error:
        raise BrokenBot(bot=name, reason="make", what=_told(error)) from error
    if not isinstance(bot, Bot):
        raise BrokenBot(bot=name, reason="no-bot", what=type(bot).__name__)
    return bot


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:_LONGEST]
