"""What keeps a client from playing is an error with words, and never a hanging program."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest

from karak.bots.levels import make_bot
from karak.client import (
    BadInvitation,
    HeldSeat,
    Invitation,
    OwnDice,
    Refused,
    Unreachable,
    keep_seat,
    kept_seat,
    play,
    read_invitation,
    take_seat,
)
from karak.client.errors import BadSeatFile, NotAServer
from server.player import BOT, OPEN, PERSON, Web
from server.services import free_port

SEAT = HeldSeat("http://localhost:1", "tSomewhere", 1, "0123456789abcdefghij")
BAD = [
    "",
    "ABCD 2345 / x",
    "ftp://karak.example/t/ABCD2345",
    "http:///t/ABCD2345",
    "https://karak.example/",
    "https://ann:secret@karak.example/t/ABCD2345",
    "https://karak.example/t/../../etc",
]


@pytest.mark.parametrize("text", BAD)
def test_what_leads_to_no_table_is_told(text: str) -> None:
    with pytest.raises(BadInvitation):
        read_invitation(text)


async def test_the_refusals_of_the_server_are_told_in_its_words(web: Web) -> None:
    with pytest.raises(Refused) as unknown:
        await take_seat(Invitation(web.url, "tNowhere"), "Robin")
    assert unknown.value.code == "no-such-table"
    opened = await web.open_table(PERSON, BOT)
    with pytest.raises(Refused, match="No seat is open") as full:
        await take_seat(opened["link"], "Robin")
    assert full.value.code == "table-full"


async def test_a_wrong_secret_ends_the_game_at_once(web: Web) -> None:
    opened = await web.open_table(PERSON, BOT, start=True)
    thief = HeldSeat(web.url, opened["table"]["id"], 0, "x" * 32)
    with pytest.raises(Refused) as refused:
        await play(thief, make_bot("random", 1))
    assert refused.value.code == "wrong-secret"


async def test_nobody_sits_down_where_a_program_cannot_roll(web: Web) -> None:
    opened = await web.open_table(PERSON, OPEN, own_dice=True)
    with pytest.raises(OwnDice):
        await take_seat(opened["link"], "Robin")
    table = await web.ok("GET", f"/api/tables/{opened['table']['id']}")
    assert table["seats"][1]["taken_by"] == "nobody"


async def test_a_server_that_does_not_answer_is_given_up(web: Web) -> None:
    nowhere = f"http://localhost:{free_port()}"
    with pytest.raises(Unreachable):
        await take_seat(Invitation(nowhere, "ABCD2345"), "Robin")
    with pytest.raises(Unreachable):
        await play(msgspec.structs.replace(SEAT, server=nowhere), make_bot("random", 1), patience=0)
    with pytest.raises(NotAServer):
        await take_seat(Invitation(f"{web.url}/fair?x=", "ABCD2345"), "Robin")


def test_a_seat_is_kept_where_only_its_owner_can_read_it(tmp_path: Path) -> None:
    path = tmp_path / "seat.json"
    keep_seat(SEAT, path)
    keep_seat(SEAT, path)
    assert kept_seat(path) == SEAT
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert SEAT.secret not in repr(SEAT)
    assert SEAT.secret not in SEAT.socket


@pytest.mark.parametrize("text", ["", "{}", '{"server":"x","table":"y","seat":0,"secret":"short"}'])
def test_a_file_without_a_seat_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "seat.json"
    path.write_text(text)
    with pytest.raises(BadSeatFile):
        kept_seat(path)
    with pytest.raises(BadSeatFile):
        kept_seat(tmp_path / "nothing")
