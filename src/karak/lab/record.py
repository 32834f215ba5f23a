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
from typing import Generic, TypeVar

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

Game = TypeVar("Game")


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


class Games(Generic[Game]):
    """The file of a series of games, open for more; each is kept as soon as it is added.

    `about` says what the games are, `read` makes a game of its data. Of two lines about a game
    the later one counts. Games that another version played are refused, unless they may mix.
    """

    def __init__(
        self, path: Path, about: Data, read: Callable[[Reader], Game], *, mix: bool = False
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
        lines = whole.splitlines()
        if not lines:
            self._write(header)
        elif self._parse(lines[0], 1).data != header:
            raise OtherGames(path=str(self.path))
        for place, line in enumerate(lines[1:], 2):
            self._take_in_game(self._parse(line, place), place, mix)

    def _parse(self, line: bytes, place: int) -> Reader:
        try:
            return Reader(json.loads(line), "")
        except (ValueError, RecursionError, DamagedData) as error:
            raise DamagedGames(path=str(self.path), line=place) from error

    def _take_in_game(self, line: Reader, place: int, mix: bool) -> None:
        try:
            number, code = line.integer("number", 0, MOST_GAMES), line.text("code")
            self.done[number] = self._read(line)
        except DamagedData as error:
            raise DamagedGames(path=str(self.path), line=place) from error
        if code != self.code and not mix:
            raise OtherCode(path=str(self.path))

    def add(self, number: int, data: Data) -> Game:
        """Keep a finished game."""
        line: Data = {"number": number, **data, "code": self.code}
        self._write(line)
        self.done[number] = self._read(Reader(line, ""))
        return self.done[number]

    def _write(self, data: Data) -> None:
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
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
