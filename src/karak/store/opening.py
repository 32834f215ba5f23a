"""Opening a store."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import URL

from karak.store.addresses import read_address
from karak.store.migrating import check_postgres, check_sqlite, migrate_postgres, migrate_sqlite
from karak.store.postgres import PostgresHome
from karak.store.sqlite import SqliteHome
from karak.store.store import Store


async def open_store(url: str | None = None, data_folder: Path | None = None) -> Store:
    """Open the database at an address, or a SQLite file in the data folder, and migrate it.

    Use it as `async with await open_store(...) as store`.
    """
    return await _open(read_address(url, data_folder), migrate_sqlite, migrate_postgres)


async def open_as_it_is(url: str | None = None, data_folder: Path | None = None) -> Store:
    """Open a database that is there and up to date, or raise; nothing is made or migrated."""
    return await _open(read_address(url, data_folder), check_sqlite, check_postgres)


async def _open(
    address: URL, prepare_file: Callable[[Path], None], prepare_server: Callable[[URL], None]
) -> Store:
    if address.drivername == "sqlite":
        return Store(await SqliteHome.open(Path(str(address.database)), prepare_file))
    return Store(await PostgresHome.open(address, prepare_server))
