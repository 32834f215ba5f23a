"""How a hero of Karak 2 stands, in numbers: what is weighed, and what the tuning learns from."""

from __future__ import annotations

from typing import Final

from karak.bots.karak2.prospects import second_roll
from karak.bots.karak2.surroundings import NEAR_NAMES, surroundings
from karak.games.karak2.army import glory
from karak.games.karak2.city import CITY, price_of
from karak.games.karak2.ending import half_points
from karak.games.karak2.pieces import (
    AMULET,
    AMULETS,
    BANNERS,
    CAMP,
    FIREBALL,
    KNIGHT,
    MAGE,
    PICKPOCKET,
    PORTAL,
    RANGE,
    RECRUITS,
    STABLE,
    TOWER,
    UNITS,
    WEAPON,
)
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import NOTHING, State
from karak.games.karak2.turn import actions_in_turn
from karak.odds.karak2 import Ladder, dice_of

USUAL_HEXES: Final = 21.0
LOW: Final = 2
MOST_RESOURCES: Final = 8
OWN_NAMES: Final[list[str]] = [
    "points",
    "points as land is found",
    "would win by felling",
    "would win by felling, the General out",
    "glory",
    "glory as land is found",
    "swords",
    "swords as land is found",
    "weapons",
    "weapons as land is found",
    "fireballs",
    "pickpockets",
    "hearts",
    "low",
    "unconscious",
    "city",
    "stable",
    "stable as land is found",
    "portal",
    "banners",
    "camp",
    "range",
    "tower",
    "barracks",
    "recruits to be paid",
    "resources",
    "wood for the city",
    "resources for the stable",
    "resources for barracks",
    "plague",
    "amulet of resources",
    "amulet of glory",
    "amulet of action",
    "amulet of protection",
    "amulet of the titan",
    "fells the General some day",
    "fells the General",
    "fells the General once recruited",
    "weakens the General",
    "short of the General, who is out",
    "next to play",
    "actions left",
]
HEARTS: Final = OWN_NAMES.index("hearts")
FELLS: Final = OWN_NAMES.index("fells the General")
NEXT: Final = OWN_NAMES.index("next to play")
ACTIONS_LEFT: Final = OWN_NAMES.index("actions left")
RECRUITS_PAID: Final = OWN_NAMES.index("recruits to be paid")
NAMES: Final[list[str]] = [*OWN_NAMES, *NEAR_NAMES]


def standing(game: State, seat: int) -> list[float]:
    """Describe how a seat stands: what it has, and what is near."""
    me = game.heroes[seat]
    again = second_roll(me)
    features = belongings(game, me, dice_of(game.figures).ladder(me.units, again))
    fells = features[FELLS]
    recruits = features[RECRUITS_PAID]
    return features + surroundings(game, me, fells, recruits, again)


def progress(game: State) -> float:
    """Say how much of the land is found: from 0 to about 1 when the General tends to be met."""
    return min(1.0, (len(game.armies) - 3) / USUAL_HEXES)


def best_other(game: State, me: Ruler) -> int:
    """Give the most half points that another has."""
    best = 0
    for other in game.heroes:
        if other.seat != me.seat:
            best = max(best, half_points(game, other))
    return best


def recruits_to_be_paid(game: State, me: Ruler, room: int) -> list[int]:
    """Give the units that could be recruited with what the hero has, the best first."""
    more = [0] * len(UNITS)
    if me.city == NO_CITY or game.plagued == me.seat:
        return more
    for unit in (MAGE, 1, KNIGHT):
        if room > 0 and me.has_built(CAMP + unit):
            more[unit] = min(room, me.resources[unit], game.supply[unit])
            room -= more[unit]
    return more


def saved_for(game: State, me: Ruler, building: int) -> float:
    """Say which part of a price the hero has."""
    price = price_of(game, building)
    total = 0
    held = 0
    for resource in range(RECRUITS):
        total += price[resource]
        held += min(price[resource], me.resources[resource])
    if total == 0:
        return 1.0
    if me.hero.saves_when_building():
        held = min(total, held + 1)
    return held / total


