"""Odds for somebody without a game: a hero by name, what it has, and whom it fights."""

from __future__ import annotations

from typing import Final

from karak.games.api import new_game
from karak.games.karak1 import pieces as pieces1
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.state import State as Karak
from karak.games.karak1.title import KARAK
from karak.games.karak2 import pieces as pieces2
from karak.games.karak2.state import FRIENDLY
from karak.games.karak2.state import State as Karak2
from karak.games.karak2.title import KARAK2
from karak.games.shared.items import Item
from karak.kernel.data import Data
from karak.kernel.errors import UnknownHero
from karak.kernel.title import Title
from karak.odds.aims import Aim, aim_named
from karak.odds.answers import Odds
from karak.odds.asked_fights import fight_ahead, monster_named
from karak.odds.asking import odds_against
from karak.odds.errors import UnknownGear, UnknownUnit, checked
from karak.odds.rolls import MOST_OF_A_KIND

LATER_STEP: Final = 3


def fight_odds(
    hero: str,
    monster: str,
    *,
    weapons: list[str] | None = None,
    flames: int = 0,
    hearts: int | None = None,
    first_step: bool = False,
    cursed: bool = False,
    fountain: bool = False,
    figures: Data | str | None = None,
    aim: Aim | str = "value",
) -> Odds:
    """Give the odds of a hero of Karak against a monster.

    `first_step` says that the fight follows the first step of the turn (K1.A.ORC1), `fountain`
    that the hero would go back onto a fountain (K1.F6).
    """
    game = new_game("karak", heroes=_with_other(KARAK, hero), figures=figures, seed=0)
    assert isinstance(game, Karak)
    me = game.heroes[0]
    me.hearts = game.figures.hearts if hearts is None else hearts
    checked("hearts", me.hearts, 1, game.figures.hearts)
    known = [item for item in pieces1.ITEMS if item.slot == pieces1.WEAPON]
    for item in _gear("weapons", weapons, known, game.figures.slots[pieces1.WEAPON]):
        me.put(item)
    for _ in range(checked("flames", flames, 0, game.figures.slots[pieces1.SPELL])):
        me.put(pieces1.FLAMES)
    if cursed:
        me.abilities = PLAIN
    game.seat = 0
    game.steps_taken = 0
    steps = 1 if first_step else LATER_STEP
    return fight_ahead(game, 0, monster_named(monster), _aim(aim), steps, fountain)


def battle_odds(
    hero: str,
    foes: list[str],
    *,
    units: dict[str, int] | None = None,
    weapons: list[str] | None = None,
    fireballs: int = 0,
    amulet: str | None = None,
    hearts: int | None = None,
    praetorians: int | None = None,
    friendly: bool = False,
    figures: Data | str | None = None,
    aim: Aim | str = "value",
) -> Odds:
    """Give the odds of a hero of Karak 2 against armies, or against `general`.

    Units that are not told are those the hero begins with (K2.A.RNG2); the Amulet of the Titan
    brings the Titan (K2.I10).
    """
    variants = [FRIENDLY] if friendly else []
    heroes = _with_other(KARAK2, hero)
    game = new_game("karak2", heroes=heroes, variants=variants, figures=figures, seed=0)
    assert isinstance(game, Karak2)
    me = game.heroes[0]
    me.hearts = game.figures.hearts if hearts is None else hearts
    checked("hearts", me.hearts, 1, game.figures.hearts)
    slots = game.figures.slots
    known = [item for item in pieces2.GEAR if item.slot == pieces2.WEAPON]
    for item in _gear("weapons", weapons, known, slots[pieces2.WEAPON]):
        me.put(item)
    for _ in range(checked("fireballs", fireballs, 0, slots[pieces2.SPELL])):
        me.put(pieces2.FIREBALL)
    worn = [] if amulet is None else [amulet]
    for item in _gear("amulets", worn, pieces2.AMULETS, slots[pieces2.AMULET]):
        me.put(item)
        if item is pieces2.AMULET_TITAN:
            me.change_units(pieces2.TITAN, 1)
    for name, count in (units or {}).items():
        unit = _unit(name)
        most = min(MOST_OF_A_KIND, game.figures.units[unit])
        me.change_units(unit, checked(name, count, 0, most) - me.units[unit])
    if praetorians is not None:
        game.praetorians = checked("praetorians", praetorians, 0, max(game.figures.praetorians))
    return odds_against(game, foes, 0, aim)


def _aim(aim: Aim | str) -> Aim:
    return aim_named(aim) if isinstance(aim, str) else aim


def _with_other(title: Title, hero: str) -> list[str]:
    """Find a hero by its name, and anybody else: a game is for two."""
    known = title.hero_names()
    if hero not in known:
        raise UnknownHero(hero=hero, known=", ".join(known))
    return [hero, known[0] if hero != known[0] else known[1]]


def _gear(what: str, names: list[str] | None, known: list[Item], slots: int) -> list[Item]:
    """Find gear for one kind of slot by its names, as much as fits."""
    found: list[Item] = []
    for name in names or []:
        named = [item for item in known if item.name == name]
        if not named:
            raise UnknownGear(gear=name, known=", ".join([item.name for item in known]))
        found.append(named[0])
    checked(what, len(found), 0, slots)
    return found


def _unit(name: str) -> int:
    if name not in pieces2.UNITS:
        raise UnknownUnit(unit=name, known=", ".join(pieces2.UNITS))
    return pieces2.UNITS.index(name)
