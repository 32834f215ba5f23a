"""Bots from elsewhere play whole games, over connections that break."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from client.proxy import line_to
from karak.bots.levels import make_bot
from karak.client import HeldSeat, Invitation, play, read_invitation, take_seat
from karak.server.protocol.game import GameResult
from server.player import BOT, OPEN, PERSON, Data, Web, sitting
from server.running import Server

OPTIONS = ("--message-rate", "0", "--request-rate", "0")


async def seats_at(web: Web, opened: Data, *names: str) -> list[HeldSeat]:
    """Let somebody sit down by the table's link."""
    return [await take_seat(f"{web.url}/t/{opened['table']['code']}", name) for name in names]


async def start(web: Web, opened: Data) -> None:
    await web.ok("POST", f"/api/tables/{opened['table']['id']}/start", {}, opened["host"])


@pytest.mark.parametrize("game", ["karak", "karak2"])
async def test_two_bots_from_elsewhere_play_a_whole_game(web: Web, game: str) -> None:
    opened = await web.open_table(OPEN, OPEN, game=game)
    ann, ben = await seats_at(web, opened, "Ann", "Ben")
    plays = [
        asyncio.create_task(play(ann, make_bot("greedy", 1), seed=1)),
        asyncio.create_task(play(ben, make_bot("greedy", 2), seed=2)),
    ]
    await asyncio.sleep(0.2)
    await start(web, opened)
    results = await asyncio.gather(*plays)
    assert results[0] == results[1]
    assert results[0].winners
    table = await web.ok("GET", f"/api/tables/{ann.table}")
    assert (table["phase"], [seat["name"] for seat in table["seats"]]) == (
        "finished",
        ["Ann", "Ben"],
    )


async def test_a_line_that_breaks_again_and_again_costs_only_time(web: Web, server: Server) -> None:
    opened = await web.open_table(OPEN, BOT, seed="7")
    async with line_to(server.port, 200_000) as line:
        seat = await take_seat(Invitation(line.url, opened["table"]["code"]), "Robin")
        await start(web, opened)
        result = await play(seat, make_bot("greedy", 1))
    assert isinstance(result, GameResult)
    assert line.breaks > 1
    assert not any(seat.secret in request for request in line.requests)


async def test_a_server_that_is_killed_and_started_again_is_found_again(tmp_path: Path) -> None:
    first = Server("--data", str(tmp_path), *OPTIONS)
    second: Server | None = None
    try:
        web = Web(first.url)
        opened = await web.open_table(OPEN, BOT)
        (seat,) = await seats_at(web, opened, "Robin")
        await start(web, opened)
        playing = asyncio.create_task(play(seat, make_bot("greedy", 1)))
        await number_reached(web, seat.table, 30)
        await asyncio.to_thread(first.kill)
        second = await asyncio.to_thread(Server, "--data", str(tmp_path), *OPTIONS, port=first.port)
        result = await playing
        table = await web.ok("GET", f"/api/tables/{seat.table}")
        assert table["phase"] == "finished"
        assert result.winners
    finally:
        for each in (first, second):
            if each is not None and each.process.poll() is None:
                each.kill()


async def number_reached(web: Web, table: str, number: int) -> None:
    while (await web.ok("GET", f"/api/tables/{table}"))["number"] < number:
        await asyncio.sleep(0.05)


async def test_a_seat_that_was_given_to_a_bot_is_taken_back(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    (seat,) = await seats_at(web, opened, "Robin")
    await start(web, opened)
    async with sitting(web, seat.table, opened["seats"]) as host:
        await host.until("update")
        await host.send(type="hand-over", seat=seat.seat, bot="random")
        while host.table["seats"][1]["bot"] != "random":
            await host.until("table")
        playing = asyncio.create_task(play(seat, make_bot("greedy", 1)))
        while host.table["seats"][1]["bot"] is not None:
            await host.until("table", "update")
        playing.cancel()


async def test_an_invitation_is_read_from_what_people_send_each_other() -> None:
    assert read_invitation("https://karak.example/t/ABCD-2345") == (
        "https://karak.example",
        "ABCD-2345",
    )
    assert read_invitation(" http://[::1]:8420/t/tX_y-9 ") == ("http://[::1]:8420", "tX_y-9")
    assert read_invitation("https://example.org/karak/t/ABCD2345").server.endswith("/karak")
    assert read_invitation("ABCD2345") == ("http://localhost:8420", "ABCD2345")
    assert read_invitation("ABCD2345", "https://x.example/").server == "https://x.example"
