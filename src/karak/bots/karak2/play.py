"""Greedy's answer to each question of Karak 2."""

from __future__ import annotations

from typing import Final

from karak.bots.karak2.abilities import ability_that_helps, best_choice
from karak.bots.karak2.choices import (
    build_more,
    cast_plague,
    choose_hero,
    choose_hex,
    choose_place,
    claw_which,
    leave_least,
    pick_up,
    recruit_more,
    return_army,
    turn_hex,
    wanted_resource,
    weakest_back,
)
from karak.bots.karak2.fights import add_to_attack, ignore_skull, send_dice
from karak.bots.karak2.journey import Journey
from karak.bots.karak2.known import prospects_of
from karak.bots.karak2.unknown import coming_tier
from karak.bots.karak2.wants import Wants, wants_of
from karak.games.karak2.actions import HAWK, ROB, USE_ABILITY
from karak.games.karak2.aftermath import IGNORE_SKULLS
from karak.games.karak2.battling import ADD_TO_ATTACK, SEND_DICE
from karak.games.karak2.city import BUILD_MORE
from karak.games.karak2.entering import CLAW_WHICH
from karak.games.karak2.exploring import CHOOSE_HEX, CHOOSE_PLACE, RETURN_ARMY, TURN_HEX
from karak.games.karak2.gear import GIVE_UNITS_BACK, LEAVE_FOR_REWARD, MAKE_ROOM, PICK_UP
from karak.games.karak2.pieces import RECRUITS
from karak.games.karak2.plague import CAST_PLAGUE
from karak.games.karak2.preparing import CHOOSE_HERO
from karak.games.karak2.recruiting import RECRUIT_MORE
from karak.games.karak2.robbing import LOOT
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import HERO_CHOICE, State
from karak.games.karak2.turn import FREE_TURN
from karak.kernel.actions import Action

ROBBING_WORTH: Final = 1.6
HAWK_STRENGTH: Final = 6
HAWK_ODDS: Final = 0.4
MAY_ROB: Final = 1
MAY_HAWK: Final = 2
MAY_USE: Final = 4
FIRST_ROB: Final = ROB[0].code
LAST_ROB: Final = ROB[-1].code
FIRST_USE: Final = USE_ABILITY[0].code
LAST_USE: Final = USE_ABILITY[-1].code


def choose_in_karak2(game: State) -> Action:
    """Choose by the question."""
    asking = game.asking
    me = game.me
    battle = game.battle
    if asking is FREE_TURN:
        return free_turn(game, me)
    if battle is not None:
        if asking is SEND_DICE:
            return send_dice(game, battle)
        if asking is ADD_TO_ATTACK:
            return add_to_attack(game, battle)
        if asking is IGNORE_SKULLS:
            return ignore_skull(game, battle)
        if asking is CAST_PLAGUE:
            return cast_plague(game)
    if asking is TURN_HEX:
        return turn_hex(game)
    if asking is CHOOSE_PLACE:
        return choose_place(game, me)
    if asking is CHOOSE_HEX:
        return choose_hex(game, me)
    return choose_rarer(game, me)


def choose_rarer(game: State, me: Ruler) -> Action:
    """Answer what is asked less often."""
    asking = game.asking
    if asking is RECRUIT_MORE:
        return recruit_more(game, me)
    if asking is BUILD_MORE:
        return build_more(game, me)
    if asking is RETURN_ARMY:
        return return_army(game, me)
    if asking is CLAW_WHICH:
        return claw_which(game, me)
    if asking is LEAVE_FOR_REWARD or asking is MAKE_ROOM:
        return leave_least(game)
    if asking is PICK_UP:
        return pick_up(game, me)
    if asking is GIVE_UNITS_BACK:
        return weakest_back(game)
    if asking is CHOOSE_HERO:
        return choose_hero(game)
    return best_choice(game) if asking is HERO_CHOICE else wanted_resource(game, me)


def free_turn(game: State, me: Ruler) -> Action:
    """Use what is free, then what a stranger's ability offers, then go where it is best."""
    free = free_things(game.legal_actions())
    if free != 0:
        action = best_robbery(game, me) if free & MAY_ROB else None
        if action is not None:
            return action
        if free & MAY_HAWK and hawk_helps(game, me):
            return HAWK
        action = ability_that_helps(game, me) if free & MAY_USE else None
        if action is not None:
            return action
    return Journey(game, me).action()


def free_things(legal: tuple[Action, ...]) -> int:
    """Say which kinds of things that cost no action, or that nobody knows, are offered."""
    found = 0
    for action in legal:
        code = action.code
        if FIRST_ROB <= code <= LAST_ROB:
            found |= MAY_ROB
        elif FIRST_USE <= code <= LAST_USE:
            found |= MAY_USE
        elif action is HAWK:
            found |= MAY_HAWK
    return found


def best_robbery(game: State, me: Ruler) -> Action | None:
    """Find the player whose two best resources are worth most (K2.I4)."""
    best: Action | None = None
    most = ROBBING_WORTH
    wants = wants_of(game, me)
    for action in game.legal_actions():
        if FIRST_ROB <= action.code <= LAST_ROB:
            worth = loot(wants, game.heroes[action.arg])
            if worth > most:
                most = worth
                best = action
    return best


def loot(wants: Wants, victim: Ruler) -> float:
    """Say what taking up to two resources from a player is worth."""
    held = list(victim.resources)
    taken = [0, 0, 0]
    worth = 0.0
    for _ in range(LOOT):
        best = -1
        for resource in range(RECRUITS):
            if held[resource] > 0 and (
                best < 0
                or wants.resource(resource, taken[resource]) > wants.resource(best, taken[best])
            ):
                best = resource
        if best < 0:
            break
        worth += wants.resource(best, taken[best])
        held[best] -= 1
        taken[best] += 1
    return worth


def hawk_helps(game: State, me: Ruler) -> bool:
    """Say whether new land is good for her: always at first, later if she can beat two armies."""
    if coming_tier(game) == 1:
        return True
    return prospects_of(game, me).plan(HAWK_STRENGTH, 10.0).win >= HAWK_ODDS
