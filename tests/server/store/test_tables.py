"""Tables are made, found, listed, changed by one at a time, and deleted with all they have."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from karak.store import (
    Change,
    NewTable,
    NoSuchTable,
    NotStorable,
    Page,
    Phase,
    Plan,
    Store,
    TableExists,
    VersionTaken,
)
from karak.store.errors import DamagedRow
from server.store.kept import MOVE, logged, new_table, run_statement


async def test_a_table_is_found_by_its_id_and_by_its_code(store: Store) -> None:
    made = await new_table(store, {"seats": [None, "Ada"], "odds": True}, code="WOLF")
    assert await store.get_table(made.id) == made
    assert await store.find_by_code("WOLF") == made
    assert await store.find_by_code("wolf") is None
    assert made.meta == {"seats": [None, "Ada"], "odds": True}
    assert (made.phase, made.public, made.version, made.length) == (Phase.LOBBY, False, 0, 0)


async def test_an_unknown_table_is_not_found(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.get_table("nobody")
    with pytest.raises(NoSuchTable):
        await store.change_table("nobody", Change(0, public=True))
    assert await store.delete_table("nobody") is False


async def test_an_id_is_taken_once(store: Store) -> None:
    made = await new_table(store)
    with pytest.raises(TableExists):
        await store.create_table(NewTable(made.id, "karak2", {}))
    assert (await store.get_table(made.id)).game == "karak"


async def test_a_code_is_taken_once_until_it_is_given_back(store: Store) -> None:
    first = await new_table(store, code="WOLF")
    with pytest.raises(TableExists):
        await new_table(store, code="WOLF")
    second = await new_table(store)
    with pytest.raises(TableExists):
        await store.change_table(second.id, Change(0, code="WOLF"))
    await store.change_table(first.id, Change(0, code=None))
    assert (await store.change_table(second.id, Change(0, code="WOLF"))).code == "WOLF"


async def test_a_change_leaves_the_rest_as_it_is(store: Store) -> None:
    made = await new_table(store, {"a": 1}, code="WOLF")
    changed = await store.change_table(made.id, Change(0, phase=Phase.PLAYING))
    assert (changed.meta, changed.code, changed.version) == ({"a": 1}, "WOLF", 1)
    assert changed.changed >= made.changed
    changed = await store.change_table(made.id, Change(1, meta={"b": 2}, public=True))
    assert (changed.meta, changed.phase, changed.public) == ({"b": 2}, Phase.PLAYING, True)


async def test_of_two_changes_at_once_one_wins(store: Store) -> None:
    made = await new_table(store)
    changes = [store.change_table(made.id, Change(0, meta={"by": name})) for name in "ab"]
    outcomes = await asyncio.gather(*changes, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["TableRow", "VersionTaken"]
    assert (await store.get_table(made.id)).version == 1
    lost = next(outcome for outcome in outcomes if isinstance(outcome, VersionTaken))
    assert lost.details == {"table": made.id, "version": 0, "found": 1}


async def test_tables_are_listed_page_by_page_the_latest_change_first(store: Store) -> None:
    made = [await new_table(store) for _ in range(5)]
    await asyncio.sleep(0.01)
    await store.append(made[0].id, 0, [MOVE])
    newest_first = [made[0], *reversed(made[1:])]
    seen: list[str] = []
    after = None
    for _ in range(3):
        page = await store.list_tables(after=after, most=2)
        seen += [table.id for table in page.tables]
        after = page.after
    assert after is None
    assert seen == [table.id for table in newest_first]


async def test_tables_are_listed_by_phase_game_and_publicity(store: Store) -> None:
    await store.create_table(NewTable("one", "karak", {}, public=True))
    await store.create_table(NewTable("two", "karak2", {}, public=True))
    await store.create_table(NewTable("three", "karak", {}, phase=Phase.FINISHED))

    async def ids(page: Awaitable[Page]) -> set[str]:
        return {table.id for table in (await page).tables}

    assert await ids(store.list_tables(public=True)) == {"one", "two"}
    assert await ids(store.list_tables(public=True, game="karak")) == {"one"}
    assert await ids(store.list_tables(phase=Phase.FINISHED)) == {"three"}
    assert await ids(store.list_tables(phase=Phase.LOBBY, public=False)) == set()
    assert await ids(store.list_tables(idle=3600.0)) == set()
    assert await ids(store.list_tables(idle=-1.0)) == {"one", "two", "three"}


async def test_all_ids_are_gone_through(store: Store) -> None:
    made = [await new_table(store) for _ in range(7)]
    assert [table_id async for table_id in store.all_table_ids()] == [each.id for each in made]


async def test_what_belongs_to_a_deleted_table_is_gone(store: Store) -> None:
    made, other = await new_table(store), await new_table(store)
    for table in (made, other):
        await store.append(table.id, 0, [MOVE], snapshot={"s": 1}, plans=[Plan("bot")])
    assert await store.delete_table(made.id) is True
    assert await logged(store, made.id) == []
    assert await store.latest_snapshot(made.id) is None
    assert await store.leases(made.id) == []
    assert await logged(store, other.id) == [MOVE]
    assert len(await store.leases(other.id)) == 1


async def test_tables_are_counted_by_phase(store: Store) -> None:
    made = await new_table(store)
    await new_table(store)
    await store.change_table(made.id, Change(0, phase=Phase.PLAYING))
    await store.arrange(made.id, [Plan("bot")])
    counts = await store.counts()
    assert counts.tables == {Phase.LOBBY: 1, Phase.PLAYING: 1, Phase.FINISHED: 0}
    assert counts.leases == 1


@pytest.mark.parametrize("name", ["", "a b", "ä", "a\x00b", "-a", "x" * 101, "a/b", "a\n"])
async def test_names_are_plain_and_short(store: Store, name: str) -> None:
    with pytest.raises(NotStorable):
        await store.create_table(NewTable(name, "karak", {}))
    with pytest.raises(NotStorable):
        await store.create_table(NewTable("fine", "karak", {}, code=name))
    with pytest.raises(NotStorable):
        await store.claim("fine", name, "me", 1.0)
    with pytest.raises(NotStorable):
        await store.claim_due(name, 1.0)
    assert (await store.counts()).tables[Phase.LOBBY] == 0


async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_listed(
    store: Store, database_url: str
) -> None:
    made = [await new_table(store) for _ in range(4)]
    latest = [row.id for row in (await store.list_tables()).tables]
    assert sorted(latest) == sorted(row.id for row in made)
    await run_statement(database_url, f"UPDATE tables SET meta = '{{' WHERE id = '{latest[1]}'")
    first = await store.list_tables(most=2)
    assert [row.id for row in first.tables] == latest[:1]
    second = await store.list_tables(most=2, after=first.after)
    assert [row.id for row in second.tables] == latest[2:]
    with pytest.raises(DamagedRow):
        await store.get_table(latest[1])


async def test_a_store_tells_how_it_is(store: Store, database_url: str) -> None:
    health = await store.check()
    assert health.database == database_url.partition(":")[0]
    assert health.version[0].isdigit()
    assert health.seconds < 10
