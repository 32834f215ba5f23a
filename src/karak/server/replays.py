"""Games that were played: told again, looked at moment by moment, exported and imported."""

from __future__ import annotations

import asyncio

from karak.games.api import replay as replay_log
from karak.kernel.data import Data, checksum
from karak.kernel.errors import KarakError
from karak.kernel.game import Game
from karak.server.connection import Connection
from karak.server.errors import NoSuchMoment, NotFinished, NotReplayable
from karak.server.hall import Hall
from karak.server.info import fairness_of, room_info
from karak.server.meta import SeatMeta, TableMeta, meta_data
from karak.server.names import clean_name, new_table_id
from karak.server.protocol.common import TableInfo
from karak.server.protocol.http import (
    Film,
    Highlight,
    Lap,
    Position,
    Replay,
    Summary,
    Tally,
)
from karak.server.protocol.socket import AskScenes, Change, Frame, Scenes
from karak.server.room import Room
from karak.server.showing import chapter_of, result_of
from karak.server.wire import raw, write_message
from karak.store import EntryRow, NewTable, Phase, Written
from karak.store.secrets import digest, new_secret
from karak.table import Act, Seat, Table
from karak.table.changes import changes
from karak.table.chronicle import Chronicle
from karak.table.entries import (
    act_entry,
    entry_from,
    entry_text,
    happening_of,
    opening_entry,
    other_entry,
    repeat,
    sitting_from,
)
from karak.table.entry import Entry
from karak.table.highlights import highlights, tallies
from karak.table.record import Happening
from karak.table.saving import table_data
from karak.table.sitting import Sitting

PAGE = 100
AT_ONCE = 500
MOST_SCENES = 150
"""How many moments are shown again during a game."""


def check_over(room: Room) -> None:
    """Nothing of a log leaves the server while the game goes on."""
    if room.phase is not Phase.FINISHED:
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


async def film(hall: Hall, room: Room) -> Film:
    """Give a whole finished game, every moment of it."""
    check_over(room)
    rows = await hall.store.entries(room.id)
    return await asyncio.to_thread(_film, room_info(room), rows)


def _film(table: TableInfo, rows: list[EntryRow]) -> Film:
    opening, *entries = _numbered(rows)
    sitting = _begun(rows)
    setup, first = raw(sitting.game.setup.as_data()), raw(sitting.game.position(None))
    frames = _frames(sitting, entries, None)
    chapter = chapter_of(*opening, None)
    return Film(table, setup, chapter, first, frames, result_of(sitting.game))


def _frames(sitting: Sitting, entries: list[tuple[int, Entry]], viewer: int | None) -> list[Frame]:
    """Play on, and give for each entry what a viewer sees change."""
    frames: list[Frame] = []
    before = sitting.game.position(viewer)
    for number, entry in entries:
        _repeat(sitting, entry)
        after = sitting.game.position(viewer)
        changed = [Change(path, value) for path, value in changes(before, after)]
        frames.append(Frame(chapter_of(number, entry, viewer), changed))
        before = after
    return frames


async def scenes(hall: Hall, room: Room, connection: Connection, wanted: AskScenes) -> None:
    """Show again what happened after an entry of a game under way, as this device may know it."""
    room.playing()
    last = room.number
    if wanted.after > last:
        raise NoSuchMoment(number=wanted.after, last=last)
    rows = await hall.store.entries(room.id, 0, last + 1)
    viewer = connection.seats[0] if len(connection.seats) == 1 else None
    first = max(wanted.after, last - MOST_SCENES)
    told = await asyncio.to_thread(_scenes, rows, first, viewer, wanted.ref)
    connection.push(write_message(told))


def _scenes(rows: list[EntryRow], first: int, viewer: int | None, ref: int) -> Scenes:
    sitting = _sitting_at(rows[: first + 1])
    position = raw(sitting.game.position(viewer))
    return Scenes(ref, first, position, _frames(sitting, _numbered(rows[first + 1 :]), viewer))


async def summary(hall: Hall, room: Room) -> Summary:
    """Look back on a finished game."""
    check_over(room)
    rows = await hall.store.entries(room.id)
    return await asyncio.to_thread(_summary, rows)


def _summary(rows: list[EntryRow]) -> Summary:
    sitting = _begun(rows)
    chronicle = Chronicle(sitting.game)
    try:
        for _, entry in _numbered(rows[1:]):
            chronicle.repeat(sitting, happening_of(entry, sitting.game))
    except KarakError as error:
        raise NotReplayable() from error
    return Summary(
        [Lap(number, turn, list(points)) for number, turn, points in chronicle.race()],
        [
            Highlight(each.title, each.message, dict(each.args), each.seat, each.number)
            for each in highlights(chronicle)
        ],
        [Tally(*tally) for tally in tallies(chronicle)],
    )


def _numbered(rows: list[EntryRow]) -> list[tuple[int, Entry]]:
    return [(row.number, entry_from(row.data)) for row in rows]


def _sitting_at(rows: list[EntryRow]) -> Sitting:
    sitting = _begun(rows)
    for row in rows[1:]:
        _repeat(sitting, entry_from(row.data))
    return sitting


def _begun(rows: list[EntryRow]) -> Sitting:
    """Begin a game again; one that these rules cannot play is NotReplayable."""
    try:
        return sitting_from(entry_from(rows[0].data))
    except KarakError as error:
        raise NotReplayable() from error


def _repeat(sitting: Sitting, entry: Entry) -> None:
    try:
        repeat(sitting, entry)
    except KarakError as error:
        raise NotReplayable() from error


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
    return [Written(entry_text(entry)) for entry in entries]
