"""Texts that databases and people stumble over, on both databases."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from karak.kernel.data import checksum
from karak.table import Seat, Table
from server.player import OPEN, PERSON, Web
from server.running import Server, serving

KEYS = ["%00", "t%00x", "%F0%9F%90%89", "t" * 64, "..%2F..%2Fetc", "%ED%A0%80", "'%20OR%201=1--"]
PAGES = ["nan:x", "inf:x", "-inf:", "1e999:x", "1:%00", ":", "1", "1:" + "x" * 110]
NAMES = ["\x00", "Ann\x00", "\u202eAnn", "\ud83d", "<b>Ann</b>", "\u200b", "Ann\n\nBen"]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Generator[Server, None, None]:
    """A server on SQLite, then one on PostgreSQL."""
    folder: Path = tmp_path_factory.mktemp("data")
    if request.param == "sqlite":
        with serving(folder, "--max-tables-each", "1000") as running:
            yield running
        return
    with (
        request.getfixturevalue("postgres").database() as url,
        serving(folder, "--max-tables-each", "1000", "--db", url) as running,
    ):
        yield running


@pytest.fixture
def any_web(any_server: Server) -> Web:
    return Web(any_server.url)


async def test_odd_keys_lead_to_no_table(any_web: Web) -> None:
    for key in KEYS:
        for method, path in (("GET", ""), ("GET", "/replay")):
            status, answer = await any_web.ask(method, f"/api/tables/{key}{path}")
            assert status in (400, 404), answer
            assert answer["code"] in ("no-such-table", "not-found", "bad-message")
        status, _ = await any_web.ask("GET", f"/plain/t/{key}")
        assert status in (400, 404)


async def test_odd_pages_are_empty_or_refused(any_web: Web) -> None:
    for after in PAGES:
        status, answer = await any_web.ask("GET", f"/api/tables?after={after}")
        assert status in (200, 400), answer


async def test_odd_names_are_mended_or_refused(any_web: Web) -> None:
    for name in NAMES:
        body = {"game": "karak", "seats": [{**PERSON, "name": name}, OPEN]}
        status, answer = await any_web.ask_raw("POST", "/api/tables", body)
        assert status in (201, 400), answer
        if status == 201:
            kept = answer["table"]["seats"][0]["name"]
            assert kept == " ".join(kept.split())
            assert kept.isprintable()


def a_finished_table(name: str) -> dict[str, Any]:
    """Play a table of bots to its end, and give a seat an odd name."""
    table = Table.open("karak", [Seat("Ann", "greedy"), Seat("Ben", "greedy")], seed=4)
    while not table.game.over:
        table.bot_move()
    data: dict[str, Any] = table.save()
    data["seats"][0]["name"] = name
    data.pop("check")
    data["check"] = checksum(data)
    return data


async def test_names_in_imported_games_are_no_different(any_web: Web) -> None:
    for name in NAMES[:3]:
        data = a_finished_table(name)
        status, answer = await any_web.ask_raw("POST", "/api/tables/import", data)
        assert status in (201, 400), answer
        if status == 201:
            assert answer["seats"][0]["name"].isprintable()
