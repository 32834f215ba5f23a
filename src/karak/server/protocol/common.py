"""Types that HTTP bodies and socket messages share; every text and list has a limit."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
"""The version of the protocol; a client that speaks another one is told so."""

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A player's name.")]
Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$", description="Proves a seat.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.")]
Number = Annotated[int, Meta(ge=0, le=1_000_000, description="The number of an entry.")]
GameName = Annotated[str, Meta(min_length=1, max_length=40, description="karak or karak2.")]
BotName = Annotated[str, Meta(min_length=1, max_length=40, description="A bot's level.")]
HeroName = Annotated[str, Meta(min_length=1, max_length=40)]
VariantName = Annotated[str, Meta(min_length=1, max_length=40)]
SeedText = Annotated[
    str, Meta(pattern=r"^[0-9]{1,39}$", description="A number of up to 128 bits, as digits.")
]

Argument = str | int | float | None
"""What a sentence may be told."""


class Strict(Struct, forbid_unknown_fields=True):
    """Something a client sends: what is not known is refused."""


class Told(Struct):
    """Something the server sends: clients ignore what they do not know."""


class Problem(Told):
    """What went wrong: a code, and the id and arguments of its sentence."""

    code: str
    message: str
    args: dict[str, str | int]


class Clock(Strict):
    """How long a player may think: for each move (`per` move), or altogether (`per` game).

    A move lasts until somebody else is asked or the turn ends. At zero the seat goes to a bot
    (`bot`), or the turn is ended by the shortest way that the rules leave (`end-turn`); if that
    was all that happened for three rounds, bots play on.
    """

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    at_zero: Literal["bot", "end-turn"] = "bot"


class Options(Told):
    """What a table agreed on. `dice` are drawn and committed to, known (a chosen seed), or own."""

    game: str
    heroes: Literal["dealt", "chosen", "given"]
    variants: list[str]
    corrected: bool
    odds: bool
    undo: bool
    dice: Literal["drawn", "known", "own"]
    clock: Clock | None
    public: bool


class SeatInfo(Told):
    """A seat as everybody may see it: who sits there, which bot plays, who is connected."""

    seat: int
    taken_by: Literal["nobody", "person", "bot"]
    name: str
    bot: str | None
    present: bool
    is_host: bool
    hero: str | None


class Fairness(Told):
    """The promise about the dice, and, once the game is over, what proves that it was kept.

    `commitment` is the SHA-256 of seed and salt, as documented; these two come at the end.
    """

    commitment: str | None
    seed: str | None
    salt: str | None


class TableInfo(Told):
    """A table as everybody at it may see it.

    `asked` is the seat that the game waited for when this was told; updates follow it, not this.
    `went_back` is the number of the moment from which the game went on again because what was
    played after it does not fit the rules of the present version.
    """

    id: str
    code: str | None
    phase: Literal["lobby", "playing", "finished"]
    options: Options
    seats: list[SeatInfo]
    watching: int
    number: int
    created: float
    changed: float
    fairness: Fairness
    rematch: str | None
    went_back: int | None
    asked: int | None
