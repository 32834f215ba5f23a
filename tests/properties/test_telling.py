"""Everything has words and a drawing, wherever a game may come to."""

from hypothesis import given

from karak.games.karak1.drawing import draw
from karak.games.karak1.game import Karak
from karak.words import Words
from properties.driver import CUTS, Plan, plans

WORDS = Words(strict=True)


def heroes_of(game: Karak) -> list[str]:
    """Name the heroes by seat."""
    return [str(hero.hero.name) for hero in game.heroes]


@given(plans(longest=200))
def test_every_decision_action_and_event_has_words(plan: Plan) -> None:
    for game in plan.walk():
        heroes = heroes_of(game)
        assert game.recorder is not None
        for event in game.recorder.events:
            assert WORDS.event(event, heroes)
        if game.over:
            return
        decision = game.decision
        assert WORDS.decision(decision, heroes)
        labels = [WORDS.action(action, heroes, **decision.args) for action in game.legal_actions()]
        assert all(labels)
        assert len(set(labels)) == len(labels)


@given(plans(), CUTS)
def test_the_board_can_always_be_drawn(plan: Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        assert str(game)
        for line in draw(game, 80, 24).splitlines():
            assert len(line) <= 80
