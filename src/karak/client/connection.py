"""One connection to a table: messages as types, and what has been told so far."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from karak.client.errors import NotAServer
from karak.client.seat import HeldSeat
from karak.games.api import imagine
from karak.kernel.game import Game
from karak.kernel.log import FORMAT
from karak.server.protocol.common import PROTOCOL, TableInfo
from karak.server.protocol.socket import (
    GameNews,
    Hello,
    Request,
    SeatKey,
    ServerMessage,
    TableNews,
    Update,
    Welcome,
)

LARGEST = 1 << 24
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


class Known:
    """What a client knows of its table; it outlives the connections that told it."""

    def __init__(self) -> None:
        self.table: TableInfo | None = None
        self.setup: object = None
        self.update: Update | None = None

    def learn(self, message: ServerMessage) -> None:
        """Take a message in."""
        if isinstance(message, Welcome | TableNews):
            self.table = message.table
        elif isinstance(message, GameNews):
            self.setup = msgspec.json.decode(message.setup)
        elif isinstance(message, Update):
            self.update = message

    def game(self, seed: int) -> Game:
        """Make a game to think with: what is known of the real one, and a guess at the rest."""
        update = self.update
        assert update is not None
        view = {
            "format": FORMAT,
            "view": update.view,
            "setup": self.setup,
            "position": msgspec.json.decode(update.position),
            "result": None,
        }
        return imagine(view, seed)


class Connection:
    """An open socket that has said hello."""

    def __init__(self, socket: ClientConnection, seat: HeldSeat) -> None:
        self._socket = socket
        self._seat = seat

    async def next(self) -> ServerMessage:
        """Wait for the next message; raises ConnectionClosed at the end."""
        text = await self._socket.recv(decode=False)
        try:
            message: ServerMessage = _decoder.decode(text)
        except msgspec.DecodeError:
            raise NotAServer(server=self._seat.server) from None
        return message

    async def send(self, message: Request) -> None:
        """Send a message."""
        await self._socket.send(msgspec.json.encode(message), text=True)


@asynccontextmanager
async def connected(seat: HeldSeat, known: Known) -> AsyncGenerator[Connection, None]:
    """Connect, and say who is there and what it has seen; the secret goes in the message."""
    async with connect(seat.socket, max_size=LARGEST, compression=None) as socket:
        connection = Connection(socket, seat)
        seen = None if known.update is None else known.update.number
        keys = [SeatKey(seat.seat, seat.secret)]
        await connection.send(Hello(PROTOCOL, keys, None, seen))
        yield connection
