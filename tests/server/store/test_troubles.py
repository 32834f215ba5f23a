"""Whatever is wrong with a database is told by a type of its own, and no password with it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from karak.store import NewTable, StoreError, open_store, sqlite_file
from karak.store.errors import (
    BadDatabaseUrl,
    DamagedRow,
    DatabaseDamaged,
    DatabaseFull,
    DatabaseLocked,
    DatabaseRefused,
    DatabaseTooOld,
    DatabaseUnreachable,
    SchemaTooNew,
    SchemaUnknown,
)
from karak.store.group_commit import GroupCommit
from karak.store.log import append
from karak.store.migrating import migrate_sqlite
from karak.store.tables import create
from karak.words import Words
from server.services import Postgres, free_port
from server.store.kept import MOVE, new_table, run_statement

WORDS = Words(strict=True)


async def trouble(url: str) -> StoreError:
    """What opening a store says."""
    with pytest.raises(StoreError) as raised:
        await open_store(url)
    assert WORDS.error(raised.value)
    assert "secret" not in str(raised.value)
    return raised.value


@pytest.mark.parametrize(
    "url",
    [
        "",
        "karak.db",
        "mysql://root:secret@localhost/karak",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///x.db?mode=ro",
        "postgresql+asyncpg://user:secret@localhost/karak",
        "postgresql://user:secret@localhost:port/karak",
    ],
)
async def test_an_address_that_cannot_be_used(url: str) -> None:
    assert isinstance(await trouble(url), BadDatabaseUrl)


async def test_without_an_address_the_data_folder_is_needed() -> None:
    with pytest.raises(BadDatabaseUrl):
        await open_store()


async def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async with await open_store(data_folder=tmp_path / "new" / "folder"):
        pass
    (file,) = (tmp_path / "new" / "folder").iterdir()
    assert (file.name, file.stat().st_mode & 0o777) == ("karak.db", 0o600)


async def test_a_server_that_does_not_answer() -> None:
    url = f"postgresql://user:secret@127.0.0.1:{free_port()}/karak"
    assert isinstance(await trouble(url), DatabaseUnreachable)


async def test_a_database_that_does_not_exist(postgres: Postgres) -> None:
    assert isinstance(await trouble(postgres.url("nowhere")), DatabaseRefused)


async def test_a_user_who_does_not_exist(postgres: Postgres) -> None:
    url = postgres.url("postgres").replace("postgres@", "stranger:secret@")
    assert isinstance(await trouble(url), DatabaseRefused)


async def test_a_user_who_may_not_write(postgres: Postgres, postgres_url: str) -> None:
    async with await open_store(postgres_url):
        pass
    postgres.run("DROP ROLE IF EXISTS reader")
    postgres.run("CREATE ROLE reader LOGIN")
    url = postgres_url.replace("postgres@", "reader@")
    assert isinstance(await trouble(url), DatabaseRefused)


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert isinstance(await trouble(f"sqlite:///{tmp_path}/file/karak.db"), DatabaseRefused)


async def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert isinstance(await trouble(f"sqlite:///{tmp_path}"), DatabaseRefused)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "karak.db"
    file.write_text("a letter to my aunt\n" * 100)
    assert isinstance(await trouble(f"sqlite:///{file}"), DatabaseDamaged)


async def test_a_torn_file(tmp_path: Path) -> None:
    async with await open_store(data_folder=tmp_path) as store:
        await new_table(store)
    file = tmp_path / "karak.db"
    os.truncate(file, file.stat().st_size // 2)
    assert isinstance(await trouble(f"sqlite:///{file}"), DatabaseDamaged)


async def test_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.1)
    async with await open_store(data_folder=tmp_path) as store:
        table = await new_table(store)
        other = sqlite3.connect(tmp_path / "karak.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseLocked):
            await store.append(table.id, 0, [MOVE])
        assert isinstance(await trouble(f"sqlite:///{tmp_path}/karak.db"), DatabaseLocked)
        other.execute("ROLLBACK")
        other.close()
        await store.append(table.id, 0, [MOVE])


async def test_a_full_disk_fails_what_waits_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "karak.db"
    migrate_sqlite(file)
    connection = sqlite_file.connect(file)
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 8}")
    writer = GroupCommit(connection, file)
    await writer.write(create(NewTable("table", "karak", {}), "{}"))
    writes = [writer.write(append("sqlite", "table", number, ['"x"'])) for number in range(9000)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    kept = sum(isinstance(outcome, float) for outcome in outcomes)
    full = [outcome for outcome in outcomes if isinstance(outcome, DatabaseFull)]
    assert all(isinstance(outcome, float) for outcome in outcomes[:kept])
    assert full
    await writer.close()
    connection.close()
    assert kept > 0
    async with await open_store(data_folder=tmp_path) as store:
        assert (await store.get_table("table")).length == kept
        await store.append("table", kept, [MOVE])


async def test_an_old_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "OLDEST", (99, 0, 0))
    assert isinstance(await trouble(f"sqlite:///{tmp_path}/karak.db"), DatabaseTooOld)


async def test_a_schema_from_the_future(database_url: str) -> None:
    async with await open_store(database_url):
        pass
    await run_statement(database_url, "UPDATE alembic_version SET version_num = '9999'")
    error = await trouble(database_url)
    assert isinstance(error, SchemaTooNew)
    assert error.details["found"] == "9999"


async def test_tables_that_are_not_ours(database_url: str) -> None:
    if database_url.startswith("sqlite"):
        Path(database_url.removeprefix("sqlite:///")).parent.mkdir()
    await run_statement(database_url, "CREATE TABLE entries (recipe TEXT)")
    assert isinstance(await trouble(database_url), SchemaUnknown)


async def test_a_damaged_row_is_told_and_the_others_can_be_read(database_url: str) -> None:
    async with await open_store(database_url) as store:
        table, other = await new_table(store), await new_table(store)
        for each in (table, other):
            await store.append(each.id, 0, [MOVE], snapshot={"a": 1})
        here = f"WHERE table_id = '{table.id}'"
        await run_statement(database_url, f"UPDATE entries SET data = '{{' {here}")
        cut = f"UPDATE snapshots SET data = substr(data, 1, 8) {here}"
        await run_statement(database_url, cut)
        for reading in (store.entries(table.id), store.latest_snapshot(table.id)):
            with pytest.raises(DamagedRow):
                await reading
        assert len(await store.entries(other.id)) == 1
