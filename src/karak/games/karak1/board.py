"""The labyrinth: sites in the order of discovery, and which way leads where.

A board is never changed: laying a tile makes a new one, so that copies of a game share it.
"""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.pieces import (
    EAST,
    FOUNTAIN,
    GATE,
    NORTH,
    SOUTH,
    START,
    START_TILE,
    WEST,
    Tile,
)

NOWHERE: Final = -1
WALL: Final = -1
WAY_ON: Final = -2
BEHIND_WALL: Final = -3
FOUR_WALLS: Final[list[int]] = [WALL, WALL, WALL, WALL]


@final
class Board:
    """Laid tiles with their cells; `ways` has four entries for each site, one for each side.

    An entry tells where a side leads: to a site, WAY_ON (an opening towards an empty cell,
    K1.E9), WALL, or, for those who walk through walls, BEHIND_WALL less the site beyond it.
    """

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
        self.tiles: Final = tiles
        self.xs: Final = xs
        self.ys: Final = ys
        self.ways: Final = ways
        self.ways_on: Final = ways_on
        self.gates: Final = gates
        self.fountains: Final = fountains

    def site_at(self, x: int, y: int) -> int:
        """Find the site of a cell, NOWHERE if it is empty."""
        for site in range(len(self.xs)):
            if self.xs[site] == x and self.ys[site] == y:
                return site
        return NOWHERE

    def neighbours(self, x: int, y: int) -> list[int]:
        """Find the sites round a cell, one for each side, NOWHERE where it is empty."""
        near = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
        xs, ys = self.xs, self.ys
        for site in range(len(xs)):
            right = xs[site] - x
            if right == 0:
                down = ys[site] - y
                if down == -1:
                    near[NORTH] = site
                elif down == 1:
                    near[SOUTH] = site
            elif right == 1:
                if ys[site] == y:
                    near[EAST] = site
            elif right == -1 and ys[site] == y:
                near[WEST] = site
        return near

    def ways_on_with(self, tile: Tile, near: list[int]) -> int:
        """Count the ways on after laying a tile among those neighbours."""
        count = self.ways_on
        for side in range(4):
            site = near[side]
            if site == NOWHERE:
                if tile.is_open(side):
                    count += 1
            elif self.tiles[site].is_open(side ^ 2):
                count -= 1
        return count

    def with_tile(self, tile: Tile, x: int, y: int, near: list[int]) -> Board:
        """Give the board with one more tile on an empty cell."""
        new = len(self.tiles)
        ways = self.ways + FOUR_WALLS
        for side in range(4):
            here = 4 * new + side
            site = near[side]
            if site == NOWHERE:
                if tile.is_open(side):
                    ways[here] = WAY_ON
                continue
            there = 4 * site + (side ^ 2)
            if tile.is_open(side) and self.tiles[site].is_open(side ^ 2):
                ways[here] = site
                ways[there] = new
            else:
                ways[here] = BEHIND_WALL - site
                ways[there] = BEHIND_WALL - new
        return Board(
            [*self.tiles, tile],
            [*self.xs, x],
            [*self.ys, y],
            ways,
            self.ways_on_with(tile, near),
            [*self.gates, new] if tile.place == GATE else self.gates,
            [*self.fountains, new] if tile.place in (FOUNTAIN, START) else self.fountains,
        )


def empty_board() -> Board:
    """Give a board without any tile; the first one laid is the start."""
    return Board([], [], [], [], 0, [], [])


FIRST_BOARD: Final[Board] = empty_board().with_tile(
    START_TILE, 0, 0, [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
)
"""The start tile alone (K1.S3)."""
