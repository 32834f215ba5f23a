"""Karak as a game of the kernel: its public face."""

from __future__ import annotations

from typing import final

from karak.games.karak1.actions import ACTIONS, TAKE_HERO
from karak.games.karak1.drawing import draw
from karak.games.karak1.ending import outcome
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.position import position_data
from karak.games.karak1.roster import ROSTER, hero_names
from karak.games.karak1.state import State
from karak.games.karak1.turn import begin_turn, go_on
from karak.games.shared.starting import NO_HERO
from karak.kernel.actions import Action, ActionTable
from karak.kernel.data import Data
from karak.kernel.result import Result


@final
class Karak(State):
    """A game of Karak."""

    def table(self) -> ActionTable:
        """Give the table of all actions."""
        return ACTIONS

    def go_on(self) -> None:
        """Carry the game to its next question."""
        go_on(self)

    def copy(self) -> Karak:
        """Copy the position, without recorder."""
        twin = Karak(self.setup, self.figures, self.generator, self.asking)
        twin.take_from(self)
        return twin

    def forget_hidden(self, seat: int) -> None:
        """Forget nothing: bag and stack have no order, everything else lies open."""

    def position(self, seat: int | None) -> Data:
        """Give the position; all of it is open to everybody."""
        return position_data(self)

    def full_position(self) -> Data:
        """Give the position as plain data."""
        return position_data(self)

    def outcome(self) -> Result:
        """Count the points (K1.X2)."""
        return outcome(self)

    def __str__(self) -> str:
        """Draw the board as text."""
        return draw(self)

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

    def start_playing(self) -> None:
        """Begin the first turn."""
        begin_turn(self)
        go_on(self)
