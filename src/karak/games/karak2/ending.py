"""The end (K2.X)."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.events import GameEnded
from karak.kernel.result import Result

GENERAL_FELLED: Final = "general"
NO_WAY_ON: Final = "no-way-on"
REASONS: Final[list[str]] = [GENERAL_FELLED, NO_WAY_ON]


def end_game(game: State, reason: str) -> None:
    """End the game at once (K2.D4, K2.M7)."""
    game.over = True
    game.reason = reason
    game.battle = None
    game.drawn = ()
    if game.recorder is not None:
        game.tell(GameEnded(game.seat, reason))


def half_points(game: State, hero: Ruler) -> int:
    """Count a hero's points in halves (K2.X1)."""
    small, large, arch = game.figures.stones
    return small * hero.small_stones + large * hero.large_stones + arch * hero.archstones


def outcome(game: State) -> Result:
    """Score the game: most points, then most large stones, then shared (K2.X1, K2.X2)."""
    halves = [half_points(game, hero) for hero in game.heroes]
    best = max(halves)
    tied = [hero for hero in game.heroes if halves[hero.seat] == best]
    most = max(hero.large_stones for hero in tied)
    winners = tuple(hero.seat for hero in tied if hero.large_stones == most)
    return Result(tuple(half / 2 for half in halves), winners, game.reason)
