"""Turning messages into JSON and back."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from msgspec import Raw

from karak.kernel.errors import KarakError
from karak.server.errors import BadMessage, ServerError
from karak.server.frames import frame
from karak.server.protocol.common import Problem
from karak.server.protocol.socket import ClientMessage, News
from karak.store import DatabaseError

log = logging.getLogger("karak.store")

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


def read_message(text: str | bytes) -> ClientMessage:
    """Read a client's message; whatever does not fit the protocol is BadMessage."""
    try:
        message: ClientMessage = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(reason=str(error)[:200]) from None
    return message


def write_message(message: News) -> bytes:
    """Write a message of the server, ready for any socket."""
    return frame(_encoder.encode(message))


def encode(data: object) -> bytes:
    """Write data as JSON."""
    return _encoder.encode(data)


def raw(data: object) -> Raw:
    """Write data once, to be put into messages as it is."""
    return Raw(_encoder.encode(data))


def problem_of(error: KarakError) -> Problem:
    """Tell an error to a client: its code, and its sentence's id and arguments.

    What is wrong with the database, and where that is, is for the log alone.
    """
    if isinstance(error, DatabaseError):
        log.error("%s: %s", error.code, error.details)
        error = ServerError()
    return Problem(error.code, f"error-{error.code}", error.details)
