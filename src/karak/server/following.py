"""Following what other processes do, and telling connections about the table itself."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import karak
from karak.server.bus import Tidings
from karak.server.connection import Connection
from karak.server.hall import Hall
from karak.server.info import fairness_of, room_info
from karak.server.protocol.common import PROTOCOL, TableInfo
from karak.server.protocol.socket import Emoted, GameNews, Revealed, TableNews, Welcome
from karak.server.room import Room
from karak.server.telling import tell
from karak.server.wire import raw, write_message
from karak.store import Phase
from karak.table.entries import entry_from

SOON = 0.05
"""Changes of presence within this time are told together."""

NEWS_LIFE = 60.0
"""How long what another process said of its connections holds without being said again."""


# Telling about a table


def tell_table(room: Room) -> None:
    """Tell everybody in the room about the table, soon."""
    if not room.is_news_coming and room.connections:
        room.is_news_coming = True
        asyncio.get_running_loop().call_later(SOON, partial(_tell_table_now, room))


def _tell_table_now(room: Room) -> None:
    room.is_news_coming = False
    info = room_info(room)
    text = write_message(TableNews(info))
    for connection in room.connections:
        if connection.welcomed == (connection.seats, connection.is_host):
            connection.push(text)
        else:
            connection.push(welcome(connection, info))


def welcome(connection: Connection, info: TableInfo) -> bytes:
    """Write what a device holds here: said at first, and again whenever it has changed."""
    connection.welcomed = (connection.seats, connection.is_host)
    seats = list(connection.seats)
    return write_message(Welcome(PROTOCOL, karak.__version__, info, seats, connection.is_host))


def tell_presence(hall: Hall, room: Room) -> None:
    """Tell everybody, of all processes, who is here."""
    tell_table(room)
    if hall.bus.is_shared:
        seats = tuple({seat for each in room.connections for seat in each.seats})
        watching = sum(not each.seats for each in room.connections)
        here = Tidings(hall.name, room.id, "here", seats=seats, watching=watching)
        hall.bus.tell(here)


def tell_setup(room: Room) -> None:
    """Send the set-up of a game to connections that do not know it yet."""
    text = None
    for connection in room.connections:
        if not connection.knows_setup:
            text = text or setup_message(room)
            connection.push(text)
            connection.knows_setup = True


def setup_message(room: Room) -> bytes:
    """Write the message with the set-up of the game; it is the same until the game is over."""
    text = room.setup_text
    if text is None:
        text = write_message(GameNews(raw(room.playing().game.setup.as_data())))
        room.setup_text = text
    return text


def tell_end(room: Room) -> None:
    """Show the dice once the game is over."""
    if room.is_over:
        text = write_message(Revealed(fairness_of(room.meta, Phase.FINISHED)))
        for connection in room.connections:
            connection.push(text)


def tell_emote(room: Room, seat: int, emote: str) -> None:
    """Pass on an emote."""
    text = write_message(Emoted(seat, emote))
    for connection in room.connections:
        connection.push(text)


# Following others


async def catch_up(hall: Hall, room: Room) -> None:
    """Carry out what other processes have written."""
    async with hall.using(room):
        room.take_row(await hall.store.get_table(room.id))
        rows = await hall.store.entries(room.id, room.number + 1)
        if rows:
            told = [(row.number, room.follow(row)) for row in rows]
            tell_setup(room)
            tell(room, told)
            tell_end(room)
            hall.on_entry(room)
    tell_table(room)


async def reload(hall: Hall, room: Room, number: int) -> None:
    """Load the game anew, because our entry with this number is not on disk; tell what is."""
    room.take_row(await hall.store.get_table(room.id))
    await hall.load_game(room)
    rows = await hall.store.entries(room.id, number)
    tell_setup(room)
    tell(room, [(row.number, entry_from(row.data)) for row in rows])
    tell_end(room)
    hall.on_entry(room)


def hear(hall: Hall, tidings: Tidings) -> None:
    """Take in news from another process."""
    room = hall.rooms.get(tidings.table)
    if room is None or tidings.process == hall.name:
        return
    match tidings.kind:
        case "wrote" | "changed":
            if room.connections:
                hall.spawn(catch_up(hall, room), f"catch up {room.id}")
            else:
                room.is_lost = True
        case "here":
            until = time.monotonic() + NEWS_LIFE
            room.elsewhere[tidings.process] = (until, tidings.seats, tidings.watching)
            tell_table(room)
        case "who":
            tell_presence(hall, room)
        case "emote":
            tell_emote(room, tidings.seats[0], tidings.emote)


async def look_for_news(hall: Hall) -> None:
    """Find what was missed because news were lost: compare rooms with the store."""
    for room in list(hall.rooms.values()):
        if room.connections and not room.lock.locked():
            row = await hall.store.get_table(room.id)
            if row.length - 1 > room.number or row.version != room.row.version:
                await catch_up(hall, room)
        _forget_old(room)
        if room.connections:
            tell_presence(hall, room)


def _forget_old(room: Room) -> None:
    now = time.monotonic()
    room.elsewhere = {name: news for name, news in room.elsewhere.items() if news[0] > now}
