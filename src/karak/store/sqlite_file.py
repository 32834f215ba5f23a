"""A SQLite file: how it is opened, how statements run on it, what its failures mean."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import TypeVar

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from karak.store.database import Answer, Ask, Taken, Talk, Writing
from karak.store.errors import (
    DatabaseDamaged,
    DatabaseError,
    DatabaseFull,
    DatabaseLocked,
    DatabaseRefused,
    DatabaseTooOld,
)
from karak.store.keeping import PATIENCE, open_file

T = TypeVar("T")
OLDEST = (3, 35, 0)
KIND_OF_FAILURE: dict[int, type[DatabaseError]] = {
    sqlite3.SQLITE_BUSY: DatabaseLocked,
    sqlite3.SQLITE_LOCKED: DatabaseLocked,
    sqlite3.SQLITE_FULL: DatabaseFull,
    sqlite3.SQLITE_READONLY: DatabaseRefused,
    sqlite3.SQLITE_CANTOPEN: DatabaseRefused,
    sqlite3.SQLITE_PERM: DatabaseRefused,
    sqlite3.SQLITE_AUTH: DatabaseRefused,
    sqlite3.SQLITE_CORRUPT: DatabaseDamaged,
    sqlite3.SQLITE_NOTADB: DatabaseDamaged,
}
PRIMARY = 0xFF
"""The bits of an error code that tell its kind; the others tell the circumstances."""


def told(error: sqlite3.Error, path: Path) -> DatabaseError:
    """Find our word for what SQLite says."""
    number: int = getattr(error, "sqlite_errorcode", 0)
    kind = KIND_OF_FAILURE.get(number & PRIMARY, DatabaseError)
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    return kind(database=str(path), reason=str(name))


def prepare_file(path: Path) -> None:
    """See to it that the file is there and, if it is new, that nobody else can read it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DatabaseRefused(database=str(path), reason=reason) from error


def connect(path: Path) -> sqlite3.Connection:
    """Open a file so that what is committed is on disk, and readers never wait for the writer."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise DatabaseTooOld(
            database="SQLite", found=sqlite3.sqlite_version, oldest=".".join(map(str, OLDEST))
        )
    try:
        return open_file(str(path), PATIENCE)
    except sqlite3.Error as error:
        raise told(error, path) from error


WRITING = Writing(SQLiteDialect_pysqlite(paramstyle="named"))


def converse(connection: sqlite3.Connection, talk: Talk[T]) -> T:
    """Run an operation to its end, inside the caller's transaction."""
    try:
        ask = next(talk)
        while True:
            try:
                answer = _run(connection, ask)
            except sqlite3.IntegrityError as error:
                ask = talk.throw(Taken(*error.args))
            else:
                ask = talk.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


def _run(connection: sqlite3.Connection, ask: Ask) -> Answer:
    prepared = WRITING.prepare(ask)
    cursor = connection.execute(prepared.text, prepared.values)
    return Answer(cursor.fetchall(), cursor.rowcount)
