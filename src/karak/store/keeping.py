"""Keeping plain moves in SQLite, many at once, also as a program of its own (`Scribe`).

Moves of many tables would change pages all over the file with each commit. So they are kept one
behind the other in the journal, which changes a few; later, many at a time, they are taken in: then
they are in the logs of their tables. A move is kept if it follows what log and journal have
together. Whoever else changes or reads a log has the moves of that table taken in first.

Nothing but the standard library is needed here, so that the program starts at once. It reads
batches from its standard input, each with its size before it, and answers with the time at which
they were kept, or with `NOT_KEPT`. It takes in when it has kept many moves, when a batch is empty,
and when the input ends; then it ends as well.
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
MANY = 500
"""Moves in the journal that are taken in together."""

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
KEEP = """
    INSERT INTO journal (table_id, number, at, data, snapshot)
    SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?2 = coalesce(
        (SELECT max(number) + 1 FROM journal WHERE table_id = ?1),
        (SELECT length FROM tables WHERE id = ?1)
    )
"""
OUT_OF_STEP = "the journal is out of step"
ALL = "take_in_all"
ONE = "take_in_one"


def _taking_in(name: str, which: str) -> tuple[str, str]:
    """Write what makes an insertion into a view take in: many statements as one.

    For each statement more a thread would have to wait for the event loop.
    """
    new = f"SELECT table_id, min(number) AS first, max(number) AS last, count(*) AS moves, \
max(at) AS at FROM journal {which} GROUP BY table_id"
    return (
        f"CREATE TEMP VIEW {name} AS SELECT table_id FROM journal",
        f"""
        CREATE TEMP TRIGGER {name}_now INSTEAD OF INSERT ON {name} BEGIN
            SELECT RAISE(ABORT, '{OUT_OF_STEP}')
                FROM ({new}) AS new LEFT JOIN tables ON tables.id = new.table_id
                WHERE tables.length IS NOT new.first OR new.last - new.first + 1 <> new.moves;
            UPDATE tables SET length = new.last + 1, changed = max(changed, new.at)
                FROM ({new}) AS new WHERE tables.id = new.table_id;
            INSERT INTO entries (table_id, number, at, data)
                SELECT table_id, number, at, data FROM journal {which} ORDER BY table_id, number;
            INSERT OR REPLACE INTO snapshots (table_id, number, data)
                SELECT table_id, number + 1, snapshot
                FROM (SELECT * FROM journal {which}) WHERE snapshot IS NOT NULL;
            DELETE FROM snapshots
                WHERE table_id IN (
                    SELECT table_id FROM (SELECT * FROM journal {which}) WHERE snapshot IS NOT NULL
                ) AND number < (
                    SELECT number FROM snapshots AS kept WHERE kept.table_id = snapshots.table_id
                    ORDER BY number DESC LIMIT 1 OFFSET {SNAPSHOTS_KEPT - 1}
                );
            DELETE FROM journal {which};
        END
        """,
    )


KNOWLEDGE = (*_taking_in(ALL, ""), *_taking_in(ONE, "WHERE table_id = NEW.table_id"))
"""What a writing connection knows beside the tables."""

TAKE_IN_ALL = f"INSERT INTO {ALL} VALUES (NULL)"
TAKE_IN_ONE = f"INSERT INTO {ONE} VALUES (:id)"
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


def keep(connection: sqlite3.Connection, moves: Sequence[PlainMove]) -> float:
    """Keep moves and their snapshots; they are on disk when this returns. Give the time.

    NOT_KEPT if one of them does not follow what its table has; then none is kept.
    """
    at = time.time()
    rows = [
        (table_id, number, at, text, None if snapshot is None else pack(snapshot))
        for table_id, number, text, snapshot in moves
    ]
    connection.execute("BEGIN IMMEDIATE")
    if connection.executemany(KEEP, rows).rowcount < len(rows):
        connection.execute("ROLLBACK")
        return NOT_KEPT
    connection.execute("COMMIT")
    return at


class Keeper:
    """Keeps batches, and takes in what they, or somebody before, left in the journal.

    What it cannot keep is left to whoever ordered it, and what it cannot take in stays where it is.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        learn(connection)
        self._connection = connection
        self._waiting = MANY

    def keep(self, moves: Sequence[PlainMove]) -> float:
        """Keep a batch."""
        try:
            at = keep(self._connection, moves)
        except sqlite3.Error:
            self._give_up()
            return NOT_KEPT
        self._waiting += len(moves)
        return at

    def take_in(self, least: int = 1) -> None:
        """Take in if so many moves may wait."""
        if self._waiting < least:
            return
        self._waiting = 0
        try:
            take_in(self._connection)
        except sqlite3.Error:
            self._give_up()

    def _give_up(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def serve(connection: sqlite3.Connection, orders: BinaryIO, answers: BinaryIO) -> None:
    """Keep what is ordered until no more orders come."""
    keeper = Keeper(connection)
    at = time.time()
    with suppress(BrokenPipeError):
        while True:
            answers.write(ANSWER.pack(at))
            answers.flush()
            keeper.take_in(MANY)
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
