"""Thinking about a question: plans, what has been found out about each, and which is best so far.

How it is done differs: by a tree of samples, or by looking at everything that chance may do.
"""

from __future__ import annotations

from typing import Final

from karak.bots.search.plan import Plan


class Considered:
    """A plan, how much thought went into it, and the chance to win that it led to."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.visits = 0
        self.total: float = 0.0

    @property
    def mean(self) -> float:
        """The chance to win that it led to on average."""
        return self.total / self.visits if self.visits else 0.0


class Thinking:
    """Thinking that can be gone on with as long as there is time."""

    def __init__(self, plans: list[Plan]) -> None:
        self.plans: Final = plans
        self.iterations: int = 0

    def search(self, iterations: int) -> None:
        """Think for so many iterations, fewer if the rest could not change the choice."""
        while self.iterations < iterations and not self.is_settled(iterations - self.iterations):
            self.go_on(iterations - self.iterations)

    def go_on(self, most: int) -> None:
        """Think a little more: so many iterations at most, if it comes in such small pieces."""
        raise NotImplementedError

    def is_settled(self, left: int) -> bool:
        """Say whether so many iterations more could not change the choice."""
        raise NotImplementedError

    def considered(self) -> list[Considered]:
        """Give the plans that were thought about, those that looked best at first come first."""
        raise NotImplementedError

    def best(self) -> Considered:
        """Give the plan to choose."""
        raise NotImplementedError
