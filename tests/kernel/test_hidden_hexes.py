"""What the Scout alone has seen is hidden from all others, everywhere (K2.A.SCT1)."""

import json

import pytest

import karak
from karak.games.karak2.game import Karak2
from karak.kernel.data import Data
from karak.kernel.errors import DamagedData, DamagedLog
from karak.kernel.events import Event
from karak.kernel.game import Game
from kernel.played import play_on
from language2 import Table, position

SCOUT, ORACLE, WARRIOR = 0, 1, 2
OTHERS = [ORACLE, WARRIOR, None]
LOOKED = "farm 0, forest 02"
"""The two hexes that the Scout looks at; no other hex of this land lies anywhere."""


def looking() -> Table:
    """Let the Scout look at two hexes."""
    table = position("scout", "oracle", "warrior")
    return table.plays("explore", hex=LOOKED)


def put_back() -> Table:
    """Let him lay the first of them; the second goes back on top."""
    table = looking().plays("take hex first")
    table.plays("lay northeast", "place rotated 0", army="envoys-of-death")
    return table.plays("roll", hero="1")


def twin_of(table: Table) -> Table:
    """Play the same with another hex put back, of the same tier."""
    other = position("scout", "oracle", "warrior").plays("explore", hex="farm 0, farm-rock 01")
    if table.asks != "choose-hex":
        other.plays("take hex first", "lay northeast", "place rotated 0", army="envoys-of-death")
        other.plays("roll", hero="1")
    return other


def inner(data: Data, *keys: str) -> Data:
    """Find a table inside plain data."""
    for key in keys:
        found = data[key]
        assert isinstance(found, dict)
        data = json.loads(json.dumps(found))
    return data


def hidden_of(game: Game) -> tuple[tuple[int, ...], int]:
    """Give what a game takes the hidden hexes for."""
    assert isinstance(game, Karak2)
    return game.drawn, game.top


# Views


@pytest.mark.parametrize("seat", OTHERS)
def test_views_of_two_games_that_differ_in_what_he_saw_are_the_same(seat: int | None) -> None:
    for table in (looking(), put_back()):
        twin = twin_of(table)
        assert twin.game.snapshot()["position"] != table.game.snapshot()["position"]
        assert twin.game.view(seat) == table.game.view(seat)


def test_he_sees_what_he_drew_and_what_he_put_back() -> None:
    drawn = inner(looking().game.view(SCOUT), "position")["drawn"]
    assert drawn == [{"tier": 1, "hex": "1 farm 0"}, {"tier": 1, "hex": "1 forest 02"}]
    top = inner(put_back().game.view(SCOUT), "position")["top"]
    assert top == {"tier": 1, "hex": "1 forest 02"}


@pytest.mark.parametrize("seat", OTHERS)
def test_the_others_see_the_tier_and_no_more(seat: int | None) -> None:
    table = put_back()
    seen = inner(table.game.view(seat), "position")
    assert seen["top"] == {"tier": 1, "hex": None}
    assert inner(seen, "deck")["1 forest 02"] == 1
    drawn = inner(looking().game.view(seat), "position")["drawn"]
    assert drawn == [{"tier": 1, "hex": None}, {"tier": 1, "hex": None}]


@pytest.mark.parametrize("seat", OTHERS)
def test_a_deck_that_is_seen_holds_as_many_hexes_as_there_are(seat: int | None) -> None:
    seen = inner(put_back().game.view(seat), "position", "deck")
    known = inner(put_back().game.view(SCOUT), "position", "deck")
    assert sum(int(str(number)) for number in seen.values()) == 27
    assert sum(int(str(number)) for number in known.values()) == 26


# Events


def seen_events(events: list[Event], seat: int | None) -> list[dict[str, str | int | None]]:
    """Give events as a seat may know them."""
    return [event.seen_by(seat).as_data() for event in events]


@pytest.mark.parametrize("seat", OTHERS)
def test_events_tell_the_others_that_he_looks_and_the_tier(seat: int | None) -> None:
    table = looking()
    assert seen_events(table.events, seat) == [
        {"event": "hexes-drawn", "seat": SCOUT, "first": None, "second": None}
    ]
    table.plays("take hex first")
    assert seen_events(table.events, seat)[0] == {
        "event": "hex-put-back",
        "seat": SCOUT,
        "land": None,
        "tier": 1,
    }
    assert "forest" not in json.dumps(seen_events(table.events, seat))


def test_events_tell_him_all() -> None:
    table = looking()
    assert table.told("hexes-drawn", first="farm", second="forest")
    assert seen_events(table.events, SCOUT) == [event.as_data() for event in table.events]
    table.plays("take hex first")
    assert table.told("hex-put-back", land="forest", tier=1)


# Decisions and legal actions


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_the_question_tells_the_others_nothing_of_the_hexes(seat: int | None) -> None:
    asked, other = looking().game.decision, twin_of(looking()).game.decision
    assert asked.as_data() != other.as_data()
    assert asked.seen_by(0) is asked
    assert asked.seen_by(seat).as_data() == other.seen_by(seat).as_data()


def test_the_actions_tell_nothing_of_the_hexes() -> None:
    table = looking()
    assert table.options == ["take hex first", "take hex second"]
    assert table.options == twin_of(table).options


# Logs


@pytest.mark.parametrize("seat", OTHERS)
def test_a_log_for_another_seat_tells_nothing(seat: int | None) -> None:
    table = put_back()
    log, twin = table.game.log.seen_by(seat), twin_of(table).game.log.seen_by(seat)
    assert log.as_data() == twin.as_data()
    assert log.setup.seed is None
    assert log.entries[0].answers == (-1, -1)


