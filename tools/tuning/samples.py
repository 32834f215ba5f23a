"""Positions from games between bots: how each seat stood, and what it got in the end."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from karak.bots.guides import guide_for
from karak.bots.levels import find_maker
from karak.games.api import new_game
from karak.kernel.data import Data
from karak.kernel.generator import Generator, seeded
from karak.lab.playing import MOST_DECISIONS
from karak.lab.pulse import Pulse
from karak.lab.worker import Task
from karak.table.botplay import ask_maker

Position = list[list[float]]
"""The features of each seat."""

ONE = 1_000_000


@dataclass(frozen=True)
class SelfPlay(Task):
    """Games between bots that now and then stray, with some of their positions.

    Number n has `players[n % len(players)]` seats, and the bots take them in turn.
    """

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    seed: int
    at_turns: float
    within_turns: float
    stray: float

    def play(self, number: int, pulse: Pulse) -> Data:
        """Play a game; give its positions and each seat's share of the win."""
        players = self.players[number % len(self.players)]
        digest = sha256(f"tune {self.seed} {number}".encode()).digest()
        luck = seeded(int.from_bytes(digest[:16], "big"))
        game = new_game(self.game, players=players, seed=luck.below(ONE)).clone()
        guide = guide_for(game)
        first = luck.below(len(self.bots))
        bots = [self.bots[(first + seat) % len(self.bots)] for seat in range(players)]
        makers = [find_maker(bot) for bot in bots]
        positions: list[Position] = []
        turn = guide.turn(game)
        decisions = 0
        while not game.over and decisions < MOST_DECISIONS:
            seat = game.seat
            pulse.beat(seat)
            if happens(luck, self.within_turns if turn == guide.turn(game) else self.at_turns):
                positions.append([guide.features(game, each) for each in range(players)])
            turn = guide.turn(game)
            legal = game.legal_actions()
            if happens(luck, self.stray):
                action = legal[luck.below(len(legal))]
            else:
                action = ask_maker(makers[seat], bots[seat], game, decisions)
            game.apply(action)
            decisions += 1
        winners = game.outcome().winners
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        return {"positions": positions, "shares": shares}


def happens(luck: Generator, chance: float) -> bool:
    """Let something happen with a chance."""
    return luck.below(ONE) < chance * ONE
