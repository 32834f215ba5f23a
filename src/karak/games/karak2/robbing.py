"""The Pickpocket spell (K2.I4)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import DONE, ROB, STEAL
from karak.games.karak2.city_events import PickpocketUsed, ResourceStolen
from karak.games.karak2.pieces import PICKPOCKET, RESOURCES
from karak.games.karak2.state import NOBODY, State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

LOOT: Final = 2


def rob_actions(game: State) -> tuple[Action, ...]:
    """List the players who have something to take (K2.I4, K2.T6)."""
    return tuple(
        ROB[hero.seat] for hero in game.heroes if hero.seat != game.seat and sum(hero.resources) > 0
    )


def begin_robbing(game: State, seat: int) -> None:
    """Use the spell up on a player."""
    game.me.drop(PICKPOCKET)
    game.target = seat
    game.count = 0
    if game.recorder is not None:
        game.tell(PickpocketUsed(game.seat, seat))
    game.put_question_unless_forced(STEAL_WHAT)


@final
class StealWhat(Question[State]):
    """Which resource to take; up to two (K2.I4)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List what the player has, and being done once something is taken."""
        held = game.heroes[game.target].resources
        options = [STEAL[i] for i in range(len(RESOURCES)) if held[i] > 0 and game.count < LOOT]
        if game.count > 0:
            options.append(DONE)
        return tuple(options)

    def answer(self, game: State, action: Action) -> None:
        """Take one, or go on with the turn, which this does not touch."""
        if action is DONE:
            game.target = NOBODY
            game.count = 0
            game.turn_goes_on()
            return
        game.heroes[game.target].change_resource(action.arg, -1)
        game.me.change_resource(action.arg, 1)
        game.count += 1
        if game.recorder is not None:
            game.tell(ResourceStolen(game.seat, game.target, RESOURCES[action.arg]))
        game.put_question_unless_forced(STEAL_WHAT)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the player, and how many are still to be taken."""
        return {"other": game.target, "count": LOOT - game.count}


STEAL_WHAT: Final = StealWhat("steal-what", "K2.I4")
