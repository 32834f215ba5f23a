"""The terminal: colours where there are any, plain characters where there are no others."""

from __future__ import annotations

import io
import sys
import unicodedata
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from karak.games.shared.canvas import ASCII, BOXES, Row
from karak.kernel.game import Game
from karak.words import Words
from karak.words.arguments import Argument

STYLES = {
    "wall": "grey58",
    "rock": "grey35",
    "way-on": "bold yellow",
    "monster": "bold red",
    "chest": "bold yellow",
    "item": "green",
    "fountain": "bold cyan",
    "gate": "bold magenta",
    "border": "grey58",
    "chasm": "blue",
    "land": "green",
    "place": "bold cyan",
    "number": "grey58",
    "army": "bold red",
}
"""How each role of the drawing looks; heroes have a colour for each seat."""

HERO_STYLES = (
    "bright_blue",
    "bright_green",
    "bright_magenta",
    "bright_yellow",
    "bright_cyan",
    "bright_red",
    "bright_white",
    "white",
)
QUIET = "bright_black"
LOUD = "bold"
PLAIN_CHARACTERS = str.maketrans(
    {
        "„": '"',
        "“": '"',
        "”": '"',
        "’": "'",
        "–": "-",
        "…": "...",
        "·": ".",
        "½": ".5",
        "×": "x",
        "°": " degrees",
        "♥": ASCII.hearts[0],
        "♡": ASCII.hearts[1],
        "›": ">",
        "≈": ASCII.water,
        "▒": ASCII.chasm,
        "⌂": ASCII.city,
    }
)
BARE_LETTERS = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ß": "ss",
        "ł": "l",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "Ł": "L",
    }
)
"""Letters that become more than themselves without their mark."""

READABLE_WIDTH = 100
FORGET = "\x1b[3J"
SIGNS = (
    BOXES.corners
    + BOXES.caps
    + BOXES.rock
    + BOXES.heroes
    + BOXES.water
    + BOXES.hearts
    + BOXES.chasm
    + BOXES.city
)


class Screen:
    """Says things in one language on a terminal, or into a pipe."""

    def __init__(self, words: Words) -> None:
        never_fail(sys.stdin)
        never_fail(sys.stdout)
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.plain = not _can_show(self.console.encoding, SIGNS)
        self.glyphs = ASCII if self.plain else BOXES
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines there are."""
        return self.console.height

    def speak_about(self, game: Game) -> None:
        """Use the words of one game from now on."""
        self.words = self.words.about(game.setup.game)

    # Saying

    def text(self, text: str, style: str = "") -> Text:
        """Make a text that this terminal can show."""
        return Text(self._plainly(text) if self.plain else text, style)

    def _plainly(self, text: str) -> str:
        """Write letters that the terminal lacks without their marks."""
        plain = text.translate(PLAIN_CHARACTERS)
        if _can_show(self.console.encoding, plain):
            return plain
        bare = unicodedata.normalize("NFKD", plain.translate(BARE_LETTERS))
        return "".join(letter for letter in bare if not unicodedata.combining(letter))

    def put(self, *parts: Text | str) -> None:
        """Print one line of parts, wrapped between words."""
        line = Text()
        for part in parts:
            line.append_text(part if isinstance(part, Text) else self.text(part))
        for each in self.hang(Text(), line):
            self.console.print(each, no_wrap=True, crop=False)

    def put_path(self, message_id: str, path: str) -> None:
        """Print a message about a file on one line, however long, so that it can be copied."""
        self.console.print(self.text(self.words.say(message_id, path=path)), soft_wrap=True)

    def hang(self, head: Text, body: Text) -> list[Text]:
        """Wrap a paragraph so that it hangs behind its head."""
        room = min(self.width, READABLE_WIDTH) - head.cell_len
        lines: list[Text] = []
        for line in body.wrap(self.console, max(20, room)) or [Text()]:
            line.rstrip()
            lines.append((Text(" " * head.cell_len) if lines else head.copy()).append_text(line))
        return lines

    def say(self, message_id: str, style: str = "", **args: Argument) -> None:
        """Print a message."""
        self.put(self.text(self.words.tell(message_id, args), style))

    def blank(self) -> None:
        """Print an empty line."""
        self.console.print()

    def put_rows(self, rows: Iterable[Row]) -> None:
        """Print the rows of a drawing, never wrapped."""
        for row in rows:
            line = Text(no_wrap=True, overflow="crop")
            for text, role in row:
                line.append(text, style_of(role))
            self.console.print(line)

    def clear(self) -> None:
        """Begin a new page on a terminal; a pipe gets an empty line."""
        if self.live:
            self.console.clear()
        else:
            self.blank()

    def forget(self) -> None:
        """Begin a new page, and leave nothing of the last one to scroll back to."""
        self.clear()
        if self.live:
            self.console.file.write(FORGET)

    # Heroes

    def mark(self, seat: int, active: bool = False) -> Text:
        """Give the shape of a seat in its colour."""
        role = f"active-{seat}" if active else f"hero-{seat}"
        return Text(self.glyphs.heroes[seat % len(self.glyphs.heroes)], style_of(role))

    # Listening

    def ask(self, prompt: str) -> str | None:
        """Ask for a line; None when there is nobody left to answer."""
        if not self.live:
            self.put(prompt)
            line = sys.stdin.readline()
            return line.strip() if line else None
        try:
            return self.console.input(self.text(f"{prompt} ", LOUD)).strip()
        except EOFError:
            self.blank()
            return None


def never_fail(stream: TextIO) -> None:
    """Let a stream replace characters that it cannot read or write."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def style_of(role: str) -> str:
    """Give the style of a role of the drawing."""
    kind, _, seat = role.partition("-")
    if kind == "hero" and seat.isdigit():
        return f"bold {HERO_STYLES[int(seat) % len(HERO_STYLES)]}"
    if kind == "active" and seat.isdigit():
        return f"bold reverse {HERO_STYLES[int(seat) % len(HERO_STYLES)]}"
    return STYLES.get(role, "")


def _can_show(encoding: str, characters: str) -> bool:
    try:
        characters.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
