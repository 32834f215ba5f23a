"""News between processes that serve the same tables: nothing depends on it but speed.

What is lost here is found in the database: a process that writes at a number that is taken
catches up, and rooms look for news from time to time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, Protocol, cast

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from karak.server.ending import end_all
from karak.server.errors import BadBusUrl, BusUnreachable

CHANNEL = "karak:news"
MOST_WAITING = 10_000
PATIENCE = 1.0
log = logging.getLogger("karak.bus")


class Tidings(Struct, frozen=True, omit_defaults=True):
    """One piece of news about a table, from a process.

    `wrote`: its log has grown up to `number`. `changed`: its row has. `here`: who is connected to
    that process. `who`: tell me who is connected to yours. `emote`: pass it on.
    """

    process: str
    table: str
    kind: Literal["wrote", "changed", "here", "who", "emote"]
    number: int = 0
    seats: tuple[int, ...] = ()
    watching: int = 0
    emote: str = ""


Hear = Callable[[Tidings], None]


class Bus(Protocol):
    """Carries news to all other processes."""

    name: str
    is_shared: bool

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""
        ...

    def tell(self, tidings: Tidings) -> None:
        """Send news, soon and without waiting."""
        ...

    async def is_well(self) -> bool:
        """Say whether news can be sent now."""
        ...

    async def close(self) -> None:
        """End."""
        ...


class NoBus:
    """A process that is alone has nobody to tell."""

    name = "none"
    is_shared = False

    async def start(self, hear: Hear) -> None:
        """There is nothing to hear."""

    def tell(self, tidings: Tidings) -> None:
        """There is nobody to tell."""

    async def is_well(self) -> bool:
        """Nothing can fail."""
        return True

    async def close(self) -> None:
        """There is nothing to end."""


class RedisBus:
    """News by Redis: published on one channel, heard by all."""

    name = "redis"
    is_shared = True

    def __init__(self, url: str) -> None:
        try:
            self._redis: Any = cast("Any", Redis).from_url(url)
        except ValueError as error:
            raise BadBusUrl(url=url.partition("://")[0][:40]) from error
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        """Begin to listen; a bus that is not there is told at once."""
        if not await self.is_well():
            raise BusUnreachable()
        self._tasks = [
            asyncio.create_task(self._listen(hear), name="karak-bus-listen"),
            asyncio.create_task(self._publish(), name="karak-bus-publish"),
        ]

    def tell(self, tidings: Tidings) -> None:
        """Send news, soon and without waiting; the oldest are lost if Redis does not take them."""
        self._waiting.append(msgspec.json.encode(tidings))
        self._more.set()

    async def is_well(self) -> bool:
        """Say whether Redis answers."""
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        """End."""
        await end_all(self._tasks)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _publish(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            try:
                while self._waiting:
                    await self._redis.publish(CHANNEL, self._waiting[0])
                    self._waiting.popleft()
            except (RedisError, OSError) as error:
                log.warning("bus does not take news: %s", type(error).__name__)
                await asyncio.sleep(PATIENCE)
                self._more.set()

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            _hear(hear, message["data"])
            except (RedisError, OSError) as error:
                log.warning("bus is not heard: %s", type(error).__name__)
                await asyncio.sleep(PATIENCE)


def _hear(hear: Hear, data: bytes) -> None:
    try:
        tidings = msgspec.json.decode(data, type=Tidings)
    except msgspec.DecodeError:
        log.warning("bus carries something that is not ours")
        return
    hear(tidings)


def make_bus(url: str | None) -> Bus:
    """Make the bus at an address; without one this process is alone."""
    return NoBus() if url is None else RedisBus(url)
