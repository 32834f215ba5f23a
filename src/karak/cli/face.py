"""What the terminal has to know of a game: each game has a face of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from karak.cli.map_words import MAP_WORDS, short_word
from karak.cli.screen import QUIET, Screen
from karak.games.shared.canvas import Row, Window
from karak.games.shared.items import Item
from karak.kernel.actions import Action
from karak.words.arguments import Argument


class Face(ABC):
    """A game on a screen, for one page: its map, its heroes, its choices."""

    header: ClassVar[str]
    goes_on: ClassVar[str]
    is_small: ClassVar[str]
    help: ClassVar[tuple[str, ...]]
    columns: ClassVar[tuple[str, ...]]
    groups: ClassVar[Mapping[str, str]]
    seat_verbs: ClassVar[frozenset[str]]

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words

    # The map

    @abstractmethod
    def rows(self, width: int | None, height: int | None, small: bool) -> list[Row]:
        """Draw the map round the active hero."""

    @abstractmethod
    def window(self, width: int | None, height: int | None, small: bool) -> Window:
        """Say which part of the map such a drawing shows."""

    def map_names(self) -> dict[str, str]:
        """Give the short words in characters that the screen can show."""
        told = {piece: self.words.say(message) for piece, message in MAP_WORDS.items()}
        return {piece: self.screen.text(word).plain for piece, word in told.items()}

    # The heroes

    @abstractmethod
    def header_facts(self) -> dict[str, Argument]:
        """Tell how far the game is."""

    @abstractmethod
    def hearts(self, seat: int) -> tuple[int, int]:
        """Tell how many hearts a hero has, and how many at most."""

    @abstractmethod
    def cells(self, seat: int) -> list[Text]:
        """Give what stands behind a hero's hearts, column by column."""

    def below(self, seat: int) -> list[Text]:
        """Give what stands below a hero's line, part by part."""
        return []

    # The choices

    def context(self) -> dict[str, Argument]:
        """Give what the labels of choices may use besides the decision's own."""
        return {}

    def short_label(self, action: Action) -> str:
        """Name a choice whose heading says the rest already; most have no such name."""
        return ""

    @abstractmethod
    def hint(self, action: Action) -> str:
        """Say in a few words what a choice leads to; most need none."""

    # What faces have in common

    def counted(self, pieces: Sequence[Item]) -> list[str]:
        """Name pieces in short words, those of a kind together."""
        names = {piece: short_word(self.words, piece.name) for piece in pieces}
        counts = {piece: pieces.count(piece) for piece in names}
        return [
            f"{names[each]}×{counts[each]}" if counts[each] > 1 else names[each] for each in names
        ]

    def slots(self, pieces: Sequence[Item], room: int) -> Text:
        """Name what is in the slots of a kind; an empty slot is a dot."""
        told = self.screen.text(" ".join(self.counted(pieces)) + " " if pieces else "")
        told.append_text(self.screen.text("· " * (room - len(pieces)), QUIET))
        told.rstrip()
        return told

    def state(self, message_id: str, style: str) -> Text:
        """Say in a word what ails a hero."""
        return self.screen.text(self.words.say(message_id), style)
