"""Reading a position of Karak from plain data; nothing in it is trusted."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import Board, empty_board
from karak.games.karak1.checking import QUESTIONS, check_load, check_pieces, check_question
from karak.games.karak1.ending import REASONS
from karak.games.karak1.fight import Fight
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.pieces import (
    ITEM_NAMES,
    ITEMS,
    ROOM,
    SIDES,
    START_KIND,
    START_TILE,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKENS,
    Tile,
    tile_of,
)
from karak.games.karak1.position import UNDRAWN
from karak.games.karak1.roster import ROSTER, hero_names
from karak.games.karak1.state import NOBODY, State
from karak.games.shared.board import NOWHERE
from karak.games.shared.ground import read_left
from karak.games.shared.items import Item
from karak.kernel.data import Reader

KIND_NAMES: Final[list[str]] = [question.kind for question in QUESTIONS]
MOST: Final = 10_000


def read_position(game: State, data: object) -> None:
    """Fill a game from data; raises DamagedData naming the first thing that cannot be."""
    reader = Reader(data, "position")
    players = game.setup.players
    _read_board(game, reader)
    _read_heroes(game, reader)
    game.seat = reader.integer("seat", 0, players - 1)
    game.turn = reader.integer("turn", 0, 10**9)
    game.steps_left = reader.integer("steps_left", 0, MOST)
    game.steps_taken = reader.integer("steps_taken", 0, MOST)
    game.stack = reader.counts("stack", UNDRAWN, MOST)
    game.stack_left = sum(game.stack)
    game.bag = reader.counts("bag", TOKEN_NAMES, MOST)
    game.bag_left = sum(game.bag)
    drawn = reader.optional_name("drawn_tile", UNDRAWN)
    game.drawn_tile = None if drawn < 0 else tile_of(drawn, 0)
    game.drawn_side = reader.name("drawn_side", list(SIDES))
    game.drawn_tokens = tuple([TOKENS[i] for i in reader.names("drawn_tokens", TOKEN_NAMES, MOST)])
    game.left_now = read_left(reader, ITEMS, game.lying)
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
        near[side] != NOWHERE and tile.is_open(side) and board.tiles[near[side]].is_open(side ^ 2)
        for side in range(4)
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
        check_load(game, hero, row)
        game.heroes.append(hero)


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
    fight = Fight(me, abilities, monster, strength, row.integer("bonus", -MOST, MOST))
    fight.die1 = row.integer("die1", 0, 6)
    fight.die2 = row.integer("die2", 0, 6)
    fight.rolled_again = row.flag("rolled_again")
    fight.flames = row.integer("flames", 0, MOST)
    fight.sacrificed = row.flag("sacrificed")
    game.fight = fight
