"""The page of a decision: header, map, heroes, news, question, choices; and the help page."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from karak.cli.board import put_board
from karak.cli.choices import Choice
from karak.cli.choices import lay_out as lay_out_choices
from karak.cli.faces import face_of
from karak.cli.map_words import hero_names
from karak.cli.screen import LOUD, QUIET, Screen
from karak.cli.status import hero_lines
from karak.cli.telling import Paragraph
from karak.cli.telling import lay_out as lay_out_story
from karak.kernel.game import Game
from karak.table import Seat

LEAST_BOARD = 13
LOW_BOARD = 9
GOOD_BOARD = 17
PIPED_BOARD = 21
STORY_LINES = 9
FEW_LINES = 4
LOW_LINES = 3
OTHER_LINES = 2
AIR = 3
ROOMY = 32

HELP = (
    "cli-help-numbers",
    "cli-help-u",
    "cli-help-s",
    "cli-help-l",
    "cli-help-m",
    "cli-help-r",
    "cli-help-q",
)


class Page:
    """A page for whoever is asked; a low terminal gets a smaller map and less air."""

    def __init__(self, screen: Screen, game: Game, seats: Sequence[Seat]) -> None:
        self.screen = screen
        self.game = game
        self.seats = seats

    def put(self, news: Sequence[Paragraph], asked: str, choices: Sequence[Choice]) -> None:
        """Show everything that a decision needs."""
        screen = self.screen
        roomy = not screen.live or screen.height >= ROOMY
        listed = lay_out_choices(screen, choices)
        question = self.question_lines(asked)
        heroes = hero_lines(screen, self.game, self.seats, brief=not roomy)
        others = len([*listed, *question, *heroes]) + OTHER_LINES + (AIR if roomy else 0)
        room = screen.height - others
        few, least = (FEW_LINES, LEAST_BOARD) if roomy else (LOW_LINES, LOW_BOARD)
        story = self.story_lines(news, max(few, min(STORY_LINES, room - GOOD_BOARD)))
        height = max(least, room - len(story)) if screen.live else PIPED_BOARD
        screen.clear()
        if roomy:
            self.put_header()
        put_board(screen, self.game, height)
        for line in heroes:
            screen.put(line)
        if roomy:
            screen.blank()
        for line in story:
            screen.put(line)
        if roomy and story:
            screen.blank()
        for line in (*question, *listed):
            screen.put(line)

    def question_lines(self, asked: str) -> list[Text]:
        """Lay out what is asked, behind the mark of the hero."""
        screen = self.screen
        head = Text().append_text(screen.mark(self.game.seat, active=True)).append(" ")
        return screen.hang(head, screen.text(asked, LOUD))

    def story_lines(self, news: Sequence[Paragraph], most: int) -> list[Text]:
        """Lay out the news; a terminal shows the latest, l shows the others."""
        screen = self.screen
        story = lay_out_story(screen, news)
        if screen.live and len(story) > most:
            return [screen.text("  …", QUIET), *story[1 - most :]]
        return story

    def put_header(self) -> None:
        """Say which game this is and how much of it is left."""
        face = face_of(self.screen, self.game)
        title = self.screen.words.noun("game", self.game.setup.game)
        self.screen.say(face.header, QUIET, title=title, **face.header_facts())


def put_help(screen: Screen, game: Game) -> None:
    """Explain the page, the commands, and the abilities of who is asked."""
    for message in (*face_of(screen, game).help, *HELP):
        screen.say(message)
    hero = hero_names(game)[game.seat]
    for number in (1, 2):
        ability = f"ability-{hero}-{number}"
        if screen.words.knows(ability):
            name = screen.words.say(ability)
            screen.put(screen.text(f"{name}: ", LOUD), screen.words.say(f"{ability}.explained"))
