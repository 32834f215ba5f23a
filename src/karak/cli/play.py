"""`karak play`: the terminal game."""

from __future__ import annotations

from rich.text import Text

from karak.cli.board import put_board, put_map
from karak.cli.choices import Choice, list_choices
from karak.cli.choices import lay_out as lay_out_choices
from karak.cli.commands import Command, read_command
from karak.cli.ending import put_result
from karak.cli.rules import put_rule
from karak.cli.saves import Keeper
from karak.cli.screen import LOUD, QUIET, Screen
from karak.cli.status import hero_names, put_heroes
from karak.cli.telling import Paragraph, paragraphs, put_story
from karak.cli.telling import lay_out as lay_out_story
from karak.games.karak1.state import State
from karak.kernel.errors import KarakError
from karak.table import Act, Table

LEAST_BOARD = 13
PIPED_BOARD = 21
STORY_LINES = 9
LOG_TURNS = 30
FEW_LINES = 4
OTHER_LINES = 3
AIR = 3
ROOMY = 32


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
        events = [told.event for told in self.table.story[self.since :]]
        return paragraphs(self.screen.words, events, hero_names(self.table.game))

    def begin_asking(self, seat: int) -> None:
        """Remember where this person's news begin."""
        if self.asked != seat or not self.screen.live:
            self.since = self.left_off.get(seat, 0)
        self.asked = seat

    # A person's decision

    def turn_of_person(self) -> bool:
        """Ask one decision of a person; say whether the game goes on."""
        self.begin_asking(self.table.game.seat)
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
                return True
            if command is Command.LOOK or (command is Command.UNDO and self.undo()):
                return True
            self.answer(command, argument, line, len(choices))

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
                self.put_help()
            case Command.MAP:
                put_map(screen, self.table.game)
            case Command.LOG:
                events = [told.event for told in self.table.story]
                told = paragraphs(screen.words, events, hero_names(self.table.game))
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
        screen, game = self.screen, self.table.game
        roomy = not screen.live or screen.height >= ROOMY
        listed = lay_out_choices(screen, choices)
        story = self.story_lines()
        question = self.question_lines()
        height = PIPED_BOARD
        if screen.live:
            others = len([*listed, *story, *question, *self.table.seats]) + OTHER_LINES
            height = max(LEAST_BOARD, screen.height - others - (AIR if roomy else 0))
        screen.clear()
        if roomy:
            self.put_header()
        put_board(screen, game, height)
        put_heroes(screen, game, self.table.seats)
        if roomy:
            screen.blank()
        for line in story:
            screen.put(line)
        if roomy and story:
            screen.blank()
        for line in (*question, *listed):
            screen.put(line)

    def question_lines(self) -> list[Text]:
        """Lay out what is asked, behind the mark of the hero."""
        screen, game = self.screen, self.table.game
        asked = screen.words.decision(game.decision, hero_names(game))
        head = Text().append_text(screen.mark(game.seat, active=True)).append(" ")
        return screen.hang(head, screen.text(f"{self.name_of(game.seat)}: {asked}", LOUD))

    def story_lines(self) -> list[Text]:
        """Lay out the news; a terminal shows the latest, l shows the others."""
        screen = self.screen
        story = lay_out_story(screen, self.news())
        most = STORY_LINES if screen.height >= ROOMY else FEW_LINES
        if screen.live and len(story) > most:
            return [screen.text("  …", QUIET), *story[1 - most :]]
        return story

    def name_of(self, seat: int) -> str:
        """Name who is asked: the hero, and the person where several share the keyboard."""
        hero = hero_names(self.table.game)[seat]
        name = self.table.seats[seat].name
        if not hero:
            return name
        told = self.screen.words.noun("hero", hero)
        persons = [each for each in self.table.seats if each.bot is None]
        return told if len(persons) == 1 else f"{told} ({name})"

    def put_header(self) -> None:
        """Say which game this is and how much of it is left."""
        game = self.table.game
        title = self.screen.words.noun("game", game.setup.game)
        if isinstance(game, State):
            self.screen.say(
                "cli-header",
                QUIET,
                title=title,
                turn=game.turn,
                tiles=game.stack_left,
                tokens=game.bag_left,
            )

    def put_help(self) -> None:
        """Explain the page and the commands."""
        screen = self.screen
        for message in HELP:
            screen.say(message)
        hero = hero_names(self.table.game)[self.table.game.seat]
        for number in (1, 2):
            ability = f"ability-{hero}-{number}"
            if screen.words.knows(ability):
                name = screen.words.say(ability)
                screen.put(screen.text(f"{name}: ", LOUD), screen.words.say(f"{ability}.explained"))

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


HELP = (
    "cli-help-goal",
    "cli-help-map",
    "cli-help-numbers",
    "cli-help-u",
    "cli-help-s",
    "cli-help-l",
    "cli-help-m",
    "cli-help-r",
    "cli-help-q",
)
