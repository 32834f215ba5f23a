"""How we speak with a database: an operation asks, a home runs what it asks in a transaction.

An operation is a generator: it yields what it asks and is sent the answer. So it is written once,
and SQLite runs it in a thread, PostgreSQL on the event loop.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

from sqlalchemy import Delete, Insert, Select, TextClause, Update
from sqlalchemy.engine import Dialect

Statement = Select[*tuple[Any, ...]] | Insert | Update | Delete | TextClause
Row = Sequence[Any]
Values = Mapping[str, object]
DialectName = Literal["sqlite", "postgresql"]
T = TypeVar("T")


class Ask(NamedTuple):
    """A statement to be run, with its values."""

    statement: Statement
    values: Values


class Answer(NamedTuple):
    """What a statement returned, and how many rows it changed."""

    rows: Sequence[Row]
    changed: int


Talk = Generator[Ask, Answer, T]
"""An operation under way; what it does is done wholly or not at all."""


def rows_of(statement: Statement, **values: object) -> Talk[Sequence[Row]]:
    """Ask for what a statement returns."""
    return (yield Ask(statement, values)).rows


def change(statement: Statement, **values: object) -> Talk[int]:
    """Ask how many rows a statement changes; raises Taken."""
    return (yield Ask(statement, values)).changed


class Taken(Exception):
    """A value is there already, or what it belongs to is not; operations tell what it means."""


class Prepared(NamedTuple):
    """A statement as text, with the values that are part of it."""

    text: str
    values: Values


class Writing:
    """Writes statements as text for one kind of database, each once."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[Statement, Prepared] = {}

    def prepare(self, ask: Ask) -> Prepared:
        """Give the text of what is asked, and all values for it."""
        found = self._known.get(ask.statement)
        if found is None:
            compiled = ask.statement.compile(dialect=self._dialect)
            fixed = {name: value for name, value in compiled.params.items() if value is not None}
            found = self._known[ask.statement] = Prepared(str(compiled), fixed)
        return Prepared(found.text, {**found.values, **ask.values} if found.values else ask.values)
