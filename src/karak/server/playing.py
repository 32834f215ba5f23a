"""What a connection may ask for while a game goes on: act, undo, hand over, uncover, emote."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from karak.kernel.errors import ChanceNeeded, GameOver, KarakError
from karak.server.bus import Tidings
from karak.server.connection import Connection
from karak.server.emotes import EMOTES
from karak.server.errors import (
    DrawnDice,
    NoOdds,
    NotYourSeat,
    Stale,
    TimeIsUp,
    UnknownEmote,
)
from karak.server.following import tell_emote
from karak.server.hall import Hall
from karak.server.levels import check_level
from karak.server.pieces import die_of, possible_answers
from karak.server.protocol.odds import FightOdds
from karak.server.protocol.socket import (
    Act,
    AskOdds,
    AskStory,
    Emote,
    HandOver,
    OddsNews,
    Story,
    TakeBack,
    Uncover,
)
from karak.server.protocol.socket import ChanceNeeded as ChanceNews
from karak.server.room import Room
from karak.server.showing import chapter_of
from karak.server.telling import show, show_to, update_for
from karak.server.thinker import ODDS, Question
from karak.server.wire import write_message
from karak.server.writing import Keeping, commit
from karak.table.entries import act_entry, entry_from, other_entry
from karak.table.entry import Entry
from karak.table.errors import NotYourTurn

STORY_PAGE = 100
Refuse = Callable[[KarakError], None]


async def act(hall: Hall, room: Room, connection: Connection, wanted: Act) -> None:
    """Play an action; it is acknowledged with the update that it leads to."""
    start = time.perf_counter()
    async with hall.using(room):
        entry = _carry_out(room, connection, wanted)
        if entry is None:
            return
        await commit(hall, room, entry, connection, wanted.ref)
        hall.on_entry(room)
    hall.metrics.move_seconds.observe(time.perf_counter() - start)


def act_at_once(
    hall: Hall, room: Room, connection: Connection, wanted: Act, refuse: Refuse
) -> bool:
    """Play an action without anybody waiting for it, if the room is free: say whether it was.

    It is the same as `act`, without a task that sleeps until the disk has answered.
    """
    if room.is_lost or not room.lock.take():
        return False
    start = time.perf_counter()
    try:
        entry = _carry_out(room, connection, wanted)
        if entry is None:
            room.lock.release()
            return True
        acting = Acting(hall, room, start, refuse)
        acting.keeping = Keeping(hall, room, entry, acting.kept, connection, wanted.ref)
    except BaseException:
        room.lock.release()
        raise
    return True


class Acting:
    """An action that was played at once, on its way to disk."""

    __slots__ = ("_hall", "_refuse", "_room", "_start", "keeping")

    def __init__(self, hall: Hall, room: Room, start: float, refuse: Refuse) -> None:
        self.keeping: Keeping | None = None
        self._hall = hall
        self._room = room
        self._start = start
        self._refuse = refuse

    def kept(self, _at: object, error: BaseException | None) -> None:
        """Tell everybody that it is on disk, or find out what is; nothing if it has failed."""
        hall, room, keeping = self._hall, self._room, self.keeping
        if keeping is None:
            return
        if error is not None:
            hall.spawn(self._give_up(keeping, error), f"mend {room.id}")
            return
        try:
            keeping.tell()
            hall.on_entry(room)
        finally:
            room.lock.release()
        hall.metrics.move_seconds.observe(time.perf_counter() - self._start)

    async def _give_up(self, keeping: Keeping, error: BaseException) -> None:
        """Tell who acted that it came to nothing, with the game as it is on disk."""
        try:
            await keeping.give_up(error)
        except KarakError as problem:
            self._refuse(problem)
        finally:
            self._room.lock.release()


def _carry_out(room: Room, connection: Connection, wanted: Act) -> Entry | None:
    """Play an action in memory; None where that needs nothing, or chance is asked for first."""
    sitting = room.playing()
    game = sitting.game
    _check_seat(room, connection, wanted)
    if wanted.number < room.asked_at:
        if not room.was_answered(wanted.number, wanted.seat, wanted.action):
            raise Stale(number=room.number)
        show_to(room, connection, wanted.ref)
        return None
    if wanted.number > sitting.number:
        raise Stale(number=sitting.number)
    action = game.parse(wanted.action)
    chance = _chance(room, wanted)
    try:
        if room.wish is not None:
            sitting.check_turn(wanted.seat)
            chapter = sitting.play(action, chance)
        else:
            chapter = sitting.act(wanted.seat, action, chance)
    except ChanceNeeded as needed:
        connection.push(_ask_for_chance(room, wanted, needed))
        return None
    spent = 0 if room.clock is None else room.clock.spent()
    return act_entry(chapter, game, spent)


def _check_seat(room: Room, connection: Connection, wanted: Act) -> None:
    """A device acts for its own seats; with own dice, people also roll for a bot's wish."""
    if connection.holds(wanted.seat):
        return
    is_wish = room.wish is not None and room.wish == wanted.action
    if not is_wish or not connection.seats or room.playing().game.seat != wanted.seat:
        raise NotYourSeat(seat=wanted.seat)


