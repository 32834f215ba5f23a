"""A socket of a client: which seats it holds, and how messages reach it. Compiled.

Frames from a server are the same for every client, so they are made once and written straight to
the transports; the web server's own way for each message would cost more than the game does.
"""

from __future__ import annotations

from karak.server.limits import Bucket
from karak.server.reading import SocketProtocol

MOST_UNREAD = 1 << 20
"""Bytes that may wait for a slow reader; with more it is dropped, and comes back when it can."""

REFUSED = 4000


class Connection:
    """One socket, and the seats whose secrets its device knew."""

    __slots__ = (
        "_transport",
        "bad",
        "bucket",
        "host_proof",
        "is_host",
        "is_listening",
        "knows_setup",
        "proofs",
        "seats",
        "socket",
        "uncovered",
        "was_slow",
        "welcomed",
    )

    def __init__(self, socket: SocketProtocol, bucket: Bucket) -> None:
        self.seats: tuple[int, ...] = ()
        self.is_host = False
        self.proofs: dict[int, str] = {}
        self.host_proof: str | None = None
        self.welcomed: tuple[tuple[int, ...], bool] = ((), False)
        self.uncovered: int | None = None
        self.knows_setup = False
        self.is_listening = False
        self.bad = 0
        self.was_slow = False
        self.bucket = bucket
        self.socket = socket
        self._transport = socket.transport

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
