"""How an observation is laid out: named parts, one after the other in a single row of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Part:
    """A part of an observation: its name, its shape, and what each number along its end means."""

    name: str
    shape: tuple[int, ...]
    meanings: tuple[str, ...]

    @property
    def size(self) -> int:
        """Count its numbers."""
        return prod(self.shape)


class Layout:
    """The parts of an observation in their order."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in self.parts)
        self.places: dict[str, slice] = {}
        first = 0
        for part in self.parts:
            self.places[part.name] = slice(first, first + part.size)
            first += part.size

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """Show an observation as its parts, each in its shape; nothing is copied."""
        return {
            part.name: observation[self.places[part.name]].reshape(part.shape)
            for part in self.parts
        }


def row(name: str, *meanings: str) -> Part:
    """Make a part that is a row of numbers."""
    return Part(name, (len(meanings),), meanings)


def table(name: str, rows: int, *meanings: str) -> Part:
    """Make a part with the same numbers for each of several things."""
    return Part(name, (rows, len(meanings)), meanings)


def window(name: str, radius: int, *meanings: str) -> Part:
    """Make a part with the same numbers for each cell of a square with its middle at a hero."""
    side = 2 * radius + 1
    return Part(name, (side, side, len(meanings)), meanings)
