"""Karak as a game of the kernel: its public face."""

from __future__ import annotations

from typing import final

from karak.games.karak1.actions import ACTIONS
from karak.games.karak1.drawing import draw
from karak.games.karak1.ending import outcome
from karak.games.karak1.position import position_data
from karak.games.karak1.state import State
from karak.games.karak1.turn import go_on
from karak.kernel.actions import Action, ActionTable
from karak.kernel.data import Data
from karak.kernel.decision import Decision
from karak.kernel.result import Result


@final
class Karak(State):
    """A game of Karak."""

    def table(self) -> ActionTable:
        """Give the table of all actions."""
        return ACTIONS

    def list_actions(self) -> tuple[Action, ...]:
        """List what answers the question."""
        return self.asking.options(self)

    def perform(self, action: Action) -> None:
        """Answer the question and go on to the next."""
        self.asking.answer(self, action)
        go_on(self)

    def ask(self) -> Decision:
        """Say what is asked."""
        question = self.asking
        return Decision(question.kind, self.seat, question.rule, question.details(self))

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
