"""Whole games of greedy: they end, they are won against random, and hang on the position alone."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karak
from bots.playing import play, share_of_win
from karak.bots.bot import Bot
from karak.bots.greedy import GreedyBot
from karak.bots.levels import make_bot
from karak.bots.random_bot import RandomBot
from karak.games.karak1.actions import CHOOSE, USE_ABILITY
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.game import Karak
from karak.games.karak1.hero import Hero
from karak.games.karak1.roster import add_hero, remove_hero
from karak.games.karak1.state import EXPERTS_GOAL, State
from karak.kernel.actions import Action

GREEDY = GreedyBot()
GAMES_AGAINST_RANDOM = 200 if karak.COMPILED else 40


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(GAMES_AGAINST_RANDOM):
        seat = seed % 2
        bots: list[Bot] = [GREEDY, GREEDY]
        bots[1 - seat] = RandomBot(seed)
        won += share_of_win(play(bots, seed), seat)
    assert won >= 0.95 * GAMES_AGAINST_RANDOM


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [(), (EXPERTS_GOAL,)])
@pytest.mark.parametrize("choose", [False, True])
def test_games_end(players: int, variants: tuple[str, ...], choose: bool) -> None:
    for seed in range(5):
        game = play([GREEDY] * players, seed, variants=variants, choose=choose)
        assert game.over, (players, seed)


def test_games_of_four_take_about_120_turns() -> None:
    turns = [play([GREEDY] * 4, seed).turn for seed in range(60)]
    assert 90 <= sum(turns) / len(turns) <= 150


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_ten_thousand_games_end_within_2000_turns() -> None:
    number = 10_000 if karak.COMPILED else 1_000
    endless = [seed for seed in range(number) if not play([GREEDY] * (2 + seed % 4), seed).over]
    assert endless == []


def positions(seed: int, players: int) -> Iterator[Karak]:
    """Every position of a game that greedy plays, with a random move now and then."""
    game = karak.new_game("karak", players=players, seed=seed).clone()
    assert isinstance(game, Karak)
    stray = RandomBot(seed)
    number = 0
    while not game.over:
        yield game
        number += 1
        game.apply((stray if number % 9 == 0 else GREEDY).choose(game))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 5))
def test_the_same_position_gives_the_same_move(seed: int, players: int) -> None:
    """Neither the luck to come nor what happened before matters, nor does choosing change it."""
    for number, game in enumerate(positions(seed, players)):
        if number % 7 == 0:
            before = game.snapshot()
            move = GREEDY.choose(game)
            assert game.snapshot() == before
            assert GreedyBot().choose(game.clone(seed=number, seat=game.seat)) is move
            assert GreedyBot().choose(karak.imagine(game.view(game.seat), seed=number)) is move
        if number > 300:
            return


def test_moves_are_legal_and_the_seed_of_the_bot_does_not_matter() -> None:
    one, other = make_bot("greedy", 1), make_bot("greedy", 2)
    for game in positions(3, 4):
        assert one.choose(game) is other.choose(game)
        assert one.choose(game) in game.legal_actions()


class Monk(Hero):
    """A hero from outside: prays for a heart as often as it likes, or sings, which does nothing."""

    def own_actions(self, game: State, me: Adventurer) -> tuple[Action, ...]:
        return USE_ABILITY[:2]

    def perform(self, game: State, me: Adventurer, action: Action) -> None:
        if action is USE_ABILITY[0]:
            game.ask_hero()
        else:
            game.turn_goes_on()

    def own_choices(self, game: State, me: Adventurer) -> tuple[Action, ...]:
        return CHOOSE[:2]

    def choose(self, game: State, me: Adventurer, action: Action) -> None:
        me.hearts = min(me.hearts + 1, game.figures.hearts)
        game.turn_goes_on()


@pytest.fixture
def monk() -> Iterator[None]:
    add_hero(Monk("monk"))
    yield
    remove_hero("monk")


@pytest.mark.usefixtures("monk")
def test_a_hero_from_outside_is_played_to_the_end() -> None:
    for seed in range(5):
        assert play([GREEDY] * 3, seed, heroes=["monk", "warrior", "thief"]).over
