"""The messages of the socket. Each is a JSON object whose `type` says which it is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from karak.server.protocol.common import (
    Argument,
    BotName,
    Fairness,
    Number,
    Problem,
    SeatNumber,
    Secret,
    TableInfo,
)
from karak.server.protocol.game import (
    EventsPart,
    GameResult,
    PositionPart,
    SetupPart,
)
from karak.server.protocol.karak2 import DieName
from karak.server.protocol.odds import FightOdds

Reference = Annotated[int, Meta(ge=0, le=2**53 - 1, description="Chosen by the client.")]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
EmoteName = Annotated[str, Meta(min_length=1, max_length=40)]
Answers = Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=200)]


class Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class SeatKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that this device holds, and the secret that proves it."""

    seat: SeatNumber
    secret: Secret


class Hello(Request, tag="hello"):
    """The first message: the seats this device holds (none: a spectator), and what it has seen.

    `host` is for a host who holds no seat.
    `seen` is the number of the last update, or null for a device that has seen nothing.
    """

    protocol: int
    seats: Annotated[list[SeatKey], Meta(max_length=8)] = field(default_factory=list[SeatKey])
    host: Secret | None = None
    seen: Number | None = None


class Act(Request, tag="act"):
    """An action for a seat, and the number of the update that it answers.

    Sent twice it is played once. `chance` is for tables with their own dice: what was rolled and
    drawn so far, in order; the server asks for what is missing.
    """

    number: Number
    seat: SeatNumber
    action: ActionText
    ref: Reference = 0
    chance: Answers | None = None


class TakeBack(Request, tag="undo"):
    """Take the seat's last action back."""

    number: Number
    seat: SeatNumber
    ref: Reference = 0


class HandOver(Request, tag="hand-over"):
    """Give a seat to a bot, or take it back (`bot` is null). The host may do it for anybody."""

    seat: SeatNumber
    bot: BotName | None = None
    ref: Reference = 0


class Uncover(Request, tag="uncover"):
    """The hand-over tap on a shared device: the person of this seat is looking now."""

    seat: SeatNumber


class Emote(Request, tag="emote"):
    """Say one of the set phrases or show an emote."""

    seat: SeatNumber
    emote: EmoteName


class AskStory(Request, tag="story"):
    """Ask for what happened before: chapters after a number, the earliest first."""

    after: Annotated[int, Meta(ge=-1, le=1_000_000)]
    ref: Reference = 0


class AskScenes(Request, tag="scenes"):
    """Ask for every moment after a number, to watch again what others did."""

    after: Number
    ref: Reference = 0


class AskOdds(Request, tag="odds"):
    """Ask for the exact odds of the fight that is being asked about, before or after the roll.

    With `site`: of the fight that the hero of `seat` (of whose turn it is) would have there now.
    """

    ref: Reference = 0
    site: Number | None = None
    seat: SeatNumber | None = None


ClientMessage = Hello | Act | TakeBack | HandOver | Uncover | Emote | AskStory | AskScenes | AskOdds


class News(Struct, tag_field="type"):
    """A message of the server."""


class Welcome(News, tag="welcome"):
    """The answer to hello: the table, which seats this device holds, and who the server is."""

    protocol: int
    version: str
    table: TableInfo
    seats: list[int]
    is_host: bool


class TableNews(News, tag="table"):
    """Something about the table has changed: seats, presence, phase, rematch."""

    table: TableInfo


class GameNews(News, tag="game"):
    """The set-up of the game; sent once to each connection, before its first update."""

    setup: SetupPart


class Choice(Struct, frozen=True):
    """A legal action: what to send back, and its words; the decision's arguments hold as well."""

    action: str
    message: str
    args: dict[str, str | int]


class Asked(Struct, frozen=True):
    """What is asked of whom, by which rule, with the id and arguments of its sentence."""

    kind: str
    seat: int
    rule: str
    message: str
    args: dict[str, Argument]


class Chapter(Struct, frozen=True):
    """An entry of the log as this viewer may know it.

    `act` is a played action with its events, `undo` takes the last one that stands back,
    `hand-over` gives the seat to `bot` or, where that is null, to its person; `open` is the start.
    """

    number: int
    kind: Literal["open", "act", "undo", "hand-over"]
    seat: int | None
    action: str | None
    bot: str | None
    events: EventsPart


class Times(Struct, frozen=True):
    """The clock: milliseconds left by seat, and whose time is running."""

    left: list[int]
    running: int | None


class Wish(Struct, frozen=True):
    """A bot's action at a table with its own dice: people roll and draw for it, with `act`."""

    seat: int
    action: str


class Moment(News, tag="update"):
    """What of an update many connections share, beside the position: it is written once."""

    number: int
    chapters: list[Chapter]
    gap: bool
    view: int | None
    covered: bool
    undo: list[int]
    times: Times | None
    wish: Wish | None
    result: GameResult | None


class Update(Moment, tag="update"):
    """Where the game stands at a number, and what led there since the number last sent.

    `position` is what `view` (a seat, or null for everybody) may know. Only who is asked gets
    `asked` and `choices`. `covered` means that a shared device must be handed over first (see
    `uncover`). `gap` means that chapters are missing (ask for the story). `ref` is that of the
    request that this update acknowledges: its effect is on disk.
    """

    position: PositionPart
    asked: Asked | None
    choices: list[Choice] | None
    ref: int | None


class Possible(Struct, frozen=True):
    """One answer that chance may give, and the name of the piece it stands for."""

    answer: int
    name: str | None


class ChanceNeeded(News, tag="chance"):
    """A table with its own dice: roll or draw one thing more, and send the action again with it.

    `die` names a die of Karak 2; then the names of what is possible are those of its sides.
    """

    ref: int
    number: int
    seat: int
    action: str
    given: list[int]
    kind: str
    die: DieName | None
    possible: list[Possible]


class Refused(News, tag="refused"):
    """A request that was refused; nothing has changed."""

    ref: int | None
    problem: Problem


class Emoted(News, tag="emoted"):
    """Somebody said a set phrase or showed an emote."""

    seat: int
    emote: str


class Story(News, tag="story"):
    """What happened before: chapters in order, and whether there are more."""

    ref: int
    chapters: list[Chapter]
    more: bool


class Change(Struct, frozen=True):
    """What has changed since the moment before: where, by keys and indices, and what is there now.

    The index behind a list's last is a new last item.
    """

    path: list[str | int]
    value: object


class Frame(Struct, frozen=True):
    """What happened by an entry, and how it changed the position."""

    chapter: Chapter
    changes: list[Change]


class Scenes(News, tag="scenes"):
    """Moments up to now as this device may know them: where the game stood, then what changed.

    `number` is the entry after which it stood so: the one that was asked for, or a later one where
    that is long ago.
    """

    ref: int
    number: int
    position: PositionPart
    frames: list[Frame]


class OddsNews(News, tag="odds"):
    """The odds at a number: the data of `karak.odds.Odds`, or null where nobody fights."""

    ref: int
    number: int
    odds: FightOdds | None


class Revealed(News, tag="dice"):
    """The game is over: the seed and salt behind the commitment."""

    fairness: Fairness


class Bye(News, tag="bye"):
    """The last message before the server closes a socket, and why."""

    problem: Problem


ServerMessage = (
    Welcome
    | TableNews
    | GameNews
    | Update
    | ChanceNeeded
    | Refused
    | Emoted
    | Story
    | Scenes
    | OddsNews
    | Revealed
    | Bye
)
