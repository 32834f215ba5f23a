"""Putting things on disk: entries of logs, changes of tables. Nobody is told before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from karak.server.bus import Tidings
from karak.server.connection import Connection
from karak.server.errors import Stale
from karak.server.following import reload, tell_end, tell_setup, tell_table
from karak.server.hall import Hall
from karak.server.room import Room
from karak.server.telling import send, updates
from karak.store import Change, Drop, Json, NumberTaken, Phase, Plan, VersionTaken, Written
from karak.store.then import Then, begin, settle
from karak.table.entries import entry_text
from karak.table.entry import Entry

LEASE_SECONDS = 10.0
"""How long a process alone sees to a bot's turn before another may take over."""

Again = Callable[[], Coroutine[Any, Any, None]]
CLOCK_GRACE = 1.0
"""How long after a clock's end another process may see to it."""


class Keeping:
    """An entry that the room's sitting has carried out, on its way to disk.

    What will be told is written while the disk works; a connection whose request it was gets its
    answer by that. Whoever makes one holds the room's lock until it is told or given up; which of
    them it is to be is said by `then`, later.
    """

    __slots__ = ("_hall", "_is_news", "_number", "_room", "_written")

    def __init__(
        self,
        hall: Hall,
        room: Room,
        entry: Entry,
        then: Then,
        connection: Connection | None,
        ref: int | None,
    ) -> None:
        self._hall = hall
        self._room = room
        self._number = room.number
        room.is_writing = True
        self._is_news = entry.kind == "hand-over"
        room.note(entry)
        try:
            _append(hall, room, self._number, entry, then)
            self._written = updates(room, [(self._number, entry)], connection, ref)
        except BaseException:
            room.is_lost = True
            raise

    def tell(self) -> None:
        """Tell everybody: it is on disk."""
        hall, room = self._hall, self._room
        room.is_writing = False
        hall.metrics.entries.count += 1
        if self._number == 0:
            tell_setup(room)
        send(self._written)
        if room.is_over:
            tell_end(room)
        if self._is_news or room.is_over:
            tell_table(room)
        if hall.bus.is_shared:
            hall.bus.tell(Tidings(hall.name, room.id, "wrote", self._number))

    async def give_up(self, error: BaseException) -> None:
        """Find out what is on disk instead, and raise what that means for who wanted the entry.

        If another process was faster, the room catches up and the entry is stale; if it is not
        known what is on disk, the game is loaded anew before anybody plays on.
        """
        if isinstance(error, NumberTaken):
            await reload(self._hall, self._room, self._number)
            raise Stale(number=self._room.number) from None
        self._room.is_lost = True
        raise error


async def commit(
    hall: Hall,
    room: Room,
    entry: Entry,
    connection: Connection | None = None,
    ref: int | None = None,
) -> None:
    """Put an entry on disk that the room's sitting has carried out; then everybody is told."""
    done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    keeping = Keeping(hall, room, entry, partial(settle, done), connection, ref)
    try:
        await done
    except BaseException as error:
        await keeping.give_up(error)
    keeping.tell()


def _append(hall: Hall, room: Room, number: int, entry: Entry, then: Then) -> None:
    """Begin to put an entry on disk, with whatever belongs to it."""
    is_over = room.is_over
    plans = plan(hall, room)
    text = Written(entry_text(entry))
    snapshot = None
    if number > 0 and (is_over or room.is_snapshot_due()):
        snapshot = room.snapshot()
        room.snapshot_at = number
    if plans or number == 0:
        begin(_append_more(hall, room, number, text, plans, snapshot), then)
    elif is_over:
        again = partial(_append_more, hall, room, number, text, plans, snapshot)
        ended = partial(_ended, room, number, again, then)
        hall.store.keep_move(room.id, number, text, snapshot, ended, room.row.version)
    else:
        hall.store.keep_move(room.id, number, text, snapshot, then)


def _ended(
    room: Room, number: int, again: Again, then: Then, at: float | None, error: BaseException | None
) -> None:
    """Know that the table is finished; if it was changed meanwhile, the entry is put once more."""
    if isinstance(error, VersionTaken):
        begin(again(), then)
        return
    if at is not None:
        room.take_row(room.row.finished(number + 1, at))
    then(at, error)


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
    if change is not None:
        room.take_row(await hall.store.get_table(room.id))


def _change(room: Room, number: int) -> Change | None:
    """Say what an entry changes about the table: it begins, or it is over."""
    if number == 0:
        return Change(room.row.version, phase=Phase.PLAYING)
    if room.is_over:
        return Change.finishing(room.row.version)
    return None


def plan(hall: Hall, room: Room) -> list[Plan | Drop]:
    """Say what is to be done next without a person, so that any process can see to it."""
    if room.clock is None and not room.plans and not room.is_bot_due:
        return []
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
