"""Tables before and between games: open, join, leave, start, rematch, mend a seat."""

from __future__ import annotations

import msgspec

from karak.games.titles import find_title
from karak.kernel.errors import ChanceNeeded, WrongPlayers
from karak.server.errors import (
    AlreadyStarted,
    BadSeat,
    NotFinished,
    NotTheHost,
    OwnDiceAndSeed,
    SeatsOpen,
    SeatTaken,
    TableFull,
    WrongSecret,
)
from karak.server.following import tell_table
from karak.server.hall import Hall
from karak.server.levels import check_level
from karak.server.mending import with_claim
from karak.server.meta import SeatMeta, TableMeta, meta_data
from karak.server.names import clean_name, new_code, new_table_id
from karak.server.protocol.http import HeldSeat, Join, NewTable, SeatWish, SetSeat
from karak.server.room import Room
from karak.server.writing import change_row, commit
from karak.store import Change, Phase, TableExists, TableRow, VersionTaken
from karak.store import NewTable as NewRow
from karak.store.secrets import digest, fits, new_secret
from karak.table import Seat
from karak.table.entries import opening_entry
from karak.table.fairness import draw_dice
from karak.table.sitting import Sitting

TRIES = 5


# Opening


async def open_table(hall: Hall, wish: NewTable) -> tuple[Room, list[HeldSeat], str]:
    """Open a table: the room, the secrets of this device's seats, and the host's secret."""
    if wish.own_dice and wish.seed is not None:
        raise OwnDiceAndSeed()
    dice = draw_dice()
    seats, held = _seats(hall, wish.seats)
    host = held[0].secret if held else new_secret()
    meta = TableMeta(
        digest(host),
        seats,
        wish.choose,
        sorted(set(wish.variants)),
        wish.figures,
        wish.odds,
        wish.undo,
        wish.own_dice,
        wish.seed is not None,
        str(dice.seed) if wish.seed is None else wish.seed,
        dice.salt,
        wish.clock,
    )
    _check(wish.game, meta)
    if wish.start:
        _check_full(meta)
    row = await _create(hall, wish.game, meta, wish.public)
    return await hall.room(row.id), held, host


def _seats(hall: Hall, wishes: list[SeatWish]) -> tuple[list[SeatMeta], list[HeldSeat]]:
    seats: list[SeatMeta] = []
    held: list[HeldSeat] = []
    for place, wish in enumerate(wishes):
        match wish.who:
            case "person":
                secret = new_secret()
                held.append(HeldSeat(place, secret))
                name = clean_name(wish.name or str(place + 1))
                seats.append(SeatMeta("person", name, None, wish.hero, digest(secret)))
            case "bot":
                seats.append(_bot_seat(hall, wish.bot, wish.hero))
            case "open":
                seats.append(SeatMeta("nobody", hero=wish.hero))
    return seats, held


def _bot_seat(hall: Hall, bot: str | None, hero: str | None) -> SeatMeta:
    if bot is None:
        raise BadSeat()
    check_level(bot, hall.settings)
    return SeatMeta("bot", bot, bot, hero)


def _check(game: str, meta: TableMeta) -> None:
    """Refuse at once what could not be started later."""
    title = find_title(game)
    if not title.fewest_players <= len(meta.seats) <= title.most_players:
        fewest, most = title.fewest_players, title.most_players
        raise WrongPlayers(players=len(meta.seats), fewest=fewest, most=most)
    meta.new_game(game)


async def _create(hall: Hall, game: str, meta: TableMeta, public: bool) -> TableRow:
    for _ in range(TRIES):
        row = NewRow(new_table_id(), game, meta_data(meta), new_code(), public=public)
        try:
            return await hall.store.create_table(row)
        except TableExists:
            continue
    raise TableExists(table="")


# Who is it


def seat_of(room: Room, secret: str) -> int | None:
    """Find the seat that a secret proves."""
    for place, seat in enumerate(room.meta.seats):
        if seat.secret is not None and fits(secret, seat.secret):
            return place
    return None


def is_host(room: Room, secret: str) -> bool:
    """Say whether a secret is the host's."""
    return fits(secret, room.meta.host)


def check_host(room: Room, secret: str) -> None:
    """Refuse anybody but the host."""
    if not is_host(room, secret):
        raise NotTheHost()


def check_lobby(room: Room) -> None:
    """Refuse what cannot be done once the game has begun."""
    if room.sitting is not None:
        raise AlreadyStarted()


# Seats


async def join(hall: Hall, room: Room, wish: Join) -> HeldSeat:
    """Take an open seat, or one whose claim the host gave away."""
    name = clean_name(wish.name)
    while True:
        async with hall.using(room):
            if wish.claim is not None:
                room.take_row(await hall.store.get_table(room.id))
            place = _place_for(room, wish)
            secret = new_secret()
            old = room.meta.seats[place]
            seat = SeatMeta("person", name, None, old.hero, digest(secret))
            meta = room.meta.with_seat(place, seat)
            if old.secret is not None and old.secret == meta.host:
                meta = msgspec.structs.replace(meta, host=seat.secret)
            try:
                await change_row(hall, room, Change(room.row.version, meta=meta_data(meta)))
            except VersionTaken:
                continue
            return HeldSeat(place, secret)


def _place_for(room: Room, wish: Join) -> int:
    seats = room.meta.seats
    if wish.claim is not None:
        return _claimed(room, wish.claim)
    check_lobby(room)
    if wish.seat is not None:
        if wish.seat >= len(seats):
            raise BadSeat()
        if seats[wish.seat].taken_by != "nobody":
            raise SeatTaken(seat=wish.seat)
        return wish.seat
    for place, seat in enumerate(seats):
        if seat.taken_by == "nobody":
            return place
    raise TableFull()


