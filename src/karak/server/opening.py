"""Reading the request that opens a socket, if it is as plain as nearly all are. Compiled.

What is unusual in any way, or wrong, is none of it: the full parsers see to that.
"""

from __future__ import annotations

from base64 import b64decode
from binascii import Error
from typing import Final, final

from karak.server.reading import HEAD_ENDS

MOST_BYTES: Final = 8_192
MOST_LINES: Final = 64
KEY_BYTES: Final = 16
LINE_ENDS: Final = b"\r\n"
FIRST: Final = b"GET /"
LAST: Final = b" HTTP/1.1"
LETTERS: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
OF_PATHS: Final = LETTERS + b"/-._~"
OF_NAMES: Final = LETTERS + b"!#$%&'*+-.^_`|~"
OF_LINES: Final = bytes(range(0x20, 0x7F))
UNUSUAL: Final = (b"content-length", b"transfer-encoding", b"expect", b"sec-websocket-protocol")


@final
class Opening:
    """What a plain request for a socket says."""

    __slots__ = ("headers", "key", "path")

    def __init__(self, path: bytes, headers: list[tuple[bytes, bytes]], key: bytes) -> None:
        self.path = path
        self.headers = headers
        self.key = key


def plain_opening(data: bytes) -> Opening | None:
    """Read a whole request that opens a socket; None if it is anything else, or anyhow unusual."""
    if len(data) > MOST_BYTES or not data.startswith(FIRST) or not data.endswith(HEAD_ENDS):
        return None
    lines = data[: -len(HEAD_ENDS)].split(LINE_ENDS)
    if len(lines) > MOST_LINES or data.translate(None, OF_LINES) != LINE_ENDS * (len(lines) + 1):
        return None
    first = lines[0]
    path = first[len(FIRST) - 1 : -len(LAST)]
    if not first.endswith(LAST) or path.translate(None, OF_PATHS):
        return None
    headers: list[tuple[bytes, bytes]] = []
    said: dict[bytes, bytes] = {}
    for line in lines[1:]:
        name, colon, value = line.partition(b":")
        name = name.lower()
        if not colon or not name or name in said or name.translate(None, OF_NAMES):
            return None
        value = value.strip()
        said[name] = value
        headers.append((name, value))
    return Opening(path, headers, said[b"sec-websocket-key"]) if _is_plain(said) else None


def _is_plain(said: dict[bytes, bytes]) -> bool:
    """Say whether headers ask for a socket, and for nothing else."""
    for name in UNUSUAL:
        if name in said:
            return False
    wishes = [each.strip() for each in said.get(b"connection", b"").lower().split(b",")]
    return (
        b"host" in said
        and b"upgrade" in wishes
        and said.get(b"upgrade", b"").lower() == b"websocket"
        and said.get(b"sec-websocket-version") == b"13"
        and _is_key(said.get(b"sec-websocket-key", b""))
    )


def _is_key(key: bytes) -> bool:
    try:
        return len(b64decode(key, validate=True)) == KEY_BYTES
    except Error:
        return False
