"""Which database is meant: an address, or a file in the data folder."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from karak.store.errors import BadDatabaseUrl

FILE_NAME = "karak.db"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}


def read_address(url: str | None, data_folder: Path | None) -> URL:
    """Read an address; without one the database is a file in the data folder."""
    if url is None:
        if data_folder is None:
            raise BadDatabaseUrl(url="")
        return URL.create("sqlite", database=str(data_folder / FILE_NAME))
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadDatabaseUrl(url=url.partition("://")[0][:40]) from error
    driver = DRIVERS.get(found.drivername)
    if driver is None or (driver == "sqlite" and not names_a_file(found)):
        raise BadDatabaseUrl(url=shown(found))
    return found.set(drivername=driver)


def names_a_file(url: URL) -> bool:
    """Tell whether the address of a SQLite database is that of a file, not of memory."""
    return bool(url.database) and ":memory:" not in str(url.database) and not url.query


def libpq_address(url: URL) -> str:
    """Give an address as PostgreSQL's own library reads it."""
    return url.render_as_string(hide_password=False)


def shown(url: URL) -> str:
    """Give an address as it may be shown: without its password."""
    return url.render_as_string(hide_password=True)[:200]
