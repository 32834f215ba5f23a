"""What is kept of a table beside its log: options, who holds the seats, the dice to come.

It never leaves the server as it is: `info.py` says what others may see of it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from karak.games.api import new_game
from karak.kernel.game import Game
from karak.server.errors import BadSeat
from karak.server.protocol.common import Clock
from karak.store import Json, TableRow
from karak.store.errors import DamagedRow

FORMAT = 1


class SeatMeta(Struct, frozen=True):
    """A seat: nobody's, a bot's, or a person's, whose secret is kept as a digest.

    `claim` is the digest of a word with which the seat can be taken anew.
    """

    taken_by: Literal["nobody", "person", "bot"]
    name: str = ""
    bot: str | None = None
    hero: str | None = None
    secret: str | None = None
    claim: str | None = None


class TableMeta(Struct, frozen=True):
    """Everything about a table that is not in its log."""

    host: str
    seats: list[SeatMeta]
    choose: bool = False
    variants: list[str] = field(default_factory=list[str])
    figures: dict[str, object] | None = None
    odds: bool = True
    undo: bool = True
    own_dice: bool = False
    known_seed: bool = False
    seed: str = "0"
    salt: str = ""
    clock: Clock | None = None
    rematch: str | None = None
    imported: bool = False
    went_back: int | None = None
    format: int = FORMAT

    def new_game(self, game: str, chance: list[int] | None = None) -> Game:
        """Begin a game as the table agreed; `chance` tells what people dealt and rolled."""
        heroes = [seat.hero for seat in self.seats if seat.hero is not None]
        if heroes and len(heroes) < len(self.seats):
            raise BadSeat()
        return new_game(
            game,
            heroes=heroes or None,
            players=len(self.seats),
            choose=self.choose,
            variants=self.variants,
            figures=self.figures,
            seed=int(self.seed),
            chance=chance,
        )

    def with_seat(self, place: int, seat: SeatMeta) -> TableMeta:
        """Give the same with another seat in one place."""
        seats = [*self.seats[:place], seat, *self.seats[place + 1 :]]
        return msgspec.structs.replace(self, seats=seats)


def meta_data(meta: TableMeta) -> Json:
    """Give it as the store keeps it."""
    data: Json = msgspec.to_builtins(meta)
    return data


def meta_of(row: TableRow) -> TableMeta:
    """Read what the store kept."""
    try:
        return msgspec.convert(row.meta, TableMeta)
    except msgspec.ValidationError:
        raise DamagedRow(what=f"{row.id}.meta") from None
