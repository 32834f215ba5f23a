"""A study as tables in Parquet files: games, seats, fights, scores, abilities and pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from karak.lab.errors import FolderRefused
from karak.lab.finished import FinishedGame, Rows, Told
from karak.lab.optional import needed
from karak.lab.study import Study

EXTRA = "lab"
Columns = dict[str, list[object]]

COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "number": "int32",
        "seed": "string",
        "reason": "string",
        "decisions": "int32",
        "turns": "int32",
        "minutes": "float32",
        "explored": "int32",
        "first": "int8",
        "felled": "int8",
        "fault": "string",
        "seconds": "float32",
    },
    "seats": {
        "number": "int32",
        "seat": "int8",
        "place": "int8",
        "hero": "string",
        "bot": "string",
        "points": "float32",
        "share": "float32",
        "fallen": "int16",
    },
    "fights": {
        "number": "int32",
        "turn": "int32",
        "seat": "int8",
        "hero": "string",
        "foe": "string",
        "outcome": "string",
        "attack": "int16",
        "strength": "int16",
    },
    "scores": {"number": "int32", "turn": "int32", "seat": "int8", "points": "float32"},
    "abilities": {
        "number": "int32",
        "seat": "int8",
        "hero": "string",
        "ability": "string",
        "uses": "int32",
        "turned": "int32",
    },
    "pieces": {
        "number": "int32",
        "seat": "int8",
        "hero": "string",
        "piece": "string",
        "many": "int16",
    },
}
"""The columns of each table and their types, as Arrow calls them."""
PART = 250
"""How many games are gathered at a time, so quickly that whoever plays on needs not wait."""


class Tables:
    """The tables of a study, gathered part by part in the order of the games.

    To gather them takes longer than to write them, so it is done while others still play.
    """

    def __init__(self, study: Study, wanted: int) -> None:
        self.study = study
        self.wanted = wanted
        self._parts: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self._gathered = 0

    def go_on(self, finished: Mapping[int, FinishedGame]) -> None:
        """Gather the next part of the games that are wanted, once all of it are finished."""
        numbers = range(self._gathered, self._gathered + PART)
        last = numbers[-1]
        if last < self.wanted and last in finished and all(each in finished for each in numbers):
            self._gather([finished[number] for number in numbers])

    def _gather(self, games: Sequence[FinishedGame]) -> None:
        arrow = needed("pyarrow", EXTRA)
        for name, kinds in COLUMNS.items():
            columns = _columns(name, self.study, games)
            self._parts[name].append(arrow.table(columns, schema=_schema(arrow, kinds)))
        self._gathered += len(games)

    def write(self, games: Sequence[FinishedGame], folder: Path) -> list[Path]:
        """Gather what is left of all games that count, write the tables and give their paths."""
        while self._gathered < len(games):
            self._gather(games[self._gathered : self._gathered + PART])
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with ThreadPoolExecutor() as scribes:
                return list(scribes.map(partial(self._write, folder), COLUMNS))
        except OSError as error:
            raise FolderRefused(path=str(folder), reason=error.strerror or "") from error

    def _write(self, folder: Path, name: str) -> Path:
        arrow, parquet = needed("pyarrow", EXTRA), needed("pyarrow.parquet", EXTRA)
        facts = {str(key): str(value) for key, value in self.study.as_data().items()}
        nothing = _schema(arrow, COLUMNS[name]).empty_table()
        table = arrow.concat_tables([nothing, *self._parts[name]])
        path = folder / f"{name}.parquet"
        parquet.write_table(table.replace_schema_metadata(facts), path, compression="zstd")
        return path


def _schema(arrow: Any, columns: dict[str, str]) -> Any:
    return arrow.schema([(name, getattr(arrow, kind)()) for name, kind in columns.items()])


def _columns(name: str, study: Study, games: Sequence[FinishedGame]) -> Columns:
    """Gather the columns of a table."""
    columns: Columns = {column: [] for column in COLUMNS[name]}
    for game in games:
        if name == "games":
            _add_game(columns, study, game)
        elif game.told is not None:
            if name == "seats":
                _add_seats(columns, game, game.told)
            else:
                _add_rows(columns, game, getattr(game.told, name))
    return columns


def _add_game(columns: Columns, study: Study, game: FinishedGame) -> None:
    told = game.told
    for name in ("reason", "decisions", "turns", "minutes", "explored", "first", "felled"):
        columns[name].append(None if told is None else getattr(told, name))
    columns["number"].append(game.number)
    columns["seed"].append(str(study.game_seed(game.number)))
    columns["fault"].append(None if game.fault is None else game.fault.kind)
    columns["seconds"].append(game.seconds)


def _add_seats(columns: Columns, game: FinishedGame, told: Told) -> None:
    seats = range(len(game.heroes))
    columns["number"].extend([game.number] * len(seats))
    columns["seat"].extend(seats)
    columns["place"].extend([told.place(seat) for seat in seats])
    columns["hero"].extend(game.heroes)
    columns["bot"].extend(game.bots)
    columns["points"].extend(told.points)
    columns["share"].extend([told.share(seat) for seat in seats])
    columns["fallen"].extend(told.fallen)


def _add_rows(columns: Columns, game: FinishedGame, rows: Rows) -> None:
    """Add what happened to seats; where a table names heroes, they are those of the seats."""
    columns["number"].extend([game.number] * len(rows.seat))
    for name, values in asdict(rows).items():
        columns[name].extend(values)
    if "hero" in columns:
        heroes = game.heroes
        columns["hero"].extend([heroes[seat] for seat in rows.seat])
