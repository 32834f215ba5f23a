"""The game that the page on the server shows, message by message, is played with a real one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from docs.fenced import ROOT, blocks
from karak.kernel.data import as_list, as_mapping
from server.player import PATIENCE, Web
from server.running import Server, serving

PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
MORE = "…"
NEWS = {"table"}
"""Messages that may come at any time."""


def parts() -> list[list[str]]:
    """Give the lines of each part of the session: its address first."""
    shown = next(block.text for block in blocks(PAGE) if block.text.startswith("POST "))
    return [part.splitlines() for part in shown.strip().split("\n\n")]


def fits(told: object, shown: object) -> bool:
    """Hold what was told against what is shown; `…` stands for anything."""
    if shown == MORE:
        return True
    fields, rows = as_mapping(shown), as_list(shown)
    if fields is not None:
        found = as_mapping(told)
        if found is None or (MORE not in fields and set(found) != set(fields)):
            return False
        named = [key for key in fields if key != MORE]
        return all(key in found and fits(found[key], fields[key]) for key in named)
    if rows is not None:
        items = as_list(told) or []
        return len(items) == len(rows) and all(map(fits, items, rows))
    return told == shown


async def next_told(socket: ClientConnection) -> Any:
    async with asyncio.timeout(PATIENCE):
        while (told := json.loads(await socket.recv()))["type"] in NEWS:
            pass
    return told


async def talk(address: str, lines: list[str]) -> None:
    async with connect(address) as socket:
        for line in lines:
            if line.startswith("> "):
                await socket.send(line[2:])
            else:
                told = await next_told(socket)
                assert fits(told, json.loads(line[2:])), (line, told)


async def play(server: Server) -> None:
    request, session = parts()
    method, path = request[0].split()
    opened = await Web(server.url).ok(method, path, json.loads(request[1][2:]))
    assert fits(opened, json.loads(request[2][2:])), opened
    known = {"{id}": opened["table"]["id"]}
    known |= {f"{{secret {seat['seat']}}}": seat["secret"] for seat in opened["seats"]}
    text = "\n".join(session)
    for name, value in known.items():
        text = text.replace(name, value)
    address, *lines = text.splitlines()
    await talk(server.url.replace("http", "ws") + address.removeprefix("SOCKET "), lines)


@pytest.mark.slow
async def test_the_session_of_the_page_goes_as_shown(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        await play(server)


def test_what_does_not_fit_is_seen() -> None:
    assert fits({"a": 1, "b": 2}, {"a": 1, MORE: MORE})
    assert not fits({"a": 1, "b": 2}, {"a": 1})
    assert not fits({"a": 1}, {"a": 1, "b": None})
    assert not fits([1, 2], [1])
    assert not fits({"a": [1]}, {"a": [2]})
