"""How a hero stands, in numbers: what the evaluation weighs and the tuning learns from."""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.appraisal import bounded
from karak.bots.karak1.surroundings import Means, Neighbourhood, Surroundings
from karak.games.karak1.ending import half_points
from karak.games.karak1.pieces import DRAGON, DRAGON_TREASURE
from karak.games.karak1.state import State

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


def standing(game: State, seat: int, near: Neighbourhood) -> list[float]:
    """Describe how a seat stands; which tokens are near may have been found out before."""
    me = game.heroes[seat]
    figures = game.figures
    means = Means(game, me)
    around = Surroundings(game, near, means)
    drawn = 1.0 - game.bag_left / figures.tokens_total
    dragon_out = 0.0 if game.dragon_in_bag else 1.0
    halves = half_points(game, me)
    best = 0
    for other in game.heroes:
        if other is not me:
            best = max(best, half_points(game, other))
    lead = min(max((halves - best) / 2, -MOST_LEAD), MOST_LEAD)
    treasure = figures.halves[DRAGON_TREASURE.index]
    after = halves + treasure
    felled = 1.0 if after > best else 0.5 if after == best else 0.0
    kills = means.table[bounded(figures.strengths[DRAGON.index] - means.total)].win * felled
    cursed = game.cursed == seat
    hurt = 1.0 - me.hearts / figures.hearts
    if cursed:
        hurt += 0.5
    players = len(game.heroes)
    waiting = (seat - game.seat) % players
    return [
        halves / 2,
        halves / 2 * drawn,
        lead,
        lead * drawn,
        lead * dragon_out,
        dragon_out if lead > 0.0 else 0.0,
        1.0 if halves - best > treasure else 0.0,
        float(means.weapons),
        means.weapons * drawn,
        0.0 if means.lasting else float(means.flames),
        float(means.flames) if means.lasting else 0.0,
        float(means.portals),
        1.0 if means.key and around.chests else 0.0,
        around.chest if means.key else 0.0,
        me.hearts / figures.hearts,
        1.0 if me.hearts == LOW else 0.0,
        1.0 if me.hearts == 0 else 0.0,
        1.0 if cursed else 0.0,
        1.0 - waiting / players,
        around.key if around.chests and not means.key else 0.0,
        around.weapon,
        around.flames,
        around.treasure,
        around.fountain * hurt,
        around.unknown if game.stack_left > 0 else 0.0,
        kills * (1.0 - dragon_out),
        kills * dragon_out,
        around.dragon * felled,
        game.steps_left / figures.steps if waiting == 0 else 0.0,
    ]
