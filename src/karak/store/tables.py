"""Tables: made, found, listed, changed, deleted. Each function runs in one transaction."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    Update,
    bindparam,
    delete,
    func,
    literal,
    select,
    tuple_,
    update,
)

from karak.store import documents
from karak.store.database import Row, Taken, Talk, rows_of
from karak.store.database import change as change_by
from karak.store.errors import DamagedRow, NoSuchTable, TableExists, VersionTaken
from karak.store.rows import Change, NewTable, Page, Phase, TableRow, Unchanged
from karak.store.schema import Now, entries, fresh, inserting, journal, leases, snapshots, tables

log = logging.getLogger("karak.store")
COLUMNS = (
    tables.c.id,
    tables.c.code,
    tables.c.game,
    tables.c.phase,
    tables.c.public,
    tables.c.created,
    tables.c.changed,
    tables.c.version,
    tables.c.length,
    tables.c.meta,
)
NAMES = tuple(column.name for column in COLUMNS)
INSERT = inserting(
    tables, created=Now(), changed=Now(), version=literal(0), length=literal(0)
).returning(*COLUMNS)
BY_ID = select(*COLUMNS).where(tables.c.id == bindparam("id"))
BY_CODE = select(*COLUMNS).where(tables.c.code == bindparam("code"))
VERSION = select(tables.c.version).where(tables.c.id == bindparam("id"))
IDS = (
    select(tables.c.id)
    .where(tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
COUNTS = select(tables.c.phase, func.count()).group_by(tables.c.phase)
DELETE = delete(tables).where(tables.c.id == bindparam("id"))
DELETE_PARTS = tuple(
    delete(part).where(part.c.table_id == bindparam("id"))
    for part in (journal, entries, snapshots, leases)
)


def read_row(row: Row) -> TableRow:
    """Make a table of the columns above."""
    table_id, code, game, phase, public, created, changed, version, length, meta = row
    return TableRow(
        table_id,
        code,
        game,
        Phase(phase),
        bool(public),
        created,
        changed,
        version,
        length,
        documents.read(f"{table_id}.meta", meta),
    )


def create(table: NewTable, meta: str) -> Talk[TableRow]:
    """Keep a new table."""
    values = fresh(
        id=table.id,
        code=table.code,
        game=table.game,
        phase=table.phase.value,
        public=table.public,
        meta=meta,
    )
    try:
        rows = yield from rows_of(INSERT, **values)
    except Taken as error:
        raise TableExists(table=table.id) from error
    return read_row(rows[0])


def get(table_id: str) -> Talk[TableRow]:
    """Find a table by its id."""
    rows = yield from rows_of(BY_ID, id=table_id)
    if not rows:
        raise NoSuchTable(table=table_id)
    return read_row(rows[0])


def find_by_code(code: str) -> Talk[TableRow | None]:
    """Find a table by its code."""
    rows = yield from rows_of(BY_CODE, code=code)
    return read_row(rows[0]) if rows else None


Filters = frozenset[str]


@cache
def _listing(filters: Filters) -> Select[*tuple[Any, ...]]:
    wanted: dict[str, ColumnElement[bool]] = {
        "phase": tables.c.phase == bindparam("phase"),
        "public": tables.c.public == bindparam("public"),
        "game": tables.c.game == bindparam("game"),
        "idle": tables.c.changed < Now() - bindparam("idle", type_=tables.c.changed.type),
        "after": tuple_(tables.c.changed, tables.c.id)
        < tuple_(bindparam("changed", type_=tables.c.changed.type), bindparam("id")),
    }
    chosen = [wanted[name] for name in sorted(filters)]
    latest_first = (tables.c.changed.desc(), tables.c.id.desc())
    listing = select(*COLUMNS).where(*chosen).order_by(*latest_first)
    return listing.limit(bindparam("most"))


def listed(
    phase: Phase | None,
    public: bool | None,
    game: str | None,
    idle: float | None,
    after: tuple[float, str] | None,
    most: int,
) -> Talk[Page]:
    """List tables, the latest change first."""
    given = {"phase": phase and phase.value, "public": public, "game": game, "idle": idle}
    values: dict[str, object] = {name: v for name, v in given.items() if v is not None}
    filters = set(values)
    if after is not None:
        filters.add("after")
        values["changed"], values["id"] = after
    rows = yield from rows_of(_listing(frozenset(filters)), **values, most=most + 1)
    found = [row for row in map(_readable, rows[:most]) if row is not None]
    if len(rows) <= most:
        return Page(tuple(found), None)
    last = dict(zip(NAMES, rows[most - 1], strict=True))
    return Page(tuple(found), (last["changed"], last["id"]))


def _readable(row: Row) -> TableRow | None:
    """Make a table of the columns; None if they are damaged, so that others are still listed."""
    try:
        return read_row(row)
    except DamagedRow as error:
        log.error("%s cannot be read and is not listed", error.details["what"])
        return None


@cache
def _changing(names: frozenset[str]) -> Update:
    values: dict[str, object] = {name: bindparam(f"new_{name}") for name in names}
    values |= {"version": tables.c.version + 1, "changed": Now()}
    at = (tables.c.id == bindparam("old_id"), tables.c.version == bindparam("old_version"))
    return update(tables).where(*at).values(values).returning(*COLUMNS)


def change(table_id: str, change: Change, meta: str | None) -> Talk[TableRow]:
    """Change what is known of a table, unless somebody else has changed it since."""
    values: dict[str, object] = {}
    if meta is not None:
        values["meta"] = meta
    if not isinstance(change.code, Unchanged):
        values["code"] = change.code
    if not isinstance(change.phase, Unchanged):
        values["phase"] = change.phase.value
    if not isinstance(change.public, Unchanged):
        values["public"] = change.public
    at = {"old_id": table_id, "old_version": change.version}
    try:
        rows = yield from rows_of(_changing(frozenset(values)), **fresh(**values), **at)
    except Taken as error:
        raise TableExists(table=table_id) from error
    if not rows:
        found = yield from rows_of(VERSION, id=table_id)
        if not found:
            raise NoSuchTable(table=table_id)
        raise VersionTaken(table=table_id, version=change.version, found=found[0][0])
    return read_row(rows[0])


def ids(after: str, most: int) -> Talk[Sequence[str]]:
    """List ids in their order, after a given one."""
    rows = yield from rows_of(IDS, after=after, most=most)
    return [row[0] for row in rows]


def remove(table_id: str) -> Talk[bool]:
    """Delete a table with all that belongs to it; tell whether it was there."""
    for part in DELETE_PARTS:
        yield from change_by(part, id=table_id)
    return (yield from change_by(DELETE, id=table_id)) > 0


def counts() -> Talk[dict[Phase, int]]:
    """Count tables by phase."""
    rows = yield from rows_of(COUNTS)
    found = {row[0]: row[1] for row in rows}
    return {phase: found.get(phase.value, 0) for phase in Phase}
