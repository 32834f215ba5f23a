"""A process that writes plain moves to SQLite, so that no thread waits for the event loop's.

A thread that writes must hold Python's lock before and after each statement, and gets it only when
the event loop rests. Under load that costs more than the disk does.
"""

from __future__ import annotations

import asyncio
import logging
import marshal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from karak.store import keeping
from karak.store.keeping import ANSWER, NOT_KEPT, SIZE, PlainMove

log = logging.getLogger("karak.store")
IN = 0
PATIENCE = 10.0
Answered = Callable[[float], None]


class Scribe(asyncio.SubprocessProtocol):
    """The process, as the event loop sees it: batches in their order, each answered with a time.

    If it dies while it works nobody knows whether a batch was kept; the answer is NOT_KEPT,
    and whoever tries again finds out.
    """

    def __init__(self, answered: Answered) -> None:
        self.is_ready = False
        self.has_ended = False
        self._answered = answered
        self._unanswered = 0
        self._exited = asyncio.Event()
        self._heard = b""
        self._transport: asyncio.SubprocessTransport | None = None
        self._orders: asyncio.WriteTransport | None = None

    @classmethod
    async def begin(cls, path: Path, answered: Answered) -> Scribe:
        """Start the process; it is ready when it says so."""
        command = (sys.executable, "-I", keeping.__file__, str(path))
        loop = asyncio.get_running_loop()
        _, scribe = await loop.subprocess_exec(lambda: cls(answered), *command, stderr=None)
        return scribe

    def keep(self, moves: list[PlainMove]) -> None:
        """Give it a batch."""
        assert self._orders is not None
        self._unanswered += 1
        text = marshal.dumps(moves)
        self._orders.write(SIZE.pack(len(text)) + text)

    async def close(self) -> None:
        """End it; nothing is under way, so it does as soon as no more orders can come."""
        self.is_ready = False
        if self._orders is None or self._transport is None:
            return
        self._orders.close()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._exited.wait()
        except TimeoutError:
            self._transport.kill()
            await self._exited.wait()
        self._transport.close()

    # What the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Know the process."""
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self._orders = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(IN))

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Hear that it is ready, or has finished a batch."""
        self._heard += cast("bytes", data)
        while len(self._heard) >= ANSWER.size:
            (at,) = ANSWER.unpack_from(self._heard)
            self._heard = self._heard[ANSWER.size :]
            if self._unanswered:
                self._answer(at)
            else:
                self.is_ready = True

    def process_exited(self) -> None:
        """Answer for it if it died."""
        if self.is_ready:
            log.warning("the process that writes moves ended, a thread goes on")
        self.is_ready = False
        self.has_ended = True
        self._exited.set()
        if self._transport is not None:
            self._transport.close()
        while self._unanswered:
            self._answer(NOT_KEPT)

    def _answer(self, at: float) -> None:
        self._unanswered -= 1
        self._answered(at)
