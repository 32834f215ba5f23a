"""Putting things on disk: entries of logs, changes of tables. Nobody is told before."""

from __future__ import annotations

from collections.abc import Awaitable

from karak.server.bus import Tidings
from karak.server.connection import Connection
from karak.server.errors import Stale
from karak.server.following import reload, tell_end, tell_setup, tell_table
from karak.server.hall import Hall
from karak.server.room import Room
from karak.server.showing import send, updates
from karak.store import Change, Drop, Json, NumberTaken, Phase, Plan, VersionTaken
from karak.table.entries import Entry, entry_data

LEASE_SECONDS = 10.0
"""How long a process alone sees to a bot's turn before another may take over."""

CLOCK_GRACE = 1.0
"""How long after a clock's end another process may see to it."""


async def commit(
    hall: Hall,
    room: Room,
    entry: Entry,
    connection: Connection | None = None,
    ref: int | None = None,
) -> None:
    """Put an entry on disk that the room's sitting has carried out; then everybody is told.

    A connection whose request it was gets its answer by that. What will be told is written while
    the disk works. If another process was faster, the room catches up and the entry is stale; if
    it is not known what is on disk, the game is loaded anew before anybody plays on.
    """
    number = room.number
    room.note(entry)
    try:
        keeping = _append(hall, room, number, entry)
        written = updates(room, [(number, entry)], connection, ref)
        await keeping
    except NumberTaken:
        await reload(hall, room, number)
        raise Stale(number=room.number) from None
    except BaseException:
        room.is_lost = True
        raise
    hall.metrics.entries.count += 1
    if number == 0:
        tell_setup(room)
    send(written)
    tell_end(room)
    if hall.bus.is_shared:
        hall.bus.tell(Tidings(hall.name, room.id, "wrote", number))


def _append(hall: Hall, room: Room, number: int, entry: Entry) -> Awaitable[object]:
    """Begin to put an entry on disk, with whatever belongs to it."""
    is_due = number > 0 and (room.is_over or room.is_snapshot_due())
    plans = plan(hall, room)
    text = entry_data(entry)
    if not is_due and not plans and number > 0:
        return hall.store.append_move(room.id, number, text)
    return _append_more(hall, room, number, text, plans, room.snapshot() if is_due else None)


async def _append_more(
    hall: Hall, room: Room, number: int, text: Json, plans: list[Plan | Drop], snapshot: Json
) -> None:
    while True:
        change = _change(room, number)
        try:
            await hall.store.append(
                room.id, number, [text], snapshot=snapshot, change=change, plans=plans
            )
            break
        except VersionTaken:
            room.take_row(await hall.store.get_table(room.id))
    if snapshot is not None:
        room.snapshot_at = number
    if change is not None:
        room.take_row(await hall.store.get_table(room.id))


def _change(room: Room, number: int) -> Change | None:
    """Say what an entry changes about the table: it begins, or it is over."""
    if number == 0:
        return Change(room.row.version, phase=Phase.PLAYING)
    if room.is_over:
        return Change(room.row.version, phase=Phase.FINISHED, code=None)
    return None


def plan(hall: Hall, room: Room) -> list[Plan | Drop]:
    """Say what is to be done next without a person, so that any process can see to it."""
    wanted: list[Plan] = []
    if not room.is_over and room.is_bot_due:
        wanted.append(Plan("turn", 0.0, hall.name, LEASE_SECONDS))
    elif not room.is_over and room.clock is not None and room.is_clock_running:
        wanted.append(Plan("clock", room.clock.remaining() + CLOCK_GRACE))
    kinds = {each.kind for each in wanted}
    drops = [Drop(kind) for kind in sorted(room.plans - kinds)]
    room.plans = kinds
    return [*wanted, *drops]


async def change_row(hall: Hall, room: Room, change: Change) -> None:
    """Change a table's row, and tell it; raises VersionTaken when somebody else did first."""
    try:
        row = await hall.store.change_table(room.id, change)
    except VersionTaken:
        room.take_row(await hall.store.get_table(room.id))
        raise
    room.take_row(row)
    if hall.bus.is_shared:
        hall.bus.tell(Tidings(hall.name, room.id, "changed"))
    tell_table(room)
