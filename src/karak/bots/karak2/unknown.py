"""What may come when greedy explores in Karak 2, from what its seat may know (K2.M3, K2.M4)."""

from __future__ import annotations

from typing import Final

from karak.bots.karak2.prospects import Prospects
from karak.bots.karak2.worth import EAGER_ROUNDS, caution, rounds
from karak.games.karak2.deck import next_tier
from karak.games.karak2.pieces import ARMIES, Army
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import NOTHING, State

NEW_LAND_WORTH: Final = 0.8
HURRYING_WORTH: Final = 3.0
CHOICE_WORTH: Final = 1.0


def coming_tier(game: State) -> int:
    """Tell the tier of the hex on top, which everybody sees (K2.A.SCT1)."""
    return next_tier(game) if game.top == NOTHING else game.figures.hexes[game.top].tier


def abyss_chance(game: State, me: Ruler) -> float:
    """Give the chance that the next hex is the Abyss, for a seat that may know the top one."""
    if game.general_site != NOTHING or coming_tier(game) == 1:
        return 0.0
    abyss = game.figures.abyss
    if game.top != NOTHING and game.top_known_by == me.seat:
        return 1.0 if game.top == abyss else 0.0
    left = 1 if game.top != NOTHING else 0
    for kind in range(game.figures.tier_one_kinds, len(game.deck)):
        left += game.deck[kind]
    return 1.0 / left if left > 0 else 0.0


def exploring(prospects: Prospects) -> float:
    """Say what exploring is worth: the armies to be met, the new land, the end coming nearer."""
    game, me = prospects.game, prospects.me
    worth = NEW_LAND_WORTH + HURRYING_WORTH * (1.0 - caution(game))
    if game.general_site != NOTHING and rounds(game) > EAGER_ROUNDS:
        worth = NEW_LAND_WORTH
    abyss = abyss_chance(game, me)
    if abyss > 0.0:
        worth += abyss * prospects.facing_general()
    return worth + (1.0 - abyss) * expected_meeting(prospects, coming_tier(game))


def expected_meeting(prospects: Prospects, tier: int) -> float:
    """Average the worth of meeting what the bag may bring; what was counted once is kept."""
    bag = prospects.game.bag
    if bag is prospects.bag and tier == prospects.tier:
        return prospects.expecting
    key = tier
    for count in bag:
        key = 64 * key + count
    worth = prospects.expected.get(key)
    if worth is None:
        worth = average_meeting(prospects, tier)
        prospects.expected[key] = worth
    prospects.bag = bag
    prospects.tier = tier
    prospects.expecting = worth
    return worth


def average_meeting(prospects: Prospects, tier: int) -> float:
    """Average over one token or two; who draws more chooses (K2.A.ORC1)."""
    game = prospects.game
    bag = game.bag
    chooses = prospects.me.hero.more_armies_drawn() > 0
    left = game.bag_left
    if left == 0:
        return 0.0
    kinds = [army for army in ARMIES if bag[army.index] > 0]
    if tier == 1 or left == 1:
        worths = [prospects.meeting_one(army) for army in kinds]
        return average(game, kinds, worths, chooses)
    total = 0.0
    ways = 0
    for i in range(len(kinds)):
        one = kinds[i]
        ones = bag[one.index]
        for k in range(i, len(kinds)):
            other = kinds[k]
            count = ones * (ones - 1) // 2 if i == k else ones * bag[other.index]
            if count > 0:
                total += count * prospects.meeting_two(one, other)
                ways += count
    return total / ways + (CHOICE_WORTH if chooses else 0.0)


def average(game: State, kinds: list[Army], worths: list[float], chooses: bool) -> float:
    """Average over one token, or over the better of two."""
    left = game.bag_left
    total = 0.0
    if not chooses or left == 1:
        for i in range(len(kinds)):
            total += game.bag[kinds[i].index] * worths[i]
        return total / left
    for i in range(len(kinds)):
        for k in range(len(kinds)):
            count = game.bag[kinds[k].index] - (1 if i == k else 0)
            total += game.bag[kinds[i].index] * count * max(worths[i], worths[k])
    return total / (left * (left - 1))
