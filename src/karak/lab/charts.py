"""Charts as SVG, drawn by small functions: nothing is needed to look at them but a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from math import ceil, floor, log10

ROW = 26
LINE = 16
TOP = 14
FOOT = 30
HIGH = 240
LETTER = 7.0
"""How wide a letter is, about."""
COLOURS = 8
"""How many colours the style sheet has."""
GREY = 7
BLANK = 10
INSET = 16
KEY = 12
QUARTERS = range(0, 101, 25)

Write = Callable[[float], str]
"""Writes a number as the reader's language does."""


def chart_style() -> str:
    """Give the style sheet of charts."""
    return files("karak.lab").joinpath("charts.css").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Estimate:
    """A value and the interval round it."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Key:
    """Which colour stands for what."""

    name: str
    colour: int


@dataclass(frozen=True)
class Series(Key):
    """What one arm has to show, under its name."""

    values: Sequence[float]


@dataclass(frozen=True)
class Estimates(Key):
    """Values with intervals of one arm, under its name."""

    values: Sequence[Estimate]


@dataclass(frozen=True)
class Sheet:
    """What is drawn on: how wide it is, what is left free at its sides, where names of rows go."""

    kind: str
    width: float
    edge: float
    right: float
    names_above: bool
    marks: int

    def left(self, rows: Sequence[str]) -> float:
        """Say where rows begin: beside the longest name, if the names stand there."""
        longest = LETTER * max(map(len, rows), default=0) + 2 * BLANK
        return INSET if self.names_above else max(self.edge, longest)

    def row(self, bars: int) -> float:
        """Say how high a row of so many bars is."""
        return ROW * bars + (LINE if self.names_above else 0)

    def bar(self, row: int, bars: int, bar: int) -> float:
        """Say where a bar of a row lies: its middle."""
        return TOP + self.row(bars) * (row + 1) - ROW * (bars - bar - 0.5)

    def name(self, text: str, row: int, bars: int, left: float) -> str:
        """Write the name of a row beside its bars or above them."""
        y = TOP + self.row(bars) * row
        x, y = (left, y + LINE) if self.names_above else (left - BLANK, y + ROW * bars / 2 + 4)
        kind = "above" if self.names_above else "label"
        return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


DESK = Sheet("desk", 720, 84, 64, names_above=False, marks=8)
PHONE = Sheet("phone", 360, 44, 58, names_above=True, marks=4)


@dataclass(frozen=True)
class Drawing:
    """What was drawn on a sheet, and how high it got."""

    sheet: Sheet
    height: float
    drawn: Sequence[str]

    def svg(self, title: str, more: str = "") -> str:
        """Give it as SVG."""
        told, inside = escape(title, quote=True), "\n".join(self.drawn)
        box = f'viewBox="0 0 {self.sheet.width:.0f} {self.height:.0f}"'
        return f'<svg{more} {box} role="img" aria-label="{told}">\n{inside}\n</svg>'


@dataclass(frozen=True)
class Chart:
    """What can be drawn on a sheet of any kind, and what its colours mean."""

    title: str
    draw: Callable[[Sheet], Drawing]
    keys: Sequence[Key] = ()

    def inline(self) -> str:
        """Give it for a page with the style sheets, which show the drawing that has room."""
        drawings = [
            self.draw(sheet).svg(self.title, f' class="{sheet.kind}"') for sheet in (DESK, PHONE)
        ]
        return "\n".join([_legend(self.keys), *drawings])

    def picture(self) -> str:
        """Give it as a file of its own."""
        drawing = self.draw(DESK)
        keys, high = _keys(self.keys, DESK)
        style = f"<style>\n{chart_style()}</style>"
        moved = [style, *keys, f'<g transform="translate(0 {high})">', *drawing.drawn, "</g>"]
        whole = Drawing(DESK, drawing.height + high, moved)
        return whole.svg(self.title, ' xmlns="http://www.w3.org/2000/svg"') + "\n"


def ticks(most: float) -> list[float]:
    """Choose round numbers from nothing up to at least `most`."""
    if most <= 0:
        return [0.0, 1.0]
    rough = most / 5
    size = 10.0 ** floor(log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough * 0.999)
    return [step * count for count in range(ceil(most / step - 1e-9) + 1)]


def whiskers(
    title: str, rows: Sequence[str], arms: Sequence[Estimates], even: float | None, write: Write
) -> Chart:
    """Draw a dot with its interval for each row and arm, and a line where all would be even."""
    most = max((each.high for arm in arms for each in arm.values), default=1.0)
    marks = ticks(max(most, even or 0.0))
    bars = max(1, len(arms))

    def draw(sheet: Sheet) -> Drawing:
        height = TOP + sheet.row(bars) * len(rows) + FOOT
        left = sheet.left(rows)
        scale = (sheet.width - left - sheet.right) / marks[-1]
        drawn = [*_grid(sheet, marks, left, scale, height, write)]
        if even is not None:
            x = left + even * scale
            drawn.append(
                f'<line class="even" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{height - FOOT}"/>'
            )
        for place, row in enumerate(rows):
            drawn.append(sheet.name(row, place, bars, left))
            for turn, arm in enumerate(arms):
                y = sheet.bar(place, bars, turn)
                drawn += _whisker(arm.values[place], y, left, scale, arm.colour, write)
        return Drawing(sheet, height, drawn)

    return Chart(title, draw, arms if len(arms) > 1 else ())


def _whisker(
    each: Estimate, y: float, left: float, scale: float, colour: int, write: Write
) -> Iterator[str]:
    low, value, high = (left + scale * part for part in (each.low, each.value, each.high))
    kind = f"c{colour % COLOURS}"
    yield f'<line class="{kind} whisker" x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}"/>'
    yield f'<circle class="{kind}" cx="{value:.1f}" cy="{y:.1f}" r="5"/>'
    x = max(value + 5, high) + 6
    yield f'<text class="value" x="{x:.1f}" y="{y + 4:.1f}">{escape(write(each.value))}</text>'


def stacked(title: str, rows: Sequence[str], parts: Sequence[Series], write: Write) -> Chart:
    """Draw a bar for each row, divided among parts; the numbers stand in the wider ones."""
    totals = [sum(part.values[place] for part in parts) for place in range(len(rows))]
    marks = ticks(max(totals, default=1.0))

    def draw(sheet: Sheet) -> Drawing:
        height = TOP + sheet.row(1) * len(rows) + FOOT
        left = sheet.left(rows)
        scale = (sheet.width - left - sheet.right) / marks[-1]
        drawn = [*_grid(sheet, marks, left, scale, height, write)]
        for place, row in enumerate(rows):
            y = sheet.bar(place, 1, 0) - ROW / 2
            drawn.append(sheet.name(row, place, 1, left))
            x = left
            for part in parts:
                value = part.values[place]
                drawn += _bar(part, write(value), x, y, scale * value)
                x += scale * value
        return Drawing(sheet, height, drawn)

    return Chart(title, draw, parts)


def _bar(part: Key, told: str, x: float, y: float, wide: float) -> Iterator[str]:
    yield (
        f'<rect class="c{part.colour % COLOURS}" x="{x:.1f}" y="{y + 4:g}" width="{wide:.1f}" '
        f'height="{ROW - 8}"><title>{escape(f"{part.name}: {told}")}</title></rect>'
    )
    if wide > LETTER * len(told) + BLANK:
        middle = x + wide / 2
        text = escape(told)
        yield f'<text class="inside" x="{middle:.1f}" y="{y + ROW / 2 + 4}">{text}</text>'


def columns(
    title: str,
    edges: Sequence[float],
    arms: Sequence[Series],
    foot: str,
    write: Write,
    percent: Write,
) -> Chart:
    """Draw a histogram: for each bin, between two edges, a column of each arm in percent."""
    most = max((value for arm in arms for value in arm.values), default=1.0)
    marks = ticks(most)
    bins = len(edges) - 1

    def draw(sheet: Sheet) -> Drawing:
        drawn = [*_levels(sheet, marks, percent)]
        wide = (sheet.width - sheet.edge - sheet.right) / max(1, bins)
        for place in range(bins):
            left = sheet.edge + wide * place
            for turn, arm in enumerate(arms):
                high = HIGH * arm.values[place] / marks[-1]
                part = (wide - 2) / len(arms)
                drawn.append(
                    f'<rect class="c{arm.colour % COLOURS}" x="{left + 1 + part * turn:.1f}" '
                    f'y="{TOP + HIGH - high:.1f}" width="{part:.1f}" height="{high:.1f}"/>'
                )
            if place % max(1, bins // sheet.marks) == 0:
                drawn.append(_under(left, write(edges[place])))
        drawn.append(_under(sheet.width - sheet.right / 2, foot))
        return Drawing(sheet, TOP + HIGH + FOOT, drawn)

    return Chart(title, draw, arms if len(arms) > 1 else ())


def lines(title: str, arms: Sequence[Series], write: Write, percent: Write) -> Chart:
    """Draw curves over the course of something, from its beginning to its end (100 %)."""
    most = max((value for arm in arms for value in arm.values), default=1.0)
    marks = ticks(most)

    def draw(sheet: Sheet) -> Drawing:
        drawn = [*_levels(sheet, marks, write)]
        long = sheet.width - sheet.edge - sheet.right
        for arm in arms:
            steps = max(1, len(arm.values) - 1)
            points = " ".join(
                f"{sheet.edge + long * step / steps:.1f},"
                f"{TOP + HIGH - HIGH * value / marks[-1]:.1f}"
                for step, value in enumerate(arm.values)
            )
            drawn.append(f'<polyline class="c{arm.colour % COLOURS} curve" points="{points}"/>')
        drawn += [_under(sheet.edge + long * part / 100, percent(part)) for part in QUARTERS]
        return Drawing(sheet, TOP + HIGH + FOOT, drawn)

    return Chart(title, draw, arms)


def _legend(keys: Sequence[Key]) -> str:
    items = [
        f'<li><span class="key c{key.colour % COLOURS}"></span>{escape(key.name)}</li>'
        for key in keys
    ]
    return f'<ul class="legend">{"".join(items)}</ul>' if items else ""


def _keys(keys: Sequence[Key], sheet: Sheet) -> tuple[list[str], float]:
    """Draw what the colours mean, as many in a row as have room; give also their height."""
    drawn: list[str] = []
    x, y = float(BLANK), 0.0
    for key in keys:
        wide = KEY + LETTER * len(key.name) + 3 * BLANK
        if x > BLANK and x + wide > sheet.width:
            x, y = float(BLANK), y + ROW
        kind = f"c{key.colour % COLOURS}"
        drawn.append(
            f'<rect class="{kind}" x="{x:.1f}" y="{y + 6:.1f}" width="{KEY}" height="{KEY}"/>'
            f'<text x="{x + KEY + 6:.1f}" y="{y + 17:.1f}">{escape(key.name)}</text>'
        )
        x += wide
    return drawn, y + ROW if keys else 0.0


def binned(counts: Mapping[int, int], edges: Sequence[float]) -> list[float]:
    """Count in percent how many values lie between each two edges; the last edge is inside."""
    bins = [0] * (len(edges) - 1)
    for value, count in counts.items():
        place = next((i for i in range(len(bins)) if value < edges[i + 1]), len(bins) - 1)
        bins[place] += count
    return [100 * count / max(1, sum(bins)) for count in bins]


def _grid(
    sheet: Sheet, marks: Sequence[float], left: float, scale: float, height: float, write: Write
) -> Iterator[str]:
    apart = ceil(len(marks) / sheet.marks)
    for place, mark in enumerate(marks):
        x = left + mark * scale
        yield f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{height - FOOT}"/>'
        if place % apart == 0:
            text = escape(write(mark))
            yield f'<text class="axis" x="{x:.1f}" y="{height - FOOT + 18}">{text}</text>'


def _levels(sheet: Sheet, marks: Sequence[float], write: Write) -> Iterator[str]:
    right = sheet.width - sheet.right
    for mark in marks:
        y = TOP + HIGH - HIGH * mark / marks[-1]
        yield f'<line class="grid" x1="{sheet.edge}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>'
        text = escape(write(mark))
        yield f'<text class="level" x="{sheet.edge - 6}" y="{y + 4:.1f}">{text}</text>'


def _under(x: float, text: str) -> str:
    return f'<text class="axis" x="{x:.1f}" y="{TOP + HIGH + 18}">{escape(text)}</text>'
