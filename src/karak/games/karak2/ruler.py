"""A hero in a game of Karak 2: where it stands, its army, city, resources and gear."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.hero import Hero
from karak.games.karak2.pieces import RECRUITS
from karak.games.shared.items import NO_ITEMS, Item, holds, with_piece, without_piece

NO_CITY: Final = -1


@final
class Ruler:
    """One seat's hero; lists are replaced, never edited, so that copies share them.

    `came_from` is where it stood before its last move (K2.B4); `victory` the greatest strength
    it has beaten in one battle, without bonuses (K2.G4); `buildings` has a bit for each.
    """

    def __init__(self, seat: int, hero: Hero, hearts: int, units: list[int]) -> None:
        self.seat = seat
        self.hero = hero
        self.hearts = hearts
        self.site = 0
        self.came_from = 0
        self.victory = 0
        self.units = units
        self.resources: list[int] = NOTHING
        self.city = NO_CITY
        self.buildings = 0
        self.pack = NO_ITEMS
        self.small_stones = 0
        self.large_stones = 0
        self.archstones = 0
        self.charges = 0

    def copy(self) -> Ruler:
        """Copy it; packs, units and resources are shared."""
        twin = Ruler(self.seat, self.hero, self.hearts, self.units)
        twin.site = self.site
        twin.came_from = self.came_from
        twin.victory = self.victory
        twin.resources = self.resources
        twin.city = self.city
        twin.buildings = self.buildings
        twin.pack = self.pack
        twin.small_stones = self.small_stones
        twin.large_stones = self.large_stones
        twin.archstones = self.archstones
        twin.charges = self.charges
        return twin

    def has(self, item: Item) -> bool:
        """Say whether the inventory holds an item."""
        return holds(self.pack, item)

    def has_built(self, building: int) -> bool:
        """Say whether a building stands."""
        return (self.buildings >> building) & 1 == 1

    def put(self, item: Item) -> None:
        """Put a piece into the inventory."""
        self.pack = with_piece(self.pack, item)

    def drop(self, item: Item) -> None:
        """Take a piece out of the inventory."""
        self.pack = without_piece(self.pack, item)

    def change_units(self, unit: int, by: int) -> None:
        """Add or remove unit dice of a kind."""
        units = list(self.units)
        units[unit] += by
        self.units = units

    def change_resource(self, resource: int, by: int) -> None:
        """Add or spend a resource."""
        resources = list(self.resources)
        resources[resource] += by
        self.resources = resources

    def recruited(self) -> int:
        """Count Knights, Archers and Mages (K2.G2)."""
        units = self.units
        count = 0
        for unit in range(RECRUITS):
            count += units[unit]
        return count


NOTHING: Final[list[int]] = [0, 0, 0]
