"""Greedy's answer to each question of Karak."""

from __future__ import annotations

from karak.bots.karak1.abilities import ability_that_helps, best_choice
from karak.bots.karak1.choices import (
    choose_bearer,
    choose_hero,
    choose_token,
    leave_least,
    nearest_fountain,
    pick_up,
    turn_tile,
)
from karak.bots.karak1.fights import add_to_attack
from karak.bots.karak1.journey import Journey
from karak.games.karak1.curse import CHOOSE_BEARER
from karak.games.karak1.exploring import CHOOSE_TOKEN, TURN_TILE
from karak.games.karak1.fighting import ADD_TO_ATTACK
from karak.games.karak1.gear import LEAVE_FOR_REWARD, MAKE_ROOM, PICK_UP
from karak.games.karak1.hearts import PORTAL_TO, RETURN_AT
from karak.games.karak1.preparing import CHOOSE_HERO
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.actions import Action


def choose_in_karak(game: State) -> Action:
    """Choose by the question."""
    asking = game.asking
    me = game.me
    if asking is FREE_TURN:
        ability = ability_that_helps(game, me)
        return Journey(game, me).action() if ability is None else ability
    if asking is ADD_TO_ATTACK:
        fight = game.fight
        assert fight is not None
        return add_to_attack(game, fight)
    if asking is TURN_TILE:
        return turn_tile(game)
    if asking is CHOOSE_TOKEN:
        return choose_token(game, me)
    if asking is CHOOSE_BEARER:
        return choose_bearer(game)
    if asking is LEAVE_FOR_REWARD or asking is MAKE_ROOM:
        return leave_least(game, me)
    if asking is PICK_UP:
        return pick_up(game, me)
    if asking is PORTAL_TO or asking is RETURN_AT:
        return nearest_fountain(game, me)
    return choose_hero(game) if asking is CHOOSE_HERO else best_choice(game)
