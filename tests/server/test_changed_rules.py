"""Tables whose log the present rules do not lead through: played on, or read, but never lost."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from karak.bots.levels import make_bot
from karak.games.api import new_game
from server.player import Data, Player, Web, sitting
from server.running import serving

SEED = 4
SEATS = (
    {"who": "person", "name": "Ann", "hero": "warrior"},
    {"who": "person", "name": "Ben", "hero": "oracle"},
)


def known_game() -> list[str]:
    """Play the game that a table with these seats and dice leads to."""
    game = new_game("karak", heroes=["warrior", "oracle"], seed=SEED)
    bot = make_bot("greedy", 1)
    moves: list[str] = []
    while not game.over:
        action = bot.choose(game)
        moves.append(action.text)
        game.apply(action)
    return moves


async def play(web: Web, opened: Data, moves: list[str]) -> None:
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        await device.until("update")
        for move in moves:
            assert (await device.act(move, _asked(device)))["type"] == "update"


def _asked(device: Player) -> int:
    assert device.update
    return int(device.update["position"]["seat"])


def change(folder: Path, table: str, number: int) -> None:
    """Let an entry be one that the rules do not allow."""
    with closing(sqlite3.connect(folder / "karak.db")) as database, database:
        where = (table, number)
        wanted = "SELECT data FROM entries WHERE table_id = ? AND number = ?"
        entry = json.loads(database.execute(wanted, where).fetchone()[0])
        entry["action"] = "take sword" if entry["action"] != "take sword" else "end turn"
        database.execute(
            "UPDATE entries SET data = ? WHERE table_id = ? AND number = ?",
            (json.dumps(entry), *where),
        )


async def test_a_running_table_goes_on_from_its_last_snapshot_and_says_so(tmp_path: Path) -> None:
    moves = known_game()[:70]
    with serving(tmp_path) as server:
        web = Web(server.url)
        opened = await web.open_table(*SEATS, seed=str(SEED), start=True)
        await play(web, opened, moves)
    table = opened["table"]["id"]
    change(tmp_path, table, 69)
    for more in range(2):
        with serving(tmp_path) as server:
            web = Web(server.url)
            told = await web.ok("GET", f"/api/tables/{table}")
            assert 50 <= told["went_back"] < 69
            assert told["number"] == 70 + more
            async with sitting(web, table, opened["seats"], seen=60) as device:
                update = await device.until("update")
                assert update["number"] == 70 + more
                assert update["chapters"][0]["number"] == 61
                answer = await device.act(device.choices[0])
                assert answer["type"] == "update", answer


async def test_a_finished_table_stays_readable(tmp_path: Path) -> None:
    moves = known_game()
    with serving(tmp_path) as server:
        web = Web(server.url)
        opened = await web.open_table(*SEATS, seed=str(SEED), start=True)
        await play(web, opened, moves)
    table = opened["table"]["id"]
    change(tmp_path, table, 20)
    with serving(tmp_path) as server:
        web = Web(server.url)
        path = f"/api/tables/{table}"
        assert (await web.ok("GET", path))["phase"] == "finished"
        chapters = (await web.ok("GET", f"{path}/replay"))["chapters"]
        assert [each["number"] for each in chapters] == list(range(100))
        assert (await web.ok("GET", f"{path}/positions/19"))["number"] == 19
        for ending in ("positions/60", "export"):
            status, answer = await web.ask("GET", f"{path}/{ending}")
            assert (status, answer["code"]) == (409, "not-replayable")
        async with sitting(web, table, opened["seats"]) as device:
            assert (await device.until("update"))["result"] is not None
