"""The champion: judges what comes of its plans better than the knight, or looks further."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from karak.bots.bot import Bot
from karak.bots.guides import guide_for, thinking_about
from karak.bots.knight import CHANCE, OTHER
from karak.bots.reason import Reason, percent
from karak.bots.search.thinking import Considered, Thinking
from karak.kernel.actions import Action
from karak.kernel.game import Game

ITERATIONS: Final = 2000
SEARCHED: Final = "why-searched"


@final
class ChampionBot(Bot):
    """Looks into one plan after the other, the most promising first.

    The same number of iterations gives the same move on any machine; with a time limit
    (`seconds`, 0 for none) it stops earlier, and a faster machine thinks further.
    """

    def __init__(self, seed: int, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.seconds: Final[float] = seconds
        self.thinking: Thinking | None = None

    def choose(self, game: Game) -> Action:
        """Think, and choose what is best after it."""
        self.thinking = None
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        thinking = thinking_about(game)
        if len(thinking.plans) == 1:
            return thinking.plans[0].actions[0]
        self.thinking = thinking
        if self.seconds > 0.0:
            self.think_in_time(thinking)
        else:
            thinking.search(self.iterations)
        return thinking.best().plan.actions[0]

    def think_in_time(self, thinking: Thinking) -> None:
        """Think until the time or the iterations are used up, about one plan at least."""
        end = perf_counter() + self.seconds
        thinking.go_on(self.iterations)
        while perf_counter() < end and not thinking.is_settled():
            left = self.iterations - thinking.iterations
            if left <= 0:
                return
            thinking.go_on(left)

    def explain(self, game: Game, action: Action) -> list[Reason]:
        """Say what it hopes for, what else it thought of, and how hard it looked."""
        reasons = guide_for(game).reasons(game, action)
        thinking = self.thinking
        if thinking is None:
            return reasons
        best = thinking.best()
        reasons.append(Reason(CHANCE, {"chance": percent(best.chance)}))
        other = second(thinking, best)
        if other is not None:
            instead = other.plan.actions[0]
            reasons.append(Reason(OTHER, {"chance": percent(other.chance)}, instead))
        share = percent(best.visits / max(thinking.iterations, 1))
        reasons.append(Reason(SEARCHED, {"iterations": thinking.iterations, "share": share}))
        return reasons


def second(thinking: Thinking, best: Considered) -> Considered | None:
    """Find the best plan that begins with another action than the best one."""
    found: Considered | None = None
    for other in thinking.looks:
        if other.plan.actions[0] is not best.plan.actions[0] and (
            found is None or other.chance > found.chance
        ):
            found = other
    return found
