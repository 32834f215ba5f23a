"""Every hero's line: hearts, gear, points and whatever else the game gives them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from karak.cli.face import Face
from karak.cli.faces import face_of
from karak.cli.map_words import hero_names
from karak.cli.screen import LOUD, QUIET, Screen
from karak.kernel.game import Game
from karak.table import Seat

COLUMNS = ("cli-column-hero", "cli-column-hearts")
GAP = 2
LONGEST_WHO = 17
BETWEEN = " · "


def put_heroes(screen: Screen, game: Game, seats: Sequence[Seat]) -> None:
    """Print a line for each hero under the names of the columns."""
    for line in hero_lines(screen, game, seats):
        screen.console.print(line, no_wrap=True, crop=False)


def hero_lines(
    screen: Screen, game: Game, seats: Sequence[Seat], brief: bool = False
) -> list[Text]:
    """Lay out a line for each hero, and what stands below it; in brief, only for who is asked."""
    face = face_of(screen, game)
    heroes = hero_names(game)
    heads = [screen.words.say(column) for column in (*COLUMNS, *face.columns)]
    heads[0] = f"  {heads[0]}"
    table = [[screen.text(head, QUIET) for head in heads]]
    for seat, name in enumerate(heroes):
        who = _who(screen, seat, name, seats[seat], seat == game.seat and not game.over)
        table.append([who, _hearts(face, seat), *face.cells(seat)])
    most = max(len(row) for row in table)
    widths = [
        max(row[column].cell_len for row in table if column < len(row)) for column in range(most)
    ]
    lines: list[Text] = []
    for number, row in enumerate(table):
        lines.append(_line(screen, row, widths))
        if number and not (brief and number - 1 != game.seat):
            lines.extend(_below(face, number - 1))
    return lines


def _line(screen: Screen, row: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    for cell, width in zip(row, widths, strict=False):
        cell.pad_right(width - cell.cell_len + GAP)
        line.append_text(cell)
    line.rstrip()
    line.truncate(screen.width, overflow="ellipsis")
    return line


def _below(face: Face, seat: int) -> list[Text]:
    parts = face.below(seat)
    if not parts:
        return []
    return face.screen.hang(Text("  "), face.screen.text(BETWEEN, QUIET).join(parts))


def _who(screen: Screen, seat: int, hero: str, taken: Seat, active: bool) -> Text:
    who = Text().append_text(screen.mark(seat, active)).append(" ")
    name = screen.words.noun("hero", hero) if hero else taken.name
    who.append_text(screen.text(name, LOUD if active else ""))
    who.append_text(screen.text(f" {taken.bot or taken.name}", QUIET))
    who.truncate(LONGEST_WHO + 2)
    return who


def _hearts(face: Face, seat: int) -> Text:
    hearts, most = face.hearts(seat)
    shapes = face.screen.glyphs.hearts
    return Text(shapes[0] * hearts, "red").append(shapes[1] * (most - hearts), QUIET)
