"""A game being played: a position, its generator, and a recorder where somebody wants the story."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, final

from karak.kernel.actions import Action, ActionTable
from karak.kernel.data import Data, checksum
from karak.kernel.decision import Decision
from karak.kernel.errors import (
    ChanceNeeded,
    GameOver,
    IllegalAction,
    ImpossibleChance,
    NoSuchSeat,
    NotRecorded,
    TooMuchChance,
)
from karak.kernel.events import Event
from karak.kernel.generator import Generator, seeded
from karak.kernel.log import EVERYBODY, FORMAT, UNKNOWN, Entry, Log
from karak.kernel.result import Result
from karak.kernel.setup import Setup

SitePieces = tuple[list[Any], list[Any], list[Any]]
Pile = tuple[str, list[str], list[int]]
"""Its name in the position, the names of its kinds, and how many there are of each."""

NO_EVENTS: Final[tuple[Event, ...]] = ()
NO_ACTIONS: Final[tuple[Action, ...]] = ()


@final
class Recorder:
    """Keeps the log, and the events and answers of the action under way."""

    def __init__(self, log: Log) -> None:
        self.log: Final = log
        self.events: list[Event] = []
        self.answers: list[int] = []
        self.known_to = EVERYBODY

    def begin_action(self) -> None:
        """Forget the story of the last action."""
        if self.events:
            self.events.clear()
        if self.answers:
            self.answers.clear()
        self.known_to = EVERYBODY

    def end_action(self, action: Action) -> tuple[Event, ...]:
        """Write the action down and tell its story."""
        self.log.entries.append(Entry(action, tuple(self.answers), self.known_to))
        return tuple(self.events)


class Game:
    """What every game offers; a title's rules are in its subclass and its rooms."""

    def __init__(self, setup: Setup, generator: Generator) -> None:
        self.setup = setup
        self.generator: Generator = generator
        self.recorder: Recorder | None = None
        self.seat: int = 0
        self.over: bool = False
        self.legal: tuple[Action, ...] | None = None
        self.guessed: bool = False
        self.given: list[int] | None = None
        self.given_used = 0

    # What a title's rules provide.

    @abstractmethod
    def table(self) -> ActionTable:
        """Give the table of all actions of this title."""

    @abstractmethod
    def list_actions(self) -> tuple[Action, ...]:
        """List what may be done now, complete and in a stable order."""

    @abstractmethod
    def perform(self, action: Action) -> None:
        """Carry out a legal action up to the next decision."""

    @abstractmethod
    def copy(self, generator: Generator) -> Game:
        """Copy the position, without recorder, to go on with a generator."""

    @abstractmethod
    def take_from(self, other: Game) -> None:
        """Become the position that another game of this title is in; the generator stays."""

    @abstractmethod
    def forget_hidden(self, seat: int) -> None:
        """Draw anew what a seat cannot know."""

    @abstractmethod
    def position(self, seat: int | None) -> Data:
        """Give the position as a seat, or everybody (None), may know it."""

    @abstractmethod
    def position_but_pieces(self, seat: int | None) -> Data:
        """Give the same without heroes, sites and piles, for who knows these already."""

    @abstractmethod
    def hero_pieces(self, seat: int) -> tuple[object, ...]:
        """Give what `hero_data` tells of a seat's hero; as long as it is equal, so is that."""

    @abstractmethod
    def hero_data(self, seat: int) -> Data:
        """Give a seat's hero as the position has it, for everybody."""

    @abstractmethod
    def site_pieces(self) -> SitePieces:
        """Give what there is at the sites, as three rows of things.

        As long as a row is the same object nothing in it has changed, and as long as the things of
        a site are the same objects, `site_data` tells the same of it.
        """

    @abstractmethod
    def site_data(self, site: int) -> Data:
        """Give a site as the position has it."""

    @abstractmethod
    def piles(self) -> list[Pile]:
        """Give what is counted alike for everybody; the same list of numbers tells the same."""

    @abstractmethod
    def full_position(self) -> Data:
        """Give the whole position, what is hidden included."""

    @abstractmethod
    def full_position_but_pieces(self) -> Data:
        """Give the same without heroes, sites and piles, for who knows these already."""

    @abstractmethod
    def ask(self) -> Decision:
        """Say what is asked, of whom, by which rule."""

    @abstractmethod
    def outcome(self) -> Result:
        """Count the points as they stand."""

    def knows_more(self, seat: int) -> bool:
        """Say whether a seat knows something of the position that a spectator does not."""
        return False

    # The public vocabulary.

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        if self.over:
            raise GameOver()
        return self.ask()

    @property
    def result(self) -> Result | None:
        """Points, winners and why it ended; None while the game goes on."""
        return self.outcome() if self.over else None

    @property
    def log(self) -> Log:
        """The game as its set-up and entries; clones for search keep none."""
        if self.recorder is None:
            raise NotRecorded()
        return self.recorder.log

    @final
    def legal_actions(self) -> tuple[Action, ...]:
        """List what may be done now: at least one action while the game is not over."""
        legal = self.legal
        if legal is None:
            legal = NO_ACTIONS if self.over else self.list_actions()
            self.legal = legal
        return legal

    @final
    def apply(self, action: Action, chance: list[int] | None = None) -> tuple[Event, ...]:
        """Play an action; `chance` gives the dice, tiles or tokens instead of drawing them."""
        found = False
        for legal in self.legal_actions():
            if legal is action:
                found = True
                break
        if not found:
            raise GameOver() if self.over else IllegalAction(action=action.text, seat=self.seat)
        if chance is not None:
            return self._apply_given(action, chance)
        self.legal = None
        if self.recorder is None:
            self.perform(action)
            return NO_EVENTS
        return self._perform_recorded(action)

    def _perform_recorded(self, action: Action) -> tuple[Event, ...]:
        recorder = self.recorder
        self.legal = None
        if recorder is None:
            self.perform(action)
            return NO_EVENTS
        recorder.begin_action()
        self.perform(action)
        return recorder.end_action(action)

    def _apply_given(self, action: Action, chance: list[int]) -> tuple[Event, ...]:
        """Play with given answers; whatever is wrong with them, nothing has changed."""
        before = self.copy(self.generator.copy())
        self.given = chance
        self.given_used = 0
        try:
            self._perform_checked(action, chance)
        except Exception:
            self.take_from(before)
            self.generator = before.generator
            raise
        finally:
            self.given = None
        return NO_EVENTS if self.recorder is None else self.recorder.end_action(action)

    def _perform_checked(self, action: Action, chance: list[int]) -> None:
        if self.recorder is not None:
            self.recorder.begin_action()
        self.legal = None
        self.perform(action)
        if self.given_used < len(chance):
            raise TooMuchChance(given=len(chance), used=self.given_used)

    def clone(self, seed: int | None = None, seat: int | None = None) -> Game:
        """Copy the game; a seed gives the copy its own future, a seat what that seat may know."""
        twin = self.copy(self.generator.copy() if seed is None else seeded(seed))
        if seat is not None:
            self.check_seat(seat)
            twin.forget_hidden(seat)
        return twin

    def view(self, seat: int | None) -> Data:
        """Give what a seat (None: a spectator) may know, as plain data."""
        if seat is not None:
            self.check_seat(seat)
        result = self.result
        return {
            "format": FORMAT,
            "view": seat,
            "setup": self.setup.as_data(),
            "position": self.position(seat),
            "result": None if result is None else result.as_data(),
        }

    def as_data(self) -> Data:
        """Give the whole game as it stands, generator included, for who notices damage alone."""
        return self.as_data_around(self.full_position())

    def as_data_around(self, position: object) -> Data:
        """Give the same with the full position as somebody has written it."""
        return {
            "format": FORMAT,
            "setup": self.setup.as_secret_data(),
            "position": position,
            "generator": self.generator.words(),
        }

    def snapshot(self) -> Data:
        """Give the whole game as it stands, with a checksum by which damage is noticed."""
        data = self.as_data()
        data["check"] = checksum(data)
        return data

    def parse(self, text: str) -> Action:
        """Find the action that a readable form names."""
        return self.table().parse(text)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if not 0 <= seat < self.setup.players:
            raise NoSuchSeat(seat=seat, players=self.setup.players)

    # What rules use.

    @final
    def die(self, sides: int, name: str = "") -> int:
        """Roll a die; one that is not plain has a name."""
        if self.given is not None:
            answer = self._answer("die", tuple(range(1, sides + 1)), name)
        else:
            answer = 1 + self.generator.below(sides)
        if self.recorder is not None:
            self.recorder.answers.append(answer)
        return answer

    @final
    def draw(self, kind: str, counts: list[int], total: int) -> int:
        """Draw a piece from counts: which kind it is; taking it away is the caller's."""
        answer = UNKNOWN
        if self.given is not None:
            answer = self._answer(kind, tuple([i for i in range(len(counts)) if counts[i] > 0]))
        if answer == UNKNOWN:
            left = self.generator.below(total)
            answer = 0
            while left >= counts[answer]:
                left -= counts[answer]
                answer += 1
        if self.recorder is not None:
            self.recorder.answers.append(answer)
        return answer

    def _answer(self, kind: str, possible: tuple[int, ...], die: str = "") -> int:
        given = self.given
        assert given is not None
        if self.given_used >= len(given):
            raise ChanceNeeded(kind, possible, die, self.seat)
        answer = given[self.given_used]
        if answer == UNKNOWN and self.guessed and kind != "die":
            self.given_used += 1
            return UNKNOWN
        if answer not in possible:
            told = " ".join([str(one) for one in possible])
            raise ImpossibleChance(kind=kind, answer=str(answer), possible=told)
        self.given_used += 1
        return answer

    @final
    def pass_unknown(self) -> bool:
        """Pass over the given answers that are not known; say whether there were any."""
        given = self.given
        if given is None or UNKNOWN not in given:
            return False
        while self.given_used < len(given) and given[self.given_used] == UNKNOWN:
            self.given_used += 1
        return True

    @final
    def keep_secret(self) -> None:
        """Mark what chance answered to this action as known to the acting seat alone."""
        if self.recorder is not None:
            self.recorder.known_to = self.seat

    @final
    def tell(self, event: Event) -> None:
        """Add an event to the story; callers look at `recorder` first, so that search is free."""
        if self.recorder is not None:
            self.recorder.events.append(event)
