"""`karak watch` and `karak replay`: games told in the terminal, turn by turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from karak.cli.board import put_board
from karak.cli.ending import put_result
from karak.cli.map_words import hero_names
from karak.cli.saves import keeper_for
from karak.cli.screen import QUIET, Screen
from karak.cli.seating import Wishes, open_table
from karak.cli.status import put_heroes
from karak.cli.stored import read_stored
from karak.cli.telling import paragraphs, put_story, story_of
from karak.cli.why import Why, put_why
from karak.games.api import replay as replay_log
from karak.kernel.actions import Action
from karak.kernel.events import Event
from karak.kernel.game import Game
from karak.table import Seat, Table

BOARD_LINES = 25


class Narrator:
    """Gathers events and tells them a turn at a time."""

    def __init__(self, screen: Screen, seats: Sequence[Seat], board: bool) -> None:
        self.screen = screen
        self.seats = seats
        self.board = board
        self.waiting: list[Event] = []

    def hear(self, game: Game, events: Sequence[Event], after_turn: Callable[[], None]) -> None:
        """Take events in; tell what is waiting when a turn ends or the game is over."""
        for event in events:
            self.waiting.append(event.seen_by(None))
            if event.kind in ("turn-ended", "game-ended"):
                self.tell(game)
                after_turn()

    def tell(self, game: Game) -> None:
        """Tell what is waiting, and draw the board where that is wanted."""
        told = self.catch_up(game)
        if self.board and told:
            put_board(self.screen, game, BOARD_LINES)
            put_heroes(self.screen, game, self.seats)

    def catch_up(self, game: Game) -> bool:
        """Tell what is waiting; say whether there was anything."""
        told = paragraphs(self.screen.words, self.waiting, hero_names(game))
        put_story(self.screen, told)
        self.waiting = []
        return bool(told)

    def end(self, game: Game) -> None:
        """Tell the rest, and the result or that there is none yet."""
        self.tell(game)
        self.screen.blank()
        if game.over:
            put_result(self.screen, game)
        else:
            self.screen.say("cli-not-over", QUIET)


def watch(
    screen: Screen, wishes: Wishes, delay: float, board: bool, why: bool, save: Path | None
) -> None:
    """Let bots play a game and tell it, with their reasons where these are wanted."""
    keeper = None if save is None else keeper_for(save, None)
    table = open_table(wishes, screen.words)
    screen.speak_about(table.game)
    narrator = Narrator(screen, table.seats, board)
    opening = [told.event for told in table.story]
    narrator.hear(table.game, opening, lambda: None)
    while not table.game.over:
        seat = table.game.seat
        action, events = _explained_move(narrator, table) if why else table.bot_move()
        narrator.hear(table.game, story_of(action, seat, events), lambda: time.sleep(delay))
    narrator.end(table.game)
    seed = table.game.setup.seed
    screen.say("cli-seed", QUIET, seed=str(seed))
    if keeper is not None:
        keeper.keep(table)
        screen.put_path("cli-saved", str(keeper.path))


def _explained_move(narrator: Narrator, table: Table) -> tuple[Action, tuple[Event, ...]]:
    """Let a bot move; its reasons come between what happened before and what comes of them."""
    game = table.game
    before = Why(game.seat, game.decision, hero_names(game), len(game.legal_actions()))
    thought, events = table.bot_move_with_reasons()
    if before.choices > 1:
        narrator.catch_up(game)
        put_why(narrator.screen, before, thought)
    return thought.action, events


def replay(screen: Screen, path: Path, step: bool, board: bool) -> None:
    """Tell a stored game again; with `step`, wait for Enter after each turn."""
    stored = read_stored(path)
    game = replay_log(stored.log.cut(0))
    screen.speak_about(game)
    recorder = game.recorder
    assert recorder is not None
    narrator = Narrator(screen, stored.seats, board or step)
    reading = Reading(screen, step)
    narrator.hear(game, recorder.events, reading.wait)
    for entry in stored.log.entries:
        if reading.stopped:
            return
        seat = game.seat
        events = game.apply(entry.action, list(entry.answers))
        narrator.hear(game, story_of(entry.action, seat, events), reading.wait)
    narrator.end(game)


class Reading:
    """The pace of a reader."""

    def __init__(self, screen: Screen, step: bool) -> None:
        self.screen = screen
        self.step = step
        self.stopped = False

    def wait(self) -> None:
        """Wait for Enter where that is wished for; q stops."""
        if not self.step or self.stopped:
            return
        answer = self.screen.ask(self.screen.words.say("cli-step"))
        self.stopped = answer is None or answer.lower() in ("q", "quit")
