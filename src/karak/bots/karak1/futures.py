"""What may come after a plan, followed by samples from which luck is taken out.

A future goes on after a plan: the rest of the turn, then what the others do as knights would, up
to what the seat could choose next; and from there for a further round, if that is wanted. At each
choice the judge says how things stand, and foresight what may be expected of what is chosen. What
comes less what was expected is luck, and left out; what is expected less how things stood is what
the judge did not see coming, and added up. All of it is counted for the seat that plans, whoever
chooses.
"""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak1.foresight import Foresight
from karak.bots.karak1.guide import SCALES, plans_in_karak
from karak.bots.karak1.judging import Judge
from karak.bots.karak1.keen import Onlooker
from karak.bots.karak1.outlook import EVERYWHERE, KNIGHTLY
from karak.bots.karak1.play import choose_in_karak
from karak.bots.search.plan import Plan
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.generator import seeded

LONGEST: Final = 400


@final
class Future:
    """One way that things may go on, and what the judge did not see coming on it.

    `expected` is the chance to win that the last choice promised the seat, 0 before the first one;
    `next` is what the seat would choose where the future has come to, None when the game is over.
    """

    def __init__(self, judge: Judge, root: State, seed: int) -> None:
        copy = root.copy(seeded(seed))
        assert isinstance(copy, State)
        self.judge: Final = judge
        self.game: Final[State] = copy
        self.seat: Final = root.seat
        self.own_turn: int = root.turn
        self.last_turn: int = root.turn
        self.choices: int = 0
        self.unseen: float = 0.0
        self.expected: float = 0.0
        self.next: Plan | None = None

    def follow(self, plan: Plan) -> float:
        """Play a plan and go on for a round; say by how much it is better than foresight thinks."""
        self.next = plan
        return self.go_further()

    def go_further(self) -> float:
        """Go on up to the seat's next turn; say by how much that is better than was thought."""
        before = self.unseen + self.expected
        if self.next is not None:
            self.next.play(self.game)
            self.next = self.in_next_turn()
        return self.unseen + self.expected - before

    def in_next_turn(self) -> Plan | None:
        """Go on until the seat chooses in another turn; say what, or None when the game is over."""
        game = self.game
        for _ in range(LONGEST):
            if game.over:
                break
            if game.asking is not FREE_TURN:
                game.apply(choose_in_karak(game))
                continue
            chosen = self.choose()
            if game.seat == self.seat and game.turn > self.own_turn:
                self.own_turn = game.turn
                return chosen
            chosen.play(game)
        return None

    def choose(self) -> Plan:
        """Choose by the judge for the seat, for others as knights do; note what is expected."""
        game = self.game
        self.choices += 1
        if game.seat == self.seat:
            foresight = Foresight(self.judge, game)
            self.arrive(foresight)
            return self.best(plans_in_karak(game, EVERYWHERE), foresight)
        onlooker = Onlooker(self.judge, game, self.seat)
        self.arrive(onlooker)
        best = self.best(plans_in_karak(game, KNIGHTLY), Foresight(SCALES, game))
        self.expected = onlooker.chance(best)
        return best

    def arrive(self, foresight: Foresight) -> None:
        """Add what was expected of the last choice, less how things stand now that it was made.

        In a turn that goes on things stand with what is done here anyway, for that was expected.
        """
        game = self.game
        goes_on = game.turn == self.last_turn
        self.unseen += self.expected
        self.unseen -= foresight.standing_still() if goes_on else foresight.value(game)
        self.last_turn = game.turn

    def best(self, plans: list[Plan], foresight: Foresight) -> Plan:
        """Find the plan with the best chance, of equal ones the first, and note that chance."""
        best = plans[0]
        self.expected = -1.0
        for plan in plans:
            chance = foresight.chance(plan)
            if chance > self.expected:
                self.expected = chance
                best = plan
        return best
