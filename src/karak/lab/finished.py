"""A finished game of a study, read from its line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from msgspec import ValidationError, convert

from karak.kernel.data import Reader
from karak.lab.played import Fault

Rows = TypeVar("Rows")
MOST_TURNS = 1_000_000
MOST_ROWS = 1_000_000
SECONDS_OF_A_TURN = 15
SECONDS_OF_A_TILE = 8
SECONDS_OF_A_FIGHT = 20
"""How long people take for these at a table, as we guess: what a length in minutes is made of."""


class Fought(NamedTuple):
    """A fight: the turn, the seat, against whom, how it ended, attack and strength."""

    turn: int
    seat: int
    foe: str
    outcome: str
    attack: int
    strength: int


class Scored(NamedTuple):
    """The points that a seat has from a turn on."""

    turn: int
    seat: int
    points: float


class Used(NamedTuple):
    """How often a seat used an ability, and how many fights it turned for the better."""

    seat: int
    ability: str
    uses: int
    turned: int


class Got(NamedTuple):
    """How many of a piece a seat got in a game: an item, a unit, a building."""

    seat: int
    piece: str
    many: int


@dataclass(frozen=True)
class Told:
    """What was taken down of a game that came to its end."""

    points: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    turns: int
    first: int
    felled: int | None
    explored: int
    fallen: tuple[int, ...]
    fights: tuple[Fought, ...]
    scores: tuple[Scored, ...]
    abilities: tuple[Used, ...]
    pieces: tuple[Got, ...]

    @property
    def minutes(self) -> float:
        """Guess how long people would take for it."""
        turns = SECONDS_OF_A_TURN * self.turns
        tiles = SECONDS_OF_A_TILE * self.explored
        return (turns + tiles + SECONDS_OF_A_FIGHT * len(self.fights)) / 60

    def share(self, seat: int) -> float:
        """Give a seat's part of the win."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: int) -> int:
        """Say how many seats play before a seat, from the one that began."""
        return (seat - self.first) % len(self.points)

    def points_after(self, turn: int) -> list[float]:
        """Give the points by seat as a turn ends."""
        points = [0.0] * len(self.points)
        for scored in self.scores:
            if scored.turn <= turn:
                points[scored.seat] = scored.points
        return points


@dataclass(frozen=True)
class FinishedGame:
    """A game by its number: who played, and what was taken down, or why it broke off."""

    number: int
    heroes: tuple[str, ...]
    bots: tuple[str, ...]
    seconds: float
    code: str
    told: Told | None
    fault: Fault | None


def read_finished(players: int, number: int, line: Reader) -> FinishedGame:
    """Read a game; whatever is not as it was written is refused."""
    heroes = tuple(line.texts("heroes", players))
    bots = tuple(line.texts("bots", players))
    seconds = _number(line, "seconds")
    code = line.text("code")
    if "fault" in line.data:
        fault = Fault(line.text("fault"), line.text("bot"), line.text("what"))
        return FinishedGame(number, heroes, bots, seconds, code, None, fault)
    return FinishedGame(number, heroes, bots, seconds, code, _told(line, players), None)


def _told(line: Reader, players: int) -> Told:
    last = players - 1
    points = tuple(_float(line, "points", value) for value in line.listed("points", players))
    if len(points) != players:
        raise line.damaged("points")
    return Told(
        points=points,
        winners=tuple(line.integers("winners", players, 0, last)),
        reason=line.text("reason"),
        decisions=line.integer("decisions", 0, MOST_ROWS),
        turns=line.integer("turns", 0, MOST_TURNS),
        first=line.integer("first", 0, last),
        felled=None if line.value("felled") is None else line.integer("felled", 0, last),
        explored=line.integer("explored", 0, MOST_ROWS),
        fallen=tuple(line.integers("fallen", players, 0, MOST_ROWS)),
        fights=_rows(line, "fights", tuple[Fought, ...]),
        scores=_rows(line, "scores", tuple[Scored, ...]),
        abilities=_rows(line, "abilities", tuple[Used, ...]),
        pieces=_rows(line, "pieces", tuple[Got, ...]),
    )


def _rows(line: Reader, key: str, kind: type[Rows]) -> Rows:
    try:
        return convert(line.listed(key, MOST_ROWS), kind)
    except ValidationError as error:
        raise line.damaged(key) from error


def _number(line: Reader, key: str) -> float:
    return _float(line, key, line.value(key))


def _float(line: Reader, key: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise line.damaged(key)
    return float(value)
