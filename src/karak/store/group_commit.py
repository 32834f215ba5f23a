"""One thread that writes to SQLite: changes that wait at the same moment share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from karak.store.database import Talk
from karak.store.errors import StoreBusy, StoreClosed
from karak.store.moves import MOST_TOGETHER, Move, keep_together
from karak.store.sqlite_file import converse, told

T = TypeVar("T")
MOST_WAITING = 10_000


class Waiting(Generic[T]):
    """A change that waits for its commit, and then for its answer."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Talk[T] | Move, future: asyncio.Future[T]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Give the answer to whoever still waits for it."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


Batch = list[Waiting[Any]]


class GroupCommit:
    """Takes changes from the event loop and gives each its answer once it is on disk.

    What comes in one round of the loop, or while a commit is under way, is handed to the thread
    together: it is woken, and wakes the loop, once for all of it.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.commits = 0
        self.changes = 0
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: Batch = []
        self._is_busy = False
        self._closing = False
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="karak-store", daemon=True)
        self._thread.start()

    def write(self, work: Talk[T]) -> asyncio.Future[T]:
        """Have a change made; when the future is done it is on disk.

        A caller that is cancelled meanwhile does not know whether the change was made.
        """
        return self._wait(Waiting(work, self._loop.create_future()))

    def append(self, move: Move) -> asyncio.Future[float]:
        """Have a plain move kept, in the same way."""
        return self._wait(Waiting(move, self._loop.create_future()))

    def _wait(self, waiting: Waiting[T]) -> asyncio.Future[T]:
        if self._closing:
            raise StoreClosed()
        if len(self._waiting) >= MOST_WAITING:
            raise StoreBusy(most=MOST_WAITING)
        self._waiting.append(waiting)
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_over)
        return waiting.future

    def _hand_over(self) -> None:
        """Give the thread what waits; without anything it rests, or ends."""
        batch = self._waiting[:MOST_TOGETHER]
        del self._waiting[:MOST_TOGETHER]
        self._is_busy = bool(batch)
        if batch:
            self._queue.put(batch)
        elif self._closing:
            self._queue.put(None)

    def _settle(self, batch: Batch) -> None:
        for waiting in batch:
            waiting.settle()
        self._hand_over()

    async def close(self) -> None:
        """Write what waits, and take nothing new."""
        if not self._closing:
            self._closing = True
            if not self._is_busy:
                self._hand_over()
        await self._loop.run_in_executor(None, self._thread.join)

    # In the thread

    def _work(self) -> None:
        while batch := self._queue.get():
            self._commit(batch)
            self._loop.call_soon_threadsafe(self._settle, batch)

    def _commit(self, batch: Batch) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for waiting in self._keep_moves(batch):
                self._perform(waiting)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._give_up(batch, told(error, self._path))
        else:
            self.commits += 1
            self.changes += len(batch)

    def _keep_moves(self, batch: Batch) -> Batch:
        """Keep the plain moves together; give what is left to be done one by one."""
        moves = [each.work for each in batch if isinstance(each.work, Move)]
        at = keep_together(self._connection, moves) if moves else None
        if at is None:
            if moves:
                self._connection.execute("ROLLBACK")
                self._connection.execute("BEGIN IMMEDIATE")
            return batch
        rest: Batch = []
        for waiting in batch:
            if isinstance(waiting.work, Move):
                waiting.result = at
            else:
                rest.append(waiting)
        return rest

    def _perform(self, waiting: Waiting[T]) -> None:
        """Make one change; if it fails it is taken back alone."""
        work = waiting.work
        self._connection.execute("SAVEPOINT change")
        try:
            talk: Talk[Any] = work.talk("sqlite") if isinstance(work, Move) else work
            waiting.result = converse(self._connection, talk)
        except Exception as error:
            if not self._connection.in_transaction:
                raise
            self._connection.execute("ROLLBACK TO change")
            waiting.error = error
            if isinstance(error, sqlite3.Error):
                waiting.error = told(error, self._path)
        self._connection.execute("RELEASE change")

    def _give_up(self, batch: Batch, error: Exception) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
        for waiting in batch:
            waiting.error = error
