"""The best way through a whole turn of Karak 2, by exact odds.

Nothing in a turn hangs on chance but what ends it: a battle or an exploration. So every way through
the turn can be played on a copy, and its end be weighed exactly.
"""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.foresight import LONGEST, Foresight
from karak.bots.karak2.options import free_plans
from karak.bots.karak2.play import choose_in_karak2
from karak.bots.search.chances import settled
from karak.bots.search.plan import Plan
from karak.bots.search.thinking import Thinking
from karak.games.karak2.actions import EXPLORE
from karak.games.karak2.battling import SEND_DICE
from karak.games.karak2.state import State
from karak.games.karak2.turn import FREE_TURN

WIDTH: Final = 6
LEAST_PART: Final = 0.2

Position = tuple[object, ...]


@final
class WholeTurn(Thinking):
    """Looks through the ways that begin with each plan; an iteration is a way judged."""

    def __init__(self, game: State, plans: list[Plan], weights: list[float]) -> None:
        super().__init__(plans)
        self.game: Final = game
        self.foresight: Final = Foresight(game, weights)
        self._known: Final[dict[Position, float]] = {}

    def chance(self, plan: Plan, most: int) -> float:
        """Give the seat's chance to win with a plan and the best that can follow it."""
        if plan.actions[0] is EXPLORE:
            return self.explored(self.game)
        game = self.foresight.copy()
        plan.play(game)
        return self.rest(game, most)

    def explored(self, game: State) -> float:
        """Weigh an exploration."""
        self.iterations += 1
        return self.foresight.explored(game)

    def rest(self, game: State, most: int) -> float:
        """Give the chance to win with the best of so many ways through the rest of the turn."""
        foresight = self.foresight
        for _ in range(LONGEST):
            if game.over:
                self.iterations += 1
                return settled(game)[foresight.seat]
            if game.turn != foresight.turn:
                break
            asking = game.asking
            if asking is SEND_DICE:
                battle = game.battle
                assert battle is not None
                self.iterations += 1
                return foresight.fought(game, battle)
            if asking is FREE_TURN:
                plans = free_plans(game, min(WIDTH, most), LEAST_PART)
                if len(plans) > 1:
                    return self.best_of(game, plans, most)
                if plans[0].actions[0] is EXPLORE:
                    return self.explored(game)
                plans[0].play(game)
            else:
                game.apply(choose_in_karak2(game))
        self.iterations += 1
        return foresight.won_with(foresight.strength(game))

    def best_of(self, game: State, plans: list[Plan], most: int) -> float:
        """Give the chance with the best of some plans; a position is looked at once."""
        key = position(game)
        known = self._known.get(key)
        if known is not None:
            return known
        best = -1.0
        share = max(1, most // len(plans))
        for plan in plans:
            if plan.actions[0] is EXPLORE:
                chance = self.explored(game)
            else:
                twin = game.copy(self.foresight.luck)
                assert isinstance(twin, State)
                plan.play(twin)
                chance = self.rest(twin, share)
            best = max(best, chance)
        self._known[key] = best
        return best


def position(game: State) -> Position:
    """Tell positions of one turn apart, before anything hung on chance."""
    me = game.me
    return (
        me.site,
        me.came_from,
        game.used,
        game.moved,
        game.ported,
        game.ran,
        game.hawked,
        tuple(sorted(game.gathered)),
        tuple(me.resources),
        tuple(me.units),
        me.buildings,
        me.city,
        me.hearts,
        me.pack,
        me.charges,
        game.plagued,
    )
