"""Knight and champion: any game, any number of players; what they know, and how they repeat it."""

import time

import pytest

import karak
from bots.positions import positions_of
from karak.bots.bot import Bot
from karak.bots.champion import ChampionBot
from karak.bots.errors import UnknownBot, UnknownLevel
from karak.bots.greedy import GreedyBot
from karak.bots.guides import guide_for
from karak.bots.karak1.worth import EAGER_ROUNDS
from karak.bots.knight import KnightBot
from karak.bots.levels import BOTS, check_bot, make_bot
from karak.games.karak1.state import State
from karak.games.titles import TITLES
from karak.kernel.game import Game
from karak.words import Words

ITERATIONS = 12
MOST_DECISIONS = 2000


def thinkers(seed: int) -> list[Bot]:
    return [KnightBot(), ChampionBot(seed, ITERATIONS)]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_answer_every_question_legally(title: str, players: int) -> None:
    for game in positions_of(title, players, seed=players, every=23):
        for bot in thinkers(players):
            assert bot.choose(game.clone(seed=1, seat=game.seat)) in game.legal_actions()


@pytest.mark.parametrize("title", TITLES)
def test_a_game_with_chosen_heroes_is_played_from_the_start(title: str) -> None:
    game = karak.new_game(title, players=3, choose=True, seed=4)
    for number in range(12):
        bot = thinkers(number)[number % 2]
        game.apply(bot.choose(game.clone(seed=number, seat=game.seat)))


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_move(title: str) -> None:
    for game in positions_of(title, 3, seed=8, every=31):
        for one, other in zip(thinkers(5), thinkers(5), strict=True):
            first = one.choose(game.clone(seed=1, seat=game.seat))
            assert other.choose(game.clone(seed=2, seat=game.seat)) is first


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_from_a_seat_never_changes_its_move(title: str) -> None:
    for game in positions_of(title, 2, seed=9, every=41):
        guesses = [game.clone(seed=number, seat=game.seat) for number in range(3)]
        again = karak.imagine(game.view(game.seat), seed=5)
        for bots in zip(*[thinkers(3) for _ in range(4)], strict=True):
            told = [bot.choose(guess) for bot, guess in zip(bots, [*guesses, again], strict=True)]
            assert len(set(told)) == 1


@pytest.mark.parametrize("title", TITLES)
def test_thinking_leaves_the_game_as_it_was(title: str) -> None:
    for game in positions_of(title, 2, seed=3, every=29):
        before = game.snapshot()
        for bot in thinkers(1):
            bot.explain(game, bot.choose(game))
        assert game.snapshot() == before


@pytest.mark.parametrize("title", TITLES)
def test_chances_to_win_add_up_to_one(title: str) -> None:
    for players in (2, 4):
        for game in positions_of(title, players, seed=6, every=7):
            guide = guide_for(game)
            assert sum(guide.values(game)) == pytest.approx(1.0)
            assert len(guide.features(game, 0)) == len(guide.names()) == len(guide.weights())


@pytest.mark.parametrize("title", TITLES)
def test_plans_are_legal_and_have_keys_of_their_own(title: str) -> None:
    for game in positions_of(title, 3, seed=2, every=5):
        guide = guide_for(game)
        for plans in (guide.plans(game), [guide.glance(game)]):
            assert len({plan.key for plan in plans}) == len(plans) > 0
            for plan in plans:
                assert plan.prior > 0.0
                plan.play(game.clone(seed=1))


@pytest.mark.parametrize("title", TITLES)
def test_every_reason_has_words(title: str) -> None:
    words = Words(strict=True).about(title)
    for game in positions_of(title, 2, seed=12, every=19):
        for bot in [make_bot("greedy", 1), *thinkers(1)]:
            action = bot.choose(game)
            for reason in bot.explain(game, action):
                about = {} if reason.action is None else {"action": words.action(reason.action)}
                assert words.tell(reason.message, {**reason.args, **about})


def test_a_time_limit_is_kept() -> None:
    game = karak.new_game("karak", players=2, seed=1)
    bot = make_bot("champion:60ms", 1)
    began = time.perf_counter()
    bot.choose(game)
    assert time.perf_counter() - began < 2.0


def test_a_level_is_a_number_of_iterations_or_a_time() -> None:
    game = karak.new_game("karak", players=2, seed=1)
    assert make_bot("champion:30", 7).choose(game) is ChampionBot(7, 30).choose(game)


@pytest.mark.parametrize(
    "name",
    [
        *("champion:", "champion:0", "champion:many", "champion:-3", "champion:5s", "champion:0ms"),
        *("champion:9999999999", "champion:²", "greedy:3", "knight:10", "random:1"),
    ],
)
def test_a_level_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(UnknownLevel) as caught:
        make_bot(name, 1)
    assert name.partition(":")[0] in Words(strict=True).error(caught.value)
    with pytest.raises(UnknownLevel):
        check_bot(name)


def test_a_level_of_nobody_is_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot):
        make_bot("nobody:3", 1)


def test_every_bot_can_be_asked_why() -> None:
    game: Game = karak.new_game("karak", players=2, seed=1)
    for name in BOTS:
        bot = make_bot(f"{name}:10" if name == "champion" else name, 1)
        assert isinstance(bot.explain(game, bot.choose(game)), list)


@pytest.mark.parametrize("seed", [5, 10, 39])
def test_knights_come_to_an_end_in_karak(seed: int) -> None:
    """Nobody waits for ever with a key beside a chest."""
    game = karak.new_game("karak", players=2, seed=seed)
    knight = KnightBot()
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        game.apply(knight.choose(game.clone(seed=1, seat=game.seat)))
    assert game.over


def test_a_game_that_lasts_too_long_is_played_as_greedy_does() -> None:
    game = karak.new_game("karak", players=2, seed=3)
    assert isinstance(game, State)
    game.turn = 2 * EAGER_ROUNDS + 1
    assert len(guide_for(game).plans(game)) == 1
    assert KnightBot().choose(game) is GreedyBot(1).choose(game)
