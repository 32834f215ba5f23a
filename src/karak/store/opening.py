"""Opening a store."""

from __future__ import annotations

from pathlib import Path

from karak.store.addresses import read_address
from karak.store.database import Home
from karak.store.postgres import PostgresHome
from karak.store.sqlite import SqliteHome
from karak.store.store import Store


async def open_store(url: str | None = None, data_folder: Path | None = None) -> Store:
    """Open the database at an address, or a SQLite file in the data folder, and migrate it.

    Use it as `async with await open_store(...) as store`.
    """
    address = read_address(url, data_folder)
    home: Home
    if address.drivername == "sqlite":
        home = await SqliteHome.open(Path(str(address.database)))
    else:
        home = await PostgresHome.open(address)
    return Store(home)
