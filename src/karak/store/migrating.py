"""Bringing the tables of a database up to date, on one connection and all or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from karak.store import postgres_server, sqlite_file
from karak.store.addresses import libpq_address, shown
from karak.store.errors import DatabaseMissing, SchemaTooNew, SchemaTooOld, SchemaUnknown
from karak.store.schema import metadata

ONE_AT_A_TIME = 0x6B6172616B
"""The advisory lock under which PostgreSQL lets one process at a time migrate."""


def config(connection: Connection | None = None) -> Config:
    """Say to Alembic where our steps are, and what to run them on."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.attributes["connection"] = connection
    return made


def head() -> str:
    """Name the revision that this program works with."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None
    return found


def revisions() -> list[str]:
    """Name all revisions, the first one first."""
    steps = ScriptDirectory.from_config(config()).walk_revisions()
    return [step.revision for step in steps][::-1]


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the database of a connection up to date, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    current = check_revision(connection)
    if current is None and set(inspect(connection).get_table_names()) & set(metadata.tables):
        raise SchemaUnknown(found=", ".join(sorted(inspect(connection).get_table_names()))[:100])
    if current != head():
        command.upgrade(config(connection), to)


def check_revision(connection: Connection) -> str | None:
    """Name the revision that a database has; refuse one that we do not know."""
    current = current_revision(connection)
    if current is not None and current not in revisions():
        raise SchemaTooNew(found=current, known=head())
    return current


def current_revision(connection: Connection) -> str | None:
    """Name the revision that a database has."""
    return MigrationContext.configure(connection).get_current_revision()


@contextmanager
def sqlite_transaction(path: Path) -> Generator[Connection, None, None]:
    """Open a transaction on a SQLite file; whoever else wants to write waits meanwhile."""
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite_file.connect(path), poolclass=NullPool
    )
    event.listen(engine, "begin", _begin_immediately)
    try:
        with engine.begin() as connection:
            yield connection
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise sqlite_file.told(error.orig, path) from error
        raise


def _begin_immediately(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def postgres_transaction(url: URL) -> Generator[Connection, None, None]:
    """Open a transaction on a PostgreSQL database."""
    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: postgres_server.connect(libpq_address(url), shown(url)),
        poolclass=NullPool,
    )
    try:
        with engine.begin() as connection:
            yield connection
    except DBAPIError as error:
        if isinstance(error.orig, psycopg.Error):
            raise postgres_server.told(error.orig, shown(url)) from error
        raise


def migrate_sqlite(path: Path) -> None:
    """Bring a SQLite file, new or old, up to date."""
    sqlite_file.prepare_file(path)
    with sqlite_transaction(path) as connection:
        migrate(connection)


def check_sqlite(path: Path) -> None:
    """Refuse a SQLite file that is not there or not up to date."""
    if not path.is_file():
        raise DatabaseMissing(database=str(path))
    with sqlite_transaction(path) as connection:
        check_current(connection, str(path))


def migrate_postgres(url: URL) -> None:
    """Bring a PostgreSQL database up to date."""
    with postgres_transaction(url) as connection:
        migrate(connection)


def check_postgres(url: URL) -> None:
    """Refuse a PostgreSQL database that is not up to date."""
    with postgres_transaction(url) as connection:
        check_current(connection, shown(url))


def check_current(connection: Connection, database: str) -> None:
    """Refuse a database that is not as this program expects it."""
    found = check_revision(connection)
    if found is None:
        raise DatabaseMissing(database=database)
    if found != head():
        raise SchemaTooOld(found=found, known=head())
