"""The odds of battles in Karak 2 that may come: against armies, the General, or on a hex."""

from __future__ import annotations

from karak.games.karak2.battle import NO_DICE, Battle
from karak.games.karak2.battling import weapon_bonus
from karak.games.karak2.entering import WEAKEST
from karak.games.karak2.pieces import ARMIES, FIREBALL, NO_ARMIES, WEAPON, Army
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import Item, count_of
from karak.odds.aims import Aim, is_better
from karak.odds.answers import AHEAD, NO_BATTLE, Odds
from karak.odds.asked_battles import GENERAL, battles_of, weigh_choices
from karak.odds.errors import NoFight, UnknownFoe


def battle_at(game: State, seat: int, site: int, aim: Aim) -> Odds:
    """Give the odds if a seat's hero enters a hex as it stands."""
    if not 0 <= site < len(game.armies):
        raise NoFight(where=str(site))
    if site == game.general_site:
        return general_ahead(game, seat, aim)
    if not game.armies[site]:
        raise NoFight(where=str(site))
    return battle_ahead(game, seat, game.armies[site], aim)


def general_ahead(game: State, seat: int, aim: Aim) -> Odds:
    """Give the odds against the General as he stands (K2.D2, K2.A.SCT5)."""
    copy = game.clone(0)
    assert isinstance(copy, State)
    me = copy.heroes[seat]
    copy.praetorians -= min(me.hero.praetorians_removed(), copy.praetorians)
    strength = copy.figures.general + copy.praetorians
    battle = Battle(me, NO_ARMIES, strength, weapon_bonus(copy, me), True, 0)
    return _weighed(copy, battle, [GENERAL], count_of(me.pack, FIREBALL), aim)


def battle_ahead(game: State, seat: int, armies: tuple[Army, ...], aim: Aim) -> Odds:
    """Give the odds against armies (K2.M5); claws take the weakest first (K2.A.SCT2)."""
    me = game.heroes[seat]
    weak = [army for army in armies if game.figures.strengths[army.index] == WEAKEST]
    if not weak or not me.hero.beats_weakest():
        bonus = weapon_bonus(game, me)
        return _against(game, me, armies, bonus, count_of(me.pack, FIREBALL), aim)
    best: Odds | None = None
    for army in weak:
        left = list(armies)
        left.remove(army)
        bonus, fireballs = means_with(game, me, army.reward)
        odds = _against(game, me, tuple(left), bonus, fireballs, aim)
        if best is None or is_better(odds.chances.value, best.chances.value):
            best = odds
    assert best is not None
    return best


def _against(
    game: State, me: Ruler, armies: tuple[Army, ...], bonus: int, fireballs: int, aim: Aim
) -> Odds:
    if not armies:
        return Odds("karak2", NO_BATTLE, aim, [], 0, 0)
    strength = 0
    for army in armies:
        strength += game.figures.strengths[army.index]
    battle = Battle(me, armies, strength, bonus, False, 0)
    return _weighed(game, battle, [army.name for army in armies], fireballs, aim)


def _weighed(game: State, battle: Battle, foes: list[str], fireballs: int, aim: Aim) -> Odds:
    odds = Odds("karak2", AHEAD, aim, foes, battle.strength, battle.bonus)
    weigh_choices(odds, battles_of(game, battle, fireballs, aim), battle.me.units, NO_DICE)
    return odds


def means_with(game: State, me: Ruler, reward: Item | None) -> tuple[int, int]:
    """Count weapons and Fireballs with a reward that was just clawed, the best kept (K2.I2)."""
    bonus = weapon_bonus(game, me)
    fireballs = count_of(me.pack, FIREBALL)
    if reward is None:
        return bonus, fireballs
    held = [piece for piece in me.pack if piece.slot == reward.slot]
    room = len(held) < game.figures.slots[reward.slot]
    if reward is FIREBALL and (room or fireballs < len(held)):
        return bonus, fireballs + 1
    if reward.slot == WEAPON:
        bonuses = [game.figures.bonuses[piece.index] for piece in held]
        gained = game.figures.bonuses[reward.index]
        bonus += gained if room else max(0, gained - min(bonuses)) if bonuses else 0
    return bonus, fireballs


def armies_named(names: list[str]) -> tuple[Army, ...]:
    """Find armies by their names."""
    found: list[Army] = []
    for name in names:
        known = [army for army in ARMIES if army.name == name]
        if not known:
            names_known = [*[army.name for army in ARMIES], GENERAL]
            raise UnknownFoe(foe=name, known=", ".join(names_known))
        found.append(known[0])
    return tuple(found)