def _claimed(room: Room, claim: str) -> int:
    typed = claim.replace("-", "").replace(" ", "").upper()
    for place, seat in enumerate(room.meta.seats):
        if seat.claim is not None and fits(typed, seat.claim):
            return place
    raise WrongSecret()


async def leave(hall: Hall, room: Room, place: int, secret: str) -> None:
    """Free a seat before the game begins: one's own, or, for the host, anybody's."""
    while True:
        async with hall.using(room):
            if seat_of(room, secret) != place:
                check_host(room, secret)
            check_lobby(room)
            _check_place(room, place)
            old = room.meta.seats[place]
            meta = room.meta.with_seat(place, SeatMeta("nobody", hero=old.hero))
            if old.secret is not None and old.secret == meta.host:
                meta = msgspec.structs.replace(meta, host=_next_host(meta))
            if await _try_change(hall, room, meta):
                return


def _next_host(meta: TableMeta) -> str:
    """Let the next person be the host, or, if nobody is left, who was it."""
    return next((seat.secret for seat in meta.seats if seat.secret is not None), meta.host)


def _check_place(room: Room, place: int) -> None:
    if not 0 <= place < len(room.meta.seats):
        raise BadSeat()


async def move(hall: Hall, room: Room, place: int, to: int, secret: str) -> None:
    """Let a person change places with a bot or with nobody; heroes belong to the places."""
    while True:
        async with hall.using(room):
            if seat_of(room, secret) != place:
                raise WrongSecret()
            check_lobby(room)
            _check_place(room, to)
            mover, other = room.meta.seats[place], room.meta.seats[to]
            if other.taken_by == "person":
                raise SeatTaken(seat=to)
            meta = room.meta.with_seat(to, msgspec.structs.replace(mover, hero=other.hero))
            meta = meta.with_seat(place, msgspec.structs.replace(other, hero=mover.hero))
            if await _try_change(hall, room, meta):
                return


async def set_seat(hall: Hall, room: Room, place: int, wish: SetSeat, secret: str) -> None:
    """The host gives a seat that is no person's to a bot, or opens it."""
    while True:
        async with hall.using(room):
            check_host(room, secret)
            check_lobby(room)
            _check_place(room, place)
            old = room.meta.seats[place]
            if old.taken_by == "person":
                raise SeatTaken(seat=place)
            is_bot = wish.who == "bot"
            seat = (
                _bot_seat(hall, wish.bot, old.hero) if is_bot else SeatMeta("nobody", hero=old.hero)
            )
            if await _try_change(hall, room, room.meta.with_seat(place, seat)):
                return


async def mend_seat(hall: Hall, room: Room, place: int, secret: str) -> str:
    """Give a word, good once, with which the seat is taken anew.

    The host gets it for a person who lost the secret, a person for another device of their own.
    """
    while True:
        async with hall.using(room):
            if seat_of(room, secret) != place:
                check_host(room, secret)
            meta, claim = with_claim(room.meta, place)
            if await _try_change(hall, room, meta):
                return claim


async def _try_change(hall: Hall, room: Room, meta: TableMeta) -> bool:
    """Change the table; False if another process did at the same moment, so look again."""
    try:
        await change_row(hall, room, Change(room.row.version, meta=meta_data(meta)))
    except VersionTaken:
        return False
    return True


# Starting


def _check_full(meta: TableMeta) -> None:
    """Refuse to begin while seats are open."""
    is_open = [seat.taken_by == "nobody" for seat in meta.seats]
    if any(is_open):
        raise SeatsOpen(seats=sum(is_open))


async def start(
    hall: Hall, room: Room, secret: str, chance: list[int] | None
) -> ChanceNeeded | None:
    """Begin the game; at a table with its own dice it may be asked what was dealt and rolled."""
    async with hall.using(room):
        check_host(room, secret)
        check_lobby(room)
        meta = room.meta
        _check_full(meta)
        own = list(chance or ()) if meta.own_dice else None
        try:
            game = meta.new_game(room.row.game, own)
        except ChanceNeeded as needed:
            return needed
        seats = [Seat(seat.name, seat.bot) for seat in meta.seats]
        entry = opening_entry(sitting := Sitting(game, seats, undo=meta.undo))
        room.begin(sitting)
        await commit(hall, room, entry)
        hall.on_entry(room)
    tell_table(room)
    return None


async def rematch(hall: Hall, room: Room, secret: str) -> Room:
    """Open a table like this one, with the same people in the same seats and new dice."""
    async with hall.using(room):
        if seat_of(room, secret) is None and not is_host(room, secret):
            raise WrongSecret()
        if room.phase is not Phase.FINISHED:
            raise NotFinished()
        if room.meta.rematch is None:
            dice = draw_dice()
            seed = room.meta.seed if room.meta.known_seed else str(dice.seed)
            meta = msgspec.structs.replace(
                room.meta, seed=seed, salt=dice.salt, imported=False, went_back=None
            )
            row = await _create(hall, room.row.game, meta, room.row.public)
            linked = msgspec.structs.replace(room.meta, rematch=row.id)
            if not await _try_change(hall, room, linked) and room.meta.rematch is None:
                raise VersionTaken(table=room.id, version=0, found=0)
        assert room.meta.rematch is not None
        following = room.meta.rematch
    return await hall.room(following)
