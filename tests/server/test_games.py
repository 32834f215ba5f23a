"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from karak.table.fairness import promise
from server.player import BOT, OPEN, PERSON, Data, Player, Web, play_to_the_end, sitting
from server.running import serving


async def ready(player: Player) -> Player:
    await player.until("welcome")
    return player


@pytest.mark.parametrize("game", ["karak", "karak2"])
async def test_a_game_of_two_people_and_a_spectator(web: Web, game: str) -> None:
    opened = await web.open_table(PERSON, OPEN, game=game)
    table_id = opened["table"]["id"]
    ben = await web.ok("POST", f"/api/tables/{opened['table']['code']}/seats", {"name": "Ben"})
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(sitting(web, table_id, opened["seats"]))
        ben_plays = await stack.enter_async_context(sitting(web, table_id, ben["seats"]))
        watcher = await stack.enter_async_context(sitting(web, table_id))
        players = [await ready(player) for player in (ann, ben_plays, watcher)]
        await web.ok("POST", f"/api/tables/{table_id}/start", {}, opened["host"])
        for player in players:
            await player.until("update")
            assert player.setup is not None
            assert "seed" not in player.setup
        moves = await play_to_the_end(players, 3)
        assert moves > 20
        for player in players:
            assert (await player.until("dice"))["fairness"]["seed"]
        assert watcher.choices == []
        check_fairness(await web.ok("GET", f"/api/tables/{table_id}"))


def check_fairness(table: Data) -> None:
    fairness = table["fairness"]
    assert promise(int(fairness["seed"]), fairness["salt"]) == fairness["commitment"]
    assert table["phase"] == "finished"


async def test_a_person_against_bots(web: Web) -> None:
    opened = await web.open_table(PERSON, BOT, {"who": "bot", "bot": "random"}, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as ann:
        await ann.until("update")
        for _ in range(30):
            while not ann.choices and not ann.is_over:
                await ann.until("update")
            if ann.is_over:
                break
            assert (await ann.act(ann.choices[-1]))["type"] == "update"
    assert ann.update is not None
    assert ann.update["number"] > 30


async def test_bots_alone_play_to_the_end(web: Web) -> None:
    opened = await web.open_table(BOT, BOT, start=True)
    async with sitting(web, opened["table"]["id"]) as watcher:
        while not watcher.is_over:
            await watcher.until("update")
        await watcher.until("dice")
    await asyncio.sleep(0)
    check_fairness(await web.ok("GET", f"/api/tables/{opened['table']['id']}"))


def test_the_server_ends_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.stop() == 0
        assert "ended" in server.everything()
        assert "Traceback" not in server.everything()
