"""Every hero's line: hearts, gear in its slots, treasures, points, curse."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from karak.cli.board import short_word
from karak.cli.screen import LOUD, QUIET, Screen
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.pieces import KEY_SLOT, SPELL, WEAPON
from karak.games.karak1.state import State
from karak.kernel.game import Game
from karak.table import Seat

COLUMNS = (
    "cli-column-hero",
    "cli-column-hearts",
    "cli-column-weapons",
    "cli-column-spells",
    "cli-column-key",
    "cli-column-points",
)
GAP = 2
LONGEST_WHO = 17


def hero_names(game: Game) -> list[str]:
    """Name the heroes by seat; a seat that has not chosen yet has none."""
    if not isinstance(game, State):
        return []
    return ["" if hero.hero is PLAIN else hero.hero.name for hero in game.heroes]


def points_text(points: float) -> str:
    """Write points, which come in halves."""
    whole, half = int(points), points != int(points)
    return f"{whole or ''}½" if half else str(whole)


def put_heroes(screen: Screen, game: Game, seats: Sequence[Seat]) -> None:
    """Print a line for each hero under the names of the columns."""
    if not isinstance(game, State) or not game.heroes:
        return
    points = game.outcome().points
    lines = [
        _cells(screen, game, hero, seats[hero.seat], points[hero.seat]) for hero in game.heroes
    ]
    heads = [screen.words.say(column) for column in COLUMNS]
    table = [[screen.text(head, QUIET) for head in (*heads, "")], *lines]
    table[0][0] = screen.text("  " + heads[0], QUIET)
    widths = [max(row[column].cell_len for row in table) for column in range(len(table[0]))]
    for row in table:
        line = Text(no_wrap=True, overflow="ellipsis")
        for cell, width in zip(row, widths, strict=True):
            cell.pad_right(width - cell.cell_len + GAP)
            line.append_text(cell)
        line.rstrip()
        line.truncate(screen.width, overflow="ellipsis")
        screen.console.print(line)


def _cells(screen: Screen, game: State, hero: Adventurer, seat: Seat, points: float) -> list[Text]:
    active = hero.seat == game.seat and not game.over
    who = Text().append_text(screen.mark(hero.seat, active)).append(" ")
    name = screen.words.noun("hero", hero.hero.name) if hero.hero is not PLAIN else seat.name
    who.append_text(screen.text(name, LOUD if active else ""))
    who.append_text(screen.text(f" {seat.bot or seat.name}", QUIET))
    who.truncate(LONGEST_WHO + 2)
    signs = screen.glyphs.hearts
    hearts = Text(signs[0] * hero.hearts, "red")
    hearts.append(signs[1] * (game.figures.hearts - hero.hearts), QUIET)
    gear = [_slots(screen, game, hero, slot) for slot in (WEAPON, SPELL, KEY_SLOT)]
    return [who, hearts, *gear, _points(screen, hero, points), _state(screen, game, hero)]


def _slots(screen: Screen, game: State, hero: Adventurer, slot: int) -> Text:
    """Name what is in the slots of a kind; an empty slot is a dot."""
    told = Text()
    pieces = [piece for piece in hero.pack if piece.slot == slot]
    for piece in dict.fromkeys(pieces):
        count = pieces.count(piece)
        name = short_word(screen.words, piece.name)
        told.append_text(screen.text(f"{name}×{count} " if count > 1 else f"{name} "))
    free = game.figures.slots[slot] - len(pieces)
    told.append_text(screen.text("· " * free, QUIET))
    told.rstrip()
    return told


def _points(screen: Screen, hero: Adventurer, points: float) -> Text:
    return screen.text(points_text(points), "yellow" if hero.treasures else QUIET)


def _state(screen: Screen, game: State, hero: Adventurer) -> Text:
    if hero.seat == game.cursed:
        return screen.text(screen.words.say("cli-state-cursed"), "bold magenta")
    if hero.hearts == 0:
        return screen.text(screen.words.say("cli-state-unconscious"), "bold red")
    return Text()
