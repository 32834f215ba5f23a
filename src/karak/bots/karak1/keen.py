"""Foresight that looks more closely: for champion's own turn, and for what others do in theirs."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak1.foresight import NEW_BOARD, SEATS, Foresight, mean_of_two
from karak.bots.karak1.surroundings import Neighbourhood
from karak.bots.search.plan import Plan
from karak.games.karak1.curse import CHOOSE_BEARER
from karak.games.karak1.exploring import TURN_TILE, discovered, put_tile
from karak.games.karak1.gear import LEAVE_FOR_REWARD
from karak.games.karak1.hearts import PORTAL_TO, RETURN_AT
from karak.games.karak1.pieces import ROOM
from karak.games.karak1.state import State

THOUGHT_OVER: Final = (CHOOSE_BEARER, PORTAL_TO, RETURN_AT, LEAVE_FOR_REWARD)


class KeenForesight(Foresight):
    """Weighs each place to explore by itself, and each way to turn a tile by all that may be drawn.

    What is near to a place counts, too, and what a plan changes around the others.
    """

    def near_to(self, game: State, seat: int) -> Neighbourhood:
        """Look around a hero once for each site and each change that a plan makes to the board."""
        hero = game.heroes[seat]
        key = SEATS * (2 * hero.site + (1 if game.cursed == seat else 0)) + seat
        if len(game.tokens) > len(self.game.tokens):
            found = 1 if game.tokens[-1] is None else 2
            key += NEW_BOARD * (3 * self.discoveries + found)
        elif game.tokens is not self.game.tokens:
            key = -1 - key - NEW_BOARD * game.heroes[self.seat].site
        return self.around(game, hero, key)

    def chance(self, plan: Plan) -> float:
        """Give the seat's chance to win after a plan."""
        if self.game.asking is TURN_TILE:
            return self.turned(plan.actions[0].arg)
        return super().chance(plan)

    def thinks_over(self, game: State) -> bool:
        """Weigh who is cursed, where a spell leads and which piece is left."""
        return game.asking in THOUGHT_OVER

    def turned(self, quarters: int) -> float:
        """Weigh a way to turn the drawn tile."""
        self.discoveries += 1
        game = self.copy(self.game)
        near = game.board.beyond(game.me.site, game.drawn_side)
        if put_tile(game, quarters, near).place == ROOM and game.bag_left > 0:
            return self.drawn(game)
        discovered(game)
        game.go_on()
        return self.ended(game)

    def failed(
        self, game: State, group: int, failures: dict[int, float], dice: tuple[int, int]
    ) -> float:
        """Weigh each defeat by itself: the monster that is left there counts."""
        return self.compared(game, dice)

    def kind_of_place(self, game: State, side: int) -> int:
        """Tell all places apart."""
        return 4 * game.me.site + side


@final
class Onlooker(KeenForesight):
    """Weighs what somebody does in a turn for the chance of another seat, which looks on."""

    def thinks_over(self, game: State) -> bool:
        """Leave answers to greedy: who chooses does not ask what the one that looks on wants."""
        return False

    def of_two(self, values: list[float], counts: list[int]) -> float:
        """Weigh two tokens as if the one laid were what the seat that looks on wants least."""
        return 1.0 - mean_of_two([1.0 - value for value in values], counts)
