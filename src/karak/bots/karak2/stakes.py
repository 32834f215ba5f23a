"""What is at stake for a hero of Karak 2, in the evaluation's own measure: strength.

A hero's strength is the weighted sum of how it stands. What a wound, a lost unit or a reward
changes is found by changing just that on a copy of the hero.
"""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.prospects import Prospects, second_roll
from karak.bots.karak2.sends import MOST_WOUNDS, UNCOUNTED, Sends, Taste
from karak.bots.karak2.standing import (
    ACTIONS_LEFT,
    HEARTS,
    NEXT,
    belongings,
    health,
    standing,
)
from karak.bots.karak2.worth import keeping
from karak.games.karak2.ending import half_points
from karak.games.karak2.entering import WEAKEST
from karak.games.karak2.pieces import (
    AMULETS,
    ARMIES,
    CART,
    FIREBALL,
    LARGE_STONE,
    SMALL_STONE,
    UNITS,
    Army,
)
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import Item
from karak.odds.karak2 import Ladder, dice_of

LEAST_UNIT: Final = 0.05
LEAST_WOUND: Final = 0.03
LEAST_FALL: Final = 0.1
LEAST_FIREBALL: Final = 0.05
MOST_HALVES: Final = 64


def steady(weights: list[float]) -> list[float]:
    """Give weights but for what tells whose turn it is, so that turns under way compare."""
    return [0.0 if i in (NEXT, ACTIONS_LEFT) else weights[i] for i in range(len(weights))]


def weighed(features: list[float], weights: list[float]) -> float:
    """Weigh features."""
    total = 0.0
    for i in range(len(features)):
        total += weights[i] * features[i]
    return total


def strength_of(game: State, seat: int, weights: list[float]) -> float:
    """Give a seat's strength as it stands."""
    return weighed(standing(game, seat), weights)


