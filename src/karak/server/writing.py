"""Putting things on disk: entries of logs, changes of tables. Nobody is told before."""

from __future__ import annotations

from karak.server.bus import Tidings
from karak.server.errors import Stale
from karak.server.following import reload, tell_table
from karak.server.hall import Hall
from karak.server.room import Room
from karak.store import Change, Drop, NumberTaken, Phase, Plan, VersionTaken
from karak.table.entries import Entry, entry_data

LEASE_SECONDS = 10.0
"""How long a process alone sees to a bot's turn before another may take over."""

CLOCK_GRACE = 1.0
"""How long after a clock's end another process may see to it."""


async def commit(hall: Hall, room: Room, entry: Entry) -> None:
    """Put an entry on disk that the room's sitting has carried out.

    If another process was faster, the room catches up and the entry is stale; if it is not known
    what is on disk, the game is loaded anew before anybody plays on.
    """
    number = room.number
    room.note(entry)
    try:
        await _append(hall, room, number, entry)
    except NumberTaken:
        await reload(hall, room, number)
        raise Stale(number=room.number) from None
    except BaseException:
        room.is_lost = True
        raise
    hall.metrics.entries.inc()
    if hall.bus.is_shared:
        hall.bus.tell(Tidings(hall.name, room.id, "wrote", number))


async def _append(hall: Hall, room: Room, number: int, entry: Entry) -> None:
    is_due = number > 0 and (room.is_over or room.is_snapshot_due())
    snapshot = room.snapshot() if is_due else None
    plans = plan(hall, room)
    entries = [entry_data(entry)]
    while True:
        change = _change(room, number)
        try:
            await hall.store.append(
                room.id, number, entries, snapshot=snapshot, change=change, plans=plans
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
