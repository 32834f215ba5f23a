"""Chances to win from strengths, with plain arithmetic: the same on every machine."""

from __future__ import annotations

from typing import Final

from karak.kernel.game import Game

SQUARINGS: Final = 10
MOST: Final = 30.0


def exponential(x: float) -> float:
    """Give about e to the power of x: (1 + x / 1024) to the power of 1024."""
    power = 1.0 + min(max(x, -MOST), MOST) / (1 << SQUARINGS)
    for _ in range(SQUARINGS):
        power *= power
    return power


def shares(strengths: list[float]) -> list[float]:
    """Turn strengths into chances that add up to one: one more is e times the chance."""
    best = max(strengths)
    parts = [exponential(strength - best) for strength in strengths]
    total = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]


def settled(game: Game) -> list[float]:
    """Give each seat's part of the win of a game that is over, or as its points stand."""
    winners = game.outcome().winners
    part = 1.0 / len(winners) if winners else 0.0
    return [part if seat in winners else 0.0 for seat in range(game.setup.players)]
