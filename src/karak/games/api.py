"""The public doors: new games, and games from snapshots, views and logs."""

from __future__ import annotations

from secrets import randbits

from karak.games.titles import TITLES, find_title
from karak.kernel.data import Data
from karak.kernel.figures import parse_toml
from karak.kernel.game import Game
from karak.kernel.generator import SEED_BITS
from karak.kernel.log import Log
from karak.kernel.opening import (
    game_from_data,
    imagine_game,
    make_setup,
    open_game,
    read_log_data,
    replay_log,
    restore_game,
)


def new_game(
    name: str,
    *,
    heroes: list[str] | None = None,
    players: int | None = None,
    choose: bool = False,
    variants: tuple[str, ...] | list[str] = (),
    figures: Data | str | None = None,
    seed: int | None = None,
    chance: list[int] | None = None,
) -> Game:
    """Begin a game.

    `heroes` names the hero of each seat; without it `players` heroes are dealt at random, or
    chosen as the game's first decisions (`choose`). `figures` corrects the standard ones: TOML
    text, or the same as a mapping. Without a seed one of 128 bits is drawn. `chance` gives the
    dealt heroes and the starting roll instead of drawing them.
    """
    corrected = parse_toml(figures) if isinstance(figures, str) else figures
    title = find_title(name)
    chosen = randbits(SEED_BITS) if seed is None else seed
    setup = make_setup(title, heroes, players, choose, tuple(variants), corrected, chosen)
    return open_game(title, setup, chance)


def restore(snapshot: object) -> Game:
    """Go on from a snapshot."""
    return restore_game(TITLES, snapshot)


def game_from(data: object) -> Game:
    """Go on from a game's own data, which somebody has kept safe from damage."""
    return game_from_data(TITLES, data)


def imagine(view: object, seed: int) -> Game:
    """Make a playable guess at a game from one seat's view alone."""
    return imagine_game(TITLES, view, seed)


def replay(log: Log | object) -> Game:
    """Play a log, or its data, again by what chance answered."""
    known = log if isinstance(log, Log) else read_log(log)
    return replay_log(TITLES, known)


def read_log(data: object) -> Log:
    """Read a log from plain data."""
    return read_log_data(TITLES, data)
