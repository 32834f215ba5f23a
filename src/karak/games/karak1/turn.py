"""The turn (K1.T)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import (
    CAST,
    END_TURN,
    FIGHT,
    HEAL,
    OPEN_CHEST,
)
from karak.games.karak1.fighting import begin_fight
from karak.games.karak1.gear import open_chest
from karak.games.karak1.hearts import begin_portal, can_heal_here, heal_here
from karak.games.karak1.moving import add_steps, go_to_gate, step
from karak.games.karak1.pieces import CHEST, ITEMS, KEY, PORTAL, SIDES
from karak.games.karak1.state import State
from karak.games.shared.asking import Question
from karak.games.shared.board import WAY_ON
from karak.games.shared.events import TurnBegan, TurnSkipped
from karak.kernel.actions import Action
from karak.kernel.decision import Argument


def begin_turn(game: State) -> None:
    """Begin the seat's turn: unconscious, a fight owed, or free (K1.T5)."""
    me = game.me
    game.turn += 1
    game.steps_left = game.figures.steps
    game.steps_taken = 0
    game.left_now = ()
    if me.hearts == 0:
        me.hearts = 1
        if game.recorder is not None:
            game.tell(TurnSkipped(game.seat, me.hearts))
        game.turn_is_over()
        return
    if game.recorder is not None:
        game.tell(TurnBegan(game.seat, game.turn))
    me.abilities.begins_turn(game, me)
    owed = me.owes_fight and game.tokens[me.site] is not None
    me.owes_fight = False
    if owed:
        begin_fight(game)
    else:
        game.put_question(FREE_TURN)


def free_turn(game: State) -> None:
    """Ask what to do next, unless the turn closes by itself (K1.T4)."""
    options = FREE_TURN.options(game)
    game.asking = FREE_TURN
    game.legal = options
    if game.steps_left == 0 and len(options) == 1:
        game.turn_is_over()


@final
class FreeTurn(Question[State]):
    """What to do in one's turn: step, use the tile, cast, use an ability, end (K1.T1 to K1.T3)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List steps, uses of the tile, spells, abilities, and ending the turn."""
        me = game.me
        options: list[Action] = []
        if game.steps_left > 0:
            add_steps(game, me, options)
        token = game.tokens[me.site]
        if token is not None:
            if token is CHEST:
                if me.has(KEY):
                    options.append(OPEN_CHEST)
            elif me.abilities.passes_monsters(game, me):
                options.append(FIGHT)
        if can_heal_here(game, me):
            options.append(HEAL)
        if game.lying[me.site]:
            options.extend(game.take_actions())
        if me.has(PORTAL):
            options.extend(CAST[: len(game.heroes)])
        own = me.abilities.own_actions(game, me)
        if own:
            options.extend(own)
        options.append(END_TURN)
        return tuple(options)

    def answer(self, game: State, action: Action) -> None:
        """Do it."""
        verb = action.verb
        if verb == "step":
            step(game, action.arg)
        elif action is END_TURN:
            game.turn_is_over()
        elif verb == "to gate":
            go_to_gate(game, action.arg)
        elif verb == "take":
            game.pick_up(ITEMS[action.arg])
        elif action is OPEN_CHEST:
            open_chest(game)
        elif action is HEAL:
            heal_here(game)
        elif action is FIGHT:
            begin_fight(game)
        elif verb == "cast healing on seat":
            begin_portal(game, action.arg)
        else:
            game.me.abilities.perform(game, game.me, action)

    def details(self, game: State) -> dict[str, Argument]:
        """Say how many steps are left and which of them lead into the dark."""
        first = 4 * game.me.site
        ways = game.board.ways
        dark = [SIDES[side] for side in range(4) if ways[first + side] == WAY_ON]
        return {"steps": game.steps_left, "dark": " ".join(dark)}


FREE_TURN: Final = FreeTurn("turn", "K1.T1")
