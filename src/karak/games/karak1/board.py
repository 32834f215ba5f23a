"""The labyrinth: dungeon tiles on squares (K1.M1, K1.E2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.games.karak1.pieces import FOUNTAIN, GATE, START, START_TILE, Tile
from karak.games.shared.board import BEHIND_WALL, NOWHERE, WALL, WAY_ON
from karak.games.shared.board import Board as SharedBoard
from karak.games.shared.grid import SQUARES

__all__ = ["BEHIND_WALL", "FIRST_BOARD", "NOWHERE", "WALL", "WAY_ON", "Board", "empty_board"]


@mypyc_attr(acyclic=True)
@final
class Board(SharedBoard):
    """Laid tiles, and which of them are gates and fountains, in the order of discovery."""

    def __init__(
        self,
        tiles: list[Tile],
        xs: list[int],
        ys: list[int],
        ways: list[int],
        ways_on: int,
        gates: list[int],
        fountains: list[int],
    ) -> None:
        super().__init__(SQUARES, xs, ys, ways, ways_on)
        self.tiles: Final = tiles
        self.gates: Final = gates
        self.fountains: Final = fountains

    def with_tile(self, tile: Tile, x: int, y: int, near: list[int]) -> Board:
        """Give the board with one more tile on an empty cell."""
        new = len(self.tiles)
        return Board(
            [*self.tiles, tile],
            [*self.xs, x],
            [*self.ys, y],
            self.ways_with(tile.openings, near),
            self.ways_on_with(tile.openings, near),
            [*self.gates, new] if tile.place == GATE else self.gates,
            [*self.fountains, new] if tile.place in (FOUNTAIN, START) else self.fountains,
        )


def empty_board() -> Board:
    """Give a board without any tile; the first one laid is the start."""
    return Board([], [], [], [], 0, [], [])


FIRST_BOARD: Final[Board] = empty_board().with_tile(START_TILE, 0, 0, [NOWHERE] * SQUARES.sides)
"""The start tile alone (K1.S3)."""
