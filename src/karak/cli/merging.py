"""Events of a kind in a row, told in one sentence: steps, gains, dice, recruits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from karak.kernel.events import Event
from karak.words import Words

Phrases = Callable[[Words, Sequence[Event]], list[str]]


def runs(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Split events into those of a kind and seat that follow each other; most stand alone."""
    start = 0
    for number in range(1, len(events) + 1):
        if number == len(events) or not _goes_on(events[start], events[number]):
            yield events[start:number]
            start = number


def _goes_on(first: Event, event: Event) -> bool:
    same = event.kind == first.kind and event.facts().get("seat") == first.facts().get("seat")
    return same and event.kind in TOGETHER


def tell_run(words: Words, run: Sequence[Event], heroes: Sequence[str]) -> str:
    """Tell a run in one sentence."""
    first = run[0]
    if len(run) == 1:
        return words.event(first, heroes)
    message, phrases = TOGETHER[first.kind]
    seat = first.facts()["seat"]
    return words.tell(message, {"seat": seat, "what": phrases(words, run)}, heroes)


def _sides(words: Words, run: Sequence[Event]) -> list[str]:
    """Name the sides in their order."""
    return [words.noun("side", str(event.facts()["side"])) for event in run]


def _things(group: str) -> Phrases:
    """Name things, those of a kind once."""

    def named(words: Words, run: Sequence[Event]) -> list[str]:
        counts = Counter(str(event.facts()[group]) for event in run)
        names = {thing: words.noun(group, thing, "a") for thing in counts}
        return [
            f"{names[thing]} ×{count}" if count > 1 else names[thing]
            for thing, count in counts.items()
        ]

    return named


def _amounts(words: Words, run: Sequence[Event]) -> list[str]:
    """Add up resources, each kind once."""
    sums: Counter[str] = Counter()
    for event in run:
        sums[str(event.facts()["resource"])] += int(event.facts()["count"] or 0)
    return [f"{count} {words.noun('resource', name)}" for name, count in sums.items()]


def _units(words: Words, run: Sequence[Event]) -> list[str]:
    """Count units, each kind once."""
    counts = Counter(str(event.facts()["unit"]) for event in run)
    return [_several(words, unit, count) for unit, count in counts.items()]


def _dice(words: Words, run: Sequence[Event]) -> list[str]:
    """Count units by what they rolled."""
    facts = [event.facts() for event in run]
    counts = Counter((str(fact["face"]), str(fact["unit"])) for fact in facts)
    return [
        f"{words.noun('face', face)} ({_several(words, unit, count)})"
        for (face, unit), count in counts.items()
    ]


def _several(words: Words, unit: str, count: int) -> str:
    if count == 1:
        return words.noun("unit", unit, "a")
    return f"{count} {words.noun('unit', unit, 'many')}"


TOGETHER: dict[str, tuple[str, Phrases]] = {
    "stepped": ("cli-walked", _sides),
    "army-drawn": ("cli-draws-armies", _things("army")),
    "army-laid": ("cli-finds-armies", _things("army")),
    "item-gained": ("cli-gains", _things("item")),
    "resource-gained": ("cli-gains", _amounts),
    "resource-lost": ("cli-loses", _amounts),
    "unit-recruited": ("cli-recruits", _units),
    "unit-returned": ("cli-returns", _units),
    "unit-lost": ("cli-loses", _units),
    "unit-die-rolled": ("cli-units-roll", _dice),
}
"""The message for several events of a kind, and how to list what they are about."""
