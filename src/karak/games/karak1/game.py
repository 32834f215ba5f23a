"""Karak as a game of the kernel: its public face."""

from __future__ import annotations

from typing import final

from karak.games.karak1.actions import ACTIONS, DONE, LEAVE, TAKE, TAKE_HERO
from karak.games.karak1.drawing import draw
from karak.games.karak1.ending import GOAL_REACHED, end_game, has_reached_goal, outcome
from karak.games.karak1.gear import MAKE_ROOM, PICK_UP, can_make_room, fits
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.pieces import ITEMS
from karak.games.karak1.position import (
    hero_data,
    hero_pieces,
    piles,
    position_data,
    shown_data,
    site_data,
)
from karak.games.karak1.roster import ROSTER, hero_names
from karak.games.karak1.state import State
from karak.games.karak1.turn import begin_turn, free_turn
from karak.games.shared.asking import Question
from karak.games.shared.ground import GroundGame
from karak.games.shared.items import Item
from karak.games.shared.starting import NO_HERO
from karak.kernel.actions import Action, ActionTable
from karak.kernel.data import Data
from karak.kernel.game import Pile, SitePieces
from karak.kernel.generator import Generator
from karak.kernel.result import Result


@final
class Karak(State):
    """A game of Karak."""

    def table(self) -> ActionTable:
        """Give the table of all actions."""
        return ACTIONS

    def begin_turn(self) -> None:
        """Begin the turn of the seat."""
        begin_turn(self)

    def free_turn(self) -> None:
        """Leave the rest of the turn to the player."""
        free_turn(self)

    def copy(self, generator: Generator) -> Karak:
        """Copy the position, without recorder, to go on with a generator."""
        twin = Karak(self.setup, self.figures, generator, self.asking)
        twin.take_from(self)
        return twin

    def forget_hidden(self, seat: int) -> None:
        """Forget nothing: bag and stack have no order, everything else lies open."""

    def position(self, seat: int | None) -> Data:
        """Give the position; all of it is open to everybody."""
        return shown_data(self)

    def position_but_pieces(self, seat: int | None) -> Data:
        """Give the position without heroes, sites and piles."""
        return shown_data(self, False)

    def hero_pieces(self, seat: int) -> tuple[object, ...]:
        """Give what a hero's data is made of."""
        return hero_pieces(self, self.heroes[seat])

    def hero_data(self, seat: int) -> Data:
        """Give a hero as the position has it."""
        return hero_data(self, self.heroes[seat])

    def site_pieces(self) -> SitePieces:
        """Give the rows of tiles, tokens, what lies there."""
        return self.board.tiles, self.tokens, self.lying

    def site_data(self, site: int) -> Data:
        """Give a site as the position has it."""
        return site_data(self, site)

    def piles(self) -> list[Pile]:
        """Give the stack of tiles and the bag of tokens."""
        return piles(self)

    def full_position(self) -> Data:
        """Give the position as plain data."""
        return position_data(self)

    def full_position_but_pieces(self) -> Data:
        """Give the same without heroes, sites and piles."""
        return position_data(self, False)

    def outcome(self) -> Result:
        """Count the points (K1.X2)."""
        return outcome(self)

    def __str__(self) -> str:
        """Draw the board as text."""
        return draw(self)

    # What lies on the ground.

    def all_items(self) -> list[Item]:
        """Give every item."""
        return ITEMS

    def ground_actions(self) -> tuple[tuple[Action, ...], tuple[Action, ...], Action]:
        """Give the actions of picking up."""
        return TAKE, LEAVE, DONE

    def here(self) -> int:
        """Give the site of the active hero."""
        return self.me.site

    def has_room(self, item: Item) -> bool:
        """Say whether an item fits (K1.I2, K1.X4)."""
        return fits(self, self.me, item, None)

    def makes_room(self, piece: Item, item: Item) -> bool:
        """Say whether a piece can be exchanged for an item (K1.I4, K1.X5)."""
        return can_make_room(self, self.me, piece, item)

    def stow(self, item: Item) -> None:
        """Add an item to the active hero's."""
        self.me.put(item)

    def unstow(self, item: Item) -> None:
        """Take an item from the active hero's."""
        self.me.drop(item)

    def make_room_question(self) -> Question[GroundGame]:
        """Give the question which piece to exchange."""
        return MAKE_ROOM

    def after_taking(self) -> None:
        """Look for the experts' goal, then ask for more (K1.X3, K1.I4)."""
        if has_reached_goal(self, self.me):
            end_game(self, GOAL_REACHED)
        else:
            self.put_question_unless_forced(PICK_UP)

    def after_pick_up(self) -> None:
        """End the turn (K1.T2)."""
        self.turn_is_over()

    # What set-up asks for.

    def roster(self) -> list[str]:
        """Name the heroes (K1.S1)."""
        return hero_names()

    def hero_number(self, seat: int) -> int:
        """Give the number of a seat's hero."""
        hero = self.heroes[seat].hero
        return NO_HERO if hero is PLAIN else ROSTER.index(hero)

    def give_hero(self, seat: int, number: int) -> None:
        """Seat a hero (K1.S5)."""
        self.heroes[seat].hero = ROSTER[number]
        self.heroes[seat].abilities = ROSTER[number]

    def hero_actions(self) -> tuple[Action, ...]:
        """Give the actions that take a hero."""
        return TAKE_HERO

    def start_value(self, face: int) -> int:
        """Count the pips (K1.S6)."""
        return face
