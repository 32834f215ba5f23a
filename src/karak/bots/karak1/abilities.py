"""Abilities of heroes from outside, which nobody has told greedy about: it tries them on a copy.

Every copy has the same luck, so that the choice depends on the position alone.
"""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.worth import keeping
from karak.games.karak1.actions import USE_ABILITY
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.ending import half_points
from karak.games.karak1.state import HERO_CHOICE, State
from karak.kernel.actions import Action

LUCK: Final = 1


def ability_that_helps(game: State, me: Adventurer) -> Action | None:
    """Find an ability that leaves the hero better off at once."""
    for action in game.legal_actions():
        if action.verb == USE_ABILITY[0].verb:
            copy = tried(game, action)
            if copy.asking is HERO_CHOICE and copy.seat == me.seat:
                copy = tried(copy, best_choice(copy))
            if wealth(copy, copy.heroes[me.seat]) > wealth(game, me):
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


def wealth(game: State, me: Adventurer) -> float:
    """Add up hearts, pieces and points: nothing that could grow for ever."""
    total = 1.0 * me.hearts + 10.0 * half_points(game, me)
    for item in me.pack:
        total += keeping(game, me, item)
    return total
