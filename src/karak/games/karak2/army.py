"""Glory and the army it allows (K2.G, K2.I10)."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.actions import RETURN
from karak.games.karak2.battle_events import GloryGrew
from karak.games.karak2.city_events import TitanCame, TitanLeft, UnitReturned
from karak.games.karak2.pieces import (
    AMULET_GLORY,
    AMULET_TITAN,
    BANNERS,
    RECRUITS,
    TITAN,
    UNITS,
)
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import Item
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

GLORY_BONUS: Final = 2


def glory(game: State, hero: Ruler) -> int:
    """Tell a hero's glory; the limit is applied last (K2.G1, K2.G4)."""
    value = hero.victory
    if hero.has_built(BANNERS):
        value += GLORY_BONUS
    if hero.has(AMULET_GLORY):
        value += GLORY_BONUS
    return min(value, game.figures.glory)


def raise_victory(game: State, strength: int) -> None:
    """Remember the greatest strength beaten in one battle (K2.G1)."""
    me = game.me
    if strength > me.victory:
        me.victory = strength
        if game.recorder is not None:
            game.tell(GloryGrew(game.seat, glory(game, me)))


def wear(game: State, hero: Ruler, item: Item) -> None:
    """Put a piece into the inventory; the Titan comes with its amulet (K2.I10)."""
    hero.put(item)
    if item is AMULET_TITAN and hero.units[TITAN] == 0 and game.supply[TITAN] > 0:
        game.change_supply(TITAN, -1)
        hero.change_units(TITAN, 1)
        if game.recorder is not None:
            game.tell(TitanCame(hero.seat))


def take_off(game: State, hero: Ruler, item: Item) -> None:
    """Take a piece out of the inventory; the Titan leaves with its amulet (K2.I10)."""
    hero.drop(item)
    if item is AMULET_TITAN and hero.units[TITAN] > 0:
        hero.change_units(TITAN, -1)
        game.change_supply(TITAN, 1)
        if game.recorder is not None:
            game.tell(TitanLeft(hero.seat))


def return_unit(game: State, unit: int) -> None:
    """Give a unit back to the supply (K2.R3, K2.G3)."""
    game.me.change_units(unit, -1)
    game.change_supply(unit, 1)
    if game.recorder is not None:
        game.tell(UnitReturned(game.seat, UNITS[unit]))


def exceeds_glory(game: State, hero: Ruler) -> bool:
    """Say whether a hero has more units than its glory allows (K2.G2, K2.G3)."""
    return hero.recruited() > glory(game, hero)


def return_options(hero: Ruler) -> tuple[Action, ...]:
    """List the units that can be given back (K2.G3, K2.R3)."""
    return tuple(RETURN[unit] for unit in range(RECRUITS) if hero.units[unit] > 0)


def glory_details(game: State) -> dict[str, Argument]:
    """Tell glory and units."""
    return {"glory": glory(game, game.me), "units": game.me.recruited()}
