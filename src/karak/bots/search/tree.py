"""The tree: open-loop Monte Carlo tree search over plans.

Every iteration plays a fresh copy of the game with chance drawn anew, so a node stands for what was
planned and not for one position. Whoever is to decide takes what is best for its own seat.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from karak.bots.search.guide import Guide
from karak.bots.search.plan import Plan
from karak.bots.search.thinking import Considered, Thinking
from karak.kernel.game import Game
from karak.kernel.generator import Generator

DOUBT: Final = 0.06
FIRST_WIDTH: Final = 3.0
WIDENING: Final = 0.8
MOST_DECISIONS: Final = 200
FEWEST_ITERATIONS: Final = 128
SLICE: Final = 16
LITTLE: Final = 0.004
LEAST_SPREAD: Final = 0.01


@final
class Edge(Considered):
    """A plan in the tree: how often it was tried and what came of it for the seat that chose it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.squares: float = 0.0
        self.nodes: Final[dict[int, Node]] = {}

    def doubt(self) -> float:
        """How far off the mean may be: its variance; a few tries that went alike prove little."""
        if self.visits == 0:
            return 1.0
        spread = self.squares / self.visits - self.mean * self.mean
        return max(spread, LEAST_SPREAD) / self.visits


@final
class Node:
    """A question met after certain plans: the answers tried so far, by the key of their plan."""

    def __init__(self) -> None:
        self.visits = 0
        self.total: float = 0.0
        self.edges: Final[dict[int, Edge]] = {}
        self.known: Final[list[list[Plan]]] = []

    def select(self, plans: list[Plan], curious: float) -> Plan:
        """Choose among what can be done now: what proved good, looks good, or is little tried.

        What has not been tried is thought a little worse than the node on average; the less
        promising plans come in as the visits grow.
        """
        width = min(len(plans), int(FIRST_WIDTH + WIDENING * sqrt(self.visits)))
        total = 0.0
        for i in range(width):
            total += plans[i].prior
        curiosity = curious * sqrt(1.0 + self.visits) / total
        untried = self.total / self.visits - DOUBT if self.visits else 0.0
        best = plans[0]
        highest = -1.0e9
        for i in range(width):
            plan = plans[i]
            edge = self.edges.get(plan.key)
            if edge is None:
                score = untried + curiosity * plan.prior
            else:
                score = edge.total / edge.visits + curiosity * plan.prior / (1.0 + edge.visits)
            if score > highest:
                highest = score
                best = plan
        return best

    def edge(self, plan: Plan) -> Edge:
        """Find the edge of a plan, a new one if it was never tried."""
        edge = self.edges.get(plan.key)
        if edge is None:
            edge = Edge(plan)
            self.edges[plan.key] = edge
        return edge


@final
class Tree(Thinking):
    """A search from one position; `luck` is where all its chance comes from."""

    def __init__(self, game: Game, guide: Guide, luck: Generator) -> None:
        super().__init__(guide.first_plans(game))
        self.game: Final = game
        self.guide: Final = guide
        self.luck: Final = luck
        self.curiosity: Final[float] = guide.curiosity()
        self.certainty: Final[float] = guide.certainty()
        self.keeps_plans: Final = guide.keeps_plans()
        self.rollout_turns: Final = guide.rollout_turns(game)
        self.root: Final = Node()
        turns = guide.turns_ahead(game)
        self.last_turn: Final = guide.turn(game) + turns
        self.last_planned: Final = guide.turn(game) + min(turns, guide.turns_planned(game))

    def go_on(self, most: int) -> None:
        """Play some iterations more."""
        for _ in range(min(SLICE, most)):
            self.iterate()

    def is_settled(self, left: int) -> bool:
        """Say whether the most tried plan stays so even if all that is left went to the second.

        Or, if the guide is content with so much certainty, that none of the others is likely to
        be better by more than a little.
        """
        first = 0
        second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first > second + left or (
            self.certainty > 0.0 and self.iterations >= FEWEST_ITERATIONS and self.is_clear()
        )

    def is_clear(self) -> bool:
        """Say whether every other plan is worse, or hardly better, with the wanted certainty."""
        best = self.best()
        for plan in self.plans:
            edge = self.root.edges.get(plan.key)
            if edge is None:
                return False
            if edge is not best:
                gap = best.mean - edge.mean + LITTLE
                wanted = self.certainty * self.certainty
                if gap <= 0.0 or gap * gap < wanted * (best.doubt() + edge.doubt()):
                    return False
        return True

    def iterate(self) -> None:
        """Go down the tree, play on at a glance, judge, and remember on the way back."""
        self.iterations += 1
        drawn = self.luck.d
        game = self.game.copy(self.luck)
        game.forget_hidden(self.game.seat)
        guide = self.guide
        node = self.root
        plans = self.plans
        step = 0
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[int] = []
        while True:
            if len(plans) == 1:
                plans[0].play(game)
                step += 1
            else:
                plan = node.select(plans, self.curiosity)
                edge = node.edge(plan)
                nodes.append(node)
                edges.append(edge)
                seats.append(game.seat)
                plan.play(game)
                if edge.visits == 0:
                    break
                moment = guide.moment(game)
                below = edge.nodes.get(moment)
                if below is None:
                    below = Node()
                    edge.nodes[moment] = below
                node = below
                step = 0
            if game.over or guide.turn(game) >= self.last_planned:
                break
            if self.keeps_plans and self.luck.d == drawn:
                plans = self.plans_known(game, node, step)
            else:
                plans = guide.later_plans(game)
        values = self.judged(game)
        for i in range(len(edges)):
            value = values[seats[i]]
            edges[i].visits += 1
            edges[i].total += value
            edges[i].squares += value * value
            nodes[i].visits += 1
            nodes[i].total += value

    def plans_known(self, game: Game, node: Node, step: int) -> list[Plan]:
        """List plans where nothing hung on chance so far: they are the same each time."""
        if step == len(node.known):
            node.known.append(self.guide.later_plans(game))
        return node.known[step]

    def judged(self, game: Game) -> list[float]:
        """Play on at a glance to the last turn looked at, and judge what is reached."""
        guide = self.guide
        last = min(self.last_turn, guide.turn(game) + self.rollout_turns)
        for _ in range(MOST_DECISIONS):
            if game.over or guide.turn(game) >= last:
                break
            guide.glance(game).play(game)
        return guide.values(game)

    def considered(self) -> list[Considered]:
        """Give the plans that were tried."""
        found: list[Considered] = []
        for plan in self.plans:
            edge = self.root.edges.get(plan.key)
            if edge is not None:
                found.append(edge)
        return found

    def best(self) -> Edge:
        """Give the plan tried most often; of equal ones the better, then the first."""
        best: Edge | None = None
        for plan in self.plans:
            edge = self.root.edges.get(plan.key)
            if edge is not None and (
                best is None
                or edge.visits > best.visits
                or (edge.visits == best.visits and edge.mean > best.mean)
            ):
                best = edge
        return Edge(self.plans[0]) if best is None else best
