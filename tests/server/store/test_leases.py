"""What is to be done at a table is done by one, and by another if that one is gone."""

from __future__ import annotations

import asyncio

import pytest

from karak.store import Drop, Lease, NoSuchTable, Plan, Store, open_store
from server.store.kept import MOVE, let_pass, new_table

WHILE = 60.0


async def test_what_is_due_is_claimed_once(store: Store) -> None:
    table = await new_table(store)
    await store.append(table.id, 0, [MOVE], plans=[Plan("bot")])
    claimed = await store.claim_due("me", 60.0)
    assert [(lease.table_id, lease.kind, lease.owner) for lease in claimed] == [
        (table.id, "bot", "me")
    ]
    assert await store.claim_due("you", 60.0) == []


async def test_what_is_not_due_waits(store: Store, database_url: str) -> None:
    table = await new_table(store)
    await store.arrange(table.id, [Plan("clock", after=WHILE)])
    assert await store.claim_due("me", 60.0) == []
    wait = await store.next_due()
    assert wait is not None
    assert 0 < wait <= WHILE
    await let_pass(database_url, WHILE)
    assert len(await store.claim_due("me", 60.0)) == 1


async def test_nothing_planned_means_nothing_due(store: Store) -> None:
    assert await store.next_due() is None
    assert await store.claim_due("me", 1.0) == []


async def test_an_expired_lease_is_taken_over(store: Store, database_url: str) -> None:
    table = await new_table(store)
    await store.arrange(table.id, [Plan("bot")])
    (mine,) = await store.claim_due("me", WHILE)
    assert await store.claim(table.id, "bot", "you", 60.0) is None
    await let_pass(database_url, WHILE)
    (yours,) = await store.claim_due("you", 60.0)
    assert yours.owner == "you"
    assert await store.renew(mine, 60.0) is None
    assert await store.release(mine) is False
    assert await store.finish(mine) is False
    assert await store.leases(table.id) == [yours]


async def test_a_renewed_lease_is_kept(store: Store, database_url: str) -> None:
    table = await new_table(store)
    await store.arrange(table.id, [Plan("bot")])
    (lease,) = await store.claim_due("me", WHILE)
    renewed = await store.renew(lease, 2 * WHILE)
    assert renewed is not None
    assert renewed.until > lease.until
    await let_pass(database_url, WHILE)
    assert await store.claim_due("you", 60.0) == []


async def test_a_released_lease_is_free_at_once_and_a_finished_one_gone(store: Store) -> None:
    table = await new_table(store)
    await store.arrange(table.id, [Plan("bot")])
    (mine,) = await store.claim_due("me", 60.0)
    assert await store.release(mine) is True
    (yours,) = await store.claim_due("you", 60.0)
    assert await store.finish(yours) is True
    assert await store.leases(table.id) == []


async def test_a_plan_with_an_owner_is_held_by_that_owner_first(
    store: Store, database_url: str
) -> None:
    table = await new_table(store)
    await store.append(table.id, 0, [MOVE], plans=[Plan("bot", owner="me", seconds=WHILE)])
    assert await store.claim_due("you", 60.0) == []
    assert await store.claim(table.id, "bot", "me", WHILE) is not None
    await let_pass(database_url, WHILE)
    assert len(await store.claim_due("you", 60.0)) == 1


async def test_planning_anew_replaces_and_dropping_ends(store: Store) -> None:
    table = await new_table(store)
    await store.arrange(table.id, [Plan("clock"), Plan("bot")])
    await store.claim_due("me", 60.0)
    await store.append(table.id, 0, [MOVE], plans=[Drop("bot"), Plan("clock", after=60.0)])
    (left,) = await store.leases(table.id)
    assert (left.kind, left.owner) == ("clock", None)
    assert await store.claim_due("you", 60.0) == []


async def test_what_nobody_planned_can_be_claimed_too(store: Store) -> None:
    table = await new_table(store)
    mine = await store.claim(table.id, "cleaning", "me", 60.0)
    assert isinstance(mine, Lease)
    assert await store.claim(table.id, "cleaning", "you", 60.0) is None
    again = await store.claim(table.id, "cleaning", "me", 60.0)
    assert again is not None
    assert again.until >= mine.until


async def test_an_unknown_table_has_no_leases(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.arrange("nobody", [Plan("bot")])
    with pytest.raises(NoSuchTable):
        await store.claim("nobody", "bot", "me", 1.0)


async def test_many_claim_and_nothing_is_claimed_twice(store: Store, database_url: str) -> None:
    tables = [await new_table(store) for _ in range(30)]
    for table in tables:
        await store.arrange(table.id, [Plan("bot")])
    async with await open_store(database_url) as other:
        claims = [by.claim_due(f"owner-{n}", 60.0, 4) for n in range(8) for by in (store, other)]
        claimed = [lease.table_id for found in await asyncio.gather(*claims) for lease in found]
    rest = [lease.table_id for lease in await store.claim_due("last", 60.0, 100)]
    assert sorted(claimed + rest) == [table.id for table in tables]
