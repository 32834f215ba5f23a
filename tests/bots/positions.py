"""Positions out of games that greedy plays, with a random move now and then."""

from collections.abc import Iterator

import karak
from karak.bots.greedy import GreedyBot
from karak.kernel.game import Game
from karak.kernel.generator import seeded

MOST_DECISIONS = 400
ONE_IN = 12


def positions_of(title: str, players: int, seed: int, every: int) -> Iterator[Game]:
    """Every so many positions of a game, from its first to its last decision."""
    game = karak.new_game(title, players=players, seed=seed)
    luck = seeded(seed)
    greedy = GreedyBot()
    for number in range(MOST_DECISIONS):
        if game.over:
            return
        if number % every == 0:
            yield game
        legal = game.legal_actions()
        if luck.below(ONE_IN) == 0:
            game.apply(legal[luck.below(len(legal))])
        else:
            game.apply(greedy.choose(game.clone(seed=number, seat=game.seat)))
