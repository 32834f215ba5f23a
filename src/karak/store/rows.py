"""What is kept, as rows: plain values, no games in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from msgspec import Struct


class Written(Struct, frozen=True):
    """JSON text that was written already, by something quicker; it is kept as it is."""

    text: str


Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | Written
"""Data that can be written as JSON; what comes back has lists and dicts."""


class Phase(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be kept: its id, game, and what the server wants to know of it (`meta`)."""

    id: str
    game: str
    meta: Json
    code: str | None = None
    phase: Phase = Phase.LOBBY
    public: bool = False


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table that is kept; `length` counts the entries of its log, numbered from 0.

    `version` counts the changes of everything but the log; times are seconds since 1970.
    """

    id: str
    code: str | None
    game: str
    phase: Phase
    public: bool
    created: float
    changed: float
    version: int
    length: int
    meta: Json

    def finished(self, length: int, at: float) -> TableRow:
        """Give the table as it is once its last entry is kept (`Change.finishing`)."""
        return replace(
            self,
            code=None,
            phase=Phase.FINISHED,
            changed=max(self.changed, at),
            version=self.version + 1,
            length=length,
        )


class Unchanged:
    """The value that stays as it is; None means something of its own."""


UNCHANGED = Unchanged()


@dataclass(frozen=True, slots=True)
class Change:
    """A change of what is known of a table: only of the named values, only at that version."""

    version: int
    meta: Json | Unchanged = UNCHANGED
    code: str | Unchanged | None = UNCHANGED
    phase: Phase | Unchanged = UNCHANGED
    public: bool | Unchanged = UNCHANGED

    @classmethod
    def finishing(cls, version: int) -> Change:
        """The game is over, and the code is free for others; `FINISH` is the same as SQL."""
        return cls(version, code=None, phase=Phase.FINISHED)


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a table's log, and when it was written."""

    number: int
    at: float
    data: Json


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after so many entries (`number` is the next entry's)."""

    number: int
    data: Json


@dataclass(frozen=True, slots=True)
class Plan:
    """Something to be done at a table `after` seconds from now, by `owner` for `seconds` first.

    Without an owner anybody may claim it as soon as it is due.
    """

    kind: str
    after: float = 0.0
    owner: str | None = None
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Drop:
    """What was planned need not be done any more."""

    kind: str


@dataclass(frozen=True, slots=True)
class Lease:
    """Something to be done at a table once it is `due`; `owner` alone sees to it up to `until`."""

    table_id: str
    kind: str
    due: float
    owner: str | None
    until: float


@dataclass(frozen=True, slots=True)
class Page:
    """Tables, the latest change first; `after` is where the next page begins, None at the end."""

    tables: tuple[TableRow, ...]
    after: tuple[float, str] | None


@dataclass(frozen=True, slots=True)
class Counts:
    """How much is kept."""

    tables: Mapping[Phase, int]
    leases: int


@dataclass(frozen=True, slots=True)
class Health:
    """The database answered: which it is, its own time, and how long it took."""

    database: str
    version: str
    now: float
    seconds: float
