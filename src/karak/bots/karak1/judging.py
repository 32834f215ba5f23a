"""Judging positions of Karak: how strong each seat is; `shares` makes chances to win of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from karak.bots.karak1.standing import standing
from karak.bots.karak1.surroundings import Neighbourhood
from karak.bots.search.chances import settled, shares
from karak.games.karak1.state import State


class Judge:
    """Says how strong each seat is in a game that goes on."""

    @abstractmethod
    def strengths(self, game: State, near: list[Neighbourhood]) -> list[float]:
        """Give the strength of each seat, by what is near to its hero; one more is e times."""

    def values(self, game: State) -> list[float]:
        """Give each seat's chance to win; they add up to one."""
        if game.over:
            return settled(game)
        return shares(self.strengths(game, [Neighbourhood(game, hero) for hero in game.heroes]))


@final
class Scales(Judge):
    """Weighs each number of a hero's standing by itself."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights

    def strengths(self, game: State, near: list[Neighbourhood]) -> list[float]:
        """Add up what each seat has, weighted."""
        weights = self.weights
        strengths: list[float] = []
        for seat in range(len(game.heroes)):
            features = standing(game, seat, near[seat])
            strength = 0.0
            for i in range(len(weights)):
                strength += weights[i] * features[i]
            strengths.append(strength)
        return strengths
