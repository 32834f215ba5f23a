"""What may come after a plan, followed by samples from which luck is taken out.

A future goes on after a plan: the rest of the turn, then what the others do as knights would, up
to what the seat could choose next. At each choice the judge says how things stand, and foresight
what may be expected of what is chosen. What comes less what was expected is luck, and left out;
what is expected less how things stood is what the judge did not see coming, and added up.
"""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak1.foresight import Foresight
from karak.bots.karak1.guide import MOST_PLANS, SCALES, plans_in_karak
from karak.bots.karak1.judging import Judge
from karak.bots.karak1.outlook import MOST_DARK
from karak.bots.karak1.play import choose_in_karak
from karak.bots.search.plan import Plan
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.generator import seeded

LONGEST: Final = 400
LEAST_REST: Final = 1e-4
NOBODY: Final = -1


@final
class Future:
    """One way that things may go on, and what the judge did not see coming on it.

    Whoever chose last is the `mover`, and had `hoped` for such a chance to win.
    """

    def __init__(self, judge: Judge, root: State, seed: int) -> None:
        copy = root.copy(seeded(seed))
        assert isinstance(copy, State)
        self.judge: Final = judge
        self.game: Final[State] = copy
        self.seat: Final = root.seat
        self.turn: Final = root.turn
        self.judged: int = 0
        self.unseen: float = 0.0
        self.mover: int = NOBODY
        self.hoped: float = 0.0

    def follow(self, plan: Plan) -> float:
        """Play a plan and go on; say by how much it is better than foresight thinks."""
        game = self.game
        plan.play(game)
        for _ in range(LONGEST):
            if game.over:
                break
            if game.asking is not FREE_TURN:
                game.apply(choose_in_karak(game))
                continue
            values = self.judge.values(game)
            self.arrive(values)
            next_turn = game.seat == self.seat and game.turn != self.turn
            chosen = self.choose()
            self.unseen -= values[self.seat]
            if next_turn:
                return self.unseen + self.hoped
            chosen.play(game)
        self.arrive(self.judge.values(game))
        return self.unseen

    def arrive(self, values: list[float]) -> None:
        """Add what was to be expected of the last choice, now that it has led to such values.

        The chance of who chose is what it hoped for; the others share the rest as they do now.
        """
        self.judged += 1
        if self.mover == NOBODY:
            return
        if self.mover == self.seat:
            self.unseen += self.hoped
            return
        rest = 0.0
        for seat in range(len(values)):
            if seat != self.mover:
                rest += max(values[seat], LEAST_REST)
        self.unseen += max(values[self.seat], LEAST_REST) * (1.0 - self.hoped) / rest

    def choose(self) -> Plan:
        """Choose by the judge for the seat, for others as knights do; note what is hoped for."""
        game = self.game
        plans = plans_in_karak(game, MOST_PLANS, MOST_DARK)
        foresight = Foresight(self.judge, game)
        self.mover = game.seat
        if game.seat == self.seat:
            best = self.best(plans, foresight)
        else:
            best = self.best(plans, Foresight(SCALES, game))
            self.hoped = foresight.chance(best)
            self.judged += foresight.judged
        return best

    def best(self, plans: list[Plan], foresight: Foresight) -> Plan:
        """Find the plan with the best chance, of equal ones the first, and note that chance."""
        best = plans[0]
        self.hoped = -1.0
        for plan in plans:
            chance = foresight.chance(plan)
            if chance > self.hoped:
                self.hoped = chance
                best = plan
        self.judged += foresight.judged
        return best
