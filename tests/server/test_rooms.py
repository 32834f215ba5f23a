"""A table that nobody looks at is put away, and comes back as it was."""

from __future__ import annotations

from pathlib import Path

import msgspec

from karak.server import lobby
from karak.server.app import open_hall
from karak.server.hall import Hall
from karak.server.protocol.http import NewTable
from karak.server.room import Room
from karak.server.settings import Settings
from karak.server.writing import commit
from karak.table.entries import act_entry

WISH = {
    "game": "karak",
    "seats": [{"who": "person", "name": "Ann"}, {"who": "person", "name": "Ben"}],
    "seed": "7",
}
MOVES = 60
"""More than lie between two snapshots."""


async def a_game_under_way(hall: Hall) -> Room:
    room, _, host = await lobby.open_table(hall, msgspec.convert(WISH, NewTable))
    await lobby.start(hall, room, host, [])
    for _ in range(MOVES):
        game = room.playing().game
        action = game.legal_actions()[0]
        chapter = room.playing().act(game.seat, action)
        await commit(hall, room, act_entry(chapter, game))
    return room


async def test_an_idle_table_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with open_hall(Settings(data=tmp_path)) as hall:
        room = await a_game_under_way(hall)
        hall.drop_idle(10.0)
        assert hall.rooms[room.id] is room
        hall.drop_idle(0.0)
        assert not hall.rooms
        again = await hall.room(room.id)
        assert again is not room
        assert again.number == MOVES
        assert again.playing().game.snapshot() == room.playing().game.snapshot()
