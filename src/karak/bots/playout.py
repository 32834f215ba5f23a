"""Playing games out without looking: for benchmarks, properties and searches."""

from __future__ import annotations

from karak.kernel.game import Game
from karak.kernel.generator import seeded


def random_decisions(game: Game, limit: int, seed: int) -> int:
    """Play random decisions until a limit or the end; say how many were made."""
    generator = seeded(seed)
    made = 0
    while made < limit and not game.over:
        legal = game.legal_actions()
        game.apply(legal[generator.below(len(legal))])
        made += 1
    return made
