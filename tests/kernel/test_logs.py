"""Logs: the game is its log."""

import json

import pytest

import karak
from karak.kernel.data import Data
from karak.kernel.errors import DamagedData, DamagedLog, UnknownFormat, UnknownHero
from karak.kernel.log import Log
from kernel.played import begun, ended, play_on, played
from kernel.torn import all_torn


def data_of(log: Log) -> Data:
    """Give a log as it is after a journey through JSON."""
    return json.loads(json.dumps(log.as_data()))


def entries_of(data: Data) -> list[list[str | int]]:
    """Give the entries of a log's data, to be torn."""
    entries: list[list[str | int]] = json.loads(json.dumps(data["entries"]))
    return entries


@pytest.mark.parametrize("seed", range(4))
def test_a_log_replays_to_the_same_game(seed: int) -> None:
    game = played(150, seed)
    again = karak.replay(game.log)
    assert again.view(None) == game.view(None)
    assert again.legal_actions() == game.legal_actions()
    assert data_of(again.log) == data_of(game.log)


def test_a_log_replays_after_a_journey_through_json() -> None:
    game = played(150)
    data = data_of(game.log)
    assert karak.replay(data).view(None) == game.view(None)
    assert karak.read_log(data).as_data() == data


def test_a_replay_does_not_depend_on_the_seed() -> None:
    game = played(150)
    data = data_of(game.log)
    assert isinstance(data["setup"], dict)
    for seed in (None, "12345"):
        other: Data = {**data, "setup": {**game.setup.as_data(), "seed": seed}}
        assert karak.replay(other).view(None) == game.view(None)


def test_a_whole_game_replays_to_its_result() -> None:
    game = ended()
    assert repr(karak.replay(game.log).result) == repr(game.result)


def test_dealt_and_chosen_heroes_replay() -> None:
    for choose in (False, True):
        game = karak.new_game("karak", players=4, choose=choose, seed=5)
        play_on(game, 60, 5)
        assert karak.replay(data_of(game.log)).view(None) == game.view(None)


def test_a_replayed_game_can_be_played_on() -> None:
    again = karak.replay(played(50).log)
    length = len(again.log)
    assert again.apply(again.legal_actions()[0]) != ()
    assert len(again.log) == length + 1


def test_a_log_can_be_cut() -> None:
    game = played(50)
    shorter = game.log.cut(20)
    assert (len(shorter), len(game.log)) == (20, 50)
    again = karak.replay(shorter)
    assert len(again.log) == 20


def test_entries_keep_action_and_answers() -> None:
    game = begun()
    game.apply(game.parse("step east"), chance=[3])
    game.apply(game.parse("end turn"))
    assert [repr(entry) for entry in game.log.entries] == ["step east > 3", "end turn"]
    assert data_of(game.log)["entries"] == [["step east", 3], ["end turn"]]


def test_replaying_changes_no_log() -> None:
    game = played(50)
    data = data_of(game.log)
    karak.replay(game.log)
    assert data_of(game.log) == data


@pytest.mark.parametrize("thing", [None, True, 7, "log", [], {}, {"format": 1}])
def test_what_is_no_log_is_refused(thing: object) -> None:
    with pytest.raises(DamagedData):
        karak.replay(thing)


def test_another_format_is_refused_by_name() -> None:
    with pytest.raises(UnknownFormat):
        karak.read_log({**data_of(begun().log), "format": 2})


def test_a_log_of_a_game_we_do_not_know_is_refused() -> None:
    data = data_of(begun().log)
    with pytest.raises(DamagedData):
        karak.read_log({**data, "setup": {**begun().setup.as_data(), "game": "chess"}})


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ([], "entry"),
        ("end turn", "entry"),
        (None, "entry"),
        ([7], "entry"),
        (["fly"], "action"),
        (["end turn", "5"], "answer"),
        (["end turn", True], "answer"),
        (["end turn", 1.5], "answer"),
        (["roll", 1, 2], "illegal-action"),
        (["step east"], "chance-needed"),
        (["step east", 99], "impossible-chance"),
        (["end turn", 1], "too-much-chance"),
    ],
)
def test_a_damaged_entry_is_named_with_the_reason(entry: object, reason: str) -> None:
    game = begun()
    game.apply(game.parse("end turn"))
    data = data_of(game.log)
    with pytest.raises(DamagedLog) as refused:
        karak.replay({**data, "entries": [*entries_of(data), entry]})
    assert refused.value.details == {"number": 1, "reason": reason}


def test_an_entry_after_the_end_is_named() -> None:
    data = data_of(ended().log)
    entries = entries_of(data)
    with pytest.raises(DamagedLog) as refused:
        karak.replay({**data, "entries": [*entries, ["end turn"]]})
    assert refused.value.details == {"number": len(entries), "reason": "game-over"}


@pytest.mark.parametrize("start", [[], [6], [6, 1, 1], [9, 9, 9, 9], [6, 1, 1, 1, 1, 1]])
def test_a_start_that_cannot_be_is_refused(start: list[int]) -> None:
    with pytest.raises(DamagedData):
        karak.replay({**data_of(begun().log), "start": start})


def test_a_torn_log_replays_or_is_refused() -> None:
    wrong: list[str] = []
    for name, torn in all_torn(data_of(played(12).log)):
        try:
            karak.replay(torn)
        except (DamagedData, UnknownHero):
            continue
        except Exception as error:
            wrong.append(f"{name}: {error!r}")
    assert wrong == []
