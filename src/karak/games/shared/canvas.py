"""What pictures in text are made of: characters, scales, windows, texts with roles on a grid."""

from __future__ import annotations

from typing import Final, final

Span = tuple[str, str]
Row = list[Span]

BLANK: Final = ""


@final
class Glyphs:
    """The characters of one way to draw; `corners` by the lines that meet (north 1, east 2 …)."""

    def __init__(
        self,
        corners: str,
        caps: str,
        rock: str,
        heroes: str,
        water: str,
        hearts: str,
        chasm: str,
        city: str,
    ) -> None:
        self.corners: Final = corners
        self.flat: Final = corners[10]
        self.upright: Final = corners[5]
        self.caps: Final = caps
        self.rock: Final = rock
        self.heroes: Final = heroes
        self.water: Final = water
        self.hearts: Final = hearts
        self.chasm: Final = chasm
        self.city: Final = city


BOXES: Final = Glyphs(" ╵╶└╷│┌├╴┘─┴┐┤┬┼", "╴╶", "░", "●▲■◆★✚♣♠", "≈", "♥♡", "▒", "⌂")
ASCII: Final = Glyphs(" |-+||++-+-+++++", "--", ":", "ABCDEFGH", "~", "*.", "#", "^")


@final
class Scale:
    """How much room the inside of a tile has, without the lines round it."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide: Final = wide
        self.high: Final = high

    def fit_wide(self, columns: int) -> int:
        """Say how many tiles fit into so many columns."""
        return max(1, (columns - 1) // (self.wide + 1))

    def fit_high(self, lines: int) -> int:
        """Say how many tiles fit into so many lines."""
        return max(1, (lines - 1) // (self.high + 1))


@final
class Window:
    """The cells that are drawn, from the first to the last, both included."""

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left: Final = left
        self.top: Final = top
        self.right: Final = right
        self.bottom: Final = bottom


def first_shown(low: int, high: int, centre: int, count: int) -> int:
    """Say where a window of so many cells begins, without showing more edge than it must."""
    return max(low, min(centre - count // 2, high - count + 1))


def cut_sides(shown: Window, whole: Window) -> list[int]:
    """List the sides, north first and clockwise, on which there is more than is shown."""
    beyond = [
        whole.top < shown.top,
        whole.right > shown.right,
        whole.bottom > shown.bottom,
        whole.left < shown.left,
    ]
    return [side for side in range(4) if beyond[side]]


def hero_role(seat: int, active: int) -> str:
    """Name the role of a hero's mark."""
    return f"active-{seat}" if seat == active else f"hero-{seat}"


def text_of(rows: list[Row]) -> list[str]:
    """Join the spans of each row."""
    return ["".join([text for text, _ in row]) for row in rows]


@final
class Canvas:
    """Characters and their roles on a grid."""

    def __init__(self, wide: int, high: int) -> None:
        self.texts: Final[list[list[str]]] = [[" "] * wide for _ in range(high)]
        self.roles: Final[list[list[str]]] = [[BLANK] * wide for _ in range(high)]

    def put(self, x: int, y: int, text: str, role: str) -> None:
        """Write a text from a place on to the right."""
        for i in range(len(text)):
            self.texts[y][x + i] = text[i]
            self.roles[y][x + i] = role

    def centre(self, x: int, y: int, wide: int, row: Row) -> None:
        """Write spans into the middle of so many columns, as much as fits."""
        length = sum([len(text) for text, _ in row])
        at = x + max(0, (wide - length) // 2)
        end = x + wide
        for text, role in row:
            self.put(at, y, text[: max(0, end - at)], role)
            at += len(text)

    def rows(self) -> list[Row]:
        """Give each line as runs of the same role, without blanks at its end."""
        told: list[Row] = []
        for y in range(len(self.texts)):
            row: Row = []
            last = len("".join(self.texts[y]).rstrip())
            start = 0
            for x in range(1, last + 1):
                if x == last or self.roles[y][x] != self.roles[y][start]:
                    row.append(("".join(self.texts[y][start:x]), self.roles[y][start]))
                    start = x
            told.append(row)
        return told
