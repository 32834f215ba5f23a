"""A log takes each number once, wholly or not at all, and gives back what it was given."""

from __future__ import annotations

import asyncio
import math
from unittest.mock import ANY

import pytest

from karak.store import (
    Change,
    Json,
    NoSuchTable,
    NotStorable,
    NumberTaken,
    Phase,
    Plan,
    Snapshot,
    Store,
    VersionTaken,
    Written,
    open_store,
)
from karak.store.documents import MOST_ENTRY, MOST_META
from karak.store.log import SNAPSHOTS_KEPT
from server.store.kept import MOVE, logged, move, new_table


async def test_entries_come_back_in_their_order(store: Store) -> None:
    table = await new_table(store)
    first = await store.append(table.id, 0, [move(0)])
    second = await store.append(table.id, 1, [move(1), move(2)])
    found = await store.entries(table.id)
    assert [entry.number for entry in found] == [0, 1, 2]
    assert [entry.data for entry in found] == [move(0), move(1), move(2)]
    assert [entry.at for entry in found] == [first, second, second]
    assert await store.entries(table.id, first=2) == found[2:]
    assert await store.entries(table.id, first=1, end=2) == found[1:2]
    row = await store.get_table(table.id)
    assert (row.length, row.version, row.changed) == (3, 0, second)


@pytest.mark.parametrize("number", [0, 1, 3, 100])
async def test_a_number_that_does_not_follow_is_taken(store: Store, number: int) -> None:
    table = await new_table(store)
    await store.append(table.id, 0, [move(0), move(1)])
    with pytest.raises(NumberTaken) as raised:
        await store.append(table.id, number, [MOVE], snapshot={"lost": 1}, plans=[Plan("bot")])
    assert raised.value.details == {"table": table.id, "number": number, "length": 2}
    assert await logged(store, table.id) == [move(0), move(1)]
    assert await store.latest_snapshot(table.id) is None
    assert await store.leases(table.id) == []


async def test_of_two_writers_one_wins_each_number(store: Store, database_url: str) -> None:
    table = await new_table(store)
    async with await open_store(database_url) as other:

        async def write(by: Store, name: str) -> int:
            number = won = 0
            while number < 40:
                try:
                    await by.append(table.id, number, [[name, number]])
                    won += 1
                    number += 1
                except NumberTaken as lost:
                    number = int(lost.details["length"])
            return won

        won = await asyncio.gather(write(store, "a"), write(other, "b"), write(store, "c"))
    found = await store.entries(table.id)
    assert [entry.number for entry in found] == list(range(len(found)))
    assert len(found) == sum(won)


