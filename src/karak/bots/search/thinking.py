"""Thinking about a question: plans, what has been found out about each, and which is best so far.

One plan is looked into after the other, by everything that chance may do.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from karak.bots.search.plan import Plan


class Considered:
    """A plan, how much thought went into it, and the chance to win that it led to."""

    def __init__(self, plan: Plan, visits: int, chance: float) -> None:
        self.plan: Final = plan
        self.visits: Final = visits
        self.chance: Final[float] = chance


class Thinking:
    """Thinking that can be gone on with as long as there is time; how is for each title to say.

    An iteration is something that a plan may lead to, judged.
    """

    def __init__(self, plans: list[Plan]) -> None:
        self.plans: Final = plans
        self.looks: Final[list[Considered]] = []
        self.iterations: int = 0

    def search(self, iterations: int) -> None:
        """Look into the plans, as far as so many iterations go; the first is always looked into."""
        while self.iterations < iterations and not self.is_settled():
            self.go_on(iterations - self.iterations)

    def go_on(self, most: int) -> None:
        """Look into the next plan; it gets its share of the iterations that are left."""
        plan = self.plans[len(self.looks)]
        before = self.iterations
        chance = self.chance(plan, max(1, most // (len(self.plans) - len(self.looks))))
        self.looks.append(Considered(plan, max(1, self.iterations - before), chance))

    @abstractmethod
    def chance(self, plan: Plan, most: int) -> float:
        """Give the seat's chance to win with a plan; count the iterations, about so many."""

    def is_settled(self) -> bool:
        """Say whether every plan has been looked into."""
        return len(self.looks) == len(self.plans)

    def best(self) -> Considered:
        """Give the plan with the best chance; of equal ones the first."""
        best = self.looks[0]
        for look in self.looks:
            if look.chance > best.chance:
                best = look
        return best
