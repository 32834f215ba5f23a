"""The store: everything that is kept of tables, for a program that runs on an event loop."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Self

from sqlalchemy import select, text

from karak.store import documents, leases, log, tables
from karak.store.database import Database, Home
from karak.store.errors import NotStorable
from karak.store.rows import (
    Change,
    Counts,
    Drop,
    EntryRow,
    Health,
    Json,
    Lease,
    NewTable,
    Page,
    Phase,
    Plan,
    Snapshot,
    TableRow,
    Unchanged,
)
from karak.store.schema import now

MOST_AT_ONCE = 1000
PAGE = 500


class Store:
    """Tables with their logs; every method is one transaction, and on disk when it returns."""

    def __init__(self, home: Home) -> None:
        self._home = home

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Write what waits, and end."""
        await self._home.close()

    # Tables

    async def create_table(self, table: NewTable) -> TableRow:
        """Keep a new table; raises TableExists if its id or its code is taken."""
        documents.name("id", table.id)
        documents.name("game", table.game)
        if table.code is not None:
            documents.name("code", table.code)
        meta = documents.write("meta", table.meta, documents.MOST_META)
        return await self._home.write(partial(tables.create, table=table, meta=meta))

    async def get_table(self, table_id: str) -> TableRow:
        """Find a table by its id; raises NoSuchTable."""
        return await self._home.read(partial(tables.get, table_id=table_id))

    async def find_by_code(self, code: str) -> TableRow | None:
        """Find a table by its code."""
        return await self._home.read(partial(tables.find_by_code, code=code))

    async def list_tables(
        self,
        *,
        phase: Phase | None = None,
        public: bool | None = None,
        game: str | None = None,
        idle: float | None = None,
        after: tuple[float, str] | None = None,
        most: int = 50,
    ) -> Page:
        """List tables, the latest change first; `idle`: nothing has changed for so many seconds."""
        listed = partial(
            tables.listed,
            phase=phase,
            public=public,
            game=game,
            idle=idle,
            after=after,
            most=max(1, min(most, PAGE)),
        )
        return await self._home.read(listed)

    async def change_table(self, table_id: str, change: Change) -> TableRow:
        """Change what is known of a table; raises VersionTaken if it is not as it was read."""
        meta = _meta_of(change)

        def operation(db: Database) -> TableRow:
            tables.change(db, table_id, change, meta)
            return tables.get(db, table_id)

        return await self._home.write(operation)

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with all that belongs to it; tell whether it was there."""
        return await self._home.write(partial(tables.remove, table_id=table_id))

    async def all_table_ids(self) -> AsyncIterator[str]:
        """Go through the ids of all tables, in their order."""
        after = ""
        while found := await self._home.read(partial(tables.ids, after=after, most=PAGE)):
            for table_id in found:
                yield table_id
            after = found[-1]

    # Logs

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[Json],
        *,
        snapshot: Json = None,
        story: Json = None,
        change: Change | None = None,
        plans: Sequence[Plan | Drop] = (),
    ) -> float:
        """Add entries to a table's log, the first with this number, all or nothing.

        With them, in the same transaction: a snapshot of the table after them, the story of a game
        that is over, a change of the table, what is to be done next. Gives the database's time.
        Raises NumberTaken if the log is longer or shorter, VersionTaken as `change_table` does.
        """
        documents.number("number", number)
        if not 0 < len(entries) <= MOST_AT_ONCE:
            raise NotStorable(what="entries", reason="count", most=MOST_AT_ONCE)
        texts = [documents.write("entry", entry, documents.MOST_ENTRY) for entry in entries]
        kept = _text_or_none("snapshot", snapshot, documents.MOST_SNAPSHOT)
        told = _text_or_none("story", story, documents.MOST_STORY)
        meta = None if change is None else _meta_of(change)
        _check_plans(plans)

        def operation(db: Database) -> float:
            at = log.append(db, table_id, number, texts)
            if kept is not None:
                log.put_snapshot(db, table_id, number + len(texts), kept)
            if told is not None:
                log.put_story(db, table_id, told)
            if change is not None:
                tables.change(db, table_id, change, meta)
            leases.arrange(db, table_id, plans)
            return at

        return await self._home.write(operation)

    async def entries(
        self, table_id: str, first: int = 0, end: int | None = None
    ) -> list[EntryRow]:
        """Read a table's log from one number up to another; nothing for an unknown table."""
        return await self._home.read(
            partial(log.read_entries, table_id=table_id, first=first, end=end)
        )

    async def put_snapshot(self, table_id: str, number: int, data: Json) -> None:
        """Keep a table as it is after so many entries; of older ones the latest few are kept."""
        documents.number("number", number)
        text = documents.write("snapshot", data, documents.MOST_SNAPSHOT)
        await self._home.write(
            partial(log.put_snapshot, table_id=table_id, number=number, text=text)
        )

    async def latest_snapshot(self, table_id: str, at_most: int | None = None) -> Snapshot | None:
        """Find the latest snapshot, or the latest up to a number."""
        return await self._home.read(
            partial(log.latest_snapshot, table_id=table_id, at_most=at_most)
        )

    async def put_story(self, table_id: str, data: Json) -> None:
        """Keep what a finished game told, so that it can be seen whatever becomes of the rules."""
        text = documents.write("story", data, documents.MOST_STORY)
        await self._home.write(partial(log.put_story, table_id=table_id, text=text))

    async def get_story(self, table_id: str) -> Json:
        """Give what a finished game told; None where nothing is kept."""
        return await self._home.read(partial(log.get_story, table_id=table_id))

    # Leases

    async def arrange(self, table_id: str, plans: Sequence[Plan | Drop]) -> None:
        """Plan what is to be done at a table, or drop it."""
        _check_plans(plans)
        await self._home.write(partial(leases.arrange, table_id=table_id, plans=plans))

    async def claim(self, table_id: str, kind: str, owner: str, seconds: float) -> Lease | None:
        """Take something over, planned or not, unless another owner still holds it."""
        _check_plans([Plan(kind, owner=owner)])
        claim = partial(leases.claim, table_id=table_id, kind=kind, owner=owner, seconds=seconds)
        return await self._home.write(claim)

    async def claim_due(self, owner: str, seconds: float, most: int = 50) -> list[Lease]:
        """Take over what is due and nobody holds, the longest due first."""
        documents.name("owner", owner)
        return await self._home.write(
            partial(leases.claim_due, owner=owner, seconds=seconds, most=most)
        )

    async def renew(self, lease: Lease, seconds: float) -> Lease | None:
        """Hold on to something; None if another owner has taken it over or it was dropped."""
        return await self._home.write(partial(leases.renew, lease=lease, seconds=seconds))

    async def release(self, lease: Lease) -> bool:
        """Leave something that is still to be done to others; tell whether it was still held."""
        return await self._home.write(partial(leases.release, lease=lease))

    async def finish(self, lease: Lease) -> bool:
        """Drop something that is done; tell whether it was still held."""
        return await self._home.write(partial(leases.finish, lease=lease))

    async def leases(self, table_id: str) -> list[Lease]:
        """List what is planned at a table."""
        return await self._home.read(partial(leases.of_table, table_id=table_id))

    async def next_due(self) -> float | None:
        """Tell in how many seconds something can be claimed; None where nothing is planned."""
        return (await self._home.read(leases.waiting))[0]

    # Looking after it

    async def counts(self) -> Counts:
        """Count what is kept."""
        return await self._home.read(_counts)

    async def check(self) -> Health:
        """Ask the database for a sign of life; raises DatabaseError."""
        start = time.perf_counter()
        name, version, at = await self._home.read(_sign_of_life)
        return Health(name, version, at, time.perf_counter() - start)

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and how many changes were in them."""
        return self._home.commits


def _meta_of(change: Change) -> str | None:
    """Check a change, and write its document if it has one."""
    if isinstance(change.code, str):
        documents.name("code", change.code)
    if isinstance(change.meta, Unchanged):
        return None
    return documents.write("meta", change.meta, documents.MOST_META)


def _text_or_none(what: str, data: Json, most: int) -> str | None:
    return None if data is None else documents.write(what, data, most)


def _check_plans(plans: Sequence[Plan | Drop]) -> None:
    for plan in plans:
        documents.name("kind", plan.kind)
        if isinstance(plan, Plan) and plan.owner is not None:
            documents.name("owner", plan.owner)


def _counts(db: Database) -> Counts:
    return Counts(tables.counts(db), leases.waiting(db)[1])


NOW = select(now())
VERSION_OF = {"sqlite": text("SELECT sqlite_version()"), "postgresql": text("SHOW server_version")}


def _sign_of_life(db: Database) -> tuple[str, str, float]:
    version = db.rows(VERSION_OF[db.dialect], {})[0][0]
    return db.dialect, version, db.rows(NOW, {})[0][0]
