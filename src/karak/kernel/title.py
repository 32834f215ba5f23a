"""A title: the facts about a game apart from its state, and how games of it begin."""

from __future__ import annotations

from abc import abstractmethod

from karak.kernel.actions import ActionTable
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.setup import Setup


class Title:
    """What somebody must know about a game to set one up."""

    name: str
    fewest_players: int
    most_players: int
    variants: tuple[str, ...]
    rules_version: int

    @abstractmethod
    def actions(self) -> ActionTable:
        """Give the table of all its actions."""

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
    def from_position(self, setup: Setup, position: object, generator: Generator) -> Game:
        """Read a game from its position."""

    @abstractmethod
    def rule_ids(self) -> list[str]:
        """Name every rule."""
