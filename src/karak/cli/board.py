"""The board on the screen, with words in the reader's language."""

from __future__ import annotations

from karak.cli.screen import QUIET, Screen
from karak.games.shared.canvas import Scale, cut_sides
from karak.games.karak1.drawing import FULL, SMALL, rows, window
from karak.games.karak1.pieces import SIDES
from karak.games.karak1.state import State
from karak.kernel.game import Game
from karak.words import Words

MAP_WORDS = {
    "rat": "map-rat",
    "spider": "map-spider",
    "mummy": "map-mummy",
    "turnkey": "map-turnkey",
    "skeleton-warrior": "map-skeleton-warrior",
    "skeleton-king": "map-skeleton-king",
    "fallen": "map-fallen",
    "dragon": "map-dragon",
    "chest": "map-chest",
    "daggers": "map-daggers",
    "sword": "map-sword",
    "axe": "map-axe",
    "flames": "map-flames",
    "portal": "map-portal",
    "key": "map-key",
    "treasure": "map-treasure",
    "dragon-treasure": "map-dragon-treasure",
    "pieces": "map-pieces",
    "start": "map-start",
    "fountain": "map-fountain",
    "gate": "map-gate",
}
"""The messages with the short words that fit onto a tile."""


def short_word(words: Words, piece: str) -> str:
    """Name a piece, monster or place in a few letters."""
    return words.say(MAP_WORDS[piece]) if piece in MAP_WORDS else piece


def put_board(screen: Screen, game: Game, height: int | None, scale: Scale = FULL) -> None:
    """Draw the board round the active hero, and say where it goes on."""
    if not isinstance(game, State):
        screen.put(str(game))
        return
    names = {piece: screen.words.say(message) for piece, message in MAP_WORDS.items()}
    screen.put_rows(rows(game, screen.width, height, scale, screen.glyphs, names))
    shown = window(game, screen.width, height, scale)
    beyond = cut_sides(shown, window(game, None, None, scale))
    if beyond:
        screen.say("cli-map-goes-on", QUIET, side=[SIDES[side] for side in beyond])


def put_map(screen: Screen, game: Game) -> None:
    """Draw the whole dungeon, smaller where it would not fit."""
    if isinstance(game, State):
        whole = window(game, None, None, FULL)
        fits = whole.right - whole.left + 1 <= FULL.fit_wide(screen.width)
        put_board(screen, game, None, FULL if fits else SMALL)
        if not fits:
            screen.say("cli-map-is-small", QUIET)
    else:
        screen.put(str(game))
