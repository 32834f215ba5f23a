"""Plain moves, the most frequent change of all: one entry at the end of a log.

At most a snapshot comes with it, and the end of the game; nothing else of the table changes.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from karak.store import documents, log, tables
from karak.store.database import DialectName, Talk
from karak.store.keeping import PlainMove
from karak.store.rows import Change, Json


@mypyc_attr(acyclic=True)
@final
class Move:
    """An entry for a table's log, and the number that it is to have.

    `ends` is the version of the table if its game is over with the entry.
    """

    __slots__ = ("ends", "number", "snapshot", "table_id", "text")

    def __init__(
        self,
        table_id: str,
        number: int,
        text: str,
        snapshot: str | None = None,
        ends: int | None = None,
    ) -> None:
        self.table_id = table_id
        self.number = number
        self.text = text
        self.snapshot = snapshot
        self.ends = ends

    @property
    def is_alone(self) -> bool:
        """Whether nothing comes with the entry."""
        return self.snapshot is None and self.ends is None

    def plain(self) -> PlainMove:
        """Give it as plain values."""
        return self.table_id, self.number, self.text, self.snapshot, self.ends

    def talk(self, dialect: DialectName) -> Talk[float]:
        """Give the operation that keeps this move alone."""
        at = yield from log.append(dialect, self.table_id, self.number, [self.text])
        if self.snapshot is not None:
            yield from log.put_snapshot(self.table_id, self.number + 1, self.snapshot)
        if self.ends is not None:
            over = Change.finishing(self.ends)
            at = (yield from tables.change(self.table_id, over, None)).changed
        return at


def move_of(
    table_id: str, number: int, entry: Json, snapshot: Json, ends: int | None = None
) -> Move:
    """Make one of an entry and a snapshot that can be kept; raises NotStorable."""
    documents.number("number", number)
    text = documents.write("entry", entry, documents.MOST_ENTRY)
    kept = None
    if snapshot is not None:
        kept = documents.write("snapshot", snapshot, documents.MOST_SNAPSHOT)
    return Move(table_id, number, text, kept, ends)
