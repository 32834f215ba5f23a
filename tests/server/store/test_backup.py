"""A backup is everything at one moment, in one file, for either database; games go on from it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from karak.store import Change, Lease, Phase, Plan, Store, StoreError, TableRow, open_store
from karak.store.addresses import read_address
from karak.store.backup import back_up, restore
from karak.store.errors import (
    BackupExists,
    DatabaseDamaged,
    DatabaseMissing,
    DatabaseRefused,
    NotEmpty,
    SchemaTooNew,
)
from karak.store.rows import EntryRow, Snapshot
from server.store.kept import MOVE, logged, move, new_table, run_statement

Everything = list[tuple[TableRow, list[EntryRow], Snapshot | None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def target_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/restored/karak.db"
    url: str = request.getfixturevalue("postgres_url_2")
    return url


async def everything(store: Store) -> Everything:
    return [
        (
            await store.get_table(table_id),
            await store.entries(table_id),
            await store.latest_snapshot(table_id),
        )
        async for table_id in store.all_table_ids()
    ]


async def fill(store: Store) -> str:
    for number in range(29):
        table = await new_table(store, {"seats": [number, "ä♥\x00"]}, code=f"CODE{number}")
        await store.append(table.id, 0, [move(n) for n in range(number + 1)], snapshot={"n": 1})
    table = await new_table(store)
    await store.append(
        table.id,
        0,
        [MOVE],
        change=Change(0, phase=Phase.FINISHED, public=True, code=None),
        plans=[Plan("bot", owner="process", seconds=1000.0)],
    )
    return table.id


async def test_all_is_as_it_was_and_games_go_on(
    store: Store, database_url: str, target_url: str, tmp_path: Path
) -> None:
    last = await fill(store)
    before = await everything(store)
    file = tmp_path / "backup.db"
    assert await asyncio.to_thread(back_up, read_address(database_url, None), file) == 30
    assert (file.stat().st_mode & 0o777, sorted(tmp_path.glob(".karak*"))) == (0o600, [])
    await store.append(last, 1, [MOVE])
    assert await asyncio.to_thread(restore, file, read_address(target_url, None)) == 30
    async with await open_store(target_url) as restored:
        assert await everything(restored) == before
        await restored.append(last, 1, [MOVE])
        assert len(await logged(restored, last)) == 2
        (lease,) = await restored.claim_due("another", 10.0)
        assert isinstance(lease, Lease)
        assert lease.table_id == last


async def test_a_backup_is_made_while_games_go_on(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    tables = [await new_table(store) for _ in range(5)]
    done = asyncio.Event()
    under_way = asyncio.Barrier(len(tables) + 1)

    async def play(table_id: str) -> None:
        number = 0
        while not done.is_set():
            await store.append(table_id, number, [move(number)])
            number += 1
            if number == 20:
                await under_way.wait()

    playing = [asyncio.create_task(play(table.id)) for table in tables]
    await under_way.wait()
    file = tmp_path / "backup.db"
    await asyncio.to_thread(back_up, read_address(database_url, None), file)
    done.set()
    await asyncio.gather(*playing)
    target = f"sqlite:///{tmp_path}/again.db"
    await asyncio.to_thread(restore, file, read_address(target, None))
    async with await open_store(target) as restored:
        for table in tables:
            found = await logged(restored, table.id)
            assert found == [move(number) for number in range(len(found))]
            assert (await restored.get_table(table.id)).length == len(found) > 0


def backup_of(url: str, file: Path) -> StoreError:
    with pytest.raises(StoreError) as raised:
        back_up(read_address(url, None), file)
    return raised.value


def restored_from(file: Path, url: str) -> StoreError:
    with pytest.raises(StoreError) as raised:
        restore(file, read_address(url, None))
    return raised.value


@pytest.mark.usefixtures("store")
async def test_a_backup_is_written_over_nothing(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    assert isinstance(backup_of(database_url, file), BackupExists)
    assert file.read_text() == "precious"
    assert isinstance(backup_of(database_url, tmp_path / "no" / "folder"), DatabaseRefused)


async def test_a_backup_is_restored_into_an_empty_database_only(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await fill(store)
    before = await everything(store)
    file = tmp_path / "backup.db"
    back_up(read_address(database_url, None), file)
    assert isinstance(restored_from(file, database_url), NotEmpty)
    assert await everything(store) == before


def test_where_nothing_is_kept_nothing_is_backed_up(database_url: str, tmp_path: Path) -> None:
    assert isinstance(backup_of(database_url, tmp_path / "backup.db"), DatabaseMissing)
    assert not (tmp_path / "backup.db").exists()


async def test_what_is_no_backup_is_refused(database_url: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("dear aunt\n" * 1000)
    (tmp_path / "empty").touch()
    assert isinstance(restored_from(letter, database_url), DatabaseDamaged)
    assert isinstance(restored_from(tmp_path / "missing", database_url), DatabaseMissing)
    assert isinstance(restored_from(tmp_path / "empty", database_url), DatabaseMissing)


@pytest.mark.usefixtures("store")
async def test_a_backup_from_the_future_is_refused(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    back_up(read_address(database_url, None), file)
    await run_statement(f"sqlite:///{file}", "UPDATE alembic_version SET version_num = '9999'")
    assert isinstance(restored_from(file, f"sqlite:///{tmp_path}/new.db"), SchemaTooNew)
