"""The board as a hero sees it: a square window of cells with the hero in its middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from karak.env.layout import Numbers
from karak.games.shared.board import Board
from karak.kernel.game import SitePieces

Describe = Callable[[int], list[float]]


class Sites:
    """What lies on each site in numbers; only what has changed is described anew."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: list[Sequence[object]] = []
        self._things: list[tuple[object, ...]] = []
        self._numbers: Numbers = np.zeros((0, width), np.float32)
        self._xs: list[int] = []
        self._cells: NDArray[np.intp] = np.zeros((0, 2), np.intp)

    def refresh(self, board: Board, pieces: SitePieces, describe: Describe) -> None:
        """Bring the numbers up to date."""
        if board.xs is not self._xs:
            self._xs = board.xs
            self._cells = np.array([board.ys, board.xs], np.intp).T
        if len(self._rows) == len(pieces) and all(map(_same, self._rows, pieces)):
            return
        self._rows = list(pieces)
        things: list[tuple[object, ...]] = list(zip(*pieces, strict=True))
        if len(things) > len(self._numbers):
            more = np.zeros((len(things), self.width), np.float32)
            more[: len(self._numbers)] = self._numbers
            self._numbers = more
        for site, those in enumerate(things):
            if site >= len(self._things) or not all(map(_same, those, self._things[site])):
                self._numbers[site] = describe(site)
        self._things = things

    def lay(self, window: Numbers, middle: int) -> NDArray[np.intp]:
        """Write the sites round a middle into a window; give the cell of each site in it.

        Sites that lie outside have the cell (-1, -1).
        """
        side = window.shape[0]
        cells: NDArray[np.intp] = self._cells - self._cells[middle] + side // 2
        inside = ((cells >= 0) & (cells < side)).all(axis=1)
        window[cells[inside, 0], cells[inside, 1], : self.width] = self._numbers[: len(cells)][
            inside
        ]
        cells[~inside] = -1
        return cells


def _same(one: object, other: object) -> bool:
    return one is other
