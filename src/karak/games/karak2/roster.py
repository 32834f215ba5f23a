"""The heroes of Karak 2: the built-in ones, listed here and nowhere else, and plug-ins (K2.S1)."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.actions import TAKE_HERO
from karak.games.karak2.hero import Hero
from karak.games.karak2.heroes.oracle import Oracle
from karak.games.karak2.heroes.princess import Princess
from karak.games.karak2.heroes.ranger import Ranger
from karak.games.karak2.heroes.scout import Scout
from karak.games.karak2.heroes.warlock import Warlock
from karak.games.karak2.heroes.warrior import Warrior
from karak.games.shared.starting import BUILT_IN
from karak.kernel.errors import HeroTwice, UnknownOption

ROSTER: Final[list[Hero]] = [
    Warrior("warrior"),
    Oracle("oracle"),
    Ranger("ranger"),
    Warlock("warlock"),
    Princess("princess"),
    Scout("scout"),
]


def hero_names() -> list[str]:
    """Name all heroes."""
    return [hero.name for hero in ROSTER]


def add_hero(hero: Hero) -> None:
    """Let a hero from outside the package take part in games from now on."""
    if hero.name in hero_names():
        raise HeroTwice(hero=hero.name)
    if len(ROSTER) == len(TAKE_HERO):
        raise UnknownOption(option="hero", value=hero.name)
    ROSTER.append(hero)


def remove_hero(name: str) -> None:
    """Take a plug-in hero out again; the built-in ones stay."""
    for hero in ROSTER[BUILT_IN:]:
        if hero.name == name:
            ROSTER.remove(hero)
