"""A lock that can be waited for, or had at once."""

from __future__ import annotations

import asyncio


class Lock:
    """Goes from hand to hand in the order of asking; nobody comes in between."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        """Say whether somebody has it."""
        return self._is_taken

    def take(self) -> bool:
        """Take it if nobody has it; say whether that was so."""
        is_free = not self._is_taken
        self._is_taken = True
        return is_free

    def release(self) -> None:
        """Give it to whoever has waited longest, if anybody does."""
        while self._waiting:
            first = self._waiting.pop(0)
            if not first.done():
                first.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
