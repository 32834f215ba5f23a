"""A socket of a client: which seats it holds, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from karak.server.limits import Bucket

if TYPE_CHECKING:
    from karak.server.room import Room

Send = Callable[[dict[str, Any]], Awaitable[None]]

MOST_WAITING = 64
"""Messages that may wait for a slow reader; one more, and it is dropped."""

NORMAL = 1000
GOING_AWAY = 1001
REFUSED = 4000
TOO_SLOW = 4008


class Connection:
    """One socket. Messages are queued and written by its own task, so nobody waits for it."""

    def __init__(self, send: Send, bucket: Bucket, client: str) -> None:
        self.room: Room | None = None
        self.seats: tuple[int, ...] = ()
        self.is_host = False
        self.uncovered: int | None = None
        self.knows_setup = False
        self.seen = -1
        self.bucket = bucket
        self.client = client
        self.close_code: int | None = None
        self._send = send
        self._waiting: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether messages still reach it."""
        return self.close_code is None

    def holds(self, seat: int) -> bool:
        """Say whether this device proved that a seat is its own."""
        return seat in self.seats

    def push(self, text: str) -> None:
        """Send a message as soon as the socket takes it; a reader too slow is dropped."""
        if self.close_code is not None:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting.append(text)
        self._rouse()

    def close(self, code: int = NORMAL) -> None:
        """Close after what waits has been sent."""
        if self.close_code is None:
            self.close_code = code
            self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def write_all(self) -> None:
        """Write what waits, for as long as the socket is open."""
        loop = asyncio.get_running_loop()
        while True:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self.close_code is not None:
                await self._send({"type": "websocket.close", "code": self.close_code})
                return
            self._wake = loop.create_future()
            await self._wake
