"""What each connection may see of a game: made once for all that see the same."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from karak.kernel.decision import Decision
from karak.kernel.game import Game
from karak.server.choices import choices_json
from karak.server.connection import Connection, frame
from karak.server.protocol.game import GameResult
from karak.server.protocol.socket import Asked, Chapter, Moment, Times, Wish
from karak.server.room import Room
from karak.server.wire import encode, raw
from karak.table.entries import Entry

NO_EVENTS = Raw(b"[]")
NO_QUESTION = b',"asked":null,"choices":null,"ref":'


def chapter_of(number: int, entry: Entry, seat: int | None) -> Chapter:
    """Give an entry as a seat, or everybody, may know it."""
    events = entry.seen_by(seat)
    told = raw(events) if events else NO_EVENTS
    return Chapter(number, entry.kind, entry.seat, entry.action, entry.bot, told)


def result_of(game: Game) -> GameResult | None:
    """Tell how a game ended, if it has."""
    result = game.result
    if result is None:
        return None
    return GameResult(list(result.points), list(result.winners), result.reason)


class Showing:
    """A moment of a game and what led to it, ready to be shown to everybody in the room."""

    def __init__(
        self, room: Room, entries: Sequence[tuple[int, Entry]] = (), gap: bool = False
    ) -> None:
        sitting = room.playing()
        game = sitting.game
        self.room = room
        self.sitting = sitting
        self.game: Game = game
        self.entries = entries
        self.gap = gap
        self.asked: int | None = None if game.over or sitting.asked_bot else game.seat
        self.decision: Decision | None = None if self.asked is None else game.decision
        self.is_private = self.decision is not None and (
            self.decision.is_private or game.knows_more(self.decision.seat)
        )
        self.wish = None if room.wish is None else Wish(game.seat, room.wish)
        self._told_more = {seat for _, entry in entries for seat in entry.private}
        self._are_all_alike = not self._told_more and not any(
            map(game.knows_more, range(len(sitting.seats)))
        )
        self._positions: dict[int | None, Raw] = {}
        self._chapters: dict[int | None, list[Chapter]] = {}
        self._moments: dict[tuple[int | None, int | None, bool], bytes] = {}
        self._question: bytes | None = None
        self._frames: dict[tuple[int | None, int | None, bool, bool, int | None], bytes] = {}

    def times(self) -> Times | None:
        """Tell the clock."""
        clock = self.room.clock
        return None if clock is None else clock.times(self.asked is not None)

    def update_for(self, connection: Connection, ref: int | None = None) -> bytes:
        """Write the update that a connection gets."""
        seats = connection.seats
        is_asked = self.asked is not None and self.asked in seats
        if self._are_all_alike and not self.is_private:
            return self._frame(None, None, is_asked, False, ref)
        is_covered = False
        viewer = seats[0] if len(seats) == 1 else None
        reader = viewer if len(seats) < 2 else connection.uncovered
        if len(seats) > 1 and is_asked and self.is_private:
            is_covered = connection.uncovered != self.asked
            viewer = None if is_covered else self.asked
        if viewer is not None and not self.game.knows_more(viewer):
            viewer = None
        if reader is not None and reader not in self._told_more:
            reader = None
        return self._frame(viewer, reader, is_asked, is_covered, ref)

    def _frame(
        self,
        viewer: int | None,
        reader: int | None,
        is_asked: bool,
        is_covered: bool,
        ref: int | None,
    ) -> bytes:
        key = (viewer, reader, is_asked, is_covered, ref)
        found = self._frames.get(key)
        if found is None:
            moment = self._moment(viewer, reader, is_covered)
            question = self._asked() if is_asked and not is_covered else NO_QUESTION
            text = moment + question + (b"null}" if ref is None else b"%d}" % ref)
            found = self._frames[key] = frame(text)
        return found

    def _moment(self, viewer: int | None, reader: int | None, is_covered: bool) -> bytes:
        """Write what connections that see the same share: an update up to its own part."""
        key = (viewer, reader, is_covered)
        found = self._moments.get(key)
        if found is None:
            undo = self.sitting.undo_seat
            game = self.game
            moment = Moment(
                self.sitting.number,
                self._chapters_for(reader),
                self.gap,
                viewer,
                self._position_for(viewer),
                is_covered,
                [] if undo is None else [undo],
                self.times(),
                self.wish,
                result_of(game),
            )
            found = self._moments[key] = encode(moment)[:-1]
        return found

    def _position_for(self, viewer: int | None) -> Raw:
        found = self._positions.get(viewer)
        if found is None:
            found = self._positions[viewer] = Raw(self.room.sites.position(self.game, viewer))
        return found

    def _chapters_for(self, reader: int | None) -> list[Chapter]:
        found = self._chapters.get(reader)
        if found is None:
            found = [chapter_of(number, entry, reader) for number, entry in self.entries]
            self._chapters[reader] = found
        return found

    def _asked(self) -> bytes:
        """Write the question and its answers, for whoever is asked."""
        decision = self.decision
        if self._question is None and decision is not None:
            kind, message, args = decision.kind, decision.message, decision.args
            asked = encode(Asked(kind, decision.seat, decision.rule, message, dict(args)))
            choices = choices_json(self.game.setup.game, self.game.legal_actions(), args)
            self._question = b',"asked":%b,"choices":%b,"ref":' % (asked, choices)
        return self._question or NO_QUESTION


def updates(
    room: Room,
    entries: Sequence[tuple[int, Entry]],
    acknowledged: Connection | None = None,
    ref: int | None = None,
) -> list[tuple[Connection, bytes]]:
    """Write for everybody what has happened; one connection's request is acknowledged by it."""
    showing = Showing(room, entries)
    asked = showing.asked
    written: list[tuple[Connection, bytes]] = []
    for connection in room.connections:
        mine = ref if connection is acknowledged else None
        written.append((connection, showing.update_for(connection, mine)))
        if connection.uncovered is not None and connection.uncovered != asked:
            connection.uncovered = None
    return written


def send(written: Sequence[tuple[Connection, bytes]]) -> None:
    """Send what was written."""
    for connection, update in written:
        connection.push(update)


def tell(room: Room, entries: Sequence[tuple[int, Entry]]) -> None:
    """Show everybody what has happened."""
    send(updates(room, entries))
