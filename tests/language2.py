"""The language of rule tests for Karak 2: tell a position, play with forced chance, look.

    table = position(
        "warrior at moor, hearts 3, victory 4, 2 knights, 1 wood, has sword fireball",
        "oracle at farm, city at farm, built stable camp, 3 food, 1 small stone",
        moor="forest-rock east of forest, chasm north-east, lying warhammer",
        hill="farm south-east of moor, army fire-eaters skeletal-hulks",
    )
    table.plays("move southeast", "send knight", "roll", "strike", hero="2", knights="S")
    assert table.hero("warrior").hearts == 3

The start piece is there already: `farm`, `castle` and `forest` from west to east. Each keyword
names one more hex: its land, where it lies, which sides have chasms (`chasm east west`; none
otherwise), and what stands (`army`) or lies on it. A hex of the figures with just these chasms is
found, of tier one if there is one; `tier two` asks for the other. The first hero is the one to
play. Hexes explored later are named like their land, with a number if the name is taken.

Chance goes by names: `hero="S"`, `knights="1 S"` (also `archers`, `mages`, `skeletons`, `bear`,
`titan`) for the faces of the dice in the order they are rolled, `hex="forest 02"` (a land and the
edges with chasms before it is turned; `2 farm-forest 0` where both tiers have it),
`army="fire-eaters"`, `amulet="glory"`. Several are given with commas between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from karak.games.karak2.actions import ROLL, ROLL_HERO, ROLL_UNITS
from karak.games.karak2.army import glory
from karak.games.karak2.figures import Figures, HexKind, figures_of
from karak.games.karak2.game import Karak2
from karak.games.karak2.pieces import (
    AMULET_NAMES,
    AMULET_TITAN,
    ARMIES,
    ARMY_NAMES,
    BUILDINGS,
    GEAR_NAMES,
    LANDS,
    RESOURCES,
    SIDES,
    UNITS,
)
from karak.games.karak2.state import FRIENDLY
from karak.games.karak2.title import KARAK2
from karak.games.shared.grid import HEXES
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.errors import ChanceNeeded
from karak.kernel.figures import overlay
from karak.kernel.generator import seeded
from karak.kernel.opening import record_from
from karak.kernel.setup import GIVEN, Setup
from named_table import NamedTable, named, rule

__all__ = ["Standing", "Table", "position", "rule"]

START: Final = ("castle", "farm", "forest")
START_CELLS: Final = ((0, 0), (-1, 0), (1, 0))
BIG: Final = ("big-farm", "dense-forest", "big-rock", "abyss")
TIERS: Final = {"one": 1, "two": 2}
DICE: Final = {
    "hero": "hero",
    "knights": "knight",
    "archers": "archer",
    "mages": "mage",
    "skeletons": "skeleton",
    "bear": "bear",
    "titan": "titan",
}
SEAT_VERBS: Final = {"plague": "plague seat", "rob": "rob seat"}


# Building a position


def side_of(text: str) -> int:
    """Find a side by name; `north-east` is read like `northeast`."""
    return SIDES.index(text.replace("-", ""))


class Cell:
    """One hex as a test tells of it: land and place, then clauses in any order."""

    def __init__(self, name: str, told: str, earlier: Sequence[Cell]) -> None:
        first, *clauses = named(told)
        self.name = name
        self.chasms: list[int] = []
        self.armies: list[str] = []
        self.lying: list[str] = []
        self.kind: HexKind | None = None
        self.rotation = 0
        if name in START:
            self.land, (self.x, self.y) = name, START_CELLS[START.index(name)]
            self.tier = 0
        else:
            self.land, side, _, neighbour = first.split()
            beside = next(cell for cell in earlier if cell.name == neighbour)
            self.x = beside.x + HEXES.step_x[side_of(side)]
            self.y = beside.y + HEXES.step_y[side_of(side)]
            self.tier = 2 if self.land in BIG else 1
        for clause in clauses:
            self.read(clause)

    def read(self, clause: str) -> None:
        """Read a clause: `chasm east west`, `tier two`, `army fire-eaters`, `lying sword`."""
        word, *rest = clause.split()
        match word:
            case "chasm":
                self.chasms = sorted(side_of(side) for side in rest)
            case "tier":
                self.tier = TIERS[rest[0]]
            case "army" | "armies":
                self.armies = rest
            case "lying":
                self.lying = in_order(rest)
            case _:
                raise AssertionError(f"not a clause about a hex: {clause}")

    def find(self, figures: Figures, left: list[int]) -> None:
        """Find the hex of the figures that looks like this one, and take it out of the deck."""
        openings = sum(1 << side for side in range(6) if side not in self.chasms)
        fitting = [
            (piece.turns, kind.index, kind)
            for kind in figures.hexes
            if kind.tier == self.tier and LANDS[kind.land] == self.land and left[kind.index]
            for piece in kind.turned
            if piece.openings == openings
        ]
        assert fitting, f"the figures have no such hex left: {self.name}"
        turns, number, self.kind = min(fitting)
        self.rotation = 60 * turns
        left[number] -= 1

    def as_data(self) -> Data:
        """Give it as the position keeps it."""
        return {
            "x": self.x,
            "y": self.y,
            "land": self.land,
            "hex": None if self.kind is None else f"{self.kind.tier} {self.kind.name}",
            "rotation": self.rotation,
            "armies": self.armies,
            "lying": self.lying,
        }


def in_order(items: Sequence[str]) -> list[str]:
    """Sort items as the engine keeps them."""
    return sorted(items, key=GEAR_NAMES.index)


class HeroLine:
    """A hero as a test tells of it: name and place, then clauses in any order."""

    def __init__(self, line: str) -> None:
        first, *clauses = named(line)
        self.name, _, place = first.partition(" at ")
        self.at = place or "castle"
        self.came_from = self.at
        self.hearts: int | None = None
        self.victory = 0
        self.city: str | None = None
        self.built: list[str] = []
        self.items: list[str] = []
        self.counts: dict[str, int] = {"bear": 1} if self.name == "ranger" else {}
        self.charges = 0
        self.archstones = 0
        for clause in clauses:
            self.read(clause)
        if AMULET_TITAN.name in self.items:
            self.counts.setdefault("titan", 1)

    def read(self, clause: str) -> None:
        """Read a clause: `hearts 3`, `2 knights`, `1 wood`, `has sword`, `city at farm`…"""
        word, *rest = clause.split()
        match word:
            case "hearts":
                self.hearts = int(rest[0])
            case "victory":
                self.victory = int(rest[0])
            case "from":
                self.came_from = rest[0]
            case "city":
                self.city = rest[-1]
            case "built":
                self.built = sorted(rest, key=BUILDINGS.index)
            case "has":
                self.items = in_order(rest)
            case "archstone":
                self.archstones = 1
            case "charges":
                self.charges = int(rest[0])
            case _:
                assert word.isdigit(), f"not a clause about a hero: {clause}"
                self.counts[rest[0].removesuffix("s")] = int(word)

    def counted(self, kinds: Sequence[str]) -> dict[str, int]:
        """Count the pieces of some kinds."""
        return {kind: self.counts[kind] for kind in kinds if self.counts.get(kind)}

    def as_data(self, names: list[str], most_hearts: int) -> Data:
        """Give it as the position keeps it."""
        unknown = set(self.counts) - {*UNITS, *RESOURCES, "small", "large"}
        assert not unknown, f"no such pieces: {unknown}"
        return {
            "hero": self.name,
            "hearts": most_hearts if self.hearts is None else self.hearts,
            "site": names.index(self.at),
            "came_from": names.index(self.came_from),
            "victory": self.victory,
            "units": self.counted(UNITS),
            "resources": self.counted(RESOURCES),
            "city": None if self.city is None else names.index(self.city),
            "buildings": self.built,
            "pack": self.items,
            "small_stones": self.counts.get("small", 0),
            "large_stones": self.counts.get("large", 0),
            "archstones": self.archstones,
            "charges": self.charges,
        }

    @property
    def won(self) -> list[str]:
        """All rewards that the hero has, stones included."""
        small, large = self.counts.get("small", 0), self.counts.get("large", 0)
        return [*self.items, *["small-stone"] * small, *["large-stone"] * large]


def bag_left(numbers: list[int], cells: list[Cell], rewards: list[str]) -> dict[str, int]:
    """Count what is left in the bag: all but the armies laid and those beaten for rewards."""
    left = dict(zip(ARMY_NAMES, numbers, strict=True))
    for cell in cells:
        for army in cell.armies:
            left[army] -= 1
    for reward in rewards:
        source = next(
            army.name
            for army in ARMIES
            if (reward in AMULET_NAMES if army.reward is None else army.reward.name == reward)
        )
        left[source] -= 1
    short = [name for name, count in left.items() if count < 0]
    assert not short, f"there are not so many: {short}"
    return left


def figures_with_deck(deck: list[str], cells: list[Cell]) -> Data:
    """Correct the hexes so that just these are left when those of the cells are laid."""
    wanted: list[tuple[int, str, list[int]]] = []
    for text in deck:
        *tier, land, chasms = text.split() if text[-1].isdigit() else [*text.split(), ""]
        told = int(tier[0]) if tier else (2 if land in BIG else 1)
        wanted.append((told, land, [int(edge) for edge in chasms]))
    wanted += [(cell.tier, cell.land, cell.chasms) for cell in cells if cell.name not in START]
    standard = KARAK2.figures(None)
    tables: Data = {}
    for number, tier in ((1, "tier-one"), (2, "tier-two")):
        table = standard[tier]
        assert isinstance(table, dict)
        tables[tier] = {
            land: [edges for where, name, edges in wanted if (where, name) == (number, land)]
            for land in LANDS
            if land in table
        }
    return tables


def hex_number(figures: Figures, text: str) -> int:
    """Find a hex by its name, with or without its tier."""
    names = figures.hex_names
    if text in names:
        return names.index(text)
    return next(kind.index for kind in figures.hexes if kind.name == text)


def position(
    *heroes: str,
    turn: str | None = None,
    used: int = 0,
    moved: bool = False,
    gathered: str = "",
    plagued: str | None = None,
    praetorians: int | None = None,
    deck: str | None = None,
    bag: str | None = None,
    top: str | None = None,
    top_known_by: str | None = None,
    friendly: bool = False,
    figures: Data | None = None,
    land: Mapping[str, str] | None = None,
    **hexes: str,
) -> Table:
    """Set a table up in the middle of a game.

    `turn` names the hero to play, `used` the actions already spent, `moved` that the move before
    the next one is made, `gathered` the hexes gathered from; `plagued` is the hero with the plague
    token, `praetorians` how many are left. `deck` and `bag` say what is left in them (usually
    all that is not on the board and was not beaten), comma-separated; `top` is a hex put back on
    the deck that one hero knows. `figures` corrects figures, `farm`, `castle` and `forest` tell
    what is on the start piece (`farm=", lying sword"`). `land` gives hexes as a mapping.
    """
    hexes = {**(land or {}), **hexes}
    cells: list[Cell] = []
    for name in (*START, *[name for name in hexes if name not in START]):
        cells.append(
            Cell(name, f"{name}{hexes.get(name, '')}" if name in START else hexes[name], cells)
        )
    names = [cell.name for cell in cells]
    full = KARAK2.figures(figures)
    if deck is not None:
        full = overlay(full, figures_with_deck(named(deck), cells), "")
    known = figures_of(full)
    deck_left = list(known.deck)
    for cell in cells[len(START) :]:
        cell.find(known, deck_left)
    if top is not None:
        deck_left[hex_number(known, top)] -= 1
    lines = [HeroLine(line) for line in heroes]
    trades = [line.name for line in lines]
    rewards = [reward for line in lines for reward in line.won]
    rewards += [item for cell in cells for item in cell.lying]
    in_bag = named(bag)
    abyss = next((names.index(cell.name) for cell in cells if cell.land == "abyss"), None)
    variants = (FRIENDLY,) if friendly else ()
    setup = Setup("karak2", len(heroes), GIVEN, tuple(trades), variants, full, 0, 1)
    data: Data = {
        "asking": "turn",
        "seat": 0 if turn is None else trades.index(turn),
        "turn": 1,
        "used": used,
        "moved": moved,
        "ran": False,
        "ported": False,
        "hawked": False,
        "hawking": False,
        "gathered": [names.index(name) for name in gathered.split()],
        "plagued": None if plagued is None else trades.index(plagued),
        "general_site": abyss,
        "praetorians": known.praetorians[len(heroes)] if praetorians is None else praetorians,
        "heroes": [line.as_data(names, known.hearts) for line in lines],
        "sites": [cell.as_data() for cell in cells],
        "deck": dict(zip(known.hex_names, deck_left, strict=True)),
        "top": None if top is None else hidden_hex(known, top),
        "top_known_by": None if top_known_by is None else trades.index(top_known_by),
        "drawn": [],
        "drawn_at": None,
        "bag": bag_left(known.numbers, cells, rewards)
        if bag is None
        else {name: in_bag.count(name) for name in in_bag},
        "amulets": {name: 0 if name in rewards else 1 for name in AMULET_NAMES},
        "supply": {
            unit: known.units[i] - sum(line.counts.get(unit, 0) for line in lines)
            for i, unit in enumerate(UNITS)
        },
        "battle": None,
        "drawn_armies": [],
        "clawed": 0,
        "clawing": False,
        "rewards": [],
        "new_item": None,
        "left_now": [],
        "building": None,
        "target": None,
        "count": 0,
        "over": False,
        "reason": "",
    }
    game = KARAK2.from_position(setup, data, seeded(0))
    assert isinstance(game, Karak2)
    record_from(game, (), data)
    return Table(game, names)


def hidden_hex(figures: Figures, text: str) -> Data:
    """Give a hex as positions keep those that not everybody knows."""
    kind = figures.hexes[hex_number(figures, text)]
    return {"tier": kind.tier, "hex": figures.hex_names[kind.index]}


# Playing and looking


class Standing:
    """How a hero stands now."""

    def __init__(self, table: Table, seat: int) -> None:
        hero = table.game.heroes[seat]
        self.seat = seat
        self.hearts = hero.hearts
        self.unconscious = hero.hearts == 0
        self.at = table.names[hero.site]
        self.victory = hero.victory
        self.glory = glory(table.game, hero)
        self.units = {unit: count for unit, count in zip(UNITS, hero.units, strict=True) if count}
        self.food, self.wood, self.stone = hero.resources
        self.resources = (self.food, self.wood, self.stone)
        self.has = [item.name for item in hero.pack]
        self.city = table.names[hero.city] if hero.city >= 0 else None
        self.built = [name for i, name in enumerate(BUILDINGS) if hero.has_built(i)]
        self.small_stones = hero.small_stones
        self.large_stones = hero.large_stones
        self.archstones = hero.archstones
        self.plagued = table.game.plagued == seat


class Table(NamedTable[Karak2]):
    """A game of Karak 2 that tests play and look at by names."""

    def __init__(self, game: Karak2, names: Sequence[str] = START) -> None:
        super().__init__(game, names)

    # Playing

    def plays(self, *actions: str, **chance: str) -> Table:
        """Play actions; what chance answers is given by names, and all of it must be used."""
        unknown = set(chance) - {*DICE, "hex", "army", "amulet"}
        assert not unknown, f"chance knows no {unknown}"
        answers: dict[str, list[str]] = {
            DICE.get(kind, kind): told.split() if kind in DICE else named(told)
            for kind, told in chance.items()
        }
        self.events = []
        for text in actions:
            self.play_one(self.action(text), answers)
        left = {kind: rest for kind, rest in answers.items() if rest}
        assert not left, f"chance was not asked for {left}"
        return self

    def play_one(self, action: Action, answers: dict[str, list[str]]) -> None:
        """Play an action, answering for chance as often as it asks."""
        rolled = self.dice_of(action)
        chance: list[int] = []
        while True:
            try:
                events = self.game.apply(action, chance)
                break
            except ChanceNeeded as asked:
                kind = rolled.pop(0) if asked.kind == "die" else asked.kind
                if answers.get(kind):
                    chance.append(self.answer(kind, answers[kind].pop(0)))
                elif len(asked.possible) == 1:
                    chance.append(asked.possible[0])
                else:
                    raise AssertionError(f"{action} needs: {kind}") from asked
        self.events.extend(events)
        for site in range(len(self.names), len(self.game.armies)):
            land = LANDS[self.game.land.hexes[site].land]
            number = 2
            name = land
            while name in self.names:
                name = f"{land}-{number}"
                number += 1
            self.names.append(name)

    def dice_of(self, action: Action) -> list[str]:
        """Name the dice that an action rolls, in order."""
        battle = self.game.battle
        if battle is None:
            return []
        if action is ROLL_HERO:
            return ["hero"]
        if action is ROLL_UNITS:
            return [UNITS[kind] for kind in battle.kinds]
        sent = [unit for i, unit in enumerate(UNITS) for _ in range(battle.sent[i])]
        return ["hero", *sent] if action is ROLL else []

    def answer(self, kind: str, told: str) -> int:
        """Give chance's answer as the engine counts it."""
        figures = self.game.figures
        if kind == "hex":
            return hex_number(figures, told)
        if kind == "army":
            return ARMY_NAMES.index(told)
        if kind == "amulet":
            return next(i for i, name in enumerate(AMULET_NAMES) if name.endswith(told))
        die = figures.hero_die if kind == "hero" else figures.dice[UNITS.index(kind)]
        return 1 + die.faces.index(told)

    def action(self, text: str) -> Action:
        """Find an action by its words, with heroes and hexes by name."""
        verb, _, name = text.rpartition(" ")
        if verb in SEAT_VERBS:
            return self.game.parse(f"{SEAT_VERBS[verb]} {self.seat(name)}")
        if verb == "portal to":
            return self.game.parse(f"portal to hex {self.site(name)}")
        if verb.startswith("lay beside "):
            site = self.site(verb.removeprefix("lay beside "))
            return self.game.parse(f"lay beside hex {site} {name}")
        return self.game.parse(text)

    # What is asked

    def offers_no(self, verb: str) -> bool:
        """Say whether nothing that begins so may be played now: `recruit`, `portal to`."""
        return not self.options_of(verb)

    def options_of(self, verb: str) -> list[str]:
        """What may be played now and begins so, without its beginning."""
        return [
            option.removeprefix(verb).strip()
            for option in self.options
            if f"{option} ".startswith(f"{verb} ")
        ]

    def words(self, action: Action) -> str:
        """Give an action's words, with heroes and hexes by name."""
        for verb, known in SEAT_VERBS.items():
            if action.verb == known:
                return f"{verb} {self.hero_name(action.arg)}"
        if action.verb == "portal to hex":
            return f"portal to {self.names[action.arg]}"
        if action.verb == "lay beside":
            return f"lay beside {self.names[action.arg // 6]} {SIDES[action.arg % 6]}"
        return action.text

    @property
    def by_rule(self) -> str:
        """The rule by which the decision is asked."""
        return self.game.decision.rule

    @property
    def strength(self) -> object:
        """The strength of the enemy in the battle that goes on."""
        return self.asked("strength")

    @property
    def actions(self) -> object:
        """The actions that the active hero has left."""
        return self.asked("actions")

    # The heroes and the land

    def hero(self, name: str) -> Standing:
        """See how a hero stands."""
        return Standing(self, self.seat(name))

    def armies(self, name: str) -> list[str]:
        """Name the armies on a hex."""
        return [army.name for army in self.game.armies[self.site(name)]]

    def lying(self, name: str) -> list[str]:
        """Name what lies on a hex."""
        return [item.name for item in self.game.lying[self.site(name)]]

    def cell(self, name: str) -> tuple[int, int]:
        """Tell where a hex lies; the castle is at (0, 0)."""
        site = self.site(name)
        return self.game.land.xs[site], self.game.land.ys[site]

    def chasms(self, name: str) -> list[str]:
        """Name the sides of a hex that have chasms."""
        openings = self.game.land.hexes[self.site(name)].openings
        return [side for i, side in enumerate(SIDES) if not (openings >> i) & 1]

    @property
    def plagued(self) -> str | None:
        """The hero whose city has the plague token."""
        return None if self.game.plagued < 0 else self.hero_name(self.game.plagued)

    @property
    def praetorians(self) -> int:
        """How many Praetorians are left."""
        return self.game.praetorians

    def in_bag(self, army: str) -> int:
        """Count the army tokens of a kind in the bag."""
        return self.game.bag[ARMY_NAMES.index(army)]

    def in_deck(self, name: str) -> int:
        """Count the undrawn hexes of a kind; one put back on top does not count."""
        return self.game.deck[hex_number(self.game.figures, name)]

    def in_supply(self, unit: str) -> int:
        """Count the dice of a kind in the supply."""
        return self.game.supply[UNITS.index(unit)]
