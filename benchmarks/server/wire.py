"""A WebSocket client that costs as little as possible, so that the server is what is measured."""

import random
import socket

KEY = b"a2FyYWsga2FyYWsga2FyYQ=="
HEAD_ENDS = b"\r\n\r\n"
PIECE = 1 << 15
TEXT = 0x81
PING = 0x89
PONG = 0x8A
SHORT = 126
LONG = 127
MIDDLING = bytes((TEXT, SHORT))
"""How a text of 126 to 65,535 bytes begins that comes from a server."""

MASKED = 0x80


class Broken(Exception):
    """The server closed the line, or said something that nobody expects."""


def opening(host: str, port: int, path: str) -> bytes:
    """The request that opens a socket."""
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {KEY.decode()}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join(lines).encode() + HEAD_ENDS


def frame(text: bytes, kind: int = TEXT) -> bytes:
    """A client's frame: masked as it must be, with a mask of its own for each."""
    size = len(text)
    mask = random.randbytes(4)
    repeated = (mask * (size // 4 + 1))[:size]
    masked = (int.from_bytes(text, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
    if size < SHORT:
        return bytes((kind, MASKED | size)) + mask + masked
    return bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big") + mask + masked


class Wire:
    """One socket: opened without waiting, read a whole message at a time."""

    def __init__(self, host: str, port: int, path: str) -> None:
        self.received = 0
        self.is_open = False
        self._kept = b""
        self.socket = socket.create_connection((host, port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(opening(host, port, path))
        self.socket.setblocking(False)

    def send(self, message: bytes) -> None:
        """Send a frame; what a client sends here is small enough to go at once."""
        if self.socket.send(message) != len(message):
            raise Broken("the server does not read")

    def read(self) -> list[bytes]:
        """Take what came; give the whole messages in it: nearly always one, in one frame."""
        data = self.socket.recv(PIECE)
        self.received += len(data)
        if (
            self.is_open
            and not self._kept
            and data[:2] == MIDDLING
            and int.from_bytes(data[2:4], "big") == len(data) - 4
        ):
            return [data[4:]]
        if not data:
            raise Broken("the server closed the line")
        return self._messages_in(data)

    def _messages_in(self, data: bytes) -> list[bytes]:
        if self._kept:
            data = self._kept + data
        start = 0
        if not self.is_open:
            start = self._opened(data)
        messages: list[bytes] = []
        total = len(data)
        while self.is_open and total - start >= 2:
            size = data[start + 1]
            first = start + 2
            if size == SHORT:
                first = start + 4
                size = int.from_bytes(data[start + 2 : first], "big")
            elif size == LONG:
                first = start + 10
                size = int.from_bytes(data[start + 2 : first], "big")
            end = first + size
            if end > total:
                break
            self._take(data[start], data[first:end], messages)
            start = end
        self._kept = data[start:]
        return messages

    def _opened(self, data: bytes) -> int:
        end = data.find(HEAD_ENDS)
        if end < 0:
            return 0
        if b" 101 " not in data[:40]:
            raise Broken(data[:200].decode(errors="replace"))
        self.is_open = True
        return end + len(HEAD_ENDS)

    def _take(self, kind: int, text: bytes, messages: list[bytes]) -> None:
        if kind == TEXT:
            messages.append(text)
        elif kind == PING:
            self.send(frame(text, PONG))
        else:
            raise Broken(f"a frame of kind {kind:#x}")

    def close(self) -> None:
        """Hang up."""
        self.socket.close()
