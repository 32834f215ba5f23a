"""Stored games: saved tables and plain logs, read as one log with the numbers of its entries."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from karak.games.api import read_log, replay
from karak.kernel.data import Data, Reader, checksum
from karak.kernel.errors import KarakError
from karak.kernel.log import Entry, Log
from karak.table import Seat
from karak.table.errors import FileMissing, FileRefused, FileTorn, NotATableFile
from karak.table.saving import KIND, RecordReader


@dataclass(frozen=True)
class Stored:
    """A log, the number of each entry in its file, who sat there, and whether it is unaltered.

    `promise` and `salt` are what a server promised about the seed.
    """

    log: Log
    numbers: tuple[int, ...]
    seats: tuple[Seat, ...]
    generator: tuple[int, ...] | None
    intact: bool
    promise: str | None = None
    salt: str = ""


def read_stored(path: Path) -> Stored:
    """Read a saved table or a log; every way to fail has a sentence."""
    data = read_data(path)
    if data.get("kind") == KIND:
        return _from_table(data)
    if "entries" in data and "setup" in data:
        log = read_log(data)
        seats = tuple(Seat(f"{seat + 1}") for seat in range(log.setup.players))
        return Stored(log, tuple(range(1, len(log) + 1)), seats, None, intact=True)
    raise NotATableFile(path=str(path))


def read_data(path: Path) -> Data:
    """Read a file that should hold a mapping in JSON."""
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise FileMissing(path=str(path)) from error
    except OSError as error:
        raise FileRefused(path=str(path), reason=error.strerror or "") from error
    try:
        data: object = json.loads(content)
    except (ValueError, RecursionError) as error:
        if content.lstrip().startswith(b"{"):
            raise FileTorn(path=str(path)) from error
        raise NotATableFile(path=str(path)) from error
    try:
        return Reader(data, "").data
    except KarakError as error:
        raise NotATableFile(path=str(path)) from error


def _from_table(data: Data) -> Stored:
    """Read what stands of a table's record, whether or not its checksum agrees."""
    reader = Reader(data, "")
    opening = read_log(reader.inner("opening").data)
    seats = [_seat(row) for row in reader.rows("seats", 8)]
    reading = RecordReader(replay(opening.cut(0)), list(seats))
    for row in reader.listed("record", 1_000_000):
        reading.read(row)
    log = opening.cut(0)
    log.entries = [Entry(act.action, act.answers) for _, act in reading.standing]
    rest = {key: value for key, value in data.items() if key != "check"}
    intact = data.get("check") == checksum(rest)
    numbers = tuple(number for number, _ in reading.standing)
    words = tuple(reader.integers("generator", 4, 0, 0xFFFFFFFF))
    fairness = reader.optional_inner("fairness") if "fairness" in data else None
    if fairness is None:
        return Stored(log, numbers, tuple(seats), words, intact)
    promise, salt = fairness.text("commitment"), fairness.text("salt")
    return Stored(log, numbers, tuple(seats), words, intact, promise, salt)


def _seat(row: Reader) -> Seat:
    return Seat(row.text("name"), None if row.value("bot") is None else row.text("bot"))
