"""Requests that open sockets: plain ones are read at once, all others as the web server does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator
from urllib.parse import urlsplit

import pytest

from karak.server.opening import plain_opening
from server.player import PERSON, Data, Web
from server.running import Server, serving

BEN = {"who": "person", "name": "Ben"}
HELLO = b'{"type":"hello","protocol":1}'
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
ACCEPTED = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""What RFC 6455 (1.3) says is answered to this key."""

PLAIN = {
    "Host": "karak.example:8080",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY,
}
BROWSER = {
    "host": "karak.example",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0)",
    "Accept-Language": "cs,en;q=0.5",
    "Origin": "https://karak.example",
    "Sec-WebSocket-Extensions": "permessage-deflate",
    "sec-websocket-key": KEY,
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "UPGRADE": "WebSocket",
    "X-Forwarded-For": "192.0.2.7",
}


def request(headers: Data, first: str = "GET /api/tables/tA/socket HTTP/1.1") -> bytes:
    """A request as it comes over the line."""
    lines = [first, *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"


@pytest.mark.parametrize("headers", [PLAIN, BROWSER])
def test_a_plain_request_is_read(headers: Data) -> None:
    found = plain_opening(request(headers))
    assert found is not None
    assert (found.path, found.key) == (b"/api/tables/tA/socket", KEY.encode())
    assert found.headers == [
        (name.lower().encode(), value.encode()) for name, value in headers.items()
    ]


def without(name: str) -> Data:
    return {key: value for key, value in PLAIN.items() if key != name}


UNUSUAL: dict[str, bytes] = {
    "nothing": b"",
    "in pieces": request(PLAIN)[:-1],
    "more behind it": request(PLAIN) + b"\x81\x80\x00\x00\x00\x00",
    "two requests": request(PLAIN) * 2,
    "a post": request(PLAIN, "POST /api/tables/tA/socket HTTP/1.1"),
    "an old version": request(PLAIN, "GET /api/tables/tA/socket HTTP/1.0"),
    "no version": request(PLAIN, "GET /api/tables/tA/socket"),
    "a whole address": request(PLAIN, "GET http://x/api/tables/tA/socket HTTP/1.1"),
    "an address in code": request(PLAIN, "GET /api/tables/%74A/socket HTTP/1.1"),
    "a query": request(PLAIN, "GET /api/tables/tA/socket?seen=1 HTTP/1.1"),
    "two spaces": request(PLAIN, "GET /api/tables/tA/socket  HTTP/1.1"),
    "no upgrade": request(without("Upgrade")),
    "another upgrade": request(PLAIN | {"Upgrade": "h2c"}),
    "two upgrades": request(PLAIN | {"Upgrade": "websocket, h2c"}),
    "no connection": request(without("Connection")),
    "another connection": request(PLAIN | {"Connection": "keep-alive"}),
    "no host": request(without("Host")),
    "no key": request(without("Sec-WebSocket-Key")),
    "a short key": request(PLAIN | {"Sec-WebSocket-Key": "c2hvcnQ="}),
    "a key that is none": request(PLAIN | {"Sec-WebSocket-Key": "!" * 24}),
    "no socket version": request(without("Sec-WebSocket-Version")),
    "an old socket version": request(PLAIN | {"Sec-WebSocket-Version": "8"}),
    "a protocol": request(PLAIN | {"Sec-WebSocket-Protocol": "karak"}),
    "a body": request(PLAIN | {"Content-Length": "5"}),
    "a body in chunks": request(PLAIN | {"Transfer-Encoding": "chunked"}),
    "said twice": request(PLAIN | {"host": "other.example"}),
    "a line that goes on": request(PLAIN | {"X-Long": "one\r\n two"}),
    "a line without a colon": request(PLAIN | {"X-Long": "one\r\ntwo"}),
    "a bare end of a line": request(PLAIN | {"X-Long": "one\ntwo: 3"}),
    "a bare return": request(PLAIN | {"X-Long": "one\rtwo: 3"}),
    "a space in a name": request(PLAIN | {"X Long": "1"}),
    "a space before a colon": request(without("Upgrade") | {"Upgrade ": "websocket"}),
    "a line without a name": request(PLAIN | {"": "1"}),
    "a zero": request(PLAIN | {"X-Long": "\0"}),
    "letters of no alphabet": request(PLAIN | {"X-Long": "\xe9"}),
    "very long": request(PLAIN | {"X-Long": "x" * 9_000}),
    "many lines": request(PLAIN | {f"X-{number}": "" for number in range(100)}),
}


@pytest.mark.parametrize("name", UNUSUAL)
def test_anything_unusual_is_left_to_the_web_server(name: str) -> None:
    assert plain_opening(UNUSUAL[name]) is None


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server, None, None]:
    """A server for which two sockets are many."""
    with serving(tmp_path_factory.mktemp("data"), "--max-sockets", "2") as running:
        yield running


