"""Reading a position of Karak 2 from plain data; nothing in it is trusted."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.battle import NO_DICE, Battle
from karak.games.karak2.battling import count_swords
from karak.games.karak2.checking import QUESTIONS, check_pieces, check_question
from karak.games.karak2.deck import change_deck, of_tier
from karak.games.karak2.ending import REASONS
from karak.games.karak2.exploring import CHOOSE_HEX, guess_drawn
from karak.games.karak2.hero import PLAIN
from karak.games.karak2.land import Land, empty_land
from karak.games.karak2.pieces import (
    AMULET_NAMES,
    ARMIES,
    ARMY_NAMES,
    BUILDINGS,
    GEAR,
    GEAR_NAMES,
    LANDS,
    RESOURCES,
    START_HEXES,
    START_XS,
    UNITS,
    Army,
    Hex,
)
from karak.games.karak2.roster import ROSTER, hero_names
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import NOBODY, NOTHING, State
from karak.games.shared.board import NOWHERE, WAY_ON
from karak.games.shared.grid import HEXES
from karak.games.shared.ground import read_left
from karak.games.shared.items import Item
from karak.kernel.data import Reader

KIND_NAMES: Final[list[str]] = [question.kind for question in QUESTIONS]
MOST: Final = 10_000


def read_position(game: State, data: object) -> None:
    """Fill a game from data; raises DamagedData naming the first thing that cannot be."""
    reader = Reader(data, "position")
    players = game.setup.players
    _read_land(game, reader)
    last = len(game.armies) - 1
    _read_heroes(game, reader)
    game.seat = reader.integer("seat", 0, players - 1)
    game.turn = reader.integer("turn", 0, 10**9)
    game.used = reader.integer("used", 0, MOST)
    game.moved = reader.flag("moved")
    game.ran = reader.flag("ran")
    game.ported = reader.flag("ported")
    game.hawked = reader.flag("hawked")
    game.hawking = reader.flag("hawking")
    game.gathered = tuple(reader.integers("gathered", MOST, 0, last))
    game.plagued = _optional(reader, "plagued", players - 1, NOBODY)
    game.general_site = _optional(reader, "general_site", last, NOTHING)
    game.praetorians = reader.integer("praetorians", 0, MOST)
    game.bag = reader.counts("bag", ARMY_NAMES, MOST)
    game.bag_left = sum(game.bag)
    game.amulets = reader.counts("amulets", AMULET_NAMES, 1)
    game.supply = reader.counts("supply", UNITS, MOST)
    _read_deck(game, reader)
    game.drawn_at = _optional(reader, "drawn_at", 6 * last + 5, NOTHING)
    game.drawn_armies = _read_armies(reader, "drawn_armies")
    game.clawed = reader.integer("clawed", 0, MOST)
    game.clawing = reader.flag("clawing")
    game.rewards = _read_items(reader, "rewards")
    new = reader.optional_name("new_item", GEAR_NAMES)
    game.new_item = None if new < 0 else GEAR[new]
    game.left_now = read_left(reader, GEAR, game.lying)
    game.building = _optional(reader, "building", len(BUILDINGS), NOTHING)
    game.target = _optional(reader, "target", players - 1, NOBODY)
    game.count = reader.integer("count", 0, MOST)
    _read_battle(game, reader)
    game.over = reader.flag("over")
    game.reason = reader.text("reason")
    if game.over and game.reason not in REASONS:
        raise reader.damaged("reason")
    game.asking = QUESTIONS[reader.name("asking", KIND_NAMES)]
    if game.guessed and game.asking is CHOOSE_HEX:
        guess_drawn(game)
    check_pieces(game)
    check_question(game, reader)


def _optional(reader: Reader, key: str, high: int, none: int) -> int:
    return none if reader.value(key) is None else reader.integer(key, 0, high)


def _read_items(reader: Reader, key: str) -> tuple[Item, ...]:
    items = [GEAR[i] for i in reader.names(key, GEAR_NAMES, MOST)]
    indexes = [item.index for item in items]
    if indexes != sorted(indexes):
        raise reader.damaged(key)
    return tuple(items)


def _read_armies(reader: Reader, key: str) -> tuple[Army, ...]:
    return tuple(ARMIES[i] for i in reader.names(key, ARMY_NAMES, MOST))


# Land and deck


def _read_land(game: State, reader: Reader) -> None:
    land = empty_land()
    game.armies = []
    game.lying = []
    for number, row in enumerate(reader.rows("sites", MOST)):
        piece = _read_hex(game, row, number)
        x = row.integer("x", -MOST, MOST)
        y = row.integer("y", -MOST, MOST)
        near = land.neighbours(x, y)
        if land.site_at(x, y) != NOWHERE:
            raise row.damaged("x")
        if number < len(START_HEXES):
            if x != START_XS[number] or y != 0:
                raise row.damaged("x")
        elif not _joins(land, piece, near):
            raise row.damaged("rotation")
        land = land.with_hex(piece, x, y, near)
        game.armies.append(_read_armies(row, "armies"))
        game.lying.append(_read_items(row, "lying"))
    if len(game.armies) < len(START_HEXES):
        raise reader.damaged("sites")
    game.land = land


def _read_hex(game: State, row: Reader, number: int) -> Hex:
    kind = row.optional_name("hex", game.figures.hex_names)
    rotation = row.integer("rotation", 0, 300)
    if number < len(START_HEXES):
        if kind >= 0 or rotation:
            raise row.damaged("hex")
        return START_HEXES[number]
    if kind < 0:
        raise row.damaged("hex")
    turned = game.figures.hexes[kind].turned
    if rotation % 60 or rotation // 60 >= len(turned):
        raise row.damaged("rotation")
    if row.text("land") != LANDS[turned[0].land]:
        raise row.damaged("land")
    return turned[rotation // 60]


def _joins(land: Land, piece: Hex, near: list[int]) -> bool:
    return any(
        near[side] != NOWHERE
        and (piece.openings >> side) & 1 == 1
        and land.ways[6 * near[side] + HEXES.opposite(side)] == WAY_ON
        for side in range(6)
    )


def _read_deck(game: State, reader: Reader) -> None:
    """Read deck and hidden hexes; what the data does not tell is drawn from what it may be."""
    names = game.figures.hex_names
    game.deck = reader.counts("deck", names, MOST)
    game.deck_left = sum(game.deck)
    game.top = NOTHING
    top = reader.optional_inner("top")
    if top is not None:
        game.top = _read_hidden(game, top)
    game.top_known_by = _optional(reader, "top_known_by", game.setup.players - 1, NOBODY)
    if (game.top == NOTHING) != (game.top_known_by == NOBODY):
        raise reader.damaged("top_known_by")
    game.drawn = tuple(_read_hidden(game, row) for row in reader.rows("drawn", 2))


def _read_hidden(game: State, row: Reader) -> int:
    tier = row.integer("tier", 1, 2)
    kind = row.optional_name("hex", game.figures.hex_names)
    if kind >= 0:
        if game.figures.hexes[kind].tier != tier:
            raise row.damaged("tier")
        return kind
    counts = of_tier(game, tier)
    if sum(counts) == 0:
        raise row.damaged("tier")
    game.guessed = True
    kind = game.draw("hex", counts, sum(counts))
    change_deck(game, kind, -1)
    return kind


# Heroes and battle


def _read_heroes(game: State, reader: Reader) -> None:
    rows = reader.rows("heroes", game.setup.players)
    if len(rows) != game.setup.players:
        raise reader.damaged("heroes")
    game.heroes = []
    for seat in range(len(rows)):
        game.heroes.append(_read_hero(game, rows[seat], seat))


def _read_hero(game: State, row: Reader, seat: int) -> Ruler:
    last = len(game.armies) - 1
    known = row.optional_name("hero", hero_names())
    hero = Ruler(seat, PLAIN if known < 0 else ROSTER[known], game.figures.hearts, NO_DICE)
    if known >= 0 and any(other.hero is hero.hero for other in game.heroes):
        raise row.damaged("hero")
    hero.hearts = row.integer("hearts", 0, game.figures.hearts)
    hero.site = row.integer("site", 0, last)
    hero.came_from = row.integer("came_from", 0, last)
    hero.victory = row.integer("victory", 0, MOST)
    hero.units = row.counts("units", UNITS, MOST)
    hero.resources = row.counts("resources", RESOURCES, 10**6)
    hero.city = _optional(row, "city", last, NO_CITY)
    for building in row.names("buildings", BUILDINGS, len(BUILDINGS)):
        hero.buildings |= 1 << building
    hero.pack = _read_items(row, "pack")
    for slot in range(len(game.figures.slots)):
        if sum(1 for item in hero.pack if item.slot == slot) > game.figures.slots[slot]:
            raise row.damaged("pack")
    hero.small_stones = row.integer("small_stones", 0, MOST)
    hero.large_stones = row.integer("large_stones", 0, MOST)
    hero.archstones = row.integer("archstones", 0, 1)
    hero.charges = row.integer("charges", -MOST, MOST)
    return hero


def _read_battle(game: State, reader: Reader) -> None:
    row = reader.optional_inner("battle")
    game.battle = None
    if row is None:
        return
    battle = Battle(
        game.heroes[game.seat],
        _read_armies(row, "armies"),
        row.integer("strength", 0, MOST),
        row.integer("bonus", -MOST, MOST),
        row.flag("is_general"),
        row.integer("clawed", 0, MOST),
    )
    battle.sent = row.counts("sent", UNITS, MOST)
    battle.faces = row.integers("faces", MOST, 0, 5)
    battle.hero_face = row.integer("hero_face", -1, 5)
    battle.rolled_again = row.flag("rolled_again")
    battle.fireballs = row.integer("fireballs", 0, MOST)
    battle.saved = row.integers("saved", MOST, 0, 2)
    battle.hero_saved = row.integer("hero_saved", 0, 2)
    battle.won = row.flag("won")
    if battle.hero_face >= 0:
        battle.kinds = [unit for unit in range(len(UNITS)) for _ in range(battle.sent[unit])]
        if len(battle.faces) != len(battle.kinds):
            raise row.damaged("faces")
        count_swords(game, battle)
    elif battle.faces:
        raise row.damaged("faces")
    if battle.saved and len(battle.saved) != len(battle.kinds):
        raise row.damaged("saved")
    game.battle = battle
