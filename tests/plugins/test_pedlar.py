"""A hero from outside plays whole games of Karak 2 by its own rules and by everybody's."""

import json
from collections.abc import Iterator

import pytest

import karak
from karak.bots.random_bot import RandomBot
from karak.games.karak2.game import Karak2
from karak.games.karak2.hero import Hero
from karak.games.karak2.roster import add_hero, hero_names, remove_hero
from karak.kernel.errors import HeroTwice, UnknownHero, UnknownOption
from karak.kernel.game import Game
from plugins.pedlar import FEWEST_TRADES, Pedlar

HEROES = ["pedlar", "scout", "ranger"]
SEEDS = range(5)
ENOUGH = 100_000


@pytest.fixture(autouse=True)
def pedlar() -> Iterator[None]:
    add_hero(Pedlar("pedlar"))
    yield
    remove_hero("pedlar")


def new_game(seed: int) -> Game:
    return karak.new_game("karak2", heroes=HEROES, seed=seed)


def her_turn(seed: int = 1) -> Game:
    """Begin a game and let the others pass until it is the pedlar's turn."""
    game = new_game(seed)
    while game.seat != 0:
        game.apply(game.parse("end turn"))
    return game


def plays(game: Game, *actions: str) -> None:
    for action in actions:
        game.apply(game.parse(action))


def play(game: Game, decisions: int, seed: int) -> Game:
    """Let chance play every seat; it only sees copies made for that seat."""
    bot = RandomBot(seed)
    for number in range(decisions):
        if game.over:
            break
        game.apply(bot.choose(game.clone(seed=1000 * seed + number, seat=game.seat)))
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_she_plays_a_game_to_its_end(seed: int) -> None:
    game = play(new_game(seed), ENOUGH, seed)
    assert game.over
    assert game.result is not None
    assert game.result.winners


def test_she_uses_all_her_abilities_in_such_games() -> None:
    used = {
        entry.action.text
        for seed in SEEDS
        for entry in play(new_game(seed), ENOUGH, seed).log.entries
    }
    mine = {f"use ability {number}" for number in (1, 2, 3)}
    assert mine | {"choose 1", "choose 2", "choose 3", "roll hero again"} <= used


def test_an_action_of_her_own_asks_and_is_counted() -> None:
    game = her_turn()
    plays(game, "use ability 2")
    assert game.decision.kind == "hero-choice"
    assert [action.text for action in game.legal_actions()] == ["choose 1", "choose 2", "choose 3"]
    plays(game, "choose 3")
    assert isinstance(game, Karak2)
    assert game.heroes[0].resources == [0, 0, 1]
    assert game.decision.args["actions"] == 1
    plays(game, "use ability 2", "choose 1")
    assert game.seat != 0


def test_a_move_of_her_own_is_the_move_before_an_action() -> None:
    game = her_turn()
    assert game.parse("use ability 1") not in game.legal_actions()
    plays(game, "move east", "gather", "use ability 1")
    assert isinstance(game, Karak2)
    assert game.heroes[0].site == 0
    assert (game.decision.args["actions"], game.decision.args["moved"]) == (1, 1)
    assert game.parse("move east") not in game.legal_actions()


def test_what_is_free_uses_no_action() -> None:
    game = her_turn()
    plays(game, "move west", "gather")
    assert isinstance(game, Karak2)
    assert game.parse("use ability 3") not in game.legal_actions()
    game.heroes[0].hearts = 3
    game.legal = None
    plays(game, "use ability 3")
    assert game.heroes[0].hearts == 4
    assert game.decision.args["actions"] == 1


def test_after_a_few_trades_she_rolls_again() -> None:
    for trades in (FEWEST_TRADES - 1, FEWEST_TRADES):
        game = her_turn()
        assert isinstance(game, Karak2)
        game.heroes[0].charges = trades
        plays(game, "explore")
        while game.decision.kind != "send-dice":
            game.apply(game.legal_actions()[0])
        plays(game, "roll")
        again = game.seat == 0 and game.parse("roll hero again") in game.legal_actions()
        assert again == (trades == FEWEST_TRADES)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_replays_to_the_same_position(seed: int) -> None:
    game = play(new_game(seed), 1_000, seed)
    data = json.loads(json.dumps(game.log.as_data()))
    assert karak.replay(data).view(None) == game.view(None)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_snapshot_of_any_moment_goes_on_identically(seed: int) -> None:
    game = new_game(seed)
    for _ in range(60):
        snapshot = json.loads(json.dumps(game.snapshot()))
        again = karak.restore(snapshot)
        assert again.snapshot() == game.snapshot()
        play(again, 5, seed)
        play(game, 5, seed)
        assert again.view(None) == game.view(None)


def test_a_view_shows_her_trades_and_can_be_played_on_from() -> None:
    game = her_turn()
    plays(game, "use ability 2", "choose 1")
    view = json.loads(json.dumps(game.view(0)))
    assert view["position"]["heroes"][0]["hero"] == "pedlar"
    assert view["position"]["heroes"][0]["charges"] == 1
    imagined = karak.imagine(view, seed=5)
    assert imagined.legal_actions() == game.legal_actions()
    assert play(imagined, ENOUGH, 5).over


def test_she_can_be_chosen_but_is_never_dealt() -> None:
    game = karak.new_game("karak2", players=2, choose=True, seed=1)
    plays(game, "take hero 7", "take hero 1")
    assert "pedlar" in str(game.view(None))
    for seed in range(20):
        assert "pedlar" not in str(karak.new_game("karak2", players=5, seed=seed).view(None))


def test_she_comes_after_the_built_in_heroes_and_only_once() -> None:
    assert hero_names()[6:] == ["pedlar"]
    for name in ("pedlar", "scout"):
        with pytest.raises(HeroTwice):
            add_hero(Pedlar(name))


def test_there_is_room_for_ten_heroes_from_outside() -> None:
    names = [f"stranger-{number}" for number in range(9)]
    for name in names:
        add_hero(Hero(name))
    with pytest.raises(UnknownOption):
        add_hero(Hero("one-too-many"))
    for name in names:
        remove_hero(name)
    assert hero_names()[6:] == ["pedlar"]


def test_the_built_in_heroes_cannot_be_taken_out() -> None:
    remove_hero("scout")
    assert "scout" in hero_names()


def test_once_taken_out_nobody_knows_her() -> None:
    snapshot = new_game(1).snapshot()
    remove_hero("pedlar")
    with pytest.raises(UnknownHero):
        new_game(1)
    with pytest.raises(karak.KarakError):
        karak.restore(snapshot)


def test_a_hero_that_overrides_nothing_plays_too() -> None:
    add_hero(Hero("plain-folk"))
    game = karak.new_game("karak2", heroes=["plain-folk", "pedlar"], seed=2)
    assert play(game, ENOUGH, 2).over
    remove_hero("plain-folk")


def test_heroes_from_outside_play_the_friendly_variant_too() -> None:
    game = karak.new_game("karak2", heroes=HEROES, variants=["friendly"], seed=4)
    assert play(game, ENOUGH, 4).over
