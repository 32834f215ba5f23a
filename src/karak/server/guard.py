"""The outermost layer: sockets to their door, requests to the web, each only if it may come in."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from karak.server.errors import ServerError, TooFast, WrongOrigin
from karak.server.limits import Buckets
from karak.server.logs import access_log
from karak.server.security import HEADERS, Origins, header
from karak.server.wire import problem_of

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class Guard:
    """Checks host, origin and rate, adds security headers, and keeps an access log."""

    def __init__(self, web: App, sockets: App, origins: Origins, rate: float) -> None:
        self._web = web
        self._sockets = sockets
        self._origins = origins
        self._requests = Buckets(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self._web(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self._web(scope, receive, send_safely)
        else:
            await _refuse(send_safely, refusal)
        route = scope.get("path_template") or "-"
        access_log(scope["method"], route, status, time.perf_counter() - start)

    def _refusal(self, scope: Scope) -> ServerError | None:
        headers = scope["headers"]
        host = header(headers, b"host") or ""
        origin = header(headers, b"origin")
        if not self._origins.knows(host) or not self._origins.allows(origin, host):
            return WrongOrigin()
        if not self._requests.take(str((scope.get("client") or ("unknown",))[0])):
            return TooFast()
        return None


async def _refuse(send: Send, error: ServerError) -> None:
    body = msgspec.json.encode(problem_of(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
