"""A position of Karak as plain data, and back; what comes back is checked (nothing is trusted)."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import NOWHERE, Board, empty_board
from karak.games.karak1.curse import CHOOSE_BEARER
from karak.games.karak1.ending import REASONS
from karak.games.karak1.exploring import CHOOSE_TOKEN, TURN_TILE
from karak.games.karak1.fight import Fight
from karak.games.karak1.fighting import ADD_TO_ATTACK, ROLL_DICE
from karak.games.karak1.gear import LEAVE_FOR_REWARD, MAKE_ROOM, PICK_UP
from karak.games.karak1.hearts import PORTAL_TO, RETURN_AT
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.pieces import (
    DRAGON,
    ITEM_NAMES,
    ITEMS,
    KINDS,
    PLACES,
    ROOM,
    SHAPES,
    SIDES,
    START_KIND,
    START_TILE,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKENS,
    TREASURE_SLOT,
    Item,
    Tile,
    tile_of,
)
from karak.games.karak1.preparing import CHOOSE_HERO
from karak.games.karak1.roster import ROSTER, hero_names
from karak.games.karak1.state import HERO_CHOICE, NOBODY, Question, State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.data import Data, Reader, counted
from karak.kernel.errors import DamagedData

QUESTIONS: Final[list[Question]] = [
    FREE_TURN,
    CHOOSE_HERO,
    TURN_TILE,
    CHOOSE_TOKEN,
    ROLL_DICE,
    ADD_TO_ATTACK,
    CHOOSE_BEARER,
    LEAVE_FOR_REWARD,
    MAKE_ROOM,
    PICK_UP,
    PORTAL_TO,
    RETURN_AT,
    HERO_CHOICE,
]
KIND_NAMES: Final[list[str]] = [question.kind for question in QUESTIONS]
MOST: Final = 10_000
UNDRAWN: Final[list[str]] = TILE_NAMES[:KINDS]


# Writing


def position_data(game: State) -> Data:
    """Give everything but the generator."""
    return {
        "asking": game.asking.kind,
        "seat": game.seat,
        "turn": game.turn,
        "steps_left": game.steps_left,
        "steps_taken": game.steps_taken,
        "cursed": None if game.cursed == NOBODY else game.cursed,
        "heroes": [_hero_data(hero) for hero in game.heroes],
        "sites": [_site_data(game, site) for site in range(len(game.tokens))],
        "stack": counted(UNDRAWN, game.stack),
        "bag": counted(TOKEN_NAMES, game.bag),
        "fight": None if game.fight is None else _fight_data(game.fight),
        "drawn_tile": None if game.drawn_tile is None else TILE_NAMES[game.drawn_tile.kind],
        "drawn_side": SIDES[game.drawn_side],
        "drawn_tokens": [token.name for token in game.drawn_tokens],
        "takeable": _names(game.takeable),
        "new_item": None if game.new_item is None else game.new_item.name,
        "target": None if game.target == NOBODY else game.target,
        "over": game.over,
        "reason": game.reason,
    }


def _names(items: tuple[Item, ...]) -> list[str]:
    return [item.name for item in items]


def _hero_data(hero: Adventurer) -> Data:
    return {
        "hero": None if hero.hero is PLAIN else hero.hero.name,
        "hearts": hero.hearts,
        "site": hero.site,
        "came_from": hero.came_from,
        "earlier": list(hero.earlier),
        "pack": _names(hero.pack),
        "treasures": _names(hero.treasures),
        "owes_fight": hero.owes_fight,
        "charges": hero.charges,
    }


def _site_data(game: State, site: int) -> Data:
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
        "bonus": fight.bonus,
        "die1": fight.die1,
        "die2": fight.die2,
        "rolled_again": fight.rolled_again,
        "flames": fight.flames,
        "sacrificed": fight.sacrificed,
    }


# Reading


def read_position(game: State, data: object) -> None:
    """Fill a game from data; raises DamagedData naming the first thing that cannot be."""
    reader = Reader(data, "position")
    players = game.setup.players
    _read_board(game, reader)
    _read_heroes(game, reader)
    game.seat = reader.integer("seat", 0, players - 1)
    game.turn = reader.integer("turn", 0, 10**9)
    game.steps_left = reader.integer("steps_left", 0, game.figures.steps)
    game.steps_taken = reader.integer("steps_taken", 0, game.figures.steps)
    game.stack = reader.counts("stack", UNDRAWN, MOST)
    game.stack_left = sum(game.stack)
    game.bag = reader.counts("bag", TOKEN_NAMES, MOST)
    game.bag_left = sum(game.bag)
    drawn = reader.optional_name("drawn_tile", UNDRAWN)
    game.drawn_tile = None if drawn < 0 else tile_of(drawn, 0)
    game.drawn_side = reader.name("drawn_side", list(SIDES))
    game.drawn_tokens = tuple(
        [TOKENS[i] for i in reader.names("drawn_tokens", TOKEN_NAMES, MOST)]
    )
    game.takeable = _read_items(reader, "takeable")
    new = reader.optional_name("new_item", ITEM_NAMES)
    game.new_item = None if new < 0 else ITEMS[new]
    game.target = _read_seat(reader, "target", players)
    _read_curse(game, reader)
    _read_fight(game, reader)
    game.over = reader.flag("over")
    game.reason = reader.text("reason")
    if game.over and game.reason not in REASONS:
        raise reader.damaged("reason")
    game.asking = QUESTIONS[reader.name("asking", KIND_NAMES)]
    check_pieces(game)
    check_question(game, reader)


def _read_items(reader: Reader, key: str) -> tuple[Item, ...]:
    items = [ITEMS[i] for i in reader.names(key, ITEM_NAMES, MOST)]
    indexes = [item.index for item in items]
    if indexes != sorted(indexes):
        raise reader.damaged(key)
    return tuple(items)


def _read_seat(reader: Reader, key: str, players: int) -> int:
    if reader.value(key) is None:
        return NOBODY
    return reader.integer(key, 0, players - 1)


def _read_board(game: State, reader: Reader) -> None:
    board = empty_board()
    tokens: list[int] = []
    game.lying = []
    for row in reader.rows("sites", MOST):
        tile = _read_tile(row)
        x = row.integer("x", -MOST, MOST)
        y = row.integer("y", -MOST, MOST)
        near = board.neighbours(x, y)
        if board.site_at(x, y) != NOWHERE:
            raise row.damaged("x")
        if board.tiles and not _joins(board, tile, near):
            raise row.damaged("rotation")
        board = board.with_tile(tile, x, y, near)
        tokens.append(row.optional_name("token", TOKEN_NAMES))
        if tokens[-1] >= 0 and tile.place != ROOM:
            raise row.damaged("token")
        game.lying.append(_read_items(row, "lying"))
    if not board.tiles or board.tiles[0] is not START_TILE or START_TILE in board.tiles[1:]:
        raise reader.damaged("sites")
    game.board = board
    game.tokens = [None if token < 0 else TOKENS[token] for token in tokens]


def _read_tile(row: Reader) -> Tile:
    name = f"{row.text('tile')} {row.text('shape')}"
    rotation = row.integer("rotation", 0, 270)
    if name not in TILE_NAMES:
        raise row.damaged("tile")
    kind = TILE_NAMES.index(name)
    if rotation % 90 or (kind == START_KIND and rotation):
        raise row.damaged("rotation")
    return START_TILE if kind == START_KIND else tile_of(kind, rotation // 90)


def _joins(board: Board, tile: Tile, near: list[int]) -> bool:
    return any(
        [
            near[side] != NOWHERE
            and tile.is_open(side)
            and board.tiles[near[side]].is_open(side ^ 2)
            for side in range(4)
        ]
    )


def _read_heroes(game: State, reader: Reader) -> None:
    rows = reader.rows("heroes", game.setup.players)
    if len(rows) != game.setup.players:
        raise reader.damaged("heroes")
    names = hero_names()
    last = len(game.tokens) - 1
    game.heroes = []
    for seat in range(len(rows)):
        row = rows[seat]
        known = row.optional_name("hero", names)
        hero = Adventurer(seat, PLAIN if known < 0 else ROSTER[known], game.figures.hearts)
        if known >= 0 and hero.hero in [other.hero for other in game.heroes]:
            raise row.damaged("hero")
        hero.hearts = row.integer("hearts", 0, game.figures.hearts)
        hero.site = row.integer("site", 0, last)
        hero.came_from = row.integer("came_from", 0, last)
        hero.earlier = tuple(row.integers("earlier", MOST, 0, last))
        hero.pack = _read_items(row, "pack")
        hero.treasures = _read_items(row, "treasures")
        hero.owes_fight = row.flag("owes_fight")
        hero.charges = row.integer("charges", -MOST, MOST)
        _check_load(game, hero, row)
        game.heroes.append(hero)


def _check_load(game: State, hero: Adventurer, row: Reader) -> None:
    slots = game.figures.slots
    for slot in range(len(slots)):
        if sum([1 for item in hero.pack if item.slot == slot]) > slots[slot]:
            raise row.damaged("pack")
    if any([item.slot == TREASURE_SLOT for item in hero.pack]):
        raise row.damaged("pack")
    if any([item.slot != TREASURE_SLOT for item in hero.treasures]):
        raise row.damaged("treasures")
    if game.experts and len(hero.pack) + len(hero.treasures) > sum(slots):
        raise row.damaged("treasures")


def _read_curse(game: State, reader: Reader) -> None:
    game.cursed = _read_seat(reader, "cursed", game.setup.players)
    if game.cursed != NOBODY:
        game.heroes[game.cursed].abilities = PLAIN


def _read_fight(game: State, reader: Reader) -> None:
    row = reader.optional_inner("fight")
    game.fight = None
    if row is None:
        return
    me = game.heroes[game.seat]
    monster = TOKENS[row.name("monster", TOKEN_NAMES)]
    if not monster.fights:
        raise row.damaged("monster")
    abilities = PLAIN if row.flag("plain") else me.hero
    strength = game.figures.strengths[monster.index]
    fight = Fight(me, abilities, monster, strength, row.integer("bonus", 0, MOST))
    fight.die1 = row.integer("die1", 0, 6)
    fight.die2 = row.integer("die2", 0, 6)
    fight.rolled_again = row.flag("rolled_again")
    fight.flames = row.integer("flames", 0, MOST)
    fight.sacrificed = row.flag("sacrificed")
    game.fight = fight


# Checking


def check_pieces(game: State) -> None:
    """Refuse a position with more pieces than the box holds (tokens, tiles, rewards)."""
    tiles = list(game.stack)
    for tile in game.board.tiles[1:]:
        tiles[tile.kind] += 1
    if game.drawn_tile is not None:
        tiles[game.drawn_tile.kind] += 1
    if tiles != game.figures.tiles:
        raise DamagedData(where="position.stack")
    tokens = list(game.bag)
    for token in [*game.tokens, *game.drawn_tokens]:
        if token is not None:
            tokens[token.index] += 1
    rewards = [0] * len(ITEMS)
    spare = [0] * len(ITEMS)
    for hero in game.heroes:
        for item in (*hero.pack, *hero.treasures):
            rewards[item.index] += 1
    for items in game.lying:
        for item in items:
            rewards[item.index] += 1
    for token in TOKENS:
        beaten = game.figures.numbers[token.index] - tokens[token.index]
        if beaten < 0:
            raise DamagedData(where="position.bag")
        spare[token.reward.index] += beaten
    for item in ITEMS:
        if rewards[item.index] > spare[item.index]:
            raise DamagedData(where="position.heroes")


def check_question(game: State, reader: Reader) -> None:
    """Refuse a question that does not fit the rest of the position."""
    asking = game.asking
    fighting = asking in (ROLL_DICE, ADD_TO_ATTACK, CHOOSE_BEARER, LEAVE_FOR_REWARD, RETURN_AT)
    if game.over:
        return
    if fighting != (game.fight is not None):
        raise reader.damaged("fight")
    fight = game.fight
    if asking in (ROLL_DICE, ADD_TO_ATTACK) and fight is not None:
        if game.tokens[game.me.site] is not fight.monster:
            raise reader.damaged("fight.monster")
    if asking is ADD_TO_ATTACK and fight is not None and 0 in (fight.die1, fight.die2):
        raise reader.damaged("fight.die1")
    if (asking is TURN_TILE) != (game.drawn_tile is not None):
        raise reader.damaged("drawn_tile")
    if (asking is CHOOSE_TOKEN) != (len(game.drawn_tokens) > 0):
        raise reader.damaged("drawn_tokens")
    if (asking in (LEAVE_FOR_REWARD, MAKE_ROOM)) != (game.new_item is not None):
        raise reader.damaged("new_item")
    if (asking is PORTAL_TO) != (game.target != NOBODY):
        raise reader.damaged("target")
    if asking is PORTAL_TO and not game.me.has(ITEMS[4]):
        raise reader.damaged("target")
    if (asking in (PICK_UP, MAKE_ROOM)) != (len(game.takeable) > 0):
        raise reader.damaged("takeable")
    if asking is not CHOOSE_HERO and any([hero.hero is PLAIN for hero in game.heroes]):
        raise reader.damaged("heroes")
    if asking is CHOOSE_HERO and game.me.hero is not PLAIN:
        raise reader.damaged("seat")
    if asking in (FREE_TURN, ROLL_DICE) and game.me.hearts == 0:
        raise reader.damaged("heroes")
    if game.tokens.count(DRAGON) + game.bag[DRAGON.index] == 0 and not game.drawn_tokens:
        if fight is None or fight.monster is not DRAGON:
            raise reader.damaged("bag")
    if not game.list_actions():
        raise reader.damaged("asking")
