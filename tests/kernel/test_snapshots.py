"""Snapshots: a game as it stands, and nothing else is taken for one."""

import json
from collections.abc import Callable, Iterator

import pytest

import karak
from karak.kernel.data import Data
from karak.kernel.errors import DamagedData, UnknownFormat, UnknownHero
from kernel.asked import KINDS, asked
from kernel.played import begun, ended, play_on, played
from kernel.torn import all_torn, changed, signed


@pytest.mark.parametrize("kind", KINDS)
def test_a_restored_game_goes_on_like_the_one_it_was_taken_from(kind: str) -> None:
    game = asked(kind)
    restored = karak.restore(json.loads(json.dumps(game.snapshot())))
    assert restored.snapshot() == game.snapshot()
    assert restored.legal_actions() == game.legal_actions()
    assert restored.seat == game.seat
    play_on(game, 200, 1)
    play_on(restored, 200, 1)
    assert restored.snapshot() == game.snapshot()


def test_a_game_whose_heroes_are_being_chosen_can_be_restored() -> None:
    game = karak.new_game("karak", players=3, choose=True, seed=1)
    game.apply(game.legal_actions()[2])
    restored = karak.restore(game.snapshot())
    assert restored.legal_actions() == game.legal_actions()


def test_an_ended_game_can_be_restored() -> None:
    game = ended()
    restored = karak.restore(game.snapshot())
    assert restored.over
    assert repr(restored.result) == repr(game.result)


def test_a_restored_game_keeps_a_log_from_there_on() -> None:
    restored = karak.restore(played(50).snapshot())
    assert len(restored.log) == 0
    assert restored.apply(restored.legal_actions()[0]) != ()
    assert len(restored.log) == 1
    assert karak.replay(restored.log).view(None) == restored.view(None)


def test_variants_figures_and_seed_are_restored() -> None:
    game = karak.new_game(
        "karak",
        heroes=["thief", "oracle"],
        variants=["experts-goal"],
        figures={"hero": {"hearts": 7}},
        seed=(1 << 128) - 1,
    )
    restored = karak.restore(json.loads(json.dumps(game.snapshot())))
    assert restored.setup.as_secret_data() == game.setup.as_secret_data()
    assert restored.setup.seed == (1 << 128) - 1


def test_a_snapshot_is_not_changed_by_playing_on() -> None:
    game = played(50)
    snapshot = game.snapshot()
    kept = json.dumps(snapshot)
    restored = karak.restore(snapshot)
    play_on(game, 100, 1)
    play_on(restored, 100, 2)
    assert json.dumps(snapshot) == kept


@pytest.mark.parametrize("thing", [None, True, 7, "snapshot", [], {}, [1, 2], {"format": 1}])
def test_what_is_no_snapshot_is_refused(thing: object) -> None:
    with pytest.raises(DamagedData):
        karak.restore(thing)


def test_another_format_is_refused_by_name() -> None:
    with pytest.raises(UnknownFormat) as refused:
        karak.restore({**begun().snapshot(), "format": 99})
    assert refused.value.details == {"found": "99", "known": 1}


@pytest.mark.parametrize("key", ["format", "setup", "position", "generator", "check"])
def test_every_part_must_be_there(key: str) -> None:
    snapshot = begun().snapshot()
    del snapshot[key]
    with pytest.raises(DamagedData):
        karak.restore(snapshot)


def wrong_ends(ways: Iterator[tuple[str, object]], play: Callable[[object], None]) -> list[str]:
    """Try torn data; list what ended neither in a game nor in the one error that fits."""
    wrong: list[str] = []
    for name, torn in ways:
        try:
            play(torn)
        except (DamagedData, UnknownHero):
            continue
        except Exception as error:
            wrong.append(f"{name}: {error!r}")
    return wrong


@pytest.mark.slow
def test_whatever_is_altered_in_a_snapshot_is_noticed() -> None:
    def restore(torn: object) -> None:
        karak.restore(torn)
        raise AssertionError("restored")

    assert wrong_ends(all_torn(asked("turn").snapshot()), restore) == []


def play_tampered(torn: object) -> None:
    """Play a game from a snapshot that was altered by somebody who knows about checksums."""
    play_on(karak.restore(signed(torn)), 10, 1)


def play_imagined(torn: object) -> None:
    """Play a game from a torn view."""
    play_on(karak.imagine(torn, seed=1), 10, 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", ["format", "setup", "generator", "check"])
def test_tampering_with_the_frame_gives_a_playable_game_or_an_error(part: str) -> None:
    assert wrong_ends(all_torn(asked("turn").snapshot(), part), play_tampered) == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_tampering_with_the_position_gives_a_playable_game_or_an_error(kind: str) -> None:
    assert wrong_ends(all_torn(asked(kind).snapshot(), "position"), play_tampered) == []


@pytest.mark.slow
def test_a_torn_view_gives_a_playable_game_or_an_error() -> None:
    assert wrong_ends(all_torn(asked("turn").view(0)), play_imagined) == []


@pytest.mark.parametrize("kind", ["turn", "pick-up"])
def test_what_was_left_in_this_turn_must_lie_there(kind: str) -> None:
    view = asked(kind).view(0)
    left = [{"site": 1, "item": "sword"}]
    torn = changed(view, ("position", "left_now"), left)
    assert wrong_ends(iter([("left_now", torn)]), play_imagined) == []


UNPLAIN: dict[str, Data] = {
    "an object": {"position": object()},
    "a set": {"more": {1, 2}},
    "bytes": {"generator": b"1234"},
}


@pytest.mark.parametrize("kind", UNPLAIN)
def test_what_is_no_plain_data_is_refused(kind: str) -> None:
    with pytest.raises(DamagedData):
        karak.restore({**begun().snapshot(), **UNPLAIN[kind]})
