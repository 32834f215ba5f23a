"""A second book-keeping, from the events alone: where everything must be."""

from __future__ import annotations

from collections import Counter

from karak.games.karak1.game import Karak
from karak.games.karak1.pieces import ITEMS, TILE_NAMES, TOKENS
from karak.kernel.events import Event

REWARDS = {token.name: token.reward.name for token in TOKENS}
HEART_EVENTS = ("fight-lost", "heart-sacrificed", "healed", "turn-skipped")
MOVES = ("stepped", "gate-taken", "tile-laid", "went-back", "reincarnated")


class Ledger:
    """Hearts, places, the curse, and how many of each piece there must be."""

    def __init__(self, game: Karak) -> None:
        players = game.setup.players
        self.hearts = [game.figures.hearts] * players
        self.sites = [0] * players
        self.cursed: int | None = None
        self.gone: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.laid: Counter[str] = Counter()
        self.on_board: dict[int, str] = {}
        self.lying: Counter[tuple[int, str]] = Counter()

    def read(self, events: list[Event]) -> None:
        """Write down what happened."""
        for event in events:
            self.write(event.kind, event.facts())

    def write(self, kind: str, facts: dict[str, str | int | None]) -> None:
        """Write one event down."""
        seat, site = facts.get("seat"), facts.get("site")
        item = str(facts.get("item"))
        assert isinstance(seat, int)
        if kind in HEART_EVENTS:
            self.hearts[seat] = number(facts["hearts"])
        if kind in MOVES:
            self.sites[seat] = number(site)
        match kind:
            case "tile-laid":
                self.laid[f"{facts['tile']} {facts['shape']}"] += 1
            case "token-laid":
                self.on_board[number(site)] = str(facts["token"])
            case "monster-defeated":
                token = self.on_board.pop(self.sites[seat])
                assert token == facts["monster"]
                self.beat(token)
            case "chest-opened":
                assert self.on_board.pop(number(site)) == "chest"
                self.beat("chest")
                self.items["key"] -= 1
            case "flames-used" if not facts["kept"]:
                self.items["flames"] -= 1
            case "portal-cast":
                self.items["portal"] -= 1
                self.sites[number(facts["other"])] = number(site)
            case "swapped":
                self.sites[seat] = number(site)
                self.sites[number(facts["other"])] = number(facts["origin"])
            case "item-left":
                self.lying[number(site), item] += 1
            case "item-taken":
                self.lying[number(site), item] -= 1
            case "curse-laid":
                self.cursed = number(facts["other"])
            case "curse-lifted":
                assert self.cursed == seat
                self.cursed = None
            case _:
                pass

    def beat(self, token: str) -> None:
        """Turn a token over: it leaves the board and its reward comes into the game."""
        self.gone[token] += 1
        self.items[REWARDS[token]] += 1


def number(fact: str | int | None) -> int:
    """Take a fact that is a number."""
    assert isinstance(fact, int)
    return fact


def tiles_of(game: Karak) -> list[int]:
    """Count all tiles: in the stack, laid (but the start) and drawn."""
    counts = list(game.stack)
    for tile in game.board.tiles[1:]:
        counts[tile.kind] += 1
    if game.drawn_tile is not None:
        counts[game.drawn_tile.kind] += 1
    return counts


def tokens_of(game: Karak, gone: Counter[str]) -> list[int]:
    """Count all tokens: in the bag, on the board, drawn, and gone."""
    counts = [game.bag[token.index] + gone[token.name] for token in TOKENS]
    for token in (*game.tokens, *game.drawn_tokens):
        if token is not None:
            counts[token.index] += 1
    return counts


def items_of(game: Karak) -> Counter[str]:
    """Count all pieces: with heroes, on tiles, and on their way to the victor."""
    found = Counter(item.name for hero in game.heroes for item in (*hero.pack, *hero.treasures))
    found.update(item.name for items in game.lying for item in items)
    if not game.over and game.fight is not None:
        if game.asking.kind == "choose-bearer":
            found[game.fight.monster.reward.name] += 1
        elif game.asking.kind == "leave-for-reward":
            assert game.new_item is game.fight.monster.reward
            found[game.fight.monster.reward.name] += 1
    return found


def laid_tiles(game: Karak) -> Counter[str]:
    """Count the laid tiles by name, the start left out."""
    return Counter(TILE_NAMES[tile.kind] for tile in game.board.tiles[1:])


def lying_pieces(game: Karak) -> Counter[tuple[int, str]]:
    """Count what lies where."""
    return Counter((site, item.name) for site, items in enumerate(game.lying) for item in items)


ALL_ITEMS = [item.name for item in ITEMS]
