"""Every event, action and decision of Karak has its sentence."""

import pytest

from karak.games.karak1 import events
from karak.games.karak1.actions import ACTIONS, LAY, PLACE, STEP, TAKE_HERO, USE_FLAMES
from karak.games.shared.events import HeroTaken
from karak.kernel.actions import Action, ActionTable
from karak.kernel.events import Event
from karak.words import Words, languages
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
    for language in languages():
        told = Words(language, strict=True).event(event, HEROES)
        assert told.endswith(".")


@pytest.mark.parametrize("action", ACTIONS.actions, ids=str)
def test_every_action_has_a_label(action: Action) -> None:
    for language in languages():
        assert Words(language, strict=True).action(action, HEROES)


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
