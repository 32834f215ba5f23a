"""Games of Karak that a network plays as it is now: what it learns from next."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from karak.bots.guides import KARAK
from karak.bots.karak1.foresight import Foresight
from karak.bots.karak1.guide import keen_plans
from karak.bots.karak1.judging import Judge, Scales
from karak.bots.karak1.keen import KeenForesight, Onlooker
from karak.bots.karak1.network import Network
from karak.bots.karak1.portrait import common_portrait
from karak.bots.karak1.weights import WEIGHTS
from karak.bots.search.chances import exponential
from karak.bots.search.plan import Plan
from karak.games.api import new_game
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.data import Data
from karak.kernel.generator import Generator, seeded
from karak.lab.playing import MOST_DECISIONS
from karak.lab.pulse import Pulse
from karak.lab.worker import Task
from tools.tuning.samples import ONE, happens
from tools.tuning.shaking import position, shake

BLOCK = 160
"""So many games have tables of one size: whole mirror groups of each."""
ITSELF = 4
"""One game in so many is the network's against itself."""
KNIGHT = Scales(WEIGHTS)
NOBODY = -1
UNCHANGED = -1.0


@dataclass(frozen=True)
class Layers:
    """The numbers of a network, as its constructor takes them."""

    plain: list[float]
    rows: list[list[float]]
    starts: list[float]
    ends: list[float]

    def network(self, among_knights: bool) -> Network:
        """Make the network."""
        return Network(self.plain, self.rows, self.starts, self.ends, among_knights)


@dataclass(frozen=True)
class OnPolicyPlay(Task):
    """Some games are the network's against itself, most of them against knights.

    Against knights it sits on each seat once, with the same heroes and seed. Against itself it
    begins in a shaken position now and then. Everyone strays a little, rather to what is not much
    worse, so that the network sees what else could be done. Every choice is noted: what one that
    was left out brings would pass for luck. Against knights it is noted what the network may hope
    for, whoever chooses; against itself, what the one that chooses may.
    """

    layers: Layers
    players: tuple[int, ...]
    seed: int
    shaken: float
    stray: float
    warmth: float

    def play(self, number: int, pulse: Pulse) -> Data:
        """Play a game; give its positions, each seat's share of the win, and who was learning."""
        players = self.players[(number // BLOCK + self.seed) % len(self.players)]
        alone = number % ITSELF > 0
        count = number - number // ITSELF - 1
        luck = lucky(f"learn {self.seed} {number}")
        begun = lucky(f"begin {self.seed} {count // players}") if alone else luck
        learner = self.layers.network(alone)
        judges: list[Judge] = [KNIGHT if alone else learner for _ in range(players)]
        judges[count % players] = learner
        if not alone and happens(luck, self.shaken):
            game = position(players, luck)
            shake(game, luck)
        else:
            opened = new_game("karak", players=players, seed=begun.below(ONE)).clone()
            assert isinstance(opened, State)
            game = opened
        hoping = count % players if alone else NOBODY
        positions: list[Data] = []
        turn = NOBODY
        for _ in range(MOST_DECISIONS):
            if game.over:
                break
            pulse.beat(game.seat)
            judge = judges[game.seat]
            plan, hoped = self.choose(game, judge, luck)
            if game.asking is FREE_TURN:
                hoper = hoping if alone else game.seat
                if judge is not learner:
                    hoped = Onlooker(learner, game, hoper).chance(plan)
                stood = stands(learner, game, hoper) if turn == game.turn else UNCHANGED
                turn = game.turn
                told = {"hoper": hoper, "hoped": hoped, "stood": stood}
                positions.append({**portrayed(learner, game, hoper), **told})
            plan.play(game)
        winners = game.outcome().winners
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        return {"positions": positions, "shares": shares, "alone": hoping}

    def choose(self, game: State, judge: Judge, luck: Generator) -> tuple[Plan, float]:
        """Choose the best plan by one turn's foresight, or stray; also say what is hoped for."""
        if judge is KNIGHT:
            plans, foresight = KARAK.plans(game), Foresight(judge, game)
        else:
            plans, foresight = keen_plans(game), KeenForesight(judge, game)
        chances = [foresight.chance(plan) for plan in plans]
        best = max(chances)
        chosen = chances.index(best)
        if happens(luck, self.stray):
            parts = [exponential((chance - best) / self.warmth) for chance in chances]
            drawn = luck.below(ONE) / ONE * sum(parts)
            chosen = len(plans) - 1
            for number, part in enumerate(parts):
                drawn -= part
                if drawn < 0.0:
                    chosen = number
                    break
        return plans[chosen], chances[chosen]


def stands(judge: Judge, game: State, seat: int) -> float:
    """Say how things stand for a seat with what is done anyway in a turn that goes on."""
    if seat == game.seat:
        return KeenForesight(judge, game).standing_still()
    return Onlooker(judge, game, seat).standing_still()


def portrayed(learner: Network, game: State, thinker: int) -> Data:
    """Note what the network sees."""
    seats = learner.portraits(game, learner.look_around(game), thinker)
    return {"seats": seats, "common": common_portrait(game)}


def lucky(text: str) -> Generator:
    """Draw luck from a text."""
    return seeded(int.from_bytes(sha256(text.encode()).digest()[:16], "big"))
