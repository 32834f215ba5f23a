"""What a plan is worth, exactly: every fall of the dice and every token that may be drawn.

The dice are grouped by what they leave to be added, the tokens by kind; a room just discovered is
thought open on all sides. Everything else is what the rules make of it, on copies of the game.
"""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.judging import Judge
from karak.bots.karak1.outlook import Outlook
from karak.bots.karak1.play import choose_in_karak
from karak.bots.karak1.surroundings import Neighbourhood
from karak.bots.search.chances import settled, shares
from karak.bots.search.plan import Plan
from karak.games.karak1.actions import HEAL, OPEN_CHEST, ROLL_AGAIN, TAKE
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.arriving import arrive
from karak.games.karak1.board import WAY_ON
from karak.games.karak1.exploring import change_bag, discovered, lay_token
from karak.games.karak1.fight import Fight
from karak.games.karak1.fighting import ADD_TO_ATTACK, ROLL_DICE, flames_left
from karak.games.karak1.pieces import FLAMES, ROOM, SHAPES, TOKENS, TUNNEL, tile_of
from karak.games.karak1.state import NO_TOKEN_YET, NOTHING_LYING, State
from karak.games.karak1.turn import FREE_TURN
from karak.games.shared.grid import SQUARES
from karak.kernel.actions import Action
from karak.kernel.generator import Generator, seeded
from karak.odds.karak1 import FACES

LONGEST: Final = 40
CROSS: Final = 3
SIX: Final = 6
FIRST_LOSS: Final = 4
SEATS: Final = 8
NEW_BOARD: Final = 1 << 12
ITSELF: Final = -1
USES: Final[list[Action]] = [OPEN_CHEST, HEAL, *TAKE]


