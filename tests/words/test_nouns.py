"""Nouns: all are there in all their forms, and strangers go by their own names."""

import pytest

from karak.bots.levels import BOTS
from karak.games.karak1.pieces import ITEM_NAMES, PLACES, SHAPES, TOKEN_NAMES
from karak.games.karak2.pieces import (
    ARMY_NAMES,
    BUILDINGS,
    GEAR_NAMES,
    LANDS,
    RESOURCES,
    UNITS,
)
from karak.games.shared.grid import HEXES, SQUARES
from karak.games.titles import TITLES
from karak.words import Words, languages
from karak.words.arguments import ARG_GROUPS, group_forms, noun_forms, spell_out
from karak.words.catalogue import catalogue
from words.fluent_files import sentences

STONES = ("small-stone", "large-stone", "archstone", "cart")
NOUNS: dict[str, tuple[str, ...]] = {
    "hero": (
        *("wizard", "warlock", "warrior", "thief", "oracle", "swordsman"),
        *("ranger", "princess", "scout"),
    ),
    "token": tuple(TOKEN_NAMES),
    "item": tuple({*ITEM_NAMES, *GEAR_NAMES, *STONES}),
    "tile": tuple(PLACES),
    "shape": tuple(SHAPES),
    "side": tuple({*SQUARES.names, *HEXES.names}),
    "army": tuple(ARMY_NAMES),
    "unit": tuple(UNITS),
    "die": ("hero", *UNITS),
    "face": ("S", "SS", "blank", *"123456789"),
    "building": (*BUILDINGS, "city"),
    "resource": tuple(RESOURCES),
    "land": tuple(LANDS),
    "variant": ("experts-goal", "friendly"),
    "bot": BOTS,
    "game": ("karak", "karak2"),
}
"""Every noun by its group; the sword, for one, is in both games."""

OWN_NOUNS = {"hero-warlock-karak2"}
"""Nouns that Karak 2 has in another way than Karak; a language may have more of them."""

ASKED_BY_CODE = {
    *(("hero", form) for form in ("trade", "full")),
    *(("unit", form) for form in ("letter", "counted")),
    *((group, "explained") for group in ("bot", "variant")),
    ("resource", "counted"),
}
"""Forms that the code asks for itself; every language has them."""

BUILT_IN = {name: title.hero_names()[:6] for name, title in TITLES.items()}
WORDS = Words(strict=True)


def test_every_argument_stands_for_a_group_of_nouns() -> None:
    assert set(ARG_GROUPS.values()) == set(NOUNS)


@pytest.mark.parametrize("group", NOUNS)
def test_every_noun_of_the_game_has_a_message_and_no_other_is_there(group: str) -> None:
    ids = {noun for noun in catalogue("en").ids if noun.startswith(f"{group}-")} - OWN_NOUNS
    assert {noun.removeprefix(f"{group}-") for noun in ids} == set(NOUNS[group])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("group", NOUNS)
def test_every_noun_has_all_forms_of_its_group(language: str, group: str) -> None:
    words = catalogue(language)
    forms = set(group_forms(language, group))
    nouns = [noun for noun in words.ids if noun.startswith(f"{group}-")]
    lacking = {noun: forms - set(words.attributes(noun)) for noun in nouns}
    assert {noun: lacks for noun, lacks in lacking.items() if lacks} == {}


@pytest.mark.parametrize("language", languages())
def test_no_noun_has_a_form_that_nobody_asks_for(language: str) -> None:
    asked = {
        (ARG_GROUPS.get(name, ""), form)
        for each in sentences(language)
        for name, _, form in [variable.partition("-") for variable in each.variables]
    }
    unused = {
        (group, form)
        for group in NOUNS
        for form in group_forms(language, group)
        if (group, form) not in asked | ASKED_BY_CODE
    }
    assert sorted(unused) == []


