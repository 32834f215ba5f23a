"""The pieces: items, tokens and tiles. Each exists once and is compared with `is`."""

from __future__ import annotations

from typing import Final, final

from karak.games.shared.grid import SQUARES
from karak.games.shared.items import Item

WEAPON: Final = 0
SPELL: Final = 1
KEY_SLOT: Final = 2
TREASURE_SLOT: Final = 3
SLOTS: Final[list[str]] = ["weapons", "spells", "keys"]
"""The slots of a pack, as the figures call them; of treasures there is no limit."""


DAGGERS: Final = Item(0, "daggers", WEAPON)
SWORD: Final = Item(1, "sword", WEAPON)
AXE: Final = Item(2, "axe", WEAPON)
FLAMES: Final = Item(3, "flames", SPELL)
PORTAL: Final = Item(4, "portal", SPELL)
KEY: Final = Item(5, "key", KEY_SLOT)
TREASURE: Final = Item(6, "treasure", TREASURE_SLOT)
DRAGON_TREASURE: Final = Item(7, "dragon-treasure", TREASURE_SLOT)

ITEMS: Final[list[Item]] = [DAGGERS, SWORD, AXE, FLAMES, PORTAL, KEY, TREASURE, DRAGON_TREASURE]
ITEM_NAMES: Final[list[str]] = [item.name for item in ITEMS]


@final
class Token:
    """A monster with the reward on its back (K1.I1), or a locked chest."""

    def __init__(self, index: int, name: str, reward: Item, fights: bool) -> None:
        self.index: Final = index
        self.name: Final = name
        self.reward: Final = reward
        self.fights: Final = fights

    def __repr__(self) -> str:
        """Show the name."""
        return self.name


RAT: Final = Token(0, "rat", DAGGERS, True)
SPIDER: Final = Token(1, "spider", PORTAL, True)
MUMMY: Final = Token(2, "mummy", FLAMES, True)
TURNKEY: Final = Token(3, "turnkey", KEY, True)
SKELETON_WARRIOR: Final = Token(4, "skeleton-warrior", SWORD, True)
SKELETON_KING: Final = Token(5, "skeleton-king", AXE, True)
FALLEN: Final = Token(6, "fallen", TREASURE, True)
DRAGON: Final = Token(7, "dragon", DRAGON_TREASURE, True)
CHEST: Final = Token(8, "chest", TREASURE, False)

TOKENS: Final[list[Token]] = [
    RAT,
    SPIDER,
    MUMMY,
    TURNKEY,
    SKELETON_WARRIOR,
    SKELETON_KING,
    FALLEN,
    DRAGON,
    CHEST,
]
TOKEN_NAMES: Final[list[str]] = [token.name for token in TOKENS]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = SQUARES.names

TUNNEL: Final = 0
ROOM: Final = 1
GATE: Final = 2
FOUNTAIN: Final = 3
START: Final = 4
PLACES: Final[list[str]] = ["tunnel", "room", "gate", "fountain", "start"]
SHAPES: Final[list[str]] = ["straight", "corner", "tee", "cross"]
_SHAPE_OPENINGS: Final[list[int]] = [0b0101, 0b0011, 0b1011, 0b1111]


@final
class Tile:
    """A dungeon tile in one of its rotations; `openings` has a bit for each open side."""

    def __init__(self, kind: int, place: int, shape: int, quarters: int) -> None:
        self.kind: Final = kind
        self.place: Final = place
        self.shape: Final = shape
        self.quarters: Final = quarters
        self.openings: Final = SQUARES.turned(_SHAPE_OPENINGS[shape], quarters)
        self.heals: Final = place in (FOUNTAIN, START)

    def is_open(self, side: int) -> bool:
        """Say whether a side is open."""
        return (self.openings >> side) & 1 == 1

    def __repr__(self) -> str:
        """Show kind and rotation."""
        return f"{TILE_NAMES[self.kind]} rotated {90 * self.quarters}"


KINDS: Final = 16
START_KIND: Final = 16
TILE_NAMES: Final[list[str]] = [
    *[f"{place} {shape}" for place in PLACES[:4] for shape in SHAPES],
    "start cross",
]


def _all_tiles() -> list[Tile]:
    tiles = [Tile(kind, kind // 4, kind % 4, turn) for kind in range(KINDS) for turn in range(4)]
    return [*tiles, Tile(START_KIND, START, 3, 0)]


TILES: Final[list[Tile]] = _all_tiles()
START_TILE: Final[Tile] = TILES[-1]


def tile_of(kind: int, quarters: int) -> Tile:
    """Give the one tile of a kind in a rotation."""
    return TILES[4 * kind + quarters]


def distinct_quarters(kind: int) -> int:
    """Say how many rotations of a kind look different (K1.E8)."""
    return DISTINCT[kind]


DISTINCT: Final[list[int]] = [
    SQUARES.distinct_turns(tile_of(kind, 0).openings) for kind in range(KINDS)
]
