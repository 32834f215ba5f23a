"""The odds of battles in a game of Karak 2: the one under way, or one that may come."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.actions import (
    DONE,
    PROTECT_HERO,
    ROLL,
    ROLL_HERO,
    ROLL_UNITS,
    SEND_ALL,
    STRIKE,
)
from karak.games.karak2.aftermath import (
    IGNORE_SKULLS,
    PLAGUE_SKULLS,
    PROTECTION,
    hero_skulls,
    unit_skulls,
)
from karak.games.karak2.battle import Battle
from karak.games.karak2.battling import ADD_TO_ATTACK, SEND_DICE
from karak.games.karak2.pieces import AMULET_PROTECTION, FIREBALL
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import count_of
from karak.kernel.actions import Action
from karak.odds.aims import Aim, is_better
from karak.odds.answers import AFTER_ROLL, AFTER_STRIKE, BEFORE_ROLL, Choice, Odds, Option
from karak.odds.battles import Battles, choices_of
from karak.odds.chances import Chances
from karak.odds.errors import NoFight
from karak.odds.losses import Loss, Marked
from karak.odds.means2 import Means2, table_of

GENERAL: Final = "general"
MOST_CHOICES: Final = 2_000


def battle_asked(game: State, aim: Aim) -> Odds:
    """Give the odds of the battle that the game asks about: dice, second roll, skulls."""
    battle = game.battle
    if battle is not None and game.asking is SEND_DICE:
        return _sending(game, battle, aim)
    if battle is not None and game.asking is ADD_TO_ATTACK:
        return _adding(game, battle, aim)
    if battle is not None and game.asking is IGNORE_SKULLS:
        return _ignoring(game, battle, aim)
    raise NoFight(where=game.asking.kind)


def battle_rolled(game: State, aim: Aim) -> Odds:
    """Give the odds of the battle if the dice that are chosen are rolled now (K2.B1)."""
    battle = game.battle
    if battle is None or game.asking is not SEND_DICE:
        raise NoFight(where=game.asking.kind)
    odds = _odds(BEFORE_ROLL, battle, aim)
    fireballs = count_of(battle.me.pack, FIREBALL)
    odds.chances = battles_of(game, battle, fireballs, aim).odds(battle.sent)
    odds.options = [Option(ROLL, odds.chances)]
    return odds


def foes_of(battle: Battle) -> list[str]:
    """Name whom a battle is against."""
    return [GENERAL] if battle.is_general else [army.name for army in battle.armies]


def _odds(moment: str, battle: Battle, aim: Aim) -> Odds:
    return Odds("karak2", moment, aim, foes_of(battle), battle.strength, battle.attack)


# Before the roll


def _sending(game: State, battle: Battle, aim: Aim) -> Odds:
    odds = _odds(BEFORE_ROLL, battle, aim)
    battles = battles_of(game, battle, count_of(battle.me.pack, FIREBALL), aim)
    weigh_choices(odds, battles, battle.me.units, battle.sent)
    now = battles.odds(battle.sent)
    for action in game.legal_actions():
        chances = now
        if action is SEND_ALL:
            chances = battles.odds(battle.me.units)
        elif action is not ROLL:
            chances = _best_with(odds, battles, battle, action.arg)
        odds.options.append(Option(action, chances))
    best = odds.best_choice
    if best is not None and not is_better(now.value, best.chances.value):
        odds.chances = best.chances
    else:
        odds.chances = now
    return odds


def _best_with(odds: Odds, battles: Battles, battle: Battle, unit: int) -> Chances:
    """Find the best choice that sends at least one more of a kind."""
    best: Chances | None = None
    for choice in odds.choices:
        if choice.sent[unit] > battle.sent[unit] and (
            best is None or is_better(choice.chances.value, best.value)
        ):
            best = choice.chances
    if best is None:
        sent = list(battle.sent)
        sent[unit] += 1
        best = battles.odds(sent)
    return best


def weigh_choices(odds: Odds, battles: Battles, units: list[int], sent: list[int]) -> None:
    """Weigh every choice of dice; those that cannot be lost are always sent (K2.B1)."""
    faces_of = battles.table.dice.faces_of
    least = list(sent)
    number = 1
    for unit in range(len(units)):
        if not faces_of[unit]:
            least[unit] = units[unit]
        number *= units[unit] - least[unit] + 1
    choices = choices_of(units, least) if number <= MOST_CHOICES else _ladder(battles, units, least)
    odds.all_choices = number <= MOST_CHOICES
    odds.choices = [Choice(choice, battles.odds(choice)) for choice in choices]
    best = odds.best_choice
    if best is not None:
        odds.chances = best.chances


def _ladder(battles: Battles, units: list[int], least: list[int]) -> list[list[int]]:
    """List fewer choices: kind after kind, those first that bring most swords for their price."""
    dice = battles.table.dice.dice
    scores: list[tuple[float, int]] = []
    for unit in range(len(units)):
        if units[unit] > least[unit]:
            deadly = sum([1 for skulls in dice[unit].skulls if skulls > 0])
            price = deadly * battles.aim.units[unit] + 0.001
            scores.append((-sum(dice[unit].swords) / price, unit))
    scores.sort()
    sent = least
    rungs = [sent]
    for _, unit in scores:
        for count in range(least[unit] + 1, units[unit] + 1):
            sent = list(sent)
            sent[unit] = count
            rungs.append(sent)
    return rungs


# After the roll


def _adding(game: State, battle: Battle, aim: Aim) -> Odds:
    odds = _odds(AFTER_ROLL, battle, aim)
    fireballs = count_of(battle.me.pack, FIREBALL)
    battles = battles_of(game, battle, fireballs, aim)
    key = battles.table.dice.state_of(battle.kinds, battle.faces)
    face = battle.hero_face
    swords = battle.swords - game.figures.hero_die.swords[face]
    for action in game.legal_actions():
        if action is ROLL_UNITS:
            chances = battles.rolling_units(battle.sent, face)
        elif action is ROLL_HERO:
            chances = battles.rolling_hero(battle.sent, key, swords)
        elif action is STRIKE:
            chances = battles.striking(battle.sent, key, swords, face, 0, 0)
        else:
            chances = battles.striking(battle.sent, key, swords, face, 1, fireballs)
        odds.options.append(Option(action, chances))
    best = odds.best
    if best is not None:
        odds.chances = best.chances
    return odds


# After the strike


def _ignoring(game: State, battle: Battle, aim: Aim) -> Odds:
    odds = _odds(AFTER_STRIKE, battle, aim)
    battles = battles_of(game, battle, 0, aim)
    for action in game.legal_actions():
        loss = _after_ignoring(game, battle, battles, action)
        odds.options.append(Option(action, _certain(game, battle, battles, loss)))
    best = odds.best
    if best is not None:
        odds.chances = best.chances
    return odds


def _after_ignoring(game: State, battle: Battle, battles: Battles, action: Action) -> Loss:
    """Give what is lost after one more ignored skull, the others being ignored at their best."""
    dice = battles.table.dice
    skulls = [0] * len(dice.skull_faces)
    for die in range(len(battle.kinds)):
        left = unit_skulls(game, battle, die)
        if left > 0:
            skulls[dice.faces_of[battle.kinds[die]][left - 1]] += 1
    on_hero = hero_skulls(game, battle)
    ignored = PROTECTION - battle.hero_saved - sum(battle.saved) - 1
    if action is DONE:
        ignored = 0
    elif action is PROTECT_HERO:
        on_hero -= 1
    else:
        own = dice.faces_of[action.arg]
        nearest = 0
        while skulls[own[nearest]] == 0:
            nearest += 1
        skulls[own[nearest]] -= 1
        if nearest > 0:
            skulls[own[nearest - 1]] += 1
    marked = Marked(dice, battles.aim, skulls)
    savings = battles.losses.savings(skulls, ignored)
    return battles.losses.least(marked, savings, on_hero, ignored)


def _certain(game: State, battle: Battle, battles: Battles, loss: Loss) -> Chances:
    """Tell an end that is certain as chances."""
    aim = battles.aim
    win = 1.0 if battle.won else 0.0
    weakens_at = battles.means.weakens_at
    weaken = 1.0 if not battle.won and 0 < weakens_at <= battle.attack else 0.0
    wounds = [0.0] * loss.wounds + [1.0]
    value = aim.win * win + aim.weaken * weaken - loss.cost
    found = Chances(win, 0.0, 1.0 - win, wounds, [1.0], 1.0 if loss.fell else 0.0, value)
    found.weaken = weaken
    shown = game.figures.hero_die.skulls[battle.hero_face]
    found.plague = 1.0 if shown >= PLAGUE_SKULLS and not game.friendly else 0.0
    found.healed = float(loss.healed)
    for unit in range(len(battle.sent)):
        lost = [0.0] * (battle.sent[unit] + 1)
        lost[loss.units[unit]] = 1.0
        found.units.append(lost)
    return found


# A hero's means


def battles_of(game: State, battle: Battle, fireballs: int, aim: Aim) -> Battles:
    """Read a hero's means off a battle as it stands."""
    me = battle.me
    again = battle.fireballs == 0 and not battle.rolled_again
    weakens = battle.is_general and game.praetorians > 0
    means = Means2(
        battle.strength,
        battle.bonus,
        me.hearts,
        max(me.hearts, game.figures.hearts),
        fireballs,
        game.figures.bonuses[FIREBALL.index],
        again and me.hero.may_roll_units_again(battle),
        again and me.hero.may_roll_hero_again(battle),
        PROTECTION if me.has(AMULET_PROTECTION) else 0,
        comfort_of(me),
        battle.is_general,
        game.figures.general if weakens else 0,
        game.friendly,
    )
    return Battles(means, aim, table_of(game.figures))


def comfort_of(me: Ruler) -> list[int]:
    """Ask the hero how many hearts each number of lost units gives back (K2.A.WLK2)."""
    return [me.hero.hearts_for_lost(lost) for lost in range(sum(me.units) + 1)]
