"""The land as text: hexes as bricks in rows that are set off by half a brick.

So every hex has its six edges: left, right, and two each above and below. `rows` gives spans of
text with a role each ("chasm", "army", "hero-2"), so that a screen can colour them; `draw` joins
the texts. The lines inside tell the land, who or what is on it, and its number with the heroes.
"""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.army import glory
from karak.games.karak2.deck import hexes_left
from karak.games.karak2.edges import Edges
from karak.games.karak2.pieces import LANDS, RESOURCES, SIDES, YIELDS
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.canvas import (
    BOXES,
    Canvas,
    Glyphs,
    Row,
    Scale,
    Window,
    first_shown,
    hero_role,
    text_of,
)

FULL: Final = Scale(11, 3)
SMALL: Final = Scale(5, 2)
SHORT_NAMES: Final[dict[str, str]] = {
    "farm-forest": "farm+forest",
    "farm-rock": "farm+rock",
    "forest-rock": "forest+rock",
    "big-farm": "farm x3",
    "dense-forest": "forest x3",
    "big-rock": "rock x3",
    "fire-eaters": "fire",
    "shadow-eaters": "shadow",
    "hammer-follower": "hammer",
    "envoys-of-death": "envoys",
}
"""What is written on hexes where nobody translates it; other names end with their short form."""


def draw(game: State, width: int | None = None, height: int | None = None) -> str:
    """Draw the land, cut to a size round the active hero, and say who is who below it."""
    lines = text_of(rows(game, width, height))
    legend: list[str] = []
    for hero in game.heroes:
        mark = BOXES.heroes[hero.seat]
        told = f"{hero.hero.name} {hero.hearts}{BOXES.hearts[0]} glory {glory(game, hero)}"
        legend.append(f"{f'[{mark}]' if hero.seat == game.seat else mark} {told}")
    told = "   ".join(legend)
    return "\n".join([*lines, told if width is None else told[:width]])


def rows(
    game: State,
    width: int | None = None,
    height: int | None = None,
    scale: Scale = FULL,
    glyphs: Glyphs = BOXES,
    names: dict[str, str] | None = None,
) -> list[Row]:
    """Draw the land in spans; `names` translates what is written on hexes."""
    view = window(game, width, height, scale)
    half = (scale.wide + 1) // 2
    wide = (view.right - view.left + 2) * half + 1
    canvas = Canvas(wide, (view.bottom - view.top + 1) * (scale.high + 1) + 1)
    drawing = Drawing(game, view, canvas, scale, glyphs, {} if names is None else names)
    shown = [site for site in range(len(game.land.hexes)) if drawing.is_shown(site)]
    edges = Edges(canvas, scale, glyphs, hexes_left(game) > 0)
    for site in shown:
        first = len(SIDES) * site
        ways = game.land.ways[first : first + len(SIDES)]
        edges.draw(drawing.left_of(site), drawing.top_of(site), ways)
    edges.draw_corners()
    for site in shown:
        drawing.draw_hex(site)
    return canvas.rows()


def column(game: State, site: int) -> int:
    """Give the place of a hex from left to right, in halves of a hex."""
    return 2 * game.land.xs[site] + game.land.ys[site]


