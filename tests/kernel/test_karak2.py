"""Karak 2 on the kernel: snapshots, views, clones and logs in each kind of decision."""

import json
from random import Random

import pytest

import karak
from karak.games.karak2.rules import RULE_IDS
from karak.kernel.errors import DamagedData, KarakError
from karak.kernel.game import Game
from kernel.asked2 import KINDS, asked2
from kernel.played import play_on
from kernel.torn import all_torn, signed
from language2 import position

SIX = ["warrior", "oracle", "ranger", "warlock", "princess", "scout"]
MOST_CHOICES = 100
TELLING = ["turn", "choose-hex", "add-to-attack", "leave-for-reward", "make-room"]
SLOW, NIGHTLY = pytest.mark.slow, pytest.mark.nightly


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_asked_by_its_rule(kind: str) -> None:
    game = asked2(kind)
    names = {"hawk-place": "choose-place", "send-against-general": "send-dice"}
    assert game.decision.kind == names.get(kind, kind)
    assert game.decision.rule in RULE_IDS
    assert 1 < len(game.legal_actions()) < MOST_CHOICES


@pytest.mark.parametrize("kind", KINDS)
def test_a_restored_game_goes_on_like_the_one_it_was_taken_from(kind: str) -> None:
    game = asked2(kind)
    restored = karak.restore(json.loads(json.dumps(game.snapshot())))
    assert restored.snapshot() == game.snapshot()
    assert restored.legal_actions() == game.legal_actions()
    play_on(game, 200, 1)
    play_on(restored, 200, 1)
    assert restored.snapshot() == game.snapshot()


@pytest.mark.parametrize("kind", KINDS)
def test_a_clone_is_the_same_position_and_has_its_own_future(kind: str) -> None:
    game = asked2(kind)
    snapshot, length = game.snapshot(), len(game.log)
    assert game.clone().snapshot() == snapshot
    assert game.clone().legal_actions() == game.legal_actions()
    for seed in range(5):
        play_on(game.clone(seed), 100, seed)
    assert (game.snapshot(), len(game.log)) == (snapshot, length)


@pytest.mark.parametrize("kind", KINDS)
def test_an_imagined_game_looks_like_the_real_one_and_can_be_played(kind: str) -> None:
    game = asked2(kind)
    for seat in (*range(game.setup.players), None):
        view = json.loads(json.dumps(game.view(seat)))
        guess = karak.imagine(view, seed=5)
        assert guess.view(seat) == game.view(seat)
        play_on(guess, 100, 5)
        assert game.view(seat) == view


@pytest.mark.parametrize("kind", KINDS)
def test_a_log_replays_to_the_same_game(kind: str) -> None:
    game = asked2(kind)
    play_on(game, 100, 3)
    again = karak.replay(json.loads(json.dumps(game.log.as_data())))
    assert again.view(None) == game.view(None)
    assert again.log.as_data() == game.log.as_data()


def refused_wrongly(torn: object, play: bool) -> str | None:
    """Play a game from torn data; tell what went wrong unless it is one of our errors."""
    try:
        game = karak.restore(signed(torn)) if play else karak.imagine(torn, seed=1)
        play_on(game, 12, 1)
    except KarakError:
        return None
    except Exception as error:
        return repr(error)
    return None


@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=SLOW if kind in TELLING else NIGHTLY) for kind in KINDS],
)
def test_tampering_with_the_position_gives_a_playable_game_or_an_error(kind: str) -> None:
    wrong = [
        f"{name}: {told}"
        for name, torn in all_torn(asked2(kind).snapshot(), "position")
        if (told := refused_wrongly(torn, True))
    ]
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["turn", "choose-hex"])
def test_a_torn_view_gives_a_playable_game_or_an_error(kind: str) -> None:
    wrong = [
        f"{name}: {told}"
        for name, torn in all_torn(asked2(kind).view(1), "position")
        if (told := refused_wrongly(torn, False))
    ]
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("part", ["start", "entries"])
def test_a_torn_log_gives_a_game_or_an_error(part: str) -> None:
    game = karak.new_game("karak2", heroes=["scout", "oracle", "ranger"], seed=3)
    play_on(game, 60, 3)
    wrong: list[str] = []
    for log in (game.log, game.log.seen_by(1)):
        for name, torn in all_torn(json.loads(json.dumps(log.as_data())), part):
            try:
                play_on(karak.replay(torn), 5, 1)
            except KarakError:
                continue
            except Exception as error:
                wrong.append(f"{name}: {error!r}")
    assert wrong == []


def test_more_dryads_than_unseen_amulets_are_no_position() -> None:
    dryads = ", ".join(["dark-dryads"] * 4)
    position("oracle, has amulet-of-glory", "warrior", bag=dryads)
    with pytest.raises(DamagedData):
        position("oracle, has amulet-of-glory", "warrior", bag=f"{dryads}, dark-dryads")


def whole_game(seed: int, players: int) -> Game:
    """Play a game at random for as long as a test has patience."""
    choice = Random(seed)
    game = karak.new_game("karak2", heroes=choice.sample(SIX, players), seed=seed)
    play_on(game, 1500, seed)
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_replay_from_their_logs(players: int) -> None:
    game = whole_game(players, players)
    assert karak.replay(game.log).view(None) == game.view(None)
    assert karak.restore(game.snapshot()).snapshot() == game.snapshot()
