"""Figures: numbers that live in one TOML file for each game, each with its standing."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Final

from karak.kernel.data import Data, as_mapping
from karak.kernel.errors import BadFigures, FiguresSyntax, UnknownFigure

STANDING: Final = "standing"
STANDINGS: Final = ("book", "confirmed", "chosen", "corrected")


def parse_toml(text: str) -> Data:
    """Read TOML; what is no TOML is told with its line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found.group(1)) if found is not None else text.count("\n") + 1
        reason = str(error).split(" (at ")[0]
        raise FiguresSyntax(line=line, reason=reason) from None


def read_standard(package: str) -> Data:
    """Read the standard figures that a game's package carries."""
    return parse_toml(files(package).joinpath("figures.toml").read_text("utf-8"))


def overlay(standard: Data, corrected: Data, path: str) -> Data:
    """Lay a corrected copy over the standard figures; every key and kind of value is checked."""
    merged: Data = dict(standard)
    for key, value in corrected.items():
        where = f"{path}.{key}" if path else key
        if key not in standard:
            raise UnknownFigure(key=where, known=", ".join(standard))
        usual = standard[key]
        table = as_mapping(usual)
        if table is not None:
            inner = as_mapping(value)
            if inner is None:
                raise BadFigures(key=where, reason="table", value=str(value)[:40])
            merged[key] = overlay(table, inner, where)
        elif key == STANDING:
            if value not in STANDINGS:
                raise BadFigures(key=where, reason="standing", value=str(value)[:40])
            merged[key] = value
        else:
            merged[key] = _same_kind(usual, value, where)
    return merged


def _same_kind(usual: object, value: object, where: str) -> object:
    if isinstance(usual, float) and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if type(value) is not type(usual):
        raise BadFigures(key=where, reason=type(usual).__name__, value=str(value)[:40])
    return value


def whole(data: Data, key: str, low: int, high: int) -> int:
    """Take a whole number by its dotted key, within limits."""
    value = _find(data, key)
    assert isinstance(value, int)
    if not low <= value <= high:
        raise BadFigures(key=key, reason="range", value=value, low=low, high=high)
    return value


def halves(data: Data, key: str, high: int) -> int:
    """Take a number of points by its dotted key, counted in halves."""
    value = _find(data, key)
    assert isinstance(value, float)
    doubled = value * 2
    if not 0 <= doubled <= 2 * high or doubled != int(doubled):
        raise BadFigures(key=key, reason="halves", value=str(value), low=0, high=high)
    return int(doubled)


def _find(data: Data, key: str) -> object:
    found: object = data
    for part in key.split("."):
        table = as_mapping(found)
        assert table is not None
        found = table[part]
    return found
