"""Everything has words and a drawing, wherever a game may come to."""

from hypothesis import given

from karak.games.karak1 import drawing
from karak.games.karak1.game import Karak
from karak.games.karak2 import drawing as drawing2
from karak.games.karak2.game import Karak2
from karak.words import Words
from properties import driver2
from properties.driver import CUTS, Plan, plans

WORDS = Words(strict=True)
WIDTH, HEIGHT = 80, 24


def heroes_of(game: Karak | Karak2) -> list[str]:
    """Name the heroes by seat."""
    if isinstance(game, Karak):
        return [str(hero.hero.name) for hero in game.heroes]
    return [str(hero.hero.name) for hero in game.heroes]


def check_words(game: Karak | Karak2, words: Words) -> None:
    """Say everything that there is to say, to everybody who may hear it."""
    heroes = heroes_of(game)
    assert game.recorder is not None
    for event in game.recorder.events:
        assert words.event(event, heroes)
        told = event.seen_by(None)
        assert told is event or words.event(told, heroes)
    if game.over:
        return
    decision = game.decision
    assert words.decision(decision, heroes)
    labels = [words.action(action, heroes, **decision.args) for action in game.legal_actions()]
    assert all(labels)
    assert len(set(labels)) == len(labels)


@given(plans(longest=200))
def test_every_decision_action_and_event_has_words(plan: Plan) -> None:
    for game in plan.walk():
        check_words(game, WORDS)


@given(driver2.plans(longest=200))
def test_every_decision_action_and_event_of_karak2_has_words(plan: driver2.Plan) -> None:
    words = WORDS.about("karak2")
    for game in plan.walk():
        check_words(game, words)


@given(plans(), CUTS)
def test_the_board_can_always_be_drawn(plan: Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        assert str(game)
        for line in drawing.draw(game, WIDTH, HEIGHT).splitlines():
            assert len(line) <= WIDTH


@given(driver2.plans(), CUTS)
def test_the_land_can_always_be_drawn(plan: driver2.Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        assert str(game)
        for line in drawing2.draw(game, WIDTH, HEIGHT).splitlines():
            assert len(line) <= WIDTH
