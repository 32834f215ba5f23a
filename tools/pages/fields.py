"""Types of the protocol as sections of pages: what each is, and every field of it."""

from __future__ import annotations

import json
from functools import cache
from inspect import cleandoc

import msgspec
from msgspec import Struct, inspect

from karak.server.protocol import common, game, http, karak1, karak2, odds, socket
from tools.pages.markdown import code, table
from tools.wire.catalogue import client_messages, names, server_messages, structs
from tools.wire.meta import held, limits

SOCKET_PAGE = "protocol.md"
HTTP_PAGE = "http.md"
GAMES_PAGE = "positions.md"
FEW = 4
"""As many names are shown where they are used; more have a place of their own."""

PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "whole number",
    inspect.FloatType: "number",
    inspect.StrType: "text",
    inspect.BoolType: "true or false",
    inspect.NoneType: "null",
    inspect.AnyType: "anything",
}
HELD = {
    "GamePosition": "a [position of Karak](positions.md#karakposition) "
    "or [of Karak 2](positions.md#karak2position)",
    "GameSetup": "a [set-up of Karak](positions.md#karaksetup) "
    "or [of Karak 2](positions.md#karak2setup)",
    "GameEvent[]": "list of [events](positions.md#events-of-karak)",
}


@cache
def places() -> dict[str, str]:
    """Say where on which page a type is told."""
    asked, told = client_messages(), server_messages()
    found = {each.__name__: f"{SOCKET_PAGE}#{anchor(each)}" for each in (*asked, *told)}
    for page, modules in (
        (SOCKET_PAGE, (common, socket)),
        (HTTP_PAGE, (http,)),
        (GAMES_PAGE, (game, karak1, karak2, odds)),
    ):
        for module in modules:
            for each in structs(module):
                found.setdefault(each.__name__, f"{page}#{anchor(each)}")
    return found


def anchor(kind: type[Struct]) -> str:
    """Name the place of a type on its page."""
    return kind.__name__.lower()


def section(kind: type[Struct], title: str | None = None) -> str:
    """Write what a type is, and a row for each field."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    rows = [[code(each.encode_name), shown(each.type), _if_left_out(each)] for each in info.fields]
    optional = any(not each.required for each in info.fields)
    heads = ["field", "what it is", "if left out"]
    listed = table(heads, rows) if optional else table(heads[:2], [row[:2] for row in rows])
    told = cleandoc(kind.__doc__ or "")
    head = f"### {title or kind.__name__} {{ #{anchor(kind)} }}\n\n{told}\n"
    return f"{head}\n{listed}" if rows else head


def _if_left_out(field: inspect.Field) -> str:
    if field.required:
        return "–"
    if field.default_factory is not msgspec.NODEFAULT:
        return code("[]")
    if field.default in (msgspec.UNSET, msgspec.NODEFAULT):
        return "nothing"
    return code(json.dumps(field.default))


def shown(kind: inspect.Type) -> str:
    """Say a type in words that any programmer knows."""
    if isinstance(kind, inspect.Metadata):
        found = held(kind)
        return HELD[found] if found is not None else shown(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " or ".join(shown(each) for each in kind.types)
    if isinstance(kind, inspect.ListType):
        return f"list of {shown(kind.item_type)}{_limits(kind)}"
    if isinstance(kind, inspect.DictType):
        return f"{shown(kind.value_type)} for each {shown(kind.key_type)}"
    if isinstance(kind, inspect.LiteralType):
        return _names(kind)
    if isinstance(kind, inspect.StructType):
        return link(kind.cls.__name__)
    if isinstance(kind, inspect.CustomType):
        return "anything"
    return PLAIN[type(kind)] + _limits(kind)


def link(name: str) -> str:
    """Link to the place of a type."""
    return f"[{name}]({places()[name]})"


def _limits(kind: inspect.Type) -> str:
    told = limits(kind)
    return f" ({told})" if told else ""


def _names(kind: inspect.LiteralType) -> str:
    """Show a few names; of many say what they are called together."""
    values = set(kind.values)
    for name, known in names().items():
        rest = values - set(known)
        if len(known) > FEW and values >= set(known) and len(rest) < 2:
            more = [f" or {code(json.dumps(value))}" for value in rest]
            return f"[{name}]({GAMES_PAGE}#names){''.join(more)}"
    return " or ".join(code(json.dumps(value)) for value in kind.values)
