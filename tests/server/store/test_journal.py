"""On SQLite, moves that come in numbers wait in a journal; nobody who looks can tell."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from karak.store import Change, NumberTaken, Phase, Store, StoreError, open_as_it_is, open_store
from karak.store.addresses import read_address
from karak.store.backup import back_up, restore
from karak.store.errors import DamagedRow
from karak.store.keeping import (
    LONG,
    MANY,
    SWEEP,
    SWEPT_EVERY,
    Broom,
    Keeper,
    PlainMove,
    learn,
    open_file,
    take_in,
)
from karak.store.migrating import migrate, sqlite_transaction
from karak.store.sqlite_file import prepare_file
from karak.words import Words
from server.store.kept import MOVE, logged, move, new_table, run_statement

TEXT = '["act",0,"step north",%d]'
COUNT = "SELECT count(*) FROM journal"
FULL = 2
LENGTH = "SELECT length FROM tables WHERE id = ?"


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """All of this is about SQLite."""
    return sqlite_url


@pytest.fixture
def file(database_url: str) -> Path:
    """Where that is."""
    return Path(database_url.removeprefix("sqlite:///"))


def keep_beside(file: Path, table: str, first: int, end: int, snapshot: str | None = None) -> float:
    """Keep moves in the journal as the process does, and die before any is taken in."""
    with closing(open_file(str(file))) as connection:
        moves = [(table, number, TEXT % number, snapshot, None) for number in range(first, end)]
        return Keeper(connection).keep(moves)


def waiting(file: Path) -> int:
    """Count the moves in the journal."""
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute(COUNT).fetchone()[0]
    return count


async def test_whoever_reads_sees_what_was_kept(store: Store, file: Path) -> None:
    table, other = await new_table(store, code="WOLF"), await new_table(store)
    await store.append(table.id, 0, [move(0)])
    at = keep_beside(file, table.id, 1, 3, '{"at": 3}')
    assert waiting(file) == 2
    assert (await store.get_table(other.id)).length == 0
    assert waiting(file) == 2
    assert await logged(store, table.id) == [move(0), move(1), move(2)]
    assert waiting(file) == 0
    row = await store.get_table(table.id)
    assert (row.length, row.changed) == (3, at)
    snapshot = await store.latest_snapshot(table.id)
    assert snapshot is not None
    assert (snapshot.number, snapshot.data) == (3, {"at": 3})


@pytest.mark.parametrize("look", ["code", "list", "row", "snapshot", "change"])
async def test_every_way_to_look_at_a_table_knows_its_moves(
    store: Store, file: Path, look: str
) -> None:
    table = await new_table(store, code="WOLF")
    keep_beside(file, table.id, 0, 2, "{}")
    if look == "snapshot":
        assert await store.latest_snapshot(table.id) is not None
        return
    if look == "code":
        row = await store.find_by_code("WOLF")
    elif look == "list":
        row = (await store.list_tables()).tables[0]
    elif look == "row":
        row = await store.get_table(table.id)
    else:
        row = await store.change_table(table.id, Change(0, phase=Phase.PLAYING))
    assert row is not None
    assert (row.id, row.length) == (table.id, 2)


async def test_what_a_killed_process_left_is_there_for_the_next(
    file: Path, database_url: str
) -> None:
    async with await open_store(database_url) as store:
        tables = [await new_table(store) for _ in range(3)]
    for table in tables:
        keep_beside(file, table.id, 0, 5)
    assert waiting(file) == 15
    async with await open_as_it_is(database_url) as store:
        for table in tables:
            assert await logged(store, table.id) == [move(number) for number in range(5)]
            await store.append(table.id, 5, [MOVE])
    assert waiting(file) == 0


async def test_a_number_is_taken_once_by_log_or_journal(store: Store, file: Path) -> None:
    table = await new_table(store)
    assert not math.isnan(keep_beside(file, table.id, 0, 2))
    assert math.isnan(keep_beside(file, table.id, 1, 3))
    assert math.isnan(keep_beside(file, table.id, 3, 4))
    assert math.isnan(keep_beside(file, "nowhere", 0, 1))
    assert waiting(file) == 2
    with pytest.raises(NumberTaken) as raised:
        await store.append(table.id, 1, [MOVE])
    assert raised.value.details["length"] == 2
    await store.append(table.id, 2, [MOVE])
    assert math.isnan(keep_beside(file, table.id, 2, 3))
    assert not math.isnan(keep_beside(file, table.id, 3, 4))
    assert await logged(store, table.id) == [move(0), move(1), MOVE, move(3)]


async def test_of_two_who_race_for_a_number_one_has_it(store: Store, file: Path) -> None:
    table = await new_table(store)
    won = {"journal": 0, "log": 0}

    async def in_the_log(number: int) -> None:
        try:
            await store.append(table.id, number, [move(number)])
            won["log"] += 1
        except NumberTaken:
            pass

    async def in_the_journal(number: int) -> None:
        at = await asyncio.to_thread(keep_beside, file, table.id, number, number + 1)
        won["journal"] += not math.isnan(at)

    for number in range(60):
        await asyncio.gather(in_the_journal(number), in_the_log(number))
        assert sum(won.values()) == number + 1
    assert await logged(store, table.id) == [move(number) for number in range(60)]


async def test_a_deleted_table_leaves_nothing_in_the_journal(store: Store, file: Path) -> None:
    table = await new_table(store)
    keep_beside(file, table.id, 0, 3)
    assert await store.delete_table(table.id)
    assert waiting(file) == 0


async def test_a_backup_has_all_moves_in_their_logs(
    store: Store, file: Path, database_url: str, tmp_path: Path
) -> None:
    table = await new_table(store)
    keep_beside(file, table.id, 0, 4, '{"a": 1}')
    copy = tmp_path / "backup.db"
    await asyncio.to_thread(back_up, read_address(database_url, None), copy)
    assert (waiting(file), waiting(copy)) == (4, 0)
    target = f"sqlite:///{tmp_path}/again.db"
    await asyncio.to_thread(restore, copy, read_address(target, None))
    async with await open_store(target) as restored:
        assert await logged(restored, table.id) == [move(number) for number in range(4)]


async def test_a_plain_copy_with_a_journal_can_be_restored(
    store: Store, file: Path, postgres_url: str
) -> None:
    table = await new_table(store)
    keep_beside(file, table.id, 0, 4)
    await asyncio.to_thread(restore, file, read_address(postgres_url, None))
    async with await open_store(postgres_url) as restored:
        assert await logged(restored, table.id) == [move(number) for number in range(4)]
        assert (await restored.get_table(table.id)).length == 4


async def test_a_journal_that_does_not_fit_is_told_and_stays(
    store: Store, file: Path, database_url: str
) -> None:
    table, other = await new_table(store), await new_table(store)
    keep_beside(file, table.id, 0, 4)
    keep_beside(file, other.id, 0, 2)
    await run_statement(database_url, "DELETE FROM journal WHERE number = 2")
    for attempt in (store.entries(table.id), store.append(table.id, 4, [MOVE])):
        with pytest.raises(StoreError) as raised:
            await attempt
        assert isinstance(raised.value, DamagedRow)
        assert Words(strict=True).error(raised.value)
    assert waiting(file) == 5
    assert await logged(store, other.id) == [move(0), move(1)]
    await store.append(other.id, 2, [MOVE])
    assert waiting(file) == 3


async def test_one_journal_that_does_not_fit_keeps_no_other_table_from_being_found(
    store: Store, file: Path, database_url: str, tmp_path: Path
) -> None:
    table, other = await new_table(store, code="WOLF"), await new_table(store, code="BEAR")
    keep_beside(file, table.id, 0, 4)
    keep_beside(file, other.id, 0, 2, "{}")
    await run_statement(database_url, "DELETE FROM journal WHERE number = 2")
    found = await store.find_by_code("BEAR")
    assert found is not None
    assert (found.id, found.length) == (other.id, 2)
    listed = {row.id: row.length for row in (await store.list_tables()).tables}
    assert listed == {table.id: 0, other.id: 2}
    broken = await store.find_by_code("WOLF")
    assert broken is not None
    assert broken.length == 0
    assert waiting(file) == 3
    copy = tmp_path / "backup.db"
    await asyncio.to_thread(back_up, read_address(database_url, None), copy)
    assert (waiting(copy), length_of(copy, other.id)) == (3, 2)


async def test_all_is_taken_in_at_once_and_of_snapshots_the_latest_few_stay(
    store: Store, file: Path
) -> None:
    tables = [await new_table(store) for _ in range(4)]
    for number in range(6):
        for table in tables:
            keep_beside(file, table.id, number, number + 1, f'{{"at": {number}}}')
    with closing(open_file(str(file))) as connection:
        learn(connection)
        take_in(connection)
        assert connection.execute("SELECT count(*) FROM snapshots").fetchone() == (12,)
    assert waiting(file) == 0
    for table in tables:
        assert await logged(store, table.id) == [move(number) for number in range(6)]
        assert (await store.get_table(table.id)).length == 6
        assert await store.latest_snapshot(table.id, 3) is None


def moves_of(table: str, first: int, end: int) -> list[PlainMove]:
    return [(table, number, TEXT % number, None, None) for number in range(first, end)]


def keep_and_tidy(keeper: Keeper, moves: list[PlainMove]) -> bool:
    """Keep moves, and do what is done after them; say whether they were kept."""
    is_kept = not math.isnan(keeper.keep(moves))
    keeper.tidy()
    return is_kept


def length_of(file: Path, table: str) -> int:
    """Say how long a log is without what waits in the journal."""
    with closing(sqlite3.connect(file)) as connection:
        length: int = connection.execute(LENGTH, (table,)).fetchone()[0]
    return length


async def test_what_is_in_its_log_may_stay_in_the_journal_until_nothing_before_it_waits(
    store: Store, file: Path
) -> None:
    slow, fast = await new_table(store), await new_table(store)
    with closing(open_file(str(file))) as connection:
        keeper = Keeper(connection)
        assert keep_and_tidy(keeper, moves_of(slow.id, 0, 1))
        assert keep_and_tidy(keeper, moves_of(fast.id, 0, MANY))
        assert (length_of(file, slow.id), length_of(file, fast.id)) == (0, MANY)
        assert waiting(file) == 1 + MANY
        assert await logged(store, fast.id) == [move(number) for number in range(MANY)]
        assert keep_and_tidy(keeper, moves_of(fast.id, MANY, LONG))
        assert (length_of(file, slow.id), length_of(file, fast.id)) == (1, MANY)
        assert waiting(file) == LONG - MANY
        assert keep_and_tidy(keeper, moves_of(fast.id, LONG, LONG + 1))
        assert length_of(file, fast.id) == LONG + 1
        assert waiting(file) == 0
    assert await logged(store, slow.id) == [move(0)]
    assert await logged(store, fast.id) == [move(number) for number in range(LONG + 1)]


async def test_two_who_keep_moves_of_a_table_leave_no_gap(store: Store, file: Path) -> None:
    table, other = await new_table(store), await new_table(store)
    with closing(open_file(str(file))) as first, closing(open_file(str(file))) as second:
        one, two = Keeper(first), Keeper(second)
        for keeper, begin, end in ((one, 0, 2), (two, 2, 3), (one, 3, MANY + 2)):
            assert keep_and_tidy(keeper, moves_of(table.id, begin, end))
        assert length_of(file, table.id) == MANY + 2
        assert keep_and_tidy(two, moves_of(other.id, 0, MANY))
    assert await logged(store, table.id) == [move(number) for number in range(MANY + 2)]
    assert await logged(store, other.id) == [move(number) for number in range(MANY)]


async def test_a_table_that_is_gone_holds_nobody_up(store: Store, file: Path) -> None:
    gone, table = await new_table(store), await new_table(store)
    with closing(open_file(str(file))) as connection:
        keeper = Keeper(connection)
        assert keep_and_tidy(keeper, moves_of(gone.id, 0, 2))
        assert await store.delete_table(gone.id)
        assert not keep_and_tidy(keeper, moves_of(gone.id, 2, 3))
        for first in range(0, LONG + MANY, MANY):
            assert keep_and_tidy(keeper, moves_of(table.id, first, first + MANY))
        assert waiting(file) <= MANY
    assert (await store.get_table(table.id)).length == LONG + MANY


async def test_a_batch_that_fails_takes_nothing_from_what_waited(store: Store, file: Path) -> None:
    table, other = await new_table(store), await new_table(store)
    with closing(open_file(str(file))) as connection:
        keeper = Keeper(connection)
        assert keep_and_tidy(keeper, [(table.id, 0, TEXT % 0, '{"at": 1}', None)])
        connection.execute(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON main.journal WHEN NEW.number = 1"
            " BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        failing = [*moves_of(other.id, 0, 1), *moves_of(table.id, 1, 2)]
        assert not keep_and_tidy(keeper, failing)
        connection.execute("DROP TRIGGER full")
        assert waiting(file) == 1
        assert keep_and_tidy(keeper, moves_of(table.id, 1, MANY))
        assert length_of(file, table.id) == MANY
    assert await logged(store, table.id) == [move(number) for number in range(MANY)]
    assert await logged(store, other.id) == []
    snapshot = await store.latest_snapshot(table.id)
    assert snapshot is not None
    assert snapshot.data == {"at": 1}


async def test_taking_in_that_fails_loses_nothing_and_later_moves_are_on_disk(
    store: Store, file: Path
) -> None:
    table = await new_table(store)
    with closing(open_file(str(file))) as connection:
        keeper = Keeper(connection)
        connection.execute(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON main.entries"
            " BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        assert keep_and_tidy(keeper, moves_of(table.id, 0, MANY))
        assert (length_of(file, table.id), waiting(file)) == (0, MANY)
        assert connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
        connection.execute("DROP TRIGGER full")
        assert keep_and_tidy(keeper, moves_of(table.id, MANY, MANY + 1))
    assert await logged(store, table.id) == [move(number) for number in range(MANY + 1)]


async def test_the_last_move_finishes_the_table_with_the_same_commit(
    store: Store, file: Path
) -> None:
    table = await new_table(store, code="WOLF2345")
    before = await store.get_table(table.id)
    with closing(open_file(str(file))) as connection:
        keeper = Keeper(connection)
        assert keep_and_tidy(keeper, moves_of(table.id, 0, 2))
        last = (table.id, 2, TEXT % 2, '{"at": 2}', before.version)
        assert not keep_and_tidy(keeper, [(*last[:4], before.version + 1)])
        assert (await store.get_table(table.id)).phase is before.phase
        assert keep_and_tidy(keeper, [last])
    after = await store.get_table(table.id)
    assert (after.phase, after.code, after.length) == (Phase.FINISHED, None, 3)
    assert after.version == before.version + 1
    assert await logged(store, table.id) == [move(number) for number in range(3)]
    snapshot = await store.latest_snapshot(table.id)
    assert snapshot is not None
    assert snapshot.number == 3


async def test_the_log_of_the_file_begins_anew_while_moves_are_kept(
    store: Store, file: Path
) -> None:
    table = await new_table(store)
    batches = 4 * SWEPT_EVERY
    with closing(open_file(str(file))) as connection:
        keeper, broom = Keeper(connection), Broom(str(file))
        for number in range(batches):
            assert keep_and_tidy(keeper, moves_of(table.id, number, number + 1))
            broom.follow(connection)
        _, frames, _ = connection.execute(SWEEP).fetchone()
    assert frames < batches
    assert await logged(store, table.id) == [move(number) for number in range(batches)]


OLD_ROWS = (
    "INSERT INTO tables VALUES ('t', NULL, 'karak', 'playing', 0, 1.0, 1.0, 0, 1, '{}')",
    "INSERT INTO entries VALUES ('t', 0, 1.0, '[0]')",
    "INSERT INTO journal VALUES ('t', 2, 3.0, '[2]', NULL)",
    "INSERT INTO journal VALUES ('t', 1, 2.0, '[1]', NULL)",
)


def old_file(file: Path) -> None:
    """A file of the time when the journal had an order of its own, with moves in it."""
    prepare_file(file)
    with sqlite_transaction(file) as connection:
        migrate(connection, "0002")
        for statement in OLD_ROWS:
            connection.exec_driver_sql(statement)


async def test_moves_in_an_old_journal_are_there_after_the_migration(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    old_file(file)
    async with await open_store(f"sqlite:///{file}") as store:
        assert await logged(store, "t") == [[0], [1], [2]]


async def test_a_backup_with_an_old_journal_is_restored_whole(
    tmp_path: Path, postgres_url: str
) -> None:
    file, copy = tmp_path / "old.db", tmp_path / "copy.db"
    old_file(file)
    await asyncio.to_thread(back_up, read_address(f"sqlite:///{file}", None), copy)
    for target in (f"sqlite:///{tmp_path}/new.db", postgres_url):
        await asyncio.to_thread(restore, copy, read_address(target, None))
        async with await open_store(target) as store:
            assert await logged(store, "t") == [[0], [1], [2]]
