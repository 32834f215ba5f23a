"""A board that grows: sites in the order of discovery, and which way leads where.

A board is never changed: laying a tile makes a new one, so that copies of a game share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from karak.games.shared.grid import Grid

NOWHERE: Final = -1
WALL: Final = -1
WAY_ON: Final = -2
BEHIND_WALL: Final = -3


@mypyc_attr(acyclic=True)
class Board:
    """Cells and ways of the laid tiles; `ways` has an entry for each side of each site.

    An entry tells where a side leads: to a site (both tiles are open there), WAY_ON (an
    opening towards an empty cell), WALL, or BEHIND_WALL less the site that lies beyond a wall.
    """

    def __init__(
        self, grid: Grid, xs: list[int], ys: list[int], ways: list[int], ways_on: int
    ) -> None:
        self.grid: Final = grid
        self.xs: Final = xs
        self.ys: Final = ys
        self.ways: Final = ways
        self.ways_on: Final = ways_on

    def site_at(self, x: int, y: int) -> int:
        """Find the site of a cell, NOWHERE if it is empty."""
        for site in range(len(self.xs)):
            if self.xs[site] == x and self.ys[site] == y:
                return site
        return NOWHERE

    def neighbours(self, x: i64, y: i64) -> list[int]:
        """Find the sites round a cell, one for each side, NOWHERE where it is empty."""
        near = [NOWHERE] * self.grid.sides
        towards = self.grid.towards
        ys = self.ys
        site: i64 = -1
        for each in self.xs:
            site += 1
            right: i64 = each - x
            if -1 <= right <= 1:
                down: i64 = ys[site] - y
                if -1 <= down <= 1:
                    side = towards[3 * right + down + 4]
                    if side >= 0:
                        near[side] = site
        return near

    def beyond(self, site: int, side: int) -> list[int]:
        """Find the sites round the cell that lies at a side of a site."""
        grid = self.grid
        return self.neighbours(self.xs[site] + grid.step_x[side], self.ys[site] + grid.step_y[side])

    def next_site(self, site: int, side: int) -> int:
        """Find the laid site at a side, walls or not, NOWHERE if the cell is empty."""
        way = self.ways[self.grid.sides * site + side]
        if way >= 0:
            return way
        return BEHIND_WALL - way if way <= BEHIND_WALL else NOWHERE

    def ways_on_with(self, openings: int, near: list[int]) -> int:
        """Count the ways on after laying a tile with such openings among those neighbours."""
        count = self.ways_on
        sides = self.grid.sides
        half = sides // 2
        for side in range(sides):
            site = near[side]
            if site == NOWHERE:
                if (openings >> side) & 1:
                    count += 1
            elif self.ways[sides * site + (side + half) % sides] == WAY_ON:
                count -= 1
        return count

    def ways_with(self, openings: int, near: list[int]) -> list[int]:
        """Give the ways after laying a tile with such openings among those neighbours."""
        sides = self.grid.sides
        half = sides // 2
        new = len(self.xs)
        ways = self.ways + [WALL] * sides
        for side in range(sides):
            here = sides * new + side
            site = near[side]
            is_open = (openings >> side) & 1 == 1
            if site == NOWHERE:
                if is_open:
                    ways[here] = WAY_ON
                continue
            there = sides * site + (side + half) % sides
            if is_open and ways[there] == WAY_ON:
                ways[here] = site
                ways[there] = new
            else:
                ways[here] = BEHIND_WALL - site
                ways[there] = BEHIND_WALL - new
        return ways
