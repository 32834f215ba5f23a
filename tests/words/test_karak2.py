"""Every event, action and decision of Karak 2 has its sentence."""

from collections import Counter

import pytest

from karak.games.karak2 import battle_events, city_events, land_events
from karak.games.karak2.actions import (
    ACTIONS,
    HAWK_AT,
    HEAL,
    LAY,
    PICK_HEX,
    PLACE,
    RUN,
    TAKE_HERO,
    USE_FIREBALL,
)
from karak.games.shared.events import GameEnded, ItemLeft, TurnSkipped
from karak.kernel.decision import Decision
from karak.kernel.events import Event
from karak.words import Words, languages
from words.used import kinds_of_events

WORDS = Words(strict=True)
HEROES = ("warrior", "oracle", *["gnome"] * 6)
SAMPLES: dict[str, str | int] = {
    "seat": 0,
    "other": 1,
    "side": "northeast",
    "land": "farm-rock",
    "first": "farm",
    "second": "abyss",
    "army": "fire-eaters",
    "unit": "archer",
    "die": "mage",
    "face": "SS",
    "resource": "wood",
    "building": "range",
}


@pytest.mark.parametrize("kind", kinds_of_events("karak2"), ids=lambda kind: kind.kind)
def test_every_event_is_told(kind: type[Event]) -> None:
    event = kind(*[SAMPLES.get(name, 2) for name in kind.fields])
    for words in [Words(language, strict=True, game="karak2") for language in languages()]:
        for seat in (None, 0, 1):
            told = words.event(event.seen_by(seat), HEROES)
            assert told.endswith(".")
            assert words.say("something-hidden") not in told.lower()


def test_no_kind_of_event_means_two_things() -> None:
    counts = Counter(kind.kind for kind in kinds_of_events())
    assert [kind for kind, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("verb", dict.fromkeys(action.verb for action in ACTIONS.actions))
def test_every_action_has_a_label_of_its_own(verb: str) -> None:
    seats: list[str] = [f"hero{seat}" for seat in range(8)]
    for words in [Words(language, strict=True) for language in languages()]:
        labels = [words.action(each, seats) for each in ACTIONS.actions if each.verb == verb]
        assert all(labels)
        assert len(set(labels)) == len(labels)


def test_the_log_reads_well() -> None:
    told = [
        WORDS.event(event, HEROES)
        for event in (
            land_events.Moved(0, 0, 1, "northeast"),
            land_events.ArmyLaid(1, "hammer-follower", 3),
            battle_events.HeroDieRolled(1, "SS"),
            battle_events.UnitDieRolled(0, "knight", "1"),
            battle_events.SkullIgnored(0, "knight"),
            city_events.UnitRecruited(1, "archer"),
            city_events.UnitRecruited(2, "skeleton"),
        )
    ]
    assert told == [
        "Horan moves northeast.",
        "Taia finds the Hammer Follower on the hex.",
        "Taia rolls two skulls.",
        "Horan's Knight rolls 1 sword.",
        "Horan ignores a skull on a Knight's die.",
        "Taia recruits an Archer.",
        "gnome raises a Skeleton.",
    ]


def test_what_the_scout_alone_knows_is_told_to_nobody_else() -> None:
    drawn = land_events.HexesDrawn(0, "farm", "abyss")
    back = land_events.HexPutBack(0, "abyss", 2)
    assert WORDS.event(drawn, HEROES) == (
        "Horan looks at two hexes: a farm and the Infernal Abyss."
    )
    assert WORDS.event(drawn.seen_by(1), HEROES) == "Horan looks at two hexes."
    assert WORDS.event(back, HEROES) == "Horan puts the Infernal Abyss back on top of the deck."
    assert WORDS.event(back.seen_by(None), HEROES) == (
        "Horan puts a hex of tier 2 back on top of the deck."
    )


def test_what_both_games_tell_fits_both() -> None:
    assert WORDS.event(TurnSkipped(0, 1), HEROES).endswith("has 1 heart again.")
    assert WORDS.event(TurnSkipped(0, 3), HEROES).endswith("has 3 hearts again.")
    assert WORDS.event(ItemLeft(0, "sword", 4), HEROES) == "Horan leaves the sword lying there."
    assert WORDS.event(GameEnded(0, "general"), HEROES).startswith("The Dark General is defeated")


def test_labels_use_what_the_decision_says() -> None:
    lands = {"first": "farm", "second": "big-rock"}
    assert WORDS.action(PICK_HEX[0], **lands) == "Lay the first hex, a farm"
    assert WORDS.action(PICK_HEX[1], **lands) == "Lay the second hex, a big rock"
    assert WORDS.action(PICK_HEX[1]) == "Lay the second hex"
    assert WORDS.action(USE_FIREBALL) == "Use a Fireball (+1)"
    assert WORDS.action(USE_FIREBALL, fireball=2) == "Use a Fireball (+2)"
    assert WORDS.action(TAKE_HERO[3], choices="warrior oracle ranger warlock") == (
        "Play Lord Xanros the Warlock"
    )


def test_labels_tell_both_arguments_of_an_action() -> None:
    assert WORDS.action(HAWK_AT[13]) == "Lay it east of hex 2"
    assert WORDS.action(RUN[3]) == "Run 1 hex east"
    assert WORDS.action(RUN[4]) == "Run 2 hexes east"


def test_a_verb_of_both_games_has_the_words_of_its_own() -> None:
    assert WORDS.action(HEAL) == "Heal (two hearts)"
    assert WORDS.action(LAY[0]) == "Lay it to the northeast"
    assert WORDS.action(PLACE[1]) == "Lay the hex turned by 60°"


def test_a_decision_of_both_games_has_the_words_of_its_own() -> None:
    assert WORDS.decision(Decision("pick-up", 0, "K1.I4", {})).endswith("before your turn ends?")
    assert WORDS.decision(Decision("pick-up", 0, "K2.N8", {})) == "Do you pick up anything more?"
