"""The game is its log: it replays to the same position, with its seed or without."""

import json

from hypothesis import given

import karak
from karak.games.karak1.game import Karak
from properties.driver import CUTS, Plan, Player, plans, play_on, stands


def through_json(log: karak.Log) -> object:
    """Send a log through text."""
    return json.loads(json.dumps(log.as_data()))


@given(plans())
def test_a_log_replays_by_what_chance_answered(plan: Plan) -> None:
    game = plan.play()
    again = karak.replay(game.log)
    assert again.full_position() == game.full_position()
    assert again.log.as_data() == game.log.as_data()
    told = karak.replay(through_json(game.log))
    assert told.full_position() == game.full_position()


@given(plans())
def test_a_log_needs_no_seed(plan: Plan) -> None:
    game = plan.play()
    data = game.log.as_data()
    setup = data["setup"]
    assert isinstance(setup, dict)
    data["setup"] = {**setup, "seed": None}
    assert karak.replay(data).full_position() == game.full_position()


@given(plans())
def test_the_seed_and_the_actions_are_enough(plan: Plan) -> None:
    game = plan.play()
    again = plan.begin()
    for entry in game.log.entries:
        again.apply(game.parse(entry.action.text))
    assert stands(again) == stands(game)
    assert again.log.as_data() == game.log.as_data()


@given(plans(), CUTS)
def test_a_log_cut_anywhere_replays_to_where_the_game_was(plan: Plan, cuts: list[int]) -> None:
    positions = [(len(game.log), game.full_position()) for game in plan.cut(*cuts)]
    log = plan.play().log
    for length, position in positions:
        assert karak.replay(log.cut(length)).full_position() == position


@given(plans(longest=120), CUTS)
def test_a_restored_game_has_a_log_of_its_own_that_replays(plan: Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        restored = karak.restore(game.snapshot())
        assert isinstance(restored, Karak)
        play_on(restored, Player("random", plan.seed), 40)
        again = karak.replay(through_json(restored.log))
        assert again.full_position() == restored.full_position()


@given(plans())
def test_a_replay_tells_the_same_story(plan: Plan) -> None:
    game, player = plan.begin(), plan.player()
    again = plan.begin(chance=list(game.log.start))
    for _ in range(plan.length):
        if game.over:
            break
        events = game.apply(player.choose(game))
        entry = game.log.entries[-1]
        assert again.apply(entry.action, list(entry.answers)) == events
