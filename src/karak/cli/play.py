"""`karak play`: the terminal game."""

from __future__ import annotations

from itertools import groupby

from karak.cli.board import put_board, put_map
from karak.cli.choices import Choice, list_choices
from karak.cli.commands import Command, read_command
from karak.cli.ending import put_result
from karak.cli.map_words import hero_names
from karak.cli.page import PIPED_BOARD, Page, put_help
from karak.cli.rules import put_rule
from karak.cli.saves import Keeper
from karak.cli.screen import Screen
from karak.cli.status import put_heroes
from karak.cli.telling import Paragraph, paragraphs, put_story, story_of
from karak.kernel.errors import KarakError
from karak.kernel.events import Event
from karak.table import Act, Table

LOG_TURNS = 30


class Session:
    """One sitting at a table."""

    def __init__(self, screen: Screen, table: Table, keeper: Keeper) -> None:
        self.screen = screen
        self.table = table
        self.keeper = keeper
        self.asked: int | None = None
        self.since = 0
        self.left_off = dict.fromkeys(range(len(table.seats)), told_to_persons(table))

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.keep()
        going = True
        while going and not self.table.game.over:
            if self.table.is_bot_turn:
                self.table.bot_move()
                self.asked = None
            else:
                going = self.turn_of_person()
        if self.table.game.over:
            self.finish()

    # What is kept and told

    def keep(self) -> None:
        """Save; say so once where that fails."""
        known = self.keeper.problem
        self.keeper.keep(self.table)
        if self.keeper.problem is not None and known is None:
            self.screen.put(self.screen.text(self.screen.words.error(self.keeper.problem), "red"))

    def news(self) -> list[Paragraph]:
        """Tell what happened since the person was asked last."""
        events = self.seen(self.since)
        return paragraphs(self.screen.words, events, hero_names(self.table.game))

    def seen(self, since: int) -> list[Event]:
        """Give the events as the only person may know them; several at a screen, as anybody may."""
        persons = self.persons()
        viewer = persons[0] if len(persons) == 1 else None
        seen: list[Event] = []
        for number, told in groupby(self.table.story[since:], lambda each: each.number):
            events = [each.event.seen_by(viewer) for each in told]
            act = self.table.record[number - 1] if number else None
            seen += story_of(act.action, act.seat, events) if isinstance(act, Act) else events
        return seen

    def persons(self) -> list[int]:
        """List the seats that persons play."""
        return [number for number, seat in enumerate(self.table.seats) if seat.bot is None]

    def begin_asking(self, seat: int) -> None:
        """Remember where this person's news begin."""
        if self.asked != seat or not self.screen.live:
            self.since = self.left_off.get(seat, 0)
        self.asked = seat

    # A person's decision

    def turn_of_person(self) -> bool:
        """Ask one decision of a person; say whether the game goes on."""
        self.begin_asking(self.table.game.seat)
        private = self.is_private()
        if private and not self.hand_over():
            return False
        choices = list_choices(self.screen, self.table.game)
        self.put_page(choices)
        while True:
            line = self.screen.ask(self.screen.words.say("cli-prompt", number=len(choices)))
            if line is None:
                self.leave("cli-input-ended")
                return False
            if not line and len(choices) > 1:
                return True
            command, argument = read_command(line)
            if command is Command.QUIT:
                self.leave("cli-left")
                return False
            choice = self.choice(choices, line) if command is Command.CHOOSE else None
            if choice is not None:
                self.act(choice)
                if private:
                    self.screen.forget()
                return True
            if command is Command.LOOK or (command is Command.UNDO and self.undo()):
                return True
            self.answer(command, argument, line, len(choices))

    def is_private(self) -> bool:
        """Say whether others at this screen must not see the next page."""
        return self.table.game.decision.is_private and len(self.persons()) > 1

    def hand_over(self) -> bool:
        """Wait until only who is asked looks at the screen; say whether the game goes on."""
        screen = self.screen
        screen.clear()
        name = self.name_of(self.table.game.seat)
        if screen.ask(screen.words.say("cli-hand-over", name=name)) is None:
            self.leave("cli-input-ended")
            return False
        return True

    def choice(self, choices: list[Choice], line: str) -> Choice | None:
        """Find the choice that a number or an action's readable form means."""
        wanted = " ".join(line.lower().split())
        if not wanted:
            return choices[0] if len(choices) == 1 else None
        for choice in choices:
            if wanted in (str(choice.number), choice.action.text):
                return choice
        return None

    def act(self, choice: Choice) -> None:
        """Play what was chosen."""
        seat = self.table.game.seat
        before = len(self.table.story)
        self.table.act(seat, choice.action)
        self.left_off[seat] = before if not self.screen.live else len(self.table.story)
        self.keep()

    def undo(self) -> bool:
        """Take the last action back; say why where that cannot be."""
        seat = self.table.game.seat
        try:
            self.table.undo(seat)
        except KarakError as error:
            self.screen.put(self.screen.words.error(error))
            return False
        self.left_off[seat] = min(self.left_off.get(seat, 0), len(self.table.story))
        self.since = min(self.since, len(self.table.story))
        self.keep()
        return True

    def answer(self, command: Command, argument: str, line: str, most: int) -> None:
        """Answer a command that changes nothing."""
        screen = self.screen
        match command:
            case Command.HELP:
                put_help(screen, self.table.game)
            case Command.MAP:
                put_map(screen, self.table.game)
            case Command.LOG:
                told = paragraphs(screen.words, self.seen(0), hero_names(self.table.game))
                put_story(screen, told[-LOG_TURNS:])
            case Command.RULE:
                put_rule(screen, argument or self.table.game.decision.rule)
            case Command.SAVE:
                self.save()
            case _:
                typed = "".join(sign if sign.isprintable() else "?" for sign in line[:40])
                screen.say("cli-not-understood", text=typed, number=most)

    def save(self) -> None:
        """Save now and say where."""
        try:
            self.keep()
        except KarakError as error:
            self.screen.put(self.screen.words.error(error))
            return
        if self.keeper.problem is None:
            self.screen.put_path("cli-saved", str(self.keeper.path))
        else:
            self.screen.put(self.screen.words.error(self.keeper.problem))

    def leave(self, message_id: str) -> None:
        """Stop playing, with everything kept."""
        self.screen.say(message_id)
        self.save()
        if self.keeper.problem is None:
            self.screen.put_path("cli-how-to-go-on", str(self.keeper.path))

    # Pages

    def put_page(self, choices: list[Choice]) -> None:
        """Show everything that a decision needs."""
        game = self.table.game
        asked = self.screen.words.decision(game.decision, hero_names(game))
        page = Page(self.screen, game, self.table.seats)
        page.put(self.news(), f"{self.name_of(game.seat)}: {asked}", choices)

    def name_of(self, seat: int) -> str:
        """Name who is asked: the hero, and the person where several share the keyboard."""
        hero = hero_names(self.table.game)[seat]
        name = self.table.seats[seat].name
        if not hero:
            return name
        told = self.screen.words.noun("hero", hero)
        return told if len(self.persons()) == 1 else f"{told} ({name})"

    def finish(self) -> None:
        """Show the end of the game."""
        screen = self.screen
        self.since = max(self.left_off.values(), default=0)
        screen.clear()
        put_board(screen, self.table.game, PIPED_BOARD)
        put_heroes(screen, self.table.game, self.table.seats)
        put_story(screen, self.news())
        screen.blank()
        put_result(screen, self.table.game)
        self.save()


def told_to_persons(table: Table) -> int:
    """Count the events that persons have seen already, in a game that is resumed."""
    acts = [number for number, each in enumerate(table.record, 1) if is_persons(each)]
    last = max(acts, default=-1)
    return sum(told.number <= last for told in table.story)


def is_persons(happening: object) -> bool:
    """Say whether an entry of the record is an action by a person."""
    return isinstance(happening, Act) and happening.bot is None
