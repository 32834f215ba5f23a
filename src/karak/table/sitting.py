"""A game under way and who plays it: no history but what can still be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from karak.kernel.actions import Action
from karak.kernel.errors import GameOver, WrongPlayers
from karak.kernel.game import Game
from karak.table.errors import CannotUndo, NotYourTurn, SeatOfBot
from karak.table.record import Act, HandOver, Happening, Undo
from karak.table.seat import Seat
from karak.table.story import Chapter, can_be_taken_back


class Sitting:
    """Carries out what happens at a table and numbers it; what becomes of it is for others.

    It keeps the positions before the actions that may be taken back: those of the seat that acted
    last, back to the last thing that was random or hidden. So it stays small in a long game.
    """

    def __init__(
        self, game: Game, seats: Sequence[Seat], *, undo: bool = True, number: int = 0
    ) -> None:
        players = game.setup.players
        if len(seats) != players:
            raise WrongPlayers(players=len(seats), fewest=players, most=players)
        self.game = game
        self.seats = list(seats)
        self.undo_allowed = undo
        self.number = number
        self._before: list[tuple[int, Game]] = []

    @property
    def asked_bot(self) -> str | None:
        """The bot that is asked, if one is."""
        return None if self.game.over else self.seats[self.game.seat].bot

    @property
    def is_settled(self) -> bool:
        """Whether nothing can be taken back, so that this moment says all about the table."""
        return not self._before

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take its last action back, if one may."""
        seat = self._before[-1][0] if self._before else None
        return seat if seat is not None and self.can_undo(seat) else None

    # Acting

    def act(self, seat: int, action: Action, chance: list[int] | None = None) -> Chapter:
        """Play a person's action; `chance` gives what their own dice and draws said."""
        self.check_turn(seat)
        bot = self.seats[seat].bot
        if bot is not None:
            raise SeatOfBot(seat=seat, bot=bot)
        return self.play(action, chance)

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that is not asked."""
        self.game.check_seat(seat)
        if self.game.over:
            raise GameOver()
        if seat != self.game.seat:
            raise NotYourTurn(seat=seat, asked=self.game.seat + 1)

    def play(
        self, action: Action, chance: list[int] | None = None, by: str | None = None
    ) -> Chapter:
        """Play an action for the seat that is asked; `by` names what chose it, if no person did."""
        game = self.game
        seat = game.seat
        before = game.copy(game.generator) if self.undo_allowed else None
        events = game.apply(action, chance)
        act = Act(seat, action, game.log.entries[-1].answers, by or self.seats[seat].bot)
        self.number += 1
        chapter = Chapter(self.number, act, events)
        is_final = before is None or not can_be_taken_back(chapter, seat)
        if is_final or (self._before and self._before[-1][0] != seat):
            self._before.clear()
        if before is not None and not is_final:
            self._before.append((seat, before))
        return chapter

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat may take the last action back.

        It must be their own, with nothing random or hidden in it; a game that is over stays so,
        because then its seed may be known.
        """
        self.game.check_seat(seat)
        if self.game.over or not self._before:
            return False
        return self.seats[seat].bot is None and self._before[-1][0] == seat

    def undo(self, seat: int) -> Undo:
        """Take the last action back."""
        if not self.can_undo(seat):
            raise CannotUndo(seat=seat)
        # What is undone never asked chance: the generator stands where it stood before it.
        self.game.take_from(self._before.pop()[1])
        self.game.legal = None
        entries = self.game.log.entries
        if entries:
            entries.pop()
        self.number += 1
        return Undo(seat)

    # Handing over

    def hand_over(self, seat: int, bot: str | None) -> HandOver:
        """Give a seat to a bot, or back to its person (None)."""
        self.game.check_seat(seat)
        self.seats[seat] = Seat(self.seats[seat].name, bot)
        self.number += 1
        return HandOver(seat, bot)

    # Doing it again

    def repeat(self, happening: Happening) -> Chapter | None:
        """Carry out what is on record; raises what is wrong with it."""
        match happening:
            case Act(seat, action, answers, bot):
                self.check_turn(seat)
                return self.play(action, list(answers), bot)
            case Undo(seat):
                self.undo(seat)
            case HandOver(seat, bot):
                self.hand_over(seat, bot)
        return None
