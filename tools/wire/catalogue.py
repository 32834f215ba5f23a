"""Every type of the protocol, in groups and in the order in which one would explain them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin

from litestar import Litestar
from litestar.di import Provide
from msgspec import Struct

from karak.server.openapi import SCHEME, exact, openapi_config
from karak.server.protocol import common, game, http, karak1, karak2, odds, socket
from karak.server.web import Tables, about, health
from tools.wire.events import event_types

MODULES = (common, game, socket, http, karak1, karak2, odds)
BASES = (
    common.Strict,
    common.Told,
    game.Described,
    socket.Request,
    socket.News,
    socket.Moment,
)
HANDED = ("hall", "openings")
"""What a running server hands to its calls."""

OF_GAMES = {"karak": "Karak", "karak2": "Karak2"}


@dataclass(frozen=True)
class Call:
    """An HTTP call: how it is made, what it takes and gives."""

    name: str
    method: str
    path: str
    summary: str
    about: str
    parameters: tuple[dict[str, Any], ...]
    has_body: bool
    body: str | None
    answer: str | None
    status: str
    needs_secret: bool
    problems: tuple[str, ...]


def structs(module: ModuleType) -> list[type[Struct]]:
    """List the types that a module describes, in its order."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, Struct)
        and each.__module__ == module.__name__
        and each not in BASES
    ]


def names() -> dict[str, tuple[Any, ...]]:
    """List the closed sets of names and numbers, each with its values."""
    found: dict[str, tuple[Any, ...]] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if not name.startswith("_") and _is_closed(value):
                found.setdefault(name, values_of(value))
    return found


def _is_closed(value: Any) -> bool:
    origin = get_origin(value)
    if origin is Union:
        return all(_is_closed(each) for each in get_args(value))
    return origin is Literal


def values_of(value: Any) -> tuple[Any, ...]:
    """Give the values of a closed set."""
    if get_origin(value) is Literal:
        return get_args(value)
    return tuple(each for part in get_args(value) for each in values_of(part))


def client_messages() -> list[type[Struct]]:
    """List what a client sends over a socket."""
    return list(get_args(socket.ClientMessage))


def server_messages() -> list[type[Struct]]:
    """List what the server sends over a socket."""
    return list(get_args(socket.ServerMessage))


def events() -> dict[str, list[type[Struct]]]:
    """List the events of each game."""
    return {of: event_types(of) for of in OF_GAMES}


def document() -> dict[str, Any]:
    """Give the OpenAPI document without running a server."""
    needed = {name: Provide(_stand_in(), sync_to_thread=False) for name in HANDED}
    web = Litestar([Tables, about, health], dependencies=needed, openapi_config=openapi_config())
    return exact(web.openapi_schema.to_schema())


def _stand_in() -> Callable[[], None]:
    return lambda: None


def calls() -> list[Call]:
    """List the HTTP calls, by path."""
    return [
        _call(path, method, told)
        for path, methods in document()["paths"].items()
        for method, told in methods.items()
    ]


def _call(path: str, method: str, told: dict[str, Any]) -> Call:
    status = next(each for each in told["responses"] if each.startswith("2"))
    return Call(
        told["operationId"],
        method.upper(),
        path,
        told["summary"],
        told["description"],
        tuple(told["parameters"]),
        "requestBody" in told,
        _type_of(told["requestBody"]) if "requestBody" in told else None,
        _type_of(told["responses"][status]),
        status,
        told.get("security") == [{SCHEME: []}],
        tuple(each for each in told["responses"] if each.startswith(("4", "5"))),
    )


def _type_of(told: dict[str, Any]) -> str | None:
    """Name the type of a body; None for any object."""
    reference = told["content"]["application/json"]["schema"].get("$ref")
    return None if reference is None else reference.rsplit("/", 1)[-1]
