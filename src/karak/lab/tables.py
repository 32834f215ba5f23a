"""A study as tables in Parquet files: games, seats, fights, scores, abilities and pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from karak.lab.errors import FolderRefused
from karak.lab.finished import FinishedGame, Told
from karak.lab.optional import needed
from karak.lab.study import Study

EXTRA = "lab"
Row = dict[str, object]

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


def write_tables(study: Study, games: Sequence[FinishedGame], folder: Path) -> list[Path]:
    """Write the tables of a study into a folder; give their paths."""
    arrow, parquet = needed("pyarrow", EXTRA), needed("pyarrow.parquet", EXTRA)
    told = {str(key): str(value) for key, value in study.as_data().items()}
    paths: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, rows in ROWS.items():
            schema = _schema(arrow, COLUMNS[name]).with_metadata(told)
            table = arrow.Table.from_pylist(list(rows(study, games)), schema=schema)
            parquet.write_table(table, folder / f"{name}.parquet", compression="zstd")
            paths.append(folder / f"{name}.parquet")
    except OSError as error:
        raise FolderRefused(path=str(folder), reason=error.strerror or "") from error
    return paths


def _schema(arrow: Any, columns: dict[str, str]) -> Any:
    return arrow.schema([(name, getattr(arrow, kind)()) for name, kind in columns.items()])


def _games(study: Study, games: Iterable[FinishedGame]) -> Iterator[Row]:
    for game in games:
        told = game.told
        row: Row = {
            "number": game.number,
            "seed": str(study.game_seed(game.number)),
            "fault": None if game.fault is None else game.fault.kind,
            "seconds": game.seconds,
        }
        if told is not None:
            names = ("reason", "decisions", "turns", "minutes", "explored", "first", "felled")
            row |= {name: getattr(told, name) for name in names}
        yield row


def _told(games: Iterable[FinishedGame]) -> Iterator[tuple[FinishedGame, Told]]:
    return ((game, game.told) for game in games if game.told is not None)


def _seats(study: Study, games: Iterable[FinishedGame]) -> Iterator[Row]:
    for game, told in _told(games):
        for seat in range(study.players):
            yield {
                "number": game.number,
                "seat": seat,
                "place": told.place(seat),
                "hero": game.heroes[seat],
                "bot": game.bots[seat],
                "points": told.points[seat],
                "share": told.share(seat),
                "fallen": told.fallen[seat],
            }


def _fights(_: Study, games: Iterable[FinishedGame]) -> Iterator[Row]:
    for game, told in _told(games):
        for fight in told.fights:
            yield {"number": game.number, "hero": game.heroes[fight.seat], **fight._asdict()}


def _scores(_: Study, games: Iterable[FinishedGame]) -> Iterator[Row]:
    for game, told in _told(games):
        for scored in told.scores:
            yield {"number": game.number, **scored._asdict()}


def _abilities(_: Study, games: Iterable[FinishedGame]) -> Iterator[Row]:
    for game, told in _told(games):
        for used in told.abilities:
            yield {"number": game.number, "hero": game.heroes[used.seat], **used._asdict()}


def _pieces(_: Study, games: Iterable[FinishedGame]) -> Iterator[Row]:
    for game, told in _told(games):
        for got in told.pieces:
            yield {"number": game.number, "hero": game.heroes[got.seat], **got._asdict()}


ROWS: dict[str, Callable[[Study, Sequence[FinishedGame]], Iterator[Row]]] = {
    "games": _games,
    "seats": _seats,
    "fights": _fights,
    "scores": _scores,
    "abilities": _abilities,
    "pieces": _pieces,
}
