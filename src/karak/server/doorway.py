"""Where connections come in: a plain request for a socket opens it, others go to the web server.

The web server would read such a request with one parser, write it down again for another, and make
everything that a request could need: for each player that is as much work as the first ten moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from karak.server.opening import plain_opening
from karak.server.reading import SocketProtocol

_any_other = cast("Callable[..., asyncio.Protocol]", AutoHTTPProtocol)


class Doorway(asyncio.Protocol):
    """A connection until its first words, by which it is known what it is."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._state = server_state
        self._app_state = app_state
        self._loop = _loop
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Know whom the first words come from; the server knows that somebody is here."""
        self._transport = cast("asyncio.Transport", transport)
        self._state.connections.add(cast("Any", self))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget who left without a word."""
        self._state.connections.discard(cast("Any", self))

    def shutdown(self) -> None:
        """Hang up, since the server ends."""
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Hand the connection on, with what was said."""
        transport = self._transport
        if transport is None:
            return
        self._state.connections.discard(cast("Any", self))
        opening = plain_opening(data)
        if opening is None:
            other = _any_other(self._config, self._state, self._app_state, self._loop)
            transport.set_protocol(other)
            other.connection_made(transport)
            other.data_received(data)
            return
        socket = SocketProtocol(self._config, self._state, self._app_state, self._loop)
        transport.set_protocol(socket)
        socket.connection_made(transport)
        socket.open(opening.path, opening.headers, opening.key)
