"""A table: one game being played by people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from karak.games.api import new_game
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.errors import DamagedData, GameOver, KarakError
from karak.kernel.events import Event
from karak.kernel.game import Game
from karak.table.botplay import Thought, ask_bot, ask_bot_why, check_bot
from karak.table.errors import NotABotsTurn
from karak.table.record import Happening, Undo
from karak.table.saving import read_table, table_data
from karak.table.seat import Seat
from karak.table.sitting import Sitting
from karak.table.story import Chapter, Told


class Table:
    """Seats round a game, and the record of what happened: acts, undos, hand-overs."""

    def __init__(self, game: Game, seats: Sequence[Seat], *, undo: bool = True) -> None:
        recorder = game.recorder
        self._sitting = Sitting(game, seats, undo=undo)
        self.first_seats = tuple(seats)
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
    def game(self) -> Game:
        """The game as it stands."""
        return self._sitting.game

    @property
    def undo_allowed(self) -> bool:
        """Whether actions can be taken back at this table at all."""
        return self._sitting.undo_allowed

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are taken now."""
        return tuple(self._sitting.seats)

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
        return self._write(self._sitting.act(seat, action, chance))

    @property
    def is_bot_turn(self) -> bool:
        """Whether a bot is asked."""
        return self._sitting.asked_bot is not None

    def bot_move(self) -> tuple[Action, tuple[Event, ...]]:
        """Let the bot that is asked choose and play; it sees only a copy made for its seat."""
        action = ask_bot(self._asked_bot(), self.game)
        return action, self._write(self._sitting.play(action))

    def bot_move_with_reasons(self) -> tuple[Thought, tuple[Event, ...]]:
        """Let the bot that is asked choose, say why, and play."""
        thought = ask_bot_why(self._asked_bot(), self.game)
        return thought, self._write(self._sitting.play(thought.action))

    def _asked_bot(self) -> str:
        if self.game.over:
            raise GameOver()
        bot = self._sitting.asked_bot
        if bot is None:
            raise NotABotsTurn(asked=self.game.seat + 1)
        return bot

    def _write(self, chapter: Chapter) -> tuple[Event, ...]:
        self._record.append(chapter.act)
        self._chapters.append(chapter)
        return chapter.events

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat may take the last action back: their own, nothing random in it."""
        return self._sitting.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take the last action back; an entry is appended."""
        self._record.append(self._sitting.undo(seat))
        self._chapters.pop()

    # Handing over

    def hand_over(self, seat: int, bot: str | None = None) -> None:
        """Give a seat to a bot, or back to its person (None)."""
        self.game.check_seat(seat)
        check_bot(bot)
        if bot != self.seats[seat].bot:
            self._record.append(self._sitting.hand_over(seat, bot))

    # Keeping

    def save(self) -> Data:
        """Give everything that is needed to go on exactly as before, as plain data."""
        return table_data(self.game, self.first_seats, self.undo_allowed, self._record)

    @classmethod
    def resume(cls, data: object) -> Table:
        """Go on from what `save` gave; whatever is wrong with it is DamagedData."""
        kept = read_table(data)
        table = cls(kept.game, kept.seats, undo=kept.undo)
        for place, happening in enumerate(kept.record):
            try:
                table._repeat(happening)
            except KarakError as error:
                raise DamagedData(where=f"record[{place}]") from error
        table.game.generator = kept.generator
        return table

    def _repeat(self, happening: Happening) -> None:
        chapter = self._sitting.repeat(happening)
        self._record.append(happening)
        if chapter is not None:
            self._chapters.append(chapter)
        elif isinstance(happening, Undo):
            self._chapters.pop()
