"""A PostgreSQL server: how it is reached, what its failures mean."""

from __future__ import annotations

import psycopg

from karak.store.errors import (
    DatabaseError,
    DatabaseFull,
    DatabaseLocked,
    DatabaseRefused,
    DatabaseTooOld,
    DatabaseUnreachable,
)

OLDEST = 13
PATIENCE = 10
"""Seconds to wait for a connection, and for a lock."""

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


TURNED_AWAY = "FATAL:"
"""What the server itself says begins like this, in every language."""


def told(error: psycopg.Error, address: str) -> DatabaseError:
    """Find our word for what PostgreSQL says."""
    code = error.sqlstate
    if code is None:
        return _kind_without_code(error)(database=address, reason=_in_a_line(error))
    fitting = [start for start in KIND_OF_FAILURE if code.startswith(start)]
    kind = KIND_OF_FAILURE[max(fitting, key=len)] if fitting else DatabaseError
    return kind(database=address, reason=f"{type(error).__name__} {code}")


def _kind_without_code(error: psycopg.Error) -> type[DatabaseError]:
    """Tell whether a server turned us away, or whether there was none."""
    if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return DatabaseError
    return DatabaseRefused if TURNED_AWAY in str(error) else DatabaseUnreachable


def _in_a_line(error: psycopg.Error) -> str:
    """Give what the library of PostgreSQL says, which never tells a password."""
    return " ".join(str(error).split())[:200]


def connect(address: str, shown: str) -> psycopg.Connection:
    """Connect for work that may wait, as migrations and backups do."""
    try:
        connection = psycopg.connect(address, connect_timeout=PATIENCE)
    except psycopg.Error as error:
        raise told(error, shown) from error
    found = connection.info.server_version // 10000
    if found < OLDEST:
        connection.close()
        raise DatabaseTooOld(database="PostgreSQL", found=str(found), oldest=str(OLDEST))
    return connection
