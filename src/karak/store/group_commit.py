"""Writing to SQLite beside the event loop: changes that wait at the same moment share a commit."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import threading
from collections import deque
from contextlib import suppress
from functools import partial
from itertools import takewhile
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from karak.store.database import Talk
from karak.store.errors import StoreBusy, StoreClosed
from karak.store.keeping import learn
from karak.store.moves import Move
from karak.store.scribe import Scribe
from karak.store.sqlite_file import converse, told
from karak.store.then import Then, settle

T = TypeVar("T")
MOST_WAITING = 10_000
MOST_TOGETHER = 100
"""Changes that share a commit at most: all are told of at once, and that takes milliseconds."""

WORTH_A_PROCESS = 4
"""Plain moves that wait together when a process for them is started."""

ENOUGH = 12
"""Changes that wait together when they are handed over at once, without looking for more."""

MOST_AHEAD = 2
"""Batches that the process may have, so that it has the next one when it has kept one."""

MOST_STARTS = 10
SOON = 0.2
"""After so many seconds what is in the journal is taken in, if somebody has the time for it."""

log = logging.getLogger("karak.store")


class Waiting:
    """A change that waits for its commit; then what became of it is told."""

    __slots__ = ("error", "move", "result", "then", "work")

    def __init__(self, work: Talk[Any] | None, then: Then, move: Move | None = None) -> None:
        self.work = work
        self.move = move
        self.then = then
        self.result: Any = None
        self.error: BaseException | None = None


Batch = list[Waiting]


class GroupCommit:
    """Takes changes from the event loop and gives each its answer once it is on disk.

    What comes in one round of the loop, or while a commit is under way, is handed over together,
    or as soon as it is enough, so that the disk works while the loop does: to a thread, or, once
    plain moves come in numbers, these to a process of their own, which keeps them in the journal.
    Only one of them works at a time. What the process could not keep goes to the thread, which
    tells why.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.commits = 0
        self.changes = 0
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: Batch = []
        self._is_busy = False
        self._gathering: asyncio.Handle | None = None
        self._closing = False
        self._scribe: Scribe | None = None
        self._starting: asyncio.Task[None] | None = None
        self._starts = 0
        self._with_scribe: deque[Batch] = deque()
        self._refused: Batch = []
        self._taking_in: asyncio.TimerHandle | None = None
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
        self._hand = threading.Thread(target=self._work, name="karak-store", daemon=True)
        learn(connection)
        self._hand.start()

    @property
    def has_process(self) -> bool:
        """Whether the process is there."""
        return self._scribe is not None and self._scribe.is_ready

    def write(self, work: Talk[T]) -> asyncio.Future[T]:
        """Have a change made; when the future is done it is on disk.

        A caller that is cancelled meanwhile does not know whether the change was made.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self._wait(Waiting(work, partial(settle, future)))
        return future

    def append(self, move: Move) -> asyncio.Future[float]:
        """Have a plain move kept, in the same way."""
        future: asyncio.Future[float] = self._loop.create_future()
        self.keep(move, partial(settle, future))
        return future

    def keep(self, move: Move, then: Then) -> None:
        """Have a plain move kept, and tell when it is on disk."""
        self._wait(Waiting(None, then, move))

    def _wait(self, waiting: Waiting) -> None:
        if self._closing:
            raise StoreClosed()
        if len(self._waiting) >= MOST_WAITING:
            raise StoreBusy(most=MOST_WAITING)
        self._waiting.append(waiting)
        if not self._is_busy:
            self._is_busy = True
            self._gathering = self._loop.call_soon(self._hand_over)
        elif len(self._waiting) >= ENOUGH:
            if self._gathering is not None:
                self._gathering.cancel()
                self._hand_over()
            elif self._can_go_ahead():
                self._hand_over()

    def _can_go_ahead(self) -> bool:
        """Say whether what waits is enough for the process, which works, to have it beside it."""
        if not 0 < len(self._with_scribe) < MOST_AHEAD or len(self._waiting) < ENOUGH:
            return False
        first = self._waiting[0]
        return first.move is not None and self.has_process and not self._refused

    def _hand_over(self) -> None:
        """Hand over what waits; without anything the thread rests, or ends."""
        self._gathering = None
        if self._with_scribe and not self._can_go_ahead():
            return
        batch = self._next_batch()
        self._is_busy = bool(batch)
        if batch:
            if not self._give_to_scribe(batch):
                self._queue.put(batch)
        elif self._closing:
            self._queue.put(None)

    def _next_batch(self) -> Batch:
        """Take what waits, but plain moves and other changes apart if others write them."""
        batch = self._waiting[:MOST_TOGETHER]
        if batch and self.has_process:
            is_other = batch[0].move is None
            batch = list(takewhile(lambda each: (each.move is None) is is_other, batch))
        del self._waiting[: len(batch)]
        return batch

    def _settle(self, batch: Batch) -> None:
        """Hand over what has come meanwhile; while that is written, tell of what is on disk."""
        self._hand_over()
        self._tell(batch)

    def _tell(self, batch: Batch) -> None:
        for waiting in batch:
            try:
                waiting.then(waiting.result, waiting.error)
            except Exception:
                log.exception("what was kept could not be told")

    async def close(self) -> None:
        """Write what waits, and take nothing new."""
        if not self._closing:
            self._closing = True
            if self._taking_in is not None:
                self._taking_in.cancel()
            if not self._is_busy:
                self._hand_over()
        await self._loop.run_in_executor(None, self._hand.join)
        if self._starting is not None:
            await self._starting
        if self._scribe is not None:
            await self._scribe.close()

    # With the process

    def _give_to_scribe(self, batch: Batch) -> bool:
        """Give a batch of plain moves to the process; False if it is none, or nobody is there."""
        scribe = self._scribe
        if scribe is None or not scribe.is_ready:
            if len(batch) >= WORTH_A_PROCESS and (scribe is None or scribe.has_ended):
                self._start_scribe()
            return False
        moves = [each.move.plain() for each in batch if each.move is not None]
        if not moves:
            return False
        self._with_scribe.append(batch)
        scribe.keep(moves)
        return True

    def _start_scribe(self) -> None:
        """Start the process, or another one instead of one that died, a few times at most."""
        if self._starts < MOST_STARTS and (self._starting is None or self._starting.done()):
            self._starts += 1
            self._starting = self._loop.create_task(self._begin_scribe())

    async def _begin_scribe(self) -> None:
        with suppress(OSError, NotImplementedError):
            self._scribe = await Scribe.begin(self._path, self._scribe_answered)

    def _scribe_answered(self, at: float) -> None:
        batch = self._with_scribe.popleft()
        if math.isnan(at):
            self._refused += batch
            batch = []
        elif batch:
            self.commits += 1
            self.changes += len(batch)
            for waiting in batch:
                waiting.result = at
            self._take_in_soon()
        if self._refused and not self._with_scribe:
            refused, self._refused = self._refused, []
            self._queue.put(refused)
            self._tell(batch)
        else:
            self._settle(batch)

    def _take_in_soon(self) -> None:
        if self._taking_in is None and not self._closing:
            self._taking_in = self._loop.call_later(SOON, self._take_in)

    def _take_in(self) -> None:
        """Have the process take in, unless it has other work; then it is asked again later."""
        self._taking_in = None
        if self._is_busy:
            self._take_in_soon()
        elif self._scribe is not None and self._scribe.is_ready:
            self._is_busy = True
            self._with_scribe.append([])
            self._scribe.keep([])

    # In the thread

    def _work(self) -> None:
        while batch := self._queue.get():
            self._commit(batch)
            self._loop.call_soon_threadsafe(self._settle, batch)

    def _commit(self, batch: Batch) -> None:
        """Make changes of all kinds in one transaction."""
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

    def _perform(self, waiting: Waiting) -> None:
        """Make one change; if it fails it is taken back alone."""
        self._connection.execute("SAVEPOINT change")
        try:
            talk = waiting.work if waiting.move is None else waiting.move.talk("sqlite")
            assert talk is not None
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
