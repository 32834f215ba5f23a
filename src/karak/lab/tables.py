"""A study as tables in Parquet files: games, seats, fights, scores, abilities and pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from karak.lab.errors import FolderRefused
from karak.lab.finished import FinishedGame, Rows
from karak.lab.optional import needed
from karak.lab.study import Study

EXTRA = "lab"
Columns = dict[str, list[object]]
Found = Mapping[str, Sequence[object]]

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
"""How many games are written at a time."""


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
            with parquet.ParquetWriter(paths[-1], schema, compression="zstd") as writer:
                for first in range(0, len(games), AT_ONCE):
                    columns = _columns(name, study, games[first : first + AT_ONCE])
                    writer.write_table(arrow.table(columns, schema=schema))
    except OSError as error:
        raise FolderRefused(path=str(folder), reason=error.strerror or "") from error
    return paths


def _schema(arrow: Any, columns: dict[str, str]) -> Any:
    return arrow.schema([(name, getattr(arrow, kind)()) for name, kind in columns.items()])


def _columns(name: str, study: Study, games: Sequence[FinishedGame]) -> Columns:
    """Gather the columns of a table."""
    columns: Columns = {column: [] for column in COLUMNS[name]}
    for game in games:
        for found in ROWS[name](study, game):
            for column, values in found.items():
                columns[column].extend(values)
    return columns


def _games(study: Study, game: FinishedGame) -> Iterator[Found]:
    told = game.told
    names = ("reason", "decisions", "turns", "minutes", "explored", "first", "felled")
    yield {name: [None if told is None else getattr(told, name)] for name in names}
    yield {
        "number": [game.number],
        "seed": [str(study.game_seed(game.number))],
        "fault": [None if game.fault is None else game.fault.kind],
        "seconds": [game.seconds],
    }


def _seats(_: Study, game: FinishedGame) -> Iterator[Found]:
    told = game.told
    if told is not None:
        seats = range(len(game.heroes))
        yield {
            "number": [game.number] * len(seats),
            "seat": seats,
            "place": [told.place(seat) for seat in seats],
            "hero": game.heroes,
            "bot": game.bots,
            "points": told.points,
            "share": [told.share(seat) for seat in seats],
            "fallen": told.fallen,
        }


def _fights(_: Study, game: FinishedGame) -> Iterator[Found]:
    if game.told is not None:
        yield from _happened(game, game.told.fights)
        yield _heroes(game, game.told.fights)


def _scores(_: Study, game: FinishedGame) -> Iterator[Found]:
    if game.told is not None:
        yield from _happened(game, game.told.scores)


def _abilities(_: Study, game: FinishedGame) -> Iterator[Found]:
    if game.told is not None:
        yield from _happened(game, game.told.abilities)
        yield _heroes(game, game.told.abilities)


def _pieces(_: Study, game: FinishedGame) -> Iterator[Found]:
    if game.told is not None:
        yield from _happened(game, game.told.pieces)
        yield _heroes(game, game.told.pieces)


def _happened(game: FinishedGame, rows: Rows) -> Iterator[Found]:
    yield {"number": [game.number] * len(rows.seat)}
    yield asdict(rows)


def _heroes(game: FinishedGame, rows: Rows) -> Found:
    return {"hero": [game.heroes[seat] for seat in rows.seat]}


ROWS: dict[str, Callable[[Study, FinishedGame], Iterator[Found]]] = {
    "games": _games,
    "seats": _seats,
    "fights": _fights,
    "scores": _scores,
    "abilities": _abilities,
    "pieces": _pieces,
}
"""What a game adds to the columns of each table."""
