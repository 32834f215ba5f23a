"""The edges of hexes in the drawing: chasms, open ones, and those into the unknown."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import SIDES
from karak.games.shared.board import WAY_ON
from karak.games.shared.canvas import BLANK, Canvas, Glyphs, Scale

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
LINES: Final = 15
ONE_CHASM: Final = 16
TWO_CHASMS: Final = 32
"""What meets in a corner: lines towards four directions, and whether chasms are among them."""


@final
class Edges:
    """The edges of one picture; `corners` tells what meets in a place."""

    def __init__(self, canvas: Canvas, scale: Scale, glyphs: Glyphs, more: bool) -> None:
        self.canvas: Final = canvas
        self.high: Final = scale.high
        self.half: Final = (scale.wide + 1) // 2
        self.glyphs: Final = glyphs
        self.more: Final = more
        self.corners: Final[dict[tuple[int, int], int]] = {}

    def draw(self, x: int, y: int, ways: list[int]) -> None:
        """Draw the six edges of a hex; neighbours agree about those they share."""
        for side in range(len(SIDES)):
            name = SIDES[side]
            right = name.endswith("east")
            if name in ("east", "west"):
                self.draw_upright(x + 2 * self.half if right else x, y, ways[side])
            else:
                line = y if name.startswith("north") else y + self.high + 1
                self.draw_flat(x + self.half if right else x, line, ways[side])

    def draw_flat(self, x: int, y: int, way: int) -> None:
        """Draw half of an upper or lower edge, from one corner to the next."""
        length = self.half - 1
        is_chasm = way < 0 and way != WAY_ON
        self.meet(x, y, EAST, is_chasm)
        self.meet(x + self.half, y, WEST, is_chasm)
        if is_chasm:
            self.canvas.put(x + 1, y, self.glyphs.chasm * length, "chasm")
            return
        gap = (length + 1) // 2
        start = x + 1 + (length - gap) // 2
        self.canvas.put(x + 1, y, self.glyphs.flat * length, "border")
        self.canvas.put(start, y, " " * gap, BLANK)
        if self.leads_on(way):
            self.canvas.put(start + gap // 2, y, "?", "way-on")

    def draw_upright(self, x: int, y: int, way: int) -> None:
        """Draw the left or right edge, from one corner to the next."""
        is_chasm = way < 0 and way != WAY_ON
        self.meet(x, y, SOUTH, is_chasm)
        self.meet(x, y + self.high + 1, NORTH, is_chasm)
        line = self.glyphs.chasm if is_chasm else self.glyphs.upright
        for down in range(1, self.high + 1):
            self.canvas.put(x, y + down, line, "chasm" if is_chasm else "border")
        if not is_chasm:
            middle = y + 1 + self.high // 2
            self.canvas.put(x, middle, "?" if self.leads_on(way) else " ", "way-on")

    def leads_on(self, way: int) -> bool:
        """Say whether somebody could explore there (K2.M8)."""
        return way == WAY_ON and self.more

    def meet(self, x: int, y: int, line: int, is_chasm: bool) -> None:
        """Remember that a line ends in a corner; an edge that is drawn twice counts once."""
        bits = self.corners.get((x, y), 0)
        if bits & line:
            return
        bits |= line
        if is_chasm:
            bits |= TWO_CHASMS if bits & ONE_CHASM else ONE_CHASM
        self.corners[x, y] = bits

    def draw_corners(self) -> None:
        """Draw the corners: chasms that meet go on, other lines join."""
        for (x, y), bits in self.corners.items():
            if bits & TWO_CHASMS:
                self.canvas.put(x, y, self.glyphs.chasm, "chasm")
            else:
                self.canvas.put(x, y, self.glyphs.corners[bits & LINES], "border")