def window(game: State, width: int | None, height: int | None, scale: Scale) -> Window:
    """Choose the hexes to draw, columns in halves: those round the active hero if not all fit."""
    columns = [column(game, site) for site in range(len(game.land.hexes))]
    ys = game.land.ys
    site = game.heroes[game.seat].site if game.heroes else 0
    left, right = min(columns), max(columns)
    top, bottom = min(ys), max(ys)
    if width is not None:
        count = max(1, (width - 1) // ((scale.wide + 1) // 2) - 1)
        left = first_shown(left, right, columns[site], count)
        right = min(right, left + count - 1)
    if height is not None:
        count = scale.fit_high(height)
        top = first_shown(top, bottom, ys[site], count)
        bottom = min(bottom, top + count - 1)
    return Window(left, top, right, bottom)


@final
class Drawing:
    """One picture being made: hexes and what is on them."""

    def __init__(
        self,
        game: State,
        view: Window,
        canvas: Canvas,
        scale: Scale,
        glyphs: Glyphs,
        names: dict[str, str],
    ) -> None:
        self.game: Final = game
        self.view: Final = view
        self.canvas: Final = canvas
        self.scale: Final = scale
        self.half: Final = (scale.wide + 1) // 2
        self.glyphs: Final = glyphs
        self.names: Final = names

    def is_shown(self, site: int) -> bool:
        """Say whether a hex is in the picture."""
        view = self.view
        inside = view.left <= column(self.game, site) <= view.right
        return inside and view.top <= self.game.land.ys[site] <= view.bottom

    def left_of(self, site: int) -> int:
        """Give the column of a hex's left edge."""
        return (column(self.game, site) - self.view.left) * self.half

    def top_of(self, site: int) -> int:
        """Give the line of a hex's upper edges."""
        return (self.game.land.ys[site] - self.view.top) * (self.scale.high + 1)

    def draw_hex(self, site: int) -> None:
        """Draw the inside of a hex."""
        x, y = self.left_of(site) + 1, self.top_of(site) + 1
        number = f"{site}"
        room = self.scale.wide - len(number)
        if self.scale is SMALL:
            self.canvas.put(x, y, number, "number")
            land = self.small_land(site)[:room]
            self.canvas.put(x + self.scale.wide - len(land), y, land, "land")
            here = [*self.heroes(site), *(self.city(site) or self.armies(site))]
            self.canvas.centre(x, y + 1, self.scale.wide, here or self.lying(site))
            return
        last = y + self.scale.high - 1
        self.canvas.centre(x, y, self.scale.wide, self.land(site))
        self.canvas.centre(x, y + 1, self.scale.wide, self.what_is_there(site))
        self.canvas.put(x, last, number, "number")
        self.canvas.centre(x + len(number), last, room, self.heroes(site))

    def name(self, piece: str) -> str:
        """Give the word for a piece: a translated one, or a short form of its own name."""
        if piece in self.names:
            return self.names[piece]
        return SHORT_NAMES[piece] if piece in SHORT_NAMES else piece.rsplit("-", 1)[-1]

    def land(self, site: int) -> Row:
        """Name the land, which tells what it gives."""
        land = self.game.land.hexes[site].land
        return [(self.name(LANDS[land]), "land" if sum(YIELDS[land]) > 0 else "place")]

    def small_land(self, site: int) -> str:
        """Tell what a land gives by the first letters of the resources."""
        land = self.game.land.hexes[site].land
        given = YIELDS[land]
        told = ""
        for resource in range(len(given)):
            if given[resource] > 0:
                count = f"{given[resource]}" if given[resource] > 1 else ""
                told += f"{count}{self.name(RESOURCES[resource])[:1]}"
        return told or self.name(LANDS[land])[:2].upper()

    def what_is_there(self, site: int) -> Row:
        """Tell of the General, the armies with their strength, or the city, and what lies there."""
        return [*(self.armies(site) or self.city(site)), *self.lying(site)]

    def armies(self, site: int) -> Row:
        """Name the armies, or count them where names take too much room, with their strength."""
        figures = self.game.figures
        if site == self.game.general_site:
            strength = figures.general + self.game.praetorians
            small = f"!{strength}"
            return [
                (small if self.scale is SMALL else f"{self.name('general')} {strength}", "army")
            ]
        armies = self.game.armies[site]
        if not armies:
            return []
        strength = sum([figures.strengths[army.index] for army in armies])
        if self.scale is SMALL:
            return [(f"!{strength}", "army")]
        told = "+".join([self.name(army.name) for army in armies])
        if len(told) + len(f" {strength}") > self.scale.wide:
            told = f"{len(armies)} {self.name('armies')}"
        return [(f"{told} {strength}", "army")]

    def city(self, site: int) -> Row:
        """Show whose city stands there, and whether the plague is in it."""
        for hero in self.game.heroes:
            if hero.city == site:
                mark = f"{self.glyphs.city}{self.glyphs.heroes[hero.seat]}"
                word = "plague" if self.game.plagued == hero.seat else "city"
                told = mark if self.scale is SMALL else f"{mark} {self.name(word)}"
                return [(told, f"hero-{hero.seat}")]
        return []

    def lying(self, site: int) -> Row:
        """Name what lies there, or count it where names take too much room."""
        items = self.game.lying[site]
        if not items:
            return []
        taken = self.game.armies[site] or self.city(site)
        told = ",".join([self.name(item.name) for item in items])
        if taken or self.scale is SMALL:
            return [(f" *{len(items)}", "item")]
        if len(told) >= self.scale.wide:
            told = f"{len(items)} {self.name('pieces')}"
        return [(f"*{told}", "item")]

    def heroes(self, site: int) -> Row:
        """Show the heroes on a hex, the active one in brackets."""
        here: list[Ruler] = [hero for hero in self.game.heroes if hero.site == site]
        told: Row = []
        for hero in here:
            mark = self.glyphs.heroes[hero.seat]
            shown = f"[{mark}]" if hero.seat == self.game.seat else mark
            told.append((shown, hero_role(hero.seat, self.game.seat)))
        return told
