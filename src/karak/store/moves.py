"""Plain moves, the most frequent change of all: one entry at the end of a log.

At most a snapshot comes with it, and nothing else of the table changes.
"""

from __future__ import annotations

from typing import NamedTuple

from karak.store import log
from karak.store.database import DialectName, Talk
from karak.store.keeping import PlainMove


class Move(NamedTuple):
    """An entry for a table's log, and the number that it is to have."""

    table_id: str
    number: int
    text: str
    snapshot: str | None = None

    def plain(self) -> PlainMove:
        """Give it as plain values."""
        return self.table_id, self.number, self.text, self.snapshot

    def talk(self, dialect: DialectName) -> Talk[float]:
        """Give the operation that keeps this move alone."""
        at = yield from log.append(dialect, self.table_id, self.number, [self.text])
        if self.snapshot is not None:
            yield from log.put_snapshot(self.table_id, self.number + 1, self.snapshot)
        return at
