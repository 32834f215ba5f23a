"""The pulse of a worker, shown in memory that the process which started it can see."""

from __future__ import annotations

import ctypes
from typing import Final

Cells = ctypes.Array[ctypes.c_longlong]
BEATS: Final = 0
ASKED: Final = 1
PLAYED: Final = 2
CELLS: Final = 3


class Pulse:
    """What a worker shows of itself: a count that moves on while it lives, and whom it asks."""

    def __init__(self, cells: Cells) -> None:
        self.cells = memoryview(cells).cast("B").cast("q")
        self.beats: int = self.cells[BEATS]
        self.asked: int = self.cells[ASKED]

    def begin(self, number: int) -> None:
        """Say which number is played now."""
        self.cells[PLAYED] = number

    def beat(self, asked: int) -> None:
        """Say that the work goes on, and whose answer is awaited now."""
        if asked != self.asked:
            self.asked = self.cells[ASKED] = asked
        self.beats += 1
        self.cells[BEATS] = self.beats


def unwatched() -> Pulse:
    """Give a pulse that nobody looks at."""
    return Pulse((ctypes.c_longlong * CELLS)())
