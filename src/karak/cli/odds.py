"""`karak odds`: exact odds of fights as a table, for a hero with what it has."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from karak.cli.errors import OptionOfOtherGame, PrizeNeedsValue, UnreadableUnits
from karak.cli.odds_tables import BattleTables, FightTables
from karak.cli.screen import Screen
from karak.cli.seating import read_text
from karak.games.karak1.pieces import TOKENS
from karak.games.karak2.pieces import AMULET_NAMES, ARMY_NAMES
from karak.games.titles import find_title
from karak.odds import Aim, Odds, aim_named, battle_odds, fight_odds
from karak.words import Words

USUAL_AIM = "value"
GENERAL = "general"
MONSTERS = [token.name for token in TOKENS if token.fights]


@dataclass(frozen=True)
class Case:
    """Whom the odds are for, what the hero has, and whom it fights."""

    game: str
    hero: str
    foes: Sequence[str] = ()
    weapons: str | None = None
    spells: int = 0
    hearts: int | None = None
    units: str | None = None
    amulet: str | None = None
    praetorians: int | None = None
    first_step: bool = False
    cursed: bool = False
    fountain: bool = False
    friendly: bool = False
    figures: Path | None = None
    aim: str | None = None
    prize: float | None = None


def put_odds(screen: Screen, case: Case, every: bool, json: bool) -> None:
    """Print the odds of one fight, or those against everybody."""
    find_title(case.game)
    screen.words = screen.words.about(case.game)
    case = _by_id(case, screen.words)
    if case.game == "karak":
        _refuse(case, "units", "amulet", "praetorians", "friendly")
        found = [fight(case, foe) for foe in case.foes or MONSTERS]
    else:
        _refuse(case, "first_step", "cursed", "fountain")
        together = [list(case.foes)] if case.foes else [[foe] for foe in (*ARMY_NAMES, GENERAL)]
        found = [battle(case, foes) for foes in together]
    if json:
        screen.console.print(
            jsonlib.dumps([odds.as_data() for odds in found], indent=2), soft_wrap=True
        )
    elif case.game == "karak":
        FightTables(screen).put(case.hero, found)
    else:
        BattleTables(screen).put(case.hero, found, every)


def fight(case: Case, foe: str) -> Odds:
    """Ask for the odds of a fight of Karak."""
    return fight_odds(
        case.hero,
        foe,
        weapons=listed(case.weapons),
        flames=case.spells,
        hearts=case.hearts,
        first_step=case.first_step,
        cursed=case.cursed,
        fountain=case.fountain,
        figures=None if case.figures is None else read_text(case.figures),
        aim=wanted_aim(case),
    )


def battle(case: Case, foes: list[str]) -> Odds:
    """Ask for the odds of a battle of Karak 2."""
    return battle_odds(
        case.hero,
        foes,
        units=read_units(case.units),
        weapons=listed(case.weapons),
        fireballs=case.spells,
        amulet=case.amulet,
        hearts=case.hearts,
        praetorians=case.praetorians,
        friendly=case.friendly,
        figures=None if case.figures is None else read_text(case.figures),
        aim=wanted_aim(case),
    )


def wanted_aim(case: Case) -> Aim:
    """Give the aim that was asked for; a prize makes one of its own."""
    if case.prize is None:
        return aim_named(case.aim or USUAL_AIM)
    if case.aim not in (None, USUAL_AIM):
        raise PrizeNeedsValue(aim=str(case.aim))
    return Aim(USUAL_AIM, case.prize)


def listed(text: str | None) -> list[str]:
    """Read names with commas between them."""
    return [name.strip().lower() for name in (text or "").split(",") if name.strip()]


def read_units(text: str | None) -> dict[str, int]:
    """Read units: `knight=2,archer` are two knights and an archer."""
    units: dict[str, int] = {}
    for each in listed(text):
        name, equals, count = each.partition("=")
        if equals and not (count.strip().isascii() and count.strip().isdigit()):
            raise UnreadableUnits(text=each)
        units[name.strip()] = int(count) if equals else 1
    return units


def _by_id(case: Case, words: Words) -> Case:
    """Take names as words tell them, too: Horan, the giant spider, Protection."""
    foes = MONSTERS if case.game == "karak" else ARMY_NAMES
    group = "token" if case.game == "karak" else "army"
    heroes = find_title(case.game).hero_names()
    amulet = None if case.amulet is None else case.amulet.lower()
    for name in AMULET_NAMES:
        if amulet and name.endswith(f"-{amulet}"):
            amulet = name
    return replace(
        case,
        hero=_id_of(words, "hero", heroes, case.hero),
        foes=[_id_of(words, group, foes, foe) for foe in case.foes],
        amulet=amulet,
    )


def _id_of(words: Words, group: str, known: Sequence[str], told: str) -> str:
    named = {words.noun(group, name).lower(): name for name in known}
    return named.get(told.lower(), told.lower().replace(" ", "-"))


def _refuse(case: Case, *options: str) -> None:
    """Refuse options that this game knows nothing of."""
    for option in options:
        if getattr(case, option) not in (None, False):
            name = f"--{option.replace('_', '-')}"
            raise OptionOfOtherGame(option=name, game=case.game)
