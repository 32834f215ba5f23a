"""A store that is closed while changes wait writes them, and takes no more."""

from __future__ import annotations

import asyncio

import pytest

from karak.store import Store, StoreBusy, StoreClosed, connections, group_commit, open_store
from server.store.kept import MOVE, logged, move, new_table


async def test_what_waits_is_written(database_url: str) -> None:
    store = await open_store(database_url)
    tables = [await new_table(store) for _ in range(60)]
    waiting = [asyncio.create_task(store.append(each.id, 0, [MOVE])) for each in tables]
    await asyncio.sleep(0)
    await store.close()
    assert [type(time) for time in await asyncio.gather(*waiting)] == [float] * 60
    async with await open_store(database_url) as again:
        assert [await logged(again, table.id) for table in tables] == [[MOVE]] * 60


async def test_nothing_new_is_taken(database_url: str) -> None:
    store = await open_store(database_url)
    table = await new_table(store)
    await store.close()
    with pytest.raises(StoreClosed):
        await store.append(table.id, 0, [MOVE])
    with pytest.raises(StoreClosed):
        await store.get_table(table.id)
    await store.close()


async def test_whoever_is_cancelled_leaves_the_others_alone(store: Store) -> None:
    tables = [await new_table(store) for _ in range(40)]
    tasks = [asyncio.create_task(store.append(each.id, 0, [MOVE])) for each in tables]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(outcome, float) for outcome in outcomes[1::2])
    for number, table in enumerate(tables):
        length = len(await logged(store, table.id))
        assert length == 1 or number % 2 == 0
        await store.append(table.id, length, [move(1)])


async def test_not_everybody_may_wait(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "MOST_WAITING", 30)
    monkeypatch.setattr(connections, "MOST_WAITING", 30)
    tables = [await new_table(store) for _ in range(100)]
    writes = [store.append(each.id, 0, [MOVE]) for each in tables]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, StoreBusy)]
    kept = [len(await logged(store, table.id)) for table in tables]
    assert 0 < len(refused) <= 70
    assert sum(kept) == 100 - len(refused)
