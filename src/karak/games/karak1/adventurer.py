"""A hero in a game: where it stands, what it has, whether its abilities work."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.games.karak1.hero import PLAIN, Hero
from karak.games.karak1.pieces import TREASURE_SLOT
from karak.games.shared.items import NO_ITEMS, Item, count_of, holds, with_piece, without_piece

NO_SITES: Final[tuple[int, ...]] = ()


@mypyc_attr(acyclic=True)
@final
class Adventurer:
    """One seat's hero. `abilities` is the hero itself, or PLAIN while it is cursed (K1.C2).

    `came_from` is where it stood before the step or swap that brought it here (K1.F7);
    `earlier` goes on from there, as far back as it stood on monsters' tiles.
    """

    def __init__(self, seat: int, hero: Hero, hearts: int) -> None:
        self.seat = seat
        self.hero = hero
        self.abilities = hero
        self.hearts = hearts
        self.site = 0
        self.came_from = 0
        self.earlier = NO_SITES
        self.pack = NO_ITEMS
        self.treasures = NO_ITEMS
        self.owes_fight = False
        self.charges = 0

    @property
    def cursed(self) -> bool:
        """Whether it bears the curse."""
        return self.abilities is PLAIN

    def copy(self) -> Adventurer:
        """Copy it; packs are tuples and shared."""
        twin = Adventurer(self.seat, self.hero, self.hearts)
        twin.abilities = self.abilities
        twin.site = self.site
        twin.came_from = self.came_from
        twin.earlier = self.earlier
        twin.pack = self.pack
        twin.treasures = self.treasures
        twin.owes_fight = self.owes_fight
        twin.charges = self.charges
        return twin

    def count(self, item: Item) -> int:
        """Count the pieces of one item in the inventory."""
        return count_of(self.pack, item)

    def has(self, item: Item) -> bool:
        """Say whether the inventory holds an item."""
        return holds(self.pack, item)

    def put(self, item: Item) -> None:
        """Put a piece into the inventory, or a treasure beside it."""
        if item.slot == TREASURE_SLOT:
            self.treasures = with_piece(self.treasures, item)
        else:
            self.pack = with_piece(self.pack, item)

    def drop(self, item: Item) -> None:
        """Take a piece out of the inventory, or a treasure from beside it."""
        if item.slot == TREASURE_SLOT:
            self.treasures = without_piece(self.treasures, item)
        else:
            self.pack = without_piece(self.pack, item)
