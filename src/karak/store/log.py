"""The log of a table and its snapshots. Each function runs in one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Integer, Text, bindparam, delete, insert, select, text, update

from karak.store import documents
from karak.store.database import DialectName, Row, Taken, Talk, change, rows_of
from karak.store.errors import DamagedRow, NoSuchTable, NumberTaken
from karak.store.keeping import SNAPSHOTS_KEPT, TAKE_IN_ALL, TAKE_IN_ONE, pack
from karak.store.rows import EntryRow, Snapshot
from karak.store.schema import Now, entries, fresh, inserting, snapshots, tables

GROW = (
    update(tables)
    .where(tables.c.id == bindparam("old_id"), tables.c.length == bindparam("old_length"))
    .values(length=bindparam("length_then"), changed=Now())
    .returning(tables.c.changed)
)
_grown = GROW.cte("grown")
GROW_AND_INSERT = (
    insert(entries)
    .from_select(
        ["table_id", "number", "at", "data"],
        select(
            bindparam("new_table_id", type_=Text),
            bindparam("new_number", type_=Integer),
            _grown.c.changed,
            bindparam("new_data", type_=Text),
        ).select_from(_grown),
    )
    .returning(entries.c.at)
)
"""Both in one statement, which PostgreSQL can do: a plain move is one round trip."""

TAKE_IN = text(TAKE_IN_ONE)
TAKE_IN_EVERYTHING = text(TAKE_IN_ALL)
LENGTH = select(tables.c.length).where(tables.c.id == bindparam("id"))
INSERT = inserting(entries)
ENTRIES = (
    select(entries.c.number, entries.c.at, entries.c.data)
    .where(
        entries.c.table_id == bindparam("id"),
        entries.c.number >= bindparam("first"),
        entries.c.number < bindparam("end"),
    )
    .order_by(entries.c.number)
)
NO_END = 2**31 - 1

INSERT_SNAPSHOT = inserting(snapshots)
DELETE_SNAPSHOT = delete(snapshots).where(
    snapshots.c.table_id == bindparam("id"), snapshots.c.number == bindparam("at")
)
NEWEST_FIRST = (
    select(snapshots.c.number, snapshots.c.data)
    .where(snapshots.c.table_id == bindparam("id"), snapshots.c.number <= bindparam("at_most"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
)
_KEPT = (
    select(snapshots.c.number)
    .where(snapshots.c.table_id == bindparam("id"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
    .offset(SNAPSHOTS_KEPT - 1)
    .scalar_subquery()
)
PRUNE = delete(snapshots).where(snapshots.c.table_id == bindparam("id"), snapshots.c.number < _KEPT)


def append(dialect: DialectName, table_id: str, number: int, texts: Sequence[str]) -> Talk[float]:
    """Add entries to a log, the first with this number; give the database's time of it."""
    if dialect == "sqlite":
        yield from take_in(table_id)
    try:
        begun = yield from _begin(dialect, table_id, number, texts)
        if not begun:
            raise (yield from _out_of_step(table_id, number))
        at: float = begun[0][0]
        done = 1 if dialect == "postgresql" else 0
        for place, text in enumerate(texts[done:], number + done):
            row = fresh(table_id=table_id, number=place, at=at, data=text)
            yield from change(INSERT, **row)
    except Taken as error:
        raise NumberTaken(table=table_id, number=number, length=number + 1) from error
    return at


def take_in(table_id: str | None) -> Talk[None]:
    """Take into the log of a table, or of all that can be, what is in SQLite's journal."""
    if table_id is None:
        yield from change(TAKE_IN_EVERYTHING)
        return
    try:
        yield from change(TAKE_IN, id=table_id)
    except Taken as error:
        raise DamagedRow(what=f"{table_id}.journal") from error


def _begin(
    dialect: DialectName, table_id: str, number: int, texts: Sequence[str]
) -> Talk[Sequence[Row]]:
    """Let the log grow if it is as long as it should be, on PostgreSQL with the first entry."""
    grown = {"old_id": table_id, "old_length": number, "length_then": number + len(texts)}
    if dialect == "postgresql":
        first = fresh(table_id=table_id, number=number, data=texts[0])
        return (yield from rows_of(GROW_AND_INSERT, **grown, **first))
    return (yield from rows_of(GROW, **grown))


def _out_of_step(table_id: str, number: int) -> Talk[NoSuchTable | NumberTaken]:
    found = yield from rows_of(LENGTH, id=table_id)
    if not found:
        return NoSuchTable(table=table_id)
    return NumberTaken(table=table_id, number=number, length=found[0][0])


def read_entries(table_id: str, first: int, end: int | None) -> Talk[list[EntryRow]]:
    """Read the entries of a log from one number up to another."""
    stop = NO_END if end is None else end
    rows = yield from rows_of(ENTRIES, id=table_id, first=first, end=stop)
    return [
        EntryRow(number, at, documents.read(f"{table_id}[{number}]", data))
        for number, at, data in rows
    ]


def put_snapshot(table_id: str, number: int, text: str) -> Talk[None]:
    """Keep a snapshot, and of older ones the latest few."""
    yield from change(DELETE_SNAPSHOT, id=table_id, at=number)
    row = fresh(table_id=table_id, number=number, data=pack(text))
    try:
        yield from change(INSERT_SNAPSHOT, **row)
    except Taken as error:
        raise NoSuchTable(table=table_id) from error
    yield from change(PRUNE, id=table_id)


def latest_snapshot(table_id: str, at_most: int | None) -> Talk[Snapshot | None]:
    """Find the latest snapshot, or the latest up to a number."""
    stop = NO_END if at_most is None else at_most
    rows = yield from rows_of(NEWEST_FIRST, id=table_id, at_most=stop)
    if not rows:
        return None
    number, data = rows[0]
    where = f"{table_id}.snapshot[{number}]"
    return Snapshot(number, documents.unpack(where, bytes(data), documents.MOST_SNAPSHOT))
