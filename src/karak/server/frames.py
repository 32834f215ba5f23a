"""Frames of WebSockets (RFC 6455, 5.2), as far as every message needs them; compiled."""

from __future__ import annotations

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

MASK: Final = 4
UNMASKED: Final = -1
TEXT: Final = 0x81
_SHORT: Final = 126
_LONG: Final = 127
_SIZE: Final = 0x7F
_MASKED: Final = 0x80
_middling_head: Final = Struct("!BBH").pack


def frame(text: bytes) -> bytes:
    """Make the frame of a text message from a server."""
    return frame_of((text,))


def frame_of(parts: tuple[bytes, ...]) -> bytes:
    """Make the frame of a text message that comes in parts."""
    size = 0
    for part in parts:
        size += len(part)
    if size < _SHORT:
        head = bytes((TEXT, size))
    elif size < 1 << 16:
        head = _middling_head(TEXT, _SHORT, size)
    else:
        head = bytes((TEXT, _LONG)) + size.to_bytes(8, "big")
    return b"".join((head, *parts))


def whole_text(data: bytes, most: int) -> bytes | None:
    """Give the text of a client if what came is one whole frame with it, as nearly always."""
    first, end = masked_frame(data, 0)
    if first == UNMASKED or end != len(data) or end - first > most or data[0] != TEXT:
        return None
    return payload(data, first, end)


def payload(data: bytes, first: int, end: int) -> bytes:
    """Give what a client's frame says, without the mask before it."""
    return apply_mask(data[first:end], data[first - MASK : first])


def masked_frame(data: bytes, start: int) -> tuple[int, int]:
    """Find where the payload of a client's frame begins and ends.

    Both lie beyond the data if the head is not all there.
    """
    first = start + 2 + MASK
    if len(data) < start + 2:
        return first, first
    second = data[start + 1]
    size = second & _SIZE
    if not second & _MASKED:
        return UNMASKED, UNMASKED
    if size >= _SHORT:
        wide = 2 if size == _SHORT else 8
        first += wide
        size = int.from_bytes(data[start + 2 : start + 2 + wide], "big")
    return first, first + (size if len(data) >= first else 0)
