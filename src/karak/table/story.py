"""What a table tells: the events that stand, each with the number of its entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

from mypy_extensions import mypyc_attr

from karak.kernel.events import Event, Fact
from karak.table.record import Act

Facts = list[dict[str, Fact]]
"""What happened by an entry: events as plain data."""


class Told(NamedTuple):
    """An event and the entry of the record that it belongs to; 0 is the opening."""

    number: int
    event: Event


@mypyc_attr(acyclic=True)
@final
class Chapter:
    """An action that stands: the number of its entry, the action, its events."""

    __slots__ = ("act", "events", "number")

    def __init__(self, number: int, act: Act, events: tuple[Event, ...]) -> None:
        self.number = number
        self.act = act
        self.events = events


def can_be_taken_back(chapter: Chapter, seat: int) -> bool:
    """Say whether an action was the seat's own, by a person, with nothing random or hidden."""
    act = chapter.act
    if act.seat != seat or act.bot is not None or act.answers:
        return False
    return is_open(chapter.events)


def is_open(events: Sequence[Event]) -> bool:
    """Say whether everybody may know everything of some events."""
    return all(event.seen_by(None) is event for event in events)


def seen_facts(events: Sequence[Event], seat: int | None) -> Facts:
    """Give events as a seat, or everybody, may know them."""
    return [event.seen_by(seat).as_data() for event in events]
