"""Both games, for properties that hold in each."""

from __future__ import annotations

from typing import Final

import pytest

from properties import driver, driver2
from properties.playing import Kit

KITS: Final = (driver.KIT, driver2.KIT)


def name_of(kit: Kit[driver.Karak] | Kit[driver2.Karak2]) -> str:
    """Name the game of a kit."""
    return kit.name


each_game = pytest.mark.parametrize("kit", KITS, ids=name_of)
"""Run a property for each game: `kit` tells which, `data.draw(plans_of(kit))` sets one up."""
