"""Abilities of heroes from outside, which nobody has told greedy about: it tries them on a copy.

Every copy has the same luck, so that the choice depends on the position alone.
"""

from __future__ import annotations

from typing import Final

from karak.bots.karak2.worth import (
    GLORY_WORTH,
    HALF_POINT_WORTH,
    HEART_WORTH,
    UNIT_COSTS,
    keeping,
)
from karak.games.karak2.actions import USE_ABILITY
from karak.games.karak2.army import glory
from karak.games.karak2.ending import half_points
from karak.games.karak2.pieces import BUILDINGS
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import HERO_CHOICE, State
from karak.kernel.actions import Action

LUCK: Final = 1
ACTION_WORTH: Final = 1.5
ENOUGH: Final = 10


def ability_that_helps(game: State, me: Ruler) -> Action | None:
    """Find an ability that leaves the hero better off at once, its action counted."""
    for action in game.legal_actions():
        if action.verb == USE_ABILITY[0].verb:
            copy = tried(game, action)
            if copy.asking is HERO_CHOICE and copy.seat == me.seat:
                copy = tried(copy, best_choice(copy))
            price = ACTION_WORTH if copy.used != game.used or copy.seat != me.seat else 0.0
            if wealth(copy, copy.heroes[me.seat]) > wealth(game, me) + price:
                return action
    return None


def best_choice(game: State) -> Action:
    """Choose what leaves the hero best off; of equal ones the first."""
    legal = game.legal_actions()
    best = legal[0]
    most = -1.0
    for action in legal:
        copy = tried(game, action)
        worth = wealth(copy, copy.heroes[game.seat])
        if worth > most:
            most = worth
            best = action
    return best


def tried(game: State, action: Action) -> State:
    """Play an action on a copy."""
    copy = game.clone(LUCK)
    assert isinstance(copy, State)
    copy.apply(action)
    return copy


def wealth(game: State, me: Ruler) -> float:
    """Add up what a hero has: nothing that could grow for ever."""
    total = HEART_WORTH * me.hearts + HALF_POINT_WORTH * half_points(game, me)
    for item in me.pack:
        total += keeping(game, item)
    for unit in range(len(me.units)):
        total += UNIT_COSTS[unit] * me.units[unit]
    for resource in range(len(me.resources)):
        total += min(ENOUGH, me.resources[resource])
    for building in range(len(BUILDINGS)):
        if me.has_built(building):
            total += 4.0
    return total + GLORY_WORTH * glory(game, me)
