"""The hall: all rooms of this process, loaded when somebody comes, dropped when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from secrets import token_hex

import msgspec

from karak.kernel.errors import KarakError
from karak.server.bus import Bus, Tidings
from karak.server.ending import end_all
from karak.server.meta import meta_data
from karak.server.metrics import Metrics
from karak.server.names import read_key
from karak.server.room import Room
from karak.server.settings import Settings
from karak.server.thinking import Thinkers
from karak.store import (
    Change,
    EntryRow,
    NoSuchTable,
    Snapshot,
    Store,
    VersionTaken,
    is_name,
)

log = logging.getLogger("karak.hall")


class Hall:
    """Rooms, and what they share: the store, the bus, the bots' processes.

    `on_entry` is called after each entry of a room: bots and clocks hang on it.
    """

    def __init__(
        self, store: Store, bus: Bus, thinkers: Thinkers, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.name = f"process-{token_hex(6)}"
        self.rooms: dict[str, Room] = {}
        self.on_entry: Callable[[Room], None] = _nothing
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Work beside

    def spawn(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None]:
        """Have something done beside; what goes wrong with it is logged."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s failed", task.get_name(), exc_info=error)

    async def close(self) -> None:
        """End everything that is under way."""
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        await end_all([*self._tasks, *self._loading.values()])

    # Finding rooms

    async def find(self, key: str) -> Room:
        """Find a table by its id or its code."""
        table_id, code = read_key(key)
        if code is not None:
            row = await self.store.find_by_code(code)
            if row is None:
                raise NoSuchTable(table=code)
            table_id = row.id
        assert table_id is not None
        if not is_name(table_id):
            raise NoSuchTable(table="")
        return await self.room(table_id)

    async def room(self, table_id: str) -> Room:
        """Give the room of a table; who comes while it is loaded waits for the same one."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id), name=f"load {table_id}")
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room:
        room = Room(await self.store.get_table(table_id))
        await self.load_game(room)
        self.rooms[table_id] = room
        self.metrics.rooms.set(len(self.rooms))
        if self.bus.is_shared:
            self.bus.tell(Tidings(self.name, table_id, "who"))
        if room.sitting is not None:
            self.on_entry(room)
        return room

    async def load_game(self, room: Room) -> None:
        """Load the game as it is on disk: the latest snapshot, and the entries since."""
        room.forget_game()
        snapshot = await self.store.latest_snapshot(room.id)
        if snapshot is not None:
            room.restore(snapshot)
        rows = await self.store.entries(room.id, room.number + 1)
        try:
            for row in rows:
                room.follow(row)
        except KarakError as error:
            log.error("table %s no longer replays: %s", room.id, error.code)
            await self._go_back(room, snapshot, rows)
        room.plans = {lease.kind for lease in await self.store.leases(room.id)}
        room.is_lost = False

    async def _go_back(self, room: Room, snapshot: Snapshot | None, rows: list[EntryRow]) -> None:
        """Go on from the last snapshot, or the start, where entries since do not replay any more.

        They stay where they are. The table stands as it stood then, after the last of them, and
        the dice go on from there; a snapshot of this is what everybody loads from now on.
        """
        room.forget_game()
        if snapshot is not None:
            room.restore(snapshot)
        else:
            room.follow(rows[0])
        before = room.number
        room.skip_to(rows)
        await self.store.put_snapshot(room.id, room.number + 1, room.snapshot())
        meta = msgspec.structs.replace(room.meta, went_back=before)
        change = Change(room.row.version, meta=meta_data(meta))
        try:
            room.take_row(await self.store.change_table(room.id, change))
        except VersionTaken:
            room.take_row(await self.store.get_table(room.id))

    def drop_idle(self, minutes: float) -> None:
        """Drop rooms in which nobody was for a while."""
        before = time.monotonic() - 60 * minutes
        for room in list(self.rooms.values()):
            if room.is_idle and room.used < before:
                del self.rooms[room.id]
        self.metrics.rooms.set(len(self.rooms))

    @asynccontextmanager
    async def using(self, room: Room) -> AsyncGenerator[None, None]:
        """Have a room for oneself, with the game as it is on disk as far as is known."""
        async with room.lock:
            if room.is_lost:
                await self.mend(room)
            yield

    async def mend(self, room: Room) -> None:
        """Load a room anew of which it is not known what is on disk; its lock is held."""
        room.take_row(await self.store.get_table(room.id))
        await self.load_game(room)
        if room.sitting is not None:
            self.on_entry(room)


def _nothing(_room: Room) -> None:
    """Nothing hangs on entries."""
