"""Arriving on a tile by a step or swap, and meeting what is there (K1.F7, K1.M2)."""

from __future__ import annotations

from karak.games.karak1.adventurer import NO_SITES, Adventurer
from karak.games.karak1.fighting import begin_fight
from karak.games.karak1.state import State


def arrive(game: State, hero: Adventurer, site: int) -> None:
    """Put a hero on a site and remember where it came from (K1.F7).

    Whoever leaves a monster's tile keeps the way that led there: it may have to go back onto
    that tile, and back from there some day.
    """
    token = game.tokens[hero.site]
    if token is not None and token.fights:
        hero.earlier = (hero.came_from, *hero.earlier)
    else:
        hero.earlier = NO_SITES
    hero.came_from = hero.site
    hero.site = site
    hero.owes_fight = False


def enter(game: State) -> None:
    """Fight the monster on the tile, unless there is none or the hero passes it (K1.M2, K1.E6)."""
    me = game.me
    token = game.tokens[me.site]
    if token is not None and token.fights and not me.abilities.passes_monsters(game, me):
        begin_fight(game)
    else:
        game.turn_goes_on()
