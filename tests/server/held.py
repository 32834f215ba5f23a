"""Holding what a server says against what the protocol says of it, every field."""

from __future__ import annotations

import msgspec

from described import POSITIONS, SETUPS, event_of
from karak.server.protocol.socket import Bye, GameNews, Scenes, ServerMessage, Story, Update
from server.player import Data


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
                msgspec.json.decode(chapter.events, type=list[event_of(game)])
        case Story():
            for chapter in told.chapters:
                msgspec.json.decode(chapter.events, type=list[event_of(game)])
        case Scenes():
            msgspec.json.decode(told.position, type=POSITIONS[game])
            for frame in told.frames:
                msgspec.json.decode(frame.chapter.events, type=list[event_of(game)])
        case Bye():
            raise AssertionError(message)
        case _:
            pass


def _plain(told: ServerMessage) -> object:
    """Write a message back as data."""
    return msgspec.json.decode(msgspec.json.encode(told))
