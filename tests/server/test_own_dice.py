"""Our own dice: people enter what they rolled, drew and placed, and the server is referee."""

from __future__ import annotations

from random import Random

from server.player import BOT, PERSON, Data, Player, Web, sitting

BEN = {"who": "person", "name": "Ben"}


async def begin(web: Web, opened: Data, random: Random) -> Data:
    """Start, entering what is dealt and rolled one by one."""
    path = f"/api/tables/{opened['table']['id']}/start"
    chance: list[int] = []
    while True:
        started = await web.ok("POST", path, {"chance": chance}, opened["host"])
        rolls = started["rolls"]
        if rolls is None:
            return started
        assert rolls["given"] == chance
        assert rolls["kind"] in ("hero", "die")
        dealt = len(chance) < len(opened["table"]["seats"])
        assert (rolls["kind"] == "hero") == dealt
        if len(chance) < 2 * len(opened["table"]["seats"]):
            assert rolls["seat"] == len(chance) % len(opened["table"]["seats"])
        is_plain = not dealt and opened["table"]["options"]["game"] == "karak"
        assert rolls["die"] == (None if dealt or is_plain else "hero")
        assert all((each["name"] is None) == is_plain for each in rolls["possible"])
        chance.append(random.choice(rolls["possible"])["answer"])


async def roll_and_draw(player: Player, action: str, seat: int, random: Random) -> Data:
    """Play an action, rolling and drawing whatever the server asks for."""
    chance: list[int] = []
    kinds: list[str] = []
    while True:
        answer = await player.act(action, seat, chance=chance)
        if answer["type"] != "chance":
            return {**answer, "kinds": kinds}
        assert answer["given"] == chance
        assert answer["possible"]
        kinds.append(answer["die"] or answer["kind"])
        is_named = answer["kind"] != "die" or answer["die"] is not None
        assert all((each["name"] is not None) == is_named for each in answer["possible"])
        chance.append(random.choice(answer["possible"])["answer"])


async def test_people_roll_draw_and_place_themselves(web: Web) -> None:
    for game in ("karak", "karak2"):
        random = Random(6)
        opened = await web.open_table(PERSON, BEN, game=game, own_dice=True)
        assert opened["table"]["options"]["dice"] == "own"
        assert opened["table"]["fairness"]["commitment"] is None
        await begin(web, opened, random)
        kinds: set[str] = set()
        async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
            await device.until("update")
            for _ in range(80):
                assert device.update
                if device.update["covered"]:
                    await device.send(type="uncover", seat=device.update["position"]["seat"])
                    await device.until("update")
                    assert device.update
                asked = device.update["asked"]["seat"]
                action = random.choice(device.choices)
                answer = await roll_and_draw(device, action, asked, random)
                assert answer["type"] == "update", answer
                kinds |= set(answer["kinds"])
        assert ("die" if game == "karak" else "hero") in kinds
        assert kinds & {"tile", "hex"}
        assert kinds & {"token", "army"}


async def test_what_cannot_have_come_up_is_refused(web: Web) -> None:
    opened = await web.open_table(PERSON, BEN, own_dice=True)
    path = f"/api/tables/{opened['table']['id']}/start"
    status, answer = await web.ask("POST", path, {"chance": [99]}, opened["host"])
    assert (status, answer["code"]) == (400, "impossible-chance")
    await begin(web, opened, Random(1))
    async with sitting(web, opened["table"]["id"], opened["seats"]) as device:
        await device.until("update")
        refused = await device.act(device.choices[0], chance=[77_777])
        assert refused["problem"]["code"] == "impossible-chance"


async def test_people_roll_for_a_bot(web: Web) -> None:
    random = Random(2)
    opened = await web.open_table(PERSON, BOT, own_dice=True)
    await begin(web, opened, random)
    rolled_for_bot = 0
    async with sitting(web, opened["table"]["id"], opened["seats"]) as ann:
        await ann.until("update")
        for _ in range(60):
            assert ann.update
            wish = ann.update["wish"]
            if wish is not None:
                assert wish["seat"] == 1
                answer = await roll_and_draw(ann, wish["action"], 1, random)
                rolled_for_bot += 1
            elif ann.choices:
                choice = "end turn" if "end turn" in ann.choices else ann.choices[0]
                answer = await roll_and_draw(ann, choice, 0, random)
            else:
                answer = await ann.until("update")
            assert answer["type"] == "update", answer
        refused = await ann.act("end turn", 1)
        assert refused["problem"]["code"] in ("not-your-seat", "not-your-turn")
    assert rolled_for_bot > 3
