"""On SQLite, changes that wait at the same moment share a commit, and fail alone."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial

import pytest

from karak.store import NumberTaken, Store
from server.store.kept import MOVE, logged, move, new_table


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """All of this is about SQLite."""
    return sqlite_url


async def test_changes_that_wait_share_a_commit(store: Store) -> None:
    tables = [await new_table(store) for _ in range(50)]
    before, _ = store.commits
    for number in range(10):
        await asyncio.gather(*(store.append(each.id, number, [move(number)]) for each in tables))
    commits, changes = store.commits
    assert changes == 550
    assert commits - before <= 10 * 5
    for table in tables:
        assert await logged(store, table.id) == [move(number) for number in range(10)]


async def test_a_lonely_change_has_a_commit_of_its_own(store: Store) -> None:
    table = await new_table(store)
    for number in range(5):
        await store.append(table.id, number, [MOVE])
    assert store.commits == (6, 6)


async def test_a_change_that_fails_takes_no_other_with_it(store: Store) -> None:
    tables = [await new_table(store) for _ in range(10)]
    calls = [store.append(table.id, index % 2, [MOVE]) for index, table in enumerate(tables)]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [isinstance(outcome, NumberTaken) for outcome in outcomes] == [False, True] * 5
    assert [len(await logged(store, table.id)) for table in tables] == [1, 0] * 5


async def test_one_who_stumbles_over_the_news_holds_up_no_other(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await new_table(store) for _ in range(3)]
    told: list[str] = []
    all_told = asyncio.Event()

    def then(table: str, _at: object, _error: BaseException | None) -> None:
        told.append(table)
        if len(told) == len(tables):
            all_told.set()
        assert table != tables[0].id

    for table in tables:
        store.keep_move(table.id, 0, MOVE, None, partial(then, table.id))
    await all_told.wait()
    await store.append(tables[0].id, 1, [MOVE])
    assert told == [table.id for table in tables]
    assert "could not be told" in caplog.text


async def test_many_changes_of_one_table_go_in_their_order(store: Store) -> None:
    table = await new_table(store)
    await asyncio.gather(*(store.append(table.id, number, [move(number)]) for number in range(200)))
    assert await logged(store, table.id) == [move(number) for number in range(200)]


async def test_others_read_while_somebody_writes(store: Store) -> None:
    tables = [await new_table(store) for _ in range(20)]

    async def write(table_id: str) -> None:
        for number in range(20):
            await store.append(table_id, number, [MOVE])

    async def read(table_id: str) -> None:
        for _ in range(20):
            row = await store.get_table(table_id)
            assert len(await store.entries(table_id)) >= row.length

    await asyncio.gather(*(each(table.id) for table in tables for each in (write, read)))


async def test_the_event_loop_goes_on_while_the_database_is_locked(
    store: Store, database_url: str
) -> None:
    tables = [await new_table(store) for _ in range(100)]
    locked = sqlite3.connect(database_url.removeprefix("sqlite:///"), isolation_level=None)
    locked.execute("BEGIN IMMEDIATE")
    writes = [asyncio.create_task(store.append(table.id, 0, [MOVE])) for table in tables]
    for _ in range(100):
        await asyncio.sleep(0.001)
    assert not any(write.done() for write in writes)
    locked.execute("ROLLBACK")
    locked.close()
    await asyncio.gather(*writes)
