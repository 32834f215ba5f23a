"""The log of a table, its snapshots and its story. Each function runs in one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select, update

from karak.store import documents
from karak.store.database import Database, Taken
from karak.store.errors import NoSuchTable, NumberTaken
from karak.store.rows import EntryRow, Json, Snapshot
from karak.store.schema import entries, fresh, inserting, now, snapshots, stories, tables

SNAPSHOTS_KEPT = 3

GROW = (
    update(tables)
    .where(tables.c.id == bindparam("old_id"), tables.c.length == bindparam("old_length"))
    .values(length=bindparam("length_then"), changed=now())
    .returning(tables.c.changed)
)
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

DELETE_STORY = delete(stories).where(stories.c.table_id == bindparam("id"))
INSERT_STORY = inserting(stories)
STORY = select(stories.c.data).where(stories.c.table_id == bindparam("id"))


def append(db: Database, table_id: str, number: int, texts: Sequence[str]) -> float:
    """Add entries to a log, the first with this number; give the database's time of it."""
    grown = {"old_id": table_id, "old_length": number, "length_then": number + len(texts)}
    rows = db.rows(GROW, grown)
    if not rows:
        raise _out_of_step(db, table_id, number)
    at: float = rows[0][0]
    for place, text in enumerate(texts, number):
        try:
            db.change(INSERT, fresh(table_id=table_id, number=place, at=at, data=text))
        except Taken as error:
            raise NumberTaken(table=table_id, number=place, length=place + 1) from error
    return at


def _out_of_step(db: Database, table_id: str, number: int) -> NoSuchTable | NumberTaken:
    found = db.rows(LENGTH, {"id": table_id})
    if not found:
        return NoSuchTable(table=table_id)
    return NumberTaken(table=table_id, number=number, length=found[0][0])


def read_entries(
    db: Database, table_id: str, first: int = 0, end: int | None = None
) -> list[EntryRow]:
    """Read the entries of a log from one number up to another."""
    wanted = {"id": table_id, "first": first, "end": NO_END if end is None else end}
    return [
        EntryRow(number, at, documents.read(f"{table_id}[{number}]", data))
        for number, at, data in db.rows(ENTRIES, wanted)
    ]


def put_snapshot(db: Database, table_id: str, number: int, text: str) -> None:
    """Keep a snapshot, and of older ones the latest few."""
    db.change(DELETE_SNAPSHOT, {"id": table_id, "at": number})
    data = documents.pack(text)
    try:
        db.change(INSERT_SNAPSHOT, fresh(table_id=table_id, number=number, data=data))
    except Taken as error:
        raise NoSuchTable(table=table_id) from error
    db.change(PRUNE, {"id": table_id})


def latest_snapshot(db: Database, table_id: str, at_most: int | None) -> Snapshot | None:
    """Find the latest snapshot, or the latest up to a number."""
    wanted = {"id": table_id, "at_most": NO_END if at_most is None else at_most}
    rows = db.rows(NEWEST_FIRST, wanted)
    if not rows:
        return None
    number, data = rows[0]
    where = f"{table_id}.snapshot[{number}]"
    return Snapshot(number, documents.unpack(where, bytes(data), documents.MOST_SNAPSHOT))


def put_story(db: Database, table_id: str, text: str) -> None:
    """Keep what a finished game told."""
    db.change(DELETE_STORY, {"id": table_id})
    try:
        db.change(INSERT_STORY, fresh(table_id=table_id, data=documents.pack(text)))
    except Taken as error:
        raise NoSuchTable(table=table_id) from error


def get_story(db: Database, table_id: str) -> Json | None:
    """Give what a finished game told."""
    rows = db.rows(STORY, {"id": table_id})
    if not rows:
        return None
    return documents.unpack(f"{table_id}.story", bytes(rows[0][0]), documents.MOST_STORY)
