"""The land: hexes with chasms (K2.M1)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import START_HEXES, START_XS, Hex
from karak.games.shared.board import Board
from karak.games.shared.grid import HEXES


@final
class Land(Board):
    """Laid hexes in the order of discovery."""

    def __init__(
        self, hexes: list[Hex], xs: list[int], ys: list[int], ways: list[int], ways_on: int
    ) -> None:
        super().__init__(HEXES, xs, ys, ways, ways_on)
        self.hexes: Final = hexes

    def with_hex(self, piece: Hex, x: int, y: int, near: list[int]) -> Land:
        """Give the land with one more hex on an empty cell."""
        return Land(
            [*self.hexes, piece],
            [*self.xs, x],
            [*self.ys, y],
            self.ways_with(piece.openings, near),
            self.ways_on_with(piece.openings, near),
        )


def empty_land() -> Land:
    """Give a land without any hex."""
    return Land([], [], [], [], 0)


def _first_land() -> Land:
    land = empty_land()
    for piece, x in zip(START_HEXES, START_XS, strict=True):
        land = land.with_hex(piece, x, 0, land.neighbours(x, 0))
    return land


FIRST_LAND: Final[Land] = _first_land()
"""The start piece: Karak Castle between farm and forest (K2.S2)."""
