"""What was acknowledged is kept, whatever dies."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from karak.store import DatabaseUnreachable, NumberTaken, Store, open_store
from server.services import private_postgres
from server.store.kept import MOVE, logged, new_table

pytestmark = pytest.mark.slow
WRITER = Path(__file__).parent / "endless_writer.py"
ENOUGH = 400
Said = set[tuple[str, int]]


def start_writer(url: str, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, WRITER, url, name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def acknowledged(writer: subprocess.Popen[str], most: int = -1) -> Said:
    """What a writer says it has kept; a line in which it died does not count."""
    assert writer.stdout is not None
    said: Said = set()
    for line in writer.stdout:
        if line.endswith("\n"):
            table_id, number = line.split()
            said.add((table_id, int(number)))
        if len(said) == most:
            break
    return said


async def one_more(store: Store, table_id: str) -> None:
    """Go on with a log; what a killed writer had sent off may still reach it before."""
    while True:
        length = (await store.get_table(table_id)).length
        with suppress(NumberTaken):
            await store.append(table_id, length, [MOVE])
            return


async def check_nothing_is_lost(store: Store, **said: Said) -> None:
    """Every acknowledged entry is there, is its writer's, and the tables can go on."""
    kept: dict[tuple[str, int], object] = {}
    async for table_id in store.all_table_ids():
        await one_more(store, table_id)
        *found, _ = await store.entries(table_id)
        assert [entry.number for entry in found] == list(range(len(found)))
        assert (await store.get_table(table_id)).length == len(found) + 1
        kept |= {(table_id, entry.number): entry.data for entry in found}
    for name, places in said.items():
        assert {kept[place] == [name, place[1]] for place in places} == {True}


@pytest.mark.parametrize("attempt", range(1, 4))
async def test_a_writer_is_killed(database_url: str, attempt: int) -> None:
    with start_writer(database_url, "writer") as writer:
        said = acknowledged(writer, ENOUGH * attempt)
        writer.kill()
        said |= acknowledged(writer)
    async with await open_store(database_url) as store:
        await check_nothing_is_lost(store, writer=said)


async def test_two_processes_race_and_are_killed(database_url: str) -> None:
    with start_writer(database_url, "one") as one, start_writer(database_url, "two") as two:
        by_one, by_two = acknowledged(one, ENOUGH), acknowledged(two, ENOUGH)
        one.kill()
        two.kill()
        by_one |= acknowledged(one)
        by_two |= acknowledged(two)
    assert (one.returncode, two.returncode) == (-9, -9)
    assert not by_one & by_two
    async with await open_store(database_url) as store:
        await check_nothing_is_lost(store, one=by_one, two=by_two)


async def test_the_database_itself_is_killed() -> None:
    with private_postgres(durable=True) as postgres, postgres.database() as url:
        with start_writer(url, "writer") as writer:
            said = acknowledged(writer, ENOUGH)
            postgres.kill()
            said |= acknowledged(writer)
        postgres.restart()
        async with await open_store(url) as store:
            await check_nothing_is_lost(store, writer=said)


async def test_a_database_that_was_away_is_used_again() -> None:
    with private_postgres(durable=True) as postgres, postgres.database() as url:
        async with await open_store(url) as store:
            table = await new_table(store)
            await asyncio.gather(*(store.get_table(table.id) for _ in range(30)))
            postgres.kill()
            with pytest.raises(DatabaseUnreachable):
                await store.append(table.id, 0, [MOVE])
            postgres.restart()
            await store.append(table.id, 0, [MOVE])
            assert await logged(store, table.id) == [MOVE]
