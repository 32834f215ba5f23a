"""How a golden game of Karak stands: heroes, board and pieces on lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from karak.games.karak1.game import Karak
from karak.games.karak1.pieces import PLACES, SHAPES
from language import GLYPHS as DRAWN

GLYPHS: Final = {
    (shape, (rotation + half) % 360): glyph
    for glyph, (shape, rotation) in DRAWN.items()
    for half in (
        (0, 180) if shape == "straight" else range(0, 360, 90) if shape == "cross" else (0,)
    )
}


def hero_name(game: Karak, seat: int) -> str:
    """Name the hero of a seat as far as it has one."""
    return f"{seat}:{game.heroes[seat].hero.name}"


def standing(game: Karak, seat: int) -> str:
    """Tell how a hero stands."""
    hero = game.heroes[seat]
    pieces = " ".join(item.name for item in (*hero.pack, *hero.treasures)) or "nothing"
    cursed = ", cursed" if game.cursed == seat else ""
    return f"{hero_name(game, seat)} on {hero.site}, {hero.hearts} hearts, has {pieces}{cursed}"


def ended(game: Karak) -> Iterator[str]:
    """Tell the turn, what is left, and the points."""
    position = game.full_position()
    yield f"turn: {position['turn']}"
    yield f"bag: {position['bag']}"
    yield f"stack: {position['stack']}"
    yield f"result: {game.result}"


def drawn(game: Karak) -> Iterator[str]:
    """Draw the board as rule tests do, a glyph for each tile, and list what is on the tiles."""
    board = game.board
    sites = range(len(board.tiles))
    at = {(board.xs[site], board.ys[site]): site for site in sites}
    for y in range(min(board.ys), max(board.ys) + 1):
        row = [at.get((x, y)) for x in range(min(board.xs), max(board.xs) + 1)]
        yield " ".join(" ." if site is None else glyph(game, site) for site in row)
    for site in sites:
        token = game.tokens[site]
        things = [*([] if token is None else [token]), *game.lying[site]]
        if things:
            yield f"site {site}: {' '.join(thing.name for thing in things)}"


def glyph(game: Karak, site: int) -> str:
    """Draw one tile: the first letter of its place and its openings."""
    tile = game.board.tiles[site]
    return PLACES[tile.place][0] + GLYPHS[SHAPES[tile.shape], 90 * tile.quarters]
