"""Abilities of heroes from outside, which nobody has told greedy about: it tries them on a copy."""

from __future__ import annotations

from karak.bots.karak1.worth import keeping
from karak.games.karak1.actions import USE_ABILITY
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.ending import half_points
from karak.games.karak1.state import State
from karak.kernel.actions import Action


def ability_that_helps(game: State, me: Adventurer) -> Action | None:
    """Find an ability that leaves the hero better off at once; what helps without end is not used.

    Every copy has the same luck, so that the choice depends on the position alone.
    """
    for action in game.legal_actions():
        if action.verb == USE_ABILITY[0].verb:
            copy = game.clone(1)
            assert isinstance(copy, State)
            copy.apply(action)
            if wealth(copy, copy.heroes[me.seat]) > wealth(game, me):
                return action
    return None


def wealth(game: State, me: Adventurer) -> float:
    """Add up hearts, pieces and points: nothing that could grow for ever."""
    total = 1.0 * me.hearts + 10.0 * half_points(game, me)
    for item in me.pack:
        total += keeping(game, me, item)
    return total
