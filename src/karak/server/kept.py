"""What a snapshot of a table holds."""

from __future__ import annotations

from msgspec import Struct

from karak.table.seat import Seat

FORMAT = 1


class Kept(Struct, frozen=True):
    """A table as it stands: what a snapshot holds. `left` are the milliseconds on its clock."""

    number: int
    asked_at: int
    undo: bool
    seats: list[Seat]
    left: list[int] | None
    game: dict[str, object]
    format: int = FORMAT
