"""The board as text: walls and doorways, rooms and tunnels, and what is on them.

`rows` gives spans of text with a role each ("wall", "monster", "hero-2"), so that a screen can
colour them; `draw` joins the texts. A tile is a cell of text whose walls it shares with its
neighbours; the three lines inside tell the place or what lies there, the token, the heroes.
"""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.board import NOWHERE, WAY_ON
from karak.games.karak1.pieces import FOUNTAIN, GATE, PLACES, ROOM, START, TUNNEL
from karak.games.karak1.state import State
from karak.games.shared.canvas import (
    BLANK,
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

FULL: Final = Scale(9, 3)
SMALL: Final = Scale(3, 1)
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
PIECES: Final = "pieces"


def draw(game: State, width: int | None = None, height: int | None = None) -> str:
    """Draw the board, cut to a size round the active hero, and say who is who below it."""
    lines = text_of(rows(game, width, height))
    legend: list[str] = []
    for hero in game.heroes:
        mark = BOXES.heroes[hero.seat]
        hearts = f"{hero.hearts}{BOXES.hearts[0]}"
        name = hero.hero.name if game.cursed != hero.seat else f"{hero.hero.name} (cursed)"
        legend.append(f"{f'[{mark}]' if hero.seat == game.seat else mark} {name} {hearts}")
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
    """Draw the board in spans; `names` translates what is written on tiles."""
    view = window(game, width, height, scale)
    across = view.right - view.left + 1
    down = view.bottom - view.top + 1
    canvas = Canvas(across * (scale.wide + 1) + 1, down * (scale.high + 1) + 1)
    drawing = Drawing(game, view, canvas, scale, glyphs, {} if names is None else names)
    drawing.draw_walls()
    for site in range(len(game.board.tiles)):
        drawing.draw_tile(site)
    return canvas.rows()


def window(game: State, width: int | None, height: int | None, scale: Scale) -> Window:
    """Choose the cells to draw: all that fit, those round the active hero if not all do."""
    xs = game.board.xs
    ys = game.board.ys
    site = game.heroes[game.seat].site if game.heroes else 0
    left, right = min(xs), max(xs)
    top, bottom = min(ys), max(ys)
    if width is not None:
        count = scale.fit_wide(width)
        left = first_shown(left, right, xs[site], count)
        right = min(right, left + count - 1)
    if height is not None:
        count = scale.fit_high(height)
        top = first_shown(top, bottom, ys[site], count)
        bottom = min(bottom, top + count - 1)
    return Window(left, top, right, bottom)


@final
class Drawing:
    """One picture being made."""

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
        self.door: Final = scale.wide // 3
        self.glyphs: Final = glyphs
        self.names: Final = names
        board = game.board
        self.sites: Final = {
            (board.xs[site], board.ys[site]): site for site in range(len(board.tiles))
        }

    # Walls and doorways

    def draw_walls(self) -> None:
        """Draw the edges of all cells, and the corners where they meet."""
        view = self.view
        for y in range(view.top, view.bottom + 2):
            for x in range(view.left, view.right + 2):
                left = (x - view.left) * (self.scale.wide + 1)
                top = (y - view.top) * (self.scale.high + 1)
                corner = 0
                if self.is_edge(x, y - 1, x - 1, y - 1):
                    corner |= 1
                if self.is_edge(x, y, x, y - 1):
                    corner |= 2
                    if x <= view.right:
                        self.draw_flat(left + 1, top, self.way(x, y, x, y - 1, NORTH))
                if self.is_edge(x, y, x - 1, y):
                    corner |= 4
                    if y <= view.bottom:
                        self.draw_upright(left, top + 1, self.way(x, y, x - 1, y, WEST))
                if self.is_edge(x - 1, y, x - 1, y - 1):
                    corner |= 8
                self.canvas.put(left, top, self.glyphs.corners[corner], "wall")

    def site_at(self, x: int, y: int) -> int:
        """Find the site of a cell if it is in the picture."""
        view = self.view
        if view.left <= x <= view.right and view.top <= y <= view.bottom:
            return self.sites.get((x, y), NOWHERE)
        return NOWHERE

    def is_edge(self, x: int, y: int, x2: int, y2: int) -> bool:
        """Say whether a tile lies on one side of the edge between two cells."""
        return self.site_at(x, y) != NOWHERE or self.site_at(x2, y2) != NOWHERE

    def way(self, x: int, y: int, x2: int, y2: int, side: int) -> int:
        """Say where the edge between two cells leads; `side` is where it is for the first."""
        site = self.site_at(x, y)
        if site != NOWHERE:
            return self.game.board.ways[4 * site + side]
        return self.game.board.ways[4 * self.site_at(x2, y2) + (side ^ 2)]

    def draw_flat(self, x: int, y: int, way: int) -> None:
        """Draw a wall from left to right, with a doorway if it leads anywhere."""
        wide, door, flat = self.scale.wide, self.door, self.glyphs.flat
        self.canvas.put(x, y, flat * wide, "wall")
        if way < 0 and way != WAY_ON:
            return
        start = (wide - door) // 2
        if door > 1:
            self.canvas.put(x + start - 1, y, self.glyphs.caps[0], "wall")
            self.canvas.put(x + start + door, y, self.glyphs.caps[1], "wall")
        self.canvas.put(x + start, y, " " * door, BLANK)
        if self.leads_on(way):
            self.canvas.put(x + wide // 2, y, "?", "way-on")

    def draw_upright(self, x: int, y: int, way: int) -> None:
        """Draw a wall from top to bottom, with a doorway if it leads anywhere."""
        for line in range(self.scale.high):
            self.canvas.put(x, y + line, self.glyphs.upright, "wall")
        if way >= 0 or way == WAY_ON:
            middle = y + self.scale.high // 2
            self.canvas.put(x, middle, "?" if self.leads_on(way) else " ", "way-on")

    def leads_on(self, way: int) -> bool:
        """Say whether somebody could explore there (K1.E7)."""
        return way == WAY_ON and self.game.stack_left > 0

    # Tiles and what is on them

    def draw_tile(self, site: int) -> None:
        """Draw the inside of a tile if it is in the picture."""
        board = self.game.board
        view = self.view
        if self.site_at(board.xs[site], board.ys[site]) == NOWHERE:
            return
        x = (board.xs[site] - view.left) * (self.scale.wide + 1) + 1
        y = (board.ys[site] - view.top) * (self.scale.high + 1) + 1
        if board.tiles[site].place != ROOM:
            self.draw_rock(site, x, y)
        lines = self.small_lines(site) if self.scale is SMALL else self.full_lines(site)
        for line in range(len(lines)):
            self.canvas.centre(x, y + line, self.scale.wide, lines[line])

    def draw_rock(self, site: int, x: int, y: int) -> None:
        """Fill what is no room with rock but for the way through it."""
        tile = self.game.board.tiles[site]
        wide, door = self.scale.wide, self.door
        side = (wide - door) // 2
        middle = self.scale.high // 2
        rock = self.glyphs.rock
        for line in range(self.scale.high):
            if line == middle:
                west, east, centre = tile.is_open(WEST), tile.is_open(EAST), True
            else:
                west, east = False, False
                centre = tile.is_open(NORTH if line < middle else SOUTH)
            self.canvas.put(x, y + line, " " * side if west else rock * side, "rock")
            self.canvas.put(x + side, y + line, " " * door if centre else rock * door, "rock")
            self.canvas.put(x + side + door, y + line, " " * side if east else rock * side, "rock")

    def full_lines(self, site: int) -> list[Row]:
        """Tell what is on a tile: place or lying pieces, token or number, heroes."""
        lying = self.game.lying[site]
        first = self.place_name(site)
        if lying:
            first = [(self.pieces([item.name for item in lying]), "item")]
        return [first, self.token(site) or self.place_number(site), self.heroes(site)]

    def small_lines(self, site: int) -> list[Row]:
        """Tell the most important thing on a tile in three characters."""
        here = [hero.seat for hero in self.game.heroes if hero.site == site]
        if here:
            seat = self.game.seat if self.game.seat in here else here[0]
            more = "+" if len(here) > 1 else ""
            return [[(self.glyphs.heroes[seat] + more, hero_role(seat, self.game.seat))]]
        token = self.game.tokens[site]
        if token is not None:
            letter = self.name(token.name)[:1]
            if not token.fights:
                return [[("$", "chest")]]
            return [[(f"{letter}{self.game.figures.strengths[token.index]}", "monster")]]
        if self.game.lying[site]:
            return [[("*", "item")]]
        return [self.place_number(site)]

    def name(self, piece: str) -> str:
        """Give the word for a piece: a translated one, or the last part of its own name."""
        return self.names[piece] if piece in self.names else piece.rsplit("-", 1)[-1]

    def pieces(self, lying: list[str]) -> str:
        """Name the pieces that lie somewhere, or count them where the names take too much room."""
        told = ",".join([self.name(piece) for piece in lying])
        return f"*{told if len(told) < self.scale.wide else f'{len(lying)} {self.name(PIECES)}'}"

    def place_name(self, site: int) -> Row:
        """Name a place where something can be done."""
        place = self.game.board.tiles[site].place
        if place in (ROOM, TUNNEL):
            return []
        role = "fountain" if place in (FOUNTAIN, START) else "gate"
        return [(f" {self.name(PLACES[place])} ", role)]

    def place_number(self, site: int) -> Row:
        """Give the number by which actions call a fountain or gate."""
        board = self.game.board
        place = board.tiles[site].place
        if place == GATE:
            return [(f"({board.gates.index(site) + 1})", "gate")]
        if place in (FOUNTAIN, START):
            water = self.glyphs.water
            return [(f"{water}{board.fountains.index(site) + 1}{water}", "fountain")]
        return []

    def token(self, site: int) -> Row:
        """Name the monster with its strength, or the chest."""
        token = self.game.tokens[site]
        if token is None:
            return []
        name = self.name(token.name)
        if not token.fights:
            return [(f"[{name}]", "chest")]
        return [(f"{name} {self.game.figures.strengths[token.index]}", "monster")]

    def heroes(self, site: int) -> Row:
        """Show the heroes on a tile, the active one in brackets."""
        told: Row = []
        for hero in self.game.heroes:
            if hero.site == site:
                mark = self.glyphs.heroes[hero.seat]
                shown = f"[{mark}]" if hero.seat == self.game.seat else f"{mark}"
                told.append((shown, hero_role(hero.seat, self.game.seat)))
        return [(" ", BLANK), *told, (" ", BLANK)] if told else []
