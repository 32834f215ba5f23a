"""Plain moves that come in numbers are written by a process of their own, and none is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest

from karak.store import NumberTaken, Phase, Plan, Store, VersionTaken
from karak.store.group_commit import ENOUGH, MOST_AHEAD
from server.store.kept import MOVE, logged, move, new_table

MORE_THAN_A_BATCH = 2 * MOST_AHEAD * ENOUGH


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """All of this is about SQLite."""
    return sqlite_url


def scribes() -> list[int]:
    """Find the processes that this one has started to write moves."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == os.getpid() and b"keeping.py" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


async def play(store: Store, tables: list[str], first: int, end: int) -> None:
    for number in range(first, end):
        await asyncio.gather(*(store.append(each, number, [move(number)]) for each in tables))


async def with_scribe(store: Store, count: int = 8) -> tuple[list[str], int]:
    """Play at several tables until the process writes; give them, and the next number."""
    tables = [(await new_table(store)).id for _ in range(count)]
    number = 0
    while not store.has_process:
        await play(store, tables, number, number + 1)
        await asyncio.sleep(0.01)
        number += 1
    return tables, number


@pytest.mark.parametrize("count", [8, MORE_THAN_A_BATCH])
async def test_many_moves_are_kept_in_their_order(store: Store, count: int) -> None:
    tables, number = await with_scribe(store, count)
    await play(store, tables, number, number + 30)
    for table in tables:
        assert await logged(store, table) == [move(each) for each in range(number + 30)]
    assert len(scribes()) == 1
    await store.close()
    assert scribes() == []


def in_the_journal(database_url: str) -> int:
    path = database_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as connection:
        count: int = connection.execute("SELECT count(*) FROM journal").fetchone()[0]
    return count


async def test_what_is_in_the_journal_is_taken_in_soon(store: Store, database_url: str) -> None:
    tables, number = await with_scribe(store)
    await play(store, tables, number, number + 1)
    assert in_the_journal(database_url) > 0
    async with asyncio.timeout(20):
        while in_the_journal(database_url):
            await asyncio.sleep(0.05)
    await play(store, tables, number + 1, number + 2)
    assert in_the_journal(database_url) == len(tables)
    await store.close()
    assert in_the_journal(database_url) == 0


async def test_changes_of_all_kinds_go_in_their_order(store: Store) -> None:
    tables, number = await with_scribe(store)
    calls = [
        store.append(table, number + step, [move(number + step)], plans=[Plan("bot")] * (step == 1))
        for table in tables
        for step in range(4)
    ]
    await asyncio.gather(*calls)
    for table in tables:
        assert await logged(store, table) == [move(each) for each in range(number + 4)]
        assert [lease.kind for lease in await store.leases(table)] == ["bot"]


@pytest.mark.parametrize("count", [8, MORE_THAN_A_BATCH])
async def test_a_move_that_does_not_fit_takes_no_other_with_it(store: Store, count: int) -> None:
    tables, number = await with_scribe(store, count)
    calls = [store.append(each, number + place % 2, [MOVE]) for place, each in enumerate(tables)]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    half = count // 2
    assert [isinstance(outcome, NumberTaken) for outcome in outcomes] == [False, True] * half
    assert [len(await logged(store, each)) for each in tables] == [number + 1, number] * half


async def test_moves_of_one_table_that_wait_for_several_batches_go_in_their_order(
    store: Store,
) -> None:
    tables, number = await with_scribe(store)
    end = number + 2 * MORE_THAN_A_BATCH
    await asyncio.gather(
        *(store.append(tables[0], each, [move(each)]) for each in range(number, end)),
        *(store.append(each, number, [move(number)], plans=[Plan("bot")]) for each in tables[1:]),
    )
    assert await logged(store, tables[0]) == [move(each) for each in range(end)]


async def test_the_process_finishes_a_table_unless_it_has_changed(store: Store) -> None:
    tables, number = await with_scribe(store)
    told: dict[str, BaseException | None] = {}
    all_told = asyncio.Event()

    def then(table: str, _at: object, error: BaseException | None) -> None:
        told[table] = error
        if len(told) == len(tables):
            all_told.set()

    for place, table in enumerate(tables):
        store.keep_move(table, number, MOVE, None, partial(then, table), place % 2)
    await all_told.wait()
    assert [isinstance(told[each], VersionTaken) for each in tables] == [False, True] * 4
    rows = [await store.get_table(each) for each in tables]
    assert [row.phase for row in rows] == [Phase.FINISHED, Phase.LOBBY] * 4
    assert [row.length for row in rows] == [number + 1, number] * 4


async def test_snapshots_come_with_moves_and_old_ones_go(store: Store) -> None:
    tables, number = await with_scribe(store)
    for each in range(number, number + 5):
        kept = {"at": each}
        calls = (store.append(table, each, [MOVE], snapshot=kept) for table in tables)
        await asyncio.gather(*calls)
    for table in tables:
        latest = await store.latest_snapshot(table)
        assert latest is not None
        assert (latest.number, latest.data) == (number + 5, {"at": number + 4})
        assert await store.latest_snapshot(table, number + 2) is None


@pytest.mark.parametrize("count", [8, MORE_THAN_A_BATCH])
async def test_when_the_process_is_killed_every_move_is_kept_or_refused(
    store: Store, count: int
) -> None:
    tables, number = await with_scribe(store, count)
    (scribe,) = scribes()
    acknowledged = dict.fromkeys(tables, number)
    is_killed = False

    def kill() -> None:
        nonlocal is_killed
        is_killed = True
        os.kill(scribe, signal.SIGKILL)

    async def play_on(table: str) -> None:
        since = 0
        while since < 30:
            with suppress(NumberTaken):
                await store.append(table, acknowledged[table], [move(acknowledged[table])])
            acknowledged[table] += 1
            since += is_killed

    asyncio.get_running_loop().call_later(0.05, kill)
    async with asyncio.timeout(60):
        await asyncio.gather(*(play_on(table) for table in tables))
    for table in tables:
        assert await logged(store, table) == [move(each) for each in range(acknowledged[table])]
    async with asyncio.timeout(60):
        while not (store.has_process and scribe not in scribes()):
            await asyncio.gather(
                *(store.append(each, acknowledged[each], [MOVE]) for each in tables)
            )
            acknowledged = {table: number + 1 for table, number in acknowledged.items()}
