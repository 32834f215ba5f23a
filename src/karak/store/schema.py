"""The tables of the database, the same for SQLite and PostgreSQL, and the database's clock."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    insert,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("length", BigInteger, nullable=False),
    Column("meta", Text, nullable=False),
    CheckConstraint("phase IN ('lobby', 'playing', 'finished')", name="phase"),
    Index("ix_tables_phase_changed_id", "phase", "changed", "id"),
    Index("ix_tables_changed_id", "changed", "id"),
)


def _of_table(**options: Any) -> Column[str]:
    target = ForeignKey(tables.c.id, ondelete="CASCADE")
    return Column("table_id", Text, target, primary_key=True, **options)


entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

journal = Table(
    "journal",
    metadata,
    Column("seq", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
    Column("snapshot", LargeBinary),
)
"""Moves on their way into the logs, where they will be entries and snapshots (`keeping`).

On PostgreSQL it stays empty.
"""

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("kind", Text, primary_key=True),
    Column("due", Double, nullable=False),
    Column("owner", Text),
    Column("until", Double, nullable=False),
    Index("ix_leases_due", "due"),
)


def inserting(table: Table, **fixed: ColumnElement[Any]) -> Insert:
    """Write the statement that adds a row: the value of column `x` is given as `new_x`."""
    given: dict[str, ColumnElement[Any]] = {
        column.name: bindparam(f"new_{column.name}") for column in table.columns
    }
    return insert(table).values({**given, **fixed})


def fresh(**values: object) -> dict[str, object]:
    """Name the values of a new row as such a statement wants them."""
    return {f"new_{name}": value for name, value in values.items()}


class Now(FunctionElement[float]):
    """The database's own time in seconds since 1970, so that all processes agree on it."""

    type: TypeEngine[float] = Double()
    inherit_cache = True


@compiles(Now, "sqlite")
def _now_in_sqlite(_element: Now, _compiler: SQLCompiler, **_options: object) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(Now, "postgresql")
def _now_in_postgresql(_element: Now, _compiler: SQLCompiler, **_options: object) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
