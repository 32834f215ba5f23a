"""Keeping plain moves in SQLite, many at once, also as a program of its own (`Scribe`).

Moves of many tables would change pages all over the file with each commit. So they are kept one
behind the other in the journal, at whose end only a page or two change; later, many at a time, they
are taken in: then they are in the logs of their tables. A move is kept if it follows what log and
journal have together. Whoever else changes or reads a log has the moves of that table taken in
first. A move that is in its log may stay in the journal for a while: it is spent.

Nothing but the standard library is needed here, so that the program starts at once. It reads
batches from its standard input, each with its size before it, and answers with the time at which
they were kept, or with `NOT_KEPT`. After a batch it takes in one table that has many moves in the
journal, and everything at its start, when a batch is empty, and when the input ends; then it ends.
Beside that a thread brings what is in the write-ahead log into the file (`Broom`).
"""

from __future__ import annotations

import marshal
import math
import signal
import sqlite3
import struct
import sys
import threading
import time
import zlib
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager, suppress
from typing import BinaryIO

PATIENCE = 10.0
QUICK = 1
MANY = 80
"""Moves of one table in the journal that are taken in together."""

LONG = 2_000
"""Moves of others behind one in the journal after which it is taken in though there are few."""

SWEPT_EVERY = 400
"""Batches after which the write-ahead log is brought into the file: long before SQLite would have
the next commit do that, and everybody wait for it.
"""

NOT_KEPT = math.nan
SIZE = struct.Struct("!I")
ANSWER = struct.Struct("!d")
SNAPSHOTS_KEPT = 3
ON_DISK = "PRAGMA synchronous = FULL"
WITHOUT_WAITING = "PRAGMA synchronous = NORMAL"
"""What is committed then may be lost with the power, but only whole and from the end."""

SETTINGS = (
    "PRAGMA journal_mode = WAL",
    ON_DISK,
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA journal_size_limit = 67108864",
    "PRAGMA wal_autocheckpoint = 12000",
)
LENGTH = "SELECT length FROM tables WHERE id = ?"
JOURNAL_LENGTHS = "SELECT table_id, max(number) + 1 FROM journal GROUP BY table_id"
KEEP = "INSERT INTO journal (table_id, number, at, data, snapshot) VALUES (?, ?, ?, ?, ?)"
GROW = """
    UPDATE tables SET length = max(length, ?), changed = max(changed, ?)
    WHERE id = ? AND length >= ?
"""
ENTER = "INSERT OR IGNORE INTO entries (table_id, number, at, data) VALUES (?, ?, ?, ?)"
PUT_SNAPSHOT = "INSERT OR REPLACE INTO snapshots (table_id, number, data) VALUES (?, ?, ?)"
PRUNE = f"""
    DELETE FROM snapshots WHERE table_id = ?1 AND number < (
        SELECT number FROM snapshots WHERE table_id = ?1
        ORDER BY number DESC LIMIT 1 OFFSET {SNAPSHOTS_KEPT - 1}
    )
"""
FINISH = """
    UPDATE tables
    SET phase = 'finished', code = NULL, version = version + 1, changed = max(changed, ?)
    WHERE id = ? AND version = ? AND length = ?
"""
"""What `Change.finishing` does, for a program that knows nothing of it."""

FORGET_SPENT = """
    DELETE FROM journal
    WHERE seq < ? AND number < (SELECT length FROM tables WHERE id = table_id)
"""
WAITING = """
    SELECT seq, table_id, number, at, journal.data, snapshot, length
    FROM journal CROSS JOIN tables ON id = table_id WHERE number >= length
"""
BROKEN = """
    SELECT table_id FROM waiting GROUP BY table_id
    HAVING min(number) <> length OR max(number) - min(number) + 1 <> count(*)
"""
KNOWLEDGE = (
    f"CREATE TEMP VIEW waiting AS {WAITING}",
    f"CREATE TEMP VIEW broken AS {BROKEN}",
    "CREATE TEMP VIEW ready AS SELECT * FROM waiting WHERE table_id NOT IN broken",
    "CREATE TEMP VIEW taking_in AS SELECT NULL AS id",
    f"""
    CREATE TEMP TRIGGER take_in INSTEAD OF INSERT ON taking_in BEGIN
        SELECT RAISE(ABORT, 'the journal is out of step') FROM broken WHERE table_id = NEW.id;
        INSERT OR REPLACE INTO snapshots (table_id, number, data)
            SELECT table_id, number + 1, snapshot FROM ready
            WHERE snapshot IS NOT NULL AND (NEW.id IS NULL OR table_id = NEW.id);
        DELETE FROM snapshots
            WHERE table_id IN (
                SELECT table_id FROM ready
                WHERE snapshot IS NOT NULL AND (NEW.id IS NULL OR table_id = NEW.id)
            )
            AND number < (
                SELECT number FROM snapshots AS kept WHERE kept.table_id = snapshots.table_id
                ORDER BY number DESC LIMIT 1 OFFSET {SNAPSHOTS_KEPT - 1}
            );
        INSERT INTO entries (table_id, number, at, data)
            SELECT table_id, number, at, data FROM ready
            WHERE NEW.id IS NULL OR table_id = NEW.id ORDER BY table_id, number;
        UPDATE tables SET length = new.length, changed = max(changed, new.at)
            FROM (
                SELECT table_id, max(number) + 1 AS length, max(at) AS at FROM ready
                WHERE NEW.id IS NULL OR table_id = NEW.id GROUP BY table_id
            ) AS new
            WHERE id = new.table_id;
        DELETE FROM journal
            WHERE (NEW.id IS NULL OR table_id = NEW.id)
            AND number < (SELECT length FROM tables WHERE id = table_id);
    END
    """,
)
"""What a writing connection knows beside the tables: to take in what the journal has of a table.

If that does not follow its log it is broken, and stays; all others are taken in without it.
It is one statement of many: for each statement more a thread would have to wait for the event loop.
"""

