"""The messages of the socket, field by field, from the types that check them."""

import inspect
import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Raw, Struct

from karak.server.emotes import EMOTES
from karak.server.protocol.socket import ClientMessage, ServerMessage
from karak.words import Words
from tools.pages.markdown import code, table

HEAD = """# The protocol of the socket

`/api/tables/{id or code}/socket` is a WebSocket. Each message is a JSON object in a text frame;
its `type` says which it is. What a client sends is checked strictly: an unknown field, a value
out of its limits or of another type is `bad-message`. What the server sends may grow; clients
ignore fields they do not know. [The server](../server.md) tells how a game goes; this page is
written from the types that the server checks with.
"""
NAMES: dict[Any, str] = {
    Raw: "any JSON",
    str: "text",
    int: "whole number",
    float: "number",
    bool: "true or false",
    type(None): "null",
}


def protocol_page(words: Words) -> str:
    """Write every message of both sides, then what they are made of."""
    asked, told = get_args(ClientMessage), get_args(ServerMessage)
    parts = [HEAD, "## What a client sends\n"]
    parts += [_message(kind) for kind in asked]
    parts.append("## What the server sends\n")
    parts += [_message(kind) for kind in told]
    parts.append("## What they are made of\n")
    parts += [_section(kind, kind.__name__) for kind in _inner((*asked, *told))]
    rows = [[code(name), words.say(message)] for name, message in EMOTES.items()]
    parts.append("## Emotes\n\n" + table(["name", "what it says"], rows))
    return "\n".join(parts)


def _message(kind: type[Struct]) -> str:
    return _section(kind, str(kind.__struct_config__.tag))


def _section(kind: type[Struct], title: str) -> str:
    fields = msgspec.structs.fields(kind)
    hints = get_type_hints(kind, include_extras=True)
    rows = [[code(each.encode_name), shown(hints[each.name]), _default(each)] for each in fields]
    told = inspect.cleandoc(kind.__doc__ or "")
    listed = table(["field", "type", "if left out"], rows) if rows else ""
    return f"### {title}\n\n{told}\n\n{listed}\n"


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "–"
    if field.default_factory is not msgspec.NODEFAULT:
        return code("[]")
    return code(msgspec.json.encode(field.default).decode())


def shown(hint: Any) -> str:
    """Say a type in words that any programmer knows."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return shown(args[0]) + _limits([each for each in args[1:] if isinstance(each, Meta)])
    if origin in (Union, types.UnionType):
        return " or ".join(shown(each) for each in args)
    if origin is Literal:
        return " or ".join(code(str(each)) for each in args)
    if origin is list:
        return f"list of {shown(args[0])}"
    if origin is dict:
        return "object"
    if inspect.isclass(hint) and issubclass(hint, Struct):
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    return NAMES[hint]


def _limits(found: list[Meta]) -> str:
    told: list[str] = []
    for meta in found:
        if meta.ge is not None or meta.le is not None:
            told.append(f"{meta.ge} to {meta.le}")
        if meta.max_length is not None:
            told.append(f"at most {meta.max_length}")
        if meta.pattern is not None:
            told.append(code(meta.pattern))
    return f" ({', '.join(told)})" if told else ""


def _inner(messages: tuple[type[Struct], ...]) -> list[type[Struct]]:
    """Find the objects inside messages, each once, in the order they come."""
    found: dict[type[Struct], None] = {}

    def look(hint: Any) -> None:
        if inspect.isclass(hint) and issubclass(hint, Struct):
            if hint not in found and hint not in messages:
                found[hint] = None
                look_into(hint)
            return
        for each in get_args(hint):
            look(each)

    def look_into(kind: type[Struct]) -> None:
        for hint in get_type_hints(kind, include_extras=True).values():
            look(hint)

    for message in messages:
        look_into(message)
    return list(found)
