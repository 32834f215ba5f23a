"""The map on the screen, with words in the reader's language."""

from __future__ import annotations

from karak.cli.faces import face_of
from karak.cli.screen import QUIET, Screen
from karak.games.shared.canvas import cut_sides
from karak.games.shared.grid import SQUARES
from karak.kernel.game import Game


def put_board(screen: Screen, game: Game, height: int | None, small: bool = False) -> None:
    """Draw the map round the active hero, and say where it goes on."""
    face = face_of(screen, game)
    screen.put_rows(face.rows(screen.width, height, small))
    shown = face.window(screen.width, height, small)
    beyond = cut_sides(shown, face.window(None, None, small))
    if beyond:
        screen.say(face.goes_on, QUIET, side=[SQUARES.names[side] for side in beyond])


def put_map(screen: Screen, game: Game) -> None:
    """Draw the whole map, smaller where it would not fit."""
    face = face_of(screen, game)
    small = bool(cut_sides(face.window(screen.width, None, False), face.window(None, None, False)))
    put_board(screen, game, None, small)
    if small:
        screen.say(face.is_small, QUIET)
