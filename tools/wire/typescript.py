"""The protocol as TypeScript."""

from __future__ import annotations

import json
from collections.abc import Iterable
from inspect import cleandoc
from typing import Any

from msgspec import Struct, inspect

from karak.server.protocol import common, game, http, karak1, karak2, odds, socket
from tools.wire.catalogue import (
    OF_GAMES,
    Call,
    calls,
    client_messages,
    events,
    names,
    server_messages,
    structs,
)
from tools.wire.meta import described, held

WIDTH = 100
HEAD = """\
// Written by `make types` from the Python types of the server: change those, not this file.
/* eslint-disable */

/** The version of the protocol. */
export const PROTOCOL = {protocol};
"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


def typescript() -> str:
    """Write the whole file."""
    told = events()
    shared = {*client_messages(), *server_messages()}
    parts: list[str] = [HEAD.format(protocol=common.PROTOCOL)]
    parts += [_closed(name, values) for name, values in names().items()]
    parts += _section("What HTTP and socket share", structs(common))
    parts += _section("Parts of messages", [s for s in structs(socket) if s not in shared])
    parts += _section("What a client sends over the socket", client_messages())
    parts.append(_union("ClientMessage", client_messages()))
    parts += _section("What the server sends over the socket", server_messages())
    parts.append(_union("ServerMessage", server_messages()))
    parts += _section("Bodies of HTTP requests and answers", structs(http))
    parts.append(_calls(calls()))
    parts += _section("Karak", structs(karak1))
    parts += _section("Karak 2", structs(karak2))
    parts += _section("Both games", [*structs(game), *structs(odds)])
    for of, prefix in OF_GAMES.items():
        parts += _section(f"What can happen in {prefix}", told[of])
        parts.append(_union(f"{prefix}Event", told[of]))
    for name in ("Position", "Setup", "Event"):
        wanted = " | ".join(f"{prefix}{name}" for prefix in OF_GAMES.values())
        parts.append(f"export type Game{name} = {wanted};\n")
    return "\n".join(parts)


def _section(title: str, kinds: Iterable[type[Struct]]) -> list[str]:
    return [f"// {title}\n", *(_interface(kind) for kind in kinds)]


def _closed(name: str, values: tuple[Any, ...]) -> str:
    return _alias(name, [json.dumps(value) for value in values])


def _union(name: str, kinds: Iterable[type[Struct]]) -> str:
    return _alias(name, [kind.__name__ for kind in kinds])


def _alias(name: str, options: list[str]) -> str:
    line = f"export type {name} = {' | '.join(options)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in options) + ";\n"


def _interface(kind: type[Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [*_comment(cleandoc(kind.__doc__ or "")), f"export interface {kind.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for each in info.fields:
        lines += [f"  {line}" for line in _comment(described(each.type))]
        mark = "" if each.required else "?"
        lines.append(f"  {_key(each.encode_name)}{mark}: {written(each.type)};")
    return "\n".join([*lines, "}", ""])


def _comment(text: str) -> list[str]:
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def written(kind: inspect.Type) -> str:
    """Write a type."""
    if isinstance(kind, inspect.Metadata):
        return held(kind) or written(kind.type)
    if isinstance(kind, inspect.UnionType):
        parts = [written(each) for each in kind.types]
        return " | ".join(parts)
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return _record(kind)
    if isinstance(kind, inspect.LiteralType):
        return _literal(kind)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.CustomType) and kind.cls is object:
        return "unknown"
    return PLAIN[type(kind)]


def _record(kind: inspect.DictType) -> str:
    key, value = written(kind.key_type), written(kind.value_type)
    if isinstance(kind.key_type, inspect.LiteralType):
        return f"Partial<Record<{key}, {value}>>"
    return f"Record<{key}, {value}>"


def _literal(kind: inspect.LiteralType) -> str:
    """Use the names of closed sets where the values are theirs."""
    values = set(kind.values)
    for name, known in names().items():
        if values == set(known):
            return name
    for name, known in names().items():
        if len(known) > 1 and values > set(known) and len(values) == len(known) + 1:
            (other,) = values - set(known)
            return f"{name} | {json.dumps(other)}"
    return " | ".join(json.dumps(value) for value in kind.values)


def _calls(known: list[Call]) -> str:
    lines = ["/** Every HTTP call: how it is made, what it takes and what it gives. */"]
    lines.append("export interface Calls {")
    for call in known:
        about = f"{call.about} Needs a secret." if call.needs_secret else call.about
        lines += [f"  /** {about} */", f"  {call.name}: {{"]
        lines.append(f'    method: "{call.method}";')
        lines.append(f'    path: "{call.path}";')
        lines.append(f"    body: {_body(call)};")
        lines.append(f"    answer: {call.answer or 'Record<string, unknown>'};")
        lines.append("  };")
    return "\n".join([*lines, "}", ""])


def _body(call: Call) -> str:
    return (call.body or "Record<string, unknown>") if call.has_body else "null"
