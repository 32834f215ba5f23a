"""Clones: copies whose future is their own."""

import pytest

from karak.kernel.errors import BadSeed, NoSuchSeat, NotRecorded
from kernel.asked import KINDS, asked
from kernel.played import begun, ended, play_on, played


@pytest.mark.parametrize("kind", KINDS)
def test_a_clone_is_the_same_position(kind: str) -> None:
    game = asked(kind)
    assert game.clone().snapshot() == game.snapshot()
    assert game.clone().legal_actions() == game.legal_actions()
    assert game.clone().decision.as_data() == game.decision.as_data()


@pytest.mark.parametrize("kind", KINDS)
def test_playing_a_clone_does_not_touch_the_game(kind: str) -> None:
    game = asked(kind)
    snapshot, length = game.snapshot(), len(game.log)
    for seed in range(5):
        play_on(game.clone(seed), 100, seed)
    assert (game.snapshot(), len(game.log)) == (snapshot, length)


@pytest.mark.parametrize("kind", KINDS)
def test_playing_the_game_does_not_touch_a_clone(kind: str) -> None:
    game = asked(kind)
    twin = game.clone()
    snapshot = twin.snapshot()
    play_on(game, 100, 1)
    assert twin.snapshot() == snapshot


def test_a_clone_without_a_seed_has_the_same_future() -> None:
    game = played(30)
    twin = game.clone()
    play_on(game, 100, 1)
    play_on(twin, 100, 1)
    assert twin.snapshot() == game.snapshot()


def test_a_clone_with_a_seed_has_a_future_of_its_own() -> None:
    game = played(30)
    futures = {str(game.clone(seed).snapshot()["generator"]) for seed in range(20)}
    assert len(futures) == 20
    assert game.clone(3).snapshot() == game.clone(3).snapshot()


def test_a_clone_for_a_seat_is_the_same_position() -> None:
    game = played(30)
    for seat in range(4):
        assert game.clone(seed=1, seat=seat).view(seat) == game.view(seat)


def test_a_clone_keeps_no_log_and_tells_nothing() -> None:
    twin = begun().clone()
    assert twin.recorder is None
    assert twin.apply(twin.parse("end turn")) == ()
    assert twin.apply(twin.parse("step east"), chance=[3]) == ()
    with pytest.raises(NotRecorded):
        _ = twin.log


def test_a_clone_of_an_ended_game_has_ended() -> None:
    game = ended()
    assert game.clone().over
    assert repr(game.clone().result) == repr(game.result)


def test_a_clone_of_a_clone_is_a_clone() -> None:
    game = played(30)
    assert game.clone().clone().snapshot() == game.snapshot()


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        begun().clone(seed=1, seat=seat)


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_that_is_none_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed):
        begun().clone(seed)
