"""The ladder: which bot must beat which, how clearly, and how it came out, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from karak.kernel.data import Data, Reader
from karak.lab.arena import Arena
from karak.lab.pairing import Pairing
from karak.lab.standing import Standing, stand

FORMAT = 1
MOST_RUNGS = 100
MOST_GAMES = 100_000


@dataclass(frozen=True)
class Rung:
    """One bot among others: how many games, and which share of the wins it should get."""

    players: int
    one: str
    others: str
    games: int
    target: float

    def pairing(self, game: str, seed: int) -> Pairing:
        """Give it as a pairing of one game."""
        return Pairing(game, self.players, self.one, self.others, seed)


RUNGS = (
    Rung(2, "greedy", "random", 400, 0.98),
    Rung(2, "knight", "greedy", 1600, 0.65),
    Rung(2, "champion", "knight", 800, 0.60),
    Rung(4, "champion", "knight", 800, 0.40),
)
"""The ladder of each game, the quick rungs first."""


@dataclass(frozen=True)
class Measured:
    """A rung as it came out: each game's part of the win in order, and the time of a game."""

    game: str
    rung: Rung
    seed: str
    parts: str
    broken: int
    versions: int
    seconds: float

    @property
    def standing(self) -> Standing:
        """Count the games."""
        parts = {number: int(part) for number, part in enumerate(self.parts) if part.isdigit()}
        return stand(parts, self.rung.players)

    @property
    def complete(self) -> bool:
        """Whether all games of the rung were played."""
        return self.standing.games >= self.rung.games

    def as_data(self) -> Data:
        """Give it as plain data."""
        rung = self.rung
        return {
            "game": self.game,
            "players": rung.players,
            "one": rung.one,
            "others": rung.others,
            "games": rung.games,
            "target": rung.target,
            "seed": self.seed,
            "parts": self.parts,
            "broken": self.broken,
            "versions": self.versions,
            "seconds": self.seconds,
        }


def measured(arena: Arena, rung: Rung) -> Measured:
    """Write down what came of a rung; a game that is missing is a dot among the parts."""
    counted = arena.counted
    parts = "".join(
        str(counted[number].part) if number in counted else "." for number in range(arena.wanted)
    )
    return Measured(
        game=arena.pairing.game,
        rung=rung,
        seed=str(arena.pairing.seed),
        parts=parts,
        broken=sum(arena.faults().values()),
        versions=arena.versions(),
        seconds=round(arena.seconds(), 3),
    )


def ladder_data(rungs: Iterable[Measured]) -> Data:
    """Give a measured ladder as plain data."""
    return {"format": FORMAT, "rungs": [rung.as_data() for rung in rungs]}


def read_ladder(data: object) -> list[Measured]:
    """Read a measured ladder."""
    reader = Reader(data, "")
    if reader.value("format") != FORMAT:
        raise reader.damaged("format")
    return [_read_rung(row) for row in reader.rows("rungs", MOST_RUNGS)]


def _read_rung(row: Reader) -> Measured:
    rung = Rung(
        players=row.integer("players", 2, 8),
        one=row.text("one"),
        others=row.text("others"),
        games=row.integer("games", 1, MOST_GAMES),
        target=_number(row, "target"),
    )
    return Measured(
        game=row.text("game"),
        rung=rung,
        seed=row.text("seed"),
        parts=row.text("parts"),
        broken=row.integer("broken", 0, MOST_GAMES),
        versions=row.integer("versions", 0, MOST_GAMES),
        seconds=_number(row, "seconds"),
    )


def _number(row: Reader, key: str) -> float:
    value = row.value(key)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise row.damaged(key)
    return float(value)
