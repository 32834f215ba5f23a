"""Whether a position that was read can be: pieces, and a question that fits."""

from __future__ import annotations

from typing import Any, Final

from karak.games.karak2.aftermath import IGNORE_SKULLS
from karak.games.karak2.battling import ADD_TO_ATTACK, SEND_DICE
from karak.games.karak2.city import BUILD_MORE, SAVE_RESOURCE
from karak.games.karak2.entering import CLAW_WHICH
from karak.games.karak2.exploring import CHOOSE_HEX, CHOOSE_PLACE, RETURN_ARMY, TURN_HEX
from karak.games.karak2.gathering import GATHER_MORE
from karak.games.karak2.gear import (
    GIVE_UNITS_BACK,
    LEAVE_FOR_REWARD,
    LOAD_CART,
    MAKE_ROOM,
    PICK_UP,
)
from karak.games.karak2.hero import PLAIN
from karak.games.karak2.pieces import ABYSS, ARMIES, DRYADS, GEAR, UNITS
from karak.games.karak2.plague import CAST_PLAGUE
from karak.games.karak2.preparing import CHOOSE_HERO
from karak.games.karak2.recruiting import RECRUIT_MORE
from karak.games.karak2.robbing import STEAL_WHAT
from karak.games.karak2.ruler import NO_CITY
from karak.games.karak2.state import HERO_CHOICE, NOBODY, NOTHING, State
from karak.games.karak2.turn import FREE_TURN
from karak.games.shared.asking import Question
from karak.games.shared.board import WAY_ON
from karak.kernel.data import Reader
from karak.kernel.errors import DamagedData

QUESTIONS: Final[list[Question[Any]]] = [
    FREE_TURN,
    CHOOSE_HERO,
    CHOOSE_HEX,
    CHOOSE_PLACE,
    TURN_HEX,
    RETURN_ARMY,
    CLAW_WHICH,
    SEND_DICE,
    ADD_TO_ATTACK,
    IGNORE_SKULLS,
    CAST_PLAGUE,
    LEAVE_FOR_REWARD,
    LOAD_CART,
    GIVE_UNITS_BACK,
    GATHER_MORE,
    MAKE_ROOM,
    PICK_UP,
    SAVE_RESOURCE,
    BUILD_MORE,
    RECRUIT_MORE,
    STEAL_WHAT,
    HERO_CHOICE,
]
ONLY_IN_BATTLE: Final[list[Question[Any]]] = [
    SEND_DICE,
    ADD_TO_ATTACK,
    IGNORE_SKULLS,
    CAST_PLAGUE,
]
PERHAPS_IN_BATTLE: Final[list[Question[Any]]] = [
    LEAVE_FOR_REWARD,
    LOAD_CART,
    GIVE_UNITS_BACK,
    GATHER_MORE,
]


def check_pieces(game: State) -> None:
    """Refuse a position with other pieces than the box holds (hexes, armies, dice, gear)."""
    hexes = list(game.deck)
    for piece in game.land.hexes:
        if piece.kind >= 0:
            hexes[piece.kind] += 1
    for kind in game.drawn:
        hexes[kind] += 1
    if game.top != NOTHING:
        hexes[game.top] += 1
    if hexes != game.figures.deck:
        raise DamagedData(where="position.deck")
    armies = list(game.bag)
    for standing in [*game.armies, game.drawn_armies]:
        for army in standing:
            armies[army.index] += 1
    for army in ARMIES:
        if armies[army.index] > game.figures.numbers[army.index]:
            raise DamagedData(where="position.bag")
    for unit in range(len(UNITS)):
        held = sum(hero.units[unit] for hero in game.heroes)
        if held + game.supply[unit] != game.figures.units[unit]:
            raise DamagedData(where="position.supply")
    check_gear(game, armies)


