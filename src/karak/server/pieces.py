"""The names of what chance may answer, for people who roll and draw themselves."""

from __future__ import annotations

from typing import Final, get_args

from karak.games.karak1.pieces import TILE_NAMES, TOKEN_NAMES
from karak.games.karak2.figures import Figures
from karak.games.karak2.pieces import AMULET_NAMES, ARMY_NAMES, HERO_DIE, UNITS
from karak.games.titles import find_title
from karak.kernel.data import Data
from karak.kernel.errors import ChanceNeeded
from karak.server.protocol.karak2 import DieName
from karak.server.protocol.socket import Possible

NAMES = {"tile": TILE_NAMES, "token": TOKEN_NAMES, "army": ARMY_NAMES, "amulet": AMULET_NAMES}
DICE: Final[dict[str, DieName]] = {name: name for name in get_args(DieName)}


def possible_answers(title: str, figures: Data, needed: ChanceNeeded) -> list[Possible]:
    """Name what chance may answer, at a table with these figures."""
    names = _names(title, figures, needed)
    return [
        Possible(answer, names[answer] if answer < len(names) else None)
        for answer in needed.possible
    ]


def die_of(needed: ChanceNeeded) -> DieName | None:
    """Name the die that is to be rolled, if it is one of Karak 2."""
    return DICE.get(needed.die)


def _names(title: str, figures: Data, needed: ChanceNeeded) -> list[str]:
    """Name the pieces that answers stand for, in their order; a plain die has pips and no names."""
    if needed.die:
        return ["", *_sides(Figures(figures), needed.die)]
    if needed.kind == "hero":
        return find_title(title).hero_names()
    if needed.kind == "hex":
        return Figures(figures).hex_names
    return NAMES.get(needed.kind, [])


def _sides(figures: Figures, die: str) -> list[str]:
    """Name the sides of a die of Karak 2, from the first."""
    return (figures.hero_die if die == HERO_DIE else figures.dice[UNITS.index(die)]).faces
