"""Several processes on one PostgreSQL and one Redis: races, news, and taking over."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from karak.server.bus import RedisBus
from karak.store import Json, Store, open_as_it_is
from server.player import BOT, PERSON, Data, Player, Web, sitting, up_to
from server.running import Server, serving

BEN = {"who": "person", "name": "Ben"}


@contextmanager
def two_servers(folder: Path, db: str, bus: str) -> Generator[tuple[Server, Server], None, None]:
    options = ("--db", db, "--bus", bus)
    with serving(folder / "a", *options) as one, serving(folder / "b", *options) as other:
        yield one, other


def asked_of(players: list[Player]) -> Player:
    return next(player for player in players if player.choices)


async def test_people_on_two_processes_play_one_game(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    with two_servers(tmp_path, postgres_url, redis_url) as (one, other):
        here, there = Web(one.url), Web(other.url)
        opened = await here.open_table(PERSON, BEN, start=True)
        table = opened["table"]["id"]
        async with (
            sitting(here, table, opened["seats"][:1]) as ann,
            sitting(there, table, opened["seats"][1:]) as ben,
        ):
            players = [ann, ben]
            for player in players:
                await player.until("update")
            for _ in range(40):
                asked = asked_of(players)
                choice = "end turn" if "end turn" in asked.choices else asked.choices[0]
                answer = await asked.act(choice)
                assert answer["type"] == "update", answer
                for player in players:
                    await up_to(player, answer["number"])
            assert ann.update
            assert ben.update
            assert ann.update["position"] == ben.update["position"]
            await ann.send(type="emote", seat=0, emote="hello")
            assert (await ben.until("emoted"))["emote"] == "hello"
            while not all(seat["present"] for seat in ben.table["seats"]):
                await ben.until("table")


async def test_two_processes_race_for_every_number_and_one_wins(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    with two_servers(tmp_path, postgres_url, redis_url) as (one, other):
        webs = [Web(one.url), Web(other.url)]
        opened = await webs[0].open_table(PERSON, BEN, start=True)
        table = opened["table"]["id"]
        async with (
            sitting(webs[0], table, opened["seats"]) as first,
            sitting(webs[1], table, opened["seats"]) as second,
        ):
            devices = [first, second]
            for device in devices:
                await device.until("update")
            outcomes: list[str] = []
            for _ in range(40):
                actions = [first.choices[0], first.choices[-1]]
                answers = await asyncio.gather(
                    *(device.act(action) for device, action in zip(devices, actions, strict=True))
                )
                outcomes += [told(answer) for answer in answers]
                number = max(each.update["number"] for each in devices if each.update)
                for device in devices:
                    await up_to(device, number)
                assert first.update
                assert second.update
                assert first.update["position"] == second.update["position"]
            assert set(outcomes) <= {"update", "stale", "illegal-action", "not-your-turn"}
            assert "stale" in outcomes
            chapters: dict[int, set[str]] = {}
            for device in devices:
                for update in device.told:
                    for chapter in update.get("chapters", []):
                        chapters.setdefault(chapter["number"], set()).add(str(chapter))
            assert all(len(told_as) == 1 for told_as in chapters.values())


def told(answer: Data) -> str:
    kind: str = answer["type"]
    return answer["problem"]["code"] if kind == "refused" else kind


async def test_a_process_that_dies_leaves_its_bots_to_the_others(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    with two_servers(tmp_path, postgres_url, redis_url) as (one, other):
        web = Web(one.url)
        opened = await web.open_table(BOT, BOT, BOT, game="karak2", start=True)
        table = opened["table"]["id"]
        async with sitting(web, table) as watcher:
            await watcher.until("update")
            await watcher.until("update")
        one.kill()
        async with sitting(Web(other.url), table) as watcher:
            update = await watcher.until("update")
            before = update["number"]
            async with asyncio.timeout(60):
                while watcher.update and watcher.update["number"] < before + 5:
                    if watcher.is_over:
                        break
                    await watcher.until("update")


async def test_turns_and_clocks_of_a_dead_process_are_seen_to_where_nobody_looks(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    clock = {"per": "move", "seconds": 5, "at_zero": "end-turn"}
    with two_servers(tmp_path, postgres_url, redis_url) as (one, _):
        web = Web(one.url)
        bots = (await web.open_table(BOT, BOT, BOT, game="karak2", start=True))["table"]["id"]
        timed = (await web.open_table(PERSON, BEN, clock=clock, start=True))["table"]["id"]
        async with await open_as_it_is(postgres_url) as store, asyncio.timeout(120):
            await until_there_is(store, bots, lambda log: len(log) > 2)
            one.kill()
            left = len(await store.entries(bots))
            await until_there_is(store, bots, lambda log: len(log) > left + 2)
            await until_there_is(
                store, timed, lambda log: any(each.get("bot") == "clock" for each in log)
            )


async def until_there_is(
    store: Store, table: str, is_there: Callable[[list[dict[str, Json]]], bool]
) -> None:
    """Look at a table's log until something is in it; no process loads the table for that."""
    log: list[dict[str, Json]] = []
    while not is_there(log):
        await asyncio.sleep(0.2)
        log = [dict(row.data) for row in await store.entries(table) if isinstance(row.data, dict)]


async def test_workers_share_a_port_and_one_that_dies_is_replaced(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    options = ("--db", postgres_url, "--bus", redis_url, "--workers", "2")
    with serving(tmp_path, *options) as server:
        web = Web(server.url)
        opened = await web.open_table(PERSON, BEN, start=True)
        async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
            await device.until("update")
            for _ in range(10):
                await device.act("end turn" if "end turn" in device.choices else device.choices[0])
        assert device.update
        assert device.update["number"] == 10
        os.kill(workers_of(server)[0], signal.SIGKILL)
        server.wait_for(re.compile("is replaced"))
        async with sitting(web, opened["table"]["id"], opened["seats"], seen=10) as device:
            assert (await device.until("update"))["number"] == 10
        assert server.stop() == 0


def test_many_processes_end_while_one_of_them_is_being_replaced(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    options = ("--db", postgres_url, "--bus", redis_url, "--workers", "2")
    with serving(tmp_path, *options) as server:
        os.kill(workers_of(server)[0], signal.SIGKILL)
        server.wait_for(re.compile("is replaced"))
        assert server.stop() == 0


async def test_a_bus_ends_even_if_it_has_only_just_begun(redis_url: str) -> None:
    async with asyncio.timeout(20.0):
        for _ in range(10):
            bus = RedisBus(redis_url)
            await bus.start(lambda _tidings: None)
            await bus.close()


def workers_of(server: Server) -> list[int]:
    """Find the processes that a server started to serve."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


async def test_a_seat_that_went_to_another_is_lost_on_every_process(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    with two_servers(tmp_path, postgres_url, redis_url) as (one, other):
        here, there = Web(one.url), Web(other.url)
        opened = await here.open_table(PERSON, BEN, start=True)
        path = f"/api/tables/{opened['table']['id']}/seats"
        claim = (await here.ok("POST", f"{path}/1/claim", None, opened["host"]))["claim"]
        async with sitting(there, opened["table"]["id"], opened["seats"][1:]) as old:
            await old.until("update")
            while not old.table["seats"][1]["present"]:
                await old.until("table")
            await here.ok("POST", path, {"name": "Benny", "claim": claim})
            while old.table["seats"][1]["name"] != "Benny":
                await old.until("table")
            await old.send(type="emote", seat=1, emote="hello")
            assert (await old.until("refused"))["problem"]["code"] == "not-your-seat"
            assert not old.table["seats"][1]["present"]
