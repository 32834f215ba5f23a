"""Chance can be answered from outside, one answer at a time, as people with their own dice do."""

import pytest
from hypothesis import given

from karak.kernel.errors import ChanceNeeded, ImpossibleChance, TooMuchChance
from properties.driver import Plan, plans, stands


@given(plans(longest=150))
def test_answers_given_one_by_one_lead_to_the_same_position(plan: Plan) -> None:
    game, player = plan.begin(), plan.player()
    table = plan.begin(chance=list(game.log.start))
    for _ in range(plan.length):
        if game.over:
            break
        action = player.choose(game)
        events = game.apply(action)
        answers = game.log.entries[-1].answers
        before, length = stands(table), len(table.log)
        for number, answer in enumerate(answers):
            with pytest.raises(ChanceNeeded) as needed:
                table.apply(action, list(answers[:number]))
            assert answer in needed.value.possible
        assert stands(table) == before
        assert len(table.log) == length
        assert table.apply(action, list(answers)) == events
        assert table.full_position() == game.full_position()
        assert table.legal_actions() == game.legal_actions()
    assert table.log.as_data() == game.log.as_data()


@given(plans(longest=100))
def test_impossible_and_too_many_answers_change_nothing(plan: Plan) -> None:
    game, player = plan.begin(), plan.player()
    for _ in range(plan.length):
        if game.over:
            break
        action = player.choose(game)
        before, twin = stands(game), plan.begin(chance=list(game.log.start))
        twin.take_from(game)
        twin.apply(action)
        answers = list(twin.log.entries[-1].answers)
        with pytest.raises(TooMuchChance):
            game.apply(action, [*answers, 1])
        if answers:
            with pytest.raises(ImpossibleChance):
                game.apply(action, [*answers[:-1], 1000])
        assert stands(game) == before
        assert game.apply(action) is not None
        assert stands(game) == stands(twin)


@given(plans(longest=2))
def test_the_start_can_be_answered_too(plan: Plan) -> None:
    game = plan.begin()
    answers = list(game.log.start)
    for number, answer in enumerate(answers):
        with pytest.raises(ChanceNeeded) as needed:
            plan.begin(chance=answers[:number])
        assert answer in needed.value.possible
    assert plan.begin(chance=answers).full_position() == game.full_position()
    with pytest.raises(TooMuchChance):
        plan.begin(chance=[*answers, 1])
