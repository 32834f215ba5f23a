"""Clients for the tests: they speak the protocol, and know no rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from karak.bots.levels import make_bot
from karak.games.api import imagine

Data = dict[str, Any]
PATIENCE = 30.0
PERSON = {"who": "person", "name": "Ann"}
OPEN = {"who": "open"}
BOT = {"who": "bot", "bot": "greedy"}
SECRET = "Karak-Secret"


class Web:
    """The HTTP side."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def ask(
        self, method: str, path: str, body: Any = None, secret: str | None = None
    ) -> tuple[int, Any]:
        """Make a request; give status and answer."""
        headers = {} if secret is None else {SECRET: secret}
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as client:
            done = await client.request(method, path, json=body, headers=headers)
        is_json = done.headers.get("content-type", "").startswith("application/json")
        return done.status_code, done.json() if is_json else done.text

    async def ask_raw(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        """Make a request with a body that may hold halves of characters."""
        headers = {"content-type": "application/json"}
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as client:
            done = await client.request(
                method, path, content=json.dumps(body).encode(), headers=headers
            )
        return done.status_code, done.json()

    async def ok(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        """Make a request that must succeed."""
        status, answer = await self.ask(method, path, body, secret)
        assert 200 <= status < 300, (status, answer)
        return answer

    async def open_table(self, *seats: Data, game: str = "karak", **options: Any) -> Data:
        """Open a table."""
        opened: Data = await self.ok(
            "POST", "/api/tables", {"game": game, "seats": list(seats), **options}
        )
        return opened


class Player:
    """One socket, and what it has been told last."""

    def __init__(self, socket: ClientConnection, seats: Sequence[Data]) -> None:
        self.socket = socket
        self.seats = [seat["seat"] for seat in seats]
        self.table: Data = {}
        self.setup: Data | None = None
        self.update: Data | None = None
        self.told: list[Data] = []
        self.ref = 0

    async def next(self) -> Data:
        """Take the next message in."""
        async with asyncio.timeout(PATIENCE):
            message: Data = json.loads(await self.socket.recv())
        self.told.append(message)
        match message["type"]:
            case "welcome" | "table":
                self.table = message["table"]
            case "game":
                self.setup = message["setup"]
            case "update":
                self.update = message
            case _:
                pass
        return message

    async def until(self, *kinds: str) -> Data:
        """Take messages in up to one of a kind."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.send_raw(json.dumps(message))

    async def send_raw(self, text: str) -> None:
        """Send anything; who has been shown the door meanwhile still reads why."""
        with suppress(ConnectionClosed):
            await self.socket.send(text)

    async def act(self, action: str, seat: int | None = None, **more: Any) -> Data:
        """Play an action and wait until it is acknowledged or refused."""
        assert self.update is not None
        self.ref += 1
        number = self.update["number"]
        asked = self.update["asked"]
        who = seat if seat is not None else asked["seat"] if asked else self.seats[0]
        message = {"number": number, "seat": who, "action": action, "ref": self.ref, **more}
        await self.send(type="act", **message)
        return await self.answer(self.ref)

    async def answer(self, ref: int) -> Data:
        """Wait for the answer to a request."""
        while True:
            message = await self.next()
            if message.get("ref") == ref:
                return message

    @property
    def choices(self) -> list[str]:
        """What may be done now on this device."""
        if self.update is None or self.update["choices"] is None:
            return []
        return [choice["action"] for choice in self.update["choices"]]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.update is not None and self.update["result"] is not None


@asynccontextmanager
async def sitting(
    web: Web, table_id: str, seats: Sequence[Data] = (), seen: int | None = None, **more: Any
) -> AsyncGenerator[Player, None]:
    """Connect to a table, and say hello."""
    address = f"{web.url.replace('http', 'ws')}/api/tables/{table_id}/socket"
    async with connect(address, max_size=2**24, compression=None) as socket:
        player = Player(socket, seats)
        keys = [{"seat": seat["seat"], "secret": seat["secret"]} for seat in seats]
        await player.send(type="hello", protocol=1, seats=keys, seen=seen, **more)
        yield player


def clever_choice(player: Player, seed: int) -> str:
    """Ask the greedy bot, which guesses at the game from what this player has been told alone."""
    assert player.update is not None
    view = {
        "format": 1,
        "view": player.update["view"],
        "setup": player.setup,
        "position": player.update["position"],
        "result": None,
    }
    return make_bot("greedy", seed).choose(imagine(view, seed)).text


async def play_to_the_end(players: Sequence[Player], seed: int, most: int = 5000) -> int:
    """Let everybody play well until the game is over; give the number of moves."""
    moves = 0
    while not all(player.is_over for player in players):
        asked = [player for player in players if player.choices and not player.is_over]
        if asked:
            answer = await asked[0].act(clever_choice(asked[0], seed + moves))
            assert answer["type"] == "update", answer
            moves += 1
            assert moves < most
            number = answer["number"]
        else:
            number = -1
        await asyncio.gather(*(up_to(player, number) for player in players))
    return moves


async def up_to(player: Player, number: int) -> None:
    """Wait until a player has been told of a number, or for the next update."""
    if number < 0 and not player.is_over:
        await player.until("update")
    while player.update is None or player.update["number"] < number:
        await player.until("update")
