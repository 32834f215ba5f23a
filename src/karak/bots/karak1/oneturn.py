"""Champion's thinking in Karak: every plan for the turn by exact odds, judged by the network."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak1.foresight import KeenForesight
from karak.bots.karak1.judging import Judge
from karak.bots.search.plan import Plan
from karak.bots.search.thinking import Thinking
from karak.games.karak1.state import State


@final
class OneTurn(Thinking):
    """Looks into each plan once; an iteration is a plan looked into."""

    def __init__(self, game: State, plans: list[Plan], judge: Judge) -> None:
        super().__init__(plans)
        self.foresight: Final = KeenForesight(judge, game)

    def chance(self, plan: Plan, most: int) -> float:
        """Weigh everything that chance may do after a plan."""
        self.iterations += 1
        return self.foresight.chance(plan)
