"""PostgreSQL as a home: many processes may share it."""

from __future__ import annotations

import asyncio
import select
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Literal, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout, TooManyRequests
from sqlalchemy import URL

from karak.store.addresses import libpq_address, shown
from karak.store.database import Answer, Ask, Taken, Talk, Writing
from karak.store.errors import DatabaseUnreachable, StoreBusy, StoreClosed
from karak.store.migrating import migrate_postgres
from karak.store.postgres_server import PATIENCE, told

T = TypeVar("T")
CONNECTIONS = 20
MOST_WAITING = 10_000
WRITING = Writing(URL.create("postgresql+psycopg").get_dialect()())
SETTINGS = (
    """SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'""",
    f"SELECT set_config('lock_timeout', '{PATIENCE}s', false)",
)
Connection = psycopg.AsyncConnection[tuple[object, ...]]
Pool = AsyncConnectionPool[Connection]


class PostgresHome:
    """Runs operations on a PostgreSQL database, each on a connection of its own."""

    dialect: Literal["postgresql"] = "postgresql"

    def __init__(self, pool: Pool, address: str) -> None:
        self._pool = pool
        self._address = address
        self._closing = False
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._changes = 0

    @classmethod
    async def open(cls, url: URL) -> PostgresHome:
        """Bring the tables up to date, and connect."""
        await asyncio.to_thread(migrate_postgres, url)
        pool: Pool = AsyncConnectionPool(
            libpq_address(url),
            connection_class=Connection,
            min_size=1,
            max_size=CONNECTIONS,
            max_waiting=MOST_WAITING,
            timeout=PATIENCE,
            kwargs={"autocommit": True, "connect_timeout": PATIENCE},
            configure=_settle_in,
            check=_check,
            open=False,
            name="karak-store",
        )
        await pool.open()
        return cls(pool, shown(url))

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and for how many changes: one for each here."""
        return self._changes, self._changes

    async def read(self, talk: Talk[T]) -> T:
        """Run an operation that changes nothing."""
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

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[Connection]:
        if self._closing:
            raise StoreClosed()
        self._under_way += 1
        self._idle.clear()
        try:
            async with self._pool.connection() as connection:
                yield connection
        except (PoolTimeout, TooManyRequests) as error:
            raise self._no_connection() from error
        except PoolClosed as error:
            raise StoreClosed() from error
        except psycopg.Error as error:
            raise told(error, self._address) from error
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    def _no_connection(self) -> StoreBusy | DatabaseUnreachable:
        """Tell why nobody got a connection: there are none, or all are in use."""
        if self._pool.get_stats().get("pool_size", 0) > 0:
            return StoreBusy(most=CONNECTIONS)
        return DatabaseUnreachable(database=self._address, reason="timeout")

    async def close(self) -> None:
        """End: what was begun is written, and nothing new is taken."""
        self._closing = True
        await self._idle.wait()
        await self._pool.close()


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


async def _settle_in(connection: Connection) -> None:
    """See to it that commits are durable, and that nobody waits for a lock for ever."""
    for setting in SETTINGS:
        await connection.execute(setting.encode())


async def _check(connection: Connection) -> None:
    """Notice without a round trip that the server has hung up: then there is something to read."""
    if select.select([connection.fileno()], [], [], 0)[0]:
        await AsyncConnectionPool.check_connection(connection)
