"""Karak 2's figures, read from one TOML file and checked."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import (
    ABYSS,
    ALL_OPEN,
    ARMIES,
    BUILDINGS,
    DRYADS,
    HERO_DIE,
    LANDS,
    RESOURCES,
    UNITS,
    Hex,
)
from karak.games.shared.grid import HEXES
from karak.kernel.data import Data, as_list, as_mapping
from karak.kernel.errors import BadFigures
from karak.kernel.figures import STANDING, halves, overlay, read_standard, whole

MOST_OF_A_KIND: Final = 60
MOST_HEXES: Final = 45
"""With so many the hawk never has a hundred cells to choose from: n hexes touch 2n + 4 at most."""
FACES: Final = 6
TIERS: Final[list[str]] = ["tier-one", "tier-two"]


@final
class Die:
    """A die by its faces: swords and skulls of each."""

    def __init__(self, faces: list[str]) -> None:
        self.faces: Final = faces
        self.swords: Final[list[int]] = [int(face) if face.isdigit() else 0 for face in faces]
        self.skulls: Final[list[int]] = [face.count("S") for face in faces]


@final
class HexKind:
    """Hexes that look alike: tier, land, how many, and each distinct rotation."""

    def __init__(self, index: int, tier: int, land: int, openings: int) -> None:
        self.index: Final = index
        self.tier: Final = tier
        self.land: Final = land
        self.openings: Final = openings
        self.number = 1
        self.name: Final = _hex_name(land, openings)
        self.turned: Final[list[Hex]] = [
            Hex(index, tier, land, turns, HEXES.turned(openings, turns))
            for turns in range(HEXES.distinct_turns(openings))
        ]


def _hex_name(land: int, openings: int) -> str:
    chasms = [str(side) for side in range(HEXES.sides) if not (openings >> side) & 1]
    return f"{LANDS[land]} {''.join(chasms)}" if chasms else LANDS[land]


@final
class Figures:
    """The numbers of one game, laid out for the rules."""

    def __init__(self, data: Data) -> None:
        self.hearts: Final = whole(data, "hero.hearts", 1, 20)
        self.actions: Final = whole(data, "hero.actions", 1, 10)
        self.glory: Final = whole(data, "hero.glory", 1, 30)
        self.slots: Final[list[int]] = [
            whole(data, "slots.weapons", 0, 10),
            whole(data, "slots.spells", 0, 10),
            whole(data, "slots.amulets", 0, 5),
        ]
        self.hero_die: Final = _die(data, HERO_DIE)
        self.dice: Final[list[Die]] = [_die(data, unit) for unit in UNITS]
        self.units: Final[list[int]] = [whole(data, f"dice.{unit}.number", 0, 30) for unit in UNITS]
        self.numbers: Final[list[int]] = [
            whole(data, f"armies.{army.name}.number", 0, MOST_OF_A_KIND) for army in ARMIES
        ]
        self.strengths: Final[list[int]] = [
            whole(data, f"armies.{army.name}.strength", 1, 50) for army in ARMIES
        ]
        self.general: Final = whole(data, "general.strength", 1, 100)
        self.praetorians: Final[list[int]] = [
            0,
            0,
            *[whole(data, f"general.praetorians-for-{players}", 0, 30) for players in range(2, 6)],
        ]
        self.bonuses: Final[list[int]] = [
            whole(data, "items.sword.bonus", 0, 20),
            whole(data, "items.warhammer.bonus", 0, 20),
            whole(data, "items.fireball.bonus", 0, 20),
        ]
        self.stones: Final[list[int]] = [
            halves(data, f"stones.{stone}", 100) for stone in ("small", "large", "archstone")
        ]
        self.city: Final[list[int]] = _price(data, "city")
        self.prices: Final[list[list[int]]] = [_price(data, name) for name in BUILDINGS]
        self.hexes: Final[list[HexKind]] = _hexes(data)
        self.hex_names: Final[list[str]] = [f"{kind.tier} {kind.name}" for kind in self.hexes]
        self.deck: Final[list[int]] = [kind.number for kind in self.hexes]
        self.deck_total: Final = sum(self.deck)
        self.tier_one_kinds: Final = sum(1 for kind in self.hexes if kind.tier == 1)
        self.bag_total: Final = sum(self.numbers)
        self.abyss: Final = _abyss(self.hexes)
        if self.numbers[DRYADS.index] > 5:
            raise _out_of_range("armies.dark-dryads.number", self.numbers[DRYADS.index], 0, 5)
        if self.deck_total > MOST_HEXES:
            raise _out_of_range("tier-one", self.deck_total, 1, MOST_HEXES)


def _out_of_range(key: str, value: int, low: int, high: int) -> BadFigures:
    return BadFigures(key=key, reason="range", value=value, low=low, high=high)


def _price(data: Data, name: str) -> list[int]:
    return [whole(data, f"prices.{name}.{resource}", 0, 20) for resource in RESOURCES]


def _die(data: Data, name: str) -> Die:
    key = f"dice.{name}.faces"
    dice = as_mapping(data["dice"])
    assert dice is not None
    die = as_mapping(dice[name])
    assert die is not None
    faces = as_list(die["faces"])
    if faces is None or len(faces) != FACES:
        raise BadFigures(key=key, reason="faces", value=str(faces)[:40])
    told: list[str] = []
    for face in faces:
        known = isinstance(face, str) and (face in ("-", "S", "SS") or face in "123456789")
        if not known or not face:
            raise BadFigures(key=key, reason="faces", value=str(face)[:40])
        told.append(str(face))
    return Die(told)


def _hexes(data: Data) -> list[HexKind]:
    kinds: list[HexKind] = []
    for tier in range(2):
        table = as_mapping(data[TIERS[tier]])
        assert table is not None
        for land, hexes in table.items():
            if land != STANDING:
                _add_hexes(kinds, tier + 1, land, hexes)
    return kinds


def _add_hexes(kinds: list[HexKind], tier: int, land: str, hexes: object) -> None:
    key = f"{TIERS[tier - 1]}.{land}"
    rows = as_list(hexes)
    if rows is None:
        raise BadFigures(key=key, reason="chasms", value=str(hexes)[:40])
    for row in rows:
        openings = _openings(key, row)
        for kind in kinds:
            if kind.tier == tier and LANDS[kind.land] == land and kind.openings == openings:
                kind.number += 1
                break
        else:
            kinds.append(HexKind(len(kinds), tier, LANDS.index(land), openings))


def _openings(key: str, row: object) -> int:
    edges = as_list(row)
    openings = ALL_OPEN
    if edges is None:
        raise BadFigures(key=key, reason="chasms", value=str(row)[:40])
    for edge in edges:
        if isinstance(edge, bool) or not isinstance(edge, int) or not 0 <= edge < HEXES.sides:
            raise BadFigures(key=key, reason="chasms", value=str(row)[:40])
        openings &= ~(1 << edge)
    return openings


def _abyss(hexes: list[HexKind]) -> int:
    found = [kind for kind in hexes if kind.land == ABYSS]
    if len(found) != 1 or found[0].number != 1 or found[0].tier != 2:
        raise _out_of_range("tier-two.abyss", sum(kind.number for kind in found), 1, 1)
    return found[0].index


def full_data(corrected: Data | None) -> Data:
    """Give the standard figures with a corrected copy's laid over them, checked."""
    if corrected is None:
        return STANDARD
    merged = overlay(STANDARD, corrected, "")
    Figures(merged)
    return merged


def figures_of(data: Data) -> Figures:
    """Lay out full figures; the standard ones are laid out once."""
    return STANDARD_FIGURES if data is STANDARD else Figures(full_data(data))


STANDARD: Final[Data] = read_standard("karak.games.karak2")
STANDARD_FIGURES: Final[Figures] = Figures(STANDARD)
