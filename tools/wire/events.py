"""Events of a game as types, read off the classes that the rules use."""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from karak.games.shared import events as shared
from karak.games.titles import TITLES
from karak.kernel.events import Event
from karak.server.protocol import game, karak1, karak2

PREFIXES = {"karak": "Karak", "karak2": "Karak2"}
PLAIN: dict[str, Any] = {"int": int, "str": str, "str | None": str | None}
NAMES: dict[str, dict[str, Any]] = {
    "karak": {
        "hero": game.RuledHeroName,
        "item": karak1.ItemName,
        "side": karak1.Side,
        "tile": karak1.PlaceName,
        "shape": karak1.ShapeName,
        "rotation": karak1.QuarterTurn,
        "token": karak1.TokenName,
        "monster": karak1.TokenName,
        "reason": karak1.KarakReason,
    },
    "karak2": {
        "hero": game.RuledHeroName,
        "item": karak2.PrizeName,
        "side": karak2.HexSide,
        "land": karak2.LandName,
        "first": karak2.LandName,
        "second": karak2.LandName,
        "rotation": karak2.SixthTurn,
        "army": karak2.ArmyName,
        "unit": karak2.UnitName,
        "resource": karak2.ResourceName,
        "building": karak2.BuildingName,
        "reason": karak2.Karak2Reason,
    },
}
"""What the texts and numbers of a game's events may be, by the name of the field."""


def event_types(of: str) -> list[type[Struct]]:
    """Give a type for each kind of event that a game may tell, those of both games first."""
    found = sorted(_all(Event), key=lambda each: (each.__module__ != shared.__name__, each.kind))
    mine = (shared.__name__, type(TITLES[of]).__module__.removesuffix("title"))
    return [_type(of, each) for each in found if each.__module__.startswith(mine)]


def _all(kind: type[Event]) -> list[type[Event]]:
    """List the classes below one that name a kind of their own."""
    below = [each for sub in kind.__subclasses__() for each in _all(sub)]
    own = [kind] if "kind" in vars(kind) and kind is not Event else []
    return own + below


def _type(of: str, kind: type[Event]) -> type[Struct]:
    hints = _hints(kind)
    fields: list[tuple[str, Any]] = [
        (name, _refined(hints[name], NAMES[of].get(name))) for name in kind.fields
    ]
    made = msgspec.defstruct(
        f"{PREFIXES[of]}{kind.__name__}",
        fields,
        tag_field="event",
        tag=kind.kind,
        forbid_unknown_fields=True,
    )
    made.__doc__ = ast.get_docstring(_classes(kind.__module__)[kind.__name__])
    return made


def _hints(kind: type[Event]) -> dict[str, Any]:
    """Read the types of an event's fields; compiled classes do not tell, so the source does."""
    for each in kind.__mro__:
        made = _makers(each.__module__).get(each.__name__)
        if made is not None:
            return {name: PLAIN[text] for name, text in made.items()}
    return {}


def _makers(module: str) -> dict[str, dict[str, str]]:
    """Give the arguments of each `__init__` of a module, by class."""
    return {
        name: {
            arg.arg: ast.unparse(arg.annotation)
            for arg in inner.args.args
            if arg.annotation is not None
        }
        for name, each in _classes(module).items()
        for inner in each.body
        if isinstance(inner, ast.FunctionDef) and inner.name == "__init__"
    }


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """Read the classes of one of our modules from its source: compiled ones keep no docstrings."""
    if not module.startswith("karak."):
        return {}
    package, _, name = module.rpartition(".")
    source = files(package).joinpath(f"{name}.py").read_text("utf-8")
    found = ast.walk(ast.parse(source))
    return {each.name: each for each in found if isinstance(each, ast.ClassDef)}


def _refined(hint: Any, names: Any) -> Any:
    """Put the names that a text may be in place of the text."""
    if names is None:
        return hint
    return names | None if hint == str | None else names
