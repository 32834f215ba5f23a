"""The closed sets of names that the protocol tells are those of the games."""

from __future__ import annotations

from collections import Counter

import pytest

from karak.games.karak1 import ending as ending1
from karak.games.karak1 import pieces as pieces1
from karak.games.karak1.reading import KIND_NAMES as QUESTIONS1
from karak.games.karak2 import ending as ending2
from karak.games.karak2 import pieces as pieces2
from karak.games.karak2.reading import KIND_NAMES as QUESTIONS2
from karak.games.titles import TITLES
from tools.pages.figure_cells import standings
from tools.wire.catalogue import MODULES, events, names, structs

BESIDE = [
    piece.name
    for piece in (pieces2.SMALL_STONE, pieces2.LARGE_STONE, pieces2.ARCHSTONE, pieces2.CART)
]
KNOWN: dict[str, list[str] | list[int]] = {
    "TokenName": pieces1.TOKEN_NAMES,
    "ItemName": pieces1.ITEM_NAMES,
    "Side": list(pieces1.SIDES),
    "PlaceName": pieces1.PLACES,
    "ShapeName": pieces1.SHAPES,
    "TileName": pieces1.TILE_NAMES[: pieces1.KINDS],
    "QuarterTurn": [0, 90, 180, 270],
    "KarakQuestion": QUESTIONS1,
    "KarakReason": ending1.REASONS,
    "KarakVariant": list(TITLES["karak"].variants),
    "ArmyName": pieces2.ARMY_NAMES,
    "AmuletName": pieces2.AMULET_NAMES,
    "GearName": pieces2.GEAR_NAMES,
    "PrizeName": [*pieces2.GEAR_NAMES, *BESIDE],
    "UnitName": pieces2.UNITS,
    "ResourceName": pieces2.RESOURCES,
    "BuildingName": pieces2.BUILDINGS,
    "LandName": pieces2.LANDS,
    "HexSide": list(pieces2.SIDES),
    "SixthTurn": [0, 60, 120, 180, 240, 300],
    "Karak2Question": QUESTIONS2,
    "Karak2Reason": ending2.REASONS,
    "Karak2Variant": list(TITLES["karak2"].variants),
}
"""What is told of figures, heroes and odds is held against real games by the properties."""


@pytest.mark.parametrize("name", KNOWN)
def test_a_closed_set_is_that_of_the_game(name: str) -> None:
    assert list(names()[name]) == KNOWN[name]


def test_every_type_has_a_name_of_its_own() -> None:
    described = [each.__name__ for module in MODULES for each in structs(module)]
    told = [each.__name__ for kinds in events().values() for each in kinds]
    found = Counter([*described, *told, *names(), "GamePosition", "GameSetup", "GameEvent"])
    assert [name for name, count in found.items() if count > 1] == []


def test_every_type_says_what_it_is() -> None:
    kinds = [each for module in MODULES for each in structs(module)]
    kinds += [each for told in events().values() for each in told]
    assert [each.__name__ for each in kinds if not each.__doc__] == []


def test_standings_are_those_of_the_figures() -> None:
    used = {
        standing
        for title in TITLES.values()
        for standing in standings(title.figures(None)).values()
    }
    assert used <= set(names()["Standing"])
