"""The game is its log: it replays to the same position, with its seed or without."""

import json

from hypothesis import given
from hypothesis import strategies as st

import karak
from properties.games import each_game
from properties.playing import CUTS, G, Kit, plans_of, play_on, stands


def through_json(log: karak.Log) -> object:
    """Send a log through text."""
    return json.loads(json.dumps(log.as_data()))


@each_game
@given(data=st.data())
def test_a_log_replays_by_what_chance_answered(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    game = plan.play()
    again = karak.replay(game.log)
    assert again.full_position() == game.full_position()
    assert again.log.as_data() == game.log.as_data()
    told = karak.replay(through_json(game.log))
    assert told.full_position() == game.full_position()


@each_game
@given(data=st.data())
def test_a_log_needs_no_seed(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    game = plan.play()
    log = game.log.as_data()
    setup = log["setup"]
    assert isinstance(setup, dict)
    log["setup"] = {**setup, "seed": None}
    assert karak.replay(log).full_position() == game.full_position()


@each_game
@given(data=st.data())
def test_the_seed_and_the_actions_are_enough(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    game = plan.play()
    again = plan.begin()
    for entry in game.log.entries:
        again.apply(game.parse(entry.action.text))
    assert stands(again) == stands(game)
    assert again.log.as_data() == game.log.as_data()


@each_game
@given(data=st.data())
def test_a_log_cut_anywhere_replays_to_where_the_game_was(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    cuts = data.draw(CUTS)
    positions = [(len(game.log), game.full_position()) for game in plan.cut(*cuts)]
    log = plan.play().log
    for length, position in positions:
        assert karak.replay(log.cut(length)).full_position() == position


@each_game
@given(data=st.data())
def test_a_restored_game_has_a_log_of_its_own_that_replays(
    kit: Kit[G], data: st.DataObject
) -> None:
    plan = data.draw(plans_of(kit, longest=120))
    cuts = data.draw(CUTS)
    for game in plan.cut(*cuts):
        restored = kit.own(karak.restore(game.snapshot()))
        play_on(restored, kit.player("random", plan.seed), 40)
        again = karak.replay(through_json(restored.log))
        assert again.full_position() == restored.full_position()


@each_game
@given(data=st.data())
def test_a_replay_tells_the_same_story(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    game, player = plan.begin(), plan.player()
    again = plan.begin(chance=list(game.log.start))
    for _ in range(plan.length):
        if game.over:
            break
        events = game.apply(player.choose(game))
        entry = game.log.entries[-1]
        assert again.apply(entry.action, list(entry.answers)) == events
