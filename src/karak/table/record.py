"""A table's record: what happened at it, in order. Entries are appended, never taken away."""

from __future__ import annotations

from dataclasses import dataclass

from karak.kernel.actions import Action


@dataclass(frozen=True)
class Act:
    """A seat's action and what chance answered; `bot` names the bot that played it."""

    seat: int
    action: Action
    answers: tuple[int, ...]
    bot: str | None


@dataclass(frozen=True)
class Undo:
    """A seat took its last action back."""

    seat: int


@dataclass(frozen=True)
class HandOver:
    """A seat went to a bot, or back to a person (None)."""

    seat: int
    bot: str | None


Happening = Act | Undo | HandOver
