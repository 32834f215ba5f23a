"""A socket of a client: which seats it holds, and how messages reach it.

Frames from a server are the same for every client, so they are made once and written straight to
the transports; the web server's own way for each message would cost more than the game does.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from karak.server.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

MOST_UNREAD = 1 << 20
"""Bytes that may wait for a slow reader; with more it is dropped, and comes back when it can."""

MOST_READ = 4
"""Messages of a client that may wait to be answered before nothing more is read from it."""

HEAD_ENDS = b"\r\n\r\n"
SWITCHING = 101
REFUSED = 4000
TRANSPORT = "karak.transport"
_TEXT = 0x81
_SHORT = 126
_LONG = 127
_SIZE = 0x7F
_MASKED = 0x80
_MASK = 4


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which also tells the application its transport.

    Text that comes in one whole frame, as nearly all does, is taken out at once; everything else,
    from control frames to what is against the protocol, is left to the parser. That holds as long
    as the parser is between two frames: from an opening without anything behind it, and until
    something comes in pieces.
    """

    is_plain = False

    def data_received(self, data: bytes) -> None:
        """Take in what came: whole frames as long as only such come, else through the parser."""
        start = 0
        while self.is_plain and start < len(data):
            end, text = whole_frame(data, start)
            if end == 0 or end - start > self.config.ws_max_size:
                self.is_plain = False
            elif text is not None and not self.frames:
                self.frames = [text]
                self.send_receive_event_to_app()
                start = end
            else:
                super().data_received(data[start:end])
                start = end
        if start < len(data):
            is_first = not self.handshake_initiated
            super().data_received(data[start:])
            self.is_plain = self.is_plain or (is_first and data.endswith(HEAD_ENDS))

    def handle_connect(self, event: Request) -> None:
        """Open the socket."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            scope: Any = self.scope
            scope["extensions"][TRANSPORT] = self.transport

    def send_receive_event_to_app(self) -> None:
        """Queue a message as it came; reading pauses only when several wait."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
        if not self.read_paused and self.queue.qsize() > MOST_READ:
            self.read_paused = True
            self.transport.pause_reading()


def whole_frame(data: bytes, start: int) -> tuple[int, bytes | None]:
    """Find the end of a client's frame, and its text if it is a whole plain message.

    The end is 0 where the frame is not all there, or too large to be plain.
    """
    first = start + 2
    if len(data) < first:
        return 0, None
    size = data[start + 1] & _SIZE
    if size == _SHORT:
        first += 2
        size = int.from_bytes(data[start + 2 : first], "big")
    end = first + _MASK + size
    if size == _LONG or not data[start + 1] & _MASKED or len(data) < end:
        return 0, None
    if data[start] != _TEXT:
        return end, None
    return end, apply_mask(data[first + _MASK : end], data[first : first + _MASK])


def frame(text: bytes) -> bytes:
    """Make the frame of a text message from a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, _LONG)) + size.to_bytes(8, "big") + text


class Connection:
    """One socket, and the seats whose secrets its device knew."""

    def __init__(self, transport: asyncio.WriteTransport, bucket: Bucket) -> None:
        self.seats: tuple[int, ...] = ()
        self.is_host = False
        self.proofs: dict[int, str] = {}
        self.host_proof: str | None = None
        self.welcomed: tuple[tuple[int, ...], bool] = ((), False)
        self.uncovered: int | None = None
        self.knows_setup = False
        self.was_slow = False
        self.bucket = bucket
        self._transport = transport

    def holds(self, seat: int) -> bool:
        """Say whether this device proved that a seat is its own."""
        return seat in self.seats

    def push(self, message: bytes) -> None:
        """Send a framed message; nobody waits for a reader that is too slow: it is dropped."""
        transport = self._transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNREAD:
            self.was_slow = True
            transport.abort()
            return
        transport.write(message)
