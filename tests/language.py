"""A small language for rule tests: draw a position, play with forced chance, look at the table.

    table = position(
        "warrior at t1, hearts 3, has sword daggers",
        "thief",
        board="S t1─ r1┼",
        r1="skeleton-king",
    )
    table.plays("step east", "roll", "strike", dice=(1, 2))
    assert table.hero("warrior").hearts == 2

A board is drawn row by row, cells apart by spaces, `.` an empty one. `S` is the start tile, the
first letter of another name tells the place (`t` tunnel, `r` room, `g` gate, `f` fountain) and the
line after it the openings. Keywords named like a tile lay tokens and equipment there. The first
hero is the one to play. Tiles explored later are named likewise, with the next free number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from karak.games.karak1.game import Karak
from karak.games.karak1.pieces import (
    ITEM_NAMES,
    ITEMS,
    PLACES,
    SHAPES,
    START,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKENS,
    TREASURE_SLOT,
    tile_of,
)
from karak.games.karak1.state import EXPERTS_GOAL
from karak.games.karak1.title import KARAK
from karak.games.shared.grid import SQUARES
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.errors import ChanceNeeded
from karak.kernel.figures import overlay
from karak.kernel.game import Recorder
from karak.kernel.generator import seeded
from karak.kernel.log import Log
from karak.kernel.setup import GIVEN, Setup
from named_table import NamedTable, named, rule

__all__ = ["Standing", "Table", "position", "rule"]

GLYPHS: Final[dict[str, tuple[str, int]]] = {
    "│": ("straight", 0),
    "─": ("straight", 90),
    "└": ("corner", 0),
    "┌": ("corner", 90),
    "┐": ("corner", 180),
    "┘": ("corner", 270),
    "┴": ("tee", 0),
    "├": ("tee", 90),
    "┬": ("tee", 180),
    "┤": ("tee", 270),
    "┼": ("cross", 0),
}
LETTERS: Final = {"t": "tunnel", "r": "room", "g": "gate", "f": "fountain"}
SEAT_VERBS: Final = {
    "curse": "curse seat",
    "swap with": "swap with seat",
    "cast healing on": "cast healing on seat",
}


# Building a position


class Cell:
    """One drawn tile."""

    def __init__(self, drawn: str, x: int, y: int) -> None:
        if drawn == "S":
            self.name, self.place, self.shape, self.rotation = drawn, "start", "cross", 0
        else:
            self.name, self.place = drawn[:-1], LETTERS[drawn[0]]
            self.shape, self.rotation = GLYPHS[drawn[-1]]
        self.x, self.y = x, y
        self.token: str | None = None
        self.lying: list[str] = []

    @property
    def kind(self) -> str:
        """The name of the tile as the engine counts it."""
        return f"{self.place} {self.shape}"

    def is_open(self, side: int) -> bool:
        """Say whether a side is open."""
        return tile_of(SHAPES.index(self.shape), self.rotation // 90).is_open(side)

    def as_data(self) -> Data:
        """Give it as the position keeps it."""
        return {
            "x": self.x,
            "y": self.y,
            "tile": self.place,
            "shape": self.shape,
            "rotation": self.rotation,
            "token": self.token,
            "lying": in_order(self.lying),
        }


def in_order(items: Sequence[str]) -> list[str]:
    """Sort items as the engine keeps them."""
    return sorted(items, key=ITEM_NAMES.index)


def drawn_cells(board: str) -> list[Cell]:
    """Read a drawn board; the cells come in an order in which they could have been laid."""
    rows = [line.split() for line in board.splitlines() if line.strip()]
    found = [
        Cell(drawn, x, y)
        for y, row in enumerate(rows)
        for x, drawn in enumerate(row)
        if drawn != "."
    ]
    start = next(cell for cell in found if cell.name == "S")
    x0, y0 = start.x, start.y
    for cell in found:
        cell.x, cell.y = cell.x - x0, cell.y - y0
    at = {(cell.x, cell.y): cell for cell in found}
    ordered = [start]
    for cell in ordered:
        for side in range(4):
            near = at.get((cell.x + SQUARES.step_x[side], cell.y + SQUARES.step_y[side]))
            if near and near not in ordered and cell.is_open(side) and near.is_open(side ^ 2):
                ordered.append(near)
    cut_off = [cell.name for cell in found if cell not in ordered]
    assert not cut_off, f"no way leads to {cut_off}"
    assert len({cell.name for cell in found}) == len(found), "a tile's name is used twice"
    return ordered


class HeroLine:
    """A hero as a test tells of it: name and place, then clauses in any order."""

    def __init__(self, line: str) -> None:
        first, *clauses = [part.strip() for part in line.split(",")]
        self.name, _, place = first.partition(" at ")
        self.at = place or "S"
        self.came_from = [self.at]
        self.hearts: int | None = None
        self.items: list[str] = []
        self.owes_fight = False
        self.charges = 0
        for clause in clauses:
            self.read(clause)

    def read(self, clause: str) -> None:
        """Read a clause: `hearts 3`, `has sword key`, `from t1`, `owes a fight`, `charges 2`."""
        word, _, rest = clause.partition(" ")
        match word:
            case "hearts":
                self.hearts = int(rest)
            case "from":
                self.came_from = rest.split()
            case "has":
                self.items = in_order(rest.split())
            case "owes":
                self.owes_fight = True
            case "charges":
                self.charges = int(rest)
            case _:
                raise AssertionError(f"not a clause about a hero: {clause}")

    def as_data(self, names: list[str], most_hearts: int) -> Data:
        """Give it as the position keeps it."""
        treasures = [item for item in self.items if is_treasure(item)]
        came_from, *earlier = [names.index(name) for name in self.came_from]
        return {
            "hero": self.name,
            "hearts": most_hearts if self.hearts is None else self.hearts,
            "site": names.index(self.at),
            "came_from": came_from,
            "earlier": earlier,
            "pack": [item for item in self.items if not is_treasure(item)],
            "treasures": treasures,
            "owes_fight": self.owes_fight,
            "charges": self.charges,
        }


def is_treasure(item: str) -> bool:
    """Say whether an item is a treasure."""
    return ITEMS[ITEM_NAMES.index(item)].slot == TREASURE_SLOT


def bag_left(numbers: list[int], cells: list[Cell], items: list[str]) -> dict[str, int]:
    """Count what is left in the bag: all but the tokens laid and those beaten for items."""
    left = dict(zip(TOKEN_NAMES, numbers, strict=True))
    for cell in cells:
        if cell.token:
            left[cell.token] -= 1
    for item in items:
        sources = [token.name for token in reversed(TOKENS) if token.reward.name == item]
        source = next((name for name in sources if left[name] > 0), None)
        assert source, f"nothing is left in the bag that gives {item}"
        left[source] -= 1
    return left


def stack_left(numbers: list[int], cells: list[Cell]) -> dict[str, int]:
    """Count the tiles not drawn yet: all but those laid."""
    left = dict(zip(TILE_NAMES, numbers, strict=False))
    for cell in cells:
        if cell.name != "S":
            left[cell.kind] -= 1
            assert left[cell.kind] >= 0, f"too many tiles of one kind: {cell.kind}"
    return left


def figures_with_stack(stack: list[str], cells: list[Cell]) -> Data:
    """Correct the numbers of tiles so that just these are left."""
    kinds = [*stack, *[cell.kind for cell in cells]]
    return {
        place: {shape: kinds.count(f"{place} {shape}") for shape in SHAPES}
        for place in PLACES
        if place != PLACES[START]
    }


def position(
    *heroes: str,
    board: str = "S",
    steps: int | None = None,
    turn: str | None = None,
    cursed: str | None = None,
    bag: str | None = None,
    stack: str | None = None,
    experts: bool = False,
    figures: Data | None = None,
    **tiles: str,
) -> Table:
    """Set a table up in the middle of a game.

    `turn` names the hero to play; `bag` and `stack` say what is left in them (usually what is
    neither on the board nor with a hero), comma-separated; `experts` plays the experts' goal;
    `figures` corrects figures.
    """
    cells = drawn_cells(board)
    names = [cell.name for cell in cells]
    for name, things in tiles.items():
        cell = cells[names.index(name)]
        for thing in things.split():
            if thing in TOKEN_NAMES:
                assert cell.token is None, f"two tokens on {name}"
                cell.token = thing
            else:
                cell.lying.append(thing)
    full = KARAK.figures(figures)
    if stack is not None:
        full = overlay(full, {"tiles": figures_with_stack(named(stack), cells)}, "")
    lines = [HeroLine(line) for line in heroes]
    trades = [line.name for line in lines]
    variants = (EXPERTS_GOAL,) if experts else ()
    setup = Setup("karak", len(heroes), GIVEN, tuple(trades), variants, full, 0, 1)
    counts = KARAK.empty(setup, seeded(0)).figures
    items = [item for line in lines for item in line.items]
    items += [item for cell in cells for item in cell.lying]
    in_bag = named(bag)
    data: Data = {
        "asking": "turn",
        "seat": 0 if turn is None else trades.index(turn),
        "turn": 1,
        "steps_left": counts.steps if steps is None else steps,
        "steps_taken": 0 if steps is None else counts.steps - steps,
        "cursed": None if cursed is None else trades.index(cursed),
        "heroes": [line.as_data(names, counts.hearts) for line in lines],
        "sites": [cell.as_data() for cell in cells],
        "stack": stack_left(counts.tiles, cells),
        "bag": bag_left(counts.numbers, cells, items)
        if bag is None
        else {name: in_bag.count(name) for name in in_bag},
        "fight": None,
        "drawn_tile": None,
        "drawn_side": "north",
        "drawn_tokens": [],
        "left_now": [],
        "new_item": None,
        "target": None,
        "over": False,
        "reason": "",
    }
    game = KARAK.from_position(setup, data, seeded(0))
    assert isinstance(game, Karak)
    game.recorder = Recorder(Log(setup, (), data))
    return Table(game, names)


# Playing and looking


class Standing:
    """How a hero stands now."""

    def __init__(self, table: Table, seat: int) -> None:
        hero = table.game.heroes[seat]
        self.seat = seat
        self.hearts = hero.hearts
        self.at = table.names[hero.site]
        self.has = [item.name for item in hero.pack]
        self.treasures = [item.name for item in hero.treasures]
        self.cursed = table.game.cursed == seat
        self.unconscious = hero.hearts == 0


class Table(NamedTable[Karak]):
    """A game of Karak that tests play and look at by names."""

    # Playing

    def plays(
        self,
        *actions: str,
        dice: Sequence[int] = (),
        tile: str | None = None,
        token: str | None = None,
    ) -> Table:
        """Play actions; dice, tiles and tokens are given in order, and all must be used."""
        answers: dict[str, list[int]] = {
            "die": list(dice),
            "tile": [TILE_NAMES.index(name) for name in named(tile)],
            "token": [TOKEN_NAMES.index(name) for name in named(token)],
        }
        self.events = []
        for text in actions:
            self.play_one(self.action(text), answers)
        left = {kind: rest for kind, rest in answers.items() if rest}
        assert not left, f"chance was not asked for {left}"
        return self

    def play_one(self, action: Action, answers: dict[str, list[int]]) -> None:
        """Play an action, answering for chance as often as it asks."""
        chance: list[int] = []
        while True:
            try:
                events = self.game.apply(action, chance)
                break
            except ChanceNeeded as asked:
                if not answers[asked.kind]:
                    raise AssertionError(f"{action} needs a {asked.kind}") from asked
                chance.append(answers[asked.kind].pop(0))
        self.events.extend(events)
        for site in range(len(self.names), len(self.game.board.tiles)):
            letter = PLACES[self.game.board.tiles[site].place][0]
            number = 1
            while f"{letter}{number}" in self.names:
                number += 1
            self.names.append(f"{letter}{number}")

    def action(self, text: str) -> Action:
        """Find an action by its words, with heroes and tiles by name."""
        verb, _, name = text.rpartition(" ")
        if verb in SEAT_VERBS:
            return self.game.parse(f"{SEAT_VERBS[verb]} {self.seat(name)}")
        if verb == "to gate" and name in self.names:
            return self.game.parse(f"{verb} {1 + self.game.board.gates.index(self.site(name))}")
        if verb == "to fountain" and name in self.names:
            return self.game.parse(f"{verb} {1 + self.game.board.fountains.index(self.site(name))}")
        return self.game.parse(text)

    # What is asked

    def words(self, action: Action) -> str:
        """Give an action's words, with heroes and tiles by name."""
        for verb, known in SEAT_VERBS.items():
            if action.verb == known:
                return f"{verb} {self.hero_name(action.arg)}"
        if action.verb == "to gate":
            return f"{action.verb} {self.names[self.game.board.gates[action.arg]]}"
        if action.verb == "to fountain":
            return f"{action.verb} {self.names[self.game.board.fountains[action.arg]]}"
        return action.text

    @property
    def steps(self) -> int:
        """The steps that the active hero has left."""
        return self.game.steps_left

    # The heroes and the board

    def hero(self, name: str) -> Standing:
        """See how a hero stands."""
        return Standing(self, self.seat(name))

    def token(self, tile: str) -> str | None:
        """Name the token on a tile."""
        token = self.game.tokens[self.site(tile)]
        return None if token is None else token.name

    def lying(self, tile: str) -> list[str]:
        """Name what lies on a tile."""
        return [item.name for item in self.game.lying[self.site(tile)]]

    def drawn(self, tile: str) -> str:
        """Draw a tile as it lies: `┼`."""
        laid = self.game.board.tiles[self.site(tile)]
        openings = laid.openings
        for glyph, (shape, rotation) in GLYPHS.items():
            if tile_of(SHAPES.index(shape), rotation // 90).openings == openings:
                return glyph
        raise AssertionError(f"no such tile: {laid}")

    def in_bag(self, token: str) -> int:
        """Count the tokens of a kind in the bag."""
        return self.game.bag[TOKEN_NAMES.index(token)]

    def in_stack(self, tile: str) -> int:
        """Count the undrawn tiles of a kind."""
        return self.game.stack[TILE_NAMES.index(tile)]
