"""What a clone costs in the middle of a game."""

from benchmarks.play import CHOICES, search_game
from benchmarks.timing import COST, Measure, Stopwatch
from karak.bots.playout import random_decisions

GAMES = 24
POSITIONS = 10
APART = 50
CLONES = 100


def clone_cost(repetition: int) -> float | None:
    """Microseconds for `game.clone(seed)`, over positions 50 random decisions apart."""
    watch = Stopwatch()
    for number in range(repetition * GAMES, (repetition + 1) * GAMES):
        game = search_game(number)
        for position in range(POSITIONS):
            random_decisions(game, APART, CHOICES + number * POSITIONS + position)
            if game.over:
                break
            with watch:
                for seed in range(CLONES):
                    game.clone(seed)
            watch.count += CLONES
    return watch.microseconds()


MEASURES = [Measure("karak.clone", "karak: clone(seed), mid-game", COST, clone_cost)]
