"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from karak.server.protocol.common import (
    BotName,
    Clock,
    GameName,
    HeroName,
    Name,
    SeatNumber,
    SeedText,
    Strict,
    TableInfo,
    Told,
    VariantName,
)
from karak.server.protocol.game import GameResult, PositionPart, SetupPart
from karak.server.protocol.karak2 import DieName
from karak.server.protocol.socket import Answers, Chapter, Frame, Possible


class SeatWish(Strict):
    """Who is to sit in a seat: a person on this device, a bot, or whoever comes (`open`)."""

    who: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: BotName | None = None
    hero: HeroName | None = None


class NewTable(Strict):
    """A table to be opened. With `hero` for each seat these are given, else dealt or chosen.

    `figures` corrects the standard ones. A `seed` makes the dice known. `own_dice`: people enter
    what they rolled, drew and placed. `start`: begin at once, which needs every seat taken.
    """

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    choose: bool = False
    variants: Annotated[list[VariantName], Meta(max_length=8)] = field(default_factory=list[str])
    figures: dict[str, object] | None = None
    odds: bool = True
    undo: bool = True
    seed: SeedText | None = None
    own_dice: bool = False
    clock: Clock | None = None
    public: bool = False
    start: bool = False


class HeldSeat(Told):
    """A seat that was taken, and the secret that proves it: keep it, and show it to nobody."""

    seat: int
    secret: str


class Seated(Told):
    """The answer to opening or joining: the table and the seats that this device holds now."""

    table: TableInfo
    seats: list[HeldSeat]
    host: str | None
    link: str


class Join(Strict):
    """Take a seat: any open one, or a certain one; `claim` is the word the host gave for it."""

    name: Name
    seat: SeatNumber | None = None
    claim: Annotated[str, Meta(max_length=40)] | None = None


class SetSeat(Strict):
    """The host decides who may sit in a seat, before the start: anybody, or a bot."""

    who: Literal["bot", "open"]
    bot: BotName | None = None


class Move(Strict):
    """Where a person wants to sit instead, before the start."""

    to: SeatNumber


class Start(Strict):
    """Begin the game. At a table with its own dice `chance` tells what was dealt and rolled."""

    chance: Answers | None = None


class Rolls(Told):
    """What has to be dealt to a seat, or rolled for it, next before the game can begin.

    `die` names a die of Karak 2; then the names of what is possible are those of its sides.
    """

    given: list[int]
    seat: int
    kind: str
    die: DieName | None
    possible: list[Possible]


class Started(Told):
    """The table after the start, or what has still to be rolled for it."""

    table: TableInfo
    rolls: Rolls | None


class Claim(Told):
    """A word, good once, with which somebody can take a seat whose secret was lost."""

    seat: int
    claim: str


class Listed(Told):
    """A page of tables, and where the next one begins."""

    tables: list[TableInfo]
    after: str | None


class Position(Told):
    """A moment of a finished game."""

    number: int
    position: PositionPart
    result: GameResult | None


class Replay(Told):
    """A page of a finished game: its set-up, and chapters in order."""

    table: TableInfo
    setup: SetupPart
    chapters: list[Chapter]
    more: bool


class Film(Told):
    """A whole finished game: the position after its opening, then frame by frame what changed."""

    table: TableInfo
    setup: SetupPart
    opening: Chapter
    position: PositionPart
    frames: list[Frame]
    result: GameResult | None


class Lap(Told):
    """The points by seat as a turn begins, or as the game ends, after an entry."""

    number: int
    turn: int
    points: list[float]


class Highlight(Told):
    """Something to remember: ids and arguments of heading and sentence, and where to look at it."""

    title: str
    message: str
    args: dict[str, str | float | dict[str, int]]
    seat: int
    number: int | None


class Tally(Told):
    """What a seat did: fights by how they ended, victories that the odds promised, tiles laid."""

    won: int
    tied: int
    lost: int
    promised: float
    laid: int
    fallen: int


class Summary(Told):
    """A finished game looked back on: the race, what is memorable of it, what everybody did."""

    race: list[Lap]
    highlights: list[Highlight]
    tallies: list[Tally]


class TitleInfo(Told):
    """A game that can be played here, plug-ins included; `figures` are the standard ones."""

    game: str
    heroes: list[str]
    variants: list[str]
    fewest: int
    most: int
    figures: dict[str, object]


class ServerInfo(Told):
    """What this server offers, and how others reach it.

    `address` is the one that its operator made known; `lan` is this computer in its local
    network, where the server lets that network in.
    """

    version: str
    titles: list[TitleInfo]
    bots: list[str]
    address: str | None
    lan: str | None


class Health(Told):
    """Whether the server and what it stands on are well."""

    status: Literal["ok", "failing"]
    version: str
    database: str
    bus: str
    compiled: bool
