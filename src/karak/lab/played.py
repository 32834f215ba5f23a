"""A finished game as it counts: who won, or who broke down."""

from __future__ import annotations

from dataclasses import dataclass

from karak.lab.pairing import Pairing
from karak.lab.record import MOST_GAMES, read_line


@dataclass(frozen=True)
class Fault:
    """Why a game broke off, and the bot whose fault it was, if it was anybody's."""

    kind: str
    bot: str
    what: str


@dataclass(frozen=True)
class Played:
    """A game as it counts for the one bot: among how many the win was shared, 0 if others won."""

    number: int
    part: int
    fault: Fault | None
    seconds: float
    code: str


def read_played(pairing: Pairing, told: bytes) -> Played:
    """Read a game of a pairing; a bot that broke down has lost, and all others have won."""
    line = read_line(told)
    players = pairing.players
    number = line.integer("number", 0, MOST_GAMES)
    seat = pairing.seat(number)
    seconds = line.value("seconds")
    if not isinstance(seconds, int | float):
        raise line.damaged("seconds")
    code = line.text("code")
    if "fault" not in line.data:
        winners = line.integers("winners", players, 0, players - 1)
        return Played(number, len(winners) if seat in winners else 0, None, seconds, code)
    fault = Fault(line.text("fault"), line.text("bot"), line.text("what"))
    if line.value("by") is None:
        return Played(number, players, fault, seconds, code)
    guilty = line.integer("by", 0, players - 1)
    return Played(number, 0 if guilty == seat else players - 1, fault, seconds, code)
