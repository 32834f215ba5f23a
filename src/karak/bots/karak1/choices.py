"""Greedy's answers to everything that is neither the free turn nor a fight."""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.appraisal import Appraisal
from karak.bots.karak1.weighing import weighed
from karak.bots.karak1.worth import MUCH, keeping
from karak.games.karak1.actions import DONE, LAY, PLACE
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.ending import half_points
from karak.games.karak1.pieces import ITEMS, WEAPON, tile_of
from karak.games.karak1.roster import ROSTER
from karak.games.karak1.state import State
from karak.kernel.actions import Action

FAVOURITES: Final[list[str]] = ["swordsman", "warrior", "wizard", "thief", "warlock", "oracle"]
FAR: Final = 1 << 20


def turn_tile(game: State) -> Action:
    """Turn the tile so that most ways on are left (K1.E2)."""
    drawn = game.drawn_tile
    assert drawn is not None
    near = game.board.beyond(game.me.site, game.drawn_side)
    best = PLACE[0]
    most = -1
    for action in game.legal_actions():
        count = game.board.ways_on_with(tile_of(drawn.kind, action.arg).openings, near)
        if count > most:
            most = count
            best = action
    return best


def choose_token(game: State, me: Adventurer) -> Action:
    """Lay the token that is worth most: it is met at once, by the step just made (K1.A.ORC2)."""
    game.steps_taken -= 1
    eyes = Appraisal(game, me)
    game.steps_taken += 1
    best = LAY[0]
    most = -MUCH
    for action in game.legal_actions():
        worth = eyes.early_gains[action.arg] - eyes.early_risks[action.arg]
        if worth > most:
            most = worth
            best = action
    return best


def choose_bearer(game: State) -> Action:
    """Curse whoever leads; of several the best armed (K1.C1)."""
    legal = game.legal_actions()
    best = legal[0]
    most = -1
    for action in legal:
        if action.arg == game.seat:
            continue
        danger = 100 * half_points(game, game.heroes[action.arg])
        for item in game.heroes[action.arg].pack:
            if item.slot == WEAPON:
                danger += game.figures.bonuses[item.index]
        if danger > most:
            most = danger
            best = action
    return best


def leave_least(game: State, me: Adventurer) -> Action:
    """Leave the piece that is worth least (K1.I3)."""
    legal = game.legal_actions()
    best = legal[0]
    least = keeping(game, me, ITEMS[best.arg])
    for action in legal:
        worth = keeping(game, me, ITEMS[action.arg])
        if worth < least:
            least = worth
            best = action
    return best


def pick_up(game: State, me: Adventurer) -> Action:
    """Take what makes the load better, else be done (K1.I4)."""
    gains = weighed(game, me, 0).pieces
    best = DONE
    most = 0.0
    for action in game.legal_actions():
        if action is not DONE:
            worth = gains[action.arg]
            if worth > most:
                most = worth
                best = action
    return best


def nearest_fountain(game: State, me: Adventurer) -> Action:
    """Choose the fountain nearest to where the hero stands (K1.I5, K1.A.WAR2)."""
    board = game.board
    legal = game.legal_actions()
    best = legal[0]
    least = FAR
    for action in legal:
        site = board.fountains[action.arg]
        away = abs(board.xs[site] - board.xs[me.site]) + abs(board.ys[site] - board.ys[me.site])
        if away < least:
            least = away
            best = action
    return best


def choose_hero(game: State) -> Action:
    """Take the favourite among the heroes left; a stranger comes last (K1.S2)."""
    legal = game.legal_actions()
    for name in FAVOURITES:
        for action in legal:
            if ROSTER[action.arg].name == name:
                return action
    return legal[0]
