"""The end (K1.X)."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.state import State
from karak.games.shared.events import GameEnded
from karak.kernel.result import Result

DRAGON_FELLED: Final = "dragon"
GOAL_REACHED: Final = "experts-goal"
NO_WAY_ON: Final = "no-way-on"
REASONS: Final[list[str]] = [DRAGON_FELLED, GOAL_REACHED, NO_WAY_ON]


def end_game(game: State, reason: str) -> None:
    """End the game at once (K1.X1, K1.X3, K1.E10)."""
    game.over = True
    game.reason = reason
    game.fight = None
    if game.recorder is not None:
        game.tell(GameEnded(game.seat, reason))


def has_reached_goal(game: State, hero: Adventurer) -> bool:
    """Say whether a hero has as many treasures as the experts' goal asks for (K1.X3)."""
    return game.experts and len(hero.treasures) >= game.figures.goal


def half_points(game: State, hero: Adventurer) -> int:
    """Count a hero's points in halves (K1.X2)."""
    halves = 0
    for item in hero.treasures:
        halves += game.figures.halves[item.index]
    return halves


def outcome(game: State) -> Result:
    """Score the game: most points win, ties share; the experts' goal wins alone (K1.X2, K1.X3)."""
    halves = [half_points(game, hero) for hero in game.heroes]
    if game.reason == GOAL_REACHED:
        winners = [hero.seat for hero in game.heroes if has_reached_goal(game, hero)]
    else:
        best = max(halves)
        winners = [seat for seat in range(len(halves)) if halves[seat] == best]
    return Result(tuple([half / 2 for half in halves]), tuple(winners), game.reason)
