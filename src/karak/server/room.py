"""A room: a table that is live in this process, and who is connected to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import final

import msgspec
from msgspec import Raw
from mypy_extensions import mypyc_attr

from karak.kernel.errors import DamagedData, UnknownFormat
from karak.server.clock_face import BY_CLOCK, ClockFace
from karak.server.connection import Connection
from karak.server.errors import NotStarted
from karak.server.kept import FORMAT, Kept
from karak.server.lock import Lock
from karak.server.meta import TableMeta, meta_of
from karak.server.position import WrittenPosition
from karak.store import EntryRow, Json, Phase, Snapshot, TableRow, Written
from karak.table.entries import entry_from, repeat, restored_sitting, sitting_from, wind_on
from karak.table.entry import Entry
from karak.table.sitting import Sitting

REMEMBERED = 32
"""Actions that are recognised when they are sent once more."""

SNAPSHOT_EVERY = 50
_encode = msgspec.json.Encoder().encode


@mypyc_attr(acyclic=True)
@final
class Answered:
    """An action that was played: its number, and from which number on it was asked for."""

    __slots__ = ("action", "asked", "number", "seat")

    def __init__(self, number: int, asked: int, seat: int, action: str) -> None:
        self.number = number
        self.asked = asked
        self.seat = seat
        self.action = action


class Room:
    """A table's row, its sitting once the game has begun, and its connections.

    Whoever changes it holds `lock`, from the first look at the game until it is on disk.
    """

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.row = row
        self.meta: TableMeta = meta_of(row)
        self.sitting: Sitting | None = None
        self.clock: ClockFace | None = None
        self.asked_at = 0
        self.snapshot_at = 0
        self.answered: deque[Answered] = deque(maxlen=REMEMBERED)
        self.wish: str | None = None
        self.position = WrittenPosition()
        self.setup_text: bytes | None = None
        self.plans: set[str] = set()
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        self.lock = Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.is_lost = False
        self.is_writing = False
        self.by_clock = 0
        self.is_news_coming = False

    # What is known

    @property
    def number(self) -> int:
        """The number of the last entry; -1 before the game begins."""
        return -1 if self.sitting is None else self.sitting.number

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, on disk or not yet."""
        return self.sitting is not None and self.sitting.game.over

    @property
    def kept_number(self) -> int:
        """The number of the last entry that is on disk, as far as is known."""
        return self.number - self.is_writing

    @property
    def is_bot_due(self) -> bool:
        """Whether a bot is asked, and nobody has to roll for it first."""
        sitting = self.sitting
        return sitting is not None and sitting.asked_bot is not None and self.wish is None

    @property
    def is_clock_running(self) -> bool:
        """Whether a person is asked whose time runs."""
        sitting = self.sitting
        if self.clock is None or sitting is None or sitting.game.over:
            return False
        return sitting.asked_bot is None

    def playing(self) -> Sitting:
        """Give the sitting of a game that has begun."""
        if self.sitting is None:
            raise NotStarted()
        return self.sitting

    def take_row(self, row: TableRow) -> None:
        """Know what the store knows of the table."""
        self.row = row
        self.meta = meta_of(row)
        for connection in self.connections:
            self.recognise(connection)

    def recognise(self, connection: Connection) -> None:
        """Say which seats a device holds by what it proved: a seat may have gone to another."""
        seats = self.meta.seats
        proven = set(connection.proofs.values())
        connection.seats = tuple(place for place, seat in enumerate(seats) if seat.secret in proven)
        proofs = [connection.host_proof, *(seats[seat].secret for seat in connection.seats)]
        connection.is_host = self.meta.host in proofs

    def was_answered(self, number: int, seat: int, action: str) -> bool:
        """Say whether this very answer has been played before."""
        return any(
            each.asked <= number < each.number and each.seat == seat and each.action == action
            for each in self.answered
        )

    # Following the log

    def begin(self, sitting: Sitting) -> None:
        """Sit down: the game begins, or goes on from a snapshot."""
        self.sitting = sitting
        self.position = WrittenPosition()
        self.setup_text = None
        self.clock = ClockFace.for_table(self.meta.clock, sitting)

    def forget_game(self) -> None:
        """Forget a game of which it is not known what is on disk; it is loaded anew."""
        self.sitting = None
        self.is_writing = False
        self.clock = None
        self.answered.clear()
        self.wish = None

    def follow(self, row: EntryRow) -> Entry:
        """Carry out an entry that is on disk already."""
        entry = entry_from(row.data)
        if row.number == 0:
            self.begin(sitting_from(entry))
            return entry
        repeat(self.playing(), entry)
        self.note(entry)
        return entry

    def skip_to(self, rows: Sequence[EntryRow]) -> None:
        """Stand after entries that cannot be carried out any more, with the dice as they left them.

        Nobody gets dice a second time that everybody has seen.
        """
        sitting = self.playing()
        for row in rows:
            with suppress(DamagedData):
                wind_on(sitting.game, entry_from(row.data))
        sitting.number = self.asked_at = self.snapshot_at = rows[-1].number

    def note(self, entry: Entry) -> None:
        """Remember what was answered to which number; the log itself is on disk, not here."""
        sitting = self.playing()
        sitting.game.log.entries.clear()
        if entry.seat is not None and entry.action is not None:
            answered = Answered(sitting.number, self.asked_at, entry.seat, entry.action)
            self.answered.append(answered)
        if entry.kind != "hand-over":
            self.asked_at = sitting.number
            self.wish = None
        if entry.kind == "act":
            self.by_clock = self.by_clock + 1 if entry.bot == BY_CLOCK else 0
        if self.clock is not None:
            self.clock.move_on(sitting.game, entry)

    # Snapshots

    def is_snapshot_due(self) -> bool:
        """Say whether the table should be kept as it stands now."""
        sitting = self.playing()
        passed = sitting.number - self.snapshot_at
        return passed >= SNAPSHOT_EVERY and (sitting.is_settled or passed >= 2 * SNAPSHOT_EVERY)

    def snapshot(self) -> Json:
        """Give the table as it stands, with the position as its players are told it."""
        sitting = self.playing()
        left = None if self.clock is None else list(self.clock.left)
        position = Raw(b"".join(self.position.full(sitting.game)))
        game = sitting.game.as_data_around(position)
        kept = Kept(sitting.number, self.asked_at, sitting.undo_allowed, sitting.seats, left, game)
        return Written(_encode(kept).decode())

    def restore(self, snapshot: Snapshot) -> None:
        """Go on from a snapshot."""
        try:
            kept = msgspec.convert(snapshot.data, Kept)
        except msgspec.ValidationError as error:
            raise DamagedData(where=str(error)[:200]) from None
        if kept.format != FORMAT:
            raise UnknownFormat(found=str(kept.format)[:20], known=FORMAT)
        self.begin(restored_sitting(kept.game, kept.seats, kept.undo, kept.number))
        self.asked_at = kept.asked_at
        self.snapshot_at = kept.number
        if self.clock is not None and kept.left is not None:
            self.clock.left = kept.left

    # Who is here

    def present_seats(self) -> set[int]:
        """Name the seats of which a device is connected, to any process."""
        here = {seat for each in self.connections for seat in each.seats}
        return here.union(*(seats for _, seats, _ in self.elsewhere.values()))

    def watching(self) -> int:
        """Count the spectators, of all processes."""
        here = sum(not each.seats for each in self.connections)
        return here + sum(count for _, _, count in self.elsewhere.values())

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        busy = self.lock.locked() or self.thinking is not None or self.timer is not None
        return not self.connections and not busy

    @property
    def phase(self) -> Phase:
        """How far the table is, by its game rather than its row; over when that is on disk."""
        if self.sitting is None:
            return self.row.phase
        is_over = self.sitting.game.over and not self.is_writing and not self.is_lost
        return Phase.FINISHED if is_over else Phase.PLAYING
