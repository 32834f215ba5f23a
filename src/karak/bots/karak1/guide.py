"""The guide to Karak."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak1.foresight import Foresight
from karak.bots.karak1.judging import Judge, Scales
from karak.bots.karak1.outlook import KEEN, KNIGHTLY, Outlook, Scope
from karak.bots.karak1.play import choose_in_karak
from karak.bots.karak1.standing import NAMES, standing
from karak.bots.karak1.surroundings import Neighbourhood
from karak.bots.karak1.weights import WEIGHTS
from karak.bots.karak1.why import reasons_in_karak
from karak.bots.karak1.worth import EAGER_ROUNDS
from karak.bots.reason import Reason
from karak.bots.search.guide import Guide
from karak.bots.search.plan import Plan, single
from karak.games.karak1.actions import STRIKE
from karak.games.karak1.fight import Fight
from karak.games.karak1.fighting import ADD_TO_ATTACK
from karak.games.karak1.pieces import DRAGON
from karak.games.karak1.preparing import CHOOSE_HERO
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.actions import Action
from karak.kernel.game import Game

SECOND_PRIOR: Final = 0.3
SCALES: Final[Judge] = Scales(WEIGHTS)


@final
class KarakGuide(Guide):
    """Knows what counts in Karak."""

    def names(self) -> list[str]:
        """Name the features."""
        return NAMES

    def weights(self) -> list[float]:
        """Give their weights."""
        return WEIGHTS

    def features(self, game: Game, seat: int) -> list[float]:
        """Describe how a seat stands."""
        assert isinstance(game, State)
        return standing(game, seat, Neighbourhood(game, game.heroes[seat]))

    def plans(self, game: Game) -> list[Plan]:
        """List aims in the free turn; else every answer, greedy's first.

        A game that lasts very long is played as greedy does, who gets ever bolder: it must end.
        """
        assert isinstance(game, State)
        return plans_in_karak(game, KNIGHTLY)

    def quick(self, game: Game) -> Action:
        """Choose as greedy does."""
        assert isinstance(game, State)
        return choose_in_karak(game)

    def turn(self, game: Game) -> int:
        """Count the turns begun so far."""
        assert isinstance(game, State)
        return game.turn

    def foresee_all(self, game: Game, plans: list[Plan]) -> list[float]:
        """Weigh plans with what they have in common counted once."""
        assert isinstance(game, State)
        foresight = Foresight(SCALES, game)
        return [foresight.chance(plan) for plan in plans]

    def reasons(self, game: Game, action: Action) -> list[Reason]:
        """Say what speaks for an action."""
        assert isinstance(game, State)
        return reasons_in_karak(game, action)


def keen_plans(game: State) -> list[Plan]:
    """List what champion thinks about: more places to explore than the knight, and far aims."""
    return plans_in_karak(game, KEEN)


def plans_in_karak(game: State, scope: Scope) -> list[Plan]:
    """List aims in the free turn, as the scope says; else every answer, greedy's first."""
    if game.asking is CHOOSE_HERO or game.turn > EAGER_ROUNDS * len(game.heroes):
        return [single(choose_in_karak(game), 1.0)]
    if game.asking is FREE_TURN:
        return Outlook(game, game.me, scope).plans()
    return answers(game)


def shortfall(fight: Fight) -> int:
    """Say how much the attack is short of a victory."""
    return fight.strength - fight.attack + (0 if fight.abilities.wins_ties() else 1)


def answers(game: State) -> list[Plan]:
    """List every answer to a question, greedy's first; a sure victory is not thought over."""
    legal = game.legal_actions()
    if len(legal) == 1:
        return [single(legal[0], 1.0)]
    fight = game.fight
    if fight is not None and game.asking is ADD_TO_ATTACK and wins_for_sure(fight):
        return [single(STRIKE, 1.0)]
    favourite = choose_in_karak(game)
    others = [single(action, SECOND_PRIOR) for action in legal if action is not favourite]
    return [single(favourite, 1.0), *others]


def wins_for_sure(fight: Fight) -> bool:
    """Say whether striking now wins, and only a fool would not: the dragon may be let live."""
    return shortfall(fight) <= 0 and fight.monster is not DRAGON
