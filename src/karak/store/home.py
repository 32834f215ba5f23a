"""Where a store lives: what both databases do for it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol, TypeVar

from karak.store.database import DialectName, Talk
from karak.store.moves import Move
from karak.store.then import Then

T = TypeVar("T")
EVERY = "*"


class Home(Protocol):
    """Where a store lives: it runs operations without holding the event loop."""

    @property
    def dialect(self) -> DialectName:
        """Which SQL is spoken there."""
        ...

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and for how many changes."""
        ...

    @property
    def has_process(self) -> bool:
        """Whether a process of its own writes plain moves."""
        ...

    async def read(self, talk: Talk[T], *, log_of: str | None = None) -> T:
        """Run an operation that changes nothing.

        One that tells of the log of a table, or of `EVERY` log, says so: moves may have been kept
        that are not in it yet.
        """
        ...

    async def write(self, talk: Talk[T], *, alone: bool = False) -> T:
        """Run an operation; when this returns, what it did is on disk.

        One that is a single statement and says so (`alone`) needs no transaction around it.
        """
        ...

    def append(self, move: Move) -> Awaitable[float]:
        """Keep a plain move, in the same way; give the database's time."""
        ...

    def keep(self, move: Move, then: Then) -> None:
        """Keep a plain move, and tell when it is on disk; nobody has to wait for it."""
        ...

    async def close(self) -> None:
        """End: what waits is written, and nothing new is taken."""
        ...
