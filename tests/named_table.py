"""What the languages of both games share: playing and looking by the names of heroes and places."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

import pytest

from karak.games.shared.starting import SeatedGame
from karak.kernel.actions import Action
from karak.kernel.events import Event
from karak.kernel.result import Result

G = TypeVar("G", bound=SeatedGame)


def rule(*ids: str) -> pytest.MarkDecorator:
    """Name the rules of the law that a test covers."""
    return pytest.mark.rule(*ids)


def named(text: str | None) -> list[str]:
    """Split a list of names at its commas."""
    return [name.strip() for name in text.split(",") if name.strip()] if text else []


class NamedTable(Generic[G]):
    """A game whose heroes go by their names, and whose places by those of the test."""

    def __init__(self, game: G, names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self.events: list[Event] = []

    @abstractmethod
    def action(self, text: str) -> Action:
        """Find an action by its words, with heroes and places by name."""

    @abstractmethod
    def words(self, action: Action) -> str:
        """Give an action's words, with heroes and places by name."""

    # What is asked

    def offers(self, *actions: str) -> bool:
        """Say whether all of these may be played now."""
        return all(self.action(text) in self.game.legal_actions() for text in actions)

    def offers_none_of(self, *actions: str) -> bool:
        """Say whether none of these may be played now."""
        return not any(self.action(text) in self.game.legal_actions() for text in actions)

    @property
    def options(self) -> list[str]:
        """What may be played now, with heroes and places by name."""
        return [self.words(action) for action in self.game.legal_actions()]

    @property
    def asks(self) -> str:
        """The kind of the decision."""
        return self.game.decision.kind

    def asked(self, name: str) -> object:
        """What the question tells by this name: `attack`, `strength`, `actions`…"""
        return self.game.decision.args[name]

    @property
    def active(self) -> str:
        """The hero that is asked."""
        return self.hero_name(self.game.decision.seat)

    @property
    def attack(self) -> object:
        """The attack so far of the fight that goes on."""
        return self.asked("attack")

    # Heroes and places

    def seat(self, hero: str) -> int:
        """Find the seat of a hero."""
        return [self.hero_name(seat) for seat in range(self.game.setup.players)].index(hero)

    def hero_name(self, seat: int) -> str:
        """Name the hero of a seat."""
        return self.game.roster()[self.game.hero_number(seat)]

    def site(self, name: str) -> int:
        """Find a place by name."""
        return self.names.index(name)

    # What happened

    @property
    def story(self) -> list[str]:
        """The kinds of the events of the last call to `plays`, in order."""
        return [event.kind for event in self.events]

    def told(self, kind: str, **facts: str | int | None) -> bool:
        """Say whether the last call to `plays` told such an event; heroes and places by name."""
        wanted = {name: self.fact(name, value) for name, value in facts.items()}
        return any(
            event.kind == kind and wanted.items() <= event.facts().items() for event in self.events
        )

    def fact(self, name: str, value: str | int | None) -> str | int | None:
        """Give a fact as events keep it."""
        if isinstance(value, str) and name in ("seat", "other"):
            return self.seat(value)
        if isinstance(value, str) and name in ("site", "origin"):
            return self.site(value)
        return value

    # The end

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.result is not None

    @property
    def result(self) -> Result:
        """How it ended."""
        result = self.game.result
        assert result is not None
        return result

    @property
    def winners(self) -> list[str]:
        """The heroes that win."""
        return [self.hero_name(seat) for seat in self.result.winners]

    @property
    def points(self) -> dict[str, float]:
        """The points of each hero at the end."""
        return {self.hero_name(seat): points for seat, points in enumerate(self.result.points)}
