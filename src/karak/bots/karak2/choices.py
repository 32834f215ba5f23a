"""Greedy's answers to what Karak 2 asks outside the free turn and the battle."""

from __future__ import annotations

from typing import Final

from karak.bots.karak2.known import prospects_of
from karak.bots.karak2.unknown import expected_meeting
from karak.bots.karak2.wants import NO_BUILDING, wants_of
from karak.bots.karak2.worth import gains_of, keeping
from karak.games.karak2.actions import BUILD, DONE, PICK_HEX, RETURN
from karak.games.karak2.ending import half_points
from karak.games.karak2.pieces import ARMIES, GEAR, RECRUITS, YIELDS
from karak.games.karak2.roster import ROSTER
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import State
from karak.games.shared.board import NOWHERE, WAY_ON
from karak.games.shared.grid import HEXES
from karak.kernel.actions import Action

FAVOURITES: Final[list[str]] = ["warlock", "ranger", "oracle", "scout", "warrior", "princess"]
MUCH: Final = 1000.0


def choose_hex(game: State, me: Ruler) -> Action:
    """Lay the hex that promises more; the Abyss only to fight there (K2.A.SCT1)."""
    prospects = prospects_of(game, me)
    wants = wants_of(game, me)
    best = PICK_HEX[0]
    most = -MUCH
    for action in game.legal_actions():
        kind = game.drawn[action.arg]
        found = game.figures.hexes[kind]
        if kind == game.figures.abyss:
            worth = prospects.facing_general()
        else:
            worth = expected_meeting(prospects, found.tier)
            worth += 0.5 * wants.harvest(YIELDS[found.land], False)
        if worth > most:
            most = worth
            best = action
    return best


def choose_place(game: State, me: Ruler) -> Action:
    """Lay the hex near the hero and among others, so that ways stay short (K2.M3)."""
    legal = game.legal_actions()
    best = legal[0]
    most = -MUCH
    land = game.land
    for action in legal:
        place = action.arg if game.hawking else len(HEXES.names) * me.site + action.arg
        side = place % len(HEXES.names)
        site = place // len(HEXES.names)
        right = land.xs[site] + HEXES.step_x[side] - land.xs[me.site]
        down = land.ys[site] + HEXES.step_y[side] - land.ys[me.site]
        away = max(abs(right), abs(down), abs(right + down))
        score = -3.0 * away
        for near in land.beyond(site, side):
            if near != NOWHERE:
                score += 1.0
        if score > most:
            most = score
            best = action
    return best


def turn_hex(game: State) -> Action:
    """Turn the hex so that most edges join, and most ways on are left (K2.M3)."""
    legal = game.legal_actions()
    best = legal[0]
    most = -MUCH
    sides = len(HEXES.names)
    ways = game.land.ways
    near = game.land.beyond(game.drawn_at // sides, game.drawn_at % sides)
    turned = game.figures.hexes[game.drawn[0]].turned
    for action in legal:
        openings = turned[action.arg].openings
        score = 0.0
        for side in range(sides):
            if (openings >> side) & 1 == 1:
                site = near[side]
                if site == NOWHERE:
                    score += 1.0
                elif ways[sides * site + HEXES.opposite(side)] == WAY_ON:
                    score += 2.0
        if score > most:
            most = score
            best = action
    return best


def return_army(game: State, me: Ruler) -> Action:
    """Put the army back without which the others are worth most (K2.A.ORC1)."""
    prospects = prospects_of(game, me)
    legal = game.legal_actions()
    best = legal[0]
    most = -MUCH
    for action in legal:
        left = list(game.drawn_armies)
        left.remove(ARMIES[action.arg])
        worth = prospects.meeting(tuple(left))
        if worth > most:
            most = worth
            best = action
    return best


def claw_which(game: State, me: Ruler) -> Action:
    """Beat first whoever has the better reward (K2.A.SCT2)."""
    gains = gains_of(game, me)
    legal = game.legal_actions()
    best = legal[0]
    most = -1.0
    for action in legal:
        reward = ARMIES[action.arg].reward
        worth = 0.0 if reward is None else gains[reward.index]
        if worth > most:
            most = worth
            best = action
    return best


def cast_plague(game: State) -> Action:
    """Strike whoever leads; of several the one with most to lose (K2.P1 to K2.P3)."""
    legal = game.legal_actions()
    best = legal[0]
    most = -1
    for action in legal:
        victim = game.heroes[action.arg]
        danger = 20 * half_points(game, victim) + 4 * victim.recruited()
        for resource in range(RECRUITS):
            danger += 3 if victim.resources[resource] > 0 else 0
        if victim.city != NO_CITY and game.plagued != victim.seat:
            danger += 10
        if danger > most:
            most = danger
            best = action
    return best


def leave_least(game: State) -> Action:
    """Leave the piece that is worth least (K2.I2, K2.N8)."""
    legal = game.legal_actions()
    best = legal[0]
    least = MUCH
    for action in legal:
        worth = keeping(game, GEAR[action.arg])
        if worth < least:
            least = worth
            best = action
    return best


def pick_up(game: State, me: Ruler) -> Action:
    """Take what makes the load better, else be done (K2.N8)."""
    gains = gains_of(game, me)
    best = DONE
    most = 0.0
    for action in game.legal_actions():
        if action is not DONE and gains[action.arg] > most:
            most = gains[action.arg]
            best = action
    return best


def wanted_resource(game: State, me: Ruler) -> Action:
    """Take, save or steal the resource that is worth most (K2.I4 to K2.I6, K2.A.ORC2)."""
    legal = game.legal_actions()
    allowed = [action.arg for action in legal if action is not DONE]
    if not allowed:
        return DONE
    wanted = wants_of(game, me).best_resource(allowed)
    for action in legal:
        if action is not DONE and action.arg == wanted:
            return action
    return legal[0]


def build_more(game: State, me: Ruler) -> Action:
    """Build on while something is worth it (K2.N4)."""
    building = wants_of(game, me).best_building()
    return DONE if building == NO_BUILDING else BUILD[building]


def recruit_more(game: State, me: Ruler) -> Action:
    """Recruit the best that can be had, exchange weaker units for Mages, else be done (K2.R3)."""
    wants = wants_of(game, me)
    legal = game.legal_actions()
    for action in reversed(legal):
        if action.verb == "recruit":
            return action
    if DONE not in legal or wants.upgrades() > 0:
        return weakest_back(game)
    return DONE


def weakest_back(game: State) -> Action:
    """Give the weakest unit back (K2.G3)."""
    for action in game.legal_actions():
        if action.verb == RETURN[0].verb:
            return action
    return game.legal_actions()[0]


def choose_hero(game: State) -> Action:
    """Take the favourite among the heroes left; a stranger comes last (K2.S1)."""
    legal = game.legal_actions()
    for name in FAVOURITES:
        for action in legal:
            if ROSTER[action.arg].name == name:
                return action
    return legal[0]
