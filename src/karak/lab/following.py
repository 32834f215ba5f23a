"""Following a game between bots: what a designer wants to know of it, taken down as it happens.

Games are played by the hundred in a second, so this is compiled with the rules, and an event that
tells nothing costs one look-up.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from karak.games.shared.events import (
    FellUnconscious,
    ItemGained,
    ItemLeft,
    ItemTaken,
    TurnBegan,
)
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.events import Event
from karak.kernel.game import Game

WON: Final = "won"
TIED: Final = "tied"
LOST: Final = "lost"
RANKS: Final = {LOST: 0, TIED: 1, WON: 2}
NOBODY: Final = -1
ITEM: Final = "item"
UNIT: Final = "unit"
BUILDING: Final = "building"
FIGHTS = ("turn", "seat", "foe", "outcome", "attack", "strength")
SCORES = ("turn", "seat", "points")
ABILITIES = ("seat", "ability", "uses", "turned")
PIECES = ("seat", "piece", "many")

Hearers = dict[type[Event], Callable[[Any], None]]
"""Who is told of which events."""


class Follower:
    """Takes down turns, points, fights, abilities and pieces; titles say what events mean.

    `turned` of an ability counts the fights that ended better by it than the dice would have
    without, less those that ended worse.
    """

    def __init__(self, game: Game, heroes: Sequence[str]) -> None:
        self.game = game
        self.heroes = heroes
        self.turns = 1
        self.first = game.seat
        self.felled = NOBODY
        self.explored = 0
        self.fights: list[list[object]] = []
        self.points: list[list[object]] = []
        self.fallen = [0] * len(heroes)
        self.uses: dict[tuple[int, str], int] = {}
        self.turned: dict[tuple[int, str], int] = {}
        self.pieces: dict[tuple[int, str], int] = {}
        self._gains: dict[str, int] = {}
        self._may_have_scored = False
        self._scoring = self.scoring_items()
        self._last_points: tuple[float, ...] = (0.0,) * len(heroes)
        self._hearers: Hearers = {
            TurnBegan: self._turn_began,
            FellUnconscious: self._fell,
            ItemGained: self._gained_item,
            ItemLeft: self._moved_item,
            ItemTaken: self._moved_item,
            **self.hearers(),
        }

    @abstractmethod
    def hearers(self) -> Hearers:
        """Say what is done at the events of this title."""

    @abstractmethod
    def scoring_items(self) -> frozenset[str]:
        """Name the items that are worth points: where none changes hands, nobody's change."""

    def follow(self, action: Action, events: tuple[Event, ...]) -> None:
        """Take down what an action brought; what was noted after the last one still stands."""
        hearers = self._hearers
        for event in events:
            hear = hearers.get(type(event))
            if hear is not None:
                hear(event)

    def _turn_began(self, event: TurnBegan) -> None:
        if self._may_have_scored:
            self._score()
            self._may_have_scored = False
        self.turns += 1

    def _fell(self, event: FellUnconscious) -> None:
        self.fallen[event.seat] += 1

    def _gained_item(self, event: ItemGained) -> None:
        self._moved_item(event)
        self.get(event.seat, ITEM, event.item)

    def _moved_item(self, event: ItemGained | ItemLeft | ItemTaken) -> None:
        if event.item in self._scoring:
            self._may_have_scored = True

    def get(self, seat: int, group: str, name: str) -> None:
        """Count a piece that a seat got: an item, a unit, a building."""
        key = (seat, f"{group}-{name}")
        self.pieces[key] = self.pieces.get(key, 0) + 1

    def _score(self) -> None:
        """Take down whose points have changed in this turn."""
        points = self.game.outcome().points
        if points != self._last_points:
            for seat, (was, now) in enumerate(zip(self._last_points, points, strict=True)):
                if was != now:
                    self.points.append([self.turns, seat, now])
            self._last_points = points

    def discovered(self, event: Event) -> None:
        """Count a piece of the board that was laid."""
        self.explored += 1

    def use(self, seat: int, number: int, gain: int = 0) -> None:
        """Count an ability of a seat's hero, and what it adds to the attack under way."""
        key = (seat, f"{self.heroes[seat]}-{number}")
        self.uses[key] = self.uses.get(key, 0) + 1
        if gain:
            self._gains[key[1]] = self._gains.get(key[1], 0) + gain

    def fought(self, seat: int, foe: str, outcome: str, attack: int, strength: int) -> None:
        """Take down a fight, and what each ability in it was worth."""
        self.fights.append([self.turns, seat, foe, outcome, attack, strength])
        for ability, gain in self._gains.items():
            better = RANKS[outcome] - RANKS[self.would_be(attack - gain, strength)]
            if better:
                key = (seat, ability)
                self.turned[key] = self.turned.get(key, 0) + (1 if better > 0 else -1)
        if self._gains:
            self._gains = {}

    @abstractmethod
    def would_be(self, attack: int, strength: int) -> str:
        """Say how a fight with such an attack ends for who has no ability."""

    def as_data(self) -> Data:
        """Give everything about a game that is over, ready for JSON; nobody is told any more."""
        self._score()
        self._hearers = {}
        return {
            "turns": self.turns,
            "first": self.first,
            "felled": None if self.felled == NOBODY else self.felled,
            "explored": self.explored,
            "fallen": self.fallen,
            "fights": columns(FIGHTS, self.fights),
            "scores": columns(SCORES, self.points),
            "abilities": columns(
                ABILITIES,
                [
                    [seat, ability, uses, self.turned.get((seat, ability), 0)]
                    for (seat, ability), uses in self.uses.items()
                ],
            ),
            "pieces": columns(
                PIECES, [[seat, piece, count] for (seat, piece), count in self.pieces.items()]
            ),
        }


def columns(names: tuple[str, ...], rows: list[list[object]]) -> Data:
    """Turn rows into a column for each name: quicker to read again, and to make tables of."""
    return {names[place]: [row[place] for row in rows] for place in range(len(names))}
