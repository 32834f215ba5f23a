"""The environment: PettingZoo's own tests, what a seat sees, and how a game goes on in it."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from karak import Game, KarakError
from karak.env import KarakEnv, env, raw_env
from karak.env.environment import Observer, observer_of, reward
from karak.env.karak1 import ROSTER_PLACES
from karak.env.layout import Numbers
from karak.games.karak1.roster import hero_names
from karak.kernel.errors import IllegalAction
from karak.kernel.result import Result

GAMES = ("karak", "karak2")
OF_EVERY_MASKED_ENVIRONMENT = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)
"""What PettingZoo says of all that have masks in their observations but those of its own list."""


def wander(table: KarakEnv, steps: int, seed: int = 3) -> None:
    """Play anything for so many steps, or to the end."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    for _ in range(steps):
        agent = table.agent_selection
        if table.terminations[agent] or table.truncations[agent]:
            return
        legal = np.flatnonzero(table.observe(agent)["action_mask"])
        table.step(int(luck.choice(legal)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_passes_the_test_of_the_interface(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(game, players=players), num_cycles=60)
    other = [each for each in said if not str(each.message).startswith(OF_EVERY_MASKED_ENVIRONMENT)]
    assert other == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_passes_the_test_of_seeds(game: str, players: int) -> None:
    seed_test(lambda: env(game, players=players), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_it_passes_the_test_of_drawing(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: env(game, players=players, render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_the_code_of_an_action(game: str) -> None:
    table = raw_env(game)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    assert [table.action(int(code)) for code in np.flatnonzero(mask)] == sorted(
        table.game.legal_actions(), key=lambda action: action.code
    )


@pytest.mark.parametrize("game", GAMES)
def test_only_who_is_on_turn_may_do_anything(game: str) -> None:
    table = raw_env(game, players=4)
    table.reset(seed=2)
    waiting = [agent for agent in table.agents if agent != table.agent_selection]
    assert [table.observe(agent)["action_mask"].sum() for agent in waiting] == [0, 0, 0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_number_is_between_nothing_and_one(game: str, players: int) -> None:
    table = raw_env(game, players=players)
    wander(table, 150)
    for agent in table.possible_agents:
        assert table.observation_space(agent).contains(table.observe(agent))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_meaning(game: str) -> None:
    layout = raw_env(game, players=3).layout
    assert all(part.shape[-1] == len(part.meanings) for part in layout.parts)
    assert layout.size == sum(part.size for part in layout.parts)


def seen_by(observer: Observer, game: Game, seat: int) -> Numbers:
    seen = np.zeros(observer.layout.size, np.float32)
    observer.write(game, seat, seen)
    return seen


def test_a_seat_sees_itself_first_and_in_the_middle() -> None:
    heroes = ["warrior", "oracle", "thief"]
    table = raw_env("karak", heroes=heroes, players=3)
    wander(table, 80)
    numbers = [hero_names().index(hero) for hero in heroes]
    board = table.layout.parts[-1]
    for seat, agent in enumerate(table.possible_agents):
        seen = table.layout.split(table.observe(agent)["observation"])
        order = [int(np.argmax(row[:ROSTER_PLACES])) for row in seen["seats"]]
        assert order == [*numbers[seat:], *numbers[:seat]]
        middle = board.shape[0] // 2
        assert seen["board"][middle, middle, board.meanings.index("I")] == 1


def test_nothing_hidden_is_seen() -> None:
    """Whatever a seat cannot know may be drawn anew: it sees the same (K2.A.SCT1)."""
    table = raw_env("karak2", players=3, heroes=["scout", "oracle", "warrior"])
    luck = np.random.default_rng(5)
    observer = observer_of("karak2", 3, 3)
    table.reset(seed=5)
    hidden = 0
    for number in range(300):
        game = table.game
        if game.over:
            break
        hidden += any(game.knows_more(seat) for seat in range(3))
        for seat in range(3):
            guess = game.clone(seed=number, seat=seat)
            assert np.array_equal(seen_by(observer, game, seat), seen_by(observer, guess, seat))
        legal = [action.code for action in game.legal_actions()]
        table.step(int(luck.choice(legal)))
    assert hidden


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_brought_up_to_date_as_if_it_were_written_anew(game: str) -> None:
    table = raw_env(game)
    wander(table, 120)
    fresh = observer_of(game, 2, 5)
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)["observation"]
        assert np.array_equal(seen, seen_by(fresh, table.game, seat))


def test_rewards_add_up_to_nothing_and_a_win_alone_is_one() -> None:
    alone = Result((3.0, 1.0, 0.0), (0,), "dragon")
    assert [reward(alone, seat) for seat in range(3)] == [1.0, -0.5, -0.5]
    shared = Result((3.0, 3.0), (0, 1), "dragon")
    assert [reward(shared, seat) for seat in range(2)] == [0.0, 0.0]


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    table = raw_env("karak", most_decisions=20)
    wander(table, 30)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_an_illegal_action_is_an_error_or_ends_the_game() -> None:
    table = raw_env("karak")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(wrong)
    wrapped = env("karak")
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.terminations[loser]


def test_a_reset_may_name_the_heroes_and_a_seed_gives_the_same_again() -> None:
    table = raw_env("karak2", players=2)
    table.reset(seed=4, options={"heroes": ["scout", "ranger"]})
    assert table.game.setup.heroes == ("scout", "ranger")
    first = table.observe("seat_0")["observation"]
    table.reset(seed=4, options={"heroes": ["scout", "ranger"]})
    assert np.array_equal(first, table.observe("seat_0")["observation"])


def test_it_can_be_sent_to_another_process() -> None:
    twin: KarakEnv = pickle.loads(pickle.dumps(raw_env("karak2", players=4, radius=2)))
    assert str(twin) == "karak2_v1"
    assert len(twin.possible_agents) == 4


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "chess"},
        {"players": 6},
        {"players": 3, "heroes": ["warrior"]},
        {"variants": ["unheard-of"]},
        {"figures": "[hero]\nhearts = 0"},
        {"render_mode": "rgb_array"},
        {"radius": -1},
    ],
)
def test_what_cannot_be_is_told_at_once(wishes: dict[str, Any]) -> None:
    with pytest.raises(KarakError):
        raw_env(**wishes)
