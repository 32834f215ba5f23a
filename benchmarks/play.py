"""Random decisions per second: early, late, and with a recorder."""

from collections.abc import Callable

import karak
from benchmarks.timing import RATE, Measure, Stopwatch
from karak.bots.playout import random_decisions

HEROES = {
    "karak": ("wizard", "warlock", "warrior", "thief", "oracle", "swordsman"),
    "karak2": ("warrior", "oracle", "ranger", "warlock", "princess", "scout"),
}
PLAYERS = 4
EARLY = 500
LATE_FROM = 2_000
LATE = 500
GAMES = 240
LONG_GAMES = 60

# Choices have seeds of their own, lest they follow the dice of the game.
CHOICES = 1_000_000_000

NewGame = Callable[[int], karak.Game]


def new_game(title: str, number: int) -> karak.Game:
    """A new game as `karak.new_game` gives it, with log and events; all heroes take their turn."""
    names = HEROES[title]
    heroes = [names[(number + seat) % len(names)] for seat in range(PLAYERS)]
    return karak.new_game(title, heroes=heroes, seed=number)


def recorded_game(number: int) -> karak.Game:
    """A game of Karak with log and events."""
    return new_game("karak", number)


def search_game(number: int) -> karak.Game:
    """A game of Karak as search and simulation use it: a clone, without a recorder."""
    return new_game("karak", number).clone(number)


def search_game2(number: int) -> karak.Game:
    """The same of Karak 2."""
    return new_game("karak2", number).clone(number)


def decisions_per_second(
    begin: NewGame, repetition: int, games: int, skip: int, limit: int
) -> float | None:
    """Random decisions after the first `skip`; set-up, skipping and ended games do not count."""
    watch = Stopwatch()
    for number in range(repetition * games, (repetition + 1) * games):
        game = begin(number)
        if skip:
            random_decisions(game, skip, CHOICES + number)
        if game.over:
            continue
        with watch:
            watch.count += random_decisions(game, limit, CHOICES - number)
    return watch.per_second()


def early(repetition: int) -> float | None:
    """The first decisions of new games."""
    return decisions_per_second(search_game, repetition, GAMES, 0, EARLY)


def early2(repetition: int) -> float | None:
    """The first decisions of new games of Karak 2."""
    return decisions_per_second(search_game2, repetition, GAMES, 0, EARLY)


def recorded(repetition: int) -> float | None:
    """The first decisions of new games, with log and events kept."""
    return decisions_per_second(recorded_game, repetition, GAMES, 0, EARLY)


def late(repetition: int) -> float | None:
    """Decisions of games that are long under way."""
    return decisions_per_second(search_game, repetition, LONG_GAMES, LATE_FROM, LATE)


MEASURES = [
    Measure("karak.early", f"karak: first {EARLY} decisions", RATE, early),
    Measure("karak2.early", f"karak2: first {EARLY} decisions", RATE, early2),
    Measure("karak.recorded", "karak: the same, recorded", RATE, recorded),
    Measure(
        "karak.late",
        f"karak: decisions {LATE_FROM:,} to {LATE_FROM + LATE:,}",
        RATE,
        late,
    ),
]
