"""The HTTP interface: thin handlers over lobby and replays, described by OpenAPI."""

from __future__ import annotations

import math
from typing import Annotated

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import Body, HeaderParameter, PathParameter, QueryParameter, RequestBody

import karak
from karak.bots.levels import bot_names
from karak.games.titles import TITLES, find_title
from karak.kernel.errors import ChanceNeeded
from karak.server import lobby, replays
from karak.server.errors import BadMessage, TooManyTables
from karak.server.hall import Hall
from karak.server.info import room_info, rows_info
from karak.server.limits import Buckets
from karak.server.openapi import SECRET_HEADER
from karak.server.pieces import die_of, possible_answers
from karak.server.protocol.common import TableInfo
from karak.server.protocol.http import (
    Claim,
    Film,
    Health,
    Join,
    Listed,
    Move,
    NewTable,
    Position,
    Replay,
    Rolls,
    Seated,
    ServerInfo,
    SetSeat,
    Start,
    Started,
    Summary,
    TitleInfo,
)
from karak.server.room import Room
from karak.server.security import is_forwarded, is_local, lan_address
from karak.store import Phase, StoreError, is_name

Secret = Annotated[
    str,
    HeaderParameter(
        name=SECRET_HEADER, max_length=64, required=False, description="Proves a seat."
    ),
]
Key = Annotated[
    str, PathParameter(min_length=1, max_length=64, description="A table's id or code.")
]
Place = Annotated[int, PathParameter(ge=0, le=7, description="A seat, counted from 0.")]
After = Annotated[
    str | None, QueryParameter(max_length=120, required=False, description="Where a page begins.")
]
AnyRequest = Request[None, None, State]
PAGE = 20


def client_of(request: AnyRequest) -> str:
    """Give the address that a request comes from."""
    return request.client.host if request.client is not None else "unknown"


class Tables(Controller):
    """Tables: open, find, join, leave, start, play again, watch again."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Open a table", raises=[])
    async def open_table(
        self,
        request: AnyRequest,
        hall: NamedDependency[Hall],
        openings: NamedDependency[Buckets],
        data: RequestBody[NewTable],
    ) -> Seated:
        """Open a table; the answer holds the secrets of the seats of this device."""
        counts = await hall.store.counts()
        going = counts.tables[Phase.LOBBY] + counts.tables[Phase.PLAYING]
        if going >= hall.settings.max_tables or not openings.take(client_of(request)):
            raise TooManyTables()
        room, held, host = await lobby.open_table(hall, data)
        if data.start:
            await lobby.start(hall, room, host, None)
        return Seated(room_info(room), held, host, link_to(request, hall, room))

    @get("/", summary="List public tables")
    async def list_tables(
        self,
        hall: NamedDependency[Hall],
        phase: Annotated[Phase, QueryParameter(description="How far tables are.")] = Phase.LOBBY,
        after: After = None,
    ) -> Listed:
        """List public tables: those one can join, watch, or watch again."""
        page = await hall.store.list_tables(
            phase=phase, public=True, after=read_after(after), most=PAGE
        )
        tables = [
            room_info(hall.rooms[each.id]) if each.id in hall.rooms else each
            for each in rows_info(page.tables)
        ]
        return Listed(tables, None if page.after is None else f"{page.after[0]!r}:{page.after[1]}")

    @get("/{key:str}", summary="Look at a table")
    async def look(self, hall: NamedDependency[Hall], key: Key) -> TableInfo:
        """Tell about a table, by its id or code."""
        return room_info(await hall.find(key))

    @post("/{key:str}/seats", summary="Join a table")
    async def join(
        self, request: AnyRequest, hall: NamedDependency[Hall], key: Key, data: RequestBody[Join]
    ) -> Seated:
        """Take a seat; the answer holds its secret."""
        room = await hall.find(key)
        held = await lobby.join(hall, room, data)
        return Seated(room_info(room), [held], None, link_to(request, hall, room))

    @delete("/{key:str}/seats/{seat:int}", summary="Leave a table", status_code=200)
    async def leave(
        self, hall: NamedDependency[Hall], key: Key, seat: Place, secret: Secret = ""
    ) -> TableInfo:
        """Free a seat before the game begins: one's own, or, for the host, anybody's."""
        room = await hall.find(key)
        await lobby.leave(hall, room, seat, secret)
        return room_info(room)

    @put("/{key:str}/seats/{seat:int}", summary="Give a seat to a bot, or open it")
    async def set_seat(
        self,
        hall: NamedDependency[Hall],
        key: Key,
        seat: Place,
        data: RequestBody[SetSeat],
        secret: Secret = "",
    ) -> TableInfo:
        """The host says who may sit in a seat that no person has taken."""
        room = await hall.find(key)
        await lobby.set_seat(hall, room, seat, data, secret)
        return room_info(room)

    @post("/{key:str}/seats/{seat:int}/claim", summary="Mend a seat")
    async def mend(
        self, hall: NamedDependency[Hall], key: Key, seat: Place, secret: Secret = ""
    ) -> Claim:
        """Give a word for taking a seat anew: to the host, or to who moves to another device."""
        room = await hall.find(key)
        return Claim(seat, await lobby.mend_seat(hall, room, seat, secret))

    @post("/{key:str}/seats/{seat:int}/move", summary="Change places", status_code=200)
    async def move(
        self,
        hall: NamedDependency[Hall],
        key: Key,
        seat: Place,
        data: RequestBody[Move],
        secret: Secret = "",
    ) -> TableInfo:
        """Sit elsewhere before the game begins, where nobody or a bot is; the secret goes along."""
        room = await hall.find(key)
        await lobby.move(hall, room, seat, data.to, secret)
        return room_info(room)

    @post("/{key:str}/start", summary="Start the game", status_code=200)
    async def start(
        self, hall: NamedDependency[Hall], key: Key, data: RequestBody[Start], secret: Secret = ""
    ) -> Started:
        """The host begins the game; with own dice it may be asked what was dealt and rolled."""
        room = await hall.find(key)
        needed = await lobby.start(hall, room, secret, data.chance)
        rolls = None if needed is None else _rolls(room, list(data.chance or ()), needed)
        return Started(room_info(room), rolls)

    @post("/{key:str}/rematch", summary="Play again")
    async def rematch(
        self, hall: NamedDependency[Hall], key: Key, secret: Secret = ""
    ) -> TableInfo:
        """Open a table like this one; everybody's secrets hold there, too."""
        room = await hall.find(key)
        return room_info(await lobby.rematch(hall, room, secret))

    @get("/{key:str}/replay", summary="Watch again")
    async def replay(
        self,
        hall: NamedDependency[Hall],
        key: Key,
        after: Annotated[
            int, QueryParameter(ge=-1, le=1_000_000, description="The last entry seen.")
        ] = -1,
    ) -> Replay:
        """Tell a finished game, a page at a time."""
        return await replays.replay(hall, await hall.find(key), after)

    @get("/{key:str}/positions/{number:int}", summary="Look at a moment of a finished game")
    async def position(
        self,
        hall: NamedDependency[Hall],
        key: Key,
        number: Annotated[
            int, PathParameter(ge=0, le=1_000_000, description="The number of an entry.")
        ],
    ) -> Position:
        """Give the position after an entry of a finished game."""
        return await replays.position(hall, await hall.find(key), number)

    @get("/{key:str}/film", summary="Watch all of a finished game")
    async def film(self, hall: NamedDependency[Hall], key: Key) -> Film:
        """Give every moment of a finished game: how it began, and what changed entry by entry."""
        return await replays.film(hall, await hall.find(key))

    @get("/{key:str}/summary", summary="Look back on a finished game")
    async def summary(self, hall: NamedDependency[Hall], key: Key) -> Summary:
        """Give the race of a finished game, what is memorable, and what everybody did."""
        return await replays.summary(hall, await hall.find(key))

    @get("/{key:str}/export", summary="Export a finished game")
    async def export(self, hall: NamedDependency[Hall], key: Key) -> dict[str, object]:
        """Give a finished game as one file: `karak replay` and `karak verify` read it."""
        return await replays.export(hall, await hall.find(key))

    @post("/import", summary="Import a game")
    async def import_game(
        self,
        request: AnyRequest,
        hall: NamedDependency[Hall],
        openings: NamedDependency[Buckets],
        data: Annotated[dict[str, object], Body(description="What export or `--save` gave.")],
    ) -> TableInfo:
        """Keep a finished game that was played elsewhere, as a replay with a link of its own."""
        if not openings.take(client_of(request)):
            raise TooManyTables()
        return room_info(await replays.import_game(hall, data))