@pytest.mark.parametrize("language", languages())
def test_units_are_told_apart_by_their_letters(language: str) -> None:
    letters = [Words(language, strict=True).noun("unit", unit, "letter") for unit in UNITS]
    assert len(set(letters)) == len(UNITS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "hero"), [(game, hero) for game, heroes in BUILT_IN.items() for hero in heroes]
)
def test_every_hero_has_two_abilities_with_an_explanation(
    game: str, hero: str, language: str
) -> None:
    words = Words(language, strict=True, game=game)
    rules = [rule.title for section in words.rules(game) for rule in section.rules]
    for number in (1, 2):
        name = words.say(f"ability-{hero}-{number}")
        assert f"{words.noun('hero', hero, 'trade')}: {name}" in rules
        assert words.say(f"ability-{hero}-{number}.explained").endswith(".")


def test_a_noun_is_told_in_the_form_asked_for() -> None:
    assert WORDS.noun("token", "rat") == "rat"
    assert WORDS.noun("token", "rat", "the") == "the rat"
    assert WORDS.noun("hero", "warrior", "trade") == "Warrior"


def test_the_same_trade_may_be_another_person_in_the_other_game() -> None:
    assert WORDS.noun("hero", "warlock", "full") == "Xanros the Warlock"
    assert WORDS.about("karak").noun("hero", "warlock", "full") == "Xanros the Warlock"
    assert WORDS.about("karak2").noun("hero", "warlock", "full") == "Lord Xanros the Warlock"
    assert WORDS.about("karak2").noun("hero", "warrior", "full") == "Horan the Warrior"


def test_a_blank_face_has_a_name() -> None:
    assert WORDS.noun("face", "-") == "nothing"
    assert WORDS.noun("face", "SS") == "two skulls"


def test_a_stranger_goes_by_its_own_name_in_every_form() -> None:
    assert WORDS.noun("hero", "gnome") == "gnome"
    assert WORDS.noun("hero", "gnome", "full") == "gnome"
    assert WORDS.noun("hero", "gnome", "no-such-form") == "gnome"


def test_an_argument_brings_all_forms_of_its_noun() -> None:
    assert spell_out("en", {"monster": "mummy"}) == {
        "monster": "mummy",
        "monster-a": "a mummy",
        "monster-the": "the mummy",
        "monster-id": "mummy",
    }


def test_a_seat_is_told_as_the_hero_who_sits_there() -> None:
    told = spell_out("en", {"seat": 1, "other": 0}, ["warrior", "oracle"])
    assert (told["hero"], told["seat-number"]) == ("Taia", 2)
    assert (told["other"], told["other-number"]) == ("Horan", 1)


def test_a_hero_that_is_named_wins_over_the_one_in_the_seat() -> None:
    for args in ({"seat": 0, "hero": "thief"}, {"hero": "thief", "seat": 0}):
        assert spell_out("en", args, ["warrior"])["hero"] == "Aderyn"


def test_a_seat_without_a_hero_is_a_numbered_player() -> None:
    assert spell_out("en", {"seat": 2}, ["warrior", ""])["hero-full"] == "Player 3"
    assert spell_out("en", {"seat": 1}, ["warrior", ""])["hero"] == "Player 2"


def test_what_is_hidden_is_something() -> None:
    told = spell_out("en", {"token": None, "site": None})
    assert (told["token-the"], told["site"]) == ("something", "something")


def test_several_nouns_are_told_as_a_list() -> None:
    told = spell_out("en", {"heroes": ["warrior", "gnome"], "names": ["A", "B", "C"]})
    assert told["heroes-full"] == "Horan the Warrior and gnome"
    assert told["names"] == "A, B, and C"


def test_several_of_a_kind_are_counted() -> None:
    told = spell_out("en", {"units": {"knight": 2, "archer": 1}, "resources": {"wood": 3}})
    assert told["units-counted"] == "2 Knights and an Archer"
    assert told["resources-counted"] == "3 wood"
    assert WORDS.noun("item", "axe", "counted", 4) == "4 axes"


def test_nobody_can_change_the_nouns_for_everybody() -> None:
    forms = spell_out("en", {"monster": "rat"})
    forms["monster-the"] = "the cat"
    assert noun_forms("en", "token", "rat")["the"] == "the rat"
