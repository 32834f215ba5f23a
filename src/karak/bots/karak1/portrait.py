"""A picture of a position in numbers, richer than a hero's standing: what the network looks at."""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.appraisal import bounded, coming_bonuses
from karak.bots.karak1.standing import NAMES, hurt_of, part_with_dragon, standing_with
from karak.bots.karak1.surroundings import NEARNESS, Litter, Means, Neighbourhood, Surroundings
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.ending import half_points
from karak.games.karak1.pieces import (
    CHEST,
    DRAGON,
    FALLEN,
    FLAMES,
    MUMMY,
    SKELETON_KING,
    SKELETON_WARRIOR,
    TOKENS,
    TURNKEY,
    WEAPON,
    Token,
)
from karak.games.karak1.roster import ROSTER
from karak.games.karak1.state import State
from karak.games.shared.starting import BUILT_IN

FOES: Final[list[Token]] = [MUMMY, TURNKEY, SKELETON_WARRIOR, SKELETON_KING, FALLEN, DRAGON]
LONG_GAME: Final = 50.0
MANY: Final = 5.0
HERO_NAMES: Final[list[str]] = [hero.name for hero in ROSTER[:BUILT_IN]]
OWN_NAMES: Final[list[str]] = [
    *NAMES,
    "one heart",
    "two hearts",
    "three hearts",
    "slots for weapons filled",
    "weapon to leave for another",
    "steps left",
    "plays after this turn",
    *[f"beats a {token.name} with everything" for token in FOES],
    "key in reach",
    "weapon in reach",
    "flames in reach",
    "treasure in reach",
    "dragon in reach and wins",
    "fountain in reach while hurt",
    "unknown in reach",
    "chest for its key in reach",
    "chest near without a key",
    "key without a chest",
    "ahead",
    "would win with the dragon",
    "would share with the dragon",
    "key lying near",
    "weapon lying near",
    "flames lying near",
    "bonus after the first step",
    "fells the dragon sooner or later and wins",
    "dragon near to fell sooner or later and win",
    *HERO_NAMES,
    "thinks among knights",
]
RIVAL_NAMES: Final[list[str]] = [
    "points",
    "weapons",
    "flames",
    "lasting flames",
    "key",
    "hearts",
    "unconscious",
    "cursed",
    "next to play",
    "beats a turnkey",
    "would beat the dragon and win",
    "beats the dragon and wins",
    "dragon near and wins",
    "dragon in reach and wins",
    "beats a dragon with everything",
    "fells the dragon sooner or later and wins",
    "dragon near to fell sooner or later and win",
    "would win with the dragon",
    "key in reach",
    "weapon in reach",
    "treasure in reach",
    "chest for its key in reach",
    "key lying near",
    "weapon lying near",
]
"""What a seat is told about its rivals: the greatest of each."""
RIVAL: Final[list[int]] = [OWN_NAMES.index(name) for name in RIVAL_NAMES]
COMMON_NAMES: Final[list[str]] = [
    "tokens drawn",
    "dragon out",
    "tiles left",
    "chests in the bag",
    "chests on the board",
    "turnkeys in the bag",
    "turnkeys on the board",
    "fallen in the bag",
    "fallen on the board",
    "treasures left",
    "most points",
    "few players",
    "rounds played",
]


