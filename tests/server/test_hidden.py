"""What each seat and a spectator were told, compared with what they may know, at every number."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from typing import Any

from karak.games.api import replay
from karak.kernel.game import Game
from karak.table.saving import RecordReader
from karak.table.seat import Seat
from server.player import Data, Player, Web, play_to_the_end, sitting

SCOUT = {"who": "person", "name": "Darius", "hero": "scout"}
WARRIOR = {"who": "person", "name": "Ann", "hero": "warrior"}


def positions(data: Data) -> list[tuple[int, Game, Any]]:
    """Play an exported game again: after each action its number, the game, and its events."""
    game = replay(data["opening"])
    reader = RecordReader(game, [Seat("a"), Seat("b")])
    for row in data["record"]:
        reader.read(row)
    found: list[tuple[int, Game, Any]] = [(0, game.clone(), ())]
    for number, act in reader.standing:
        events = game.apply(act.action, list(act.answers))
        found.append((number, game.clone(), events))
    return found


def check(player: Player, viewer: int | None, truth: list[tuple[int, Game, Any]]) -> None:
    told = {each["number"]: each for each in player.told if each["type"] == "update"}
    for number, game, events in truth:
        update = told[number]
        assert update["position"] == game.position(viewer), number
        if number:
            seen = [event.seen_by(viewer).as_data() for event in events]
            assert update["chapters"][-1]["events"] == seen, number
        is_asked = not game.over and game.seat == viewer
        assert (update["choices"] is not None) == is_asked
        if is_asked:
            legal = [action.text for action in game.legal_actions()]
            assert [choice["action"] for choice in update["choices"]] == legal
            assert update["asked"]["args"] == game.decision.args
        else:
            assert update["asked"] is None


async def test_everybody_is_told_what_they_may_know_and_nothing_else(web: Web) -> None:
    opened = await web.open_table(SCOUT, WARRIOR, game="karak2", start=True, undo=False)
    table = opened["table"]["id"]
    async with AsyncExitStack() as stack:
        scout = await stack.enter_async_context(sitting(web, table, opened["seats"][:1]))
        other = await stack.enter_async_context(sitting(web, table, opened["seats"][1:]))
        watcher = await stack.enter_async_context(sitting(web, table))
        players = [scout, other, watcher]
        for player in players:
            await player.until("update")
        await play_to_the_end(players, 11)
    exported = await web.ok("GET", f"/api/tables/{table}/export")
    truth = positions(exported)
    for player, viewer in ((scout, 0), (other, 1), (watcher, None)):
        check(player, viewer, truth)
    hidden = [number for number, game, _ in truth if game.knows_more(0)]
    assert hidden, "the Scout never knew more than the others"
    secrets = (opened["seats"][0]["secret"], opened["seats"][1]["secret"])
    for player in players:
        everything = str([each for each in player.told if each["type"] != "dice"])
        assert exported["opening"]["setup"]["seed"] not in everything
        assert not any(secret in everything for secret in secrets)


async def test_a_shared_device_is_covered_until_it_has_been_handed_over(web: Web) -> None:
    opened = await web.open_table(SCOUT, WARRIOR, game="karak2", start=True)
    random = Random(4)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        await device.until("update")
        for _ in range(600):
            assert device.update
            if device.update["covered"]:
                break
            await device.act(random.choice(device.choices))
        else:
            raise AssertionError("nothing was ever private")
        covered = device.update
        assert covered["choices"] is None
        assert covered["asked"] is None
        assert covered["view"] is None
        await device.send(type="uncover", seat=1)
        assert (await device.until("refused"))["problem"]["code"] == "not-your-turn"
        await device.send(type="uncover", seat=0)
        shown = await device.until("update")
        assert (shown["view"], shown["covered"]) == (0, False)
        assert shown["choices"]
        assert shown["position"] != covered["position"]


async def test_nothing_of_a_running_game_can_be_exported(web: Web) -> None:
    opened = await web.open_table(SCOUT, WARRIOR, game="karak2", start=True)
    path = f"/api/tables/{opened['table']['id']}"
    for what in ("export", "replay", "positions/0"):
        status, answer = await web.ask("GET", f"{path}/{what}")
        assert (status, answer["code"]) == (409, "not-finished")
