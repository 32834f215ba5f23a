"""Karak 2 as a game of the kernel: its public face."""

from __future__ import annotations

from typing import final

from karak.games.karak2.actions import ACTIONS, DONE, LEAVE, TAKE, TAKE_HERO
from karak.games.karak2.aftermath import close, finish, plunder
from karak.games.karak2.army import take_off, wear
from karak.games.karak2.deck import redrawn
from karak.games.karak2.drawing import draw
from karak.games.karak2.ending import outcome
from karak.games.karak2.entering import after_claws
from karak.games.karak2.exploring import guess_drawn
from karak.games.karak2.gear import MAKE_ROOM, PICK_UP, is_full, settle_army
from karak.games.karak2.hero import PLAIN
from karak.games.karak2.pieces import GEAR, HERO_DIE
from karak.games.karak2.position import (
    full_position,
    hero_data,
    hero_pieces,
    piles,
    seen_more,
    seen_position,
    site_data,
)
from karak.games.karak2.roster import ROSTER, hero_names
from karak.games.karak2.state import NOTHING, State
from karak.games.karak2.turn import begin_turn, free_turn
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
class Karak2(State):
    """A game of Karak 2."""

    def table(self) -> ActionTable:
        """Give the table of all actions."""
        return ACTIONS

    def begin_turn(self) -> None:
        """Begin the turn of the seat."""
        begin_turn(self)

    def free_turn(self) -> None:
        """Leave the rest of the turn to the player."""
        free_turn(self)

    def after_gear(self) -> None:
        """Go on once items are stowed: with plunder, with the claws, or the action is done."""
        if self.battle is not None:
            plunder(self)
        elif self.clawing:
            after_claws(self)
        else:
            self.action_is_done()

    def after_gathering(self) -> None:
        """Go on once everything is gathered: the battle closes, or the action is done."""
        if self.battle is not None:
            close(self)
        else:
            self.action_is_done()

    def after_plague(self) -> None:
        """Go on with the battle."""
        finish(self)

    def copy(self, generator: Generator) -> Karak2:
        """Copy the position, without recorder, to go on with a generator."""
        twin = Karak2(self.setup, self.figures, generator, self.asking)
        twin.take_from(self)
        return twin

    def forget_hidden(self, seat: int) -> None:
        """Draw anew the hexes that only the Scout has seen (K2.A.SCT1)."""
        if len(self.drawn) > 1 and self.seat != seat:
            self.drawn = redrawn(self, self.drawn)
            guess_drawn(self)
            self.legal = None
        if self.top != NOTHING and self.top_known_by != seat:
            self.top = redrawn(self, (self.top,))[0]

    def position(self, seat: int | None) -> Data:
        """Give the position as a seat may know it."""
        return seen_position(self, seat)

    def position_but_pieces(self, seat: int | None) -> Data:
        """Give the same without heroes, sites and piles."""
        return seen_position(self, seat, False)

    def hero_pieces(self, seat: int) -> tuple[object, ...]:
        """Give what a hero's data is made of."""
        return hero_pieces(self, self.heroes[seat])

    def hero_data(self, seat: int) -> Data:
        """Give a hero as the position has it."""
        return hero_data(self, self.heroes[seat])

    def site_pieces(self) -> SitePieces:
        """Give the rows of hexes, armies, what lies there."""
        return self.land.hexes, self.armies, self.lying

    def site_data(self, site: int) -> Data:
        """Give a site as the position has it."""
        return site_data(self, site)

    def piles(self) -> list[Pile]:
        """Give the bag of armies, the amulets and the supply; the deck is partly hidden."""
        return piles(self)

    def knows_more(self, seat: int) -> bool:
        """Say whether a seat looks at hexes, or knows the one on top (K2.A.SCT1)."""
        return seen_more(self, seat)

    def full_position(self) -> Data:
        """Give the whole position."""
        return full_position(self)

    def full_position_but_pieces(self) -> Data:
        """Give the same without heroes, sites and piles."""
        return full_position(self, False)

    def outcome(self) -> Result:
        """Count the points (K2.X1)."""
        return outcome(self)

    def __str__(self) -> str:
        """Draw the land as text."""
        return draw(self)

    # What lies on the ground.

    def all_items(self) -> list[Item]:
        """Give every item that can lie about."""
        return GEAR

    def ground_actions(self) -> tuple[tuple[Action, ...], tuple[Action, ...], Action]:
        """Give the actions of picking up."""
        return TAKE, LEAVE, DONE

    def here(self) -> int:
        """Give the hex of the active hero."""
        return self.me.site

    def has_room(self, item: Item) -> bool:
        """Say whether a slot is free (K2.I2)."""
        return not is_full(self, self.me, item.slot)

    def makes_room(self, piece: Item, item: Item) -> bool:
        """Say whether a piece can be exchanged for an item of its kind (K2.N8)."""
        return piece.slot == item.slot and self.me.has(piece)

    def stow(self, item: Item) -> None:
        """Add an item to the active hero's."""
        wear(self, self.me, item)

    def unstow(self, item: Item) -> None:
        """Take an item from the active hero's."""
        take_off(self, self.me, item)

    def make_room_question(self) -> Question[GroundGame]:
        """Give the question which piece to exchange."""
        return MAKE_ROOM

    def after_taking(self) -> None:
        """Ask for more (K2.N8)."""
        self.put_question_unless_forced(PICK_UP)

    def after_pick_up(self) -> None:
        """Look at glory and units, now that the action is done (K2.N8)."""
        self.left_now = ()
        settle_army(self)

    # What set-up asks for.

    def roster(self) -> list[str]:
        """Name the heroes (K2.S1)."""
        return hero_names()

    def hero_number(self, seat: int) -> int:
        """Give the number of a seat's hero."""
        hero = self.heroes[seat].hero
        return NO_HERO if hero is PLAIN else ROSTER.index(hero)

    def give_hero(self, seat: int, number: int) -> None:
        """Seat a hero with its first units (K2.S6, K2.A.RNG2)."""
        hero = ROSTER[number]
        self.heroes[seat].hero = hero
        units = hero.first_units()
        for unit in range(len(units)):
            if units[unit] > 0 and self.supply[unit] >= units[unit]:
                self.heroes[seat].change_units(unit, units[unit])
                self.change_supply(unit, -units[unit])

    def hero_actions(self) -> tuple[Action, ...]:
        """Give the actions that take a hero."""
        return TAKE_HERO

    def start_value(self, face: int) -> int:
        """Count the swords of the hero die; skulls are none (K2.S7)."""
        return self.figures.hero_die.swords[face - 1]

    def start_die(self) -> str:
        """The hero die (K2.S7)."""
        return HERO_DIE
