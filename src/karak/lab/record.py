"""Finished games in a file: a line for each, added when it is finished and never changed.

The first line says what the games are. A last line that was torn is cut off, and its game is
played again; any other line that cannot be read is an error.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Generic, Protocol, TypeVar

from msgspec.json import encode

import karak
from karak.kernel.data import Data, Reader
from karak.kernel.errors import DamagedData
from karak.lab.errors import DamagedGames, FolderRefused, OtherCode, OtherGames

KIND = "karak-games"
FORMAT = 1
COMPILED_ROOMS = ("kernel", "games", "odds", "bots")
SOURCES = {".py", ".toml"}
ROOM_OF = {"karak": "karak1", "karak2": "karak2"}
"""Which folders and modules serve one title alone, by its name."""
NEWLINE = b"\n"
MOST_GAMES = 10_000_000


class Kept(Protocol):
    """What every game in a file tells: its number, and which rules and bots played it."""

    @property
    def number(self) -> int:
        """The number of the game."""
        ...

    @property
    def code(self) -> str:
        """The digest of what played it."""
        ...


Game = TypeVar("Game", bound=Kept)


@cache
def code_digest(game: object = None) -> str:
    """Digest the rules and the bots, so that games of different versions are not mixed.

    For one title what serves others alone is left out: a better bot there changes no game here.
    """
    total = sha256()
    root = Path(karak.__path__[0])
    others = {room for title, room in ROOM_OF.items() if game in ROOM_OF and title != game}
    for room in COMPILED_ROOMS:
        for path in sorted((root / room).rglob("*")):
            inside = path.relative_to(root)
            if path.suffix in SOURCES and others.isdisjoint(inside.with_suffix("").parts):
                total.update(inside.as_posix().encode())
                total.update(path.read_bytes())
    return total.hexdigest()[:12]


def read_line(line: bytes) -> Reader:
    """Read a line that may hold anything."""
    try:
        return Reader(json.loads(line), "")
    except (ValueError, RecursionError) as error:
        raise DamagedData(where="") from error


class Games(Generic[Game]):
    """The file of a series of games, open for more; each is kept as soon as it is added.

    `about` says what the games are, `read` makes a game of its line. Of two lines about a game
    the later one counts. Games that another version played are refused, unless they may mix.
    """

    def __init__(
        self, path: Path, about: Data, read: Callable[[bytes], Game], *, mix: bool = False
    ) -> None:
        self.path = path
        self.code = code_digest(about.get("game"))
        self.done: dict[int, Game] = {}
        self._read = read
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise self._refused(error) from error
        try:
            self._take_in({"kind": KIND, "format": FORMAT, **about}, mix)
        except BaseException:
            self._file.close()
            raise

    def _refused(self, error: OSError) -> FolderRefused:
        return FolderRefused(path=str(self.path), reason=error.strerror or "")

    def _take_in(self, header: Data, mix: bool) -> None:
        self._file.seek(0)
        content = self._file.read()
        whole = content[: content.rfind(NEWLINE) + 1]
        self._file.truncate(len(whole))
        first, *lines = whole.splitlines() or [b""]
        if not first:
            self._write(encode(header))
        elif self._header(first) != header:
            raise OtherGames(path=str(self.path))
        for place, line in enumerate(lines, 2):
            self._take_in_game(line, place, mix)

    def _header(self, line: bytes) -> Data:
        try:
            return read_line(line).data
        except DamagedData as error:
            raise self._damaged(1) from error

    def _damaged(self, place: int) -> DamagedGames:
        return DamagedGames(path=str(self.path), line=place)

    def _take_in_game(self, line: bytes, place: int, mix: bool) -> None:
        try:
            game = self._read(line)
        except DamagedData as error:
            raise self._damaged(place) from error
        if game.code != self.code and not mix:
            raise OtherCode(path=str(self.path))
        self.done[game.number] = game

    def add(self, number: int, told: bytes) -> Game:
        """Keep a finished game, told as an object in JSON."""
        line = b'{"number":%d,%b,"code":"%b"}' % (number, told[1:-1], self.code.encode())
        self._write(line)
        game = self._read(line)
        self.done[number] = game
        return game

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line + NEWLINE)
            self._file.flush()
        except OSError as error:
            raise self._refused(error) from error

    def __enter__(self) -> Games[Game]:
        """Keep the file open."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self._file.close()
