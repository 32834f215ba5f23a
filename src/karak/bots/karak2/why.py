"""The reasons behind a move in Karak 2, as far as the position tells them."""

from __future__ import annotations

from karak.bots.karak2.journey import UNSEEN, leads_to
from karak.bots.karak2.known import prospects_of
from karak.bots.karak2.prospects import second_roll
from karak.bots.karak2.unknown import abyss_chance
from karak.bots.karak2.wants import NO_BUILDING, wants_of
from karak.bots.karak2.worth import lead
from karak.bots.reason import Reason, percent
from karak.games.karak2.actions import EXPLORE, GATHER, HEAL
from karak.games.karak2.army import glory
from karak.games.karak2.battle import Battle
from karak.games.karak2.battling import ADD_TO_ATTACK, SEND_DICE
from karak.games.karak2.city import CITY
from karak.games.karak2.deck import hexes_left
from karak.games.karak2.pieces import BUILDINGS
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.karak2.turn import FREE_TURN
from karak.kernel.actions import Action


def reasons_in_karak2(game: State, action: Action) -> list[Reason]:
    """Say what speaks for an action."""
    battle = game.battle
    if battle is not None and game.asking is ADD_TO_ATTACK:
        return [Reason("why-attack", {"attack": battle.attack, "strength": battle.strength})]
    if battle is not None and game.asking is SEND_DICE:
        return [against(game, battle.strength), *felling(game, battle)]
    return free_reasons(game, game.me, action) if game.asking is FREE_TURN else []


def free_reasons(game: State, me: Ruler, action: Action) -> list[Reason]:
    """Say what the next action of a turn is good for."""
    if action is EXPLORE:
        abyss = percent(abyss_chance(game, me))
        return [Reason("why-new-land", {"hexes": hexes_left(game), "abyss": abyss})]
    if action is HEAL:
        return [Reason("why-rest", {"hearts": me.hearts})]
    if action is GATHER:
        return saving_for(game, me)
    if action.verb == "recruit":
        return [Reason("why-recruit", {"glory": glory(game, me), "units": me.recruited()})]
    site = leads_to(game, me, action)
    if site == UNSEEN:
        return []
    if site == game.general_site:
        removed = min(game.praetorians, me.hero.praetorians_removed())
        strength = game.figures.general + game.praetorians - removed
        return [against(game, strength), *felling(game, None)]
    strength = 0
    for army in game.armies[site]:
        strength += game.figures.strengths[army.index]
    return [against(game, strength)] if strength > 0 else []


def saving_for(game: State, me: Ruler) -> list[Reason]:
    """Say what resources are gathered for."""
    building = wants_of(game, me).next
    if building == CITY:
        return [Reason("why-gather-city", {})]
    if building == NO_BUILDING:
        return []
    return [Reason("why-gather", {"building": BUILDINGS[building]})]


def against(game: State, strength: int) -> Reason:
    """Tell the chance of a battle if all dice are sent and all Fireballs used."""
    me = game.me
    prospects = prospects_of(game, me)
    needed = strength - prospects.bonus - prospects.fireballs * prospects.each
    win = prospects.dice.battle(me.units, needed, second_roll(me)).win
    return Reason("why-battle", {"strength": strength, "win": percent(win)})


def felling(game: State, battle: Battle | None) -> list[Reason]:
    """Say what felling the General would mean (K2.X1)."""
    if battle is not None and not battle.is_general:
        return []
    ahead = lead(game, game.me) + game.figures.stones[2]
    if ahead > 0:
        return [Reason("why-general-wins", {})]
    return [Reason("why-general-shares" if ahead == 0 else "why-general-loses", {})]
