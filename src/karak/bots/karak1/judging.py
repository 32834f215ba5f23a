"""Judging positions of Karak: how strong each seat is; `shares` makes chances to win of it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from karak.bots.karak1.standing import standing
from karak.bots.karak1.surroundings import NOT_FAR, Neighbourhood
from karak.bots.search.chances import settled, shares
from karak.games.karak1.state import State


class Judge:
    """Says how strong each seat is in a game that goes on; looks around each hero so far."""

    def __init__(self, sight: int) -> None:
        self.sight: Final = sight

    @abstractmethod
    def strengths(self, game: State, near: list[Neighbourhood], thinker: int) -> list[float]:
        """Give the strength of each seat, by what is near to its hero; one more is e times.

        One of the seats thinks, and the others play as knights.
        """

    def values(self, game: State, thinker: int) -> list[float]:
        """Give each seat's chance to win; they add up to one."""
        if game.over:
            return settled(game)
        return shares(self.strengths(game, self.look_around(game), thinker))

    def look_around(self, game: State) -> list[Neighbourhood]:
        """Look around all heroes."""
        return [Neighbourhood(game, hero, self.sight) for hero in game.heroes]


@final
class Scales(Judge):
    """Weighs each number of a hero's standing by itself."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(NOT_FAR)
        self.weights: Final = weights

    def strengths(self, game: State, near: list[Neighbourhood], thinker: int) -> list[float]:
        """Add up what each seat has, weighted, whoever thinks."""
        weights = self.weights
        strengths: list[float] = []
        for seat in range(len(game.heroes)):
            features = standing(game, seat, near[seat])
            strength = 0.0
            for i in range(len(weights)):
                strength += weights[i] * features[i]
            strengths.append(strength)
        return strengths
