"""Views: what a seat may know, as plain data; and games imagined from them."""

import json

import pytest

import karak
from karak.kernel.data import Data
from karak.kernel.errors import BadSeed, DamagedData, NoSuchSeat, UnknownFormat
from kernel.played import before, begun, ended, play_on, played

SEATS = [0, 1, 2, 3, None]


def keys(data: object) -> set[str]:
    """Collect all keys at any depth."""
    found: set[str] = set()
    if isinstance(data, dict):
        for key, value in json.loads(json.dumps(data)).items():
            found |= {key} | keys(value)
    elif isinstance(data, list):
        for value in json.loads(json.dumps(data)):
            found |= keys(value)
    return found


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_is_plain_data(seat: int | None) -> None:
    for game in (begun(), played(50), before("add-to-attack"), ended()):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["view"] == seat


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_holds_neither_generator_nor_seed_nor_log(seat: int | None) -> None:
    seed = 0x5EED_5EED_5EED
    game = played(40, seed)
    found = keys(game.view(seat))
    assert not found & {"generator", "seed", "log", "entries", "start", "check"}
    assert str(seed) not in json.dumps(game.view(seat))


def test_games_that_differ_only_in_their_generator_look_the_same() -> None:
    game = played(40)
    for seat in SEATS:
        assert game.clone(seed=99).view(seat) == game.view(seat)


@pytest.mark.parametrize("seat", [-1, 4, 100])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(NoSuchSeat) as refused:
        begun().view(seat)
    assert refused.value.details == {"seat": seat, "players": 4}


def test_a_view_tells_the_result_at_the_end() -> None:
    game = ended()
    assert game.result is not None
    assert game.view(None)["result"] == game.result.as_data()
    assert begun().view(None)["result"] is None


@pytest.mark.parametrize("seat", SEATS)
def test_an_imagined_game_looks_like_the_real_one_and_can_be_played(seat: int | None) -> None:
    game = played(60)
    guess = karak.imagine(json.loads(json.dumps(game.view(seat))), seed=5)
    assert guess.view(seat) == game.view(seat)
    assert guess.legal_actions() == game.legal_actions()
    play_on(guess, 100, 5)


def test_an_imagined_game_keeps_no_log() -> None:
    guess = karak.imagine(begun().view(0), seed=5)
    assert guess.apply(guess.parse("end turn")) == ()


def test_an_imagined_game_has_the_future_of_its_seed() -> None:
    view = played(60).view(0)
    one, same, other = karak.imagine(view, 5), karak.imagine(view, 5), karak.imagine(view, 6)
    assert one.snapshot() == same.snapshot()
    assert one.snapshot()["generator"] != other.snapshot()["generator"]


def test_imagining_changes_neither_view_nor_game() -> None:
    game = played(60)
    view = game.view(0)
    kept = json.dumps(view)
    play_on(karak.imagine(view, 5), 200, 5)
    assert json.dumps(view) == kept
    assert game.view(0) == view


def test_a_bad_seed_imagines_nothing() -> None:
    with pytest.raises(BadSeed):
        karak.imagine(begun().view(0), seed=-1)


DAMAGES: dict[str, Data] = {
    "no format": {"format": None},
    "another format": {"format": 2},
    "no set-up": {"setup": None},
    "no position": {"position": None},
    "a position that is a list": {"position": []},
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_view_is_refused(damage: str) -> None:
    with pytest.raises(DamagedData):
        karak.imagine({**begun().view(0), **DAMAGES[damage]}, seed=1)


@pytest.mark.parametrize("thing", [None, 7, "view", [], {}, [1, 2]])
def test_what_is_no_view_is_refused(thing: object) -> None:
    with pytest.raises(DamagedData):
        karak.imagine(thing, seed=1)


def test_another_format_is_named() -> None:
    with pytest.raises(UnknownFormat) as refused:
        karak.imagine({**begun().view(0), "format": 2}, seed=1)
    assert refused.value.details == {"found": "2", "known": 1}
