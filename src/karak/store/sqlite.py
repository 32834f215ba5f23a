"""SQLite as a home: one thread writes, a few read, none waits for another."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal, TypeVar

from karak.store import log
from karak.store.database import Talk
from karak.store.errors import StoreClosed
from karak.store.group_commit import GroupCommit
from karak.store.home import EVERY
from karak.store.keeping import waits
from karak.store.moves import Move
from karak.store.sqlite_file import connect, converse, told
from karak.store.then import Then

T = TypeVar("T")
READERS = 4


class NotTakenIn(Exception):
    """What is to be read is not whole yet."""


class SqliteHome:
    """Runs operations on a SQLite file."""

    dialect: Literal["sqlite"] = "sqlite"

    def __init__(self, path: Path, writer: GroupCommit) -> None:
        self._path = path
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, "karak-store-read")
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._closed = False

    @classmethod
    async def open(cls, path: Path, prepare: Callable[[Path], None]) -> SqliteHome:
        """Open a file after it was prepared."""
        await asyncio.to_thread(prepare, path)
        connection = await asyncio.to_thread(connect, path)
        home = cls(path, GroupCommit(connection, path))
        home._opened.append(connection)
        return home

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and for how many changes."""
        return self._writer.commits, self._writer.changes

    @property
    def has_process(self) -> bool:
        """Whether a process of its own writes plain moves."""
        return self._writer.has_process

    async def write(self, talk: Talk[T], *, alone: bool = False) -> T:
        """Run an operation; when this returns, what it did is on disk."""
        return await self._writer.write(talk)

    def append(self, move: Move) -> Awaitable[float]:
        """Keep a plain move; when this returns, it is on disk."""
        return self._writer.append(move)

    def keep(self, move: Move, then: Then) -> None:
        """Keep a plain move, and tell when it is on disk; nobody has to wait for it."""
        self._writer.keep(move, then)

    async def read(self, talk: Talk[T], *, log_of: str | None = None) -> T:
        """Run an operation that changes nothing, after moves are taken in that it has to know."""
        if self._closed:
            raise StoreClosed()
        run = asyncio.get_running_loop().run_in_executor
        try:
            return await run(self._readers, self._read, talk, log_of)
        except NotTakenIn:
            await self._writer.write(log.take_in(None if log_of == EVERY else log_of))
        return await run(self._readers, self._read, talk, None)

    def _read(self, talk: Talk[T], log_of: str | None) -> T:
        """Run it now; raises NotTakenIn if moves of the log, or of any, are in the journal."""
        try:
            connection = self._connection()
            if log_of is not None and waits(connection, None if log_of == EVERY else log_of):
                raise NotTakenIn
            connection.execute("BEGIN")
            try:
                return converse(connection, talk)
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise told(error, self._path) from error

    def _connection(self) -> sqlite3.Connection:
        """Give this thread's own connection."""
        found: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if found is None:
            found = connect(self._path)
            found.execute("PRAGMA query_only = ON")
            self._own.connection = found
            self._opened.append(found)
        return found

    async def close(self) -> None:
        """End: what waits is written, and nothing new is taken."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._readers.shutdown()
        for connection in reversed(self._opened):
            connection.close()
        self._opened.clear()
