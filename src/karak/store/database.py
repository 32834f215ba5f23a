"""What an operation may ask of a database: statements in, rows out, in a transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

from sqlalchemy import Delete, Insert, Select, TextClause, Update

Statement = Select[*tuple[Any, ...]] | Insert | Update | Delete | TextClause
Row = Sequence[Any]
Values = Mapping[str, object]
DialectName = Literal["sqlite", "postgresql"]
T = TypeVar("T")


class Taken(Exception):
    """A value is there already, or what it belongs to is not; operations tell what it means."""


class Database(Protocol):
    """A connection inside a transaction, which is the caller's to end."""

    @property
    def dialect(self) -> DialectName:
        """Which SQL it speaks."""
        ...

    def rows(self, statement: Statement, values: Values) -> Sequence[Row]:
        """Run a statement and give what it returns."""
        ...

    def change(self, statement: Statement, values: Values) -> int:
        """Run a statement and tell how many rows it changed; raises Taken."""
        ...


Operation = Callable[[Database], T]
"""Something done in one transaction; it may run in another thread."""


class Home(Protocol):
    """Where a store lives: it runs operations without holding the event loop."""

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits there were, and for how many changes."""
        ...

    async def read(self, operation: Operation[T]) -> T:
        """Run an operation that changes nothing."""
        ...

    async def write(self, operation: Operation[T]) -> T:
        """Run an operation; when this returns, what it did is on disk."""
        ...

    async def close(self) -> None:
        """End: what waits is written, and nothing new is taken."""
        ...
