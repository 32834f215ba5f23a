"""A study as tables in Parquet files: games, seats, fights, scores, abilities and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
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
AT_ONCE = 2000
"""How many games are written at a time, while the next ones are gathered."""


def write_tables(study: Study, games: Sequence[FinishedGame], folder: Path) -> list[Path]:
    """Write the tables of a study into a folder; give their paths."""
    arrow, parquet = needed("pyarrow", EXTRA), needed("pyarrow.parquet", EXTRA)
    facts = {str(key): str(value) for key, value in study.as_data().items()}
    paths: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, kinds in COLUMNS.items():
            schema = _schema(arrow, kinds).with_metadata(facts)
            paths.append(folder / f"{name}.parquet")
            with (
                parquet.ParquetWriter(paths[-1], schema, compression="zstd") as writer,
                ThreadPoolExecutor(1) as scribe,
            ):
                parts = [games[first : first + AT_ONCE] for first in range(0, len(games), AT_ONCE)]
                tables = (arrow.table(_columns(name, study, part), schema=schema) for part in parts)
                for _ in scribe.map(writer.write_table, tables):
                    pass
    except OSError as error:
        raise FolderRefused(path=str(folder), reason=error.strerror or "") from error
    return paths


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
