"""An entry of a stored log, as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from karak.table.seat import Seat
from karak.table.story import Facts

FORMAT = 1


class Opening(Struct, frozen=True):
    """How a game began: its log without entries, who sat where, whether undo is allowed."""

    seats: list[Seat]
    undo: bool
    log: dict[str, object]
    format: int = FORMAT


class Entry(Struct, frozen=True, omit_defaults=True):
    """One entry. `spent` are the milliseconds that a clock ran for it.

    `private` are the events as seats know them that know more than everybody. `generator` is how
    the generator stood after an entry that asked chance, so that the dice go on from there.
    """

    kind: Literal["open", "act", "undo", "hand-over"]
    seat: int | None = None
    action: str | None = None
    answers: tuple[int, ...] = ()
    bot: str | None = None
    spent: int = 0
    events: Facts = field(default_factory=Facts)
    private: dict[int, Facts] = field(default_factory=dict[int, Facts])
    generator: tuple[int, ...] = ()
    opening: Opening | None = None

    def seen_by(self, seat: int | None) -> Facts:
        """Give the events as a seat, or everybody, may know them."""
        return self.events if seat is None else self.private.get(seat, self.events)