def own_portrait(game: State, seat: int, near: Neighbourhood, thinks: bool) -> list[float]:
    """Describe a seat: its standing first, then what is in reach of its next steps, and more."""
    me = game.heroes[seat]
    figures = game.figures
    means = Means(game, me)
    around = Surroundings(game, near, means)
    numbers = standing_with(game, seat, means, around)
    players = len(game.heroes)
    waiting = (seat - game.seat) % players
    steps = figures.steps if waiting else game.steps_left
    nearest = NEARNESS[min(steps, len(NEARNESS) - 1)]
    reach = Surroundings(game, near, means, nearest)
    halves = half_points(game, me)
    best = 0
    for other in game.heroes:
        if other is not me:
            best = max(best, half_points(game, other))
    felled = part_with_dragon(game, halves, best)
    armed = 0
    for item in me.pack:
        if item.slot == WEAPON:
            armed += 1
    hurt = hurt_of(game, seat)
    numbers.append(1.0 if me.hearts == 1 else 0.0)
    numbers.append(1.0 if me.hearts == 2 else 0.0)
    numbers.append(1.0 if me.hearts == 3 else 0.0)
    numbers.append(armed / max(figures.slots[WEAPON], 1))
    numbers.append(means.weakest / 3)
    numbers.append(0.0 if waiting else game.steps_left / figures.steps)
    numbers.append(1.0 if waiting == 1 else 0.0)
    for foe in FOES:
        short = figures.strengths[foe.index] - means.total
        numbers.append(means.table[bounded(short)].win)
    wants_key = around.chests and not means.key
    numbers.append(reach.key if wants_key else 0.0)
    numbers.append(reach.weapon)
    numbers.append(reach.flames)
    numbers.append(reach.treasure)
    numbers.append(reach.dragon * felled)
    numbers.append(near.fountain * hurt if near.fountain >= nearest else 0.0)
    numbers.append(1.0 if near.unknown > nearest and game.stack_left > 0 else 0.0)
    numbers.append(reach.chest if means.key else 0.0)
    numbers.append(0.0 if means.key else around.chest)
    numbers.append(1.0 if means.key and not around.chests else 0.0)
    numbers.append(1.0 if halves > best else 0.5 if halves == best else 0.0)
    numbers.append(1.0 if felled == 1.0 else 0.0)
    numbers.append(1.0 if felled == 0.5 else 0.0)
    litter = Litter(game, near, means)
    numbers.append(litter.key if wants_key else 0.0)
    numbers.append(litter.weapon)
    numbers.append(litter.flames)
    early, late = coming_bonuses(game, me)
    sooner_or_later = in_the_end(game, me, means, late) * felled
    numbers.append(float(early - late))
    numbers.append(sooner_or_later)
    numbers.append(sooner_or_later * dragon_near(game, near))
    for number in range(BUILT_IN):
        numbers.append(1.0 if me.hero is ROSTER[number] else 0.0)
    numbers.append(1.0 if thinks else 0.0)
    return numbers


def in_the_end(game: State, me: Adventurer, means: Means, bonus: int) -> float:
    """Give the chance to fell the dragon with as many tries as there are hearts.

    The first one is made with everything, the others with what is not used up.
    """
    strength = game.figures.strengths[DRAGON.index] - bonus
    lasting = means.weapons
    if means.lasting:
        lasting += means.flames * game.figures.bonuses[FLAMES.index]
    missed = 1.0 - means.table[bounded(strength - means.total)].win
    again = 1.0 - means.table[bounded(strength - lasting)].win
    for _ in range(me.hearts - 1):
        missed *= again
    return 1.0 - missed


def dragon_near(game: State, near: Neighbourhood) -> float:
    """Say how near the dragon is, 0 if it cannot be got to."""
    for i in range(len(near.sites)):
        if game.tokens[near.sites[i]] is DRAGON:
            return near.nearness[i]
    return 0.0


def common_portrait(game: State) -> list[float]:
    """Describe what is the same for all seats: what is still to come and how far the game is."""
    figures = game.figures
    lying = [0] * len(TOKENS)
    for token in game.tokens:
        if token is not None:
            lying[token.index] += 1
    bag = game.bag
    taken = 0
    most = 0
    for hero in game.heroes:
        taken += len(hero.treasures)
        most = max(most, half_points(game, hero))
    treasures = figures.numbers[CHEST.index] + figures.numbers[FALLEN.index]
    players = len(game.heroes)
    return [
        1.0 - game.bag_left / figures.tokens_total,
        0.0 if game.dragon_in_bag else 1.0,
        game.stack_left / figures.tiles_total,
        bag[CHEST.index] / MANY,
        lying[CHEST.index] / MANY,
        bag[TURNKEY.index] / MANY,
        lying[TURNKEY.index] / MANY,
        float(bag[FALLEN.index]),
        float(lying[FALLEN.index]),
        max(treasures - taken, 0) / MANY,
        most / MANY,
        2.0 / players,
        game.turn / players / LONG_GAME,
    ]
