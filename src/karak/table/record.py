"""A table's record: what happened at it, in order. Entries are appended, never taken away."""

from __future__ import annotations

from typing import NamedTuple

from karak.kernel.actions import Action


class Act(NamedTuple):
    """A seat's action and what chance answered; `bot` names the bot that played it."""

    seat: int
    action: Action
    answers: tuple[int, ...]
    bot: str | None


class Undo(NamedTuple):
    """A seat took its last action back."""

    seat: int


class HandOver(NamedTuple):
    """A seat went to a bot, or back to a person (None)."""

    seat: int
    bot: str | None


Happening = Act | Undo | HandOver
