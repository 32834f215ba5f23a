"""One thread that writes to SQLite: changes that wait at the same moment share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from karak.store.database import Talk
from karak.store.errors import StoreBusy, StoreClosed
from karak.store.sqlite_file import converse, told

T = TypeVar("T")
MOST_TOGETHER = 500
MOST_WAITING = 10_000


@dataclass(slots=True)
class Waiting(Generic[T]):
    """A change that waits for its commit, and then for its answer."""

    talk: Talk[T]
    future: asyncio.Future[T]
    result: list[T] = field(default_factory=list[T])
    error: BaseException | None = None

    def settle(self) -> None:
        """Give the answer to whoever still waits for it."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result[0])


class GroupCommit:
    """Takes changes from the event loop and gives each its answer once it is on disk."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.commits = 0
        self.changes = 0
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Waiting[Any] | None] = SimpleQueue()
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="karak-store", daemon=True)
        self._thread.start()

    async def write(self, talk: Talk[T]) -> T:
        """Have a change made; when this returns it is on disk.

        A caller that is cancelled meanwhile does not know whether the change was made.
        """
        if self._closing:
            raise StoreClosed()
        if self._queue.qsize() >= MOST_WAITING:
            raise StoreBusy(most=MOST_WAITING)
        future: asyncio.Future[T] = self._loop.create_future()
        waiting = Waiting(talk, future)
        self._queue.put(waiting)
        return await future

    async def close(self) -> None:
        """Write what waits, and take nothing new."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    # In the thread

    def _work(self) -> None:
        while batch := self._next_batch():
            self._commit(batch)
            self._loop.call_soon_threadsafe(_settle, batch)

    def _next_batch(self) -> list[Waiting[Any]]:
        """Wait for a change and take all that wait with it; nothing at the end."""
        batch: list[Waiting[Any]] = []
        following = self._queue.get()
        while following is not None:
            batch.append(following)
            if len(batch) == MOST_TOGETHER:
                return batch
            try:
                following = self._queue.get_nowait()
            except Empty:
                return batch
        if batch:
            self._queue.put(None)
        return batch

    def _commit(self, batch: Sequence[Waiting[Any]]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                self._perform(waiting)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._give_up(batch, told(error, self._path))
        else:
            self.commits += 1
            self.changes += len(batch)

    def _perform(self, waiting: Waiting[T]) -> None:
        """Make one change; if it fails it is taken back alone."""
        self._connection.execute("SAVEPOINT change")
        try:
            waiting.result.append(converse(self._connection, waiting.talk))
        except Exception as error:
            if not self._connection.in_transaction:
                raise
            self._connection.execute("ROLLBACK TO change")
            waiting.error = error
            if isinstance(error, sqlite3.Error):
                waiting.error = told(error, self._path)
        self._connection.execute("RELEASE change")

    def _give_up(self, batch: Sequence[Waiting[Any]], error: Exception) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        for waiting in batch:
            waiting.error = error


def _settle(batch: Sequence[Waiting[Any]]) -> None:
    for waiting in batch:
        waiting.settle()