def _rolls(room: Room, given: list[int], needed: ChanceNeeded) -> Rolls:
    title = room.row.game
    figures = find_title(title).figures(room.meta.figures)
    possible = possible_answers(title, figures, needed)
    return Rolls(given, needed.seat, needed.kind, die_of(needed), possible)


def link_to(request: AnyRequest, hall: Hall, room: Room) -> str:
    """Give the link by which others find the table."""
    base = hall.settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{room.row.code or room.id}"


def read_after(text: str | None) -> tuple[float, str] | None:
    """Read where a page begins."""
    if text is None:
        return None
    at, _, table_id = text.partition(":")
    try:
        time = float(at)
    except ValueError:
        time = math.nan
    if not math.isfinite(time) or not is_name(table_id):
        raise BadMessage(reason="after")
    return time, table_id


@get("/api/server", summary="What this server offers", tags=["server"])
async def about(hall: NamedDependency[Hall]) -> ServerInfo:
    """Name games, heroes, variants and bots, and the address that others can use."""
    titles = [
        TitleInfo(
            name,
            title.hero_names(),
            list(title.variants),
            title.fewest_players,
            title.most_players,
            title.figures(None),
        )
        for name, title in TITLES.items()
    ]
    settings = hall.settings
    lan = lan_address() if settings.lan else None
    return ServerInfo(karak.__version__, titles, bot_names(), settings.public_url, lan)


@get(
    "/health",
    summary="Is the server well?",
    tags=["server"],
    responses={503: ResponseSpec(Health, description="It is not.", generate_examples=False)},
)
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    """Say whether moves can be kept, and ask the bus for a sign of life."""
    try:
        database = (await hall.store.check()).database
    except StoreError as error:
        database = error.code
    bus = hall.bus.name if await hall.bus.is_well() else "bus-unreachable"
    is_well = database in ("sqlite", "postgresql") and bus == hall.bus.name
    told = Health("ok" if is_well else "failing", karak.__version__, database, bus, karak.COMPILED)
    return Response(told, status_code=200 if is_well else 503)


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def metrics(request: AnyRequest, hall: NamedDependency[Hall]) -> Response[bytes]:
    """Give the figures, to this machine only unless the operator opened them."""
    is_here = is_local(client_of(request)) and not is_forwarded(request.headers)
    if not hall.settings.open_metrics and not is_here:
        return Response(b"", status_code=404, media_type="text/plain")
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")
