"""Clones are independent, the same seed is the same game, and snapshots go on as the game does."""

import json

from hypothesis import given
from hypothesis import strategies as st

import karak
from properties.games import each_game
from properties.playing import CUTS, G, Kit, plans_of, play_on, stands

MORE = 60


@each_game
@given(data=st.data())
def test_a_clone_and_its_game_leave_each_other_alone(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    cuts = data.draw(CUTS)
    seed = data.draw(st.integers(0, 1 << 64))
    for game in plan.cut(*cuts):
        before, twin = stands(game), kit.own(game.clone(seed))
        assert twin.full_position() == before[0]
        play_on(twin, kit.player("fights", seed), MORE)
        assert stands(game) == before

        other = game.clone(seed, seat=0)
        copied = stands(other)
        play_on(kit.own(game.clone()), kit.player("collects", seed), MORE)
        assert stands(other) == copied


@each_game
@given(data=st.data())
def test_the_same_seed_is_the_same_game(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    one, other = plan.play(), plan.play()
    assert stands(one) == stands(other)
    assert one.log.as_data() == other.log.as_data()


@each_game
@given(data=st.data())
def test_a_plain_clone_has_the_same_future(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    cuts = data.draw(CUTS)
    for game in plan.cut(*cuts):
        twin, other = kit.own(game.clone()), kit.own(game.clone())
        play_on(twin, kit.player("random", plan.seed), MORE)
        play_on(other, kit.player("random", plan.seed), MORE)
        assert stands(twin) == stands(other)


@each_game
@given(data=st.data())
def test_a_restored_snapshot_goes_on_as_the_game_does(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    cuts = data.draw(CUTS)
    for game in plan.cut(*cuts):
        snapshot = game.snapshot()
        text = json.dumps(snapshot)
        restored = kit.own(karak.restore(json.loads(text)))
        assert stands(restored) == stands(game)
        assert restored.legal_actions() == game.legal_actions()
        assert restored.over == game.over
        assert json.dumps(restored.snapshot()) == text

        again = kit.own(karak.restore(snapshot))
        told = play_on(again, kit.player("random", plan.seed), MORE)
        assert play_on(restored, kit.player("random", plan.seed), MORE) == told
        assert stands(restored) == stands(again)

        ahead = game.clone()
        for action, _ in told:
            ahead.apply(action)
        assert stands(ahead) == stands(restored)


@each_game
@given(data=st.data())
def test_a_game_restored_after_every_decision_is_the_same_game(
    kit: Kit[G], data: st.DataObject
) -> None:
    plan = data.draw(plans_of(kit))
    game, player = plan.begin(), plan.player()
    for _ in range(40):
        if game.over:
            break
        restored = kit.own(karak.restore(game.snapshot()))
        action = player.choose(game)
        assert restored.apply(action) == game.apply(action)
        assert stands(restored) == stands(game)
        game = restored
