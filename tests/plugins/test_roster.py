"""Heroes from outside join and leave the roster."""

import pytest

from karak.games.karak1.hero import Hero
from karak.games.karak1.roster import add_hero, hero_names, remove_hero
from karak.kernel.errors import HeroTwice, UnknownOption
from plugins.druid import Druid


def test_a_hero_from_outside_comes_after_the_built_in_ones() -> None:
    assert hero_names()[6:] == ["druid"]


def test_a_name_is_taken_once() -> None:
    for name in ("druid", "wizard"):
        with pytest.raises(HeroTwice):
            add_hero(Druid(name))


def test_the_built_in_heroes_cannot_be_taken_out() -> None:
    remove_hero("wizard")
    assert "wizard" in hero_names()


def test_there_is_room_for_ten_heroes_from_outside() -> None:
    names = [f"stranger-{number}" for number in range(9)]
    for name in names:
        add_hero(Hero(name))
    with pytest.raises(UnknownOption):
        add_hero(Hero("one-too-many"))
    for name in names:
        remove_hero(name)
    assert hero_names()[6:] == ["druid"]


def test_a_hero_that_overrides_nothing_is_one_without_abilities() -> None:
    plain = Hero("plain-folk")
    assert plain.keeps_die(1)
    assert not plain.wins_ties()
    assert not plain.keeps_flames()
