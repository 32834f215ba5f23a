"""The baseline: Catanatron from PyPI, measured as kindly as we measure ourselves.

Four of its random players, its own `play_tick` for each decision, forced ones counted too (about
two thirds of them); neither set-up nor the look for a winner is in the time.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Protocol

from benchmarks.timing import COST, RATE, Measure, Stopwatch

DECISIONS = 500
GAMES = 24
COPIED_GAMES = 8
APART = 50
COPIES = 20

INSTALL = 'pip install ".[bench]"'


class State(Protocol):
    """What we use of Catanatron's state."""

    def copy(self) -> "State":
        """Copy the state alone."""
        ...


class Game(Protocol):
    """What we use of Catanatron's game."""

    state: State

    def play_tick(self) -> object:
        """Let the player whose decision it is decide, and apply it."""
        ...

    def winning_color(self) -> object | None:
        """Who has won, or None."""
        ...

    def copy(self) -> "Game":
        """Copy the game: what Catanatron's own search players call."""
        ...


def installed_version() -> str | None:
    """The version of Catanatron that is installed, or None."""
    try:
        return version("catanatron")
    except PackageNotFoundError:
        return None


def new_game(seed: int) -> Game:
    """A game of four random players; a seed of zero would be no seed to Catanatron."""
    players = import_module("catanatron.models.player")
    colors: Iterable[object] = players.Color
    random_player: Callable[[object], object] = players.RandomPlayer
    make: Callable[[Sequence[object], int], Game] = import_module("catanatron.game").Game
    return make([random_player(color) for color in colors], seed + 1)


def early(repetition: int) -> float | None:
    """Random decisions in a second, over the first 500 of each game."""
    watch = Stopwatch()
    for number in range(repetition * GAMES, (repetition + 1) * GAMES):
        game = new_game(number)
        with watch:
            for _ in range(DECISIONS):
                game.play_tick()
        watch.count += DECISIONS
    return watch.per_second()


def copy_cost(repetition: int, copier: Callable[[Game], Callable[[], object]]) -> float | None:
    """Microseconds for one copy, over positions 50 random decisions apart."""
    watch = Stopwatch()
    for number in range(repetition * COPIED_GAMES, (repetition + 1) * COPIED_GAMES):
        game = new_game(number)
        for _ in range(DECISIONS // APART):
            for _ in range(APART):
                game.play_tick()
            if game.winning_color() is not None:
                break
            copy = copier(game)
            with watch:
                for _ in range(COPIES):
                    copy()
            watch.count += COPIES
    return watch.microseconds()


def game_copy(repetition: int) -> float | None:
    """What its search players pay for each position they look at."""
    return copy_cost(repetition, lambda game: game.copy)


def state_copy(repetition: int) -> float | None:
    """The state without the game around it."""
    return copy_cost(repetition, lambda game: game.state.copy)


MEASURES = [
    Measure("catanatron.early", f"Catanatron: first {DECISIONS} decisions", RATE, early),
    Measure("catanatron.copy", "Catanatron: game.copy(), mid-game", COST, game_copy),
    Measure("catanatron.state", "Catanatron: state.copy(), mid-game", COST, state_copy),
]
