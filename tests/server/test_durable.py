"""Nothing that was acknowledged is ever lost: dropped sockets, restarts, kill -9 under load."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import pytest
from websockets.exceptions import ConnectionClosed

from karak.games.api import replay
from karak.kernel.data import checksum
from server.player import PERSON, Data, Player, Web, clever_choice, sitting
from server.running import serving

GAP = "INSERT INTO journal (table_id, number, at, data) VALUES (?, 7, 0, '[]')"
BEN = {"who": "person", "name": "Ben"}


async def next_step(web: Web, opened: Data, seen: int | None, seed: int) -> Data:
    """Connect with both seats on a device, look, play one action, and drop the socket."""
    async with sitting(web, opened["table"]["id"], opened["seats"], seen) as device:
        update = await device.until("update")
        if device.is_over:
            return update
        return await device.act(clever_choice(device, seed))


async def test_a_game_goes_on_when_the_socket_drops_at_every_point(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    table = opened["table"]["id"]
    seen: int | None = None
    chapters: dict[int, Data] = {}
    async with sitting(web, table) as watcher:
        await watcher.until("update")
        while True:
            update = await next_step(web, opened, seen, len(chapters))
            for chapter in update["chapters"]:
                chapters[chapter["number"]] = chapter
            if update["result"] is not None:
                break
            assert update["number"] == (0 if seen is None else seen) + 1
            seen = update["number"]
        while not watcher.is_over:
            await watcher.until("update")
    told = [each for each in watcher.told if each["type"] == "update"]
    assert [each["number"] for each in told] == list(range(len(told)))
    assert chapters == {chapter["number"]: chapter for each in told for chapter in each["chapters"]}


async def test_health_tells_when_moves_cannot_be_kept(tmp_path: Path) -> None:
    """As on a full disk: no file may grow."""
    with serving(tmp_path) as server:
        web = Web(server.url)
        opened = await web.open_table(PERSON, BEN, start=True)
        async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
            await device.until("update")
            await device.act(clever_choice(device, 0))
            assert (await web.ask("GET", "/health"))[0] == 200
            size = (tmp_path / "karak.db-wal").stat().st_size
            before = prlimit(server.process.pid, RLIMIT_FSIZE, (size, RLIM_INFINITY))
            status, told = await web.ask("GET", "/health")
            assert (status, told["status"], told["database"]) == (503, "failing", "database")
            prlimit(server.process.pid, RLIMIT_FSIZE, before)
            assert (await web.ask("GET", "/health"))[0] == 200
            await device.act(clever_choice(device, 1))


async def test_a_damaged_table_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        web = Web(server.url)
        opened = [await web.open_table(PERSON, BEN, public=True, start=True) for _ in range(3)]
    torn, unread, sound = (each["table"] for each in opened)
    with closing(sqlite3.connect(tmp_path / "karak.db")) as connection, connection:
        connection.execute(GAP, (torn["id"],))
        connection.execute("UPDATE tables SET meta = '{}' WHERE id = ?", (unread["id"],))
    with serving(tmp_path) as server:
        web = Web(server.url)
        assert (await web.ok("GET", f"/api/tables/{sound['code']}"))["id"] == sound["id"]
        listed = await web.ok("GET", "/api/tables?phase=playing")
        assert {each["id"] for each in listed["tables"]} == {torn["id"], sound["id"]}
        for table in (torn, unread):
            status, told = await web.ask("GET", f"/api/tables/{table['code']}")
            assert (status, told["code"]) == (503, "damaged-row")
        async with sitting(web, sound["id"], opened[2]["seats"]) as device:
            await device.until("update")
            await device.act(clever_choice(device, 0))


@pytest.mark.slow
async def test_a_game_goes_on_exactly_after_the_server_was_killed(tmp_path: Path) -> None:
    """The same game twice, one of them on a server that is killed again and again."""
    calm = await play_with_kills(tmp_path / "calm", 0)
    assert await play_with_kills(tmp_path / "killed", 3) == calm


async def play_with_kills(folder: Path, kills: int) -> list[Data]:
    told: list[Data] = []
    opened: Data | None = None
    for _ in range(kills + 1):
        with serving(folder) as server:
            web = Web(server.url)
            if opened is None:
                seats = ({**PERSON, "hero": "scout"}, {**BEN, "hero": "oracle"})
                opened = await web.open_table(*seats, game="karak2", seed="77", start=True)
            async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
                await device.until("update")
                if device.update and device.update["covered"]:
                    await uncover(device)
                told += [await step(device) for _ in range(20 if kills else 80)]
            server.kill()
    return told


async def uncover(device: Player) -> None:
    assert device.update
    await device.send(type="uncover", seat=device.update["position"]["seat"])
    await device.until("update")


async def step(device: Player) -> Data:
    """Play one action, taking back now and then what can be taken back."""
    assert device.update
    number = device.update["number"]
    if device.update["undo"] and number % 7 == 3:
        await device.send(type="undo", number=number, seat=device.update["undo"][0], ref=99)
        answer = await device.answer(99)
    else:
        answer = await device.act(clever_choice(device, number))
    if answer.get("covered"):
        await uncover(device)
        assert device.update
        answer = device.update
    assert answer["type"] == "update", answer
    return {key: answer[key] for key in ("number", "position", "choices", "undo")}


async def hammer(web: Web, opened: Data, known: dict[str, int], seed: int) -> None:
    """Play as fast as it goes, noting the last number that was acknowledged."""
    random = Random(seed)
    table = opened["table"]["id"]
    with suppress(ConnectionClosed, OSError, TimeoutError):
        async with sitting(web, table, opened["seats"]) as device:
            await device.until("update")
            while device.choices:
                answer = await device.act(random.choice(device.choices))
                if answer["type"] == "update":
                    known[table] = answer["number"]


@pytest.mark.slow
async def test_kill_minus_nine_under_load_loses_nothing_acknowledged(tmp_path: Path) -> None:
    known: dict[str, int] = {}
    with serving(tmp_path) as server:
        web = Web(server.url)
        opened = [await web.open_table(PERSON, BEN, start=True) for _ in range(8)]
        playing = [
            asyncio.create_task(hammer(web, each, known, place))
            for place, each in enumerate(opened)
        ]
        async with asyncio.timeout(120):
            while len(known) < 8 or sum(known.values()) < 200:
                await asyncio.sleep(0.01)
        server.kill()
        await asyncio.gather(*playing)
    with serving(tmp_path) as server:
        web = Web(server.url)
        for each in opened:
            table = each["table"]["id"]
            async with sitting(web, table, each["seats"], seen=known[table]) as device:
                update = await device.until("update")
                assert update["number"] >= known[table]
                assert device.choices or device.is_over
                if device.choices:
                    assert (await device.act(device.choices[0]))["type"] == "update"


@pytest.mark.slow
async def test_a_long_game_opens_at_once_and_its_export_is_the_game(tmp_path: Path) -> None:
    """1,500 actions: opened from its latest snapshot, in less than a second on any build."""
    with serving(tmp_path) as server:
        web = Web(server.url)
        opened = await web.open_table(PERSON, BEN, start=True)
        random = Random(8)
        async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
            await device.until("update")
            while device.update and device.update["number"] < 1500 and device.choices:
                steps = [each for each in device.choices if each == "end turn"]
                await device.act(random.choice(steps or device.choices))
        assert device.update
        server.kill()
    with serving(tmp_path) as server:
        web = Web(server.url)
        loop = asyncio.get_running_loop()
        async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
            start = loop.time()
            await device.until("update")
            assert loop.time() - start < 1.0
            assert device.update
            assert device.update["number"] >= 1500


async def test_a_finished_game_is_a_replay_with_a_link(web: Web) -> None:
    opened = await web.open_table(PERSON, {"who": "bot", "bot": "greedy"}, start=True)
    table = opened["table"]["id"]
    async with sitting(web, table, opened["seats"]) as ann:
        await ann.until("update")
        while not ann.is_over:
            if ann.choices:
                await ann.act(clever_choice(ann, 5))
            else:
                await ann.until("update")
    path = f"/api/tables/{table}"
    chapters: list[Data] = []
    more = True
    while more:
        page = await web.ok("GET", f"{path}/replay?after={len(chapters) - 1}")
        chapters += page["chapters"]
        more = page["more"]
    assert ann.update
    assert len(chapters) == ann.update["number"] + 1
    last = await web.ok("GET", f"{path}/positions/{len(chapters) - 1}")
    assert last["position"] == ann.update["position"]
    assert last["result"] == ann.update["result"]
    status, answer = await web.ask("GET", f"{path}/positions/{len(chapters)}")
    assert (status, answer["code"]) == (404, "no-such-moment")
    exported = await web.ok("GET", f"{path}/export")
    assert replay(exported["opening"]).setup.players == 2
    imported = await web.ok("POST", "/api/tables/import", exported)
    assert imported["phase"] == "finished"
    again = await web.ok("GET", f"/api/tables/{imported['id']}/replay")
    assert again["chapters"] == (await web.ok("GET", f"{path}/replay"))["chapters"]
    following = await web.ok("POST", f"{path}/rematch", None, opened["host"])
    assert following["phase"] == "lobby"
    assert (await web.ok("POST", f"{path}/rematch", None, opened["host"]))["id"] == following["id"]
    assert following["fairness"]["commitment"] != opened["table"]["fairness"]["commitment"]
    started = await web.ok("POST", f"/api/tables/{following['id']}/start", {}, opened["host"])
    assert started["table"]["phase"] == "playing"


def verify(path: Path) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-c", "from karak.cli import main; main()", "verify", str(path))
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def test_an_exported_game_proves_its_dice(web: Web, tmp_path: Path) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    table = opened["table"]["id"]
    async with sitting(web, table, opened["seats"]) as device:
        await device.until("update")
        while not device.is_over:
            assert device.update
            await device.act(clever_choice(device, device.update["number"]))
    exported = await web.ok("GET", f"/api/tables/{table}/export")
    assert exported["fairness"]["commitment"] == opened["table"]["fairness"]["commitment"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(exported))
    done = verify(path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "promised before the first move" in " ".join(done.stdout.split())
    del exported["check"]
    exported["fairness"]["salt"] = "00" * 16
    path.write_text(json.dumps({**exported, "check": checksum(exported)}))
    done = verify(path)
    assert done.returncode == 1
    assert "not the one that was promised" in " ".join(done.stdout.split())
