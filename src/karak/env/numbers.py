"""Small things that observations are made of; every number is between 0 and 1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

FARTHEST = 20
"""How many cells away something may lie before its distance tells no more."""


def part_of(value: float, whole: float) -> float:
    """Say how much of a whole something is; more than the whole counts as the whole."""
    return min(value / whole, 1.0) if whole > 0 else 0.0


def parts_of(values: Sequence[int], wholes: Sequence[int]) -> list[float]:
    """Say how much of each whole is there."""
    return [part_of(value, whole) for value, whole in zip(values, wholes, strict=True)]


def flag(is_so: bool) -> float:
    """Write a fact."""
    return 1.0 if is_so else 0.0


def one_of(index: int, count: int) -> list[float]:
    """Mark one of several; a negative index marks none."""
    marks = [0.0] * count
    if index >= 0:
        marks[index] = 1.0
    return marks


def counts(indexes: Iterable[int], count: int, whole: float) -> list[float]:
    """Count things by their index, as parts of a whole."""
    found = [0.0] * count
    for index in indexes:
        found[index] = min(found[index] + 1.0 / whole, 1.0)
    return found


def away(here: int, there: int) -> float:
    """Say how far something lies along a line: a half means not at all."""
    return min(max(0.5 + (there - here) / (2 * FARTHEST), 0.0), 1.0)
