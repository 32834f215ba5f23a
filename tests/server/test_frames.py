"""Frames of a socket, byte by byte: however they are cut, and whatever is wrong with them."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from karak.server.reading import Inbox, SocketProtocol
from server.player import PERSON, Data, Web

BEN = {"who": "person", "name": "Ben"}
HELLO = '{"type":"hello","protocol":1}'
STORY = '{"type":"story","after":-1,"ref":%d}'
MOST = 16_384
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
BEGUN, GOES_ON, ENDS = 0x01, 0x00, 0x80


def framed(payload: str | bytes, head: int = TEXT, *, masked: bool = True) -> bytes:
    """A frame as clients send it."""
    data = payload.encode() if isinstance(payload, str) else payload
    size, bit = len(data), 0x80 if masked else 0
    if size < 126:
        first = bytes((head, bit | size))
    elif size < 1 << 16:
        first = bytes((head, bit | 126)) + size.to_bytes(2, "big")
    else:
        first = bytes((head, bit | 127)) + size.to_bytes(8, "big")
    if not masked:
        return first + data
    mask = b"\x01\x02\x03\x04"
    return first + mask + bytes(each ^ mask[place % 4] for place, each in enumerate(data))


class Line:
    """A socket without a library: what was told as text, and the code of its end.

    It listens all the time: what was told is not lost when the server hangs up on what is sent.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.told: list[Data] = []
        self.code: int | None = None
        self._reader = reader
        self._writer = writer
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, web: Web) -> Line:
        """Open one at a table of its own."""
        opened = await web.open_table(PERSON, BEN, start=True)
        found = urlsplit(web.url)
        reader, writer = await asyncio.open_connection(found.hostname, found.port)
        shake = (
            f"GET /api/tables/{opened['table']['id']}/socket HTTP/1.1\r\nHost: {found.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        writer.write(shake.encode())
        await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    async def send(self, *pieces: bytes) -> None:
        """Send pieces, each alone as far as the network lets it."""
        with suppress(ConnectionError):
            for piece in pieces:
                self._writer.write(piece)
                await self._writer.drain()
                await asyncio.sleep(0)

    async def hear(self, last_ref: int | None = None) -> None:
        """Wait for what is told, up to the answer with a ref or the end."""
        async with asyncio.timeout(30):
            while not (last_ref and self.refs[-1:] == [last_ref]) and not self._listening.done():
                self._news.clear()
                await self._news.wait()

    async def _listen(self) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await self._reader.readexactly(2)
                size = head[1]
                if size > 125:
                    more = await self._reader.readexactly(2 if size == 126 else 8)
                    size = int.from_bytes(more, "big")
                payload = await self._reader.readexactly(size)
                if head[0] == TEXT:
                    self.told.append(json.loads(payload))
                elif head[0] == CLOSE:
                    self.code = int.from_bytes(payload[:2], "big")
                self._news.set()
        self._news.set()

    async def end(self) -> None:
        """Hang up."""
        self._listening.cancel()
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()

    @property
    def refs(self) -> list[int]:
        """The refs of the stories that were told."""
        return [each["ref"] for each in self.told if each["type"] == "story"]


async def test_frames_are_understood_however_they_are_cut(web: Web) -> None:
    one, two, three = (framed(STORY % ref) for ref in (1, 2, 3))
    hello = framed(HELLO)
    whole = hello + one + two + three
    first, second = (STORY % 2)[:9], (STORY % 2)[9:]
    ways = [
        [hello, one, two, three],
        [whole],
        [whole[place : place + 1] for place in range(len(whole))],
        [whole[:37], whole[37:60], whole[60:]],
        [hello, one, framed("", PING), two, framed("x" * 5, PONG), three],
        [hello, one, framed(first, BEGUN), framed("?", PING), framed(second, ENDS) + three],
        [hello, one, framed("", BEGUN), framed(STORY % 2, GOES_ON), framed("", ENDS), three],
        [hello, framed(" " * 200 + STORY % 1), framed(STORY % 2, BINARY), three],
    ]
    for pieces in ways:
        line = await Line.open(web)
        await line.send(*pieces)
        await line.hear(last_ref=3)
        await line.end()
        assert line.refs == [1, 2, 3]


ACCENT = '{"type":"emote","seat":0,"emote":"é"}'.encode()
CUT = ACCENT.index(b"\xc3") + 1
WRONG: dict[str, tuple[bytes, int]] = {
    "not masked": (framed(STORY % 1, masked=False), 1002),
    "compressed": (framed(STORY % 1, TEXT | 0x40), 1002),
    "reserved bit": (framed(STORY % 1, TEXT | 0x20), 1002),
    "unknown kind": (framed(STORY % 1, 0x83), 1002),
    "ping in pieces": (framed("x", 0x09), 1002),
    "long ping": (framed("x" * 126, PING), 1002),
    "goes on from nothing": (framed("x", ENDS), 1002),
    "text within a text": (framed("x", BEGUN) + framed(STORY % 1), 1002),
    "too large": (framed("x" * (MOST + 1)), 1009),
    "far too large": (bytes((TEXT, 0xFF)) + (1 << 40).to_bytes(8, "big") + b"mask", 1009),
    "too large in pieces": (framed("x" * MOST, BEGUN) + framed("xx", ENDS), 1009),
    "not utf-8": (framed(b'{"type":"\xff"}'), 1007),
    "half a character": (framed(ACCENT[:CUT], BEGUN) + framed(b'"}', ENDS), 1007),
    "close of one byte": (framed("x", CLOSE), 1002),
    "close with no such code": (framed((999).to_bytes(2, "big"), CLOSE), 1002),
    "close": (framed((1000).to_bytes(2, "big"), CLOSE), 1000),
}


@pytest.mark.parametrize("name", WRONG)
async def test_what_is_against_the_protocol_ends_the_socket_with_its_code(
    web: Web, name: str
) -> None:
    wrong, code = WRONG[name]
    for pieces in ([wrong, framed(STORY % 2)], [wrong + framed(STORY % 2)]):
        line = await Line.open(web)
        await line.send(framed(HELLO), framed(STORY % 1))
        await line.hear(last_ref=1)
        await line.send(*pieces)
        await line.hear()
        await line.end()
        assert (line.code, line.refs) == (code, [1])


async def test_a_character_in_two_pieces_and_the_largest_message_are_fine(web: Web) -> None:
    line = await Line.open(web)
    largest = STORY % 1 + " " * (MOST - len(STORY % 1))
    pieces = (framed(ACCENT[:CUT], BEGUN), framed(ACCENT[CUT:], ENDS), framed(largest))
    await line.send(framed(HELLO), *pieces)
    await line.hear(last_ref=1)
    await line.end()
    assert line.code is None
    assert [each["problem"]["code"] for each in line.told if each["type"] == "refused"] == [
        "not-your-seat"
    ]


# The same as the library


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.ended = False

    def write(self, data: Any) -> None:
        self.written += b"" if self.ended else bytes(data)

    def close(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.ended

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def pause_reading(self) -> None:
        """Everything has been sent already."""


async def outcome(
    kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]
) -> tuple[list[bytes], bytes]:
    """What messages a protocol finds in bytes, and what it answers."""

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    config = Config(
        app,
        ws_max_size=300,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_config=None,
        log_level="critical",
    )
    protocol, wire = kind(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    shake = (
        "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    protocol.data_received(shake.encode())
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    before = len(wire.written)
    for piece in pieces:
        if not wire.ended:
            protocol.data_received(piece)
    for task in protocol.tasks:
        task.cancel()
    found: list[bytes] = []
    while not protocol.queue.empty():
        event: Any = await protocol.queue.get()
        if event["type"] != "websocket.receive":
            break
        found.append(event["bytes"] if "bytes" in event else event["text"].encode())
    return found, wire.written[before:]


def some_frames(random: Random) -> list[bytes]:
    heads = [TEXT] * 6 + [BINARY, PING, PONG, BEGUN, GOES_ON, ENDS, ENDS, CLOSE, 0xC1, 0x83, 0x09]
    sent: list[bytes] = []
    for _ in range(random.randrange(1, 7)):
        size = random.choice((0, 1, 5, 125, 126, 200, 299, 300, 301, 70_000))
        payload = random.choice((b"a", b"\xc3\xa9", b"\xff")) * size
        is_small = random.random() < 0.8
        payload = payload[: size if not is_small else min(size, 125)]
        sent.append(framed(payload, random.choice(heads), masked=random.random() < 0.97))
    return sent


async def test_messages_are_read_as_the_library_reads_them_frame_by_frame() -> None:
    random = Random(11)
    for _ in range(300):
        frames = some_frames(random)
        sent = b"".join(frames)
        cuts = sorted(random.randrange(len(sent) + 1) for _ in range(random.randrange(4)))
        pieces = [sent[a:b] for a, b in zip([0, *cuts], [*cuts, len(sent)], strict=True) if b > a]
        ours = await outcome(SocketProtocol, pieces)
        assert ours == await outcome(WebSocketsSansIOProtocol, frames)


async def test_what_waits_for_its_reader_comes_in_its_order() -> None:
    inbox = Inbox()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for number in range(3):
        inbox.put_nowait(number)
    assert await reader == 0
    assert inbox.qsize() == 2
    assert [await inbox.get(), await inbox.get()] == [1, 2]
    assert inbox.empty()


async def test_a_reader_who_leaves_takes_nothing_along() -> None:
    inbox = Inbox()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)
    inbox.put_nowait("late")
    assert await inbox.get() == "late"
