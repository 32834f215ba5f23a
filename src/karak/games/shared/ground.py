"""What lies on the ground: leaving pieces, picking up, exchanging. Both games do it alike.

A piece that is put down in exchange stays where it lies for a while; so picking up has an end.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from karak.games.shared.asking import Question
from karak.games.shared.events import ItemLeft, ItemTaken
from karak.games.shared.items import Item, with_piece, without_piece
from karak.games.shared.starting import SeatedGame
from karak.kernel.actions import Action
from karak.kernel.data import Reader
from karak.kernel.decision import Argument

MOST_LEFT: Final = 10_000


class GroundGame(SeatedGame):
    """A game in which pieces lie on sites; those in `left_now` may not be taken yet."""

    lying: list[tuple[Item, ...]]
    left_now: tuple[int, ...]
    new_item: Item | None

    @abstractmethod
    def all_items(self) -> list[Item]:
        """Give every item that can lie about, by index."""

    @abstractmethod
    def ground_actions(self) -> tuple[tuple[Action, ...], tuple[Action, ...], Action]:
        """Give the actions that take and leave each item, and being done."""

    @abstractmethod
    def here(self) -> int:
        """Give the site of the active hero."""

    @abstractmethod
    def has_room(self, item: Item) -> bool:
        """Say whether an item fits as things are."""

    @abstractmethod
    def makes_room(self, piece: Item, item: Item) -> bool:
        """Say whether the active hero has a piece that can be exchanged for an item."""

    @abstractmethod
    def stow(self, item: Item) -> None:
        """Add an item to the active hero's."""

    @abstractmethod
    def unstow(self, item: Item) -> None:
        """Take an item from the active hero's."""

    @abstractmethod
    def make_room_question(self) -> Question[GroundGame]:
        """Give the question which piece to exchange."""

    @abstractmethod
    def after_taking(self) -> None:
        """Go on once a piece was picked up: ask for more, or end."""

    @abstractmethod
    def after_pick_up(self) -> None:
        """Go on once the player is done with picking up."""

    def put_lying(self, site: int, items: tuple[Item, ...]) -> None:
        """Change what lies on a site."""
        lying = list(self.lying)
        lying[site] = items
        self.lying = lying

    def leave(self, item: Item) -> None:
        """Put a piece down where the active hero stands."""
        site = self.here()
        self.put_lying(site, with_piece(self.lying[site], item))
        if self.recorder is not None:
            self.tell(ItemLeft(self.seat, item.name, site))

    def leave_for_now(self, item: Item) -> None:
        """Put a piece down that may not be taken again yet."""
        self.leave(item)
        self.left_now = (*self.left_now, self.here() * len(self.all_items()) + item.index)

    def takeable(self) -> tuple[Item, ...]:
        """Give what lies here and may be taken."""
        site = self.here()
        pieces = self.lying[site]
        if not self.left_now:
            return pieces
        items = self.all_items()
        for place in self.left_now:
            if place // len(items) == site:
                pieces = without_piece(pieces, items[place % len(items)])
        return pieces

    def can_take(self, item: Item) -> bool:
        """Say whether an item fits, if need be in exchange for a piece."""
        if self.has_room(item):
            return True
        return any(self.makes_room(piece, item) for piece in self.all_items())

    def take_actions(self) -> tuple[Action, ...]:
        """List each kind of piece that lies here and can be taken."""
        takes = self.ground_actions()[0]
        options: list[Action] = []
        last: Item | None = None
        for item in self.takeable():
            if item is not last and self.can_take(item):
                options.append(takes[item.index])
            last = item
        return tuple(options)

    def pick_up(self, item: Item) -> None:
        """Take a lying piece, making room for it if need be."""
        if self.has_room(item):
            self.take(item)
        else:
            self.new_item = item
            self.put_question_unless_forced(self.make_room_question())

    def take(self, item: Item) -> None:
        """Move a piece from the ground to the hero."""
        site = self.here()
        self.put_lying(site, without_piece(self.lying[site], item))
        self.stow(item)
        if self.recorder is not None:
            self.tell(ItemTaken(self.seat, item.name, site))
        self.after_taking()


@final
class MakeRoom(Question[GroundGame]):
    """Which piece to put down in exchange for one that is picked up."""

    def options(self, game: GroundGame) -> tuple[Action, ...]:
        """List the hero's pieces that make room."""
        new = game.new_item
        assert new is not None
        leaves = game.ground_actions()[1]
        return tuple(
            leaves[piece.index] for piece in game.all_items() if game.makes_room(piece, new)
        )

    def answer(self, game: GroundGame, action: Action) -> None:
        """Exchange the two."""
        new = game.new_item
        assert new is not None
        left = game.all_items()[action.arg]
        game.new_item = None
        game.unstow(left)
        game.leave_for_now(left)
        game.take(new)

    def details(self, game: GroundGame) -> dict[str, Argument]:
        """Name the new piece."""
        return {"item": "" if game.new_item is None else game.new_item.name}


@final
class PickUp(Question[GroundGame]):
    """What else to pick up."""

    def options(self, game: GroundGame) -> tuple[Action, ...]:
        """List what can be taken, and being done."""
        return (*game.take_actions(), game.ground_actions()[2])

    def answer(self, game: GroundGame, action: Action) -> None:
        """Take one more, or be done."""
        if action is game.ground_actions()[2]:
            game.after_pick_up()
        else:
            game.pick_up(game.all_items()[action.arg])


def read_left(reader: Reader, items: list[Item], lying: list[tuple[Item, ...]]) -> tuple[int, ...]:
    """Read what may not be taken yet; it must lie where it is said to."""
    names = [item.name for item in items]
    still = list(lying)
    left: list[int] = []
    for row in reader.rows("left_now", MOST_LEFT):
        site = row.integer("site", 0, len(lying) - 1)
        item = items[row.name("item", names)]
        if item not in still[site]:
            raise row.damaged("item")
        still[site] = without_piece(still[site], item)
        left.append(site * len(items) + item.index)
    return tuple(left)


def left_data(items: list[Item], left_now: tuple[int, ...]) -> list[object]:
    """Give what may not be taken yet as plain data."""
    return [
        {"site": place // len(items), "item": items[place % len(items)].name} for place in left_now
    ]
