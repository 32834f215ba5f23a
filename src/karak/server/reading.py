"""Reading what clients send: each message is answered in the call that brings it. Compiled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import mypyc_attr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import accept_key

from karak.server.frames import TEXT, UNMASKED, masked_frame, payload, whole_text

MOST_READ = 4
"""Messages of a client that may wait to be answered before nothing more is read from it."""

HEAD_ENDS = b"\r\n\r\n"
SWITCHING = 101
ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b"
)
NOT_TEXT = 1007
SOCKET = "karak.socket"


class Inbox:
    """Messages that wait to be answered: a queue for one reader, small because there are many."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Say whether nothing waits."""
        return not self._messages

    def qsize(self) -> int:
        """Count what waits."""
        return len(self._messages)

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake who waits for one."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Take the next message, or wait for it."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


@mypyc_attr(native_class=False)
class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which lets the application answer a message at once.

    Text that comes in one whole frame, as nearly all does, is taken out at once; everything else,
    from control frames to what is against the protocol, is left to the parser. It is given whole
    frames as well, so that it is always between two of them; it reads everything only behind an
    opening that has more behind it, and from a frame on that may not be.

    `at_once` may answer a message when it comes; if it does not, the message waits in the queue.
    """

    is_plain = False
    at_once: Callable[[bytes], bool] | None = None
    _rest = b""
    _opening: Request | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = cast("asyncio.Queue[Any]", Inbox())

    def open(self, path: bytes, headers: list[tuple[bytes, bytes]], key: bytes) -> None:
        """Open the socket as a plain request wants it; the parser goes on behind that."""
        self.conn.state = State.OPEN
        self.conn.parser = self.conn.parse()
        next(self.conn.parser)
        self.handshake_initiated = self.handshake_complete = self.is_plain = True
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + path.decode(),
            "raw_path": self.root_path.encode() + path,
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {SOCKET: self},
        }
        self.scope = scope
        lines = [b"%b: %b" % each for each in self.default_headers]
        accepted = ACCEPTED % accept_key(key.decode()).encode()
        self.transport.write(b"\r\n".join((accepted, *lines)) + HEAD_ENDS)
        self.start_keepalive()
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def forget_opening(self) -> None:
        """Forget what the request said by which it was opened; thousands of them are a lot."""
        scope: Any = self.scope
        scope["headers"] = []
        if self._opening is not None:
            self.response.headers.clear()
            self._opening.headers.clear()
            self._opening = None

    def data_received(self, data: bytes) -> None:
        """Take in what came: whole frames here, or everything through the parser."""
        if not self.is_plain:
            is_first = not self.handshake_initiated
            super().data_received(data)
            self.is_plain = is_first and data.endswith(HEAD_ENDS)
            return
        if not self._rest and not self.frames:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._take(text)
                return
        if self._rest:
            data = self._rest + data
            self._rest = b""
        start = 0
        while start < len(data):
            first, end = masked_frame(data, start)
            if first == UNMASKED or end - first > self.config.ws_max_size:
                self.is_plain = False
                super().data_received(data[start:])
                return
            if end > len(data):
                self._rest = data[start:]
                return
            if data[start] == TEXT and not self.frames:
                self._take(payload(data, first, end))
            else:
                super().data_received(data[start:end])
            start = end

    def handle_connect(self, event: Request) -> None:
        """Open the socket."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            scope: Any = self.scope
            scope["extensions"][SOCKET] = self
            self._opening = event

    def send_receive_event_to_app(self) -> None:
        """Take a message that the parser has read."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._take(bytes(data), self.curr_msg_data_type == "text")

    def _take(self, data: bytes, is_text: bool = True) -> None:
        """Have a message answered, or queue it; reading pauses only when several wait."""
        if self.close_sent or self.transport.is_closing():
            return
        if is_text and not data.isascii() and not _is_utf8(data):
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        if self.at_once is not None and self.queue.empty() and self.at_once(data):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() > MOST_READ:
            self.read_paused = True
            self.transport.pause_reading()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
