"""The turn (K2.T)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import (
    END_TURN,
    ERADICATE,
    EXPLORE,
    FOUND,
    GATHER,
    HEAL,
    SKIP,
)
from karak.games.karak2.city import CITY, begin_building, build_actions, can_found
from karak.games.karak2.city_events import ActionSkipped
from karak.games.karak2.exploring import explore, open_cells
from karak.games.karak2.gathering import can_gather, gather
from karak.games.karak2.healing import (
    WAKING,
    can_eradicate,
    eradicate,
    heal,
    is_hurt,
)
from karak.games.karak2.moving import add_moves, move, take_portal
from karak.games.karak2.pieces import AMULET_ACTION, GEAR, PICKPOCKET, SIDES, STABLE
from karak.games.karak2.recruiting import begin_recruiting, recruit_actions
from karak.games.karak2.robbing import begin_robbing, rob_actions
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.games.shared.events import TurnBegan, TurnSkipped
from karak.kernel.actions import Action
from karak.kernel.decision import Argument


def actions_in_turn(game: State, hero: Ruler) -> int:
    """Tell how many actions the turn has, as things stand now (K2.T1, K2.T5)."""
    number = game.figures.actions
    if hero.has_built(STABLE):
        number += 1
    if hero.has(AMULET_ACTION):
        number += 1
    return number


def actions_left(game: State) -> int:
    """Tell how many actions the turn still has, as things stand now (K2.T1)."""
    return max(actions_in_turn(game, game.me) - game.used, 0)


def begin_turn(game: State) -> None:
    """Begin the seat's turn: an unconscious hero only gets three hearts back (K2.H1)."""
    me = game.me
    game.turn += 1
    game.used = 0
    game.moved = False
    game.ran = False
    game.ported = False
    game.hawked = False
    game.gathered = ()
    game.left_now = ()
    if me.hearts == 0:
        me.hearts = min(WAKING, game.figures.hearts)
        if game.recorder is not None:
            game.tell(TurnSkipped(game.seat, me.hearts))
        game.turn_is_over()
        return
    if game.recorder is not None:
        game.tell(TurnBegan(game.seat, game.turn))
    game.put_question(FREE_TURN)


def free_turn(game: State) -> None:
    """Ask what to do next, unless all actions are used and nothing free is left (K2.T6)."""
    options = FREE_TURN.options(game)
    game.asking = FREE_TURN
    game.legal = options
    if len(options) == 1 and game.used >= actions_in_turn(game, game.me):
        game.turn_is_over()


@final
class FreeTurn(Question[State]):
    """What to do in one's turn: move, act, use what is free, end it (K2.T2, K2.T4)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List moves, actions, free things, skipping an action, and ending the turn."""
        me = game.me
        options: list[Action] = []
        total = actions_in_turn(game, me)
        if game.used < total:
            if not game.moved:
                add_moves(game, me, options)
            add_actions(game, me, options)
        if me.has(PICKPOCKET):
            options.extend(rob_actions(game))
        free = me.hero.own_free(game, me)
        if free:
            options.extend(free)
        if game.moved and game.used + 1 < total:
            options.append(SKIP)
        options.append(END_TURN)
        return tuple(options)

    def answer(self, game: State, action: Action) -> None:
        """Do it."""
        verb = action.verb
        if verb == "move":
            move(game, action.arg)
        elif action is EXPLORE:
            explore(game)
        elif action is END_TURN:
            game.turn_is_over()
        elif action is GATHER:
            gather(game)
        elif action is HEAL:
            heal(game)
        elif verb in ("recruit", "return"):
            begin_recruiting(game, action)
        elif verb == "build":
            begin_building(game, action.arg)
        else:
            answer_rarer(game, action)

    def details(self, game: State) -> dict[str, Argument]:
        """Say how many actions are left, if the move is still to be had, and what is unexplored."""
        return {
            "actions": actions_left(game),
            "moved": 1 if game.moved else 0,
            "dark": " ".join(SIDES[place % len(SIDES)] for place in open_cells(game)),
        }


def answer_rarer(game: State, action: Action) -> None:
    """Do what is done less often in a turn."""
    verb = action.verb
    if action is SKIP:
        skip(game)
    elif action is FOUND:
        begin_building(game, CITY)
    elif verb == "take":
        game.pick_up(GEAR[action.arg])
    elif verb == "portal to hex":
        take_portal(game, action.arg)
    elif verb == "rob seat":
        begin_robbing(game, action.arg)
    elif action is ERADICATE:
        eradicate(game)
    else:
        game.me.hero.perform(game, game.me, action)


def add_actions(game: State, me: Ruler, options: list[Action]) -> None:
    """List the actions that the hex and the hero allow (K2.T4)."""
    if is_hurt(game, me):
        options.append(HEAL)
    if can_gather(game, me.site):
        options.append(GATHER)
    if me.city == NO_CITY and can_found(game):
        options.append(FOUND)
    if me.site == me.city:
        options.extend(build_actions(game))
        options.extend(recruit_actions(game))
    if game.lying[me.site]:
        options.extend(game.take_actions())
    if can_eradicate(game):
        options.append(ERADICATE)
    own = me.hero.own_actions(game, me)
    if own:
        options.extend(own)


def skip(game: State) -> None:
    """Give up the action that the move was made for (K2.T2)."""
    if game.recorder is not None:
        game.tell(ActionSkipped(game.seat))
    game.action_is_done()


FREE_TURN: Final = FreeTurn("turn", "K2.T2")
