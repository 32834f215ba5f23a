"""Decisions: always one seat is asked one thing, with a complete and stable list of answers."""

import json

import pytest

from karak.games.karak1.actions import ACTIONS
from karak.kernel.decision import Decision
from karak.kernel.errors import GameOver, IllegalAction
from kernel.played import begun, ended, play_on, played


@pytest.mark.parametrize("seed", range(5))
def test_the_legal_list_is_complete_and_every_action_in_it_can_be_played(seed: int) -> None:
    game = begun(seed)
    for cut in range(60):
        legal = game.legal_actions()
        for action in ACTIONS.actions:
            twin = game.clone(seed=cut)
            if action in legal:
                twin.apply(action)
            else:
                with pytest.raises(IllegalAction):
                    twin.apply(action)
        play_on(game, 1, seed=cut)


@pytest.mark.parametrize("seed", range(5))
def test_the_legal_list_is_stable_and_without_doubles(seed: int) -> None:
    game = begun(seed)
    for cut in range(100):
        legal = game.legal_actions()
        assert legal
        assert len(set(legal)) == len(legal)
        assert game.legal_actions() == legal
        assert game.clone().legal_actions() == legal
        play_on(game, 1, seed=cut)


def test_the_seat_is_the_one_that_is_asked() -> None:
    game = begun()
    for cut in range(100):
        assert game.decision.seat == game.seat
        play_on(game, 1, seed=cut)


def test_a_decision_shows_itself() -> None:
    decision = Decision("roll", 2, "K1.F1", {"monster": "rat", "strength": 5})
    shown = "Decision('roll', seat=2, rule='K1.F1', monster='rat', strength=5)"
    assert repr(decision) == shown
    assert repr(Decision("turn", 0, "K1.T1", {})) == "Decision('turn', seat=0, rule='K1.T1')"


def test_a_decision_names_the_sentence_that_asks_it() -> None:
    assert Decision("roll", 2, "K1.F1", {}).message == "ask-roll"


def test_a_decision_is_plain_data() -> None:
    data = begun().decision.as_data()
    assert json.loads(json.dumps(data)) == data
    assert (data["kind"], data["message"], data["rule"]) == ("turn", "ask-turn", "K1.T1")


def test_every_decision_names_a_rule_of_the_law() -> None:
    from karak.games.karak1.rules import RULE_IDS

    for seed in range(3):
        game = begun(seed)
        for cut in range(300):
            assert game.decision.rule in RULE_IDS
            play_on(game, 1, seed=cut)


def test_after_the_end_nothing_is_asked() -> None:
    game = ended()
    assert game.legal_actions() == ()
    with pytest.raises(GameOver):
        _ = game.decision
    with pytest.raises(GameOver):
        game.apply(ACTIONS.parse("end turn"))


def test_a_game_has_a_result_only_at_its_end() -> None:
    assert played(10).result is None
    result = ended().result
    assert result is not None
    assert len(result.points) == 4
    assert set(result.winners) <= {0, 1, 2, 3}
    assert result.as_data() == {
        "points": list(result.points),
        "winners": list(result.winners),
        "reason": result.reason,
    }
    assert repr(result).startswith("Result(points=(")
