"""Whole games of greedy in Karak 2: they end, beat random, and hang on the position alone."""

from collections.abc import Iterator

import pytest

import karak
from bots.karak2.playing import play, share_of_win
from karak.bots.bot import Bot
from karak.bots.greedy import GreedyBot
from karak.bots.levels import make_bot
from karak.bots.random_bot import RandomBot
from karak.games.karak2.actions import CHOOSE, USE_ABILITY
from karak.games.karak2.game import Karak2
from karak.games.karak2.hero import Hero
from karak.games.karak2.pieces import STONE
from karak.games.karak2.roster import add_hero, remove_hero
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import FRIENDLY, State
from karak.kernel.actions import Action

GREEDY = GreedyBot()
FEW = 1 if not karak.COMPILED else 10
QUESTIONS = {
    "turn",
    "send-dice",
    "add-to-attack",
    "ignore-skulls",
    "cast-plague",
    "choose-place",
    "turn-hex",
    "choose-hex",
    "return-army",
    "claw-which",
    "leave-for-reward",
    "load-cart",
    "gather-more",
    "save-resource",
    "build-more",
    "recruit-more",
    "steal-what",
}


def test_greedy_beats_random() -> None:
    games = 10 * FEW
    won = 0.0
    for seed in range(games):
        seat = seed % 2
        bots: list[Bot] = [GREEDY, GREEDY]
        bots[1 - seat] = RandomBot(seed)
        won += share_of_win(play(bots, seed), seat)
    assert won >= 0.95 * games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [(), (FRIENDLY,)])
def test_games_end(players: int, variants: tuple[str, ...]) -> None:
    for seed in range(FEW):
        game = play([GREEDY] * players, seed, variants=variants, choose=seed % 2 == 0)
        assert game.over, (players, seed)


def test_games_of_four_take_about_18_rounds() -> None:
    rounds = sorted(play([GREEDY] * 4, seed).turn / 4 for seed in range(16 * FEW))
    assert 13 <= rounds[len(rounds) // 2] <= 22


@pytest.mark.parametrize("seed", [6246, 6302])
def test_a_game_ends_whose_leader_has_no_dice_left_to_win_with(seed: int) -> None:
    """All 30 dice are in the hands of those who cannot win any more: they end it all the same."""
    assert play([GREEDY] * 5, seed, most_rounds=100).over


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_ten_thousand_games_end_within_500_rounds() -> None:
    number = 10_000 if karak.COMPILED else 500
    endless = [seed for seed in range(number) if not play([GREEDY] * (2 + seed % 4), seed).over]
    assert endless == []


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_random_players_do_not_keep_greedy_from_ending() -> None:
    for seed in range(500 if karak.COMPILED else 20):
        bots: list[Bot] = [GREEDY, *[RandomBot(seed + i) for i in range(1 + seed % 4)]]
        assert play(bots, seed).over, seed


def positions(seed: int, players: int) -> Iterator[Karak2]:
    """Every position of a game that greedy plays, with a random move now and then."""
    game = karak.new_game("karak2", players=players, seed=seed).clone()
    assert isinstance(game, Karak2)
    stray = RandomBot(seed)
    number = 0
    while not game.over:
        yield game
        number += 1
        game.apply((stray if number % 9 == 0 else GREEDY).choose(game))


def test_the_same_position_gives_the_same_move() -> None:
    """Neither luck to come nor hidden hexes matter, nor does choosing change the game."""
    asked: set[str] = set()
    for seed in range(6 * FEW):
        for number, game in enumerate(positions(seed, 2 + seed % 4)):
            asked.add(game.asking.kind)
            if number % 7 == 0:
                before = game.snapshot()
                move = GREEDY.choose(game)
                assert game.snapshot() == before
                assert GreedyBot().choose(game.clone(seed=number, seat=game.seat)) is move
                assert GreedyBot().choose(karak.imagine(game.view(game.seat), seed=number)) is move
    assert asked >= QUESTIONS


def test_moves_are_legal_and_the_seed_of_the_bot_does_not_matter() -> None:
    one, other = make_bot("greedy", 1), make_bot("greedy", 2)
    for game in positions(3, 4):
        assert one.choose(game) is other.choose(game)
        assert one.choose(game) in game.legal_actions()


class Mason(Hero):
    """A hero from outside: an action brings a stone or nothing, as it chooses; it may sing too."""

    def own_actions(self, game: State, me: Ruler) -> tuple[Action, ...]:
        return USE_ABILITY[:1]

    def own_free(self, game: State, me: Ruler) -> tuple[Action, ...]:
        return USE_ABILITY[1:2]

    def perform(self, game: State, me: Ruler, action: Action) -> None:
        if action is USE_ABILITY[0]:
            game.ask_hero()
        else:
            game.turn_goes_on()

    def own_choices(self, game: State, me: Ruler) -> tuple[Action, ...]:
        return CHOOSE[:2]

    def choose(self, game: State, me: Ruler, action: Action) -> None:
        if action is CHOOSE[1]:
            me.change_resource(STONE, 3)
        game.action_is_done()


@pytest.fixture
def mason() -> Iterator[None]:
    add_hero(Mason("mason"))
    yield
    remove_hero("mason")


@pytest.mark.usefixtures("mason")
def test_a_hero_from_outside_is_played_to_the_end() -> None:
    for seed in range(FEW):
        assert play([GREEDY] * 3, seed, heroes=["mason", "warrior", "scout"]).over


@pytest.mark.usefixtures("mason")
def test_what_a_hero_from_outside_offers_is_used_if_it_helps() -> None:
    game = karak.new_game("karak2", heroes=["mason", "warrior"], seed=2).clone()
    assert isinstance(game, Karak2)
    while game.seat != 0:
        game.apply(GREEDY.choose(game))
    assert GREEDY.choose(game) is USE_ABILITY[0]
    game.apply(USE_ABILITY[0])
    assert GREEDY.choose(game) is CHOOSE[1]
