"""Items in slots: packs are tuples in the order of the items, shared by copies of a game."""

from __future__ import annotations

from typing import Final, final


@final
class Item:
    """A piece of gear, a spell or a treasure; it goes only into slots of its own kind."""

    def __init__(self, index: int, name: str, slot: int) -> None:
        self.index: Final = index
        self.name: Final = name
        self.slot: Final = slot

    def __repr__(self) -> str:
        """Show the name."""
        return self.name


NO_ITEMS: Final[tuple[Item, ...]] = ()


def with_piece(pieces: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Give the pieces with one more, in the order of their kinds."""
    at = 0
    while at < len(pieces) and pieces[at].index <= item.index:
        at += 1
    return (*pieces[:at], item, *pieces[at:])


def without_piece(pieces: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Give the pieces with one less."""
    at = pieces.index(item)
    return pieces[:at] + pieces[at + 1 :]


def count_of(pieces: tuple[Item, ...], item: Item) -> int:
    """Count the pieces of one item."""
    number = 0
    for piece in pieces:
        if piece is item:
            number += 1
    return number


def holds(pieces: tuple[Item, ...], item: Item) -> bool:
    """Say whether an item is among the pieces."""
    return any(piece is item for piece in pieces)
