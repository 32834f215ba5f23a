"""Events of a kind in a row, told in one sentence: steps, gains, dice, recruits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from karak.kernel.events import Event
from karak.words import Words
from karak.words.arguments import Argument

Told = Callable[[Sequence[Event]], dict[str, Argument]]

ROLLED = "unit-die-rolled"


def runs(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Split events into those of a kind and seat that follow each other; most stand alone."""
    start = 0
    for number in range(1, len(events) + 1):
        if number == len(events) or not _goes_on(events[start], events[number]):
            yield events[start:number]
            start = number


def _goes_on(first: Event, event: Event) -> bool:
    same = event.kind == first.kind and event.facts().get("seat") == first.facts().get("seat")
    return same and (event.kind in TOGETHER or event.kind == ROLLED)


def tell_run(words: Words, run: Sequence[Event], heroes: Sequence[str]) -> str:
    """Tell a run in one sentence."""
    first = run[0]
    if len(run) == 1:
        return words.event(first, heroes)
    seat = first.facts()["seat"]
    if first.kind == ROLLED:
        return words.tell("cli-units-roll", {"seat": seat, "what": _dice(words, run)}, heroes)
    message, told = TOGETHER[first.kind]
    return words.tell(message, {"seat": seat, **told(run)}, heroes)


def _sides(run: Sequence[Event]) -> dict[str, Argument]:
    """Name the sides in their order."""
    return {"side": [str(event.facts()["side"]) for event in run]}


def _things(field: str, told: str) -> Told:
    """Count things, each kind once."""

    def counted(run: Sequence[Event]) -> dict[str, Argument]:
        return {told: Counter(str(event.facts()[field]) for event in run)}

    return counted


def _amounts(run: Sequence[Event]) -> dict[str, Argument]:
    """Add up resources, each kind once."""
    sums: Counter[str] = Counter()
    for event in run:
        sums[str(event.facts()["resource"])] += int(event.facts()["count"] or 0)
    return {"resources": sums}


def _dice(words: Words, run: Sequence[Event]) -> list[str]:
    """Count units by what they rolled."""
    facts = [event.facts() for event in run]
    counts = Counter((str(fact["face"]), str(fact["unit"])) for fact in facts)
    return [
        words.say("cli-units-rolled", face=face, units={unit: count})
        for (face, unit), count in counts.items()
    ]


TOGETHER: dict[str, tuple[str, Told]] = {
    "stepped": ("cli-walked", _sides),
    "army-drawn": ("cli-draws-armies", _things("army", "armies")),
    "army-laid": ("cli-finds-armies", _things("army", "armies")),
    "item-gained": ("cli-gains-items", _things("item", "items")),
    "resource-gained": ("cli-gains-resources", _amounts),
    "resource-lost": ("cli-loses-resources", _amounts),
    "unit-recruited": ("cli-recruits", _things("unit", "units")),
    "unit-returned": ("cli-returns", _things("unit", "units")),
    "unit-lost": ("cli-loses-units", _things("unit", "units")),
}
"""The message for several events of a kind, and what it is told about them."""
