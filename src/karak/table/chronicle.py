"""The chronicle of a game: who led when, which fights were fought, and with what chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Literal, NamedTuple

from karak.kernel.actions import Action
from karak.kernel.events import Event, Fact
from karak.kernel.game import Game
from karak.odds import Odds, OddsError, odds_of_roll
from karak.table.record import Act, Happening, Undo
from karak.table.sitting import Sitting
from karak.table.story import Chapter

ROLL = "roll"
Outcome = Literal["won", "tied", "lost"]
OUTCOMES: dict[str, Outcome] = {
    "monster-defeated": "won",
    "battle-won": "won",
    "fight-tied": "tied",
    "fight-lost": "lost",
    "battle-lost": "lost",
}
"""The events that end a fight."""


class Lap(NamedTuple):
    """The points by seat as a turn begins, or as the game ends."""

    number: int
    turn: int
    points: tuple[float, ...]


class Fought(NamedTuple):
    """A fight: the entry that decided it, against whom, how likely it was won, how it ended."""

    number: int
    seat: int
    foes: list[str]
    chance: float
    outcome: Outcome
    is_battle: bool


class Page(NamedTuple):
    """An action that stands, the odds if it rolled dice for a fight, the points after it."""

    chapter: Chapter
    odds: Odds | None
    points: tuple[float, ...]


class Chronicle:
    """Follows a game from its beginning; what is taken back is forgotten."""

    def __init__(self, game: Game) -> None:
        self.players = game.setup.players
        self._first = Lap(0, 0, game.outcome().points)
        self._pages: list[Page] = []

    def repeat(self, sitting: Sitting, happening: Happening) -> None:
        """Carry out what is on record, and write it down."""
        odds = _odds_before(sitting.game, happening)
        chapter = sitting.repeat(happening)
        if chapter is not None:
            self._pages.append(Page(chapter, odds, sitting.game.outcome().points))
        elif isinstance(happening, Undo):
            self._pages.pop()

    def race(self) -> list[Lap]:
        """Give the points at the beginning of every turn and at the end."""
        laps = [self._first]
        for page in self._pages:
            turns = [_turn(event) for event in page.chapter.events if event.kind == "turn-began"]
            laps += [Lap(page.chapter.number, turn, page.points) for turn in turns]
        if self._pages and self._pages[-1].chapter.number != laps[-1].number:
            last = self._pages[-1]
            laps.append(Lap(last.chapter.number, laps[-1].turn, last.points))
        return laps

    def fights(self) -> list[Fought]:
        """Give every fight for which dice were rolled."""
        found: list[Fought] = []
        rolled: dict[int, Odds] = {}
        for page in self._pages:
            seat = page.chapter.act.seat
            if page.odds is not None:
                rolled[seat] = page.odds
            for event in page.chapter.events:
                odds = rolled.pop(seat, None) if event.kind in OUTCOMES else None
                if odds is not None:
                    found.append(_fought(page.chapter.number, seat, odds, event.kind))
        return found

    def times(self, kind: str, field: str = "seat") -> Counter[int]:
        """Count how often something happened to each seat."""
        return Counter(
            seat
            for _, facts in self.told(kind)
            for seat in [facts.get(field)]
            if isinstance(seat, int)
        )

    def told(self, kind: str) -> Iterator[tuple[int, dict[str, Fact]]]:
        """Give every event of a kind, with the number of its entry."""
        for page in self._pages:
            for event in page.chapter.events:
                if event.kind == kind:
                    yield page.chapter.number, event.facts()


def _fought(number: int, seat: int, odds: Odds, end: str) -> Fought:
    foes, chance = list(odds.foes), odds.chances.win
    return Fought(number, seat, foes, chance, OUTCOMES[end], end.startswith("battle"))


def _odds_before(game: Game, happening: Happening) -> Odds | None:
    if isinstance(happening, Act) and _rolls(happening.action):
        with suppress(OddsError):
            return odds_of_roll(game)
    return None


def _rolls(action: Action) -> bool:
    return action.text == ROLL


def _turn(event: Event) -> int:
    turn = event.facts()["turn"]
    assert isinstance(turn, int)
    return turn
