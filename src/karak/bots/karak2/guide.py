"""The guide to Karak 2."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.fights import planned_dice
from karak.bots.karak2.foresight import Foresight, dice_to_send, sending
from karak.bots.karak2.options import free_plan, free_plans
from karak.bots.karak2.outlook import Outlook
from karak.bots.karak2.play import choose_in_karak2
from karak.bots.karak2.stakes import steady
from karak.bots.karak2.standing import NAMES, standing
from karak.bots.karak2.why import reasons_in_karak2
from karak.bots.karak2.worth import EAGER_ROUNDS, rounds
from karak.bots.reason import Reason
from karak.bots.search.guide import Guide
from karak.bots.search.plan import Plan, single
from karak.games.karak2.actions import ROLL
from karak.games.karak2.battle import Battle
from karak.games.karak2.battling import SEND_DICE
from karak.games.karak2.state import State
from karak.games.karak2.turn import FREE_TURN
from karak.kernel.actions import Action
from karak.kernel.game import Game

PLANS: Final = 5
LEAST_PART: Final = 0.3
FIRST_PLANS: Final = 8
FIRST_PART: Final = 0.1


@final
class Karak2Guide(Guide):
    """Knows what counts in Karak 2; how much, the weights say."""

    def __init__(self, weights: list[float]) -> None:
        self._weights: Final = weights
        self.steady: Final[list[float]] = steady(weights)

    def names(self) -> list[str]:
        """Name the features."""
        return NAMES

    def weights(self) -> list[float]:
        """Give their weights."""
        return self._weights

    def features(self, game: Game, seat: int) -> list[float]:
        """Describe how a seat stands."""
        assert isinstance(game, State)
        return standing(game, seat)

    def plans(self, game: Game) -> list[Plan]:
        """List what to do with the next action; the dice are sent by exact odds."""
        assert isinstance(game, State)
        battle = game.battle
        if rounds(game) <= EAGER_ROUNDS:
            if game.asking is FREE_TURN:
                return free_plans(game, PLANS, LEAST_PART)
            if game.asking is SEND_DICE and battle is not None:
                return [dice_plan(battle, dice_to_send(game, battle, self.steady))]
        return [self.glance(game)]

    def turn_plans(self, game: State) -> list[Plan]:
        """List plans as champion begins with them: more than the knight thinks of."""
        plans = self.plans(game)
        if len(plans) > 1 and game.asking is FREE_TURN:
            return free_plans(game, FIRST_PLANS, FIRST_PART)
        return plans

    def glance(self, game: Game) -> Plan:
        """Take greedy's favourite; small actions that belong together come in one go."""
        assert isinstance(game, State)
        legal = game.legal_actions()
        if len(legal) == 1:
            return single(legal[0], 1.0)
        if game.asking is FREE_TURN:
            free = free_plan(game)
            return Outlook(game, game.me).glance() if free is None else free
        battle = game.battle
        if game.asking is SEND_DICE and battle is not None:
            return dice_plan(battle, planned_dice(game, battle))
        return single(choose_in_karak2(game), 1.0)

    def quick(self, game: Game) -> Action:
        """Choose as greedy does."""
        assert isinstance(game, State)
        legal = game.legal_actions()
        return legal[0] if len(legal) == 1 else choose_in_karak2(game)

    def turn(self, game: Game) -> int:
        """Count the turns begun so far."""
        assert isinstance(game, State)
        return game.turn

    def foresee_all(self, game: Game, plans: list[Plan]) -> list[float]:
        """Weigh what comes of each plan over the rest of the turn."""
        assert isinstance(game, State)
        foresight = Foresight(game, self.steady)
        return [foresight.chance(plan) for plan in plans]

    def reasons(self, game: Game, action: Action) -> list[Reason]:
        """Say what speaks for an action."""
        assert isinstance(game, State)
        return reasons_in_karak2(game, action)


def dice_plan(battle: Battle, sent: list[int]) -> Plan:
    """Send these dice and roll, in one go."""
    return Plan(ROLL.code, sending(battle, sent), 1.0)