class Caller:
    """A line on which bytes are sent as they are."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def call(cls, web: Web, *pieces: bytes) -> Caller:
        """Say something, in pieces."""
        found = urlsplit(web.url)
        caller = cls(*await asyncio.open_connection(found.hostname, found.port))
        for piece in pieces:
            caller.writer.write(piece)
            await caller.writer.drain()
            await asyncio.sleep(0.02)
        return caller

    async def head(self) -> tuple[int, dict[str, str]]:
        """Hear what the answer begins with: its status and its headers."""
        async with asyncio.timeout(30):
            told = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = told.rstrip().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        return int(first.split(" ")[1]), headers

    async def told(self, most: int = 100) -> list[str]:
        """Hear what is told, up to the end or so much; give types and codes."""
        found: list[str] = []
        async with asyncio.timeout(30):
            while len(found) < most:
                head = await self.reader.readexactly(2)
                size = head[1]
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2), "big")
                payload = await self.reader.readexactly(size)
                if head[0] == 0x88:
                    return [*found, f"{int.from_bytes(payload[:2], 'big')}"]
                data = json.loads(payload)
                found.append(data["problem"]["code"] if data["type"] == "bye" else data["type"])
        return found

    async def say(self, text: bytes) -> None:
        """Send a message."""
        self.writer.write(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)
        await self.writer.drain()

    def end(self) -> None:
        """Hang up."""
        self.writer.close()


def wish(web: Web, key: str, **more: str) -> bytes:
    """A plain request for the socket of a table."""
    headers = PLAIN | {"Host": urlsplit(web.url).netloc} | more
    return request(headers, f"GET /api/tables/{key}/socket HTTP/1.1")


async def test_however_a_socket_is_asked_for_it_opens_in_the_same_way(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    plain = wish(web, opened["table"]["id"])
    for pieces in (
        [plain],
        [plain[:30], plain[30:]],
        [plain.replace(b"/socket", b"/%73ocket")],
        [plain.replace(b" HTTP", b"?x=1 HTTP")],
    ):
        caller = await Caller.call(web, *pieces)
        status, headers = await caller.head()
        assert (status, headers.pop("sec-websocket-accept")) == (101, ACCEPTED.lower())
        assert headers.keys() == {"upgrade", "connection", "date"}
        await caller.say(HELLO)
        assert await caller.told(3) == ["welcome", "game", "update"]
        caller.writer.write(b"\x88\x82\x00\x00\x00\x00\x03\xe8")
        assert (await caller.told())[-1] == "1000"
        caller.end()


async def test_what_is_no_request_for_a_socket_opens_none(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    plain = wish(web, opened["table"]["id"])
    for wrong, status in (
        (plain.replace(b"Version: 13", b"Version: 8"), 400),
        (plain.replace(KEY.encode(), b"c2hvcnQ="), 400),
        (plain.replace(b"Sec-WebSocket-Key", b"X-Key"), 400),
        (plain.replace(b"Upgrade: websocket\r\n", b""), 404),
        (plain.replace(b"Connection: Upgrade\r\n", b""), 404),
        (plain.replace(b"Host:", b"X-Host:"), 400),
        (plain.replace(b"Host:", b"Host: x\r\nHost:"), 400),
        (plain.replace(b"Upgrade: web", b"X\0: 1\r\nUpgrade: web"), 400),
    ):
        caller = await Caller.call(web, wrong)
        assert (await caller.head())[0] == status, wrong
        caller.end()


async def test_an_opened_socket_is_held_to_all_rules(narrow: Server) -> None:
    web = Web(narrow.url)
    opened = await web.open_table(PERSON, BEN, start=True)
    table = opened["table"]["id"]
    for asked, code in (
        (wish(web, table, Origin="https://elsewhere.example"), "wrong-origin"),
        (wish(web, "tNowhere"), "no-such-table"),
        (wish(web, "no.name"), "no-such-table"),
    ):
        caller = await Caller.call(web, asked)
        assert (await caller.head())[0] == 101
        assert await caller.told() == [code, "4000"]
        caller.end()
    here = [await Caller.call(web, wish(web, table)) for _ in range(2)]
    for each in here:
        await each.head()
    _, figures = await web.ask("GET", "/metrics")
    assert "karak_sockets 2.0" in figures
    late = await Caller.call(web, wish(web, table))
    await late.head()
    assert await late.told() == ["too-many-sockets", "4000"]
    for each in (*here, late):
        each.end()


async def test_who_says_nothing_does_not_keep_the_server_from_its_end(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with serving(tmp_path_factory.mktemp("data")) as running:
        web = Web(running.url)
        silent = await Caller.call(web)
        await web.ok("GET", "/api/server")
        assert await asyncio.to_thread(running.stop) == 0
        assert await silent.reader.read() == b""
        silent.end()


async def test_who_comes_through_a_proxy_is_known_by_its_word(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    trusted = ("--proxies", "127.0.0.1,::1", "--max-sockets-each", "1")
    with serving(tmp_path_factory.mktemp("data"), *trusted) as running:
        web = Web(running.url)
        opened = await web.open_table(PERSON, BEN, start=True)
        callers: list[Caller] = []
        for address, told in (
            ("192.0.2.1", ["welcome"]),
            ("192.0.2.2", ["welcome"]),
            ("192.0.2.1", ["too-many-sockets"]),
        ):
            asked = wish(web, opened["table"]["id"], **{"X-Forwarded-For": address})
            callers.append(await Caller.call(web, asked))
            await callers[-1].head()
            await callers[-1].say(HELLO)
            assert await callers[-1].told(1) == told
        for each in callers:
            each.end()