def health(game: State, hearts: int) -> tuple[float, float, float]:
    """Describe so many hearts: in parts of all, and whether they are few or none."""
    low = 1.0 if 0 < hearts <= LOW else 0.0
    return hearts / game.figures.hearts, low, 1.0 if hearts == 0 else 0.0


def belongings(game: State, me: Ruler, army: Ladder) -> list[float]:
    """Describe what a hero has, wherever it stands; `army` are the chances of all its units."""
    figures = game.figures
    found = progress(game)
    out = 0.0 if game.general_site == NOTHING else 1.0
    halves = half_points(game, me)
    best = best_other(game, me)
    felled = halves + figures.stones[2] - best
    wins = 1.0 if felled > 0 else 0.5 if felled == 0 else 0.0
    weapons = 0
    fireballs = 0
    pickpockets = 0
    amulets = [0.0] * len(AMULETS)
    for item in me.pack:
        if item.slot == WEAPON:
            weapons += figures.bonuses[item.index]
        elif item is FIREBALL:
            fireballs += 1
        elif item is PICKPOCKET:
            pickpockets += 1
        elif item.slot == AMULET:
            amulets[AMULETS.index(item)] = 1.0
    dice = dice_of(figures)
    units = me.units
    swords = 0.0
    for unit in range(len(UNITS)):
        swords += units[unit] * dice.swords[unit]
    honour = glory(game, me)
    more = recruits_to_be_paid(game, me, honour - me.recruited())
    recruits = more[0] + more[1] + more[2]
    against = max(0, game.praetorians - me.hero.praetorians_removed())
    needed = figures.general + against - weapons - fireballs * figures.bonuses[FIREBALL.index]
    fells = army.win(needed)
    later = fells
    if recruits > 0:
        grown = [units[unit] + more[unit] for unit in range(len(UNITS))]
        later = dice.ladder(grown, army.again).win(needed)
    weakens = 0.0
    if against > 0:
        weakens = army.win(figures.general - weapons) - fells
    short = min(max((needed - swords - 7 / 6) / 10, -0.2), 1.5)
    held = me.resources[0] + me.resources[1] + me.resources[2]
    camp, shooting, tower = me.has_built(CAMP), me.has_built(RANGE), me.has_built(TOWER)
    barracks = camp or shooting or tower
    stable = 1.0 if me.has_built(STABLE) else 0.0
    for_barracks = 1.0
    if not barracks:
        for_barracks = max(
            saved_for(game, me, CAMP), saved_for(game, me, RANGE), saved_for(game, me, TOWER)
        )
    waiting = (me.seat - game.seat) % len(game.heroes)
    left = actions_in_turn(game, me) - game.used if waiting == 0 else 0
    return [
        halves / 2,
        halves / 2 * found,
        wins,
        wins * out,
        honour / 10,
        honour / 10 * found,
        swords / 10,
        swords / 10 * found,
        float(weapons),
        weapons * found,
        float(fireballs),
        float(pickpockets),
        *health(game, me.hearts),
        0.0 if me.city == NO_CITY else 1.0,
        stable,
        stable * found,
        1.0 if me.has_built(PORTAL) else 0.0,
        1.0 if me.has_built(BANNERS) else 0.0,
        1.0 if camp else 0.0,
        1.0 if shooting else 0.0,
        1.0 if tower else 0.0,
        1.0 if barracks else 0.0,
        recruits / 10,
        min(held, MOST_RESOURCES) / 10,
        saved_for(game, me, CITY) if me.city == NO_CITY else 0.0,
        saved_for(game, me, STABLE) if stable == 0.0 else 0.0,
        0.0 if barracks else for_barracks,
        1.0 if game.plagued == me.seat else 0.0,
        *amulets,
        fells * wins * (1.0 - out),
        fells * wins * out,
        (later - fells) * wins,
        weakens * out,
        -short * wins * out,
        1.0 - waiting / len(game.heroes),
        left / 4,
    ]
