"""PostgreSQL as a home: many processes may share it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Literal, TypeVar

import psycopg
from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from karak.store.addresses import shown
from karak.store.database import Operation, Row, Statement, Taken, Values
from karak.store.errors import (
    DatabaseError,
    DatabaseFull,
    DatabaseLocked,
    DatabaseRefused,
    DatabaseTooOld,
    DatabaseUnreachable,
    StoreBusy,
    StoreClosed,
)
from karak.store.migrating import migrate

T = TypeVar("T")
OLDEST = 130000
CONNECTIONS = 10
MOST_CONNECTIONS = 20
PATIENCE = 10
"""Seconds to wait for a connection, to get one, and for a lock."""

KIND_OF_FAILURE: dict[str, type[DatabaseError]] = {
    "08": DatabaseUnreachable,
    "57P": DatabaseUnreachable,
    "28": DatabaseRefused,
    "3D": DatabaseRefused,
    "42501": DatabaseRefused,
    "25006": DatabaseRefused,
    "53100": DatabaseFull,
    "53": DatabaseUnreachable,
    "55P03": DatabaseLocked,
    "57014": DatabaseLocked,
    "40": DatabaseLocked,
}
"""What the beginnings of PostgreSQL's error codes mean to us; the longest one counts."""

SETTINGS = (
    """SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'""",
    f"SELECT set_config('lock_timeout', '{PATIENCE}s', false)",
    "SELECT set_config('TimeZone', 'UTC', false)",
)


def told(error: SQLAlchemyError, address: str) -> DatabaseError:
    """Find our word for what PostgreSQL says."""
    original = error.orig if isinstance(error, DBAPIError) else None
    code = original.sqlstate if isinstance(original, psycopg.Error) else None
    if code is None:
        unreachable = isinstance(original, psycopg.OperationalError | psycopg.InterfaceError)
        kind = DatabaseUnreachable if unreachable else DatabaseError
        return kind(database=address, reason=type(original or error).__name__)
    fitting = [start for start in KIND_OF_FAILURE if code.startswith(start)]
    kind = KIND_OF_FAILURE[max(fitting, key=len)] if fitting else DatabaseError
    return kind(database=address, reason=f"{type(original).__name__} {code}")


class PostgresDatabase:
    """A connection to PostgreSQL inside a transaction."""

    dialect: Literal["postgresql"] = "postgresql"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def rows(self, statement: Statement, values: Values) -> Sequence[Row]:
        """Run a statement and give what it returns."""
        try:
            return self._connection.execute(statement, dict(values)).all()
        except IntegrityError as error:
            raise Taken(*error.args) from error

    def change(self, statement: Statement, values: Values) -> int:
        """Run a statement and tell how many rows it changed."""
        try:
            return self._connection.execute(statement, dict(values)).rowcount
        except IntegrityError as error:
            raise Taken(*error.args) from error


class PostgresHome:
    """Runs operations on a PostgreSQL database, each on a connection of its own."""

    def __init__(self, engine: AsyncEngine, address: str) -> None:
        self._engine = engine
        self._address = address
        self._closed = False
        self._changes = 0

    @classmethod
    async def open(cls, url: URL) -> PostgresHome:
        """Connect, and bring the tables up to date."""
        engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=MOST_CONNECTIONS - CONNECTIONS,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args={"connect_timeout": PATIENCE},
        )
        event.listen(engine.sync_engine, "connect", _settle_in)
        home = cls(engine, shown(url))
        try:
            async with home._transaction() as connection:
                await connection.run_sync(_check_version)
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return home

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and for how many changes: one for each here."""
        return self._changes, self._changes

    async def write(self, operation: Operation[T]) -> T:
        """Run an operation; when this returns, what it did is on disk."""
        async with self._transaction() as connection:
            result = await connection.run_sync(lambda sync: operation(PostgresDatabase(sync)))
        self._changes += 1
        return result

    async def read(self, operation: Operation[T]) -> T:
        """Run an operation that changes nothing."""
        async with self._transaction() as connection:
            return await connection.run_sync(lambda sync: operation(PostgresDatabase(sync)))

    @asynccontextmanager
    async def _transaction(self) -> AsyncGenerator[AsyncConnection]:
        if self._closed:
            raise StoreClosed()
        try:
            async with self._engine.begin() as connection:
                yield connection
        except PoolTimeout as error:
            raise StoreBusy(most=MOST_CONNECTIONS) from error
        except SQLAlchemyError as error:
            raise told(error, self._address) from error

    async def close(self) -> None:
        """End: what is under way ends, and nothing new is taken."""
        self._closed = True
        await self._engine.dispose()


def _settle_in(connection: DBAPIConnection, _record: object) -> None:
    """See to it that commits are durable, and that nobody waits for a lock for ever."""
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(setting)
    cursor.close()
    connection.commit()


def _check_version(connection: Connection) -> None:
    found = connection.exec_driver_sql("SHOW server_version_num").scalar_one()
    if int(found) < OLDEST:
        oldest = f"{OLDEST // 10000}"
        raise DatabaseTooOld(database="PostgreSQL", found=str(found), oldest=oldest)
