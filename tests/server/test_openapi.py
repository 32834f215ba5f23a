"""The OpenAPI document is served, is true, and whatever is asked by it or against it is answered.

Schemathesis makes requests that fit the document, and such that do not, always the same ones.
Each answer must have a status, a type and a body that the document names; nothing may fail.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from karak.server.openapi import SECRET_HEADER
from server.player import BOT, OPEN, PERSON, Data, Web
from server.running import Server, serving
from tools.wire.catalogue import document

schema: Any = schemathesis.openapi.from_dict(document())
at_tables: Any = schemathesis.openapi.from_dict(document())
at_tables.config.phases.coverage.enabled = False
bounded = settings(
    max_examples=8,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
CHECKS: Any = import_module("schemathesis.checks").CHECKS
LEFT_OUT: list[Any] = CHECKS.get_by_names(["positive_data_acceptance", "allow_header_conformance"])
"""A request may fit the document and still name a game, hero or bot that nobody knows; and what
the framework says to OPTIONS, which no page of ours asks, names one method of several."""
MENDED: list[Any] = [*LEFT_OUT, *CHECKS.get_by_names(["negative_data_rejection"])]
"""With a real key in place of a wrong one a request may be right."""
BEN: Data = {"who": "person", "name": "Ben"}


@dataclass(frozen=True)
class Place:
    """A real table and a secret of its host."""

    key: str
    secret: str


async def open_places(url: str) -> dict[str, Place]:
    """Open a table of each phase."""
    web = Web(url)
    lobby = await web.open_table(PERSON, OPEN)
    playing = await web.open_table(PERSON, BEN, start=True)
    finished = await web.open_table(BOT, BOT, start=True)
    while (await web.ok("GET", f"/api/tables/{finished['table']['id']}"))["phase"] != "finished":
        await asyncio.sleep(0.1)
    opened = {"lobby": lobby, "playing": playing, "finished": finished}
    return {name: Place(each["table"]["id"], each["host"]) for name, each in opened.items()}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server, None, None]:
    """A server on which an address may open as many tables as it likes."""
    with serving(tmp_path_factory.mktemp("data"), "--max-tables-each", "1000000") as running:
        yield running


@pytest.fixture(scope="module")
def places(server: Server) -> dict[str, Place]:
    return asyncio.run(open_places(server.url))


@pytest.fixture(scope="module")
def session(server: Server) -> Generator[Server, None, None]:
    """After everything the server must be well, and must have hidden nothing from its log."""
    yield server
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    log = server.everything()
    assert "Traceback" not in log
    assert "failed" not in log


@schema.parametrize()
@bounded
def test_whatever_is_asked_is_answered_as_documented(case: Any, session: Server) -> None:
    case.call_and_validate(base_url=session.url, excluded_checks=LEFT_OUT)


@pytest.mark.parametrize("phase", ["lobby", "playing", "finished"])
@at_tables.include(path_regex="key").parametrize()
@bounded
def test_at_a_real_table_as_well(
    case: Any, session: Server, places: dict[str, Place], phase: str
) -> None:
    place = places[phase]
    case.path_parameters["key"] = place.key
    headers = {SECRET_HEADER: place.secret}
    case.call_and_validate(base_url=session.url, headers=headers, excluded_checks=MENDED)


def test_the_document_is_served(server: Server) -> None:
    served = httpx.get(f"{server.url}/api/openapi.json")
    assert served.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert served.json() == document()


def test_every_part_of_the_document_is_explained() -> None:
    told = document()
    assert told["info"]["description"]
    for methods in told["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
            assert operation["description"]
            assert all(each["description"] for each in operation["parameters"])
    undescribed = [
        name for name, kind in told["components"]["schemas"].items() if not kind.get("description")
    ]
    assert undescribed == []


def test_what_a_client_sends_may_hold_nothing_unknown() -> None:
    kinds = document()["components"]["schemas"]
    for name in ("NewTable", "SeatWish", "Clock", "Join", "SetSeat", "Start"):
        assert kinds[name]["additionalProperties"] is False
