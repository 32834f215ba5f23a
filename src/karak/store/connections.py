"""Connections to PostgreSQL: used again and again, a new one when all are in use, up to a limit."""

from __future__ import annotations

import asyncio
import select
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import psycopg
from psycopg.pq import TransactionStatus

from karak.store.errors import StoreBusy, StoreClosed
from karak.store.postgres_server import PATIENCE

MOST = 20
MOST_WAITING = 10_000
SETTINGS = (
    """SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'""",
    f"SELECT set_config('lock_timeout', '{PATIENCE}s', false)",
)
"""Commits wait for the disk whatever the server's default is; nobody waits for a lock for ever."""

Connection = psycopg.AsyncConnection[tuple[object, ...]]


class Connections:
    """Lends connections, the one that came back last first; those that broke are not lent again."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._free = asyncio.Semaphore(MOST)
        self._idle: list[Connection] = []
        self._borrowers = 0
        self._all_back = asyncio.Event()
        self._all_back.set()
        self._closing = False

    @asynccontextmanager
    async def one(self) -> AsyncGenerator[Connection]:
        """Lend a connection; raises what psycopg says if none can be made."""
        if self._closing:
            raise StoreClosed()
        if self._borrowers >= MOST_WAITING:
            raise StoreBusy(most=MOST_WAITING)
        self._borrowers += 1
        self._all_back.clear()
        try:
            async with self._free:
                connection = await self._take()
                try:
                    yield connection
                finally:
                    await self._give_back(connection)
        finally:
            self._borrowers -= 1
            if self._borrowers == 0:
                self._all_back.set()

    async def _take(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not _hung_up(connection):
                return connection
            await connection.close()
        made = await psycopg.AsyncConnection.connect(
            self._address,
            autocommit=True,
            connect_timeout=PATIENCE,
            keepalives_idle=PATIENCE,
            keepalives_interval=PATIENCE // 2,
            keepalives_count=3,
            tcp_user_timeout=1000 * PATIENCE,
        )
        for setting in SETTINGS:
            await made.execute(setting.encode())
        return made

    async def _give_back(self, connection: Connection) -> None:
        if connection.pgconn.transaction_status == TransactionStatus.IDLE:
            self._idle.append(connection)
        else:
            await connection.close()

    async def close(self) -> None:
        """Wait until all connections are back, lend no more, and end them."""
        self._closing = True
        await self._all_back.wait()
        while self._idle:
            await self._idle.pop().close()


def _hung_up(connection: Connection) -> bool:
    """Notice without a round trip that the server has hung up: then there is something to read."""
    return bool(select.select([connection.fileno()], [], [], 0)[0])
