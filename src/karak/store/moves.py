"""Plain moves, the most frequent change of all: one entry at the end of a log, and nothing else.

Moves of several tables go into SQLite with two statements for all of them; each statement more
would cost the event loop's thread a wait for the one that writes.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from karak.store import log
from karak.store.database import DialectName, Talk

MOST_TOGETHER = 500


class Move(NamedTuple):
    """An entry for a table's log, and the number that it is to have."""

    table_id: str
    number: int
    text: str

    def talk(self, dialect: DialectName) -> Talk[float]:
        """Give the operation that keeps this move alone."""
        return log.append(dialect, self.table_id, self.number, [self.text])


@lru_cache(MOST_TOGETHER)
def _growing(count: int) -> str:
    rows = ",".join(["(?,?)"] * count)
    return (
        "UPDATE tables SET length = tables.length + 1, changed = ?"
        f" FROM (VALUES {rows}) AS grown"
        " WHERE tables.id = grown.column1 AND tables.length = grown.column2"
    )


@lru_cache(MOST_TOGETHER)
def _inserting(count: int) -> str:
    rows = ",".join(["(?,?,?,?)"] * count)
    return f"INSERT INTO entries (table_id, number, at, data) VALUES {rows}"


def keep_together(connection: sqlite3.Connection, moves: Sequence[Move]) -> float | None:
    """Keep all moves, inside the caller's transaction; give the time.

    None if one of them does not fit its log: then nothing else may be done in the transaction.
    """
    at = time.time()
    grown: list[object] = [at]
    rows: list[object] = []
    for table_id, number, text in moves:
        grown += (table_id, number)
        rows += (table_id, number, at, text)
    count = len(moves)
    try:
        if connection.execute(_growing(count), grown).rowcount != count:
            return None
        connection.execute(_inserting(count), rows)
    except sqlite3.IntegrityError:
        return None
    return at
