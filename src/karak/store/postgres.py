"""PostgreSQL as a home: many processes may share it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Literal, TypeVar

import psycopg
from sqlalchemy import URL

from karak.store.addresses import libpq_address, shown
from karak.store.connections import Connection, Connections
from karak.store.database import Answer, Ask, Taken, Talk, Writing
from karak.store.moves import Move
from karak.store.postgres_server import told
from karak.store.then import Then, begin

T = TypeVar("T")
WRITING = Writing(URL.create("postgresql+psycopg").get_dialect()())


class PostgresHome:
    """Runs operations on a PostgreSQL database, each on a connection of its own."""

    dialect: Literal["postgresql"] = "postgresql"

    def __init__(self, url: URL) -> None:
        self._connections = Connections(libpq_address(url))
        self._address = shown(url)
        self._changes = 0

    @classmethod
    async def open(cls, url: URL, prepare: Callable[[URL], None]) -> PostgresHome:
        """Use a database after it was prepared."""
        await asyncio.to_thread(prepare, url)
        return cls(url)

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and for how many changes: one for each here."""
        return self._changes, self._changes

    @property
    def has_process(self) -> bool:
        """Whether a process of its own writes plain moves: the server does."""
        return False

    async def read(self, talk: Talk[T], *, log_of: str | None = None) -> T:
        """Run an operation that changes nothing; here moves are in their logs at once."""
        async with self._connection() as connection:
            return await converse(connection, talk)

    async def write(self, talk: Talk[T], *, alone: bool = False) -> T:
        """Run an operation; when this returns, what it did is on disk."""
        async with self._connection() as connection:
            if alone:
                result = await converse(connection, talk)
            else:
                async with connection.transaction():
                    result = await converse(connection, talk)
        self._changes += 1
        return result

    async def append(self, move: Move) -> float:
        """Keep a plain move, mostly with one statement; when this returns, it is on disk."""
        return await self.write(move.talk(self.dialect), alone=move.is_alone)

    def keep(self, move: Move, then: Then) -> None:
        """Keep a plain move, and tell when it is on disk; nobody has to wait for it."""
        begin(self.append(move), then)

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[Connection]:
        try:
            async with self._connections.one() as connection:
                yield connection
        except psycopg.Error as error:
            raise told(error, self._address) from error

    async def close(self) -> None:
        """End: what was begun is written, and nothing new is taken."""
        await self._connections.close()


async def converse(connection: Connection, talk: Talk[T]) -> T:
    """Run an operation to its end, inside the caller's transaction if there is one."""
    try:
        ask = next(talk)
        while True:
            try:
                answer = await _run(connection, ask)
            except psycopg.IntegrityError as error:
                ask = talk.throw(Taken(*error.args))
            else:
                ask = talk.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


async def _run(connection: Connection, ask: Ask) -> Answer:
    prepared = WRITING.prepare(ask)
    cursor = await connection.execute(prepared.text.encode(), prepared.values)
    rows = await cursor.fetchall() if cursor.description else ()
    return Answer(rows, cursor.rowcount)
