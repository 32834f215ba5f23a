"""Karak's face: the dungeon, a line for each hero, the groups of choices."""

from __future__ import annotations

from rich.text import Text

from karak.cli.face import Face
from karak.cli.karak1.hints import dark_sides, hint
from karak.cli.map_words import points_text
from karak.cli.screen import QUIET, Screen
from karak.games.karak1.drawing import FULL, SMALL, rows, window
from karak.games.karak1.pieces import KEY_SLOT, SPELL, WEAPON
from karak.games.karak1.state import State
from karak.games.shared.canvas import Row, Window
from karak.kernel.actions import Action
from karak.words.arguments import Argument

SLOTS = (WEAPON, SPELL, KEY_SLOT)
GROUPS = {
    "step": "cli-group-go",
    "to gate": "cli-group-go",
    "fight": "cli-group-here",
    "open chest": "cli-group-here",
    "heal": "cli-group-here",
    "take": "cli-group-here",
    "cast healing on seat": "cli-group-magic",
    "swap with seat": "cli-group-magic",
    "use ability": "cli-group-magic",
    "end turn": "cli-group-end",
}
"""Under which heading a verb stands in the free turn."""


class Karak1Face(Face):
    """A game of Karak on a screen."""

    header = "cli-header"
    goes_on = "cli-map-goes-on"
    is_small = "cli-map-is-small"
    help = ("cli-help-goal", "cli-help-map")
    columns = ("cli-column-weapons", "cli-column-spells", "cli-column-key", "cli-column-points")
    groups = GROUPS
    seat_verbs = frozenset({"cast healing on seat", "swap with seat", "curse seat"})

    def __init__(self, screen: Screen, game: State) -> None:
        super().__init__(screen)
        self.game = game

    def rows(self, width: int | None, height: int | None, small: bool) -> list[Row]:
        """Draw the dungeon round the active hero."""
        scale = SMALL if small else FULL
        return rows(self.game, width, height, scale, self.screen.glyphs, self.map_names())

    def window(self, width: int | None, height: int | None, small: bool) -> Window:
        """Say which tiles such a drawing shows."""
        return window(self.game, width, height, SMALL if small else FULL)

    def header_facts(self) -> dict[str, Argument]:
        """Tell how much is still hidden."""
        game = self.game
        return {"turn": game.turn, "tiles": game.stack_left, "tokens": game.bag_left}

    def hearts(self, seat: int) -> tuple[int, int]:
        """Tell how many hearts a hero has, and how many at most."""
        return self.game.heroes[seat].hearts, self.game.figures.hearts

    def cells(self, seat: int) -> list[Text]:
        """Give weapons, spells, key, points, and what ails the hero."""
        hero = self.game.heroes[seat]
        points = points_text(self.game.outcome().points[seat])
        gear = [
            self.slots(
                [piece for piece in hero.pack if piece.slot == slot], self.game.figures.slots[slot]
            )
            for slot in SLOTS
        ]
        scored = self.screen.text(points, "yellow" if hero.treasures else QUIET)
        return [*gear, scored, self._ailing(seat)]

    def _ailing(self, seat: int) -> Text:
        if seat == self.game.cursed:
            return self.state("cli-state-cursed", "bold magenta")
        if self.game.heroes[seat].hearts == 0:
            return self.state("cli-state-unconscious", "bold red")
        return Text()

    def context(self) -> dict[str, Argument]:
        """Tell which sides lead into the dark."""
        return {"dark": dark_sides(self.game)}

    def hint(self, action: Action) -> str:
        """Say what waits behind a step, what a strike would bring."""
        return hint(self.words, self.game, action, self.screen.plain)
