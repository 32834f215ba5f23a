"""Clients that send garbage, too much, too fast, or come from where they should not."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from karak.server.socket import MOST_BAD
from server.player import OPEN, PERSON, Data, Web, sitting
from server.running import Server, serving

BEN = {"who": "person", "name": "Ben"}
HELLO = '{"type":"hello","protocol":1}'
A_LONG_GAME = "1"
LAST_REF = 999
LAST = f'{{"type":"story","after":1000000,"ref":{LAST_REF}}}'
"""A request whose answer shows that everything before it was answered."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server, None, None]:
    """A server with small limits."""
    limits = ("--max-sockets-table", "3", "--max-tables-each", "30", "--max-body", "20000")
    rates = ("--message-rate", "5", "--request-rate", "200")
    with serving(tmp_path_factory.mktemp("data"), *limits, *rates) as running:
        yield running


@pytest.fixture
def guarded(strict: Server) -> Web:
    return Web(strict.url)


async def a_socket(web: Web) -> str:
    opened = await web.open_table(PERSON, BEN, start=True)
    return f"{web.url.replace('http', 'ws')}/api/tables/{opened['table']['id']}/socket"


async def answers_to(address: str, *messages: str | bytes, **options: Any) -> list[Data]:
    """Send raw messages; give everything that comes until the socket closes or all is answered."""
    told: list[Data] = []
    async with connect(address, compression=None, **options) as raw:
        with suppress(ConnectionClosed):
            for message in (*messages, LAST):
                await raw.send(message)
        with suppress(ConnectionClosed):
            async with asyncio.timeout(30):
                while not told or told[-1].get("ref") != LAST_REF:
                    told.append(json.loads(await raw.recv()))
    return told


def codes(told: list[Data]) -> list[str]:
    return [each["problem"]["code"] for each in told if "problem" in each]


GARBAGE: list[str | bytes] = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"type":"act"}',
    '{"type":"act","number":"1","seat":0,"action":"roll"}',
    '{"type":"act","number":-1,"seat":0,"action":"roll"}',
    '{"type":"act","number":0,"seat":0,"action":""}',
    '{"type":"act","number":0,"seat":99,"action":"roll"}',
    '{"type":"act","number":0,"seat":0,"action":"roll","extra":1}',
    '{"type":"act","number":0,"seat":0,"action":"' + "a" * 500 + '"}',
    '{"type":"act","number":0,"seat":0,"action":"roll","chance":[' + "1," * 300 + "1]}",
    '{"type":"emote","seat":0,"emote":7}',
    '{"type":"unknown"}',
    '{"type":"hello","protocol":1,"seats":[{"seat":0,"secret":"short"}]}',
    "[" * 5000,
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
async def test_garbage_is_refused_and_the_socket_goes_on(web: Web, garbage: str | bytes) -> None:
    address = await a_socket(web)
    story = '{"type":"story","after":-1,"ref":3}'
    told = await answers_to(address, HELLO, garbage, story)
    assert codes(told) == ["bad-message"]
    assert "story" in [each["type"] for each in told]


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
async def test_garbage_instead_of_hello_ends_the_socket(web: Web, garbage: str | bytes) -> None:
    told = await answers_to(await a_socket(web), garbage)
    assert codes(told) == ["bad-message"]
    assert told[-1]["type"] == "bye"


