"""The names of what chance may answer, for people who roll and draw themselves."""

from __future__ import annotations

from karak.games.karak1.pieces import TILE_NAMES, TOKEN_NAMES
from karak.games.karak2.pieces import AMULET_NAMES, ARMY_NAMES
from karak.games.karak2.state import State as Land
from karak.games.titles import find_title
from karak.kernel.game import Game

NAMES = {"tile": TILE_NAMES, "token": TOKEN_NAMES, "army": ARMY_NAMES, "amulet": AMULET_NAMES}


def piece_names(title: str, kind: str, game: Game | None = None) -> list[str]:
    """Name the pieces that answers stand for, in their order; a die has pips and no names."""
    if kind == "hero":
        return find_title(title).hero_names()
    if kind == "hex" and isinstance(game, Land):
        return game.figures.hex_names
    return NAMES.get(kind, [])
