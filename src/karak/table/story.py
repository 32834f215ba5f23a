"""What a table tells: the events that stand, each with the number of its entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from karak.kernel.events import Event
from karak.table.record import Act


class Told(NamedTuple):
    """An event and the entry of the record that it belongs to; 0 is the opening."""

    number: int
    event: Event


@dataclass(frozen=True)
class Chapter:
    """An action that stands: the number of its entry, the action, its events."""

    number: int
    act: Act
    events: tuple[Event, ...]


def can_be_taken_back(chapter: Chapter, seat: int) -> bool:
    """Say whether an action was the seat's own, by a person, with nothing random or hidden."""
    act = chapter.act
    if act.seat != seat or act.bot is not None or act.answers:
        return False
    return all(event.seen_by(None) is event for event in chapter.events)
