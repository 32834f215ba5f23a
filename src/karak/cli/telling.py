"""What happened, in words: events become sentences, and sentences a paragraph for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from karak.cli.screen import Screen
from karak.kernel.events import Event
from karak.words import Words

NOT_TOLD = {"turn-began", "turn-ended", "tile-laid", "hex-laid"}
"""Kinds that the paragraphs themselves, or other sentences, tell already."""

BEGINNINGS = {"turn-began", "turn-skipped"}
SETTING_UP = {"hero-taken", "start-rolled"}


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
    """Tell events one by one; steps in a row are told together."""
    walk: list[Event] = []
    untold = _untold(events)
    for number, event in enumerate(events):
        if event.kind == "stepped":
            walk.append(event)
            continue
        if walk:
            yield _walk(words, walk, heroes)
            walk = []
        after = events[number + 1].kind if number + 1 < len(events) else ""
        drawn_and_laid = event.kind == "token-drawn" and after == "token-laid"
        if event.kind not in untold and not drawn_and_laid:
            yield words.event(event, heroes)
    if walk:
        yield _walk(words, walk, heroes)


def _untold(events: Sequence[Event]) -> set[str]:
    """Name the kinds to leave out: armies are told when laid, or as the Oracle draws them."""
    kinds = {event.kind for event in events}
    if "army-returned" in kinds:
        return NOT_TOLD | {"army-laid"}
    return NOT_TOLD | {"army-drawn"} if "army-laid" in kinds else NOT_TOLD


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


def _walk(words: Words, walk: Sequence[Event], heroes: Sequence[str]) -> str:
    if len(walk) == 1:
        return words.event(walk[0], heroes)
    sides = [words.noun("side", str(step.facts()["side"])) for step in walk]
    return words.tell("cli-walked", {"seat": walk[0].facts()["seat"], "sides": sides}, heroes)
