"""A finished game as a film: every moment of it in one answer, and what to remember of it."""

from __future__ import annotations

import asyncio
import json

import pytest

from server.player import BOT, PERSON, Data, Web, sitting
from table.playing import put

pytestmark = pytest.mark.slow


def developed(film: Data) -> list[Data]:
    """Every position of a film, as a client makes them."""
    positions: list[Data] = [film["position"]]
    for frame in film["frames"]:
        after = json.loads(json.dumps(positions[-1]))
        for change in frame["changes"]:
            put(after, change["path"], change["value"])
        positions.append(after)
    return positions


async def finished(web: Web, game: str) -> str:
    """A game of bots that is over: where it is."""
    opened = await web.open_table(BOT, BOT, game=game, seed="3", start=True)
    path = f"/api/tables/{opened['table']['id']}"
    async with sitting(web, opened["table"]["id"]) as spectator:
        while not spectator.is_over:
            await spectator.until("update")
    while (await web.ok("GET", path))["phase"] != "finished":
        await asyncio.sleep(0.05)
    return path


@pytest.mark.parametrize("game", ["karak", "karak2"])
async def test_a_film_holds_every_moment(web: Web, game: str) -> None:
    path = await finished(web, game)
    film = await web.ok("GET", f"{path}/film")
    positions = developed(film)
    last = film["table"]["number"]
    assert [frame["chapter"]["number"] for frame in film["frames"]] == [*range(1, last + 1)]
    assert (film["opening"]["kind"], film["opening"]["number"]) == ("open", 0)
    for number in (0, 1, last // 2, last):
        moment = await web.ok("GET", f"{path}/positions/{number}")
        assert positions[number] == moment["position"]
    assert film["result"] == moment["result"]
    told = await web.ok("GET", f"{path}/replay")
    assert [film["opening"], *(each["chapter"] for each in film["frames"])][:100] == told[
        "chapters"
    ]


@pytest.mark.parametrize("game", ["karak", "karak2"])
async def test_a_summary_agrees_with_the_result(web: Web, game: str) -> None:
    path = await finished(web, game)
    summary = await web.ok("GET", f"{path}/summary")
    film = await web.ok("GET", f"{path}/film")
    assert summary["race"][-1]["points"] == film["result"]["points"]
    assert len(summary["tallies"]) == 2
    kinds = {"won": 0, "lost": 0}
    for frame in film["frames"]:
        for event in frame["chapter"]["events"]:
            kinds["won"] += event["event"] in ("monster-defeated", "battle-won")
            kinds["lost"] += event["event"] in ("fight-lost", "battle-lost")
    assert {kind: sum(tally[kind] for tally in summary["tallies"]) for kind in kinds} == kinds
    for highlight in summary["highlights"]:
        assert highlight["message"].startswith(f"{highlight['title']}.")
        assert highlight["number"] is None or 0 < highlight["number"] <= film["table"]["number"]


async def test_nobody_looks_back_before_the_end(web: Web) -> None:
    opened = await web.open_table(PERSON, BOT, start=True)
    for what in ("film", "summary"):
        status, told = await web.ask("GET", f"/api/tables/{opened['table']['id']}/{what}")
        assert (status, told["code"]) == (409, "not-finished")
