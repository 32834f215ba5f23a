"""The two grids: squares with four sides, hexes with six; sides go clockwise."""

from __future__ import annotations

from typing import Final, final


@final
class Grid:
    """A grid by its steps: where each side leads, and which side leads where."""

    def __init__(self, names: tuple[str, ...], step_x: list[int], step_y: list[int]) -> None:
        self.names: Final = names
        self.sides: Final = len(names)
        self.step_x: Final = step_x
        self.step_y: Final = step_y
        towards = [-1] * 9
        for side in range(len(names)):
            towards[3 * step_x[side] + step_y[side] + 4] = side
        self.towards: Final = towards

    def opposite(self, side: int) -> int:
        """Give the side across."""
        return (side + self.sides // 2) % self.sides

    def turned(self, openings: int, turns: int) -> int:
        """Turn a set of sides (a bit each) clockwise."""
        return ((openings << turns) | (openings >> (self.sides - turns))) & ((1 << self.sides) - 1)

    def distinct_turns(self, openings: int) -> int:
        """Say after how many turns a set of sides looks the same again."""
        turns = 1
        while self.turned(openings, turns % self.sides) != openings:
            turns += 1
        return turns


SQUARES: Final[Grid] = Grid(("north", "east", "south", "west"), [0, 1, 0, -1], [-1, 0, 1, 0])
HEXES: Final[Grid] = Grid(
    ("northeast", "east", "southeast", "southwest", "west", "northwest"),
    [1, 1, 0, -1, -1, 0],
    [-1, 0, 1, 1, 0, -1],
)
