"""Thinking about a title that nobody knows more about than its guide does."""

from __future__ import annotations

from typing import Final, final

from karak.bots.search.guide import Guide
from karak.bots.search.plan import Plan
from karak.bots.search.thinking import Thinking
from karak.kernel.game import Game


@final
class ByGuide(Thinking):
    """Looks at each plan once, as the knight does."""

    def __init__(self, game: Game, guide: Guide) -> None:
        super().__init__(guide.plans(game))
        self.game: Final = game
        self.guide: Final = guide

    def chance(self, plan: Plan, most: int) -> float:
        """Foresee the plan."""
        self.iterations += 1
        return self.guide.foresee(self.game, plan)
