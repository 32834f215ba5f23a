"""Moving: to a neighbouring hex, through the portal (K2.M1, K2.N6)."""

from __future__ import annotations

from karak.games.karak2.actions import EXPLORE, MOVE, PORTAL_TO
from karak.games.karak2.deck import hexes_left
from karak.games.karak2.entering import arrive, enter
from karak.games.karak2.land_events import Moved, PortalTaken
from karak.games.karak2.pieces import PORTAL, SIDES
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import State
from karak.games.shared.board import WAY_ON
from karak.kernel.actions import Action


def add_moves(game: State, me: Ruler, options: list[Action]) -> None:
    """List the moves: over edges without chasms, exploring (K2.M8), by portal, by ability."""
    ways = game.land.ways
    first = len(SIDES) * me.site
    open_edge = False
    for side in range(len(SIDES)):
        way = ways[first + side]
        if way >= 0:
            options.append(MOVE[side])
        elif way == WAY_ON:
            open_edge = True
    if open_edge and hexes_left(game) > 0:
        options.append(EXPLORE)
    if me.has_built(PORTAL) and not game.ported and me.city != NO_CITY:
        if me.site == me.city:
            options.extend(PORTAL_TO[site] for site in range(len(game.armies)) if site != me.site)
        else:
            options.append(PORTAL_TO[me.city])
    own = me.hero.own_moves(game, me)
    if own:
        options.extend(own)


def move(game: State, side: int) -> None:
    """Move to a neighbouring hex (K2.M1)."""
    me = game.me
    site = game.land.ways[len(SIDES) * me.site + side]
    game.moved = True
    if game.recorder is not None:
        game.tell(Moved(game.seat, me.site, site, SIDES[side]))
    arrive(me, site)
    enter(game)


def take_portal(game: State, site: int) -> None:
    """Go from one's city anywhere, or from anywhere to one's city (K2.N6)."""
    me = game.me
    game.moved = True
    game.ported = True
    if game.recorder is not None:
        game.tell(PortalTaken(game.seat, me.site, site))
    arrive(me, site)
    enter(game)
