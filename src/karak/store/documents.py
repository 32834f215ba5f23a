"""Data as JSON text and back, with limits: what is kept can be read again."""

from __future__ import annotations

import json
import re
import zlib
from typing import cast

from karak.store.errors import DamagedRow, NotStorable
from karak.store.rows import Json, Written

MOST_META = 64 * 1024
MOST_ENTRY = 256 * 1024
MOST_SNAPSHOT = 4 * 1024 * 1024
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,99}")
MOST_ENTRIES = 1_000_000
ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def write(what: str, data: Json, most: int) -> str:
    """Write data as JSON text of at most so many bytes."""
    try:
        if isinstance(data, Written) and 4 * len(data.text) <= most:
            return data.text
        text = data.text if isinstance(data, Written) else ENCODER.encode(data)
        size = len(text.encode("utf-8"))
    except (TypeError, ValueError, RecursionError) as error:
        raise NotStorable(what=what, reason="json", most=most) from error
    if size > most:
        raise NotStorable(what=what, reason="size", most=most)
    return text


def read(what: str, text: str) -> Json:
    """Read JSON text that was written here."""
    try:
        return cast("Json", json.loads(text))
    except (ValueError, RecursionError) as error:
        raise DamagedRow(what=what) from error


def unpack(what: str, data: bytes, most: int) -> Json:
    """Read what was packed; no more is unpacked than may have been packed."""
    try:
        opener = zlib.decompressobj()
        content = opener.decompress(data, most)
        if not opener.eof:
            raise DamagedRow(what=what)
        return read(what, content.decode("utf-8"))
    except (zlib.error, UnicodeDecodeError) as error:
        raise DamagedRow(what=what) from error


def is_name(text: str) -> bool:
    """Say whether something can be an id, a kind or an owner."""
    return NAME.fullmatch(text) is not None


def name(what: str, text: str) -> str:
    """Refuse what cannot be an id, a kind or an owner."""
    if not is_name(text):
        raise NotStorable(what=what, reason="name", most=100)
    return text


def number(what: str, value: int) -> int:
    """Refuse what cannot be the number of an entry."""
    if not 0 <= value <= MOST_ENTRIES:
        raise NotStorable(what=what, reason="number", most=MOST_ENTRIES)
    return value
