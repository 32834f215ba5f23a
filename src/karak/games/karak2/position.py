"""A position of Karak 2 as plain data, whole or as one seat may know it."""

from __future__ import annotations

from karak.games.karak2.army import glory
from karak.games.karak2.battle import Battle
from karak.games.karak2.ending import half_points
from karak.games.karak2.hero import PLAIN
from karak.games.karak2.pieces import (
    AMULET_NAMES,
    ARMY_NAMES,
    BUILDINGS,
    GEAR,
    LANDS,
    RESOURCES,
    UNITS,
)
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import NOBODY, NOTHING, State
from karak.games.karak2.turn import actions_left
from karak.games.shared.ground import left_data
from karak.games.shared.items import Item
from karak.kernel.data import Data, counted
from karak.kernel.game import Pile


def full_position(game: State, with_pieces: bool = True) -> Data:
    """Give everything but the generator."""
    return _position(game, game.seat, game.top_known_by, with_pieces)


def seen_position(game: State, seat: int | None, with_pieces: bool = True) -> Data:
    """Give what a seat may know: what the Scout put back only he knows (K2.A.SCT1)."""
    viewer = NOBODY if seat is None else seat
    return _position(game, viewer, viewer, with_pieces)


def seen_more(game: State, seat: int) -> bool:
    """Say whether a seat's position shows more than a spectator's."""
    looks = len(game.drawn) > 1 and game.seat == seat
    return looks or (game.top != NOTHING and game.top_known_by == seat)


def _position(game: State, chooser: int, knower: int, with_pieces: bool) -> Data:
    """Give the position as somebody who is this chooser and knows what this knower does."""
    deck = list(game.deck)
    shows_drawn = len(game.drawn) < 2 or game.seat == chooser
    shows_top = game.top != NOTHING and game.top_known_by == knower
    if not shows_drawn:
        for kind in game.drawn:
            deck[kind] += 1
    if game.top != NOTHING and not shows_top:
        deck[game.top] += 1
    data: Data = {
        "asking": game.asking.kind,
        "seat": game.seat,
        "turn": game.turn,
        "used": game.used,
        "actions_left": actions_left(game),
        "moved": game.moved,
        "ran": game.ran,
        "ported": game.ported,
        "hawked": game.hawked,
        "hawking": game.hawking,
        "gathered": list(game.gathered),
        "plagued": None if game.plagued == NOBODY else game.plagued,
        "general_site": None if game.general_site == NOTHING else game.general_site,
        "praetorians": game.praetorians,
        "deck": counted(game.figures.hex_names, deck),
        "top": None if game.top == NOTHING else _hidden_hex(game, game.top, shows_top),
        "top_known_by": None if game.top_known_by == NOBODY else game.top_known_by,
        "drawn": [_hidden_hex(game, kind, shows_drawn) for kind in game.drawn],
        "drawn_at": None if game.drawn_at == NOTHING else game.drawn_at,
        "battle": None if game.battle is None else _battle_data(game.battle),
        "drawn_armies": [army.name for army in game.drawn_armies],
        "clawed": game.clawed,
        "clawing": game.clawing,
        "rewards": _names(game.rewards),
        "new_item": None if game.new_item is None else game.new_item.name,
        "left_now": left_data(GEAR, game.left_now),
        "building": None if game.building == NOTHING else game.building,
        "target": None if game.target == NOBODY else game.target,
        "count": game.count,
        "over": game.over,
        "reason": game.reason,
    }
    if with_pieces:
        data["heroes"] = [hero_data(game, hero) for hero in game.heroes]
        data["sites"] = [site_data(game, site) for site in range(len(game.armies))]
        for name, kinds, counts in piles(game):
            data[name] = counted(kinds, counts)
    return data


def piles(game: State) -> list[Pile]:
    """Give the bag of armies, the amulets and the supply of units; the deck is partly hidden."""
    return [
        ("bag", ARMY_NAMES, game.bag),
        ("amulets", AMULET_NAMES, game.amulets),
        ("supply", UNITS, game.supply),
    ]


def _names(items: tuple[Item, ...]) -> list[str]:
    return [item.name for item in items]


def _hidden_hex(game: State, kind: int, shown: bool) -> Data:
    found = game.figures.hexes[kind]
    return {"tier": found.tier, "hex": game.figures.hex_names[kind] if shown else None}


def hero_pieces(game: State, hero: Ruler) -> tuple[object, ...]:
    """Give what the data of a hero is made of."""
    return (
        hero.hero,
        hero.hearts,
        hero.site,
        hero.came_from,
        hero.victory,
        glory(game, hero),
        hero.units,
        hero.resources,
        hero.city,
        hero.buildings,
        hero.pack,
        hero.small_stones,
        hero.large_stones,
        hero.archstones,
        half_points(game, hero),
        hero.charges,
    )


def hero_data(game: State, hero: Ruler) -> Data:
    """Give one seat's hero."""
    return {
        "hero": None if hero.hero is PLAIN else hero.hero.name,
        "hearts": hero.hearts,
        "site": hero.site,
        "came_from": hero.came_from,
        "victory": hero.victory,
        "glory": glory(game, hero),
        "units": counted(UNITS, hero.units),
        "resources": counted(RESOURCES, hero.resources),
        "city": None if hero.city == NO_CITY else hero.city,
        "buildings": [BUILDINGS[i] for i in range(len(BUILDINGS)) if hero.has_built(i)],
        "pack": _names(hero.pack),
        "small_stones": hero.small_stones,
        "large_stones": hero.large_stones,
        "archstones": hero.archstones,
        "points": half_points(game, hero) / 2,
        "charges": hero.charges,
    }


def site_data(game: State, site: int) -> Data:
    """Give one site."""
    piece = game.land.hexes[site]
    return {
        "x": game.land.xs[site],
        "y": game.land.ys[site],
        "land": LANDS[piece.land],
        "hex": None if piece.kind < 0 else game.figures.hex_names[piece.kind],
        "rotation": 60 * piece.turns,
        "armies": [army.name for army in game.armies[site]],
        "lying": _names(game.lying[site]),
    }


def _battle_data(battle: Battle) -> Data:
    return {
        "armies": [army.name for army in battle.armies],
        "strength": battle.strength,
        "is_general": battle.is_general,
        "clawed": battle.clawed,
        "bonus": battle.bonus,
        "attack": battle.attack,
        "sent": counted(UNITS, battle.sent),
        "dice": [unit for unit, sent in zip(UNITS, battle.sent, strict=True) for _ in range(sent)],
        "faces": list(battle.faces),
        "hero_face": battle.hero_face,
        "rolled_again": battle.rolled_again,
        "fireballs": battle.fireballs,
        "saved": list(battle.saved),
        "hero_saved": battle.hero_saved,
        "won": battle.won,
    }
