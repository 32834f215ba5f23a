"""Greedy's answers in a battle of Karak 2: dice, second rolls, Fireballs, Protection (K2.B9)."""

from __future__ import annotations

from typing import Final

from karak.bots.karak2.known import prospects_of
from karak.bots.karak2.prospects import WEAKENING_WORTH, Prospects
from karak.bots.karak2.worth import felling_general, unit_costs, wound_cost
from karak.games.karak2.actions import (
    DONE,
    PROTECT_HERO,
    ROLL,
    ROLL_HERO,
    ROLL_UNITS,
    SEND,
    SEND_ALL,
    STRIKE,
    USE_FIREBALL,
)
from karak.games.karak2.aftermath import hero_skulls
from karak.games.karak2.battle import Battle
from karak.games.karak2.pieces import UNITS
from karak.games.karak2.state import State
from karak.kernel.actions import Action
from karak.odds.karak2 import FACE, NOTHING_AGAIN, at_least

SAFE: Final = 0.85


def send_dice(game: State, battle: Battle) -> Action:
    """Send the planned dice one by one, then roll (K2.B1)."""
    planned = planned_dice(game, battle)
    if planned == battle.me.units and battle.sent != planned:
        return SEND_ALL
    for unit in range(len(UNITS)):
        if battle.sent[unit] < planned[unit]:
            return SEND[unit]
    return ROLL


def planned_dice(game: State, battle: Battle) -> list[int]:
    """Find the dice that are worth sending."""
    prospects = prospects_of(game, battle.me)
    if battle.is_general:
        return prospects.general(game.praetorians).sent
    return prospects.plan(battle.strength, prize(game, battle, prospects)).sent


def prize(game: State, battle: Battle, prospects: Prospects) -> float:
    """Say what this victory is worth."""
    if battle.is_general:
        return felling_general(game, battle.me)
    return prospects.prizes.of(battle.armies, battle.clawed)


def add_to_attack(game: State, battle: Battle) -> Action:
    """Strike when it wins; else roll again, or use Fireballs if that is worth it (K2.B2)."""
    legal = game.legal_actions()
    prospects = prospects_of(game, battle.me)
    short = battle.strength - battle.attack
    if short <= 0:
        return roll_off_skulls(game, battle, legal)
    worth = prize(game, battle, prospects)
    each = prospects.each
    needed = (short + each - 1) // each if each > 0 else prospects.fireballs + 1
    again: Action | None = None
    if ROLL_UNITS in legal:
        again = ROLL_UNITS
    elif ROLL_HERO in legal:
        again = ROLL_HERO
    chance = 0.0
    if again is not None:
        chance = chance_again(prospects, battle, again, prospects.fireballs * each)
    if worth <= 0.0:
        return STRIKE
    if needed > prospects.fireballs:
        if again is not None and chance * worth > regret(game, battle, again):
            return again
        return weaken(game, battle, prospects.fireballs)
    if again is not None and chance_again(prospects, battle, again, 0) >= SAFE:
        return again
    return USE_FIREBALL if needed * prospects.fireball_cost < worth else STRIKE


def weaken(game: State, battle: Battle, fireballs: int) -> Action:
    """Use a Fireball where that just weakens the General (K2.D5)."""
    if not battle.is_general or game.praetorians == 0 or fireballs == 0:
        return STRIKE
    return USE_FIREBALL if game.figures.general - battle.attack == 1 else STRIKE


def chance_again(prospects: Prospects, battle: Battle, again: Action, means: int) -> float:
    """Give the chance that a second roll wins with what may be added."""
    dice = prospects.dice
    short = battle.strength - battle.bonus - means
    if again is ROLL_UNITS:
        tails = dice.tails(battle.sent)
        return at_least(tails, short - dice.hero.swords[battle.hero_face])
    units = battle.swords - dice.hero.swords[battle.hero_face]
    return FACE * sum([1 for swords in dice.hero.swords if swords + units >= short])


def regret(game: State, battle: Battle, again: Action) -> float:
    """Say what a second roll costs more than the first would."""
    figures = game.figures
    me = battle.me
    if again is ROLL_HERO:
        now = wound_cost(game, me, hero_skulls(game, battle))
        mean = sum([wound_cost(game, me, skulls) for skulls in figures.hero_die.skulls])
        more = FACE * mean - now
    else:
        costs = unit_costs(game, me)
        prospects = prospects_of(game, me)
        odds = prospects.dice.battle(battle.sent, 0, NOTHING_AGAIN)
        more = 0.0
        for unit in range(len(UNITS)):
            more += costs[unit] * odds.lost[unit]
        for i in range(len(battle.kinds)):
            if figures.dice[battle.kinds[i]].skulls[battle.faces[i]] > 0:
                more -= costs[battle.kinds[i]]
    if battle.is_general and battle.attack >= figures.general and game.praetorians > 0:
        more += WEAKENING_WORTH
    return more


def roll_off_skulls(game: State, battle: Battle, legal: tuple[Action, ...]) -> Action:
    """Roll the hero die again where the victory is safe without it, to be rid of skulls."""
    if battle.is_general or ROLL_HERO not in legal or hero_skulls(game, battle) == 0:
        return STRIKE
    swords = game.figures.hero_die.swords[battle.hero_face]
    return ROLL_HERO if battle.attack - swords >= battle.strength else STRIKE


def ignore_skull(game: State, battle: Battle) -> Action:
    """Ward off the skull that would cost most (K2.I8, K2.I9)."""
    me = battle.me
    costs = unit_costs(game, me)
    skulls = hero_skulls(game, battle) + (1 if battle.is_general else 0)
    best = DONE
    most = 0.0
    for action in game.legal_actions():
        if action is DONE:
            continue
        cost = costs[action.arg]
        if action is PROTECT_HERO:
            cost = wound_cost(game, me, skulls) - wound_cost(game, me, skulls - 1)
        if cost > most:
            most = cost
            best = action
    return best
