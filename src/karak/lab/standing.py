"""Counting games: how much of the wins a bot got, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

CERTAINTY = 1.959964
"""How many standard errors hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Standing:
    """What one bot got in whole mirror groups: its share of the wins, with a 95 % interval."""

    games: int
    groups: int
    won: int
    shared: int
    lost: int
    share: float
    low: float
    high: float


def share_of(part: int) -> float:
    """Give the share of a win by how many it was divided among; 0 means that others won."""
    return 1.0 / part if part else 0.0


def stand(parts: Mapping[int, int], players: int) -> Standing:
    """Count games by number, each by how many the one bot shared the win with, itself included.

    Only whole mirror groups count: in the others neither seats nor heroes are even.
    """
    groups: list[list[int]] = []
    for first in sorted(number for number in parts if number % players == 0):
        numbers = range(first, first + players)
        if all(number in parts for number in numbers):
            groups.append([parts[number] for number in numbers])
    counted = [part for group in groups for part in group]
    share, low, high = interval([sum(map(share_of, group)) / players for group in groups], players)
    return Standing(
        games=len(counted),
        groups=len(groups),
        won=counted.count(1),
        shared=sum(part > 1 for part in counted),
        lost=counted.count(0),
        share=share,
        low=low,
        high=high,
    )


def interval(means: list[float], size: int) -> tuple[float, float, float]:
    """Give the mean of group means with Wilson's 95 % interval at the effective number of games.

    Games of a mirror group are not independent: the variance between groups tells how many
    independent games they are worth, and we never take them for more than they are.
    """
    groups = len(means)
    if groups == 0:
        return 0.0, 0.0, 1.0
    share = sum(means) / groups
    games = float(groups * size)
    plain = share * (1.0 - share) / games
    if groups > 1 and plain > 0.0:
        between = sum((mean - share) ** 2 for mean in means) / (groups - 1) / groups
        games /= max(1.0, between / plain)
    low, high = wilson(share, games)
    return share, low, high


def wilson(share: float, games: float) -> tuple[float, float]:
    """Give Wilson's interval for a share of some games."""
    square = CERTAINTY * CERTAINTY
    middle = share + square / (2.0 * games)
    half = CERTAINTY * sqrt(share * (1.0 - share) / games + square / (4.0 * games * games))
    whole = 1.0 + square / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
