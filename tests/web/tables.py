"""Tables for the tests of the client: opened and played over the wire, then looked at in a page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import httpx
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from server.running import Server
from web.browser import PATIENCE, Visitor

Data = dict[str, Any]
OPEN: Data = {"who": "open"}
BOT: Data = {"who": "bot", "bot": "greedy"}
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def person(seat: int, hero: str | None = None) -> Data:
    """Somebody on this device."""
    return {"who": "person", "name": NAMES[seat], **({} if hero is None else {"hero": hero})}


def open_table(site: Server, game: str, *seats: Data, **options: Any) -> Data:
    """Open a table and begin; its dice are known unless told otherwise."""
    wish: Data = {"game": game, "seats": list(seats), "seed": "7", "start": True, **options}
    opened: Data = httpx.post(f"{site.url}/api/tables", json=wish).raise_for_status().json()
    return opened


def play(site: Server, opened: Data, actions: Sequence[str]) -> int:
    """Play actions for all seats of a table; give the number of the last entry."""
    address = f"{site.url.replace('http', 'ws')}/api/tables/{opened['table']['id']}/socket"
    with connect(address, max_size=2**24) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "seats": opened["seats"]}))
        update = _update(socket, None)
        for ref, action in enumerate(actions):
            seat = update["position"]["seat"]
            act = {"number": update["number"], "seat": seat, "action": action, "ref": ref}
            socket.send(json.dumps({"type": "act", **act}))
            update = _update(socket, ref)
        number: int = update["number"]
    return number


def _update(socket: Any, ref: int | None) -> Data:
    """Wait for the update that answers a request, or for any."""
    while True:
        message: Data = json.loads(socket.recv(timeout=PATIENCE / 1000))
        assert message["type"] not in ("refused", "bye"), message
        if message["type"] == "update" and message["ref"] == ref:
            return message


def held_by(opened: Data) -> str:
    """Write what a browser keeps that holds the seats of a table."""
    table = opened["table"]
    held = {
        "id": table["id"],
        "code": table["code"],
        "game": table["options"]["game"],
        "seats": opened["seats"],
        "host": opened["host"],
        "phase": table["phase"],
        "when": 1,
    }
    return json.dumps([held])


def hold(visitor: Visitor, opened: Data) -> None:
    """Let a browser hold the seats of a table."""
    kept = json.dumps(held_by(opened))
    visitor.page.evaluate(f"localStorage.setItem('karak.tables', {kept})")


def keep(visitor: Visitor, site: Server, opened: Data) -> None:
    """Let a browser hold the seats of a table whose game has begun, and go there."""
    hold(visitor, opened)
    visitor.page.goto(f"{site.url}/t/{opened['table']['code']}")
    expect(visitor.page.locator(".viewport")).to_be_visible()


def sit_down(browser: Browser, site: Server, opened: Data, **kinds: Any) -> Visitor:
    """Come to a table with the seats that were opened."""
    visitor = Visitor(browser, f"{site.url}/join", **kinds)
    keep(visitor, site, opened)
    return visitor
