"""Clocks: what happens at zero is what the table agreed on."""

from __future__ import annotations

import asyncio

from karak.games.api import new_game
from karak.server.clock_face import ClockFace
from karak.server.protocol.common import Clock
from karak.table.entry import Entry
from karak.table.story import Facts
from server.player import PERSON, Data, Player, Web, sitting

BEN = {"who": "person", "name": "Ben"}
SECONDS = 5
PATIENCE = 25
"""How late a busy machine may be."""


async def until_somebody_else_is_asked(player: Player) -> list[Data]:
    """Do nothing until the turn has gone on; give the chapters that led there."""
    assert player.update
    first = player.update["position"]["seat"]
    chapters: list[Data] = []
    while player.update["position"]["seat"] == first:
        chapters += (await player.until("update"))["chapters"]
    return chapters


async def test_at_zero_the_turn_ends_where_the_table_wants_that(web: Web) -> None:
    clock = {"per": "move", "seconds": SECONDS, "at_zero": "end-turn"}
    opened = await web.open_table(PERSON, BEN, clock=clock, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        update = await device.until("update")
        times = update["times"]
        assert times["running"] == update["position"]["seat"]
        left = times["left"][times["running"]]
        assert 0 < left <= 1000 * SECONDS
        loop = asyncio.get_running_loop()
        start = loop.time()
        chapters = await until_somebody_else_is_asked(device)
        assert loop.time() - start < left / 1000 + PATIENCE
        assert [chapter["action"] for chapter in chapters] == ["end turn"]
        assert chapters[0]["bot"] == "clock"
        assert device.update
        times = device.update["times"]
        assert 0 < times["left"][times["running"]] <= 1000 * SECONDS
        assert chapters[0]["number"] == 1


async def test_at_zero_a_bot_plays_on_and_the_person_takes_the_seat_back(web: Web) -> None:
    clock = {"per": "move", "seconds": SECONDS}
    opened = await web.open_table(PERSON, BEN, clock=clock, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        update = await device.until("update")
        seat = update["position"]["seat"]
        chapters = await until_somebody_else_is_asked(device)
        assert chapters[0]["kind"] == "hand-over"
        assert chapters[0]["seat"] == seat
        assert all(chapter["bot"] == "greedy" for chapter in chapters)
        await device.send(type="hand-over", seat=seat, ref=7)
        assert (await device.answer(7))["type"] == "update"


async def test_a_clock_for_the_whole_game_does_not_start_anew(web: Web) -> None:
    clock = {"per": "game", "seconds": SECONDS}
    opened = await web.open_table(PERSON, BEN, clock=clock, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        update = await device.until("update")
        seat = update["position"]["seat"]
        await asyncio.sleep(1)
        answer = await device.act("end turn")
        assert answer["times"]["left"][seat] < 1000 * SECONDS - 900
        chapters = await until_somebody_else_is_asked(device)
        assert chapters[0]["kind"] == "hand-over"
        out = chapters[0]["seat"]
        await device.send(type="hand-over", seat=out, ref=7)
        assert (await device.answer(7))["problem"]["code"] == "time-is-up"


async def test_a_game_that_everybody_has_left_is_played_to_its_end(web: Web) -> None:
    clock = {"per": "game", "seconds": SECONDS, "at_zero": "end-turn"}
    opened = await web.open_table(PERSON, BEN, clock=clock, start=True)
    async with sitting(web, opened["table"]["id"]) as watcher:
        async with asyncio.timeout(4 * PATIENCE):
            chapters = (await watcher.until("update"))["chapters"]
            while not watcher.is_over:
                chapters += (await watcher.until("update"))["chapters"]
    handed_over = [chapter["kind"] for chapter in chapters].index("hand-over")
    by_clock = [chapter for chapter in chapters[:handed_over] if chapter["bot"] == "clock"]
    assert 6 <= len(by_clock) <= 12


def test_a_turn_that_follows_ones_own_is_a_move_of_its_own() -> None:
    game = new_game("karak", players=2, seed=1)
    face = ClockFace(Clock("move", SECONDS), 2)
    face.start(game)
    seat = game.seat
    face.move_on(game, Entry("act", seat, "step north", spent=4000))
    assert face.left[seat] == 1000
    began: Facts = [{"event": "turn-began", "seat": seat, "turn": 3}]
    face.move_on(game, Entry("act", seat, "end turn", spent=500, events=began))
    assert face.left[seat] == 1000 * SECONDS
