"""What a server has kept can be verified, backed up, restored and played on, by the command."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
import pytest

from karak.cli.screen import Screen
from karak.cli.verify_tables import verify_tables
from karak.server.room import SNAPSHOT_EVERY
from karak.store import Json, Store, open_store
from karak.words import Words
from server.player import BOT, PERSON, Data, Player, Web, sitting
from server.running import karak, serving

pytestmark = pytest.mark.slow
MOVES = 2 * SNAPSHOT_EVERY + 5
"""So that a snapshot is kept however long everything could still be undone."""


async def play(player: Player, moves: int) -> int:
    """Play on for some moves, or to the end; give the last number that was acknowledged."""
    while player.update is None:
        await player.until("update")
    for move in range(moves):
        while not player.choices:
            if player.is_over:
                break
            await player.until("update")
        if not player.is_over:
            answer = await player.act(player.choices[move * 7 % len(player.choices)])
            assert answer["type"] == "update"
    number: int = player.update["number"]
    return number


async def play_somewhere(url: str, folder: Path) -> tuple[Data, int]:
    """Play two games at a server on a database: one of people, one with a bot; then end it."""
    with serving(folder, "--db", url) as server:
        web = Web(server.url)
        opened: Data = {}
        number = 0
        for game, seats in (("karak2", (PERSON, BOT)), ("karak", (PERSON, PERSON))):
            opened = await web.open_table(*seats, game=game)
            table_id = opened["table"]["id"]
            async with sitting(web, table_id, opened["seats"]) as player:
                await player.until("welcome")
                await web.ok("POST", f"/api/tables/{table_id}/start", {}, opened["host"])
                number = await play(player, MOVES)
        await web.open_table(PERSON, PERSON)
        assert server.stop() == 0
    return opened, number


async def test_what_was_played_is_verified_backed_up_restored_and_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    opened, number = await play_somewhere(database_url, tmp_path / "first")
    verified = karak("verify", "--db", database_url)
    assert (verified.returncode, verified.stderr) == (0, "")
    assert verified.stdout.startswith("3 tables with ")

    file = tmp_path / "backup.db"
    backup = karak("backup", "--db", database_url, file)
    assert (backup.returncode, backup.stdout) == (
        0,
        f"3 tables are backed up.\nThe backup is {file}\n",
    )
    again = tmp_path / "again"
    restored = karak("restore", file, "--data", again)
    assert (restored.returncode, restored.stderr) == (0, "")
    assert karak("verify", "--data", again).stdout == verified.stdout

    with serving(again) as server:
        web = Web(server.url)
        async with sitting(web, opened["table"]["id"], opened["seats"]) as player:
            await player.until("update")
            assert player.update is not None
            assert player.update["number"] == number
            assert await play(player, 5) > number
        assert server.stop() == 0
    assert karak("verify", "--data", again).returncode == 0


async def first_act_with(store: Store, table_id: str, key: str) -> tuple[int, dict[str, Json]]:
    """The first action of a table with something."""
    for row in await store.entries(table_id, first=1):
        assert isinstance(row.data, dict)
        if row.data.get(key) and row.data["kind"] == "act":
            return row.number, dict(row.data)
    raise AssertionError


def put(url: str, statement: str, *values: object) -> None:
    with psycopg.connect(url) as connection:
        connection.execute(statement.encode(), values)


Harm = Callable[[Store, str, str], Awaitable[str]]


async def other_events(store: Store, url: str, table_id: str) -> str:
    number, entry = await first_act_with(store, table_id, "events")
    entry["events"] = []
    put(url, CHANGE_ENTRY, json.dumps(entry), table_id, number)
    return f"Entry {number} "


async def other_action(store: Store, url: str, table_id: str) -> str:
    number, entry = await first_act_with(store, table_id, "action")
    entry["action"] = "rest"
    put(url, CHANGE_ENTRY, json.dumps(entry), table_id, number)
    return f"Entry {number} "


async def a_gap(_store: Store, url: str, table_id: str) -> str:
    put(url, "DELETE FROM entries WHERE table_id = %s AND number = 3", table_id)
    return "Entries are missing"


async def torn(_store: Store, url: str, table_id: str) -> str:
    put(url, CHANGE_ENTRY, '{"kind":', table_id, 2)
    return "It cannot be read."


async def other_snapshot(store: Store, _url: str, table_id: str) -> str:
    kept = await store.latest_snapshot(table_id)
    assert kept is not None
    assert isinstance(kept.data, dict)
    await store.put_snapshot(table_id, kept.number, {**kept.data, "asked_at": 0, "undo": False})
    return "All entries agree, but the snapshot after entry"


CHANGE_ENTRY = "UPDATE entries SET data = %s WHERE table_id = %s AND number = %s"
HARMS: tuple[Harm, ...] = (other_events, other_action, a_gap, torn, other_snapshot)


async def test_a_table_that_differs_is_told_and_the_others_are_checked(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened, _ = await play_somewhere(postgres_url, tmp_path)
    table_id: str = opened["table"]["id"]
    for harm in HARMS:
        async with await open_store(postgres_url) as store:
            whole = await store.entries(table_id)
            snapshot = await store.latest_snapshot(table_id)
            expected = await harm(store, postgres_url, table_id)
        assert await asyncio.to_thread(verify_tables, Screen(Words()), postgres_url, None) == 1
        said = " ".join(capsys.readouterr().out.split())
        assert f"Table {table_id}: {expected}" in said
        assert said.endswith("one does not agree.")
        put(postgres_url, "DELETE FROM entries WHERE table_id = %s", table_id)
        for row in whole:
            columns = (table_id, row.number, row.at, json.dumps(row.data))
            put(postgres_url, "INSERT INTO entries VALUES (%s, %s, %s, %s)", *columns)
        async with await open_store(postgres_url) as store:
            assert snapshot is not None
            await store.put_snapshot(table_id, snapshot.number, snapshot.data)
    assert await asyncio.to_thread(verify_tables, Screen(Words()), postgres_url, None) == 0


def test_the_command_says_what_it_needs(tmp_path: Path) -> None:
    nothing = karak("verify")
    both = karak("verify", "game.json", "--data", tmp_path)
    for done in (nothing, both):
        assert done.returncode == 2
        assert done.stderr.startswith("Say what to verify")
    missing = karak("verify", "--data", tmp_path)
    assert (missing.returncode, list(tmp_path.iterdir())) == (2, [])
    assert karak("backup", "--data", tmp_path, tmp_path / "b.db").returncode == 2
    assert karak("restore", tmp_path / "b.db", "--data", tmp_path).returncode == 2
