"""Champion's thinking in Karak: every plan by exact odds, then the best ones by what may follow."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak1.futures import Future
from karak.bots.karak1.judging import Judge
from karak.bots.karak1.keen import KeenForesight
from karak.bots.search.plan import Plan
from karak.bots.search.thinking import Considered, Thinking
from karak.games.karak1.state import State

MARGIN: Final = 0.2
"""Plans that look worse by more are not looked into further; less when the game is decided."""
MOST_CONTENDERS: Final = 10
MOST_FUTURES: Final = 12
MOST_FURTHER: Final = 8
DOUBT: Final = 2
"""What was not seen coming counts by half after so many futures: a few may deceive."""
FURTHER: Final = 0.4
"""So much counts what was not seen coming in the round after the next: it scatters twice as far."""
CLEAR: Final = 0.09
"""A plan that is behind by this, divided by the root of what is known, is given up."""


@final
class NextRound(Thinking):
    """Weighs each plan once, then follows futures of the best ones, all with the same luck.

    When all are followed for a round, what is left goes on for another one, in some of the futures.
    A future of a plan has the same luck wherever on its walk the hero is asked, so that it goes on
    as it began. An iteration is a choice: a plan that is weighed, or one on the way of a future.
    """

    def __init__(self, game: State, plans: list[Plan], judge: Judge) -> None:
        super().__init__(plans)
        self.game: Final = game
        self.judge: Final = judge
        self.foresight: Final = KeenForesight(judge, game)
        self.hopes: Final[list[float]] = []
        self.unseen: Final = [0.0] * len(plans)
        self.unseen_further: Final = [0.0] * len(plans)
        self.futures: Final[list[list[Future]]] = [[] for _ in plans]
        self.contenders: list[int] = []
        self.openness: float = 0.0
        self.followed: int = 0
        self.followed_further: int = 0

    def chance(self, plan: Plan, most: int) -> float:
        """Weigh everything that chance may do after a plan."""
        hope = self.foresight.chance(plan)
        self.hopes.append(hope)
        self.iterations += 1
        return hope

    def go_on(self, most: int) -> None:
        """Look into the next plan, or follow one future of each that could be the best."""
        if len(self.looks) < len(self.plans):
            super().go_on(most)
            if len(self.looks) == len(self.plans):
                self.choose_contenders()
            return
        if self.followed < MOST_FUTURES:
            self.followed += 1
            for number in self.contenders:
                self.look_ahead(number)
        else:
            self.followed_further += 1
            for number in self.contenders:
                self.look_further(number)
        self.give_up()

    def look_ahead(self, number: int) -> None:
        """Follow one more future of a plan."""
        future = Future(self.judge, self.game, self.followed)
        self.futures[number].append(future)
        self.unseen[number] += future.follow(self.plans[number])
        self.count(number, future.choices)

    def look_further(self, number: int) -> None:
        """Follow one of the futures of a plan for another round."""
        future = self.futures[number][self.followed_further - 1]
        before = future.choices
        self.unseen_further[number] += future.go_further()
        self.count(number, future.choices - before)

    def count(self, number: int, choices: int) -> None:
        """Note the work, and what a plan is worth by all that is known."""
        self.iterations += choices
        look = self.looks[number]
        chance = self.hopes[number] + self.unseen[number] / (self.followed + DOUBT)
        further = self.unseen_further[number] / (self.followed_further + DOUBT)
        self.looks[number] = Considered(
            look.plan, look.visits + choices, chance + FURTHER * further
        )

    def choose_contenders(self) -> None:
        """Note the plans that look best at first, the best first."""
        hopes, contenders = self.hopes, self.contenders
        best = self.best().chance
        self.openness = 4.0 * best * (1.0 - best)
        least = best - MARGIN * self.openness
        for number in range(len(hopes)):
            if hopes[number] >= least:
                at = len(contenders)
                while at > 0 and hopes[contenders[at - 1]] < hopes[number]:
                    at -= 1
                contenders.insert(at, number)
        self.contenders = contenders[:MOST_CONTENDERS]

    def best(self) -> Considered:
        """Give the best of the plans that were followed, or at first of all that were looked into.

        What was not seen coming after one plan mostly holds for the others, too: nothing that was
        left out may be chosen because those that were followed turned out worse than they looked.
        """
        if not self.contenders:
            return super().best()
        best = self.looks[self.contenders[0]]
        for number in self.contenders:
            if self.looks[number].chance > best.chance:
                best = self.looks[number]
        return best

    def give_up(self) -> None:
        """Leave out what is clearly worse than the best; whatever is left out is no better."""
        clear = CLEAR * self.openness
        known = self.followed + DOUBT
        best = self.best().chance
        left: list[int] = []
        for number in self.contenders:
            behind = best - self.looks[number].chance
            if behind * behind * known <= clear * clear:
                left.append(number)
        self.contenders = left
        for number in range(len(self.looks)):
            look = self.looks[number]
            if look.chance > best:
                self.looks[number] = Considered(look.plan, look.visits, best)

    def is_settled(self) -> bool:
        """Say whether all plans were looked into, and nothing is left to tell apart."""
        if len(self.looks) < len(self.plans):
            return False
        return self.followed_further == MOST_FURTHER or self.begin_alike()

    def begin_alike(self) -> bool:
        """Say whether all plans that could be the best begin with the same action."""
        for number in self.contenders:
            if self.plans[number].actions[0] is not self.plans[self.contenders[0]].actions[0]:
                return False
        return True
