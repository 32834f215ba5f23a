"""What lies near a hero of Karak 2: worth less with every move that leads there."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.city import can_pay
from karak.games.karak2.deck import hexes_left
from karak.games.karak2.entering import WEAKEST
from karak.games.karak2.pieces import (
    AMULET,
    BUILDINGS,
    FIREBALL,
    LARGE_STONE,
    PORTAL,
    SIDES,
    SMALL_STONE,
    TOTALS,
    WEAPON,
    Army,
)
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import State
from karak.games.shared.board import WAY_ON
from karak.games.shared.items import count_of
from karak.odds.karak2 import dice_of

FAR: Final = 9
FADING: Final[list[float]] = [3.0 / (2.0 + moves) for moves in range(FAR + 1)]
UNSEEN: Final = -1
STONE_NEAR: Final = 0
WEAPON_NEAR: Final = 1
AMULET_NEAR: Final = 2
OTHER_NEAR: Final = 3
GLORY_NEAR: Final = 4
UNKNOWN_NEAR: Final = 5
RECRUITS_NEAR: Final = 6
BUILDING_NEAR: Final = 7
HARVEST_NEAR: Final = 8
GENERAL_NEAR: Final = 9
NEAR_NAMES: Final[list[str]] = [
    "soul stone to win near",
    "weapon to win near",
    "amulet to win near",
    "other reward to win near",
    "glory to win near",
    "unknown near",
    "recruits near",
    "building near",
    "harvest near",
    "General to fell near",
]


def distances(game: State, me: Ruler) -> list[int]:
    """Count the moves to each hex, UNSEEN if there is no way; armies are not passed (K2.M5)."""
    armies, ways = game.armies, game.land.ways
    moves = [UNSEEN] * len(armies)
    moves[me.site] = 0
    ring = [me.site]
    if me.has_built(PORTAL) and me.city != me.site and moves[me.city] == UNSEEN:
        moves[me.city] = 1
        ring.append(me.city)
    for site in ring:
        if (armies[site] or site == game.general_site) and site != me.site:
            continue
        if moves[site] >= FAR:
            break
        first = len(SIDES) * site
        for side in range(len(SIDES)):
            way = ways[first + side]
            if way >= 0 and moves[way] == UNSEEN:
                moves[way] = moves[site] + 1
                ring.append(way)
    return moves


def surroundings(game: State, me: Ruler, fells: float, recruits: float, again: int) -> list[float]:
    """Describe what is near: for each kind of aim the best, by how sure and how far it is."""
    figures = game.figures
    armies, lands, ways = game.armies, game.land.hexes, game.land.ways
    near = [0.0] * len(NEAR_NAMES)
    dice = dice_of(figures)
    added = 0
    weakest = 99
    armed = 0
    amulets = 0
    for item in me.pack:
        if item.slot == WEAPON:
            bonus = figures.bonuses[item.index]
            added += bonus
            armed += 1
            weakest = min(weakest, bonus)
        elif item.slot == AMULET:
            amulets += 1
    if armed < figures.slots[WEAPON]:
        weakest = 0
    added += count_of(me.pack, FIREBALL) * figures.bonuses[FIREBALL.index]
    explorable = hexes_left(game) > 0
    moves = distances(game, me)
    claws = me.hero.beats_weakest()
    for site in range(len(moves)):
        away = moves[site]
        if away < 0:
            continue
        fading = FADING[away]
        if site == game.general_site:
            near[GENERAL_NEAR] = fells * fading
            continue
        here = armies[site]
        if here:
            strength = 0
            for army in here:
                strength += figures.strengths[army.index]
            needed = strength - added
            if claws and strength <= WEAKEST:
                needed = 0
            win = dice.battle(me.units, needed, again).win * fading
            for army in here:
                note_reward(game, near, army, win, weakest, amulets)
            near[GLORY_NEAR] = max(near[GLORY_NEAR], win * max(0, strength - me.victory) / 5)
            continue
        if fading > near[HARVEST_NEAR] * 2 and site != me.city:
            near[HARVEST_NEAR] = max(near[HARVEST_NEAR], fading * TOTALS[lands[site].land] / 3)
        if explorable and fading > near[UNKNOWN_NEAR]:
            first = len(SIDES) * site
            for side in range(len(SIDES)):
                if ways[first + side] == WAY_ON:
                    near[UNKNOWN_NEAR] = fading
                    break
    if me.city != NO_CITY and moves[me.city] >= 0:
        fading = FADING[moves[me.city]]
        near[RECRUITS_NEAR] = fading * recruits
        for building in range(len(BUILDINGS)):
            if not me.has_built(building) and can_pay(game, me, building):
                near[BUILDING_NEAR] = fading
                break
    return near


def note_reward(
    game: State, near: list[float], army: Army, win: float, weakest: int, amulets: int
) -> None:
    """Note what an army guards, if it is the best of its kind so far."""
    reward = army.reward
    if reward is None:
        if amulets == 0:
            near[AMULET_NEAR] = max(near[AMULET_NEAR], win)
    elif reward is SMALL_STONE or reward is LARGE_STONE:
        points = game.figures.stones[0 if reward is SMALL_STONE else 1] / 2
        near[STONE_NEAR] = max(near[STONE_NEAR], win * points)
    elif reward.slot == WEAPON:
        gain = game.figures.bonuses[reward.index] - weakest
        near[WEAPON_NEAR] = max(near[WEAPON_NEAR], win * gain)
    else:
        near[OTHER_NEAR] = max(near[OTHER_NEAR], win)
