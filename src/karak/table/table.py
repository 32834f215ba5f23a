"""A table: one game being played by people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from karak.games.api import new_game, replay
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.errors import GameOver, WrongPlayers
from karak.kernel.events import Event
from karak.kernel.game import Game
from karak.table.botplay import ask_bot, check_bot
from karak.table.errors import CannotUndo, NotABotsTurn, NotYourTurn, SeatOfBot
from karak.table.record import Act, HandOver, Happening, Undo
from karak.table.saving import read_table, table_data
from karak.table.seat import Seat
from karak.table.story import Chapter, Told, can_be_taken_back


class Table:
    """Seats round a game, and the record of what happened: acts, undos, hand-overs."""

    def __init__(self, game: Game, seats: Sequence[Seat], *, undo: bool = True) -> None:
        if len(seats) != game.setup.players:
            players = game.setup.players
            raise WrongPlayers(players=len(seats), fewest=players, most=players)
        recorder = game.recorder
        self.game = game
        self.first_seats = tuple(seats)
        self.undo_allowed = undo
        self._seats = list(seats)
        self._record: list[Happening] = []
        self._opening = () if recorder is None else tuple(recorder.events)
        self._chapters: list[Chapter] = []

    @classmethod
    def open(
        cls,
        name: str,
        seats: Sequence[Seat],
        *,
        heroes: list[str] | None = None,
        choose: bool = False,
        variants: Sequence[str] = (),
        figures: Data | str | None = None,
        seed: int | None = None,
        undo: bool = True,
    ) -> Table:
        """Open a table for a new game with a player for each seat; options as in `new_game`."""
        for seat in seats:
            check_bot(seat.bot)
        game = new_game(
            name,
            heroes=heroes,
            players=len(seats),
            choose=choose,
            variants=tuple(variants),
            figures=figures,
            seed=seed,
        )
        return cls(game, seats, undo=undo)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are taken now."""
        return tuple(self._seats)

    @property
    def record(self) -> tuple[Happening, ...]:
        """Everything that happened, what was undone included; entry n has place n - 1."""
        return tuple(self._record)

    @property
    def story(self) -> tuple[Told, ...]:
        """The events so far, each with its entry's number; what was undone is not told."""
        opening = [Told(0, event) for event in self._opening]
        told = [Told(each.number, event) for each in self._chapters for event in each.events]
        return (*opening, *told)

    # Acting

    def act(self, seat: int, action: Action, chance: list[int] | None = None) -> tuple[Event, ...]:
        """Play a person's action; `chance` gives what their own dice and draws said."""
        self.game.check_seat(seat)
        if self.game.over:
            raise GameOver()
        if seat != self.game.seat:
            raise NotYourTurn(seat=seat, asked=self.game.seat + 1)
        bot = self._seats[seat].bot
        if bot is not None:
            raise SeatOfBot(seat=seat, bot=bot)
        return self._apply(action, chance, None)

    @property
    def is_bot_turn(self) -> bool:
        """Whether a bot is asked."""
        return not self.game.over and self._seats[self.game.seat].bot is not None

    def bot_move(self) -> tuple[Action, tuple[Event, ...]]:
        """Let the bot that is asked choose and play; it sees only a copy made for its seat."""
        bot = self._seats[self.game.seat].bot
        if self.game.over:
            raise GameOver()
        if bot is None:
            raise NotABotsTurn(asked=self.game.seat + 1)
        action = ask_bot(bot, self.game)
        return action, self._apply(action, None, bot)

    def _apply(
        self, action: Action, chance: list[int] | None, bot: str | None
    ) -> tuple[Event, ...]:
        seat = self.game.seat
        events = self.game.apply(action, chance)
        act = Act(seat, action, self.game.log.entries[-1].answers, bot)
        self._record.append(act)
        self._chapters.append(Chapter(len(self._record), act, events))
        return events

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat may take the last action back.

        It must be their own, with nothing random or hidden in it; a game that is over stays so,
        because then its seed may be known.
        """
        self.game.check_seat(seat)
        if not self.undo_allowed or self.game.over or not self._chapters:
            return False
        return self._seats[seat].bot is None and can_be_taken_back(self._chapters[-1], seat)

    def undo(self, seat: int) -> None:
        """Take the last action back: the log without it is played again (an entry is appended)."""
        if not self.can_undo(seat):
            raise CannotUndo(seat=seat)
        generator = self.game.generator
        shorter = self.game.log.cut(len(self.game.log) - 1)
        self.game = replay(shorter)
        # What is undone never asked chance, so the generator stands where it stood before it.
        assert not self._chapters[-1].act.answers
        self.game.generator = generator
        self._chapters.pop()
        self._record.append(Undo(seat))

    # Handing over

    def hand_over(self, seat: int, bot: str | None = None) -> None:
        """Give a seat to a bot, or back to its person (None)."""
        self.game.check_seat(seat)
        check_bot(bot)
        if bot != self._seats[seat].bot:
            self._seats[seat] = Seat(self._seats[seat].name, bot)
            self._record.append(HandOver(seat, bot))

    # Keeping

    def save(self) -> Data:
        """Give everything that is needed to go on exactly as before, as plain data."""
        return table_data(self.game, self.first_seats, self.undo_allowed, self._record)

    @classmethod
    def resume(cls, data: object) -> Table:
        """Go on from what `save` gave; whatever is wrong with it is DamagedData."""
        kept = read_table(data)
        table = cls(kept.game, kept.first_seats, undo=kept.undo)
        table._seats = kept.seats
        table._record = kept.record
        table._opening = kept.opening
        table._chapters = kept.chapters
        return table
