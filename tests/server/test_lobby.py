"""Tables before and after a game: open, join, leave, mend, start, list, play again."""

from __future__ import annotations

from typing import Any

import pytest

from server.player import BOT, OPEN, PERSON, Data, Web, sitting

BEN = {"who": "person", "name": "Ben"}


async def refused(web: Web, *asked: Any) -> tuple[int, str]:
    status, answer = await web.ask(*asked)
    assert status >= 400, answer
    return status, answer["code"]


async def test_a_table_is_found_by_id_code_and_link(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    table = opened["table"]
    assert await web.ok("GET", f"/api/tables/{table['id']}") == table
    code = table["code"]
    typed = f"{code[:4].lower()}-{code[4:].lower()}"
    assert await web.ok("GET", f"/api/tables/{typed}") == table
    assert opened["link"].endswith(f"/t/{code}")
    assert "Ann" in await web.ok("GET", f"/plain/t/{code}")


async def test_no_secret_leaves_the_server_but_to_its_owner(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    told = str(await web.ok("GET", f"/api/tables/{opened['table']['id']}"))
    assert opened["seats"][0]["secret"] not in told
    assert opened["seats"][0]["secret"] not in opened["link"]
    assert opened["table"]["fairness"]["seed"] is None
    assert opened["table"]["fairness"]["salt"] is None
    assert len(opened["table"]["fairness"]["commitment"]) == 64


async def test_seats_are_taken_once(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN, OPEN)
    seats = f"/api/tables/{opened['table']['id']}/seats"
    first = await web.ok("POST", seats, {"name": "Ben", "seat": 2})
    assert first["seats"][0]["seat"] == 2
    assert await refused(web, "POST", seats, {"name": "C", "seat": 2}) == (409, "seat-taken")
    assert (await web.ok("POST", seats, {"name": "Cleo"}))["seats"][0]["seat"] == 1
    assert await refused(web, "POST", seats, {"name": "Dan"}) == (409, "table-full")
    assert await refused(web, "POST", seats, {"name": "Dan", "seat": 4}) == (400, "bad-seat")


async def test_a_name_is_one_line_without_tricks(web: Web) -> None:
    opened = await web.open_table({"who": "person", "name": "  <b>Ann\u202e\n\x07  Lee </b>"}, OPEN)
    assert opened["table"]["seats"][0]["name"] == "<b>Ann Lee </b>"
    page = await web.ok("GET", f"/plain/t/{opened['table']['code']}")
    assert "<b>" not in page
    assert "&lt;b&gt;Ann" in page
    bad = {"game": "karak", "seats": [{"who": "person", "name": "\u200b\x01"}, OPEN]}
    assert await refused(web, "POST", "/api/tables", bad) == (400, "bad-name")


async def test_a_person_leaves_and_the_seat_is_open_again(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    path = f"/api/tables/{opened['table']['id']}"
    ben = await web.ok("POST", f"{path}/seats", {"name": "Ben"})
    secret = ben["seats"][0]["secret"]
    assert await refused(web, "DELETE", f"{path}/seats/0", None, secret) == (403, "not-the-host")
    left = await web.ok("DELETE", f"{path}/seats/1", None, secret)
    assert left["seats"][1]["taken_by"] == "nobody"
    async with sitting(web, opened["table"]["id"], ben["seats"]) as gone:
        assert (await gone.until("bye"))["problem"]["code"] == "wrong-secret"


async def test_when_the_host_leaves_the_next_person_is_the_host(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    path = f"/api/tables/{opened['table']['id']}"
    ben = await web.ok("POST", f"{path}/seats", {"name": "Ben"})
    left = await web.ok("DELETE", f"{path}/seats/0", None, opened["host"])
    assert [seat["is_host"] for seat in left["seats"]] == [False, True]
    given = await web.ok(
        "PUT", f"{path}/seats/0", {"who": "bot", "bot": "random"}, ben["seats"][0]["secret"]
    )
    assert given["seats"][0]["bot"] == "random"


async def test_only_the_host_sets_seats_and_starts(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    path = f"/api/tables/{opened['table']['id']}"
    stranger = "A" * 22
    bot = {"who": "bot", "bot": "greedy"}
    assert await refused(web, "PUT", f"{path}/seats/1", bot, stranger) == (403, "not-the-host")
    assert await refused(web, "POST", f"{path}/start", {}, stranger) == (403, "not-the-host")
    assert await refused(web, "POST", f"{path}/start", {}, opened["host"]) == (409, "seats-open")
    await web.ok("PUT", f"{path}/seats/1", bot, opened["host"])
    assert await refused(web, "PUT", f"{path}/seats/0", bot, opened["host"]) == (409, "seat-taken")
    started = await web.ok("POST", f"{path}/start", {}, opened["host"])
    assert started["table"]["phase"] == "playing"
    again = await refused(web, "POST", f"{path}/start", {}, opened["host"])
    assert again == (409, "already-started")
    late = await refused(web, "POST", f"{path}/seats", {"name": "Late"})
    assert late == (409, "already-started")


async def test_a_lost_secret_is_mended_by_the_host(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    table = opened["table"]["id"]
    path = f"/api/tables/{table}"
    claim = await web.ok("POST", f"{path}/seats/1/claim", None, opened["host"])
    wrong = {"name": "Eve", "claim": "AAAAAAAAAA"}
    assert await refused(web, "POST", f"{path}/seats", wrong) == (403, "wrong-secret")
    async with sitting(web, table, opened["seats"][1:]) as old:
        await old.until("update")
        joined = await web.ok(
            "POST", f"{path}/seats", {"name": "Ben", "claim": claim["claim"].lower()}
        )
        await old.send(type="emote", seat=1, emote="hello")
        assert (await old.until("refused"))["problem"]["code"] == "not-your-seat"
    async with sitting(web, table, joined["seats"]) as ben:
        assert (await ben.until("welcome"))["seats"] == [1]
    used = {"name": "Eve", "claim": claim["claim"]}
    assert await refused(web, "POST", f"{path}/seats", used) == (403, "wrong-secret")


async def test_a_person_moves_to_another_device_without_the_host(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    table = opened["table"]["id"]
    path = f"/api/tables/{table}/seats"
    ben = await web.ok("POST", path, {"name": "Ben"})
    secret = ben["seats"][0]["secret"]
    assert await refused(web, "POST", f"{path}/0/claim", None, secret) == (403, "not-the-host")
    claim = await web.ok("POST", f"{path}/1/claim", None, secret)
    async with sitting(web, table, ben["seats"]) as old:
        assert (await old.until("welcome"))["seats"] == [1]
        await web.ok("POST", path, {"name": "Ben", "claim": claim["claim"]})
        assert (await old.until("welcome"))["seats"] == []


async def test_people_change_places_before_the_game(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, BOT, OPEN)
    table = opened["table"]["id"]
    path = f"/api/tables/{table}/seats"
    secret = opened["seats"][0]["secret"]
    assert await refused(web, "POST", f"{path}/0/move", {"to": 1}, secret) == (409, "seat-taken")
    assert await refused(web, "POST", f"{path}/1/move", {"to": 3}, secret) == (403, "wrong-secret")
    assert await refused(web, "POST", f"{path}/0/move", {"to": 5}, secret) == (400, "bad-seat")
    async with sitting(web, table, opened["seats"]) as ann:
        assert (await ann.until("welcome"))["seats"] == [0, 1]
        moved = await web.ok("POST", f"{path}/0/move", {"to": 2}, secret)
        assert [seat["name"] for seat in moved["seats"]] == [BOT["bot"], "Ben", "Ann", ""]
        assert moved["seats"][2]["is_host"]
        told = await ann.until("welcome")
        assert told["seats"] == [1, 2]
        assert told["is_host"]


async def test_who_becomes_the_host_is_told(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    table = opened["table"]["id"]
    ben = await web.ok("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    async with sitting(web, table, ben["seats"]) as player:
        assert not (await player.until("welcome"))["is_host"]
        await web.ok("DELETE", f"/api/tables/{table}/seats/0", None, opened["host"])
        assert (await player.until("welcome"))["is_host"]


async def test_a_table_tells_whose_turn_it_is(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN)
    path = f"/api/tables/{opened['table']['id']}"
    assert (await web.ok("GET", path))["asked"] is None
    await web.ok("POST", f"{path}/start", {}, opened["host"])
    assert (await web.ok("GET", path))["asked"] in (0, 1)


async def test_a_server_tells_what_it_offers(web: Web) -> None:
    told = await web.ok("GET", "/api/server")
    assert [title["game"] for title in told["titles"]] == ["karak", "karak2"]
    assert all(len(title["heroes"]) >= 6 and title["figures"] for title in told["titles"])
    assert told["bots"][0] == "random"
    assert told["lan"] is None


async def test_public_tables_are_listed_and_private_ones_are_not(web: Web) -> None:
    public = await web.open_table(PERSON, OPEN, public=True)
    private = await web.open_table(PERSON, OPEN)
    listed = await web.ok("GET", "/api/tables")
    ids = [table["id"] for table in listed["tables"]]
    assert public["table"]["id"] in ids
    assert private["table"]["id"] not in ids
    playing = await web.open_table(PERSON, BOT, public=True, start=True)
    watched = await web.ok("GET", "/api/tables?phase=playing")
    assert playing["table"]["id"] in [table["id"] for table in watched["tables"]]
    assert playing["table"]["code"] in await web.ok("GET", "/plain")


async def test_a_list_has_pages(web: Web) -> None:
    opened = {(await web.open_table(PERSON, OPEN, public=True))["table"]["id"] for _ in range(25)}
    found: set[str] = set()
    after = ""
    while True:
        page = await web.ok("GET", f"/api/tables{after}")
        found |= {table["id"] for table in page["tables"]}
        if page["after"] is None:
            break
        after = f"?after={page['after']}"
    assert opened <= found
    assert await refused(web, "GET", "/api/tables?after=nonsense") == (400, "bad-message")


async def test_people_in_the_lobby_see_who_comes(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN)
    table = opened["table"]["id"]
    async with sitting(web, table, opened["seats"]) as ann:
        await ann.until("welcome")
        await ann.until("table")
        await web.ok("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
        news = await ann.until("table")
        assert [seat["name"] for seat in news["table"]["seats"]] == ["Ann", "Ben"]
        await ann.send(type="act", number=0, seat=0, action="end turn", ref=1)
        assert (await ann.answer(1))["problem"]["code"] == "not-started"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"variants": ["nonsense"]}, "unknown-variant"),
        ({"figures": {"nonsense": 1}}, "unknown-figure"),
        ({"seed": "-1"}, "bad-message"),
        ({"seed": "9" * 39}, "bad-seed"),
        ({"seats": [PERSON]}, "bad-message"),
        ({"seats": [PERSON] * 6}, "bad-message"),
        ({"seats": [PERSON, {"who": "bot", "bot": "nobody"}]}, "unknown-bot"),
        ({"seats": [PERSON, {"who": "bot"}]}, "bad-seat"),
        ({"seats": [PERSON, {"who": "bot", "bot": "champion:600000ms"}]}, "bot-too-thorough"),
        ({"seats": [PERSON, {"who": "bot", "bot": "champion:5001"}]}, "bot-too-thorough"),
        ({"seats": [PERSON, {"who": "bot", "bot": "champion:0"}]}, "unknown-level"),
        ({"seats": [{**PERSON, "hero": "warrior"}, OPEN]}, "bad-seat"),
        ({"seats": [{**PERSON, "hero": "warrior"}, {**OPEN, "hero": "warrior"}]}, "hero-twice"),
        ({"unknown": 1}, "bad-message"),
        ({"clock": {"per": "year", "seconds": 9}}, "bad-message"),
        ({"own_dice": True, "seed": "7"}, "own-dice-and-seed"),
    ],
)
async def test_what_cannot_be_played_is_refused_at_once(web: Web, wish: Data, code: str) -> None:
    body = {"game": "karak", "seats": [PERSON, OPEN], **wish}
    assert await refused(web, "POST", "/api/tables", body) == (400, code)


async def test_options_are_kept_and_shown(web: Web) -> None:
    opened = await web.open_table(
        {**PERSON, "hero": "scout"},
        {**BOT, "hero": "warrior"},
        game="karak2",
        variants=["friendly"],
        undo=False,
        odds=False,
        seed="7",
        clock={"per": "game", "seconds": 600, "at_zero": "end-turn"},
        start=True,
    )
    options = opened["table"]["options"]
    assert options["heroes"] == "given"
    assert options["variants"] == ["friendly"]
    assert (options["undo"], options["odds"], options["dice"]) == (False, False, "known")
    assert options["clock"] == {"per": "game", "seconds": 600, "at_zero": "end-turn"}
    assert opened["table"]["fairness"]["commitment"] is None


async def test_unknown_tables_are_told_as_such(web: Web) -> None:
    assert await refused(web, "GET", "/api/tables/tNowhere") == (404, "no-such-table")
    assert await refused(web, "GET", "/api/tables/ABCD-EFGH") == (404, "no-such-table")
    async with sitting(web, "tNowhere") as player:
        assert (await player.until("bye"))["problem"]["code"] == "no-such-table"


async def test_who_was_the_host_by_a_seat_is_it_no_longer_without_it(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, start=True)
    path = f"/api/tables/{opened['table']['id']}"
    claim = (await web.ok("POST", f"{path}/seats/0/claim", None, opened["host"]))["claim"]
    async with sitting(web, opened["table"]["id"], opened["seats"][:1]) as old:
        await old.until("update")
        await web.ok("POST", f"{path}/seats", {"name": "Ann", "claim": claim})
        await old.send(type="hand-over", seat=1, bot="random", ref=1)
        assert (await old.answer(1))["problem"]["code"] == "not-your-seat"
