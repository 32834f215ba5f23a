"""Everything that a server says is as the protocol describes it, and nonsense is refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from server.held import hold
from server.player import Data, Player, Web, clever_choice, sitting, up_to
from server.running import Server
from table.playing import put

ANN: Data = {"who": "person", "name": "Ann"}
BEN: Data = {"who": "person", "name": "Ben"}
SCOUT: Data = {"who": "person", "name": "Darius", "hero": "scout"}
RANGER: Data = {"who": "person", "name": "Eve", "hero": "ranger"}
SEATS = {"karak": (ANN, BEN), "karak2": (SCOUT, RANGER)}
MOVES = 150
HIDDEN = ("hexes-drawn", "hex-put-back", "hexes-returned")


async def ask_about(player: Player, random: Random) -> None:
    """Ask for something beside the game, as people do."""
    player.ref += 1
    after = random.randrange(-1, 20)
    match random.randrange(6):
        case 0:
            await player.send(type="story", after=after, ref=player.ref)
            await player.answer(player.ref)
        case 4:
            await player.send(type="scenes", after=max(after, 0), ref=player.ref)
            await player.answer(player.ref)
        case 1:
            await player.send(type="odds", ref=player.ref)
            await player.answer(player.ref)
        case 2 if player.seats:
            await player.send(type="emote", seat=player.seats[0], emote="thanks")
            await player.until("emoted")
        case 3 if player.seats:
            await player.send(type="act", number=0, seat=0, action="roll", ref=player.ref)
            await player.answer(player.ref)
        case _:
            pass


async def play_some(players: list[Player], random: Random) -> None:
    """Play, with talk between the moves."""
    for number in range(MOVES):
        asked = [player for player in players if player.choices]
        if not asked or any(player.is_over for player in players):
            return
        told = await asked[0].act(clever_choice(asked[0], number))
        assert told["type"] == "update", told
        await asyncio.gather(*(up_to(player, told["number"]) for player in players))
        await ask_about(random.choice(players), random)


@pytest.mark.parametrize("game", ["karak", "karak2"])
async def test_every_message_of_a_game_is_as_described(web: Web, game: str) -> None:
    opened = await web.open_table(*SEATS[game], game=game, start=True, seed="5")
    table = opened["table"]["id"]
    async with AsyncExitStack() as stack:
        seats: list[Data] = opened["seats"]
        players = [
            await stack.enter_async_context(sitting(web, table, seats[first:last]))
            for first, last in ((0, 1), (1, 2), (0, 0))
        ]
        for player in players:
            await player.until("update")
        await play_some(players, Random(7))
        everything = [message for player in players for message in player.told]
        late = await stack.enter_async_context(sitting(web, table, seen=0))
        await late.until("update")
    kinds = {message["type"] for message in everything}
    assert {"welcome", "table", "game", "update"} <= kinds
    assert {"story", "scenes", "odds", "emoted", "refused"} <= kinds
    for message in [*everything, *late.told]:
        hold(message, game)
    if game == "karak2":
        for player in (players[1], players[2], late):
            check_hidden(player)
        assert knows_hidden(players[0])


def hidden_events(player: Player) -> list[Data]:
    """Find what was told of the Scout's hexes: in updates, in the story, and in what was shown."""
    chapters = [chapter for each in player.told for chapter in each.get("chapters", [])]
    chapters += [frame["chapter"] for each in player.told for frame in each.get("frames", [])]
    return [
        event for chapter in chapters for event in chapter["events"] if event["event"] in HIDDEN
    ]


def check_hidden(player: Player) -> None:
    """Nothing that only the Scout knows is in anything that another one was told."""
    found = hidden_events(player)
    assert found, "the Scout never looked at hexes"
    for event in found:
        assert [event.get(name) for name in ("first", "second", "land")] == [None, None, None]
    for position in positions_told(player):
        assert position["top"] is None or position["top"]["hex"] is None
        assert len(position["drawn"]) < 2 or {one["hex"] for one in position["drawn"]} == {None}
    assert {each["view"] for each in player.told if each["type"] == "update"} == {None}


def positions_told(player: Player) -> Iterator[Data]:
    """Give every position that somebody was told or shown again."""
    for message in player.told:
        if message["type"] in ("update", "scenes"):
            position = deepcopy(message["position"])
            yield position
            for frame in message.get("frames", []):
                for change in frame["changes"]:
                    put(position, change["path"], change["value"])
                yield position


def knows_hidden(player: Player) -> bool:
    return any(event.get("first") or event.get("land") for event in hidden_events(player))


# Nonsense

FIELDS: dict[str, tuple[str, ...]] = {
    "hello": ("protocol", "seats", "host", "seen"),
    "act": ("number", "seat", "action", "ref", "chance"),
    "undo": ("number", "seat", "ref"),
    "hand-over": ("seat", "bot", "ref"),
    "uncover": ("seat",),
    "emote": ("seat", "emote"),
    "story": ("after", "ref"),
    "scenes": ("after", "ref"),
    "odds": ("ref",),
    "nonsense": ("x",),
}
SCALARS: tuple[Any, ...] = (
    *(None, True, 0, 1, -1, 2, 7, 8, 2**31, 2**63, 2**64, 1.5, 1e308, "", "0", "roll"),
    *("end turn", "greedy", "smile", "\u0000", "\ud800", "x" * 79, "x" * 5000, "تجربة"),
)


def nonsense(random: Random) -> str:
    """Write a message that looks like one, with values of all kinds in it."""
    kind = random.choice(list(FIELDS))
    message: Data = {"type": kind}
    for name in FIELDS[kind]:
        if random.random() < 0.8:
            message[name] = a_value(random, 3)
    if random.random() < 0.1:
        message[random.choice(("type", "seat", "extra", ""))] = a_value(random, 2)
    text = json.dumps(message)
    return text[: random.randrange(len(text))] if random.random() < 0.1 else text


def a_value(random: Random, depth: int) -> Any:
    what = random.random()
    if depth == 0 or what < 0.7:
        return random.choice(SCALARS)
    inner = [a_value(random, depth - 1) for _ in range(random.randrange(4))]
    return inner if what < 0.85 else {str(number): one for number, one in enumerate(inner)}


async def test_nonsense_is_refused_and_the_server_stays_well(web: Web, server: Server) -> None:
    opened = await web.open_table(ANN, BEN, start=True, seed="5")
    table = opened["table"]["id"]
    random = Random(11)
    refused = 0
    for _ in range(40):
        async with sitting(web, table, opened["seats"][:1]) as player:
            await player.until("update")
            for _ in range(8):
                await player.send_raw(nonsense(random))
            player.ref = 999
            await player.send(type="story", after=-1, ref=player.ref)
            await player.answer(player.ref)
            refused += sum(each["type"] == "refused" for each in player.told)
    assert refused > 200
    assert (await web.ok("GET", "/health"))["status"] == "ok"
    assert "Traceback" not in server.everything()
