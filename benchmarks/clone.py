"""What a clone costs in the middle of a game."""

from benchmarks.play import CHOICES, NewGame, search_game, search_game2
from benchmarks.timing import COST, Measure, Stopwatch
from karak.bots.playout import random_decisions

GAMES = 24
POSITIONS = 10
APART = 50
CLONES = 100


def clone_cost(begin: NewGame, repetition: int) -> float | None:
    """Microseconds for `game.clone(seed)`, over positions 50 random decisions apart."""
    watch = Stopwatch()
    for number in range(repetition * GAMES, (repetition + 1) * GAMES):
        game = begin(number)
        for position in range(POSITIONS):
            random_decisions(game, APART, CHOICES + number * POSITIONS + position)
            if game.over:
                break
            with watch:
                for seed in range(CLONES):
                    game.clone(seed)
            watch.count += CLONES
    return watch.microseconds()


def clone(repetition: int) -> float | None:
    """A copy of Karak."""
    return clone_cost(search_game, repetition)


def clone2(repetition: int) -> float | None:
    """A copy of Karak 2."""
    return clone_cost(search_game2, repetition)


MEASURES = [
    Measure("karak.clone", "karak: clone(seed), mid-game", COST, clone),
    Measure("karak2.clone", "karak2: clone(seed), mid-game", COST, clone2),
]