SWEEP = "PRAGMA wal_checkpoint(PASSIVE)"
RECALL = "SELECT seq, table_id, number, at, data, snapshot FROM waiting ORDER BY seq"
TAKE_IN_ONE = """
    INSERT INTO taking_in SELECT :id WHERE EXISTS (SELECT 1 FROM journal WHERE table_id = :id)
"""
TAKE_IN_ALL = "INSERT INTO taking_in VALUES (NULL)"
PlainMove = tuple[str, int, str, str | None, int | None]
"""A table's id, the number of its new entry, the entry, a snapshot after it if there is one, and
the table's version if its game is over with it.
"""


def open_file(path: str, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open a file so that what is committed is on disk, and readers never wait for the writer."""
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    for setting in SETTINGS:
        connection.execute(setting)
    return connection


def learn(connection: sqlite3.Connection) -> None:
    """Let a connection know how to take in."""
    for statement in KNOWLEDGE:
        connection.execute(statement)


def take_in(connection: sqlite3.Connection) -> None:
    """Take what is in the journal into the logs, of every table of which it is whole."""
    connection.execute(TAKE_IN_ALL)


def waits(connection: sqlite3.Connection, table_id: str | None) -> bool:
    """Say whether moves of a table, or of any, wait to be taken in."""
    whose = "" if table_id is None else "AND table_id = ?"
    asked = f"SELECT EXISTS ({WAITING} {whose})"
    return bool(connection.execute(asked, () if table_id is None else (table_id,)).fetchone()[0])


def pack(text: str) -> bytes:
    """Make a large text small."""
    return zlib.compress(text.encode("utf-8"), QUICK)


class NotAsExpected(Exception):
    """A table is not as whoever ordered a change has seen it."""


class Waiting:
    """What a keeper has put into the journal for a table: since where, and what for the log."""

    __slots__ = ("entries", "since", "snapshots")

    def __init__(self, since: int) -> None:
        self.since = since
        self.entries: list[tuple[str, int, float, str]] = []
        self.snapshots: list[tuple[str, int, bytes]] = []


class Keeper:
    """Keeps batches, and takes in what they, or somebody before, left in the journal.

    What it cannot keep is left to whoever ordered it, and what it cannot take in stays where it is.
    To take in many tables at once would keep everybody waiting, so it is one after each batch: one
    with many moves, or the one that has waited longest. That is done from memory; whoever else
    took in the same moves wrote the same.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        learn(connection)
        self._connection = connection
        self._waiting: dict[str, Waiting] = {}
        self._lengths: dict[str, int] = {}
        self._in_journal: dict[str, int] = {}
        self._version = -1
        self._last = 0
        self._full: deque[str] = deque()

    def keep(self, moves: Sequence[PlainMove]) -> float:
        """Keep moves and their snapshots; they are on disk when this returns. Give the time.

        NOT_KEPT if one of them does not follow what its table has, or ends the game of a table
        that somebody has changed; then none is kept.
        """
        at = time.time()
        rows = [
            (table_id, number, at, text, None if snapshot is None else pack(snapshot))
            for table_id, number, text, snapshot, _ in moves
        ]
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            if not self._follow(moves):
                self._give_up()
                return NOT_KEPT
            connection.executemany(KEEP, rows)
            self._last = connection.execute("SELECT last_insert_rowid()").fetchone()[0]
            for seq, row in enumerate(rows, self._last - len(rows) + 1):
                self._remember(seq, *row)
            for table_id, number, _, _, version in moves:
                if version is not None:
                    self._finish(table_id, number + 1, version, at)
            connection.execute("COMMIT")
        except (sqlite3.Error, NotAsExpected):
            self._give_up()
            self._recall()
            return NOT_KEPT
        return at

    def _follow(self, moves: Sequence[PlainMove]) -> bool:
        """Say whether moves follow what log and journal have together.

        That is known as long as no other connection has changed anything.
        """
        connection, lengths = self._connection, self._lengths
        version: int = connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._version = version
            lengths.clear()
            self._in_journal = dict(connection.execute(JOURNAL_LENGTHS))
        for table_id, number, _, _, _ in moves:
            length = lengths.get(table_id)
            if length is None:
                found = connection.execute(LENGTH, (table_id,)).fetchone()
                length = -1 if found is None else max(found[0], self._in_journal.get(table_id, 0))
            if length != number:
                return False
            lengths[table_id] = number + 1
        return True

    def _remember(
        self, seq: int, table_id: str, number: int, at: float, text: str, snapshot: bytes | None
    ) -> None:
        waiting = self._waiting.get(table_id)
        if waiting is None:
            waiting = self._waiting[table_id] = Waiting(seq)
        waiting.entries.append((table_id, number, at, text))
        if len(waiting.entries) == MANY:
            self._full.append(table_id)
        if snapshot is not None:
            waiting.snapshots.append((table_id, number + 1, snapshot))

    def _recall(self) -> None:
        """Remember what is in the journal, after something went wrong."""
        self._waiting.clear()
        self._full.clear()
        with suppress(sqlite3.Error):
            for row in self._connection.execute(RECALL):
                self._remember(*row)

    def _finish(self, table_id: str, length: int, version: int, at: float) -> None:
        """Have the whole log of a table whose game is over, and say that it is."""
        self._take_in(table_id)
        if not self._connection.execute(FINISH, (at, table_id, version, length)).rowcount:
            raise NotAsExpected

    def tidy(self) -> None:
        """Take in one table, if that is worth it; then forget what nobody waits for any more."""
        table_id = self._due()
        if table_id is None:
            return
        with self._without_waiting():
            self._take_in(table_id)
            first = next(iter(self._waiting.values())).since if self._waiting else self._last + 1
            self._connection.execute(FORGET_SPENT, (first,))

    def _due(self) -> str | None:
        """Find the table that has waited longest, if that is very long, or one with many moves."""
        longest = next(iter(self._waiting), None)
        if longest is not None and self._last - self._waiting[longest].since >= LONG:
            return longest
        while self._full:
            table_id = self._full.popleft()
            if table_id in self._waiting:
                return table_id
        return None

    def _take_in(self, table_id: str) -> None:
        """Take in a table from memory, or from the journal if others kept moves of it, too."""
        connection, waiting = self._connection, self._waiting.pop(table_id)
        (_, first, _, _), (_, last, at, _) = waiting.entries[0], waiting.entries[-1]
        is_whole = last - first + 1 == len(waiting.entries)
        if not is_whole or not connection.execute(GROW, (last + 1, at, table_id, first)).rowcount:
            with suppress(sqlite3.IntegrityError):
                connection.execute(TAKE_IN_ONE, {"id": table_id})
            return
        connection.executemany(ENTER, waiting.entries)
        if waiting.snapshots:
            connection.executemany(PUT_SNAPSHOT, waiting.snapshots)
            connection.execute(PRUNE, (table_id,))

    def take_in(self) -> None:
        """Take in everything."""
        self._waiting.clear()
        self._full.clear()
        with self._without_waiting():
            take_in(self._connection)

    @contextmanager
    def _without_waiting(self) -> Generator[None, None, None]:
        """Have something taken in that is on disk already, and remember it should that fail.

        Nobody waits for the disk: should this be lost with the power, it is done once more.
        """
        connection = self._connection
        try:
            connection.execute(WITHOUT_WAITING)
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("COMMIT")
        except sqlite3.Error:
            self._give_up()
            self._recall()
        finally:
            connection.execute(ON_DISK)

    def _give_up(self) -> None:
        self._lengths.clear()
        self._version = -1
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


class Broom:
    """Brings what is in the write-ahead log into the file, beside whoever writes.

    A thread does it, since it takes long and nobody has to wait for it. What was written meanwhile
    is little, and brought there by the next call: only a log of which nothing is left begins anew.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._batches = 0
        self._sweeping: threading.Thread | None = None

    def follow(self, connection: sqlite3.Connection) -> None:
        """Sweep if it is time for it, after a batch."""
        self._batches += 1
        if self._sweeping is not None:
            if not self._sweeping.is_alive():
                self._sweeping = None
                sweep(connection)
        elif self._batches >= SWEPT_EVERY:
            self._batches = 0
            self._sweeping = threading.Thread(target=self._sweep)
            self._sweeping.start()

    def _sweep(self) -> None:
        with suppress(sqlite3.Error), closing(open_file(self._path)) as connection:
            sweep(connection)


def sweep(connection: sqlite3.Connection) -> None:
    """Bring what can be brought into the file now; the rest stays where it is as safe."""
    with suppress(sqlite3.Error):
        connection.execute(SWEEP)


def serve(path: str, orders: BinaryIO, answers: BinaryIO) -> None:
    """Keep what is ordered until no more orders come."""
    connection = open_file(path)
    keeper, broom = Keeper(connection), Broom(path)
    keeper.take_in()
    at = time.time()
    with suppress(BrokenPipeError):
        while True:
            answers.write(ANSWER.pack(at))
            answers.flush()
            keeper.tidy()
            broom.follow(connection)
            head = orders.read(SIZE.size)
            if len(head) < SIZE.size:
                break
            size = SIZE.unpack(head)[0]
            order = orders.read(size)
            if len(order) < size:
                break
            moves = marshal.loads(order)
            if moves:
                at = keeper.keep(moves)
            else:
                keeper.take_in()
                at = time.time()
    keeper.take_in()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
