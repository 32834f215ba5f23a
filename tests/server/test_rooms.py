"""A table that nobody looks at is put away, and comes back as it was."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from karak.bots.levels import make_bot
from karak.kernel.actions import Action
from karak.server import lobby
from karak.server.app import open_hall
from karak.server.hall import Hall
from karak.server.info import room_info
from karak.server.protocol.http import NewTable
from karak.server.room import Room
from karak.server.settings import Settings
from karak.server.writing import commit
from karak.store import Change, Phase
from karak.table.entries import act_entry

WISH = {
    "game": "karak",
    "seats": [{"who": "person", "name": "Ann"}, {"who": "person", "name": "Ben"}],
    "seed": "7",
}
MOVES = 60
"""More than lie between two snapshots."""


async def a_game_begun(hall: Hall) -> Room:
    room, _, host = await lobby.open_table(hall, msgspec.convert(WISH, NewTable))
    await lobby.start(hall, room, host, [])
    return room


async def play(hall: Hall, room: Room, action: Action) -> None:
    game = room.playing().game
    chapter = room.playing().act(game.seat, action)
    await commit(hall, room, act_entry(chapter, game))


async def a_game_under_way(hall: Hall) -> Room:
    room = await a_game_begun(hall)
    for _ in range(MOVES):
        await play(hall, room, room.playing().game.legal_actions()[0])
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


async def test_the_last_move_counts_even_if_somebody_has_just_changed_the_table(
    tmp_path: Path,
) -> None:
    async with open_hall(Settings(data=tmp_path)) as hall:
        room = await a_game_begun(hall)
        bot = make_bot("greedy", 1)
        while not room.is_over:
            change = Change(room.row.version, public=True)
            row = await hall.store.change_table(room.id, change)
            await play(hall, room, bot.choose(room.playing().game))
            if not room.is_over:
                room.take_row(row)
        kept = await hall.store.get_table(room.id)
        assert room.row == kept
        assert (kept.phase, kept.code, kept.public) == (Phase.FINISHED, None, True)
        assert kept.length == room.number + 1


async def test_nobody_is_told_of_the_end_before_it_is_on_disk(tmp_path: Path) -> None:
    async with open_hall(Settings(data=tmp_path)) as hall:
        room = await a_game_begun(hall)
        bot = make_bot("greedy", 1)
        while not room.is_over:
            kept = room.number
            with closing(sqlite3.connect(tmp_path / "karak.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                playing = asyncio.create_task(play(hall, room, bot.choose(room.playing().game)))
                await asyncio.sleep(0)
                assert room.number == kept + 1
                told = room_info(room)
                other.execute("ROLLBACK")
            assert (told.number, told.phase) == (kept, "playing")
            assert told.fairness.seed is None
            await playing
        assert room_info(room).phase == "finished"


async def test_when_a_game_is_over_the_room_knows_the_table_as_it_is_kept(tmp_path: Path) -> None:
    async with open_hall(Settings(data=tmp_path)) as hall:
        room = await a_game_begun(hall)
        bot = make_bot("greedy", 1)
        while not room.is_over:
            await play(hall, room, bot.choose(room.playing().game))
        assert room.row == await hall.store.get_table(room.id)
        assert (room.row.phase, room.row.code) == (Phase.FINISHED, None)
