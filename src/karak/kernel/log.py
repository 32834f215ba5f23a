"""The log: set-up, then each action with what chance answered. The game is its log."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.kernel.actions import Action, ActionTable
from karak.kernel.data import Data, Reader, as_list
from karak.kernel.errors import DamagedLog, UnknownAction, UnknownFormat
from karak.kernel.setup import Setup, setup_from

FORMAT: Final = 1
MOST_ENTRIES: Final = 1_000_000
EVERYBODY: Final = -1
UNKNOWN: Final = -1


@mypyc_attr(acyclic=True)
@final
class Entry:
    """One action and what chance answered to it.

    `known_to` is EVERYBODY, or the one seat that knows the answers.
    """

    def __init__(self, action: Action, answers: tuple[int, ...], known_to: int = EVERYBODY) -> None:
        self.action: Final = action
        self.answers: Final = answers
        self.known_to: Final = known_to

    def seen_by(self, seat: int | None) -> Entry:
        """Give the entry as a seat may know it."""
        if self.known_to in (EVERYBODY, seat):
            return self
        return Entry(self.action, (UNKNOWN,) * len(self.answers), self.known_to)

    def __repr__(self) -> str:
        """Show the action and the answers."""
        told = "".join(f" {answer}" for answer in self.answers)
        return f"{self.action.text} >{told}" if told else self.action.text


@final
class Log:
    """What a game is: its set-up (or a later position it was restored from) and its entries.

    `seen_origins` are that position as each seat, and at last a spectator, may know it.
    """

    def __init__(self, setup: Setup, start: tuple[int, ...], origin: Data | None) -> None:
        self.setup: Final = setup
        self.start = start
        self.origin: Final = origin
        self.seen_origins: list[Data] = []
        self.entries: list[Entry] = []

    def cut(self, length: int) -> Log:
        """Give the same log up to a number of entries."""
        shorter = Log(self.setup, self.start, self.origin)
        shorter.seen_origins = self.seen_origins
        shorter.entries = self.entries[:length]
        return shorter

    def seen_by(self, seat: int | None) -> Log:
        """Give the log as a seat (None: a spectator) may know it: hidden answers are UNKNOWN.

        It can be replayed: what is unknown is guessed until the game shows it. The seed, which
        would tell everything, is gone.
        """
        origin = self.origin
        if self.seen_origins:
            origin = self.seen_origins[len(self.seen_origins) - 1 if seat is None else seat]
        known = Log(self.setup.without_seed(), self.start, origin)
        known.entries = [entry.seen_by(seat) for entry in self.entries]
        return known

    def as_data(self) -> Data:
        """Give the whole log as plain data; the seed is in it."""
        return {
            "format": FORMAT,
            "setup": self.setup.as_secret_data(),
            "start": list(self.start),
            "origin": self.origin,
            "entries": [[entry.action.text, *entry.answers] for entry in self.entries],
            "secrets": [
                [number, entry.known_to]
                for number, entry in enumerate(self.entries)
                if entry.known_to != EVERYBODY
            ],
        }

    def __len__(self) -> int:
        """Count the actions."""
        return len(self.entries)


def check_format(reader: Reader) -> None:
    """Refuse data of a format that this version does not read."""
    version = reader.value("format")
    if version != FORMAT:
        raise UnknownFormat(found=str(version)[:20], known=FORMAT)


def log_from(data: object, table_of: dict[str, ActionTable]) -> Log:
    """Read a log from plain data; its actions come from the table of its game."""
    reader = Reader(data, "")
    check_format(reader)
    setup = setup_from(reader.inner("setup"))
    if setup.game not in table_of:
        raise reader.damaged("setup.game")
    table = table_of[setup.game]
    origin = reader.optional_inner("origin")
    start = tuple(reader.integers("start", 1000, 0, 1 << 30))
    log = Log(setup, start, None if origin is None else origin.data)
    known_to = _read_secrets(reader, setup.players)
    for number, row in enumerate(reader.listed("entries", MOST_ENTRIES)):
        log.entries.append(_entry_from(row, table, number, known_to.get(number, EVERYBODY)))
    return log


def _read_secrets(reader: Reader, players: int) -> dict[int, int]:
    """Read which entries' answers only one seat knows."""
    known_to: dict[int, int] = {}
    for row in reader.listed("secrets", MOST_ENTRIES):
        pair = Reader({"secrets": row}, "").integers("secrets", 2, 0, MOST_ENTRIES)
        if len(pair) != 2 or pair[1] >= players:
            raise reader.damaged("secrets")
        known_to[pair[0]] = pair[1]
    return known_to


def _entry_from(row: object, table: ActionTable, number: int, known_to: int) -> Entry:
    values = as_list(row)
    if not values or not isinstance(values[0], str):
        raise DamagedLog(number=number, reason="entry")
    answers: list[int] = []
    for value in values[1:]:
        if isinstance(value, bool) or not isinstance(value, int):
            raise DamagedLog(number=number, reason="answer")
        answers.append(value)
    try:
        return Entry(table.parse(values[0]), tuple(answers), known_to)
    except UnknownAction:
        raise DamagedLog(number=number, reason="action") from None