async def test_who_plays_between_mistakes_is_not_shown_the_door(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        await device.until("update")
        for _ in range(2 * MOST_BAD):
            await device.send_raw("nonsense")
            assert (await device.until("refused"))["problem"]["code"] == "bad-message"
            assert (await device.act(device.choices[-1]))["type"] == "update"


async def test_a_request_that_does_not_fit_is_told_where(web: Web) -> None:
    seats = [PERSON, {"who": "person", "name": "B" * 200}]
    status, answer = await web.ask("POST", "/api/tables", {"game": "karak", "seats": seats})
    assert (status, answer["code"]) == (400, "bad-message")
    assert "name" in answer["args"]["reason"]


async def test_hello_comes_first_and_once(web: Web) -> None:
    address = await a_socket(web)
    assert codes(await answers_to(address, '{"type":"story","after":0}')) == ["hello-first"]
    assert codes(await answers_to(address, HELLO, HELLO)) == ["hello-first"]
    old = '{"type":"hello","protocol":99}'
    assert codes(await answers_to(address, old)) == ["wrong-protocol"]


@pytest.mark.slow
async def test_who_says_nothing_is_told_to_say_hello(web: Web, server: Server) -> None:
    async with connect(await a_socket(web)) as silent, asyncio.timeout(60):
        assert codes([json.loads(await silent.recv())]) == ["hello-first"]
        await silent.wait_closed()
    assert "Traceback" not in server.everything()


async def test_endless_garbage_ends_the_socket(web: Web) -> None:
    told = await answers_to(await a_socket(web), HELLO, *["nonsense"] * 30)
    assert told[-1]["type"] == "bye"
    assert len(told) < 20


async def test_a_message_that_is_too_large_ends_the_socket(web: Web) -> None:
    told = await answers_to(await a_socket(web), HELLO, "x" * 1_000_000)
    assert "refused" not in [each["type"] for each in told]
    assert (await web.ok("GET", "/health"))["status"] == "ok"


async def test_too_fast_is_refused(guarded: Web) -> None:
    story = '{"type":"story","after":-1}'
    told = await answers_to(await a_socket(guarded), HELLO, *[story] * 40)
    assert codes(told)
    assert set(codes(told)) == {"too-fast"}
    assert told[-1]["type"] == "bye"


async def test_a_table_has_room_for_so_many_sockets(guarded: Web) -> None:
    address = await a_socket(guarded)
    async with connect(address) as one, connect(address) as two, connect(address) as three:
        for each in (one, two, three):
            await each.send(HELLO)
            await each.recv()
        assert codes(await answers_to(address, HELLO)) == ["too-many-sockets"]


async def test_an_address_opens_so_many_tables(tmp_path: Path) -> None:
    with serving(tmp_path, "--max-tables-each", "3") as server:
        web = Web(server.url)
        for _ in range(3):
            await web.open_table(PERSON, OPEN)
        status, answer = await web.ask("POST", "/api/tables", {"game": "karak", "seats": []})
        assert (status, answer["code"]) == (400, "bad-message")
        body = {"game": "karak", "seats": [PERSON, OPEN]}
        status, answer = await web.ask("POST", "/api/tables", body)
        assert (status, answer["code"]) == (429, "too-many-tables")


async def test_a_body_that_is_too_large_is_refused(guarded: Web) -> None:
    body = {"game": "karak", "seats": [PERSON, OPEN], "figures": {"a": "b" * 50_000}}
    status, answer = await guarded.ask("POST", "/api/tables", body)
    assert (status, answer["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body", ["", "nonsense", "[]", "null", "{", '"x"', "[" * 2000], ids=range(7)
)
async def test_bodies_that_are_garbage_are_refused(web: Web, body: str) -> None:
    async with httpx.AsyncClient(base_url=web.url) as client:
        done = await client.post("/api/tables", content=body)
    assert done.status_code == 400
    assert done.json()["code"] == "bad-message"
    assert "Traceback" not in done.text


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/nowhere", (404, "not-found")),
        ("GET", "/api/tables/WOLF2345/nothing", (404, "not-found")),
        ("DELETE", "/api/tables", (405, "method-not-allowed")),
        ("PATCH", "/health", (405, "method-not-allowed")),
        ("GET", "/api/tables?phase=over", (400, "bad-message")),
    ],
)
async def test_what_is_not_there_is_told_by_a_code_of_its_own(
    web: Web, method: str, path: str, expected: tuple[int, str]
) -> None:
    async with httpx.AsyncClient(base_url=web.url) as client:
        done = await client.request(method, path)
    problem = done.json()
    assert (done.status_code, problem["code"]) == expected
    assert problem["message"] == f"error-{problem['code']}"
    assert (done.status_code == 405) == ("allow" in done.headers)


async def test_pages_from_elsewhere_open_no_socket(web: Web) -> None:
    address = await a_socket(web)
    evil = await answers_to(address, HELLO, origin="https://evil.example")
    assert codes(evil) == ["wrong-origin"]
    own = await answers_to(address, HELLO, origin=web.url)
    assert own[0]["type"] == "welcome"


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}]
)
async def test_names_that_are_not_ours_are_not_answered(web: Web, headers: Data) -> None:
    async with httpx.AsyncClient(base_url=web.url) as client:
        done = await client.get("/api/tables", headers=headers)
    assert (done.status_code, done.json()["code"]) == (403, "wrong-origin")


async def test_every_answer_carries_the_security_headers(web: Web) -> None:
    async with httpx.AsyncClient(base_url=web.url) as client:
        for path in ("/", "/api/tables", "/nowhere", "/api/tables/tNowhere", "/fair?seed=x"):
            headers = (await client.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
            assert headers["content-type"].count("charset") <= 1


async def test_paths_that_are_not_there_are_told_without_a_trace(web: Web) -> None:
    status, answer = await web.ask("GET", "/nowhere")
    assert status == 404
    assert set(answer) == {"code", "message", "args"}


async def test_a_client_that_does_not_read_is_dropped_and_holds_nobody_up(
    web: Web, server: Server
) -> None:
    opened = await web.open_table(PERSON, BEN, start=True, seed=A_LONG_GAME)
    table = opened["table"]["id"]
    shake = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    hello = bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO.encode()
    with socket.create_connection(("localhost", server.port)) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        deaf.sendall(shake.encode())
        await asyncio.to_thread(deaf.recv, 100)
        deaf.sendall(hello)
        async with sitting(web, table, opened["seats"]) as device:
            await device.until("update")
            while device.table["watching"] == 0:
                await device.until("table")
            random = Random(3)
            for _ in range(4000):
                await device.act(random.choice(device.choices))
                if device.table["watching"] == 0:
                    return
    raise AssertionError("a reader that never reads was kept")


async def test_no_secret_and_no_path_of_a_table_is_logged(web: Web, server: Server) -> None:
    opened = await web.open_table(PERSON, OPEN)
    path = f"/api/tables/{opened['table']['id']}"
    await web.ok("GET", path)
    await web.ask("POST", f"{path}/start", {}, opened["host"])
    server.wait_for(re.compile(r"/api/tables/\{key.*/start"))
    log = server.everything()
    assert opened["host"] not in log
    assert opened["table"]["code"] not in log