def test_a_log_for_himself_tells_all() -> None:
    table = put_back()
    log = table.game.log.seen_by(SCOUT)
    assert [entry.answers for entry in log.entries] == [
        entry.answers for entry in table.game.log.entries
    ]


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("more", [0, 1, 40, 300])
def test_a_log_for_another_seat_can_be_replayed(seat: int | None, more: int) -> None:
    table = put_back()
    play_on(table.game, more, 5)
    again = karak.replay(table.game.log.seen_by(seat))
    assert again.view(seat) == table.game.view(seat)


@pytest.mark.parametrize("seat", OTHERS)
def test_a_log_for_another_seat_can_be_replayed_while_he_chooses(seat: int | None) -> None:
    table = looking()
    assert karak.replay(table.game.log.seen_by(seat)).view(seat) == table.game.view(seat)


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_can_be_replayed_from_the_logs_of_all_seats(seed: int) -> None:
    game = karak.new_game("karak2", heroes=["oracle", "scout", "ranger"], seed=seed)
    play_on(game, 250, seed)
    for seat in (0, 1, 2, None):
        data = json.loads(json.dumps(game.log.seen_by(seat).as_data()))
        assert karak.replay(data).view(seat) == game.view(seat)


@pytest.mark.parametrize("seat", OTHERS)
def test_the_log_of_a_restored_game_hides_where_it_began(seat: int | None) -> None:
    for table in (looking(), put_back()):
        game = karak.restore(table.game.snapshot())
        twin = karak.restore(twin_of(table).game.snapshot())
        assert game.log.seen_by(seat).as_data() == twin.log.seen_by(seat).as_data()
        assert game.log.cut(0).seen_by(seat).as_data() == twin.log.seen_by(seat).as_data()
        play_on(game, 100, 2)
        assert karak.replay(game.log.seen_by(seat)).view(seat) == game.view(seat)


@pytest.mark.parametrize("seat", OTHERS)
def test_a_log_that_was_read_from_data_hides_the_same(seat: int | None) -> None:
    for game in (put_back().game, karak.restore(put_back().game.snapshot())):
        play_on(game, 30, 4)
        log = karak.read_log(json.loads(json.dumps(game.log.as_data())))
        assert log.seen_by(seat).as_data() == game.log.seen_by(seat).as_data()
        assert karak.replay(log).log.seen_by(seat).as_data() == game.log.seen_by(seat).as_data()


@pytest.mark.parametrize("secrets", [None, [7], [[0]], [[0, 3]], [[0, -1]], [["0", 1]], {}])
def test_a_log_with_torn_secrets_is_refused(secrets: object) -> None:
    data = put_back().game.log.as_data()
    with pytest.raises(DamagedData) as refused:
        karak.read_log({**data, "secrets": secrets})
    assert refused.value.details == {"where": "secrets"}


def test_drawing_the_hex_shows_it_to_all() -> None:
    table = put_back().plays(
        "explore", "lay southeast", "place rotated 0", army="fire-eaters, fire-eaters"
    )
    assert table.told("hex-laid", land="forest")
    log = table.game.log.seen_by(WARRIOR)
    assert karak.replay(log).view(WARRIOR) == table.game.view(WARRIOR)


def test_a_die_is_never_hidden() -> None:
    data = put_back().game.log.seen_by(ORACLE).as_data()
    entries: list[list[str | int]] = json.loads(json.dumps(data["entries"]))
    assert entries[-1] == ["roll", 3]
    with pytest.raises(DamagedLog):
        karak.replay({**data, "entries": [*entries[:-1], ["roll", -1]]})


# Clones and imagined games


def test_a_clone_for_another_seat_draws_it_anew() -> None:
    for table in (looking(), put_back()):
        real = hidden_of(table.game)
        for seat in (ORACLE, WARRIOR):
            guesses = {hidden_of(table.game.clone(seed, seat)) for seed in range(60)}
            assert len(guesses) > 5
        assert hidden_of(table.game) == real


def test_a_clone_for_himself_keeps_it() -> None:
    for table in (looking(), put_back()):
        assert {hidden_of(table.game.clone(seed, SCOUT)) for seed in range(20)} == {
            hidden_of(table.game)
        }


@pytest.mark.parametrize("seat", [ORACLE, WARRIOR])
def test_clones_tell_nothing_of_it(seat: int) -> None:
    """A game in which he put another hex back has the very same clones."""
    for table in (looking(), put_back()):
        twin = twin_of(table)
        for seed in range(100):
            ours, theirs = table.game.clone(seed, seat), twin.game.clone(seed, seat)
            assert hidden_of(ours) == hidden_of(theirs)
            assert ours.snapshot() == theirs.snapshot()


@pytest.mark.parametrize("seat", OTHERS)
def test_an_imagined_game_draws_it_from_what_it_may_be(seat: int | None) -> None:
    for table in (looking(), put_back()):
        guesses = {hidden_of(karak.imagine(table.game.view(seat), seed)) for seed in range(60)}
        assert len(guesses) > 5
        for seed in range(10):
            play_on(karak.imagine(table.game.view(seat), seed), 60, seed)


def test_he_imagines_it_as_it_is() -> None:
    for table in (looking(), put_back()):
        guess = karak.imagine(table.game.view(SCOUT), 7)
        assert hidden_of(guess) == hidden_of(table.game)


@pytest.mark.parametrize("seat", [ORACLE, WARRIOR])
def test_a_guess_is_corrected_by_what_comes_to_light(seat: int) -> None:
    table = put_back()
    guess = karak.imagine(table.game.view(seat), 7)
    assert isinstance(guess, Karak2)
    kind = table.game.top
    guess.apply(guess.parse("explore"), [kind])
    assert guess.drawn == (kind,)
    assert sum(guess.deck) == 26
