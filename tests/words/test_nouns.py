"""Nouns: all are there in all their forms, and strangers go by their own names."""

import pytest

from karak.games.karak1.pieces import ITEM_NAMES, PLACES, SHAPES, SIDES, TOKEN_NAMES
from karak.words import Words
from karak.words.arguments import ARG_GROUPS, group_forms, noun_forms, spell_out
from karak.words.catalogue import catalogue

NOUNS = {
    "hero": ("wizard", "warlock", "warrior", "thief", "oracle", "swordsman"),
    "token": tuple(TOKEN_NAMES),
    "item": tuple(ITEM_NAMES),
    "tile": tuple(PLACES),
    "shape": tuple(SHAPES),
    "side": SIDES,
    "variant": ("experts-goal",),
    "bot": ("random", "greedy"),
    "game": ("karak", "karak2"),
}
WORDS = Words(strict=True)


def test_every_argument_stands_for_a_group_of_nouns() -> None:
    assert set(ARG_GROUPS.values()) == set(NOUNS)


@pytest.mark.parametrize("group", NOUNS)
def test_every_noun_of_the_game_has_a_message_and_no_other_is_there(group: str) -> None:
    ids = [noun for noun in catalogue("en").ids if noun.startswith(f"{group}-")]
    assert {noun.removeprefix(f"{group}-") for noun in ids} == set(NOUNS[group])


@pytest.mark.parametrize("group", NOUNS)
def test_every_noun_has_all_forms_of_its_group(group: str) -> None:
    for name in NOUNS[group]:
        assert catalogue("en").attributes(f"{group}-{name}") == group_forms("en", group)


@pytest.mark.parametrize("hero", NOUNS["hero"])
def test_every_hero_has_two_abilities_with_an_explanation(hero: str) -> None:
    for number in (1, 2):
        assert WORDS.say(f"ability-{hero}-{number}")
        assert WORDS.say(f"ability-{hero}-{number}.explained").endswith(".")


def test_a_noun_is_told_in_the_form_asked_for() -> None:
    assert WORDS.noun("token", "rat") == "rat"
    assert WORDS.noun("token", "rat", "the") == "the rat"
    assert WORDS.noun("hero", "warrior", "trade") == "Warrior"


def test_a_stranger_goes_by_its_own_name_in_every_form() -> None:
    assert WORDS.noun("hero", "gnome") == "gnome"
    assert WORDS.noun("hero", "gnome", "full") == "gnome"
    assert WORDS.noun("hero", "gnome", "no-such-form") == "gnome"


def test_an_argument_brings_all_forms_of_its_noun() -> None:
    assert spell_out("en", {"monster": "mummy"}) == {
        "monster": "mummy",
        "monster-a": "a mummy",
        "monster-the": "the mummy",
        "monster-many": "mummies",
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


def test_nobody_can_change_the_nouns_for_everybody() -> None:
    forms = spell_out("en", {"monster": "rat"})
    forms["monster-the"] = "the cat"
    assert noun_forms("en", "token", "rat")["the"] == "the rat"
