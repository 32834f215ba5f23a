"""Chance can be answered from outside, one answer at a time, as people with their own dice do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karak.kernel.errors import ChanceNeeded, ImpossibleChance, TooMuchChance
from properties.games import each_game
from properties.playing import G, Kit, plans_of, stands


@each_game
@given(data=st.data())
def test_answers_given_one_by_one_lead_to_the_same_position(
    kit: Kit[G], data: st.DataObject
) -> None:
    plan = data.draw(plans_of(kit, longest=150))
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


@each_game
@given(data=st.data())
def test_impossible_and_too_many_answers_change_nothing(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit, longest=100))
    game, player = plan.begin(), plan.player()
    for _ in range(plan.length):
        if game.over:
            break
        action = player.choose(game)
        before, twin = stands(game), plan.begin(chance=list(game.log.start))
        twin.take_from(game)
        twin.generator = game.generator.copy()
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


@each_game
@given(data=st.data())
def test_the_start_can_be_answered_too(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit, longest=2))
    game = plan.begin()
    answers = list(game.log.start)
    for number, answer in enumerate(answers):
        with pytest.raises(ChanceNeeded) as needed:
            plan.begin(chance=answers[:number])
        assert answer in needed.value.possible
    assert plan.begin(chance=answers).full_position() == game.full_position()
    with pytest.raises(TooMuchChance):
        plan.begin(chance=[*answers, 1])