async def test_an_unknown_table_has_no_log(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.append("nobody", 0, [MOVE])
    with pytest.raises(NoSuchTable):
        await store.put_snapshot("nobody", 1, {})
    assert await store.entries("nobody") == []


async def test_what_comes_along_is_kept_with_the_entries(store: Store) -> None:
    table = await new_table(store, {"seats": 2}, code="WOLF")
    await store.append(
        table.id,
        0,
        [move(0), move(1)],
        snapshot={"after": 2},
        change=Change(0, phase=Phase.FINISHED, code=None),
        plans=[Plan("clock", after=60.0)],
    )
    row = await store.get_table(table.id)
    assert (row.phase, row.code, row.version, row.length) == (Phase.FINISHED, None, 1, 2)
    assert await store.latest_snapshot(table.id) == Snapshot(2, {"after": 2})
    assert [lease.kind for lease in await store.leases(table.id)] == ["clock"]


async def test_a_change_that_comes_too_late_takes_the_entries_with_it(store: Store) -> None:
    table = await new_table(store)
    await store.change_table(table.id, Change(0, public=True))
    with pytest.raises(VersionTaken):
        await store.append(table.id, 0, [MOVE], change=Change(0, phase=Phase.PLAYING))
    row = await store.get_table(table.id)
    assert (row.length, row.phase, await logged(store, table.id)) == (0, Phase.LOBBY, [])


async def test_the_latest_snapshots_are_kept(store: Store) -> None:
    table = await new_table(store)
    for number in range(10, 60, 10):
        await store.put_snapshot(table.id, number, {"at": number})
    assert await store.latest_snapshot(table.id) == Snapshot(50, {"at": 50})
    assert await store.latest_snapshot(table.id, at_most=49) == Snapshot(40, {"at": 40})
    oldest = 50 - 10 * (SNAPSHOTS_KEPT - 1)
    assert await store.latest_snapshot(table.id, at_most=oldest) is not None
    assert await store.latest_snapshot(table.id, at_most=oldest - 1) is None


async def test_a_snapshot_may_be_made_anew(store: Store) -> None:
    table = await new_table(store)
    await store.put_snapshot(table.id, 10, {"try": 1})
    await store.put_snapshot(table.id, 10, {"try": 2})
    assert await store.latest_snapshot(table.id) == Snapshot(10, {"try": 2})


async def test_a_large_snapshot_comes_back(store: Store) -> None:
    table = await new_table(store)
    data: Json = {"tiles": [["room", number, "äöü ♥ \x00"] for number in range(5000)]}
    await store.put_snapshot(table.id, 1, data)
    assert await store.latest_snapshot(table.id) == Snapshot(1, data)


ODD: list[Json] = [
    "",
    "\x00 \ud7ff \U0001f409 ' \" \\ ; DROP TABLE entries; -- %s %(x)s :x $1",
    -(2**100),
    1.5,
    None,
    [],
    {"": {"a": [True, False, None]}},
    {"seed": 2**128 - 1},
]


@pytest.mark.parametrize("data", ODD, ids=range(len(ODD)))
async def test_whatever_json_holds_comes_back(store: Store, data: Json) -> None:
    table = await new_table(store, {"odd": data})
    await store.append(table.id, 0, [data], snapshot={"odd": data})
    assert await logged(store, table.id) == [data]
    assert (await store.get_table(table.id)).meta == {"odd": data}
    assert await store.latest_snapshot(table.id) == Snapshot(1, {"odd": data})


async def test_what_was_written_already_is_kept_as_it_is(store: Store) -> None:
    table = await new_table(store)
    await store.append(table.id, 0, [Written('{"a":[1,"ä"]}')])
    assert await logged(store, table.id) == [{"a": [1, "ä"]}]
    with pytest.raises(NotStorable):
        await store.append(table.id, 1, [Written("1" * (MOST_ENTRY + 1))])


def nested(depth: int) -> Json:
    inner: Json = 0
    for _ in range(depth):
        inner = [inner]
    return inner


HOSTILE: dict[str, object] = {
    "not a number": math.nan,
    "infinite": [math.inf],
    "half a letter": "\ud800",
    "bytes": b"x",
    "a set": {1, 2},
    "an object": object(),
    "too deep": nested(100_000),
    "too long": "x" * MOST_ENTRY,
    "long in bytes": "ä" * (MOST_ENTRY // 2),
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
async def test_what_cannot_be_kept_is_refused(store: Store, data: Json) -> None:
    table = await new_table(store)
    with pytest.raises(NotStorable):
        await store.append(table.id, 0, [MOVE, data])
    with pytest.raises(NotStorable):
        await store.change_table(table.id, Change(0, meta=data))
    assert await logged(store, table.id) == []


async def test_documents_have_limits(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(NotStorable):
        await store.change_table(table.id, Change(0, meta="x" * MOST_META))
    for count in (0, 1001):
        with pytest.raises(NotStorable):
            await store.append(table.id, 0, [MOVE] * count)
    for number in (-1, 10**9):
        with pytest.raises(NotStorable):
            await store.append(table.id, number, [MOVE])
        with pytest.raises(NotStorable):
            await store.put_snapshot(table.id, number, {})
    await store.append(table.id, 0, [MOVE] * 1000)
    assert (await store.get_table(table.id)).length == 1000


async def test_whoever_need_not_wait_is_told_what_became_of_a_move(store: Store) -> None:
    table = await new_table(store)
    told: asyncio.Queue[tuple[object, BaseException | None]] = asyncio.Queue()

    def then(at: object, error: BaseException | None) -> None:
        told.put_nowait((at, error))

    store.keep_move(table.id, 0, MOVE, None, then)
    at, error = await told.get()
    assert isinstance(at, float)
    assert error is None
    store.keep_move(table.id, 0, MOVE, None, then)
    at, error = await told.get()
    assert at is None
    assert isinstance(error, NumberTaken)
    assert await logged(store, table.id) == [MOVE]


async def test_a_move_that_ends_the_game_finishes_the_table(store: Store) -> None:
    table = await new_table(store, code="WOLF2345")
    told: asyncio.Queue[tuple[object, BaseException | None]] = asyncio.Queue()

    def then(at: object, error: BaseException | None) -> None:
        told.put_nowait((at, error))

    store.keep_move(table.id, 0, MOVE, None, then, table.version + 1)
    assert isinstance((await told.get())[1], VersionTaken)
    assert await logged(store, table.id) == []
    store.keep_move(table.id, 0, MOVE, {"at": 0}, then, table.version)
    assert await told.get() == (ANY, None)
    after = await store.get_table(table.id)
    assert (after.phase, after.code, after.length) == (Phase.FINISHED, None, 1)
    assert after.version == table.version + 1
    assert await store.latest_snapshot(table.id) == Snapshot(1, {"at": 0})
