"""Champion's choices in Karak, and what each plan led to when it was played out many times.

A playout is a future as champion follows them, for some rounds: its own seat by one turn's
foresight and the network, the others as knights do, and luck is taken out.
"""

from __future__ import annotations

from dataclasses import dataclass

from karak.bots.guides import KARAK
from karak.bots.karak1.futures import Future
from karak.bots.karak1.guide import keen_plans
from karak.bots.karak1.learned import NETWORK
from karak.bots.karak1.nextround import NextRound
from karak.bots.search.plan import Plan
from karak.games.api import new_game
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.data import Data
from karak.kernel.generator import Generator
from karak.lab.playing import MOST_DECISIONS
from karak.lab.pulse import Pulse
from karak.lab.worker import Task
from tools.tuning.onpolicy import lucky
from tools.tuning.samples import ONE, happens

MOST_ROWS = 8
"""So many plans are played out, the most promising; the knight's and champion's own besides."""


@dataclass(frozen=True)
class ChoicesPlayed(Task):
    """Games of champion against knights; some of its choices are played out, plan by plan."""

    players: int
    iterations: int
    rounds: int
    playouts: int
    share: float
    seed: int

    def play(self, number: int, pulse: Pulse) -> Data:
        """Play a game; give the choices that were looked into, and how many there were."""
        luck = lucky(f"choices {self.seed} {number}")
        begun = lucky(f"choices {self.seed} deal {number // self.players}")
        game = new_game("karak", players=self.players, seed=begun.below(ONE)).clone()
        assert isinstance(game, State)
        seat = number % self.players
        choices: list[Data] = []
        made = 0
        for _ in range(MOST_DECISIONS):
            if game.over:
                break
            pulse.beat(game.seat)
            if game.seat != seat:
                knights_plan(game).play(game)
                continue
            plans = keen_plans(game)
            if len(plans) == 1:
                plans[0].play(game)
                continue
            thinking = NextRound(game, plans, NETWORK)
            thinking.search(self.iterations)
            plan = thinking.best().plan
            if game.asking is FREE_TURN:
                made += 1
                if happens(luck, self.share):
                    choices.append(self.look_into(game, thinking, plan, luck, pulse))
            plan.play(game)
        return {"choices": choices, "made": made}

    def look_into(
        self, game: State, thinking: NextRound, chosen: Plan, luck: Generator, pulse: Pulse
    ) -> Data:
        """Play the best plans out, all with the same luck."""
        plans, hopes = thinking.plans, thinking.hopes
        knights = knights_plan(game).actions
        order = sorted(range(len(hopes)), key=lambda i: -hopes[i])
        rows = order[:MOST_ROWS]
        rows += [i for i in order[MOST_ROWS:] if plans[i] is chosen or plans[i].actions == knights]
        first = luck.below(ONE)
        values: list[list[float]] = []
        for i in rows:
            row: list[float] = []
            for playout in range(self.playouts):
                pulse.beat(game.seat)
                future = Future(NETWORK, game, ONE * playout + first)
                value = hopes[i] + future.follow(plans[i])
                for _ in range(1, self.rounds):
                    value += future.go_further()
                row.append(value)
            values.append(row)
        return {
            "values": values,
            "champion": [plans[i] is chosen for i in rows].index(True),
            "knight": next((at for at, i in enumerate(rows) if plans[i].actions == knights), -1),
        }


def knights_plan(game: State) -> Plan:
    """Choose as the knight does."""
    plans = KARAK.plans(game)
    chances = KARAK.foresee_all(game, plans) if len(plans) > 1 else [1.0]
    return plans[chances.index(max(chances))]
