"""Games that go from question to question: how rules ask, and what comes after an answer."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from karak.games.shared.events import TurnEnded
from karak.kernel.actions import Action
from karak.kernel.decision import Argument, Decision
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.setup import Setup

G = TypeVar("G", bound=Game)

ASKED: Final = 0
FREE: Final = 1
OVER: Final = 2


class Question(Generic[G]):
    """Something the game asks: which actions answer it, and what an answer does."""

    def __init__(self, kind: str, rule: str) -> None:
        self.kind: Final = kind
        self.rule: Final = rule

    @abstractmethod
    def options(self, game: G) -> tuple[Action, ...]:
        """List the answers, complete and in a stable order."""

    @abstractmethod
    def answer(self, game: G, action: Action) -> None:
        """Carry out an answer, up to the next question."""

    def details(self, game: G) -> dict[str, Argument]:
        """Give what the question's sentence speaks of."""
        return {}

    def is_private(self) -> bool:
        """Say whether the details are for the asked seat alone."""
        return False


class AskingGame(Game):
    """A game whose rules end with a question, with the free turn, or with the turn's end."""

    def __init__(self, setup: Setup, generator: Generator, opening: Question[Any]) -> None:
        super().__init__(setup, generator)
        self.asking: Question[Any] = opening
        self.next = ASKED

    @abstractmethod
    def begin_turn(self) -> None:
        """Begin the turn of the seat."""

    @abstractmethod
    def free_turn(self) -> None:
        """Leave the rest of the turn to the player, unless it closes by itself."""

    def go_on(self) -> None:
        """Carry the game to its next question; turns go round clockwise."""
        while self.next != ASKED:
            then = self.next
            self.next = ASKED
            if then == FREE:
                self.free_turn()
                continue
            if self.recorder is not None:
                self.tell(TurnEnded(self.seat))
            self.seat = (self.seat + 1) % self.setup.players
            self.begin_turn()

    def put_question(self, question: Question[Any]) -> None:
        """Wait for an answer."""
        self.asking = question
        self.legal = None

    def put_question_unless_forced(self, question: Question[Any]) -> None:
        """Wait for an answer, or give the only one: nobody would think of it as a choice."""
        self.asking = question
        options = question.options(self)
        if len(options) == 1:
            question.answer(self, options[0])
        else:
            self.legal = options

    def turn_goes_on(self) -> None:
        """Leave the rest of the turn to the player."""
        self.next = FREE

    def turn_is_over(self) -> None:
        """End the turn at once."""
        self.next = OVER

    def list_actions(self) -> tuple[Action, ...]:
        """List what answers the question."""
        return self.asking.options(self)

    def perform(self, action: Action) -> None:
        """Answer the question and go on to the next."""
        self.asking.answer(self, action)
        self.go_on()

    def ask(self) -> Decision:
        """Say what is asked."""
        question = self.asking
        details = question.details(self)
        return Decision(question.kind, self.seat, question.rule, details, question.is_private())
