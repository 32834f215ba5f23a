"""Legal lists are complete, stable and short; what is not listed is refused and changes nothing."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karak.games.titles import find_title
from karak.kernel.errors import GameOver, IllegalAction
from properties.driver import Plan, plans
from properties.games import each_game
from properties.opinion import Opinion
from properties.playing import CUTS, G, Kit, plans_of, stands

LONGEST_LIST = 99


@each_game
@given(data=st.data())
def test_there_is_always_something_to_do_and_lists_are_short_and_stable(
    kit: Kit[G], data: st.DataObject
) -> None:
    plan = data.draw(plans_of(kit))
    for game in plan.walk():
        legal = game.legal_actions()
        assert game.legal_actions() is legal
        assert len(set(legal)) == len(legal) <= LONGEST_LIST
        assert bool(legal) is not game.over
        if not game.over:
            assert game.list_actions() == legal
            assert game.clone().legal_actions() == legal


@given(plans(longest=200))
def test_a_second_opinion_lists_the_same(plan: Plan) -> None:
    for game in plan.walk():
        if not game.over:
            opinion = Opinion(game.full_position(), game.setup.as_data())
            assert {action.text for action in game.legal_actions()} == opinion.actions()


@each_game
@given(data=st.data())
def test_everything_listed_can_be_played(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit, longest=100))
    for game in plan.walk():
        before = stands(game)
        for action in game.legal_actions():
            twin = game.clone()
            assert twin.apply(action) == ()
            assert twin.over or twin.legal_actions()
        assert stands(game) == before


@each_game
@given(data=st.data())
def test_what_is_not_listed_is_refused_and_changes_nothing(
    kit: Kit[G], data: st.DataObject
) -> None:
    plan = data.draw(plans_of(kit))
    cuts = data.draw(CUTS)
    for game in plan.cut(*cuts):
        before = stands(game)
        length = len(game.log)
        legal = game.legal_actions()
        unlisted = [action for action in game.table().actions if action not in legal]
        for action in Random(plan.seed).sample(unlisted, 20):
            with pytest.raises(GameOver if game.over else IllegalAction):
                game.apply(action)
            with pytest.raises(GameOver if game.over else IllegalAction):
                game.apply(action, chance=[1])
        assert stands(game) == before
        assert len(game.log) == length
        assert game.legal_actions() is legal


@each_game
@given(data=st.data())
def test_decisions_name_a_seat_and_a_rule_and_are_plain_data(
    kit: Kit[G], data: st.DataObject
) -> None:
    plan = data.draw(plans_of(kit))
    for game in plan.walk():
        if game.over:
            with pytest.raises(GameOver):
                _ = game.decision
            assert game.result is not None
            assert json.loads(json.dumps(game.result.as_data()))["winners"]
            return
        decision = game.decision
        assert decision.seat == game.seat
        assert decision.rule in find_title(kit.name).rule_ids
        assert json.loads(json.dumps(decision.as_data())) == decision.as_data()
        assert game.result is None
