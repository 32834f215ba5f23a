"""A hero and a bot from outside play whole games, on the pure and on the compiled build."""

import json

import pytest

import karak
from karak.bots.greedy import GreedyBot
from karak.bots.random_bot import RandomBot
from karak.games.karak1.roster import remove_hero
from karak.kernel.errors import UnknownHero
from plugins.playing import HEROES, new_game, play
from plugins.rusher import Rusher

SEEDS = range(5)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_druid_and_the_rusher_play_a_game_to_its_end(seed: int) -> None:
    game = play(new_game(seed), 100_000, seed)
    assert game.over
    assert game.result is not None
    assert game.result.winners


def test_she_uses_both_abilities_in_such_games() -> None:
    used = {
        entry.action.text
        for seed in SEEDS
        for entry in play(new_game(seed), 100_000, seed).log.entries
    }
    assert {"use ability 1", "use ability 2", "choose 1", "choose 2"} <= used


def test_a_plug_in_bot_sits_beside_a_built_in_one() -> None:
    game = new_game(3)
    rusher, random = Rusher(1), RandomBot(2)
    for number in range(400):
        bot = rusher if game.seat == 0 else random
        game.apply(bot.choose(game.clone(seed=number, seat=game.seat)))
    assert len(rusher.been) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_a_built_in_bot_can_play_a_hero_it_has_never_heard_of(seed: int) -> None:
    game, greedy = new_game(seed), GreedyBot()
    for number in range(20_000):
        if game.over:
            break
        game.apply(greedy.choose(game.clone(seed=number, seat=game.seat)))
    assert game.over


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_replays_to_the_same_position(seed: int) -> None:
    game = play(new_game(seed), 1_000, seed)
    data = json.loads(json.dumps(game.log.as_data()))
    assert karak.replay(data).view(None) == game.view(None)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_snapshot_of_any_moment_goes_on_identically(seed: int) -> None:
    game = new_game(seed)
    rusher = Rusher(seed)
    for number in range(300):
        snapshot = json.loads(json.dumps(game.snapshot()))
        assert karak.restore(snapshot).snapshot() == game.snapshot()
        game.apply(rusher.choose(game.clone(seed=number, seat=game.seat)))
        if game.over:
            break
    again = karak.restore(game.snapshot())
    play(again, 200, 7)
    play(game, 200, 7)
    assert again.view(None) == game.view(None)


def test_a_view_shows_her_herbs_and_can_be_played_on_from() -> None:
    game = new_game(1)
    while game.seat != 0:
        game.apply(game.parse("end turn"))
    game.apply(game.parse("use ability 1"))
    view = json.loads(json.dumps(game.view(0)))
    assert view["position"]["heroes"][0]["hero"] == "druid"
    assert view["position"]["heroes"][0]["charges"] == 2
    imagined = karak.imagine(view, seed=5)
    assert imagined.legal_actions() == game.legal_actions()
    assert play(imagined, 100_000, 5).over


def test_a_copy_keeps_its_own_herbs() -> None:
    game = new_game(1)
    while game.seat != 0:
        game.apply(game.parse("end turn"))
    twin = game.clone(seed=1)
    twin.apply(game.parse("use ability 1"))
    assert game.view(None) != twin.view(None)
    assert game.parse("use ability 1") in game.legal_actions()


def test_she_can_be_chosen_but_is_never_dealt() -> None:
    game = karak.new_game("karak", players=2, choose=True, seed=1)
    game.apply(game.parse("take hero 7"))
    game.apply(game.parse("take hero 1"))
    assert "druid" in str(game.view(None))
    for seed in range(20):
        assert "druid" not in str(karak.new_game("karak", players=5, seed=seed).view(None))


def test_once_taken_out_nobody_knows_her() -> None:
    snapshot = new_game(1).snapshot()
    remove_hero("druid")
    with pytest.raises(UnknownHero):
        new_game(1)
    with pytest.raises(UnknownHero):
        karak.restore(snapshot)


def test_heroes_from_outside_play_the_experts_goal_too() -> None:
    game = karak.new_game("karak", heroes=HEROES, variants=["experts-goal"], seed=4)
    assert play(game, 100_000, 4).over
