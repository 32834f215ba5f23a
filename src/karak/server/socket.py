"""The socket of a table: one ASGI application, lean because every move passes through it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from karak.kernel.errors import KarakError
from karak.server import playing, replays
from karak.server.connection import REFUSED, Connection
from karak.server.errors import (
    BadMessage,
    HelloFirst,
    ServerError,
    TooFast,
    TooManySockets,
    WrongOrigin,
    WrongProtocol,
    WrongSecret,
)
from karak.server.following import setup_message, tell_presence, welcome
from karak.server.hall import Hall
from karak.server.info import fairness_of, room_info
from karak.server.limits import Bucket, Counter
from karak.server.lobby import is_host
from karak.server.protocol.common import PROTOCOL
from karak.server.protocol.socket import (
    Act,
    AskOdds,
    AskScenes,
    AskStory,
    Bye,
    ClientMessage,
    Emote,
    HandOver,
    Hello,
    Refused,
    Revealed,
    TakeBack,
    Uncover,
)
from karak.server.reading import SOCKET, SocketProtocol
from karak.server.room import Room
from karak.server.security import Origins, header
from karak.server.telling import show, update_for
from karak.server.wire import problem_of, read_message, write_message
from karak.store.secrets import fits
from karak.table.entries import entry_from
from karak.table.entry import Entry

log = logging.getLogger("karak.socket")
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

PREFIX = "/api/tables/"
SUFFIX = "/socket"
HELLO_SECONDS = 10.0
MOST_BAD = 10
"""Refused messages in a row after which the socket is closed."""

MOST_MISSED = 100
"""Entries that are sent to somebody who comes back; the story has the rest."""


class SocketDoor:
    """Opens sockets, reads their messages, answers what is wrong with them."""

    def __init__(self, hall: Hall, origins: Origins) -> None:
        settings = hall.settings
        self.hall = hall
        self.origins = origins
        self._sockets = Counter(settings.max_sockets, settings.max_sockets_each)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket from its opening to its end."""
        socket: SocketProtocol = scope["extensions"].pop(SOCKET)
        if not socket.handshake_complete:
            await receive()
            await send({"type": "websocket.accept"})
        connection = Connection(socket, Bucket(self.hall.settings.message_rate))
        try:
            await self._serve(scope, receive, connection)
        except KarakError as error:
            self.hall.metrics.refused.labels(error.code).inc()
            connection.push(write_message(Bye(problem_of(error))))
        except Exception:
            log.exception("socket failed")
            connection.push(write_message(Bye(problem_of(ServerError()))))
        socket.at_once = None
        if connection.was_slow:
            self.hall.metrics.dropped.inc()
        if not socket.disconnected:
            with suppress(Exception):
                await send({"type": "websocket.close", "code": REFUSED})

    async def _serve(self, scope: Scope, receive: Receive, connection: Connection) -> None:
        client = str((scope.get("client") or ("unknown",))[0])
        host = header(scope["headers"], b"host") or ""
        if not self.origins.allows(header(scope["headers"], b"origin"), host):
            raise WrongOrigin()
        if not self._sockets.enter(client):
            raise TooManySockets()
        self.hall.metrics.sockets.count += 1
        try:
            connection.socket.forget_opening()
            key = scope["path"].removeprefix(PREFIX).removesuffix(SUFFIX)
            room = await self.hall.find(key)
            if len(room.connections) >= self.hall.settings.max_sockets_table:
                raise TooManySockets()
            await self._greet(room, receive, connection)
        finally:
            self._sockets.leave(client)
            self.hall.metrics.sockets.count -= 1

    async def _greet(self, room: Room, receive: Receive, connection: Connection) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await _next(receive, connection)
        except TimeoutError:
            raise HelloFirst() from None
        if first is None:
            return
        hello = read_message(first)
        if not isinstance(hello, Hello):
            raise HelloFirst()
        if hello.protocol != PROTOCOL:
            raise WrongProtocol(spoken=hello.protocol, known=PROTOCOL)
        _prove(room, connection, hello)
        try:
            await self._welcome(room, connection, hello)
            connection.socket.at_once = partial(self._act_at_once, room, connection)
            await self._listen(room, receive, connection)
        finally:
            if connection in room.connections:
                room.connections.remove(connection)
            tell_presence(self.hall, room)

    async def _welcome(self, room: Room, connection: Connection, hello: Hello) -> None:
        async with self.hall.using(room):
            room.connections.append(connection)
            room.recognise(connection)
            connection.push(welcome(connection, room_info(room)))
            if room.sitting is not None:
                connection.push(setup_message(room))
                connection.knows_setup = True
                await self._show(room, connection, hello.seen)
        tell_presence(self.hall, room)

    async def _show(self, room: Room, connection: Connection, seen: int | None) -> None:
        """Send where the game stands, and what this device has missed."""
        first = room.number + 1 if seen is None else seen + 1
        missed = room.number + 1 - first
        first = max(first, room.number + 1 - MOST_MISSED)
        entries: list[tuple[int, Entry]] = []
        if first <= room.number:
            rows = await self.hall.store.entries(room.id, first, room.number + 1)
            entries = [(row.number, entry_from(row.data)) for row in rows]
        gap = seen is None or missed > len(entries)
        showing = show(room, entries, gap and room.number > 0)
        connection.push(update_for(showing, connection))
        if room.is_over:
            fairness = fairness_of(room.meta, room.phase)
            connection.push(write_message(Revealed(fairness)))

    async def _listen(self, room: Room, receive: Receive, connection: Connection) -> None:
        """Answer one message after the other; most acts are answered before they come here."""
        while (text := await _next(receive, connection)) is not None:
            message: ClientMessage | None = None
            try:
                if not connection.bucket.take():
                    raise TooFast()
                message = read_message(text)
                await self._answer(room, connection, message)
                connection.bad = 0
            except KarakError as error:
                self._refuse(connection, message, error)
                connection.bad += isinstance(error, BadMessage | TooFast)
                if connection.bad > MOST_BAD:
                    raise

    def _act_at_once(self, room: Room, connection: Connection, text: bytes) -> bool:
        """Play an act when it comes, if nothing is under way: say whether it was."""
        if not connection.is_listening or room.lock.locked():
            return False
        try:
            message = read_message(text)
        except BadMessage:
            return False
        if not isinstance(message, Act) or not connection.bucket.take():
            return False
        refuse = partial(self._refuse, connection, message)
        try:
            is_done = playing.act_at_once(self.hall, room, connection, message, refuse)
        except KarakError as error:
            refuse(error)
            return True
        except Exception:
            log.exception("act failed")
            room.is_lost = True
            return False
        if is_done:
            connection.bad = 0
        return is_done

    def _refuse(
        self, connection: Connection, message: ClientMessage | None, error: KarakError
    ) -> None:
        """Tell what is wrong with a message."""
        self.hall.metrics.refused.labels(error.code).inc()
        ref = getattr(message, "ref", None)
        connection.push(write_message(Refused(ref, problem_of(error))))

    async def _answer(self, room: Room, connection: Connection, message: ClientMessage) -> None:
        hall = self.hall
        match message:
            case Act():
                await playing.act(hall, room, connection, message)
            case TakeBack():
                await playing.take_back(hall, room, connection, message)
            case HandOver():
                await playing.hand_over(hall, room, connection, message)
            case Uncover():
                await playing.uncover(hall, room, connection, message)
            case Emote():
                playing.emote(hall, room, connection, message)
            case AskStory():
                await playing.story(hall, room, connection, message)
            case AskScenes():
                await replays.scenes(hall, room, connection, message)
            case AskOdds():
                await playing.odds(hall, room, connection, message)
            case Hello():
                raise HelloFirst()


async def _next(receive: Receive, connection: Connection) -> bytes | None:
    """Wait for the next message; None when the socket has closed."""
    connection.is_listening = True
    data: bytes | None = (await receive()).get("bytes")
    connection.is_listening = False
    return data


def _prove(room: Room, connection: Connection, hello: Hello) -> None:
    """Check the secrets of a device; what went to another one is left out, but not all of it."""
    if hello.host is not None and is_host(room, hello.host):
        connection.host_proof = room.meta.host
    for key in hello.seats:
        kept = room.meta.seats[key.seat].secret if key.seat < len(room.meta.seats) else None
        if kept is not None and fits(key.secret, kept):
            connection.proofs[key.seat] = kept
    claims = bool(hello.seats) or hello.host is not None
    if claims and not connection.proofs and connection.host_proof is None:
        raise WrongSecret()
