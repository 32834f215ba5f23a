"""Clones are independent, the same seed is the same game, and snapshots go on as the game does."""

import json

from hypothesis import given
from hypothesis import strategies as st

import karak
from karak.games.karak1.game import Karak
from properties.driver import CUTS, Plan, Player, plans, play_on, stands

MORE = 60


@given(plans(), CUTS, st.integers(0, 1 << 64))
def test_a_clone_and_its_game_leave_each_other_alone(
    plan: Plan, cuts: list[int], seed: int
) -> None:
    for game in plan.cut(*cuts):
        before, twin = stands(game), game.clone(seed)
        assert twin.full_position() == before[0]
        assert isinstance(twin, Karak)
        play_on(twin, Player("fights", seed), MORE)
        assert stands(game) == before

        other = game.clone(seed, seat=0)
        copied, ahead = stands(other), game.clone()
        assert isinstance(ahead, Karak)
        play_on(ahead, Player("collects", seed), MORE)
        assert stands(other) == copied


@given(plans())
def test_the_same_seed_is_the_same_game(plan: Plan) -> None:
    one, other = plan.play(), plan.play()
    assert stands(one) == stands(other)
    assert one.log.as_data() == other.log.as_data()


@given(plans(), CUTS)
def test_a_plain_clone_has_the_same_future(plan: Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        twin, other = game.clone(), game.clone()
        assert isinstance(twin, Karak)
        assert isinstance(other, Karak)
        play_on(twin, Player("random", plan.seed), MORE)
        play_on(other, Player("random", plan.seed), MORE)
        assert stands(twin) == stands(other)


@given(plans(), CUTS)
def test_a_restored_snapshot_goes_on_as_the_game_does(plan: Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        snapshot = game.snapshot()
        text = json.dumps(snapshot)
        restored = karak.restore(json.loads(text))
        assert stands(restored) == stands(game)
        assert restored.legal_actions() == game.legal_actions()
        assert restored.over == game.over
        assert json.dumps(restored.snapshot()) == text
        assert isinstance(restored, Karak)

        again = karak.restore(snapshot)
        assert isinstance(again, Karak)
        told = play_on(again, Player("random", plan.seed), MORE)
        assert play_on(restored, Player("random", plan.seed), MORE) == told
        assert stands(restored) == stands(again)

        ahead = game.clone()
        for action, _ in told:
            ahead.apply(action)
        assert stands(ahead) == stands(restored)


@given(plans())
def test_a_game_restored_after_every_decision_is_the_same_game(plan: Plan) -> None:
    game, player = plan.begin(), plan.player()
    for _ in range(40):
        if game.over:
            break
        restored = karak.restore(game.snapshot())
        action = player.choose(game)
        assert restored.apply(action) == game.apply(action)
        assert stands(restored) == stands(game)
        assert isinstance(restored, Karak)
        game = restored
