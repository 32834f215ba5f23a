"""The champion: searches what may come of its plans, the others' answers included."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from karak.bots.bot import Bot
from karak.bots.guides import guide_for
from karak.bots.knight import CHANCE, OTHER
from karak.bots.reason import Reason, percent
from karak.bots.search.tree import Edge, Tree
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.kernel.generator import seeded

ITERATIONS: Final = 2000
SLICE: Final = 32
SEARCHED: Final = "why-searched"


@final
class ChampionBot(Bot):
    """Open-loop Monte Carlo tree search.

    The same seed and number of iterations give the same move on any machine; with a time limit
    (`seconds`, 0 for none) it stops earlier, and a faster machine thinks further.
    """

    def __init__(self, seed: int, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.seconds: Final[float] = seconds
        self.tree: Tree | None = None

    def choose(self, game: Game) -> Action:
        """Search, and choose what was tried most."""
        self.tree = None
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        tree = Tree(game, guide_for(game), seeded(self.seed))
        if len(tree.plans) == 1:
            return tree.plans[0].actions[0]
        self.tree = tree
        if self.seconds > 0.0:
            self.search_in_time(tree)
        else:
            tree.search(max(1, int(tree.guide.effort(game, len(tree.plans)) * self.iterations)))
        return tree.best().plan.actions[0]

    def search_in_time(self, tree: Tree) -> None:
        """Search in slices until the time or the iterations are used up."""
        end = perf_counter() + self.seconds
        left = self.iterations
        while left > 0 and perf_counter() < end and not tree.is_settled(left):
            for _ in range(min(SLICE, left)):
                tree.iterate()
            left -= SLICE

    def explain(self, game: Game, action: Action) -> list[Reason]:
        """Say what it hopes for, what else it thought of, and how hard it looked."""
        reasons = guide_for(game).reasons(game, action)
        tree = self.tree
        if tree is None:
            return reasons
        best = tree.best()
        reasons.append(Reason(CHANCE, {"chance": percent(best.mean)}))
        other = second(tree, best)
        if other is not None:
            instead = other.plan.actions[0]
            reasons.append(Reason(OTHER, {"chance": percent(other.mean)}, instead))
        share = percent(best.visits / tree.iterations)
        reasons.append(Reason(SEARCHED, {"iterations": tree.iterations, "share": share}))
        return reasons


def second(tree: Tree, best: Edge) -> Edge | None:
    """Find the plan tried most often that begins with another action than the best one."""
    found: Edge | None = None
    for edge in tree.root.edges.values():
        if edge.plan.actions[0] is not best.plan.actions[0] and (
            found is None or edge.visits > found.visits
        ):
            found = edge
    return found