class Foresight:
    """Looks ahead over the rest of one seat's turn, for itself or for a seat that is watching."""

    def __init__(self, judge: Judge, game: State, watching: int = ITSELF) -> None:
        self.judge: Final = judge
        self.game: Final = game
        self.seat: Final = game.seat
        self.watching: Final[int] = game.seat if watching == ITSELF else watching
        self.turn: Final = game.turn
        self.luck: Final[Generator] = seeded(1)
        self.near: Final[dict[int, Neighbourhood]] = {}
        self.dark: Final[dict[int, float]] = {}
        self.failures: dict[int, float] | None = None
        self.discoveries: int = 0

    def chance(self, plan: Plan) -> float:
        """Give the chance to win after a plan."""
        game = self.copy(self.game)
        last = len(plan.actions) - 1
        for i in range(last):
            game.apply(plan.actions[i])
        action = plan.actions[last]
        if game.asking is FREE_TURN and action.verb == "step":
            side = action.arg
            if game.board.ways[4 * game.me.site + side] == WAY_ON:
                return self.from_here(game, side)
        if action is ROLL_AGAIN:
            fight = game.fight
            assert fight is not None
            return self.rolled(game, fight, True)
        game.apply(action)
        return self.ended(game)

    def standing_still(self) -> float:
        """Give the chance if nothing more is planned in this turn."""
        return self.ended(self.copy(self.game))

    def copy(self, game: State) -> State:
        """Copy a position."""
        twin = game.copy(self.luck)
        assert isinstance(twin, State)
        return twin

    def value(self, game: State) -> float:
        """Judge a position for the seat; what is near is looked up once."""
        return self.values(game)[self.watching]

    def values(self, game: State) -> list[float]:
        """Give each seat's chance in a position of this turn."""
        if game.over:
            return settled(game)
        near = [self.near_to(game, seat) for seat in range(len(game.heroes))]
        return shares(self.judge.strengths(game, near, self.watching))

    def near_to(self, game: State, seat: int) -> Neighbourhood:
        """Look around a hero once for each site; the others do not care about a new tile."""
        hero = game.heroes[seat]
        board = game if seat == self.seat else self.game
        new = self.discoveries if len(board.tokens) > len(self.game.tokens) else 0
        return self.around(board, hero, NEW_BOARD * new + SEATS * hero.site + seat)

    def around(self, board: State, hero: Adventurer, key: int) -> Neighbourhood:
        """Look around a hero, once for each key."""
        near = self.near.get(key)
        if near is None:
            near = Neighbourhood(board, hero, self.judge.sight)
            self.near[key] = near
        return near

    def ended(self, game: State) -> float:
        """Go on to the end of the turn, as far as that does not lead into the unknown."""
        for _ in range(LONGEST):
            if game.over or game.turn != self.turn:
                break
            if game.asking is ROLL_DICE:
                fight = game.fight
                assert fight is not None
                return self.rolled(game, fight, False)
            if game.asking is FREE_TURN:
                plan = Outlook(game, game.me).best()
                if plan.actions[-1] not in USES:
                    break
                plan.play(game)
            elif self.thinks_over(game):
                return self.best_answer(game)
            else:
                game.apply(choose_in_karak(game))
        return self.value(game)

    def thinks_over(self, game: State) -> bool:
        """Say whether all answers to a question on the way are weighed; else it is greedy's."""
        return False

    def best_answer(self, game: State) -> float:
        """Give the chance after the best answer."""
        best = 0.0
        for action in game.legal_actions():
            copy = self.copy(game)
            copy.apply(action)
            best = max(best, self.ended(copy))
        return best

    # Fights

    def rolled(self, game: State, fight: Fight, again: bool) -> float:
        """Weigh every fall of the dice; who may roll again does so unless the first roll wins."""
        abilities = fight.abilities
        needed = fight.strength - fight.bonus + (0 if abilities.wins_ties() else 1)
        spend = flames_left(fight) * game.figures.bonuses[FLAMES.index]
        if not fight.sacrificed and fight.me.hearts > 0 and abilities.may_sacrifice(fight):
            spend += 1
        most = spend + 2
        six_matters = game.steps_left > 0 and goes_on_with_a_six(fight)
        ways = [0] * (2 * most + 2)
        dice = [(0, 0)] * (2 * most + 2)
        total = 0
        for one in range(1, FACES + 1):
            if not abilities.keeps_die(one):
                continue
            for other in range(1, FACES + 1):
                if not abilities.keeps_die(other):
                    continue
                total += 1
                group = 2 * min(max(needed - one - other, 0), most)
                if six_matters and (one == SIX or other == SIX):
                    group += 1
                ways[group] += 1
                dice[group] = (one, other)
        second = not again and abilities.may_roll_again(fight)
        missed = (total - ways[0] - ways[1]) / total
        expected = 0.0
        for group in range(len(ways)):
            if ways[group] > 0:
                chance = ways[group] / total
                if second:
                    chance *= missed if group > 1 else 1.0 + missed
                fails = group // 2 == most or (spend == 0 and group // 2 == 1)
                if fails and self.failures is not None:
                    value = self.failed(game, group, self.failures, dice[group])
                else:
                    value = self.compared(game, dice[group])
                expected += chance * value
        return expected

    def failed(
        self, game: State, group: int, failures: dict[int, float], dice: tuple[int, int]
    ) -> float:
        """Weigh a defeat or tie in the dark once: which monster it was makes little difference."""
        key = group if group < FIRST_LOSS else FIRST_LOSS + group % 2
        if key not in failures:
            failures[key] = self.compared(game, dice)
        return failures[key]

    def compared(self, game: State, dice: tuple[int, int]) -> float:
        """Go on from one fall of the dice."""
        copy = self.copy(game)
        fight = copy.fight
        assert fight is not None
        fight.die1, fight.die2 = dice
        fight.rolled_again = True
        copy.put_question_unless_forced(ADD_TO_ATTACK)
        copy.go_on()
        return self.ended(copy)

    # Exploring

    def from_here(self, game: State, side: int) -> float:
        """Weigh exploring from places of one kind once."""
        key = self.kind_of_place(game, side)
        if key not in self.dark:
            self.dark[key] = self.explored(game, side)
        return self.dark[key]

    def kind_of_place(self, game: State, side: int) -> int:
        """Tell places apart by what counts most: the way back and what is left of the turn."""
        heals = game.board.tiles[game.me.site].heals
        early = game.steps_taken == 0
        return (2 if early else 0) + (1 if heals else 0)

    def explored(self, game: State, side: int) -> float:
        """Weigh what may lie in the dark: rooms with each token that is left, or a tunnel."""
        self.discoveries += 1
        game.steps_left -= 1
        game.steps_taken += 1
        rooms = 0
        for shape in range(len(SHAPES)):
            rooms += game.stack[4 * ROOM + shape]
        share = rooms / game.stack_left if game.bag_left > 0 else 0.0
        lay_open(game, side, ROOM if share > 0.0 else TUNNEL)
        expected = 0.0
        if share < 1.0:
            tunnel = self.copy(game)
            discovered(tunnel)
            tunnel.go_on()
            expected += (1.0 - share) * self.ended(tunnel)
        if share > 0.0:
            expected += share * self.drawn(game)
        return expected

    def drawn(self, game: State) -> float:
        """Weigh each token that may be drawn for a room."""
        self.failures = {}
        values = [
            self.met(game, kind) if game.bag[kind] > 0 else 0.0 for kind in range(len(TOKENS))
        ]
        number = game.me.abilities.tokens_drawn(game, game.me)
        self.failures = None
        return self.of_two(values, game.bag) if number > 1 else mean_of_one(values, game.bag)

    def of_two(self, values: list[float], counts: list[int]) -> float:
        """Weigh two tokens drawn, of which the seat lays the better one (K1.A.ORC2)."""
        return mean_of_two(values, counts)

    def met(self, game: State, kind: int) -> float:
        """Go on from a token laid on the room."""
        copy = self.copy(game)
        change_bag(copy, kind, -1)
        lay_token(copy, TOKENS[kind])
        copy.go_on()
        return self.ended(copy)


def goes_on_with_a_six(fight: Fight) -> bool:
    """Say whether a six lets the hero go on after the fight (K1.A.SWD2)."""
    was = fight.die1
    fight.die1 = SIX
    goes_on = fight.abilities.goes_on_after(fight)
    fight.die1 = was
    return goes_on


def lay_open(game: State, side: int, place: int) -> None:
    """Lay a tile with four openings at a side of the hero and put the hero on it."""
    me = game.me
    board = game.board
    near = board.beyond(me.site, side)
    x = board.xs[me.site] + SQUARES.step_x[side]
    y = board.ys[me.site] + SQUARES.step_y[side]
    game.board = board.with_tile(tile_of(4 * place + CROSS, 0), x, y, near)
    game.tokens = game.tokens + NO_TOKEN_YET
    game.lying = game.lying + NOTHING_LYING
    game.stack_left -= 1
    arrive(game, me, len(game.tokens) - 1)


def mean_of_one(values: list[float], counts: list[int]) -> float:
    """Give the mean value of a token drawn from the bag."""
    total = 0.0
    number = 0
    for kind in range(len(counts)):
        total += counts[kind] * values[kind]
        number += counts[kind]
    return total / number


def mean_of_two(values: list[float], counts: list[int]) -> float:
    """Give the mean of the better of two tokens drawn from the bag (K1.A.ORC2)."""
    total = 0.0
    pairs = 0
    for kind in range(len(counts)):
        for other in range(len(counts)):
            ways = counts[kind] * (counts[other] - (1 if kind == other else 0))
            total += ways * max(values[kind], values[other])
            pairs += ways
    return total / pairs if pairs else mean_of_one(values, counts)
