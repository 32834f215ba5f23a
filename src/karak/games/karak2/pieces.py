"""The pieces: items, armies, units, buildings, lands. Each exists once, compared with `is`."""

from __future__ import annotations

from typing import Final, final

from karak.games.shared.grid import HEXES
from karak.games.shared.items import Item

WEAPON: Final = 0
SPELL: Final = 1
AMULET: Final = 2
BESIDE: Final = 3

SWORD: Final = Item(0, "sword", WEAPON)
WARHAMMER: Final = Item(1, "warhammer", WEAPON)
FIREBALL: Final = Item(2, "fireball", SPELL)
PICKPOCKET: Final = Item(3, "pickpocket", SPELL)
AMULET_RESOURCES: Final = Item(4, "amulet-of-resources", AMULET)
AMULET_GLORY: Final = Item(5, "amulet-of-glory", AMULET)
AMULET_ACTION: Final = Item(6, "amulet-of-action", AMULET)
AMULET_PROTECTION: Final = Item(7, "amulet-of-protection", AMULET)
AMULET_TITAN: Final = Item(8, "amulet-of-the-titan", AMULET)
SMALL_STONE: Final = Item(9, "small-stone", BESIDE)
LARGE_STONE: Final = Item(10, "large-stone", BESIDE)
ARCHSTONE: Final = Item(11, "archstone", BESIDE)
CART: Final = Item(12, "cart", BESIDE)

GEAR: Final[list[Item]] = [
    SWORD,
    WARHAMMER,
    FIREBALL,
    PICKPOCKET,
    AMULET_RESOURCES,
    AMULET_GLORY,
    AMULET_ACTION,
    AMULET_PROTECTION,
    AMULET_TITAN,
]
GEAR_NAMES: Final[list[str]] = [item.name for item in GEAR]
AMULETS: Final[list[Item]] = GEAR[4:]
AMULET_NAMES: Final[list[str]] = [item.name for item in AMULETS]


@final
class Army:
    """An army token with the reward on its back (K2.I1); Dryads guard one amulet each (K2.I12)."""

    def __init__(self, index: int, name: str, reward: Item | None) -> None:
        self.index: Final = index
        self.name: Final = name
        self.reward: Final = reward

    def __repr__(self) -> str:
        """Show the name."""
        return self.name


DRYADS: Final = Army(5, "dark-dryads", None)
ARMIES: Final[list[Army]] = [
    Army(0, "skeleton-warriors", SWORD),
    Army(1, "fire-eaters", FIREBALL),
    Army(2, "shadow-eaters", PICKPOCKET),
    Army(3, "skeletal-hulks", CART),
    Army(4, "hammer-follower", WARHAMMER),
    DRYADS,
    Army(6, "skeleton-riders", SMALL_STONE),
    Army(7, "envoys-of-death", LARGE_STONE),
]
ARMY_NAMES: Final[list[str]] = [army.name for army in ARMIES]
NO_ARMIES: Final[tuple[Army, ...]] = ()

KNIGHT: Final = 0
ARCHER: Final = 1
MAGE: Final = 2
SKELETON: Final = 3
BEAR: Final = 4
TITAN: Final = 5
HERO_DIE: Final = "hero"
UNITS: Final[list[str]] = ["knight", "archer", "mage", "skeleton", "bear", "titan"]
RECRUITS: Final = 3
"""How many kinds of units are recruited and limited by glory: the first three (K2.G2)."""

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
RESOURCES: Final[list[str]] = ["food", "wood", "stone"]

STABLE: Final = 0
PORTAL: Final = 1
BANNERS: Final = 2
CAMP: Final = 3
RANGE: Final = 4
TOWER: Final = 5
BUILDINGS: Final[list[str]] = ["stable", "portal", "banners", "camp", "range", "tower"]

CASTLE: Final = 10
ABYSS: Final = 9
LANDS: Final[list[str]] = [
    "farm",
    "forest",
    "farm-forest",
    "farm-rock",
    "forest-rock",
    "big-farm",
    "dense-forest",
    "big-rock",
    "rock",
    "abyss",
    "castle",
]
YIELDS: Final[list[list[int]]] = [
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
    [3, 0, 0],
    [0, 3, 0],
    [0, 0, 3],
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
]
TOTALS: Final[list[int]] = [sum(given) for given in YIELDS]
SIDES: Final = HEXES.names
ALL_OPEN: Final = 0b111111


@final
class Hex:
    """A landscape hex in one of its rotations; `openings` has a bit for each edge without chasm.

    `kind` is its number among the hexes of the figures; the start piece has none (-1).
    """

    def __init__(self, kind: int, tier: int, land: int, turns: int, openings: int) -> None:
        self.kind: Final = kind
        self.tier: Final = tier
        self.land: Final = land
        self.turns: Final = turns
        self.openings: Final = openings

    def __repr__(self) -> str:
        """Show land and rotation."""
        return f"{LANDS[self.land]} rotated {60 * self.turns}"


START_HEXES: Final[list[Hex]] = [
    Hex(-1, 0, CASTLE, 0, ALL_OPEN),
    Hex(-1, 0, 0, 0, ALL_OPEN),
    Hex(-1, 0, 1, 0, ALL_OPEN),
]
START_XS: Final[list[int]] = [0, -1, 1]
