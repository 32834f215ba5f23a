"""Keeping plain moves in SQLite, many at once, also as a program of its own (`Scribe`).

Moves of many tables would change pages all over the file with each commit. So they are kept one
behind the other in the journal, which changes a few; later, many at a time, they are taken in: then
they are in the logs of their tables. A move is kept if it follows what log and journal have
together. Whoever else changes or reads a log has the moves of that table taken in first.

Nothing but the standard library is needed here, so that the program starts at once. It reads
batches from its standard input, each with its size before it, and answers with the time at which
they were kept, or with `NOT_KEPT`. With a batch it takes in one table that has many moves in the
journal, and everything at its start, when a batch is empty, and when the input ends; then it ends.
"""

from __future__ import annotations

import marshal
import math
import signal
import sqlite3
import struct
import sys
import time
import zlib
from collections.abc import Sequence
from contextlib import suppress
from typing import BinaryIO

PATIENCE = 10.0
QUICK = 1
MANY = 40
"""Moves of one table in the journal that are taken in together."""

NOT_KEPT = math.nan
SIZE = struct.Struct("!I")
ANSWER = struct.Struct("!d")
SNAPSHOTS_KEPT = 3
SETTINGS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",
    "foreign_keys = ON",
    "trusted_schema = OFF",
    "journal_size_limit = 67108864",
    "wal_autocheckpoint = 12000",
)
LENGTH = """
    SELECT coalesce(
        (SELECT max(number) + 1 FROM journal WHERE table_id = ?1),
        (SELECT length FROM tables WHERE id = ?1)
    )
"""
KEEP = "INSERT INTO journal (table_id, number, at, data, snapshot) VALUES (?, ?, ?, ?, ?)"
KNOWLEDGE = (
    "CREATE TEMP VIEW taking_in AS SELECT table_id FROM journal",
    f"""
    CREATE TEMP TRIGGER take_in INSTEAD OF INSERT ON taking_in BEGIN
        SELECT RAISE(ABORT, 'the journal is out of step')
            FROM (
                SELECT min(number) AS first, max(number) AS last, count(*) AS moves
                FROM journal WHERE table_id = NEW.table_id
            )
            WHERE moves > 0 AND (
                last - first + 1 <> moves
                OR first IS NOT (SELECT length FROM tables WHERE id = NEW.table_id)
            );
        UPDATE tables SET length = new.length, changed = max(changed, new.at)
            FROM (
                SELECT max(number) + 1 AS length, max(at) AS at
                FROM journal WHERE table_id = NEW.table_id
            ) AS new
            WHERE id = NEW.table_id AND new.at IS NOT NULL;
        INSERT INTO entries (table_id, number, at, data)
            SELECT table_id, number, at, data FROM journal WHERE table_id = NEW.table_id;
        INSERT OR REPLACE INTO snapshots (table_id, number, data)
            SELECT table_id, number + 1, snapshot FROM journal
            WHERE table_id = NEW.table_id AND snapshot IS NOT NULL;
        DELETE FROM snapshots WHERE table_id = NEW.table_id AND number < (
            SELECT number FROM snapshots WHERE table_id = NEW.table_id
            ORDER BY number DESC LIMIT 1 OFFSET {SNAPSHOTS_KEPT - 1}
        );
        DELETE FROM journal WHERE table_id = NEW.table_id;
    END
    """,
)
"""What a writing connection knows beside the tables: to take in what the journal has of a table.

It is one statement of many: for each statement more a thread would have to wait for the event loop.
"""

TAKE_IN_ONE = "INSERT INTO taking_in VALUES (:id)"
TAKE_IN_ALL = "INSERT INTO taking_in SELECT DISTINCT table_id FROM journal"
PlainMove = tuple[str, int, str, str | None]
"""A table's id, the number of its new entry, the entry, and a snapshot after it if there is one."""


def open_file(path: str, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open a file so that what is committed is on disk, and readers never wait for the writer."""
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    return connection


def learn(connection: sqlite3.Connection) -> None:
    """Let a connection know how to take in."""
    for statement in KNOWLEDGE:
        connection.execute(statement)


def take_in(connection: sqlite3.Connection) -> None:
    """Take all that is in the journal into the logs."""
    connection.execute(TAKE_IN_ALL)


def waits(connection: sqlite3.Connection, table_id: str | None) -> bool:
    """Say whether moves of a table, or of any, wait to be taken in."""
    where = "WHERE table_id = ?1" if table_id is not None else "WHERE ?1 IS NULL"
    asked = f"SELECT EXISTS (SELECT 1 FROM journal {where})"
    return bool(connection.execute(asked, (table_id,)).fetchone()[0])


def pack(text: str) -> bytes:
    """Make a large text small."""
    return zlib.compress(text.encode("utf-8"), QUICK)


class Keeper:
    """Keeps batches, and takes in what they, or somebody before, left in the journal.

    What it cannot keep is left to whoever ordered it, and what it cannot take in stays where it is.
    To take in many tables at once would keep everybody waiting, so it is one with each batch.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        learn(connection)
        self._connection = connection
        self._waiting: dict[str, int] = {}
        self._lengths: dict[str, int] = {}
        self._version = -1

    def keep(self, moves: Sequence[PlainMove]) -> float:
        """Keep moves and their snapshots; they are on disk when this returns. Give the time.

        NOT_KEPT if one of them does not follow what its table has; then none is kept. What the
        fullest table has in the journal is taken in with the same commit.
        """
        at = time.time()
        rows = [
            (table_id, number, at, text, None if snapshot is None else pack(snapshot))
            for table_id, number, text, snapshot in moves
        ]
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            if not self._follow(moves):
                self._give_up()
                return NOT_KEPT
            connection.executemany(KEEP, rows)
            self._take_in_fullest(moves)
            connection.execute("COMMIT")
        except sqlite3.Error:
            self._give_up()
            return NOT_KEPT
        return at

    def _follow(self, moves: Sequence[PlainMove]) -> bool:
        """Say whether moves follow what log and journal have together.

        That is known as long as no other connection has changed anything.
        """
        version: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        lengths = self._lengths
        if version != self._version:
            self._version = version
            lengths.clear()
        for table_id, number, _, _ in moves:
            length = lengths.get(table_id)
            if length is None:
                length = self._connection.execute(LENGTH, (table_id,)).fetchone()[0]
            if length != number:
                return False
            lengths[table_id] = number + 1
        return True

    def _take_in_fullest(self, moves: Sequence[PlainMove]) -> None:
        """Take in the table with most moves in the journal, if they are many."""
        waiting = self._waiting
        for move in moves:
            waiting[move[0]] = waiting.get(move[0], 0) + 1
        fullest = max(waiting, key=waiting.__getitem__)
        if waiting[fullest] >= MANY:
            del waiting[fullest]
            with suppress(sqlite3.IntegrityError):
                self._connection.execute(TAKE_IN_ONE, {"id": fullest})

    def take_in(self) -> None:
        """Take in everything."""
        self._waiting.clear()
        self._lengths.clear()
        try:
            take_in(self._connection)
        except sqlite3.Error:
            self._give_up()

    def _give_up(self) -> None:
        self._lengths.clear()
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def serve(connection: sqlite3.Connection, orders: BinaryIO, answers: BinaryIO) -> None:
    """Keep what is ordered until no more orders come."""
    keeper = Keeper(connection)
    keeper.take_in()
    at = time.time()
    with suppress(BrokenPipeError):
        while True:
            answers.write(ANSWER.pack(at))
            answers.flush()
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
    serve(open_file(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
