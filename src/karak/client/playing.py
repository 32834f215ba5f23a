"""Playing a seat to the end of the game, whatever happens to the connection."""

from __future__ import annotations

import asyncio
import logging
import time
from random import Random
from secrets import randbits

from websockets.exceptions import WebSocketException

from karak.bots.bot import Bot
from karak.client.connection import Connection, Known, connected
from karak.client.errors import OwnDice, Unreachable, refusal
from karak.client.seat import HeldSeat
from karak.server.protocol.game import GameResult
from karak.server.protocol.socket import (
    Act,
    Bye,
    ChanceNeeded,
    HandOver,
    Refused,
    ServerMessage,
    Update,
    Welcome,
)

log = logging.getLogger("karak.client")
FIRST_WAIT = 0.25
A_MOMENT = 1.0
LONGEST_WAIT = 15.0
PATIENCE = 600.0
PASSING = {
    "server",
    "too-fast",
    "too-slow",
    "too-many-sockets",
    "store",
    "store-busy",
    "store-closed",
    "number-taken",
    "database",
    "database-full",
    "database-locked",
    "database-unreachable",
}
"""Troubles that may be gone when the same is tried again."""

HARMLESS = {"stale", "not-your-turn", "seat-of-bot", "time-is-up", "game-over", "not-started"}
"""Refusals that only say that the table has moved on; it tells where it is by itself."""


async def play(
    seat: HeldSeat, bot: Bot, *, seed: int | None = None, patience: float = PATIENCE
) -> GameResult:
    """Play a seat until the game is over; give the result.

    A connection that breaks is made again; only when the server does not answer for so many
    seconds (`patience`) it is given up. The bot thinks in a thread of its own.
    """
    player = Player(seat, bot, Random(randbits(64) if seed is None else seed))
    while True:
        try:
            async with connected(seat, player.known) as connection:
                result = await player.listen(connection)
                if result is not None:
                    return result
        except (OSError, TimeoutError, WebSocketException) as error:
            log.info("connection lost: %s", type(error).__name__)
        if time.monotonic() - player.heard > patience:
            raise Unreachable(server=seat.server)
        await asyncio.sleep(player.wait * (0.5 + player.luck.random()))
        player.wait = min(2 * player.wait, LONGEST_WAIT)


class Player:
    """Answers for one seat, over one connection after the other."""

    def __init__(self, seat: HeldSeat, bot: Bot, luck: Random) -> None:
        self.seat = seat
        self.bot = bot
        self.luck = luck
        self.known = Known()
        self.heard = time.monotonic()
        self.wait = FIRST_WAIT

    async def listen(self, connection: Connection) -> GameResult | None:
        """Answer whatever is asked; give the result, or None to connect again."""
        while True:
            message = await connection.next()
            self.known.learn(message)
            if not isinstance(message, Bye):
                self.heard = time.monotonic()
            match message:
                case Welcome():
                    self.wait = FIRST_WAIT
                    await self._take_back(connection, message)
                case Update():
                    if message.result is not None:
                        return message.result
                    await self._answer(connection, message)
                case Refused() if message.problem.code in PASSING:
                    await asyncio.sleep(A_MOMENT)
                    await self._again(connection)
                case Refused() if message.problem.code not in HARMLESS:
                    raise refusal(message.problem)
                case ChanceNeeded():
                    raise OwnDice()
                case Bye() if message.problem.code in PASSING:
                    return None
                case Bye():
                    raise refusal(message.problem)
                case _:
                    _nothing(message)

    async def _take_back(self, connection: Connection, welcome: Welcome) -> None:
        """Take the seat back from a bot that played it meanwhile."""
        mine = welcome.table.seats[self.seat.seat]
        if welcome.table.phase == "playing" and mine.bot is not None:
            await connection.send(HandOver(self.seat.seat, None))

    async def _again(self, connection: Connection) -> None:
        if self.known.update is not None:
            await self._answer(connection, self.known.update)

    async def _answer(self, connection: Connection, update: Update) -> None:
        """Let the bot choose, if its seat is asked."""
        if update.asked is None or update.asked.seat != self.seat.seat:
            return
        game = self.known.game(self.luck.getrandbits(64))
        action = await asyncio.to_thread(self.bot.choose, game)
        await connection.send(Act(update.number, self.seat.seat, action.text))


def _nothing(_message: ServerMessage) -> None:
    """Some news need no answer."""
