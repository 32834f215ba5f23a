"""How a hero stands, in numbers: what the evaluation weighs and the tuning learns from."""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.appraisal import bounded
from karak.bots.karak1.reach import Reach
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import WAY_ON
from karak.games.karak1.ending import half_points
from karak.games.karak1.fight import Fight
from karak.games.karak1.pieces import (
    CHEST,
    DRAGON,
    DRAGON_TREASURE,
    FALLEN,
    FLAMES,
    KEY,
    MUMMY,
    PORTAL,
    TURNKEY,
    WEAPON,
)
from karak.games.karak1.state import State
from karak.odds.karak1 import Odds, kept_faces, odds_by_short

FAR: Final = 16
FADING: Final[list[float]] = [1.0 / (1.0 + distance / 4) for distance in range(FAR + 1)]
MOST_LEAD: Final = 4.0
LOW: Final = 1
NAMES: Final[list[str]] = [
    "points",
    "points as tokens are drawn",
    "lead",
    "lead as tokens are drawn",
    "lead with the dragon out",
    "ahead with the dragon out",
    "safe from the dragon's treasure",
    "weapons",
    "weapons as tokens are drawn",
    "flames",
    "lasting flames",
    "portals",
    "key",
    "key for a chest near",
    "hearts",
    "low",
    "unconscious",
    "cursed",
    "next to play",
    "key to win near",
    "weapon to win near",
    "flames to win near",
    "treasure to win near",
    "fountain near while hurt",
    "unknown near",
    "beats the dragon",
    "beats the dragon and wins",
    "dragon near and wins",
    "steps left",
]


def odds_table(me: Adventurer) -> list[Odds]:
    """Give the hero's odds by what its dice have to exceed."""
    abilities = me.abilities
    trial = Fight(me, abilities, DRAGON, 0, 0)
    second_roll = abilities.may_roll_again(trial)
    return odds_by_short(kept_faces(abilities), second_roll, abilities.wins_ties())


def standing(game: State, seat: int) -> list[float]:
    """Describe how a seat stands."""
    me = game.heroes[seat]
    figures = game.figures
    players = len(game.heroes)
    drawn = 1.0 - game.bag_left / figures.tokens_total
    dragon_out = 0.0 if game.dragon_in_bag else 1.0
    halves = half_points(game, me)
    best = 0
    for other in game.heroes:
        if other is not me:
            best = max(best, half_points(game, other))
    lead = min(max((halves - best) / 2, -MOST_LEAD), MOST_LEAD)
    weapons = 0
    weakest = 99
    armed = 0
    flames = 0
    portals = 0
    has_key = False
    for item in me.pack:
        if item.slot == WEAPON:
            bonus = figures.bonuses[item.index]
            weapons += bonus
            armed += 1
            weakest = min(weakest, bonus)
        elif item is FLAMES:
            flames += 1
        elif item is PORTAL:
            portals += 1
        elif item is KEY:
            has_key = True
    if armed < figures.slots[WEAPON]:
        weakest = 0
    lasting = me.hero.keeps_flames()
    table = odds_table(me)
    means = weapons + flames * figures.bonuses[FLAMES.index]
    trial = Fight(me, me.abilities, DRAGON, 0, 0)
    if me.abilities.may_sacrifice(trial):
        means += 1
    reach = Reach(game, me, FAR)
    chest_near = 0.0
    key_near = 0.0
    weapon_near = 0.0
    flames_near = 0.0
    treasure_near = 0.0
    fountain_near = 0.0
    unknown_near = 0.0
    dragon_near = 0.0
    chests = game.bag[CHEST.index] > 0
    tokens = game.tokens
    ways, tiles = game.board.ways, game.board.tiles
    for site in reach.sites:
        fading = FADING[reach.distances[site]]
        token = tokens[site]
        if token is None:
            if unknown_near == 0.0 and (
                ways[4 * site] == WAY_ON
                or ways[4 * site + 1] == WAY_ON
                or ways[4 * site + 2] == WAY_ON
                or ways[4 * site + 3] == WAY_ON
            ):
                unknown_near = fading
            if fountain_near == 0.0 and tiles[site].heals:
                fountain_near = fading
            continue
        if token is CHEST:
            chests = True
            chest_near = max(chest_near, fading)
            continue
        win = table[bounded(figures.strengths[token.index] - means)].win
        if token is TURNKEY:
            key_near = max(key_near, win * fading)
        elif token is MUMMY:
            flames_near = max(flames_near, win * fading)
        elif token is FALLEN:
            treasure_near = max(treasure_near, win * fading)
        elif token is DRAGON:
            dragon_near = win * fading
        elif token.reward.slot == WEAPON:
            gain = figures.bonuses[token.reward.index] - weakest
            if gain > 0:
                weapon_near = max(weapon_near, win * fading * gain)
    kills = table[bounded(figures.strengths[DRAGON.index] - means)].win
    after = halves + figures.halves[DRAGON_TREASURE.index]
    felled = 1.0 if after > best else 0.5 if after == best else 0.0
    cursed = game.cursed == seat
    hurt = 1.0 - me.hearts / figures.hearts
    if cursed:
        hurt += 0.5
    waiting = (seat - game.seat) % players
    own_turn = waiting == 0
    return [
        halves / 2,
        halves / 2 * drawn,
        lead,
        lead * drawn,
        lead * dragon_out,
        dragon_out if lead > 0.0 else 0.0,
        1.0 if halves - best > figures.halves[DRAGON_TREASURE.index] else 0.0,
        float(weapons),
        weapons * drawn,
        0.0 if lasting else float(flames),
        float(flames) if lasting else 0.0,
        float(portals),
        1.0 if has_key and chests else 0.0,
        chest_near if has_key else 0.0,
        me.hearts / figures.hearts,
        1.0 if me.hearts == LOW else 0.0,
        1.0 if me.hearts == 0 else 0.0,
        1.0 if cursed else 0.0,
        1.0 - waiting / players,
        key_near if chests and not has_key else 0.0,
        weapon_near,
        flames_near,
        treasure_near,
        fountain_near * hurt,
        unknown_near if game.stack_left > 0 else 0.0,
        kills * felled * (1.0 - dragon_out),
        kills * felled * dragon_out,
        dragon_near * felled,
        game.steps_left / figures.steps if own_turn else 0.0,
    ]
