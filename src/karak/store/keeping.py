"""Keeping plain moves in SQLite by one statement, also as a program of its own (`Scribe`).

Nothing but the standard library is needed here, so that the program starts at once. It reads
batches from its standard input, each with its size before it, and answers with the time at which
they were kept, or with `NOT_KEPT`; when the input ends it ends.
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
from functools import lru_cache
from typing import BinaryIO

PATIENCE = 10.0
QUICK = 1
MOST_TOGETHER = 500
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
    "wal_autocheckpoint = 4000",
)
KNOWLEDGE = (
    "CREATE TEMP VIEW moves AS SELECT table_id, number, at, data FROM main.entries",
    """
    CREATE TEMP TRIGGER keep_move INSTEAD OF INSERT ON moves BEGIN
        UPDATE tables SET length = length + 1, changed = NEW.at
            WHERE id = NEW.table_id AND length = NEW.number;
        SELECT RAISE(ABORT, 'out of step') WHERE changes() = 0;
        INSERT INTO entries (table_id, number, at, data)
            VALUES (NEW.table_id, NEW.number, NEW.at, NEW.data);
    END
    """,
)
"""What a writing connection knows beside the tables: how a move is kept, as one statement."""

PUT_SNAPSHOT = "INSERT OR REPLACE INTO snapshots (table_id, number, data) VALUES (?, ?, ?)"
PRUNE = (
    "DELETE FROM snapshots WHERE table_id = ?1 AND number < (SELECT number FROM snapshots"
    f" WHERE table_id = ?1 ORDER BY number DESC LIMIT 1 OFFSET {SNAPSHOTS_KEPT - 1})"
)
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
    """Let a connection know how to keep moves."""
    for statement in KNOWLEDGE:
        connection.execute(statement)


def pack(text: str) -> bytes:
    """Make a large text small."""
    return zlib.compress(text.encode("utf-8"), QUICK)


@lru_cache(MOST_TOGETHER)
def _inserting(count: int) -> str:
    rows = ",".join(["(?,?,?,?)"] * count)
    return f"INSERT INTO moves (table_id, number, at, data) VALUES {rows}"


def keep_together(connection: sqlite3.Connection, moves: Sequence[PlainMove]) -> float:
    """Keep moves, inside a transaction if there is one; give the time.

    NOT_KEPT if one of them does not fit its log; then none is kept. Outside a transaction the
    statement is one of its own: for each statement more a thread would wait for the others.
    """
    at = time.time()
    rows: list[object] = []
    for table_id, number, text, _ in moves:
        rows += (table_id, number, at, text)
    try:
        connection.execute(_inserting(len(moves)), rows)
    except sqlite3.IntegrityError:
        return NOT_KEPT
    return at


def commit(connection: sqlite3.Connection, moves: Sequence[PlainMove]) -> float:
    """Keep moves and their snapshots, all or nothing; they are on disk when this returns."""
    snapshots = [(move[0], move[1] + 1, move[3]) for move in moves if move[3] is not None]
    if not snapshots:
        return keep_together(connection, moves)
    packed = [(table_id, number, pack(text)) for table_id, number, text in snapshots]
    connection.execute("BEGIN IMMEDIATE")
    at = keep_together(connection, moves)
    if not math.isnan(at):
        connection.executemany(PUT_SNAPSHOT, packed)
        connection.executemany(PRUNE, [(table_id,) for table_id, _, _ in packed])
    connection.execute("COMMIT" if not math.isnan(at) else "ROLLBACK")
    return at


def serve(connection: sqlite3.Connection, orders: BinaryIO, answers: BinaryIO) -> None:
    """Keep what is ordered until no more orders come; what fails is left to whoever ordered it."""
    learn(connection)
    answers.write(ANSWER.pack(time.time()))
    answers.flush()
    while head := orders.read(SIZE.size):
        moves = marshal.loads(orders.read(SIZE.unpack(head)[0]))
        try:
            at = commit(connection, moves)
        except sqlite3.Error:
            at = NOT_KEPT
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        answers.write(ANSWER.pack(at))
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(open_file(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
