"""Holding what a server says against what the protocol says of it, every field."""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec
from msgspec import Struct

from karak.server.protocol.karak1 import KarakPosition, KarakSetup
from karak.server.protocol.karak2 import Karak2Position, Karak2Setup
from karak.server.protocol.socket import Bye, GameNews, ServerMessage, Story, Update
from server.player import Data
from tools.wire.events import event_types

POSITIONS: dict[str, type[Struct]] = {"karak": KarakPosition, "karak2": Karak2Position}
SETUPS: dict[str, type[Struct]] = {"karak": KarakSetup, "karak2": Karak2Setup}


@cache
def events_of(game: str) -> Any:
    """Any list of events of a game."""
    kinds = tuple(event_types(game))
    return list[Union[kinds]]  # noqa: UP007


def hold(message: Data, game: str) -> None:
    """See that a message is as described: nothing missing, nothing unknown."""
    told: ServerMessage = msgspec.json.decode(msgspec.json.encode(message), type=ServerMessage)
    assert _plain(told) == message
    match told:
        case GameNews():
            msgspec.json.decode(told.setup, type=SETUPS[game])
        case Update():
            msgspec.json.decode(told.position, type=POSITIONS[game])
            for chapter in told.chapters:
                msgspec.json.decode(chapter.events, type=events_of(game))
        case Story():
            for chapter in told.chapters:
                msgspec.json.decode(chapter.events, type=events_of(game))
        case Bye():
            raise AssertionError(message)
        case _:
            pass


def _plain(told: ServerMessage) -> object:
    """Write a message back as data."""
    return msgspec.json.decode(msgspec.json.encode(told))