@final
class Stakes:
    """A hero's prospects and what they would change, by steady weights."""

    def __init__(self, game: State, me: Ruler, weights: list[float]) -> None:
        self.game = game
        self.me = me
        self.weights: Final = weights
        self.resources: Final = me.resources
        self.city: Final = me.city
        self.bag: Final = game.bag
        self.supply: Final = game.supply
        self.plagued: Final = game.plagued
        self.praetorians: Final = game.praetorians
        self.general_site: Final = game.general_site
        self.hexes: Final = len(game.armies)
        self.points: Final[int] = points_of_all(game)
        self.army: Final[Ladder] = dice_of(game.figures).ladder(me.units, second_roll(me))
        self.base: Final[float] = self.strength(me)
        sends = Sends(self.army.dice, me.units, self.army.again, self._taste())
        self.prospects: Final = Prospects(game, me, sends)
        self._prizes: Final[dict[int, float]] = {}
        self._explored: Final[dict[int, float]] = {}
        self._amulet = UNCOUNTED
        self._rivals = UNCOUNTED

    def hold_for(self, game: State, me: Ruler, weights: list[float]) -> bool:
        """Say whether all that was counted holds, to the last digit, in another position too."""
        return (
            weights is self.weights
            and me.resources is self.resources
            and me.city == self.city
            and game.bag is self.bag
            and game.supply is self.supply
            and game.plagued == self.plagued
            and game.praetorians == self.praetorians
            and game.general_site == self.general_site
            and len(game.armies) == self.hexes
            and points_of_all(game) == self.points
            and self.prospects.hold_for(game, me)
        )

    def strength(self, me: Ruler) -> float:
        """Give what the hero's belongings are worth, with the same army."""
        return weighed(belongings(self.game, me, self.army), self.weights)

    def strength_with(self, me: Ruler) -> float:
        """Give what a hero's belongings are worth, with its own army."""
        army = dice_of(self.game.figures).ladder(me.units, second_roll(me))
        return weighed(belongings(self.game, me, army), self.weights)

    def _taste(self) -> Taste:
        """Find what losses cost by looking at the hero without it.

        What the judgement thinks little of costs at least what it takes to have it again: a
        resource, a part of an action.
        """
        game, me = self.game, self.me
        units = [LEAST_UNIT] * len(UNITS)
        for unit in range(len(UNITS)):
            if me.units[unit] > 0:
                fewer = me.copy()
                fewer.change_units(unit, -1)
                units[unit] = max(LEAST_UNIT, self.base - self.strength_with(fewer))
        wounds = [0.0]
        features = belongings(game, me, self.army)
        for wound in range(1, MOST_WOUNDS + 1):
            hearts = max(0, me.hearts - wound)
            least = LEAST_WOUND * (me.hearts - hearts)
            if hearts == 0:
                least += LEAST_FALL
            features[HEARTS : HEARTS + 3] = health(game, hearts)
            wounds.append(max(least, self.base - weighed(features, self.weights)))
        fireball = LEAST_FIREBALL
        if me.has(FIREBALL):
            fewer = me.copy()
            fewer.drop(FIREBALL)
            fireball = max(LEAST_FIREBALL, self.base - self.strength(fewer))
        return Taste(units, wounds, fireball, 0.0)

    def prize(self, armies: tuple[Army, ...], before: int) -> float:
        """Say how much stronger a victory over these armies makes the hero."""
        key = before
        for army in armies:
            key = (len(ARMIES) + 1) * key + army.index + 1
        found = self._prizes.get(key)
        if found is None:
            found = self._won(armies, before) - self.base
            self._prizes[key] = found
        return found

    def _won(self, armies: tuple[Army, ...], before: int) -> float:
        """Give the hero's strength after a victory."""
        game = self.game
        winner = self.me.copy()
        strength = before
        more = 0.0
        for army in armies:
            strength += game.figures.strengths[army.index]
            reward = army.reward
            if reward is None:
                more += self.amulet()
            elif reward is SMALL_STONE:
                winner.small_stones += 1
            elif reward is LARGE_STONE:
                winner.large_stones += 1
            elif reward is CART:
                winner.resources = [held + 1 for held in winner.resources]
            else:
                stow(game, winner, reward)
        winner.victory = max(winner.victory, strength)
        if half_points(game, winner) > half_points(game, self.me):
            if self._rivals == UNCOUNTED:
                self._rivals = self._rivals_with(self.me)
            more -= self._rivals_with(winner) - self._rivals
        return self.strength(winner) + more

    def _rivals_with(self, me: Ruler) -> float:
        """Give the rivals' strength if the hero stood so: points change what others can win."""
        game = self.game
        heroes = game.heroes
        changed = list(heroes)
        changed[me.seat] = me
        game.heroes = changed
        total = 0.0
        for rival in heroes:
            if rival.seat != me.seat:
                total += self.strength_with(rival)
        game.heroes = heroes
        return total / (len(heroes) - 1)

    def amulet(self) -> float:
        """Average what an amulet not yet seen would add (K2.I12)."""
        if self._amulet == UNCOUNTED:
            self._amulet = self._average_amulet()
        return self._amulet

    def _average_amulet(self) -> float:
        game = self.game
        total = 0.0
        count = 0
        for i in range(len(AMULETS)):
            if game.amulets[i] > 0:
                wearer = self.me.copy()
                stow(game, wearer, AMULETS[i])
                total += max(0.0, self.strength(wearer) - self.base)
                count += 1
        return total / count if count else 0.0

    # Battles

    def meeting(self, armies: tuple[Army, ...]) -> float:
        """Say how much stronger a battle makes the hero on average (K2.M5, K2.A.SCT2)."""
        strengths = self.game.figures.strengths
        gained = 0.0
        before = 0
        if self.me.hero.beats_weakest():
            for i in range(len(armies)):
                if strengths[armies[i].index] == WEAKEST:
                    before = WEAKEST
                    gained = self.prize(armies[i : i + 1], 0)
                    armies = armies[:i] + armies[i + 1 :]
                    break
        if not armies:
            return gained
        strength = 0
        for army in armies:
            strength += strengths[army.index]
        return gained + self.prospects.weigh(strength, self.prize(armies, before))[2]

    def exploring(self, tier: int) -> float:
        """Average how much stronger meeting what the bag may bring makes the hero (K2.M4)."""
        found = self._explored.get(tier)
        if found is None:
            found = self._average(tier)
            self._explored[tier] = found
        return found

    def _average(self, tier: int) -> float:
        game = self.game
        left = game.bag_left
        chooses = self.me.hero.more_armies_drawn() > 0
        if left == 0:
            return 0.0
        kinds = [army for army in ARMIES if game.bag[army.index] > 0]
        total = 0.0
        ways = 0
        if tier == 1 or left == 1:
            worths = [self.meeting((army,)) for army in kinds]
            for i in range(len(kinds)):
                if not chooses or left == 1:
                    total += game.bag[kinds[i].index] * worths[i]
                    ways += game.bag[kinds[i].index]
                    continue
                for k in range(len(kinds)):
                    count = game.bag[kinds[k].index] - (1 if i == k else 0)
                    total += game.bag[kinds[i].index] * count * max(worths[i], worths[k])
                    ways += game.bag[kinds[i].index] * count
            return total / ways
        for i in range(len(kinds)):
            for k in range(i, len(kinds)):
                count = game.bag[kinds[i].index] * game.bag[kinds[k].index]
                if i == k:
                    count = game.bag[kinds[i].index] * (game.bag[kinds[i].index] - 1) // 2
                if count > 0:
                    total += count * self.meeting((kinds[i], kinds[k]))
                    ways += count
        return total / ways


def stow(game: State, hero: Ruler, item: Item) -> None:
    """Put a piece into the inventory, for the least one of its kind if there is no room (K2.I2)."""
    held = 0
    least = item
    for piece in hero.pack:
        if piece.slot == item.slot:
            held += 1
            if keeping(game, piece) < keeping(game, least):
                least = piece
    if held >= game.figures.slots[item.slot]:
        if least is item:
            return
        hero.drop(least)
    hero.put(item)


def points_of_all(game: State) -> int:
    """Put everybody's points into one number."""
    code = 0
    for hero in game.heroes:
        code = MOST_HALVES * code + half_points(game, hero)
    return code


@final
class _Kept:
    """The stakes asked for last: a step further nothing has changed but the place."""

    def __init__(self) -> None:
        self.stakes: Stakes | None = None


_kept: Final = _Kept()


def stakes_of(game: State, me: Ruler, weights: list[float]) -> Stakes:
    """Give what is at stake for a hero; nothing is counted twice while it cannot change."""
    kept = _kept.stakes
    if kept is None or not kept.hold_for(game, me, weights):
        kept = Stakes(game, me, weights)
        _kept.stakes = kept
    kept.game = game
    kept.me = me
    return kept
