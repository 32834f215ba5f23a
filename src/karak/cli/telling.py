"""What happened, in words: events become sentences, and sentences a paragraph for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple, final

from rich.text import Text

from karak.cli.merging import runs, tell_run
from karak.cli.screen import Screen
from karak.kernel.actions import Action
from karak.kernel.events import Event
from karak.words import Words

NOT_TOLD = {"turn-began", "turn-ended", "tile-laid", "hex-laid"}
"""Kinds that the paragraphs themselves, or other sentences, tell already."""

DRAWN_AND_LAID = ("token-drawn", "token-laid")
BEGINNINGS = {"turn-began", "turn-skipped"}
SETTING_UP = {"hero-taken", "start-rolled"}


AGAIN = {
    "roll units again": "cli-rolls-units-again",
    "roll hero again": "cli-rolls-hero-again",
}
"""Second rolls show only in what was chosen: without a word of it dice would seem to double."""


@final
class RolledAgain(Event):
    """Somebody chose a second roll."""

    kind: ClassVar[str] = "rolled-again"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int, verb: str) -> None:
        self.seat = seat
        self.verb = verb

    @property
    def message(self) -> str:
        """The id of the sentence that tells it."""
        return AGAIN[self.verb]


def story_of(action: Action, seat: int, events: Sequence[Event]) -> list[Event]:
    """Give the events of an action, and the action itself where they do not tell it."""
    return [RolledAgain(seat, action.verb), *events] if action.verb in AGAIN else [*events]


class Paragraph(NamedTuple):
    """What happened in one turn, or a part of one; nobody's before the first turn."""

    seat: int | None
    text: str


def paragraphs(words: Words, events: Sequence[Event], heroes: Sequence[str]) -> list[Paragraph]:
    """Tell events as paragraphs, one for each turn."""
    told: list[Paragraph] = []
    for part in _turns(events):
        text = " ".join(sentences(words, part, heroes))
        if text:
            told.append(Paragraph(_whose(part), text))
    return told


def sentences(words: Words, events: Sequence[Event], heroes: Sequence[str]) -> Iterator[str]:
    """Tell events one by one; those of a kind in a row are told together."""
    untold = _untold(events)
    after = [*(event.kind for event in events[1:]), ""]
    told = [
        event
        for event, then in zip(events, after, strict=True)
        if event.kind not in untold and (event.kind, then) != DRAWN_AND_LAID
    ]
    for run in runs(told):
        yield tell_run(words, run, heroes)


def _untold(events: Sequence[Event]) -> set[str]:
    """Name the kinds to leave out: armies are told when laid, as drawn if one is put back."""
    kinds = {event.kind for event in events}
    untold = set(NOT_TOLD)
    if "army-returned" in kinds:
        untold.add("army-laid")
    elif "army-laid" in kinds:
        untold.add("army-drawn")
    return untold


def lay_out(screen: Screen, told: Sequence[Paragraph]) -> list[Text]:
    """Wrap paragraphs into lines, each paragraph behind the mark of its hero."""
    lines: list[Text] = []
    for paragraph in told:
        head = Text("  ")
        if paragraph.seat is not None:
            head = Text().append_text(screen.mark(paragraph.seat)).append(" ")
        lines.extend(screen.hang(head, screen.text(paragraph.text)))
    return lines


def put_story(screen: Screen, told: Sequence[Paragraph]) -> None:
    """Print paragraphs."""
    for line in lay_out(screen, told):
        screen.put(line)


def _turns(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    start = 0
    for number, event in enumerate(events):
        if event.kind in BEGINNINGS and number > start:
            yield events[start:number]
            start = number
    if start < len(events):
        yield events[start:]


def _whose(events: Sequence[Event]) -> int | None:
    seat = events[0].facts().get("seat")
    if events[0].kind in SETTING_UP or not isinstance(seat, int):
        return None
    return seat