def _chance(room: Room, wanted: Act) -> list[int] | None:
    if room.meta.own_dice:
        return list(wanted.chance or ())
    if wanted.chance is not None:
        raise DrawnDice()
    return None


def _ask_for_chance(room: Room, wanted: Act, needed: ChanceNeeded) -> bytes:
    game = room.playing().game
    possible = possible_answers(game.setup.game, game.setup.figures, needed)
    return write_message(
        ChanceNews(
            wanted.ref,
            room.number,
            wanted.seat,
            wanted.action,
            list(wanted.chance or ()),
            needed.kind,
            die_of(needed),
            possible,
        )
    )


async def take_back(hall: Hall, room: Room, connection: Connection, wanted: TakeBack) -> None:
    """Take a seat's last action back."""
    async with hall.using(room):
        sitting = room.playing()
        if not connection.holds(wanted.seat):
            raise NotYourSeat(seat=wanted.seat)
        if wanted.number < room.asked_at:
            raise Stale(number=room.number)
        spent = 0 if room.clock is None else room.clock.spent()
        entry = other_entry(sitting.undo(wanted.seat), spent)
        await _write(hall, room, entry, connection, wanted.ref)


async def hand_over(hall: Hall, room: Room, connection: Connection, wanted: HandOver) -> None:
    """Give a seat to a bot, or back to its person."""
    async with hall.using(room):
        sitting = room.playing()
        if sitting.game.over:
            raise GameOver()
        sitting.game.check_seat(wanted.seat)
        is_own = connection.holds(wanted.seat)
        if not is_own and not (connection.is_host and wanted.bot is not None):
            raise NotYourSeat(seat=wanted.seat)
        check_level(wanted.bot, hall.settings)
        if sitting.seats[wanted.seat].bot == wanted.bot:
            show_to(room, connection, wanted.ref)
            return
        clock = room.clock
        if wanted.bot is None and clock is not None and clock.left[wanted.seat] == 0:
            if clock.rules.per == "game":
                raise TimeIsUp(seat=wanted.seat)
            clock.left[wanted.seat] = clock.full
        running = clock is not None and room.is_clock_running
        spent = clock.spent() if clock is not None and running else 0
        entry = other_entry(sitting.hand_over(wanted.seat, wanted.bot), spent)
        room.wish = None
        await _write(hall, room, entry, connection, wanted.ref)


async def _write(hall: Hall, room: Room, entry: Entry, connection: Connection, ref: int) -> None:
    await commit(hall, room, entry, connection, ref)
    hall.on_entry(room)


async def uncover(hall: Hall, room: Room, connection: Connection, wanted: Uncover) -> None:
    """Show the private part to the person who has taken the shared device in hand."""
    async with hall.using(room):
        showing = show(room)
        if not connection.holds(wanted.seat):
            raise NotYourSeat(seat=wanted.seat)
        if showing.asked != wanted.seat:
            raise NotYourTurn(seat=wanted.seat, asked=showing.game.seat + 1)
        connection.uncovered = wanted.seat
        connection.push(update_for(showing, connection))


def emote(hall: Hall, room: Room, connection: Connection, wanted: Emote) -> None:
    """Pass on a set phrase or emote."""
    if not connection.holds(wanted.seat):
        raise NotYourSeat(seat=wanted.seat)
    if wanted.emote not in EMOTES:
        raise UnknownEmote(emote=wanted.emote)
    tell_emote(room, wanted.seat, wanted.emote)
    if hall.bus.is_shared:
        seats = (wanted.seat,)
        hall.bus.tell(Tidings(hall.name, room.id, "emote", seats=seats, emote=wanted.emote))


async def odds(hall: Hall, room: Room, connection: Connection, wanted: AskOdds) -> None:
    """Tell the odds of the fight that is asked about, where the table wants that."""
    if not room.meta.odds:
        raise NoOdds()
    async with hall.using(room):
        number = room.number
        game = room.playing().game
        view = None if game.over else game.view(None)
    found = None
    if view is not None:
        question = Question(ODDS, "0", view, wanted.site, wanted.seat)
        found = (await hall.thinkers.ask(question)).odds
    told = None if found is None else msgspec.convert(found, FightOdds)
    connection.push(write_message(OddsNews(wanted.ref, number, told)))


async def story(hall: Hall, room: Room, connection: Connection, wanted: AskStory) -> None:
    """Tell what happened before, a page at a time, as this device may know it."""
    room.playing()
    first = wanted.after + 1
    rows = await hall.store.entries(room.id, first, min(first + STORY_PAGE, room.number + 1))
    reader = connection.seats[0] if len(connection.seats) == 1 else None
    chapters = [chapter_of(row.number, entry_from(row.data), reader) for row in rows]
    more = first + STORY_PAGE <= room.number
    connection.push(write_message(Story(wanted.ref, chapters, more)))
