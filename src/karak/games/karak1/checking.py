"""Whether a position that was read can be: pieces, loads, and a question that fits."""

from __future__ import annotations

from typing import Any, Final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.curse import CHOOSE_BEARER
from karak.games.karak1.exploring import CHOOSE_TOKEN, TURN_TILE
from karak.games.karak1.fighting import ADD_TO_ATTACK, ROLL_DICE
from karak.games.karak1.gear import LEAVE_FOR_REWARD, MAKE_ROOM, PICK_UP
from karak.games.karak1.hearts import PORTAL_TO, RETURN_AT
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.pieces import DRAGON, ITEMS, PORTAL, TOKENS, TREASURE_SLOT
from karak.games.karak1.preparing import CHOOSE_HERO
from karak.games.karak1.state import HERO_CHOICE, NOBODY, State
from karak.games.karak1.turn import FREE_TURN
from karak.games.shared.asking import Question
from karak.kernel.data import Reader
from karak.kernel.errors import DamagedData

QUESTIONS: Final[list[Question[Any]]] = [
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
BEFORE_STRIKE: Final[list[Question[Any]]] = [ROLL_DICE, ADD_TO_ATTACK]
AFTER_STRIKE: Final[list[Question[Any]]] = [CHOOSE_BEARER, LEAVE_FOR_REWARD, RETURN_AT]


def check_load(game: State, hero: Adventurer, row: Reader) -> None:
    """Refuse a load that does not fit (K1.I2, K1.X4)."""
    slots = game.figures.slots
    for slot in range(len(slots)):
        if sum([1 for item in hero.pack if item.slot == slot]) > slots[slot]:
            raise row.damaged("pack")
    if any(item.slot == TREASURE_SLOT for item in hero.pack):
        raise row.damaged("pack")
    if any(item.slot != TREASURE_SLOT for item in hero.treasures):
        raise row.damaged("treasures")
    if game.experts and len(hero.pack) + len(hero.treasures) > sum(slots):
        raise row.damaged("treasures")


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
    if game.over:
        return
    asking = game.asking
    in_a_fight = asking in BEFORE_STRIKE or asking in AFTER_STRIKE
    for key, there, wanted in (
        ("fight", game.fight is not None, in_a_fight),
        ("drawn_tile", game.drawn_tile is not None, asking is TURN_TILE),
        ("drawn_tokens", len(game.drawn_tokens) > 0, asking is CHOOSE_TOKEN),
        ("new_item", game.new_item is not None, asking in (LEAVE_FOR_REWARD, MAKE_ROOM)),
        ("target", game.target != NOBODY, asking is PORTAL_TO),
        ("seat", game.me.hero is PLAIN, asking is CHOOSE_HERO),
    ):
        if there != wanted:
            raise reader.damaged(key)
    if asking is not CHOOSE_HERO and any(hero.hero is PLAIN for hero in game.heroes):
        raise reader.damaged("heroes")
    if asking in (FREE_TURN, ROLL_DICE) and game.me.hearts == 0:
        raise reader.damaged("heroes")
    if asking is PORTAL_TO and not game.me.has(PORTAL):
        raise reader.damaged("target")
    if asking is MAKE_ROOM and game.new_item not in game.takeable():
        raise reader.damaged("new_item")
    check_fight(game, reader)
    if not game.list_actions():
        raise reader.damaged("asking")


def check_fight(game: State, reader: Reader) -> None:
    """Refuse a fight that does not fit board and question, and a game without its dragon."""
    fight = game.fight
    beaten = DRAGON not in game.tokens and DRAGON not in game.drawn_tokens
    if fight is None:
        if beaten and not game.dragon_in_bag:
            raise reader.damaged("bag")
        return
    if game.asking in BEFORE_STRIKE and game.tokens[game.me.site] is not fight.monster:
        raise reader.damaged("fight.monster")
    if game.asking is not ROLL_DICE and (fight.die1 == 0 or fight.die2 == 0):
        raise reader.damaged("fight.die1")
