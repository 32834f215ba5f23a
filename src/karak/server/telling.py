"""Telling everybody in a room what happens: what each may see, written and sent."""

from __future__ import annotations

from collections.abc import Sequence

from karak.server.choices import choices_json
from karak.server.connection import Connection
from karak.server.protocol.socket import Wish
from karak.server.room import Room
from karak.server.showing import Showing
from karak.table.entry import Entry


def show(room: Room, entries: Sequence[tuple[int, Entry]] = (), gap: bool = False) -> Showing:
    """Have the moment that a room is in shown, and what led to it."""
    sitting = room.playing()
    showing = Showing(sitting, room.position, choices_json, entries, gap)
    if room.clock is not None:
        showing.times = room.clock.times(showing.asked is not None)
    if room.wish is not None:
        showing.wish = Wish(sitting.game.seat, room.wish)
    return showing


def show_to(room: Room, connection: Connection, ref: int | None = None) -> None:
    """Send one connection where the game stands."""
    connection.push(update_for(show(room), connection, ref))


def update_for(showing: Showing, connection: Connection, ref: int | None = None) -> bytes:
    """Write the update that a connection gets."""
    return showing.update_for(connection.seats, connection.uncovered, ref)


def updates(
    room: Room,
    entries: Sequence[tuple[int, Entry]],
    acknowledged: Connection | None = None,
    ref: int | None = None,
) -> list[tuple[Connection, bytes]]:
    """Write for everybody what has happened; one connection's request is acknowledged by it."""
    showing = show(room, entries)
    asked = showing.asked
    written: list[tuple[Connection, bytes]] = []
    for connection in room.connections:
        uncovered = connection.uncovered
        mine = ref if connection is acknowledged else None
        written.append((connection, showing.update_for(connection.seats, uncovered, mine)))
        if uncovered is not None and uncovered != asked:
            connection.uncovered = None
    return written


def send(written: Sequence[tuple[Connection, bytes]]) -> None:
    """Send what was written."""
    for connection, update in written:
        connection.push(update)


def tell(room: Room, entries: Sequence[tuple[int, Entry]]) -> None:
    """Show everybody what has happened."""
    send(updates(room, entries))
