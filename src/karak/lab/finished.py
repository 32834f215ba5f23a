"""A finished game of a study, read from its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder
from msgspec.structs import astuple

from karak.kernel.errors import DamagedData
from karak.lab.played import Fault
from karak.lab.record import MOST_GAMES

SECONDS_OF_A_TURN = 15
SECONDS_OF_A_TILE = 8
SECONDS_OF_A_FIGHT = 20
"""How long people take for these at a table, as we guess: what a length in minutes is made of."""

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=MOST_GAMES)]


class Rows(Struct, frozen=True, gc=False):
    """What happened to seats, many times in a game: a column for each thing that is told of it."""

    seat: tuple[Count, ...]

    def fit(self, players: int, turns: int) -> bool:
        """Say whether it may be of a game with so many players and turns."""
        columns: tuple[tuple[int, ...], ...] = astuple(self)
        alike = len(set(map(len, columns))) == 1
        return alike and max(self.seat, default=0) < players and self.last_turn() <= turns

    def last_turn(self) -> int:
        """Give the last turn that is told of, 0 where rows are of a whole game."""
        return 0


class Dated(Rows, frozen=True, gc=False):
    """What happened in turns."""

    turn: tuple[Count, ...]

    def last_turn(self) -> int:
        """Give the last turn that is told of."""
        return max(self.turn, default=0)


class Fights(Dated, frozen=True, gc=False):
    """Fights: the turn, the seat, against whom, how it ended, attack and strength."""

    foe: tuple[str, ...]
    outcome: tuple[str, ...]
    attack: tuple[int, ...]
    strength: tuple[int, ...]


class Scores(Dated, frozen=True, gc=False):
    """The points that a seat has from a turn on."""

    points: tuple[float, ...]


class Abilities(Rows, frozen=True, gc=False):
    """How often a seat used an ability, and how many fights it turned for the better."""

    ability: tuple[str, ...]
    uses: tuple[Count, ...]
    turned: tuple[int, ...]


class Pieces(Rows, frozen=True, gc=False):
    """How many of a piece a seat got in a game: an item, a unit, a building."""

    piece: tuple[str, ...]
    many: tuple[Count, ...]


class Told(Struct, frozen=True, gc=False):
    """What was taken down of a game that came to its end."""

    points: tuple[float, ...]
    winners: Annotated[tuple[Count, ...], Meta(min_length=1)]
    reason: str
    decisions: Count
    turns: Annotated[int, Meta(ge=1, le=1_000_000)]
    first: Count
    felled: Count | None
    explored: Count
    fallen: tuple[Count, ...]
    fights: Fights
    scores: Scores
    abilities: Abilities
    pieces: Pieces

    @property
    def minutes(self) -> float:
        """Guess how long people would take for it."""
        turns = SECONDS_OF_A_TURN * self.turns
        tiles = SECONDS_OF_A_TILE * self.explored
        return (turns + tiles + SECONDS_OF_A_FIGHT * len(self.fights.seat)) / 60

    def share(self, seat: int) -> float:
        """Give a seat's part of the win."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: int) -> int:
        """Say how many seats play before a seat, from the one that began."""
        return (seat - self.first) % len(self.points)

    def points_after(self, turns: Iterable[int]) -> Iterator[list[float]]:
        """Give the points by seat as each of some turns ends, the earliest first."""
        points = [0.0] * len(self.points)
        scores = self.scores
        place = 0
        for turn in turns:
            while place < len(scores.turn) and scores.turn[place] <= turn:
                points[scores.seat[place]] = scores.points[place]
                place += 1
            yield list(points)

    def fits(self, players: int) -> bool:
        """Say whether it may be of a game of so many."""
        rows = (self.fights, self.scores, self.abilities, self.pieces)
        alike = len(self.points) == len(self.fallen) == players
        seats = (self.first, self.felled or 0, *self.winners)
        return (
            alike and max(seats) < players and all(each.fit(players, self.turns) for each in rows)
        )


class FinishedGame(Struct, frozen=True, gc=False):
    """A game by its number: who played, and what was taken down, or why it broke off."""

    number: int
    heroes: tuple[str, ...]
    bots: tuple[str, ...]
    seconds: float
    code: str
    told: Told | None
    fault: Fault | None


class _Played(Struct):
    """What the line of every game tells."""

    number: Number
    heroes: tuple[str, ...]
    bots: tuple[str, ...]
    seconds: float
    code: str
    fault: str = ""
    bot: str = ""
    what: str = ""


_PLAYED = Decoder(_Played)
_TOLD = Decoder(Told)


def read_finished(players: int, line: bytes) -> FinishedGame:
    """Read a game; whatever is not as it was written is refused."""
    try:
        game = _PLAYED.decode(line)
        told = None if game.fault else _TOLD.decode(line)
    except (ValueError, RecursionError) as error:
        raise DamagedData(where="") from error
    if not len(game.heroes) == len(game.bots) == players:
        raise DamagedData(where="heroes")
    if told is not None and not told.fits(players):
        raise DamagedData(where="seat")
    fault = Fault(game.fault, game.bot, game.what) if game.fault else None
    return FinishedGame(game.number, game.heroes, game.bots, game.seconds, game.code, told, fault)
