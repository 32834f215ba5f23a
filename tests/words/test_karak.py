"""Every event, action and decision of Karak has its sentence."""

from random import Random

import pytest

import karak
from karak.games.karak1 import events
from karak.games.karak1.actions import ACTIONS, LAY, PLACE, STEP, TAKE_HERO, USE_FLAMES
from karak.games.shared.events import HeroTaken
from karak.kernel.actions import Action, ActionTable
from karak.kernel.events import Event
from karak.words import Words
from words.used import kinds_of_events

WORDS = Words(strict=True)
HEROES = ("warrior", "oracle", *["gnome"] * 6)
SAMPLES: dict[str, str | int] = {
    "seat": 0,
    "other": 1,
    "hero": "warrior",
    "side": "north",
    "tile": "room",
    "shape": "tee",
    "token": "rat",
    "monster": "mummy",
    "item": "axe",
    "reason": "dragon",
}


@pytest.mark.parametrize("kind", kinds_of_events("karak1", "shared"), ids=lambda kind: kind.kind)
def test_every_event_is_told(kind: type[Event]) -> None:
    event = kind(*[SAMPLES.get(name, 2) for name in kind.fields])
    told = WORDS.event(event, HEROES)
    assert told.endswith(".")


@pytest.mark.parametrize("action", ACTIONS.actions, ids=str)
def test_every_action_has_a_label(action: Action) -> None:
    assert WORDS.action(action, HEROES)


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_are_told_without_a_gap(seed: int) -> None:
    chooser = Random(seed)
    variants = ["experts-goal"] if seed % 2 else []
    game = karak.new_game("karak", players=2 + seed % 4, choose=True, variants=variants, seed=seed)
    heroes = [""] * (2 + seed % 4)
    for _ in range(1500):
        if game.over:
            break
        decision = game.decision
        assert WORDS.decision(decision, heroes)
        assert WORDS.rule(decision.rule).full
        for action in game.legal_actions():
            assert WORDS.action(action, heroes, **decision.args)
        for event in game.apply(chooser.choice(game.legal_actions())):
            assert WORDS.event(event, heroes)
            if isinstance(event, HeroTaken):
                heroes[event.seat] = event.hero


def test_the_log_reads_well() -> None:
    assert WORDS.event(events.TokenDrawn(1, "rat"), HEROES) == "Taia draws a rat from the bag."
    assert WORDS.event(events.Swapped(2, 0, 5, 6), HEROES) == "gnome changes places with Horan."
    assert WORDS.event(HeroTaken(1, "thief")) == "Player 2 plays Aderyn the Thief."
    assert WORDS.event(events.FlamesUsed(0, 1), HEROES) == "Horan uses magic flames and keeps them."


def test_a_step_into_the_dark_is_called_exploring() -> None:
    assert WORDS.action(STEP[0]) == "Step north"
    assert WORDS.action(STEP[1], dark="north east") == "Explore to the east"


def test_labels_use_what_the_decision_says() -> None:
    assert WORDS.action(LAY[0]) == "Lay down the rat"
    assert WORDS.action(PLACE[0]) == "Lay the tile as it is"
    assert WORDS.action(PLACE[1]) == "Lay the tile turned by 90°"
    assert WORDS.action(USE_FLAMES) == "Use magic flames (+1)"
    assert WORDS.action(USE_FLAMES, flames=2) == "Use magic flames (+2)"
    assert WORDS.action(TAKE_HERO[1], choices="warrior oracle") == "Play Taia the Oracle"


def test_an_action_without_words_goes_by_its_readable_form() -> None:
    dance = ActionTable("tests").add("dance", 2, "dance 3")
    assert Words().action(dance) == "dance 3"
