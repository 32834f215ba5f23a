"""Backups: everything that is kept, as one SQLite file, from and into either database."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import AbstractContextManager, closing
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL, Connection, MetaData, func, insert, null, select, update

from karak.store.addresses import shown
from karak.store.errors import (
    BackupExists,
    DatabaseDamaged,
    DatabaseMissing,
    DatabaseRefused,
    NotEmpty,
)
from karak.store.keeping import learn, take_in
from karak.store.migrating import (
    check_revision,
    migrate,
    postgres_transaction,
    sqlite_transaction,
)
from karak.store.schema import leases, metadata, tables
from karak.store.sqlite_file import prepare_file, told

ROWS_AT_ONCE = 500
OURS = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
IS_CURRENT = "SELECT 1 FROM pragma_table_info('journal') WHERE name = 'seq'"


def back_up(url: URL, file: Path) -> int:
    """Write everything that a database keeps into a new file, as it is at one moment.

    The database may be in use meanwhile. The file is there whole or not at all. Counts tables.
    """
    if file.exists():
        raise BackupExists(path=str(file))
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".karak-") as folder:
            source = _file_of(url) if _is_file(url) else _fetch(url, Path(folder, "rows.db"))
            whole = Path(folder, "whole.db")
            count = _copy(source, whole)
            whole.rename(file)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DatabaseRefused(database=str(file), reason=reason) from error
    return count


def restore(file: Path, url: URL) -> int:
    """Put everything from a backup, also of an earlier version, into an empty database."""
    with tempfile.TemporaryDirectory(prefix="karak-") as folder:
        copy = Path(folder, "rows.db")
        count = _copy(file, copy)
        with sqlite_transaction(copy) as source:
            migrate(source)
        _take_in(copy)
        with sqlite_transaction(copy) as source, _transaction(url) as target:
            migrate(target)
            if target.execute(select(func.count()).select_from(tables)).scalar_one():
                raise NotEmpty(database=shown(url))
            _copy_rows(source, target, metadata)
            target.execute(update(leases).values(owner=null(), until=0.0))
    return count


# Files


def _is_file(url: URL) -> bool:
    return url.drivername == "sqlite"


def _file_of(url: URL) -> Path:
    return Path(str(url.database))


def _copy(source: Path, target: Path) -> int:
    """Copy a SQLite file of ours that may be in use, if it is sound; count tables.

    In the copy all moves are in their logs, unless it has to be migrated first.
    """
    if not source.is_file():
        raise DatabaseMissing(database=str(source))
    try:
        with closing(sqlite3.connect(f"file:{quote(str(source))}?mode=rw", uri=True)) as opened:
            if opened.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise DatabaseDamaged(database=str(source), reason="quick_check")
            if not opened.execute(OURS).fetchone():
                raise DatabaseMissing(database=str(source))
            opened.execute("VACUUM INTO ?", (str(target),))
        with closing(sqlite3.connect(target)) as copied:
            count: int = copied.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        raise told(error, source) from error
    _take_in(target)
    target.chmod(0o600)
    with target.open("rb") as written:
        os.fsync(written.fileno())
    return count


def _take_in(file: Path) -> None:
    """Take moves that wait into their logs, unless the file has to be migrated first."""
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as opened:
            if opened.execute(IS_CURRENT).fetchone():
                learn(opened)
                take_in(opened)
    except sqlite3.Error as error:
        raise told(error, file) from error


# Rows


def _fetch(url: URL, path: Path) -> Path:
    """Copy a PostgreSQL database, as it is at one moment, into a SQLite file."""
    prepare_file(path)
    with postgres_transaction(url) as source, sqlite_transaction(path) as target:
        source.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        revision = check_revision(source)
        if revision is None:
            raise DatabaseMissing(database=shown(url))
        migrate(target, revision)
        reflected = MetaData()
        reflected.reflect(target)
        reflected.remove(reflected.tables["alembic_version"])
        _copy_rows(source, target, reflected)
    return path


def _transaction(url: URL) -> AbstractContextManager[Connection]:
    if not _is_file(url):
        return postgres_transaction(url)
    prepare_file(_file_of(url))
    return sqlite_transaction(_file_of(url))


def _copy_rows(source: Connection, target: Connection, what: MetaData) -> None:
    for table in what.sorted_tables:
        with source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)) as rows:
            for some in rows.mappings().partitions():
                target.execute(insert(table), [dict(row) for row in some])
