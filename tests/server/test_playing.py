"""Playing over a socket: answers, refusals, undo, hand-over, emotes, presence."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from server.player import BOT, OPEN, PERSON, Data, Player, Web, sitting, up_to
from table.playing import put

BEN = {"who": "person", "name": "Ben"}


@asynccontextmanager
async def two_at_a_table(
    web: Web, **options: Any
) -> AsyncGenerator[tuple[Player, Player, Data], None]:
    """A game has begun; the first player is the one who is asked."""
    opened = await web.open_table(PERSON, BEN, start=True, **options)
    table_id = opened["table"]["id"]
    first, second = opened["seats"]
    async with sitting(web, table_id, [first]) as one, sitting(web, table_id, [second]) as other:
        for player in (one, other):
            await player.until("update")
        if one.choices:
            yield one, other, opened
        else:
            yield other, one, opened


def code_of(message: Data) -> str:
    assert message["type"] == "refused", message
    code: str = message["problem"]["code"]
    return code


# Who is told what


async def test_only_who_is_asked_gets_the_question_and_its_answers(web: Web) -> None:
    async with two_at_a_table(web) as (asked, other, _):
        assert asked.update
        assert other.update
        assert asked.update["asked"]["kind"] == "turn"
        assert asked.update["asked"]["message"] == "ask-turn"
        assert asked.update["choices"][0]["message"].startswith("action-")
        assert other.update["asked"] is None
        assert other.update["choices"] is None
        assert other.update["position"] == asked.update["position"]


async def test_a_move_is_told_to_everybody_with_its_events(web: Web) -> None:
    async with two_at_a_table(web) as (asked, other, _):
        answer = await asked.act(asked.choices[0])
        heard = await other.until("update")
        assert answer["chapters"] == heard["chapters"]
        assert answer["chapters"][0]["action"] == "step north"
        assert answer["chapters"][0]["events"]
        assert (heard["ref"], heard["number"]) == (None, answer["number"])


# Answers that do not fit


async def test_an_answer_sent_twice_is_played_once(web: Web) -> None:
    async with two_at_a_table(web) as (asked, _, _opened):
        assert asked.update
        seat = asked.update["asked"]["seat"]
        move = {"type": "act", "number": 0, "seat": seat, "action": asked.choices[0]}
        await asked.send(**move, ref=1)
        await asked.send(**move, ref=2)
        first, second = await asked.answer(1), await asked.answer(2)
        assert (first["type"], second["type"]) == ("update", "update")
        assert first["number"] == second["number"] == 1


async def test_another_answer_to_the_same_question_is_stale(web: Web) -> None:
    async with two_at_a_table(web) as (asked, _, _opened):
        assert asked.update
        seat = asked.update["asked"]["seat"]
        other_choice = asked.choices[1]
        await asked.act(asked.choices[0])
        late = {"type": "act", "number": 0, "seat": seat, "action": other_choice, "ref": 9}
        await asked.send(**late)
        assert code_of(await asked.answer(9)) == "stale"


async def test_an_answer_to_the_future_is_stale(web: Web) -> None:
    async with two_at_a_table(web) as (asked, _, _opened):
        assert asked.update
        asked.update["number"] = 7
        assert code_of(await asked.act(asked.choices[0])) == "stale"


async def test_what_is_not_legal_is_refused_and_changes_nothing(web: Web) -> None:
    async with two_at_a_table(web) as (asked, _, _opened):
        assert code_of(await asked.act("roll")) == "illegal-action"
        assert code_of(await asked.act("fly away")) == "unknown-action"
        assert (await asked.act(asked.choices[0]))["number"] == 1


async def test_nobody_plays_out_of_turn(web: Web) -> None:
    async with two_at_a_table(web) as (asked, other, _):
        assert code_of(await other.act(asked.choices[0])) == "not-your-turn"


async def test_nobody_plays_for_another_seat(web: Web) -> None:
    async with two_at_a_table(web) as (asked, other, opened):
        assert asked.update
        seat = asked.update["asked"]["seat"]
        assert code_of(await other.act(asked.choices[0], seat)) == "not-your-seat"
        async with sitting(web, opened["table"]["id"]) as watcher:
            await watcher.until("update")
            assert code_of(await watcher.act(asked.choices[0], seat)) == "not-your-seat"


async def test_a_wrong_secret_is_shown_the_door(web: Web) -> None:
    async with two_at_a_table(web) as (_, _other, opened):
        liar = [{"seat": 0, "secret": "A" * 22}]
        async with sitting(web, opened["table"]["id"], liar) as player:
            assert (await player.until("bye"))["problem"]["code"] == "wrong-secret"


async def test_dice_cannot_be_given_where_the_server_rolls(web: Web) -> None:
    async with two_at_a_table(web) as (asked, _, _opened):
        assert code_of(await asked.act(asked.choices[0], chance=[1, 2])) == "drawn-dice"


# Undo


async def end_turn(player: Player) -> Data:
    answer = await player.act("end turn")
    assert answer["type"] == "update"
    return answer


async def test_an_action_without_chance_can_be_taken_back_until_the_next_one_acts(
    web: Web,
) -> None:
    async with two_at_a_table(web) as (asked, other, _):
        assert asked.update
        seat = asked.update["asked"]["seat"]
        before = asked.update["position"]
        assert (await end_turn(asked))["undo"] == [seat]
        await asked.send(type="undo", number=1, seat=seat, ref=50)
        back = await asked.answer(50)
        assert back["position"] == before
        assert back["chapters"][0]["kind"] == "undo"
        assert asked.choices
        await end_turn(asked)
        await up_to(other, 3)
        await end_turn(other)
        await asked.send(type="undo", number=4, seat=seat, ref=51)
        assert code_of(await asked.answer(51)) == "cannot-undo"


async def test_nobody_takes_back_for_another(web: Web) -> None:
    async with two_at_a_table(web) as (asked, other, _):
        assert asked.update
        seat = asked.update["asked"]["seat"]
        await end_turn(asked)
        await other.send(type="undo", number=1, seat=seat, ref=50)
        assert code_of(await other.answer(50)) == "not-your-seat"


async def test_a_table_without_undo_has_none(web: Web) -> None:
    async with two_at_a_table(web, undo=False) as (asked, _, _opened):
        assert asked.update
        seat = asked.update["asked"]["seat"]
        assert (await end_turn(asked))["undo"] == []
        await asked.send(type="undo", number=1, seat=seat, ref=50)
        assert code_of(await asked.answer(50)) == "cannot-undo"


# Hand-over


async def test_a_seat_goes_to_a_bot_and_back(web: Web) -> None:
    async with two_at_a_table(web) as (asked, other, _):
        assert asked.update
        seat = asked.update["asked"]["seat"]
        await asked.send(type="hand-over", seat=seat, bot="greedy", ref=60)
        given = await asked.answer(60)
        assert given["chapters"][0]["kind"] == "hand-over"
        assert given["choices"] is None
        while not other.choices:
            await other.until("update")
        assert code_of(await asked.act("end turn")) in ("seat-of-bot", "not-your-turn", "stale")
        await asked.send(type="hand-over", seat=seat, ref=61)
        assert (await asked.answer(61))["chapters"][-1]["bot"] is None
        await other.act("end turn") if "end turn" in other.choices else None


async def test_the_host_gives_an_absent_seat_to_a_bot_but_takes_none_back(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    table = opened["table"]["id"]
    await web.ok("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    await web.ok("POST", f"/api/tables/{table}/start", {}, opened["host"])
    async with sitting(web, table, opened["seats"]) as host:
        await host.until("update")
        await host.send(type="hand-over", seat=1, bot="random", ref=1)
        assert (await host.answer(1))["type"] == "update"
        await host.send(type="hand-over", seat=1, ref=2)
        assert code_of(await host.answer(2)) == "not-your-seat"
        await host.send(type="hand-over", seat=0, bot="nobody", ref=3)
        assert code_of(await host.answer(3)) == "unknown-bot"


# Company


async def test_emotes_reach_everybody_and_free_chat_nobody(web: Web) -> None:
    async with two_at_a_table(web) as (asked, other, _):
        seat = asked.seats[0]
        await asked.send(type="emote", seat=seat, emote="well-played")
        assert await other.until("emoted") == {
            "type": "emoted",
            "seat": seat,
            "emote": "well-played",
        }
        await asked.send(type="emote", seat=seat, emote="<b>hello</b>")
        assert code_of(await asked.until("refused")) == "unknown-emote"


async def test_presence_is_told_when_somebody_comes_and_goes(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    table = opened["table"]["id"]
    async with sitting(web, table, opened["seats"][:1]) as ann:
        await ann.until("table")
        async with sitting(web, table, opened["seats"][1:]) as ben:
            await ben.until("welcome")
            seats = (await ann.until("table"))["table"]["seats"]
            assert [seat["present"] for seat in seats] == [True, True]
        seats = (await ann.until("table"))["table"]["seats"]
        assert [seat["present"] for seat in seats] == [True, False]


# Coming back


async def test_who_comes_back_is_told_what_was_missed(web: Web) -> None:
    async with two_at_a_table(web) as (asked, _, opened):
        for _ in range(3):
            if asked.choices:
                await asked.act(asked.choices[0])
        assert asked.update
        number = asked.update["number"]
        table = opened["table"]["id"]
        key = [seat for seat in opened["seats"] if seat["seat"] == asked.seats[0]]
        async with sitting(web, table, key, seen=1) as again:
            update = await again.until("update")
            assert [chapter["number"] for chapter in update["chapters"]] == list(
                range(2, number + 1)
            )
            assert not update["gap"]
            assert update["position"] == asked.update["position"]
            assert again.choices == asked.choices
        async with sitting(web, table, key) as fresh:
            assert (await fresh.until("update"))["gap"]
            await fresh.send(type="story", after=-1, ref=5)
            story = await fresh.answer(5)
            assert [chapter["number"] for chapter in story["chapters"]] == list(range(number + 1))
            assert not story["more"]
            await fresh.send(type="scenes", after=1, ref=6)
            scenes = await fresh.answer(6)
            assert [frame["chapter"] for frame in scenes["frames"]] == story["chapters"][2:]
            position = scenes["position"]
            for change in (each for frame in scenes["frames"] for each in frame["changes"]):
                put(position, change["path"], change["value"])
            assert position == asked.update["position"]
            await fresh.send(type="scenes", after=number + 1, ref=7)
            assert (await fresh.answer(7))["problem"]["code"] == "no-such-moment"


async def test_one_device_may_hold_all_seats(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, {"who": "person", "name": "Cleo"}, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        await device.until("update")
        seen: set[int] = set()
        for _ in range(40):
            assert device.update
            assert device.choices
            seen.add(device.update["asked"]["seat"])
            await device.act("end turn" if "end turn" in device.choices else device.choices[0])
        assert seen == {0, 1, 2}


async def test_a_bot_waits_for_nobody(web: Web) -> None:
    opened = await web.open_table(PERSON, BOT, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as ann:
        await ann.until("update")
        for _ in range(3):
            while not ann.choices:
                await ann.until("update")
            if "end turn" in ann.choices:
                await end_turn(ann)
            else:
                await ann.act(ann.choices[0])


# Odds


async def test_odds_of_a_fight_are_told_to_whoever_asks(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        await device.until("update")
        await device.send(type="odds", ref=70)
        assert (await device.answer(70))["odds"] is None
        for _ in range(60):
            if device.choices == ["roll"]:
                break
            await device.act(device.choices[0])
        await device.send(type="odds", ref=71)
        told = (await device.answer(71))["odds"]
        chances = told["chances"]
        assert told["moment"] == "before-roll"
        assert abs(chances["win"] + chances["tie"] + chances["lose"] - 1) < 1e-9
        assert device.update
        position: Data = device.update["position"]
        site: int = position["heroes"][position["seat"]]["site"]
        await device.send(type="odds", site=site, seat=position["seat"], ref=72)
        assert (await device.answer(72))["odds"]["foes"] == told["foes"]
        await device.send(type="odds", site=0, ref=73)
        assert (await device.answer(73))["odds"] is None


async def test_a_table_can_be_without_odds(web: Web) -> None:
    async with two_at_a_table(web, odds=False) as (asked, _, _opened):
        await asked.send(type="odds", ref=70)
        assert code_of(await asked.answer(70)) == "no-odds"
