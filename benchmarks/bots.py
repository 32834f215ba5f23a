"""How fast the bots play against themselves, beside random play, and what champion's search costs.

Games have two players. Champion is asked now and then during a game between knights, wherever
there is a choice, and the median of these decisions counts.
"""

from functools import partial
from statistics import median

import karak
from benchmarks.timing import COST, RATE, Measure, Stopwatch
from karak.bots.levels import make_bot

TITLES = ("karak", "karak2")
PLAYERS = 2
GAMES = {"random": 4, "greedy": 12, "knight": 3}
MOST_DECISIONS = 4_000
APART = 12
SEARCHES = 12


def games_per_second(title: str, bot: str, repetition: int) -> float | None:
    """Whole games between two bots of a kind."""
    games = GAMES[bot]
    watch = Stopwatch()
    for number in range(repetition * games, (repetition + 1) * games):
        game = karak.new_game(title, players=PLAYERS, seed=number).clone(number)
        bots = [make_bot(bot, number + seat) for seat in range(PLAYERS)]
        with watch:
            for _ in range(MOST_DECISIONS):
                if game.over:
                    break
                game.apply(bots[game.seat].choose(game))
        watch.count += 1
    return watch.per_second()


def search_cost(title: str, repetition: int) -> float | None:
    """Microseconds for a decision of champion, with its usual iterations: the median of a game."""
    game = karak.new_game(title, players=PLAYERS, seed=repetition).clone(repetition)
    knight = make_bot("knight", repetition)
    costs: list[float] = []
    for number in range(APART * SEARCHES):
        if game.over:
            break
        if number % APART == 0 and len(game.legal_actions()) > 1:
            watch = Stopwatch()
            with watch:
                make_bot("champion", number).choose(game.clone(number, game.seat))
            costs.append(watch.seconds * 1e6)
        game.apply(knight.choose(game))
    return median(costs) if costs else None


MEASURES = [
    *[
        Measure(
            f"{title}.{bot}",
            f"{title}: games of {bot}",
            RATE,
            partial(games_per_second, title, bot),
        )
        for title in TITLES
        for bot in GAMES
    ],
    *[
        Measure(
            f"{title}.champion",
            f"{title}: a decision of champion",
            COST,
            partial(search_cost, title),
        )
        for title in TITLES
    ],
]
