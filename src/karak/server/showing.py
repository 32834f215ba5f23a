"""What each connection may see of a game: made once for all that see the same."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from karak.kernel.decision import Decision
from karak.kernel.game import Game
from karak.server.choices import choices_raw
from karak.server.connection import Connection
from karak.server.protocol.socket import Asked, Chapter, Times, Update, Wish
from karak.server.room import Room
from karak.server.wire import raw, write_message
from karak.table.entries import Entry

NO_EVENTS = Raw(b"[]")


def chapter_of(number: int, entry: Entry, seat: int | None) -> Chapter:
    """Give an entry as a seat, or everybody, may know it."""
    events = entry.seen_by(seat)
    told = raw(events) if events else NO_EVENTS
    return Chapter(number, entry.kind, entry.seat, entry.action, entry.bot, told)


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
        self.undo = [] if sitting.undo_seat is None else [sitting.undo_seat]
        self.result = raw(game.outcome().as_data()) if game.over else None
        self.wish = None if room.wish is None else Wish(game.seat, room.wish)
        self._positions: dict[int | None, Raw] = {}
        self._chapters: dict[int | None, list[Chapter]] = {}
        self._choices: Raw | None = None
        self._texts: dict[tuple[int | None, int | None, bool, bool], bytes] = {}

    def times(self) -> Times | None:
        """Tell the clock."""
        clock = self.room.clock
        return None if clock is None else clock.times(self.asked is not None)

    def update_for(self, connection: Connection, ref: int | None = None) -> bytes:
        """Write the update that a connection gets."""
        seats = connection.seats
        is_asked = self.asked is not None and self.asked in seats
        is_covered = False
        viewer = seats[0] if len(seats) == 1 else None
        reader = viewer if len(seats) < 2 else connection.uncovered
        if len(seats) > 1 and is_asked and self.is_private:
            is_covered = connection.uncovered != self.asked
            viewer = None if is_covered else self.asked
        if viewer is not None and not self.game.knows_more(viewer):
            viewer = None
        if reader is not None and not self._reads_more(reader):
            reader = None
        if ref is not None:
            return self._write(viewer, reader, is_asked, is_covered, ref)
        key = (viewer, reader, is_asked, is_covered)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._write(viewer, reader, is_asked, is_covered, None)
        return text

    def _reads_more(self, seat: int) -> bool:
        return any(seat in entry.private for _, entry in self.entries)

    def _write(
        self,
        viewer: int | None,
        reader: int | None,
        is_asked: bool,
        is_covered: bool,
        ref: int | None,
    ) -> bytes:
        asks = is_asked and not is_covered
        return write_message(
            Update(
                self.sitting.number,
                self._chapters_for(reader),
                self.gap,
                viewer,
                self._position_for(viewer),
                self._asked() if asks else None,
                self._choices_raw() if asks else None,
                is_covered,
                self.undo,
                self.times(),
                self.wish,
                self.result,
                ref,
            )
        )

    def _position_for(self, viewer: int | None) -> Raw:
        found = self._positions.get(viewer)
        if found is None:
            found = self._positions[viewer] = raw(self.game.position(viewer))
        return found

    def _chapters_for(self, reader: int | None) -> list[Chapter]:
        found = self._chapters.get(reader)
        if found is None:
            found = [chapter_of(number, entry, reader) for number, entry in self.entries]
            self._chapters[reader] = found
        return found

    def _asked(self) -> Asked | None:
        decision = self.decision
        if decision is None:
            return None
        return Asked(
            decision.kind, decision.seat, decision.rule, decision.message, dict(decision.args)
        )

    def _choices_raw(self) -> Raw | None:
        if self._choices is None and self.decision is not None:
            setup = self.game.setup
            legal = self.game.legal_actions()
            self._choices = choices_raw(setup.game, legal, self.decision.args)
        return self._choices


def tell(
    room: Room,
    entries: Sequence[tuple[int, Entry]],
    acknowledged: Connection | None = None,
    ref: int | None = None,
) -> None:
    """Show everybody what has happened; one connection's request is acknowledged by it."""
    showing = Showing(room, entries)
    asked = showing.asked
    for connection in room.connections:
        connection.push(showing.update_for(connection, ref if connection is acknowledged else None))
        if connection.uncovered is not None and connection.uncovered != asked:
            connection.uncovered = None
