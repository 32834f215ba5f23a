"""A title: the facts about a game apart from its state, and how games of it begin."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from karak.kernel.actions import ActionTable
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.setup import Setup


class Title:
    """What somebody must know about a game to set one up."""

    def __init__(
        self, name: str, variants: tuple[str, ...], actions: ActionTable, rule_ids: list[str]
    ) -> None:
        self.name: Final = name
        self.variants: Final = variants
        self.actions: Final = actions
        self.rule_ids: Final = rule_ids
        self.fewest_players: Final = 2
        self.most_players: Final = 5
        self.rules_version: Final = 1

    @abstractmethod
    def hero_names(self) -> list[str]:
        """Name the heroes, plug-ins included."""

    @abstractmethod
    def figures(self, corrected: Data | None) -> Data:
        """Give the full figures: the standard ones, with what a corrected copy says instead."""

    @abstractmethod
    def empty(self, setup: Setup, generator: Generator) -> Game:
        """Lay out a game whose chance has not spoken yet."""

    @abstractmethod
    def begin(self, game: Game) -> None:
        """Deal heroes, roll for the start: up to the first decision."""

    @abstractmethod
    def lay_position(self, game: Game, position: object) -> None:
        """Lay a position out on an empty game, as far as it can be trusted."""

    def from_position(self, setup: Setup, position: object, generator: Generator) -> Game:
        """Read a game from its position."""
        game = self.empty(setup, generator)
        self.lay_position(game, position)
        return game
