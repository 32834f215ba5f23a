"""What the types of fields say of themselves: descriptions, limits, what they hold."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from msgspec import inspect

from karak.server.protocol.game import HOLDS

EXTRA = attrgetter("extra")
SCHEMA = attrgetter("extra_json_schema")


def within(kind: inspect.Type) -> Iterator[inspect.Type]:
    """Give a type and its alternatives."""
    yield kind
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from within(each)
    if isinstance(kind, inspect.Metadata):
        yield from within(kind.type)


def held(kind: inspect.Metadata) -> str | None:
    """Name what a part holds that is put into a message as it is."""
    extra: dict[str, str] | None = EXTRA(kind)
    return (extra or {}).get(HOLDS)


def described(kind: inspect.Type) -> str:
    """Say what a field holds, if its type says so."""
    for each in within(kind):
        if isinstance(each, inspect.Metadata):
            schema: dict[str, str] | None = SCHEMA(each)
            if schema is not None and "description" in schema:
                return schema["description"]
    return ""


def limits(kind: inspect.Type) -> str:
    """Say how long or large something may be."""
    told: list[str] = []
    for each in within(kind):
        if isinstance(each, inspect.StrType):
            told += _span(each.min_length, each.max_length, "characters")
            told += [f"`{each.pattern}`"] if each.pattern else []
        elif isinstance(each, inspect.ListType):
            told += _span(each.min_length, each.max_length, "of them")
        elif isinstance(each, inspect.IntType):
            told += _span(each.ge, each.le, "")
    return ", ".join(told)


def _span(low: float | None, high: float | None, unit: str) -> list[str]:
    if high is None:
        return []
    span = f"up to {high:,}" if low is None else f"{low:,} to {high:,}"
    return [f"{span} {unit}".strip()]
