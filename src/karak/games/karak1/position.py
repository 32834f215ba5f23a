"""A position of Karak as plain data."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.ending import half_points
from karak.games.karak1.fight import Fight
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.pieces import (
    ITEMS,
    KINDS,
    PLACES,
    SHAPES,
    SIDES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from karak.games.karak1.state import NOBODY, State
from karak.games.shared.ground import left_data
from karak.games.shared.items import Item
from karak.kernel.data import Data, counted
from karak.kernel.game import Pile

UNDRAWN: Final[list[str]] = TILE_NAMES[:KINDS]


def piles(game: State) -> list[Pile]:
    """Give the stack of tiles and the bag of tokens."""
    return [("stack", UNDRAWN, game.stack), ("bag", TOKEN_NAMES, game.bag)]


def position_data(game: State, with_pieces: bool = True) -> Data:
    """Give everything but the generator."""
    data = _but_pieces(game)
    if with_pieces:
        data["heroes"] = [hero_data(game, hero) for hero in game.heroes]
        data["sites"] = [site_data(game, site) for site in range(len(game.tokens))]
        for name, kinds, counts in piles(game):
            data[name] = counted(kinds, counts)
    return data


def _but_pieces(game: State) -> Data:
    return {
        "asking": game.asking.kind,
        "seat": game.seat,
        "turn": game.turn,
        "steps_left": game.steps_left,
        "steps_taken": game.steps_taken,
        "cursed": None if game.cursed == NOBODY else game.cursed,
        "fight": None if game.fight is None else _fight_data(game.fight),
        "drawn_tile": None if game.drawn_tile is None else TILE_NAMES[game.drawn_tile.kind],
        "drawn_side": SIDES[game.drawn_side],
        "drawn_tokens": [token.name for token in game.drawn_tokens],
        "left_now": left_data(ITEMS, game.left_now),
        "new_item": None if game.new_item is None else game.new_item.name,
        "target": None if game.target == NOBODY else game.target,
        "over": game.over,
        "reason": game.reason,
    }


def shown_data(game: State, with_pieces: bool = True) -> Data:
    """Give the position as players are shown it: with the sites that actions name by a number."""
    data = position_data(game, with_pieces)
    data["gates"] = list(game.board.gates)
    data["fountains"] = list(game.board.fountains)
    return data


def _names(items: tuple[Item, ...]) -> list[str]:
    return [item.name for item in items]


def hero_data(game: State, hero: Adventurer) -> Data:
    """Give one seat's hero."""
    return {
        "hero": None if hero.hero is PLAIN else hero.hero.name,
        "hearts": hero.hearts,
        "site": hero.site,
        "came_from": hero.came_from,
        "earlier": list(hero.earlier),
        "pack": _names(hero.pack),
        "treasures": _names(hero.treasures),
        "points": half_points(game, hero) / 2,
        "owes_fight": hero.owes_fight,
        "charges": hero.charges,
    }


def hero_pieces(game: State, hero: Adventurer) -> tuple[object, ...]:
    """Give what the data of a hero is made of."""
    return (
        hero.hero,
        hero.hearts,
        hero.site,
        hero.came_from,
        hero.earlier,
        hero.pack,
        hero.treasures,
        half_points(game, hero),
        hero.owes_fight,
        hero.charges,
    )


def site_data(game: State, site: int) -> Data:
    """Give one site."""
    tile = game.board.tiles[site]
    token = game.tokens[site]
    return {
        "x": game.board.xs[site],
        "y": game.board.ys[site],
        "tile": PLACES[tile.place],
        "shape": SHAPES[tile.shape],
        "rotation": 90 * tile.quarters,
        "token": None if token is None else token.name,
        "lying": _names(game.lying[site]),
    }


def _fight_data(fight: Fight) -> Data:
    return {
        "monster": fight.monster.name,
        "plain": fight.abilities is PLAIN,
        "strength": fight.strength,
        "bonus": fight.bonus,
        "attack": fight.attack,
        "die1": fight.die1,
        "die2": fight.die2,
        "rolled_again": fight.rolled_again,
        "flames": fight.flames,
        "sacrificed": fight.sacrificed,
    }
