"""Karak 2's face: the land, heroes with armies, cities and stores, the groups of choices."""

from __future__ import annotations

from rich.text import Text

from karak.cli.face import Face
from karak.cli.karak2.hints import hint, site_text
from karak.cli.map_words import points_text, short_word
from karak.cli.screen import QUIET, Screen
from karak.games.karak2.army import glory
from karak.games.karak2.deck import hexes_left
from karak.games.karak2.drawing import FULL, SMALL, rows, window
from karak.games.karak2.pieces import BUILDINGS, UNITS
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import State
from karak.games.shared.canvas import Row, Window
from karak.kernel.actions import Action
from karak.words.arguments import Argument

GROUPS = {
    "move": "cli-group-go",
    "explore": "cli-group-go",
    "run": "cli-group-go",
    "portal to hex": "cli-group-portal",
    "gather": "cli-group-act",
    "heal": "cli-group-act",
    "eradicate plague": "cli-group-act",
    "found city": "cli-group-act",
    "take": "cli-group-act",
    "raise skeleton": "cli-group-act",
    "build": "cli-group-build",
    "recruit": "cli-group-recruit",
    "return": "cli-group-recruit",
    "rob seat": "cli-group-free",
    "send hawk": "cli-group-free",
    "use ability": "cli-group-free",
    "skip action": "cli-group-end",
    "end turn": "cli-group-end",
}
"""Under which heading a verb stands in the free turn."""


class Karak2Face(Face):
    """A game of Karak 2 on a screen."""

    header = "cli-land-header"
    goes_on = "cli-land-goes-on"
    is_small = "cli-land-is-small"
    help = ("cli-land-help-goal", "cli-land-help-map", "cli-land-help-heroes")
    columns = (
        "cli-column-glory",
        "cli-column-units",
        "cli-column-food",
        "cli-column-wood",
        "cli-column-stone",
        "cli-column-points",
    )
    groups = GROUPS
    seat_verbs = frozenset({"plague seat", "rob seat"})

    def __init__(self, screen: Screen, game: State) -> None:
        super().__init__(screen)
        self.game = game

    def rows(self, width: int | None, height: int | None, small: bool) -> list[Row]:
        """Draw the land round the active hero."""
        scale = SMALL if small else FULL
        return rows(self.game, width, height, scale, self.screen.glyphs, self.map_names())

    def window(self, width: int | None, height: int | None, small: bool) -> Window:
        """Say which hexes such a drawing shows."""
        return window(self.game, width, height, SMALL if small else FULL)

    def header_facts(self) -> dict[str, Argument]:
        """Tell how much is still hidden."""
        game = self.game
        return {"turn": game.turn, "hexes": hexes_left(game), "armies": game.bag_left}

    def hearts(self, seat: int) -> tuple[int, int]:
        """Tell how many hearts a hero has, and how many at most."""
        return self.game.heroes[seat].hearts, self.game.figures.hearts

    def cells(self, seat: int) -> list[Text]:
        """Give glory, units, resources, points."""
        hero = self.game.heroes[seat]
        screen = self.screen
        points = points_text(self.game.outcome().points[seat])
        return [
            screen.text(f"{glory(self.game, hero)}"),
            self._units(hero),
            *(screen.text(f"{count}", "" if count else QUIET) for count in hero.resources),
            screen.text(points, "yellow" if points != "0" else QUIET),
        ]

    def _units(self, hero: Ruler) -> Text:
        """Count the units, each kind by its letter."""
        told = [
            f"{hero.units[unit]}{self.words.noun('unit', name, 'letter')}"
            for unit, name in enumerate(UNITS)
            if hero.units[unit] > 0
        ]
        return self.screen.text(" ".join(told)) if told else self.screen.text("·", QUIET)

    def below(self, seat: int) -> list[Text]:
        """Give what ails the hero, its city, gear and stones."""
        hero = self.game.heroes[seat]
        screen = self.screen
        parts: list[Text] = []
        if hero.hearts == 0:
            parts.append(self.state("cli-state-unconscious", "bold red"))
        if self.game.plagued == seat:
            parts.append(self.state("cli-state-plague", "bold magenta"))
        if hero.city != NO_CITY:
            parts.append(screen.text(self._city(hero)))
        if hero.pack:
            parts.append(screen.text(", ".join(self.counted(hero.pack)), "green"))
        stones = (("cli-small-stones", hero.small_stones), ("cli-large-stones", hero.large_stones))
        told = [self.words.say(message, number=number) for message, number in stones if number]
        if told:
            parts.append(screen.text(", ".join(told), "yellow"))
        return parts

    def _city(self, hero: Ruler) -> str:
        built = [
            short_word(self.words, name)
            for building, name in enumerate(BUILDINGS)
            if hero.has_built(building)
        ]
        city = self.words.say("cli-city", number=hero.city)
        return f"{city}: {', '.join(built)}" if built else city

    def short_label(self, action: Action) -> str:
        """Name a hex behind the portal: there are many."""
        if action.verb != "portal to hex":
            return ""
        what = site_text(self.words, self.game, action.arg)
        return self.words.say("cli-hint-hex", number=action.arg, what=what)

    def hint(self, action: Action) -> str:
        """Say what waits on a hex, what something costs, how a battle may end."""
        return hint(self.words, self.game, action)
