"""The log in the terminal: what happens several times in a row is told once."""

import pytest

from karak.cli.telling import paragraphs, story_of
from karak.games.karak1.actions import ACTIONS as KARAK_ACTIONS
from karak.games.karak1.events import Stepped
from karak.games.karak2.actions import ROLL, ROLL_HERO, ROLL_UNITS
from karak.games.karak2.battle_events import HeroDieRolled, UnitDieRolled, UnitLost
from karak.games.karak2.city_events import ResourceGained, UnitRecruited
from karak.games.karak2.land_events import ArmyDrawn, ArmyLaid, ArmyReturned, HexesDrawn, HexLaid
from karak.games.shared.events import ItemGained, TurnBegan
from karak.kernel.events import Event
from karak.words import Words

WORDS = Words(strict=True).about("karak2")
HEROES = ["warrior", "oracle", "scout"]


def told(*events: Event) -> str:
    return " ".join(paragraph.text for paragraph in paragraphs(WORDS, events, HEROES))


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        (
            [
                ResourceGained(0, "wood", 1),
                ResourceGained(0, "stone", 3),
                ResourceGained(0, "wood", 1),
            ],
            "Horan gains 2 wood and 3 stone.",
        ),
        (
            [UnitRecruited(1, "knight"), UnitRecruited(1, "mage"), UnitRecruited(1, "knight")],
            "Taia recruits 2 Knights and a Mage.",
        ),
        (
            [
                UnitDieRolled(0, "knight", "1"),
                UnitDieRolled(0, "knight", "1"),
                UnitDieRolled(0, "mage", "S"),
            ],
            "Horan's units roll 1 sword (2 Knights) and a skull (a Mage).",
        ),
        ([UnitLost(0, "mage"), UnitLost(0, "bear")], "Horan loses a Mage and the Bear."),
        (
            [ItemGained(0, "sword"), ItemGained(0, "sword")],
            "Horan gains 2 swords.",
        ),
    ],
)
def test_what_comes_several_times_is_told_once(events: list[Event], sentence: str) -> None:
    assert told(*events) == sentence


def test_two_heroes_are_told_apart() -> None:
    both = told(ResourceGained(0, "wood", 1), ResourceGained(1, "wood", 1))
    assert both == "Horan gains 1 wood. Taia gains 1 wood."


def test_armies_are_told_when_they_are_laid() -> None:
    laid = [HexLaid(0, 4, 1, 1, "farm", 2, 0), ArmyLaid(0, "fire-eaters", 4)]
    drawn = [ArmyDrawn(0, "fire-eaters"), *laid]
    assert told(*drawn) == "Horan finds Fire Eaters on the hex."
    assert told(drawn[0]) == "Horan draws Fire Eaters from the bag."


def test_armies_are_told_as_they_are_drawn_if_one_is_put_back() -> None:
    events = [
        ArmyDrawn(1, "fire-eaters"),
        ArmyDrawn(1, "dark-dryads"),
        ArmyReturned(1, "fire-eaters"),
        ArmyLaid(1, "dark-dryads", 4),
    ]
    assert told(*events) == (
        "Taia draws Fire Eaters and Dark Dryads from the bag. "
        "Taia returns the Fire Eaters to the bag."
    )


def test_a_second_roll_is_told_by_what_was_chosen() -> None:
    first, second = UnitDieRolled(0, "knight", "S"), UnitDieRolled(0, "knight", "1")
    rolled = [*story_of(ROLL, 0, [first]), *story_of(ROLL_UNITS, 0, [second])]
    assert told(*rolled) == (
        "Horan's Knight rolls a skull. Horan rolls all units again. Horan's Knight rolls 1 sword."
    )
    again = story_of(ROLL_HERO, 0, [HeroDieRolled(0, "3")])
    assert told(*again) == "Horan rolls the hero die again. Horan rolls 3 swords."


def test_each_turn_is_a_paragraph_of_its_hero() -> None:
    events = [TurnBegan(0, 1), UnitLost(0, "mage"), TurnBegan(1, 2), UnitLost(1, "mage")]
    assert [each.seat for each in paragraphs(WORDS, events, HEROES)] == [0, 1]


def test_what_a_seat_may_not_know_is_not_told() -> None:
    looked = HexesDrawn(2, "farm", "rock")
    assert told(looked) == "Darius looks at two hexes: a farm and a rock."
    assert told(looked.seen_by(0)) == "Darius looks at two hexes."


def test_steps_in_karak_are_told_together() -> None:
    words = Words(strict=True).about("karak")
    steps = [Stepped(0, 0, 1, "north"), Stepped(0, 1, 2, "east")]
    assert paragraphs(words, steps, ["thief"])[0].text == "Aderyn steps north and east."
    assert story_of(KARAK_ACTIONS.parse("roll"), 0, steps) == steps
