"""Tables to play at, and people who play without thinking."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from karak.bots.bot import Bot
from karak.bots.levels import add_bot, remove_bot
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.table import Seat, Table

ANN, BEN = 0, 1


def two_people(seed: int = 7, *, undo: bool = True) -> Table:
    """A table where Ann, with the warrior, and Ben, with the thief, play."""
    seats = [Seat("Ann"), Seat("Ben")]
    return Table.open("karak", seats, heroes=["warrior", "thief"], seed=seed, undo=undo)


def with_bot(bot: str = "random", seed: int = 7) -> Table:
    """A table where Ann plays against a bot."""
    return Table.open("karak", [Seat("Ann"), Seat("Bot", bot=bot)], seed=seed)


def play_on(table: Table, decisions: int, seed: int, *, undoing: bool = False) -> None:
    """Play some decisions: people choose at random and now and then take something back."""
    luck = Random(seed)
    for _ in range(decisions):
        if table.game.over:
            return
        if table.is_bot_turn:
            table.bot_move()
            continue
        seat = table.game.seat
        table.act(seat, luck.choice(table.game.legal_actions()))
        while undoing and table.can_undo(seat) and luck.random() < 0.4:
            table.undo(seat)


def act(table: Table, text: str, chance: list[int] | None = None) -> None:
    """Play an action of the seat that is asked by its readable form."""
    table.act(table.game.seat, table.game.parse(text), chance)


def put(data: Any, path: Sequence[str | int], value: object) -> None:
    """Make a change in plain data, as a client does that is told of one."""
    for step in path[:-1]:
        data = data[step]
    try:
        data[path[-1]] = value
    except IndexError:
        data.append(value)


class Breaking(Bot):
    """Spoils its copy of the game and breaks down."""

    def choose(self, game: Game) -> Action:
        game.apply(game.legal_actions()[0])
        raise ZeroDivisionError


class Cheating(Bot):
    """Wants what nobody offers."""

    def choose(self, game: Game) -> Action:
        return game.parse("to gate 16")


def unmade(_seed: int) -> Bot:
    """Fail to make a bot at all."""
    raise ZeroDivisionError


@contextmanager
def bots_from_outside() -> Generator[None]:
    """Have the bad bots about."""
    add_bot("breaking", lambda _seed: Breaking())
    add_bot("unmade", unmade)
    add_bot("cheating", lambda _seed: Cheating())
    try:
        yield
    finally:
        remove_bot("breaking")
        remove_bot("unmade")
        remove_bot("cheating")