def check_gear(game: State, armies: list[int]) -> None:
    """Refuse more gear and stones than beaten armies have left behind (K2.I1)."""
    held = [0] * (len(GEAR) + 4)
    for hero in game.heroes:
        for item in hero.pack:
            held[item.index] += 1
        held[len(GEAR)] += hero.small_stones
        held[len(GEAR) + 1] += hero.large_stones
    for pieces in [*game.lying, game.rewards]:
        for item in pieces:
            held[item.index] += 1
    for army in ARMIES:
        beaten = game.figures.numbers[army.index] - armies[army.index]
        if army.reward is not None and held[army.reward.index] > beaten:
            raise DamagedData(where="position.heroes")
    for i in range(len(game.amulets)):
        if held[4 + i] + game.amulets[i] != 1:
            raise DamagedData(where="position.amulets")
    if sum(game.amulets) < armies[DRYADS.index]:
        raise DamagedData(where="position.amulets")


def check_question(game: State, reader: Reader) -> None:
    """Refuse a question that does not fit the rest of the position."""
    if game.over:
        return
    asking = game.asking
    fits_battle = asking in ONLY_IN_BATTLE
    if asking not in PERHAPS_IN_BATTLE and fits_battle != (game.battle is not None):
        raise reader.damaged("battle")
    for key, there, wanted in (
        ("drawn", len(game.drawn) > 0, asking in (CHOOSE_HEX, CHOOSE_PLACE, TURN_HEX)),
        ("drawn", len(game.drawn) == 2, asking is CHOOSE_HEX),
        ("drawn_at", game.drawn_at != NOTHING, asking is TURN_HEX),
        ("drawn_armies", len(game.drawn_armies) > 0, asking is RETURN_ARMY),
        ("rewards", len(game.rewards) > 0, asking is LEAVE_FOR_REWARD),
        ("new_item", game.new_item is not None, asking is MAKE_ROOM),
        ("building", game.building != NOTHING, asking is SAVE_RESOURCE),
        ("target", game.target != NOBODY, asking is STEAL_WHAT),
        ("seat", game.me.hero is PLAIN, asking is CHOOSE_HERO),
    ):
        if there != wanted:
            raise reader.damaged(key)
    if asking is not CHOOSE_HERO and any(hero.hero is PLAIN for hero in game.heroes):
        raise reader.damaged("heroes")
    if asking is FREE_TURN and game.me.hearts == 0:
        raise reader.damaged("heroes")
    if game.new_item is not None and game.new_item not in game.takeable():
        raise reader.damaged("new_item")
    check_battle(game, reader)
    check_places(game, reader)
    if not game.list_actions():
        raise reader.damaged("asking")


def check_battle(game: State, reader: Reader) -> None:
    """Refuse a battle that does not fit hero, dice and question."""
    battle = game.battle
    if battle is None:
        return
    before_losses = game.asking in (SEND_DICE, ADD_TO_ATTACK, IGNORE_SKULLS)
    too_many = any(battle.sent[unit] > battle.me.units[unit] for unit in range(len(UNITS)))
    if before_losses and too_many:
        raise reader.damaged("battle.sent")
    if (battle.hero_face < 0) != (game.asking is SEND_DICE):
        raise reader.damaged("battle.hero_face")
    if game.asking is IGNORE_SKULLS and len(battle.saved) != len(battle.kinds):
        raise reader.damaged("battle.saved")


def check_places(game: State, reader: Reader) -> None:
    """Refuse two cities on a hex, anything on the Abyss, and a cell where no hex can go."""
    cities = [hero.city for hero in game.heroes if hero.city != NO_CITY]
    if len(set(cities)) != len(cities):
        raise reader.damaged("heroes")
    land = game.land.hexes
    abyss = [site for site in range(len(land)) if land[site].land == ABYSS]
    if abyss != ([] if game.general_site == NOTHING else [game.general_site]):
        raise reader.damaged("general_site")
    if any(game.armies[site] or game.lying[site] for site in abyss):
        raise reader.damaged("sites")
    if game.drawn_at != NOTHING and game.land.ways[game.drawn_at] != WAY_ON:
        raise reader.damaged("drawn_at")
