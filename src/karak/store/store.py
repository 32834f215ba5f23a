"""The store: everything that is kept of tables, for a program that runs on an event loop."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Final, Self, TypeVar

from sqlalchemy import select, text

from karak.store import documents, leases, log, tables
from karak.store.database import Statement, Talk, rows_of
from karak.store.database import change as change_by
from karak.store.errors import NotStorable
from karak.store.home import EVERY, Home
from karak.store.moves import move_of
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
from karak.store.schema import Now
from karak.store.then import Then

T = TypeVar("T")
MOST_AT_ONCE = 1000
PAGE = 500


class Store:
    """Tables with their logs; every method is one transaction, and on disk when it returns."""

    def __init__(self, home: Home) -> None:
        self._home: Final = home
        self._dialect: Final = home.dialect

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
        return await self._home.write(tables.create(table, meta), alone=True)

    async def get_table(self, table_id: str) -> TableRow:
        """Find a table by its id; raises NoSuchTable."""
        return await self._home.read(tables.get(table_id), log_of=table_id)

    async def find_by_code(self, code: str) -> TableRow | None:
        """Find a table by its code."""
        return await self._home.read(tables.find_by_code(code), log_of=EVERY)

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
        bounded = max(1, min(most, PAGE))
        talk = tables.listed(phase, public, game, idle, after, bounded)
        return await self._home.read(talk, log_of=EVERY)

    async def change_table(self, table_id: str, change: Change) -> TableRow:
        """Change what is known of a table; raises VersionTaken if it is not as it was read."""
        talk = tables.change(table_id, change, _meta(change))
        return await self._home.write(self._with_log(table_id, talk), alone=True)

    def _with_log(self, table_id: str, talk: Talk[T]) -> Talk[T]:
        """Have the log of a table whole before an operation that tells its length."""
        if self._dialect == "sqlite":
            yield from log.take_in(table_id)
        return (yield from talk)

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with all that belongs to it; tell whether it was there."""
        return await self._home.write(tables.remove(table_id))

    async def all_table_ids(self) -> AsyncIterator[str]:
        """Go through the ids of all tables, in their order."""
        after = ""
        while found := await self._home.read(tables.ids(after, PAGE)):
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
        change: Change | None = None,
        plans: Sequence[Plan | Drop] = (),
    ) -> float:
        """Add entries to a table's log, the first with this number, all or nothing.

        With them, in the same transaction: a snapshot of the table after them, a change of the
        table, what is to be done next. Gives the database's time.
        Raises NumberTaken if the log is longer or shorter, VersionTaken as `change_table` does.
        """
        if len(entries) == 1 and change is None and not plans:
            return await self.append_move(table_id, number, entries[0], snapshot)
        documents.number("number", number)
        if not 0 < len(entries) <= MOST_AT_ONCE:
            raise NotStorable(what="entries", reason="count", most=MOST_AT_ONCE)
        texts = [documents.write("entry", entry, documents.MOST_ENTRY) for entry in entries]
        more: list[Talk[object]] = []
        if snapshot is not None:
            kept = documents.write("snapshot", snapshot, documents.MOST_SNAPSHOT)
            more.append(log.put_snapshot(table_id, number + len(texts), kept))
        if change is not None:
            more.append(tables.change(table_id, change, _meta(change)))
        if plans:
            _check_plans(plans)
            more.append(leases.arrange(self._dialect, table_id, plans))
        first = log.append(self._dialect, table_id, number, texts)
        return await self._home.write(_one_after_the_other(first, more))

    def append_move(
        self, table_id: str, number: int, entry: Json, snapshot: Json = None
    ) -> Awaitable[float]:
        """Add one entry to a table's log, at most with a snapshot; it is begun with the call."""
        return self._home.append(move_of(table_id, number, entry, snapshot))

    def keep_move(
        self,
        table_id: str,
        number: int,
        entry: Json,
        snapshot: Json,
        then: Then,
        ends: int | None = None,
    ) -> None:
        """Do the same, and tell when it is on disk; the game of this version may end with it."""
        self._home.keep(move_of(table_id, number, entry, snapshot, ends), then)

    async def entries(
        self, table_id: str, first: int = 0, end: int | None = None
    ) -> list[EntryRow]:
        """Read a table's log from one number up to another; nothing for an unknown table."""
        return await self._home.read(log.read_entries(table_id, first, end), log_of=table_id)

    async def put_snapshot(self, table_id: str, number: int, data: Json) -> None:
        """Keep a table as it is after so many entries; of older ones the latest few are kept."""
        documents.number("number", number)
        text = documents.write("snapshot", data, documents.MOST_SNAPSHOT)
        await self._home.write(log.put_snapshot(table_id, number, text))

    async def latest_snapshot(self, table_id: str, at_most: int | None = None) -> Snapshot | None:
        """Find the latest snapshot, or the latest up to a number."""
        return await self._home.read(log.latest_snapshot(table_id, at_most), log_of=table_id)

    # Leases

    async def arrange(self, table_id: str, plans: Sequence[Plan | Drop]) -> None:
        """Plan what is to be done at a table, or drop it."""
        _check_plans(plans)
        talk = leases.arrange(self._dialect, table_id, plans)
        await self._home.write(talk, alone=len(plans) == 1)

    async def claim(self, table_id: str, kind: str, owner: str, seconds: float) -> Lease | None:
        """Take something over, planned or not, unless another owner still holds it."""
        _check_plans([Plan(kind, owner=owner, seconds=seconds)])
        talk = leases.claim(self._dialect, table_id, kind, owner, seconds)
        return await self._home.write(talk, alone=True)

    async def claim_due(self, owner: str, seconds: float, most: int = 50) -> list[Lease]:
        """Take over what is due and nobody holds, the longest due first."""
        documents.name("owner", owner)
        return await self._home.write(leases.claim_due(owner, seconds, most), alone=True)

    async def renew(self, lease: Lease, seconds: float) -> Lease | None:
        """Hold on to something; None if another owner has taken it over or it was dropped."""
        return await self._home.write(leases.renew(lease, seconds), alone=True)

    async def release(self, lease: Lease) -> bool:
        """Leave something that is still to be done to others; tell whether it was still held."""
        return await self._home.write(leases.release(lease), alone=True)

    async def finish(self, lease: Lease) -> bool:
        """Drop something that is done; tell whether it was still held."""
        return await self._home.write(leases.finish(lease), alone=True)

    async def leases(self, table_id: str) -> list[Lease]:
        """List what is planned at a table."""
        return await self._home.read(leases.of_table(table_id))

    async def next_due(self) -> float | None:
        """Tell in how many seconds something can be claimed; None where nothing is planned."""
        return (await self._home.read(leases.waiting()))[0]

    # Looking after it

    async def counts(self) -> Counts:
        """Count what is kept."""
        return await self._home.read(_counts())

    async def check(self) -> Health:
        """Have the database keep something, as it would a move; raises DatabaseError."""
        start = time.perf_counter()
        version, at = await self._home.write(_sign_of_life(VERSIONS[self._dialect]))
        return Health(self._dialect, version, at, time.perf_counter() - start)

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and how many changes were in them."""
        return self._home.commits

    @property
    def has_process(self) -> bool:
        """Whether a process of its own writes plain moves."""
        return self._home.has_process


def _meta(change: Change) -> str | None:
    """Check a change, and write its document if it has one."""
    if isinstance(change.code, str):
        documents.name("code", change.code)
    if isinstance(change.meta, Unchanged):
        return None
    return documents.write("meta", change.meta, documents.MOST_META)


def _check_plans(plans: Sequence[Plan | Drop]) -> None:
    for plan in plans:
        documents.name("kind", plan.kind)
        if isinstance(plan, Plan) and plan.owner is not None:
            documents.name("owner", plan.owner)


def _one_after_the_other(first: Talk[float], more: Sequence[Talk[object]]) -> Talk[float]:
    result = yield from first
    for talk in more:
        yield from talk
    return result


def _counts() -> Talk[Counts]:
    by_phase = yield from tables.counts()
    planned = yield from leases.waiting()
    return Counts(by_phase, planned[1])


NOW = select(Now())
TOUCH = text("UPDATE alembic_version SET version_num = version_num")
"""A change that changes nothing, and yet has to get to the disk."""

VERSIONS: dict[str, Statement] = {
    "sqlite": text("SELECT sqlite_version()"),
    "postgresql": text("SHOW server_version"),
}


def _sign_of_life(version: Statement) -> Talk[tuple[str, float]]:
    yield from change_by(TOUCH)
    found = yield from rows_of(version)
    clock = yield from rows_of(NOW)
    return found[0][0], clock[0][0]
