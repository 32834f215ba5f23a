"""A table as plain data, and back; what comes back is checked (nothing is trusted)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from karak.games.api import read_log, replay
from karak.kernel.actions import Action
from karak.kernel.data import Data, Reader, checksum
from karak.kernel.errors import DamagedData, KarakError, UnknownAction, UnknownFormat
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.log import MOST_ENTRIES, Log
from karak.table.record import Act, HandOver, Happening, Undo
from karak.table.seat import Seat

KIND = "karak-table"
FORMAT = 1
MOST_SEATS = 8
WORD = 0xFFFFFFFF


@dataclass
class Kept:
    """What a table is made of again: how it began, what happened, and the generator at the end."""

    game: Game
    seats: list[Seat]
    undo: bool
    record: list[Happening]
    generator: Generator


def table_data(
    game: Game, first_seats: Sequence[Seat], undo: bool, record: Sequence[Happening]
) -> Data:
    """Give a table as plain data: how it began, its record, the generator as it stands."""
    data: Data = {
        "kind": KIND,
        "format": FORMAT,
        "undo": undo,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in first_seats],
        "opening": game.log.cut(0).as_data(),
        "record": [_row(happening) for happening in record],
        "generator": game.generator.words(),
    }
    data["check"] = checksum(data)
    return data


def _row(happening: Happening) -> list[object]:
    match happening:
        case Act(seat, action, answers):
            return ["act", seat, action.text, *answers]
        case Undo(seat):
            return ["undo", seat]
        case HandOver(seat, bot):
            return ["hand over", seat, bot]


def is_table(data: object) -> bool:
    """Say whether data claims to be a table at all."""
    try:
        return Reader(data, "").data.get("kind") == KIND
    except DamagedData:
        return False


def read_table(data: object) -> Kept:
    """Read a table; raises DamagedData naming the first thing that cannot be."""
    try:
        return _read(Reader(data, ""))
    except DamagedData:
        raise
    except KarakError as error:
        raise DamagedData(where=f"opening ({error.code})") from error


def _read(reader: Reader) -> Kept:
    if reader.text("kind") != KIND:
        raise reader.damaged("kind")
    if reader.value("format") != FORMAT:
        raise UnknownFormat(found=str(reader.value("format"))[:20], known=FORMAT)
    rest = {key: value for key, value in reader.data.items() if key != "check"}
    if reader.integer("check", 0, WORD) != checksum(rest):
        raise reader.damaged("check")
    opening = _read_opening(reader)
    game = replay(opening)
    seats = [_read_seat(row) for row in reader.rows("seats", MOST_SEATS)]
    if len(seats) != game.setup.players:
        raise reader.damaged("seats")
    reading = RecordReader(game, list(seats))
    for row in reader.listed("record", MOST_ENTRIES):
        reading.read(row)
    words = reader.integers("generator", 4, 0, WORD)
    if len(words) != 4:
        raise reader.damaged("generator")
    return Kept(game, seats, reader.flag("undo"), reading.record, Generator(*words))


def _read_opening(reader: Reader) -> Log:
    log = read_log(reader.inner("opening").data)
    if log.entries:
        raise reader.damaged("opening.entries")
    return log


def _read_seat(row: Reader) -> Seat:
    return Seat(row.text("name"), None if row.value("bot") is None else row.text("bot"))


class RecordReader:
    """Reads the rows of a record one after the other, keeping who sits where and what stands."""

    def __init__(self, game: Game, seats: list[Seat]) -> None:
        self.game = game
        self.seats = seats
        self.record: list[Happening] = []
        self.standing: list[tuple[int, Act]] = []

    def damaged(self) -> DamagedData:
        """Make the error that names the row being read."""
        return DamagedData(where=f"record[{len(self.record)}]")

    def read(self, row: object) -> None:
        """Read the next row."""
        match self._cells(row):
            case ["act", int(seat), str(action), *answers]:
                act = self._act(self._seat(seat), action, answers)
                self.record.append(act)
                self.standing.append((len(self.record), act))
            case ["undo", int(seat)]:
                undo = Undo(self._seat(seat))
                if not self.standing:
                    raise self.damaged()
                last = self.standing.pop()[1]
                if last.seat != undo.seat or last.bot is not None or last.answers:
                    raise self.damaged()
                self.record.append(undo)
            case ["hand over", int(seat), str() | None as bot]:
                name = self.seats[self._seat(seat)].name
                self.seats[seat] = Seat(name, bot)
                self.record.append(HandOver(seat, bot))
            case _:
                raise self.damaged()

    def _cells(self, row: object) -> list[object]:
        here = f"record[{len(self.record)}]"
        return Reader({here: row}, "").listed(here, MOST_ENTRIES)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not 0 <= seat < len(self.seats):
            raise self.damaged()
        return seat

    def _act(self, seat: int, text: str, answers: Sequence[object]) -> Act:
        found: list[int] = []
        for answer in answers:
            if isinstance(answer, bool) or not isinstance(answer, int):
                raise self.damaged()
            found.append(answer)
        return Act(seat, self._action(text), tuple(found), self.seats[seat].bot)

    def _action(self, text: str) -> Action:
        try:
            return self.game.parse(text)
        except UnknownAction:
            raise self.damaged() from None
