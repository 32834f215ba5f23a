"""How a hero stands, in numbers: what the evaluation weighs and the tuning learns from."""

from __future__ import annotations

from math import sqrt
from typing import Final

from karak.bots.karak1.surroundings import Means, Neighbourhood, Surroundings
from karak.games.karak1.ending import half_points
from karak.games.karak1.pieces import CHEST, DRAGON, DRAGON_TREASURE, FALLEN, TURNKEY
from karak.games.karak1.state import State
from karak.odds.karak1 import bounded

MOST_LEAD: Final = 4.0
NAMES: Final[list[str]] = [
    "points",
    "points the fewer treasures are left",
    "lead",
    "lead the fewer treasures are left",
    "weapons",
    "weapons as tokens are drawn",
    "flames",
    "lasting flames",
    "portals",
    "key",
    "key for a chest near",
    "hearts",
    "unconscious",
    "cursed",
    "next to play",
    "key to win near",
    "weapon to win near",
    "flames to win near",
    "treasure to win near",
    "fountain near while hurt",
    "unknown near",
    "beats a turnkey",
    "would beat the dragon and win",
    "beats the dragon and wins",
    "dragon near and wins",
]


def standing(game: State, seat: int, near: Neighbourhood) -> list[float]:
    """Describe how a seat stands; which tokens are near may have been found out before."""
    means = Means(game, game.heroes[seat])
    return standing_with(game, seat, means, Surroundings(game, near, means))


def hurt_of(game: State, seat: int) -> float:
    """Say how much a fountain would do for a hero; the curse counts as half of the hearts."""
    hurt = 1.0 - game.heroes[seat].hearts / game.figures.hearts
    return hurt + 0.5 if game.cursed == seat else hurt


def part_with_dragon(game: State, halves: int, best: int) -> float:
    """Say what part of the win the dragon would bring, by the half points of all (K1.X2)."""
    after = halves + game.figures.halves[DRAGON_TREASURE.index]
    return 1.0 if after > best else 0.5 if after == best else 0.0


def standing_with(game: State, seat: int, means: Means, around: Surroundings) -> list[float]:
    """Describe how a seat stands by what it has to fight with and what is around it."""
    me = game.heroes[seat]
    figures = game.figures
    drawn = 1.0 - game.bag_left / figures.tokens_total
    dragon_out = 0.0 if game.dragon_in_bag else 1.0
    halves = half_points(game, me)
    best = 0
    taken = len(me.treasures)
    for other in game.heroes:
        if other is not me:
            best = max(best, half_points(game, other))
            taken += len(other.treasures)
    left = figures.numbers[CHEST.index] + figures.numbers[FALLEN.index] - taken
    late = 1.0 / sqrt(1.0 + max(left, 0))
    lead = min(max((halves - best) / 2, -MOST_LEAD), MOST_LEAD)
    felled = part_with_dragon(game, halves, best)
    strengths = figures.strengths
    kills = sqrt(means.table[bounded(strengths[DRAGON.index] - means.total)].win) * felled
    cursed = game.cursed == seat
    hurt = hurt_of(game, seat)
    players = len(game.heroes)
    waiting = (seat - game.seat) % players
    turn = 1.0 - waiting / players if waiting else game.steps_left / figures.steps
    return [
        halves / 2,
        halves / 2 * late,
        lead,
        lead * late,
        float(means.weapons),
        means.weapons * drawn,
        0.0 if means.lasting else float(means.flames),
        float(means.flames) if means.lasting else 0.0,
        float(means.portals),
        1.0 if means.key and around.chests else 0.0,
        around.chest if means.key else 0.0,
        me.hearts / figures.hearts,
        1.0 if me.hearts == 0 else 0.0,
        1.0 if cursed else 0.0,
        turn,
        around.key if around.chests and not means.key else 0.0,
        around.weapon,
        around.flames,
        around.treasure,
        around.fountain * hurt,
        around.unknown if game.stack_left > 0 else 0.0,
        means.table[bounded(strengths[TURNKEY.index] - means.weapons)].win if left else 0.0,
        kills * (1.0 - dragon_out),
        kills * dragon_out,
        sqrt(around.dragon) * felled,
    ]
