"""What each connection may see of a game: made once for all that see the same. Compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

import msgspec
from msgspec import Raw
from mypy_extensions import mypyc_attr

from karak.kernel.actions import Action
from karak.kernel.decision import Decision
from karak.kernel.game import Game
from karak.server.frames import frame_of
from karak.server.position import WrittenPosition
from karak.server.protocol.common import Argument
from karak.server.protocol.game import GameResult
from karak.server.protocol.socket import Asked, Chapter, Moment, Times, Wish
from karak.table.entry import Entry
from karak.table.sitting import Sitting

NO_EVENTS: Final = Raw(b"[]")
NO_QUESTION: Final = b',"asked":null,"choices":null,"ref":'
NO_REF: Final = b"null}"
POSITION: Final = b',"position":'
NOBODY: Final[frozenset[int]] = frozenset()
_encode: Final = msgspec.json.Encoder().encode
Words = Callable[[str, tuple[Action, ...], Mapping[str, Argument]], bytes]
"""Writes the legal actions of a game's decision with these arguments, with their words."""


def chapter_of(number: int, entry: Entry, seat: int | None) -> Chapter:
    """Give an entry as a seat, or everybody, may know it."""
    events = entry.seen_by(seat)
    told = Raw(_encode(events)) if events else NO_EVENTS
    return Chapter(number, entry.kind, entry.seat, entry.action, entry.bot, told)


def result_of(game: Game) -> GameResult | None:
    """Tell how a game ended, if it has."""
    result = game.result
    if result is None:
        return None
    return GameResult(list(result.points), list(result.winners), result.reason)


@mypyc_attr(acyclic=True)
@final
class Showing:
    """A moment of a game and what led to it, ready to be shown to everybody in the room."""

    def __init__(
        self,
        sitting: Sitting,
        position: WrittenPosition,
        words: Words,
        entries: Sequence[tuple[int, Entry]] = (),
        gap: bool = False,
    ) -> None:
        game = sitting.game
        self.sitting = sitting
        self.game: Game = game
        self.entries = entries
        self.gap = gap
        self.times: Times | None = None
        self.wish: Wish | None = None
        self.asked: int | None = None if game.over or sitting.asked_bot else game.seat
        self.decision: Decision | None = None if self.asked is None else game.decision
        self.is_private = self.decision is not None and (
            self.decision.is_private or game.knows_more(self.decision.seat)
        )
        self._position = position
        self._words = words
        self._told_more = self._who_was_told_more()
        self._are_all_alike = not self._told_more and not self._knows_anybody_more()
        self._moments: dict[tuple[int | None, int | None, bool], tuple[bytes, ...]] = {}
        self._frames: dict[tuple[int | None, int | None, bool, bool], bytes] = {}
        self._question: bytes | None = None

    def _who_was_told_more(self) -> frozenset[int]:
        told = NOBODY
        for _, entry in self.entries:
            if entry.private:
                told = told.union(entry.private)
        return told

    def _knows_anybody_more(self) -> bool:
        game = self.game
        return any(game.knows_more(seat) for seat in range(game.setup.players))

    def update_for(self, seats: tuple[int, ...], uncovered: int | None, ref: int | None) -> bytes:
        """Write the update for a device with these seats, of which one may be uncovered."""
        asked = self.asked
        is_asked = asked is not None and asked in seats
        if self._are_all_alike and not self.is_private:
            return self._frame(None, None, is_asked, False, ref)
        is_covered = False
        viewer = seats[0] if len(seats) == 1 else None
        reader = viewer if len(seats) < 2 else uncovered
        if len(seats) > 1 and is_asked and self.is_private:
            is_covered = uncovered != asked
            viewer = None if is_covered else asked
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
        moment = self._moment(viewer, reader, is_covered)
        question = self._asked() if is_asked and not is_covered else NO_QUESTION
        if ref is not None:
            return frame_of((*moment, question, b"%d}" % ref))
        key = (viewer, reader, is_asked, is_covered)
        found = self._frames.get(key)
        if found is None:
            found = frame_of((*moment, question, NO_REF))
            self._frames[key] = found
        return found

    def _moment(
        self, viewer: int | None, reader: int | None, is_covered: bool
    ) -> tuple[bytes, ...]:
        """Write what connections that see the same share, in parts: an update up to its own."""
        key = (viewer, reader, is_covered)
        found = self._moments.get(key)
        if found is None:
            undo = self.sitting.undo_seat
            moment = Moment(
                self.sitting.number,
                [chapter_of(number, entry, reader) for number, entry in self.entries],
                self.gap,
                viewer,
                is_covered,
                [] if undo is None else [undo],
                self.times,
                self.wish,
                result_of(self.game),
            )
            position = self._position.seen_by(self.game, viewer)
            found = (_encode(moment)[:-1], POSITION, *position)
            self._moments[key] = found
        return found

    def _asked(self) -> bytes:
        """Write the question and its answers, for whoever is asked."""
        found = self._question
        if found is None:
            found = self._written_question()
            self._question = found
        return found

    def _written_question(self) -> bytes:
        decision = self.decision
        if decision is None:
            return NO_QUESTION
        kind, message, args = decision.kind, decision.message, decision.args
        asked = _encode(Asked(kind, decision.seat, decision.rule, message, dict(args)))
        choices = self._words(self.game.setup.game, self.game.legal_actions(), args)
        return b"".join((b',"asked":', asked, b',"choices":', choices, b',"ref":'))
