"""`karak verify --db`: plays everything that a database keeps again, and tells what differs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from karak.cli.screen import Screen
from karak.cli.stored import Stored
from karak.cli.verify import Trouble, check_seed, put_trouble
from karak.kernel.errors import KarakError
from karak.server.meta import TableMeta, meta_of
from karak.server.room import Room
from karak.store import EntryRow, Store, TableRow, open_as_it_is
from karak.table.entries import act_entry, entry_from, opening_entry, repeat, sitting_from
from karak.table.entry import Entry
from karak.table.sitting import Sitting
from karak.words import Words


@dataclass
class Tally:
    """How many tables were looked at, their entries, and how many differ."""

    tables: int = 0
    entries: int = 0
    differing: int = 0


def verify_tables(screen: Screen, db: str | None, data: Path | None) -> int:
    """Check all tables of a database; the exit status is 1 where one does not agree."""
    tally = asyncio.run(_verify_all(screen, db, data))
    message = "cli-verify-tables-differ" if tally.differing else "cli-verify-tables"
    screen.say(
        message,
        "red" if tally.differing else "",
        tables=tally.tables,
        entries=tally.entries,
        differing=tally.differing,
    )
    return 1 if tally.differing else 0


async def _verify_all(screen: Screen, db: str | None, data: Path | None) -> Tally:
    tally = Tally()
    async with await open_as_it_is(db, data) as store:
        async for table_id in store.all_table_ids():
            trouble = await _verify_one(store, table_id, tally, screen.words)
            if trouble is not None:
                tally.differing += 1
                screen.say("cli-verify-table", "red", table=table_id)
                put_trouble(screen, trouble)
    return tally


async def _verify_one(store: Store, table_id: str, tally: Tally, words: Words) -> Trouble | None:
    tally.tables += 1
    try:
        row = await store.get_table(table_id)
        entries = await store.entries(table_id)
        tally.entries += len(entries)
        trouble = check_log(row, entries, words)
        if trouble is None and entries:
            trouble = await _check_loading(store, row, entries)
    except (KarakError, msgspec.ValidationError) as error:
        reason = words.error(error) if isinstance(error, KarakError) else str(error)
        return Trouble(0, "", "cli-verify-unreadable", reason)
    return trouble


def check_log(row: TableRow, rows: Sequence[EntryRow], words: Words) -> Trouble | None:
    """Play a table's log again: by what chance answered, and from its seed."""
    if [entry.number for entry in rows] != list(range(row.length)):
        return Trouble(len(rows), "", "cli-verify-gap", str(row.length))
    if not rows:
        return None
    opening = entry_from(rows[0].data)
    sitting = sitting_from(opening)
    if not _same(opening_entry(sitting), opening):
        return Trouble(0, "", "cli-verify-events")
    standing: list[int] = []
    for entry_row in rows[1:]:
        trouble = _check_entry(sitting, entry_row, standing, words)
        if trouble is not None:
            return trouble
    return _check_dice(sitting, tuple(standing), meta_of(row))


def _check_entry(
    sitting: Sitting, row: EntryRow, standing: list[int], words: Words
) -> Trouble | None:
    """Carry an entry out once more, and compare what it told."""
    entry = entry_from(row.data)
    try:
        chapter = repeat(sitting, entry)
    except KarakError as error:
        reason = words.error(error)
        return Trouble(row.number, entry.action or entry.kind, "cli-verify-refused", reason)
    if chapter is not None:
        standing.append(row.number)
        if not _same(act_entry(chapter, sitting.game, entry.spent), entry):
            return Trouble(row.number, entry.action or "", "cli-verify-events")
    elif entry.kind == "undo":
        standing.pop()
    return None


def _same(found: Entry, stored: Entry) -> bool:
    return msgspec.json.encode(found) == msgspec.json.encode(stored)


def _check_dice(sitting: Sitting, numbers: tuple[int, ...], meta: TableMeta) -> Trouble | None:
    """Compare with the seed, where the server rolled from one."""
    if meta.own_dice or meta.imported:
        return None
    game = sitting.game
    words = tuple(game.generator.words())
    return check_seed(Stored(game.log, numbers, tuple(sitting.seats), words, intact=True), game)


async def _check_loading(store: Store, row: TableRow, rows: Sequence[EntryRow]) -> Trouble | None:
    """Load the table as a server does, from its latest snapshot, and compare the position."""
    snapshot = await store.latest_snapshot(row.id)
    if snapshot is None:
        return None
    loaded, played = Room(row), Room(row)
    loaded.restore(snapshot)
    for entry in rows[loaded.number + 1 :]:
        loaded.follow(entry)
    for entry in rows:
        played.follow(entry)
    same = loaded.snapshot() == played.snapshot()
    return None if same else Trouble(loaded.snapshot_at, "", "cli-verify-snapshot")
