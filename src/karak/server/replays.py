"""Finished games: told again, looked at moment by moment, exported and imported."""

from __future__ import annotations

import asyncio

from karak.games.api import replay as replay_log
from karak.kernel.data import Data, checksum
from karak.kernel.errors import KarakError
from karak.kernel.game import Game
from karak.server.errors import NoSuchMoment, NotFinished, NotReplayable
from karak.server.hall import Hall
from karak.server.info import fairness_of, room_info
from karak.server.meta import SeatMeta, TableMeta, meta_data
from karak.server.names import clean_name, new_table_id
from karak.server.protocol.http import Position, Replay
from karak.server.room import Room
from karak.server.showing import chapter_of, result_of
from karak.server.wire import raw
from karak.store import EntryRow, NewTable, Phase, Written
from karak.store.secrets import digest, new_secret
from karak.table import Act, Seat, Table
from karak.table.entries import (
    Entry,
    act_entry,
    entry_data,
    entry_from,
    happening_of,
    opening_entry,
    other_entry,
    repeat,
    sitting_from,
)
from karak.table.record import Happening
from karak.table.saving import table_data
from karak.table.sitting import Sitting

PAGE = 100
AT_ONCE = 500


def check_over(room: Room) -> None:
    """Nothing of a log leaves the server while the game goes on."""
    if not room.is_over:
        raise NotFinished()


async def replay(hall: Hall, room: Room, after: int) -> Replay:
    """Give a page of a finished game."""
    check_over(room)
    rows = await hall.store.entries(room.id, after + 1, after + 1 + PAGE)
    chapters = [chapter_of(row.number, entry_from(row.data), None) for row in rows]
    setup = raw(room.playing().game.setup.as_data())
    return Replay(room_info(room), setup, chapters, after + PAGE < room.number)


async def position(hall: Hall, room: Room, number: int) -> Position:
    """Give a moment of a finished game."""
    check_over(room)
    if number > room.number:
        raise NoSuchMoment(number=number, last=room.number)
    rows = await hall.store.entries(room.id, 0, number + 1)
    game = (await asyncio.to_thread(_sitting_at, rows)).game
    return Position(number, raw(game.position(None)), result_of(game))


def _sitting_at(rows: list[EntryRow]) -> Sitting:
    try:
        sitting = sitting_from(entry_from(rows[0].data))
        for row in rows[1:]:
            repeat(sitting, entry_from(row.data))
    except KarakError as error:
        raise NotReplayable() from error
    return sitting


async def export(hall: Hall, room: Room) -> Data:
    """Give a finished game as a saved table, with what proves its dice."""
    check_over(room)
    rows = await hall.store.entries(room.id)
    try:
        data = await asyncio.to_thread(_table_data, rows)
    except KarakError as error:
        raise NotReplayable() from error
    fairness = fairness_of(room.meta, room.phase)
    if fairness.commitment is None:
        return data
    data.pop("check")
    data["fairness"] = {"commitment": fairness.commitment, "salt": fairness.salt}
    data["check"] = checksum(data)
    return data


def _table_data(rows: list[EntryRow]) -> Data:
    opening = entry_from(rows[0].data)
    sitting = sitting_from(opening)
    first_seats = list(sitting.seats)
    record: list[Happening] = []
    for row in rows[1:]:
        entry = entry_from(row.data)
        record.append(happening_of(entry, sitting.game))
        repeat(sitting, entry)
    return table_data(sitting.game, first_seats, sitting.undo_allowed, record)


async def import_game(hall: Hall, data: dict[str, object]) -> Room:
    """Keep a finished game that was played elsewhere."""
    table = await asyncio.to_thread(Table.resume, data)
    if not table.game.over:
        raise NotFinished()
    seats = [Seat(clean_name(seat.name), seat.bot) for seat in table.first_seats]
    entries = await asyncio.to_thread(_entries, table, seats)
    row = await hall.store.create_table(_row(table, seats))
    for first in range(0, len(entries), AT_ONCE):
        await hall.store.append(row.id, first, entries[first : first + AT_ONCE])
    return await hall.room(row.id)


def _row(table: Table, seats: list[Seat]) -> NewTable:
    game: Game = table.game
    meta = TableMeta(
        digest(new_secret()),
        [SeatMeta("person" if seat.bot is None else "bot", seat.name, seat.bot) for seat in seats],
        variants=list(game.setup.variants),
        undo=table.undo_allowed,
        known_seed=True,
        seed=str(game.setup.seed or 0),
        imported=True,
    )
    return NewTable(new_table_id(), game.setup.game, meta_data(meta), phase=Phase.FINISHED)


def _entries(table: Table, seats: list[Seat]) -> list[Written]:
    """Write the entries of a table as the store keeps them, with their events."""
    game = replay_log(table.game.log.cut(0))
    sitting = Sitting(game, seats, undo=table.undo_allowed)
    entries: list[Entry] = [opening_entry(sitting)]
    for happening in table.record:
        chapter = sitting.repeat(happening)
        if chapter is not None:
            entries.append(act_entry(chapter, sitting.game))
        elif not isinstance(happening, Act):
            entries.append(other_entry(happening))
    return [entry_data(entry) for entry in entries]
