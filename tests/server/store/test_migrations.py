"""From every revision a database comes to be what the program expects, and keeps what it has."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from karak.store import migrating, open_as_it_is, open_store
from karak.store.addresses import read_address
from karak.store.errors import DatabaseMissing, SchemaTooOld
from karak.store.migrating import (
    current_revision,
    head,
    migrate,
    postgres_transaction,
    revisions,
    sqlite_transaction,
)
from karak.store.schema import metadata
from karak.store.sqlite_file import prepare_file
from server.store.kept import MOVE, logged, new_table


def transaction(url: str) -> AbstractContextManager[Connection]:
    address = read_address(url, None)
    if address.drivername == "sqlite":
        prepare_file(Path(str(address.database)))
        return sqlite_transaction(Path(str(address.database)))
    return postgres_transaction(address)


def differences(connection: Connection) -> list[object]:
    """What the database has otherwise than the program expects."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, metadata))


@pytest.mark.parametrize("revision", revisions())
def test_a_database_is_brought_up_to_date(database_url: str, revision: str) -> None:
    with transaction(database_url) as connection:
        migrate(connection, revision)
        assert current_revision(connection) == revision
    with transaction(database_url) as connection:
        migrate(connection)
        assert current_revision(connection) == head()
        assert differences(connection) == []
        checks = inspect(connection).get_check_constraints("tables")
        assert [check["name"] for check in checks] == ["ck_tables_phase"]


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    for _ in range(2):
        with transaction(database_url) as connection:
            migrate(connection)
            assert differences(connection) == []


def test_a_migration_that_fails_leaves_nothing_behind(database_url: str) -> None:
    def migrate_and_fail() -> None:
        with transaction(database_url) as connection:
            migrate(connection)
            connection.execute(text("SELECT nothing FROM nowhere"))

    with pytest.raises(Exception, match=r"nowhere|failed"):
        migrate_and_fail()
    with transaction(database_url) as connection:
        assert inspect(connection).get_table_names() == []


async def test_what_is_only_looked_at_is_not_migrated(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(DatabaseMissing):
        await open_as_it_is(database_url)
    async with await open_store(database_url) as store:
        table = await new_table(store)
    async with await open_as_it_is(database_url) as store:
        assert await store.get_table(table.id) == table
    monkeypatch.setattr(migrating, "head", lambda: "later")
    with pytest.raises(SchemaTooOld):
        await open_as_it_is(database_url)


async def test_many_processes_may_start_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(open_store(database_url) for _ in range(8)))
    table = await new_table(stores[0])
    await stores[-1].append(table.id, 0, [MOVE])
    assert await logged(stores[3], table.id) == [MOVE]
    for store in stores:
        await store.close()


def test_the_steps_form_one_line() -> None:
    assert len(revisions()) == len(set(revisions()))
    assert revisions()[-1] == head()
