"""A table's record: what happened at it, in order. Entries are appended, never taken away.

Every move at a table makes one, and a Struct is made in a fraction of the time of a named tuple.
"""

from __future__ import annotations

from msgspec import Struct

from karak.kernel.actions import Action


class Act(Struct, frozen=True):
    """A seat's action and what chance answered; `bot` names the bot that played it."""

    seat: int
    action: Action
    answers: tuple[int, ...]
    bot: str | None


class Undo(Struct, frozen=True):
    """A seat took its last action back."""

    seat: int


class HandOver(Struct, frozen=True):
    """A seat went to a bot, or back to a person (None)."""

    seat: int
    bot: str | None


Happening = Act | Undo | HandOver
