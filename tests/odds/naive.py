"""Fights and battles counted the slow way: every fall of the dice, every choice tried.

Written without looking at how `karak.odds` does it: outcomes are values, a position's value is
the best over its options, an option's value the average over what chance may do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from karak.games.karak2.figures import Die
from karak.odds.aims import Aim
from karak.odds.fights import Means
from karak.odds.means2 import Means2

EXACT = 10**6


class End(NamedTuple):
    """How it ended: what is worth, and everything that is counted."""

    result: str
    wounds: int
    spells: int
    fell: bool
    units: tuple[int, ...] = ()
    healed: int = 0
    weakened: bool = False
    plague: bool = False
    value: Fraction = Fraction(0)


Spread = dict[End, Fraction]
"""Ends with their chances."""


def value_of(spread: Spread) -> Fraction:
    return sum((chance * end.value for end, chance in spread.items()), Fraction(0))


def best(options: Iterable[Spread]) -> Spread:
    """Give the option of the highest value; of equal ones the first."""
    found, *others = list(options)
    for other in others:
        if value_of(other) > value_of(found):
            found = other
    return found


def average(spreads: Iterable[Spread]) -> Spread:
    """Mix equally likely spreads."""
    all_of_them = list(spreads)
    total: Spread = {}
    for spread in all_of_them:
        for end, chance in spread.items():
            total[end] = total.get(end, Fraction(0)) + chance / len(all_of_them)
    return total


def price(number: float) -> Fraction:
    return Fraction(round(number * EXACT), EXACT)


# Karak


def naive_fight(means: Means, aim: Aim) -> Spread:
    faces = [face for face in range(1, 7) if means.kept >> (face - 1) & 1]

    @cache
    def after(dice: int, may_roll: bool) -> Spread:
        options = [
            {fight_end(means, aim, dice, flames, heart): Fraction(1)}
            for flames in range(means.flames + 1)
            for heart in range(1 + (means.sacrifice and means.hearts > 0))
        ]
        if may_roll:
            options.append(average(after(one + two, False) for one in faces for two in faces))
        return best(options)

    return average(after(one + two, means.second_roll) for one in faces for two in faces)


def fight_end(means: Means, aim: Aim, dice: int, flames: int, heart: int) -> End:
    attack = dice + means.bonus + flames * means.flame + heart
    hearts = means.hearts - heart
    result = "lose"
    if attack > means.strength or (attack == means.strength and means.wins_ties):
        result = "win"
    elif attack == means.strength:
        result = "tie"
    if result == "lose":
        hearts = max(0, hearts - 1)
    wounds = means.hearts - hearts
    at_fountain = (result != "win" and means.heals_back) or (
        result == "lose" and hearts == 0 and means.returns
    )
    fell = hearts == 0 and not at_fountain
    used = 0 if means.keeps_flames else flames
    value = (price(aim.win) if result == "win" else 0) - used * price(aim.spell)
    if not at_fountain:
        value -= wounds * price(aim.heart) + (price(aim.fall) if fell else 0)
    return End(result, wounds, used, fell, value=value)


# Karak 2


def naive_battle(means: Means2, aim: Aim, hero: Die, dice: list[Die], sent: list[int]) -> Spread:
    kinds = [kind for kind, number in enumerate(sent) for _ in range(number)]
    rolls = list(product(range(6), repeat=len(kinds)))

    @cache
    def after(face: int, units: tuple[int, ...], may_roll: bool) -> Spread:
        swords = hero.swords[face] + sum(
            dice[kind].swords[shown] for kind, shown in zip(kinds, units, strict=True)
        )
        skulls = tuple(dice[kind].skulls[shown] for kind, shown in zip(kinds, units, strict=True))
        options = [
            strike(means, aim, kinds, swords, hero.skulls[face], skulls, fireballs, len(dice))
            for fireballs in range(means.fireballs + 1)
        ]
        if may_roll and means.units_again and kinds:
            options.append(units_again(face))
        if may_roll and means.hero_again:
            options.append(hero_again(units))
        return best(options)

    @cache
    def units_again(face: int) -> Spread:
        return average(after(face, units, False) for units in rolls)

    @cache
    def hero_again(units: tuple[int, ...]) -> Spread:
        return average(after(face, units, False) for face in range(6))

    return average(after(face, units, True) for face in range(6) for units in rolls)


def strike(
    means: Means2,
    aim: Aim,
    kinds: list[int],
    swords: int,
    hero_skulls: int,
    skulls: tuple[int, ...],
    fireballs: int,
    number: int,
) -> Spread:
    attack = swords + means.bonus + fireballs * means.fireball
    won = attack >= means.strength
    value = -fireballs * price(aim.spell) + (price(aim.win) if won else 0)
    if won and means.general:
        return {End("win", 0, fireballs, False, (0,) * number, value=value): Fraction(1)}
    weakened = not won and 0 < means.weakens_at <= attack
    value += price(aim.weaken) if weakened else 0
    plague = hero_skulls == 2 and not means.friendly

    def suffer(hero_left: int, left: tuple[int, ...]) -> Spread:
        lost = [0] * number
        for kind, shown in zip(kinds, left, strict=True):
            lost[kind] += shown > 0
        wounds = min(means.hearts, hero_left + means.general)
        back = means.comfort[min(sum(lost), len(means.comfort) - 1)]
        healed = min(back, means.most_hearts - (means.hearts - wounds))
        fell = means.hearts - wounds + healed == 0
        worth = value - (wounds - healed) * price(aim.heart) - (price(aim.fall) if fell else 0)
        worth -= sum(
            (count * price(aim.units[kind]) for kind, count in enumerate(lost)), Fraction(0)
        )
        result = "win" if won else "lose"
        end = End(result, wounds, fireballs, fell, tuple(lost), healed, weakened, plague, worth)
        return {end: Fraction(1)}

    def protect(hero_left: int, left: tuple[int, ...], ignored: int) -> Spread:
        options = [suffer(hero_left, left)]
        if ignored:
            if hero_left:
                options.append(protect(hero_left - 1, left, ignored - 1))
            for kind in set(kinds):
                of_kind = [i for i in range(len(kinds)) if kinds[i] == kind and left[i]]
                if of_kind:
                    die = min(of_kind, key=lambda i: left[i])
                    fewer = (*left[:die], left[die] - 1, *left[die + 1 :])
                    options.append(protect(hero_left, fewer, ignored - 1))
        return best(options)

    return protect(hero_skulls, skulls, means.protection)


# Reading


def chance(spread: Spread, holds: Callable[[End], bool]) -> float:
    return float(sum((each for end, each in spread.items() if holds(end)), Fraction(0)))
