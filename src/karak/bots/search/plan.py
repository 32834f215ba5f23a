"""A plan: something worth doing, as one action or a few that belong together."""

from __future__ import annotations

from typing import Final

from karak.kernel.actions import Action
from karak.kernel.game import Game


class Plan:
    """Actions to play in a row, such as a walk and what is done at its end.

    Only the last one may hang on chance or end the turn. `key` tells plans of one question apart
    and is the same for what is essentially the same plan in other samples of the game: for a
    single action its code will do. `prior` says how promising the plan looks at a glance:
    positive, and only compared with that of the other plans of the same question.
    """

    def __init__(self, key: int, actions: list[Action], prior: float) -> None:
        self.key: Final = key
        self.actions: Final = actions
        self.prior: Final = prior

    def play(self, game: Game) -> None:
        """Play it."""
        for action in self.actions:
            game.apply(action)

    def __repr__(self) -> str:
        """Show what is done."""
        return f"Plan({', '.join([str(action) for action in self.actions])}, {self.prior:.3f})"


def single(action: Action, prior: float) -> Plan:
    """Make a plan of one action."""
    return Plan(action.code, [action], prior)


def best_first(plans: list[Plan]) -> list[Plan]:
    """Sort by prior; equal ones keep their order. For few plans quicker than `sorted`."""
    ranked: list[Plan] = []
    for plan in plans:
        at = len(ranked)
        while at > 0 and ranked[at - 1].prior < plan.prior:
            at -= 1
        ranked.insert(at, plan)
    return ranked
