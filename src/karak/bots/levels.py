"""Bots by name: the built-in ones, listed here and nowhere else, and those from outside.

A name may go on with a level: `champion:500` thinks 500 iterations, `champion:200ms` for 200
milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from karak.bots.bot import Bot
from karak.bots.champion import ChampionBot
from karak.bots.errors import BotTwice, UnknownBot, UnknownLevel
from karak.bots.greedy import GreedyBot
from karak.bots.knight import KnightBot
from karak.bots.outside import Maker, make_with, offered_maker, offered_names
from karak.bots.random_bot import RandomBot

Factory = Callable[[int], Bot]
LEVEL_MARK: Final = ":"
MILLISECONDS: Final = "ms"
MOST_ITERATIONS: Final = 1_000_000
MOST_MILLISECONDS: Final = 600_000
CHAMPION: Final = "champion"


def _random(seed: int) -> Bot:
    return RandomBot(seed)


def _greedy(_seed: int) -> Bot:
    return GreedyBot()


def _knight(_seed: int) -> Bot:
    return KnightBot()


def _champion(seed: int) -> Bot:
    return ChampionBot(seed)


_FACTORIES: Final[dict[str, Factory]] = {
    "random": _random,
    "greedy": _greedy,
    "knight": _knight,
    CHAMPION: _champion,
}
BOTS: Final[tuple[str, ...]] = tuple(_FACTORIES)
"""The names of the built-in bots, the weakest first."""


def bot_names() -> list[str]:
    """Name all bots: built in, added, and offered by installed packages."""
    return [*_FACTORIES, *[name for name in offered_names() if name not in _FACTORIES]]


def check_bot(name: str) -> None:
    """Refuse a bot, or a level of one, that does not exist."""
    bot, mark, level = name.partition(LEVEL_MARK)
    if bot not in bot_names():
        raise UnknownBot(bot=bot, known=", ".join(bot_names()))
    if mark:
        _thinking(bot, level)


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot that draws its own luck, if it needs any, from a seed."""
    return make_with(find_maker(name), name, seed)


def find_maker(name: str) -> Maker:
    """Find what makes bots of that name; packages are searched anew each time."""
    bot, mark, level = name.partition(LEVEL_MARK)
    if mark:
        check_bot(name)
        return _champion_of(*_thinking(bot, level))
    maker = _FACTORIES[name] if name in _FACTORIES else offered_maker(name)
    if maker is None:
        raise UnknownBot(bot=name, known=", ".join(bot_names()))
    return maker


def _champion_of(iterations: int, seconds: float) -> Maker:
    return lambda seed: ChampionBot(seed, iterations, seconds)


def _thinking(bot: str, level: str) -> tuple[int, float]:
    """Read a level: how many iterations at most, and for how many seconds (0: no limit)."""
    number = level.removesuffix(MILLISECONDS)
    timed = number != level
    most = MOST_MILLISECONDS if timed else MOST_ITERATIONS
    if bot != CHAMPION or not (number.isascii() and number.isdigit()) or len(number) > 9:
        raise UnknownLevel(bot=bot, level=level)
    if not 1 <= int(number) <= most:
        raise UnknownLevel(bot=bot, level=level)
    return (MOST_ITERATIONS, int(number) / 1000) if timed else (int(number), 0.0)


def add_bot(name: str, factory: Factory) -> None:
    """Let a bot from outside the package take part from now on."""
    if name in bot_names():
        raise BotTwice(bot=name)
    _FACTORIES[name] = factory


def remove_bot(name: str) -> None:
    """Take an added bot out again; the built-in ones stay."""
    if name not in BOTS:
        _FACTORIES.pop(name, None)
