"""A second book-keeping of Karak 2, from the events alone: where everything must be."""

from __future__ import annotations

from collections import Counter

from karak.games.karak2.city import CITY, price_of
from karak.games.karak2.game import Karak2
from karak.games.karak2.pieces import AMULET_NAMES, ARMIES, BUILDINGS, DRYADS, RESOURCES, UNITS
from karak.games.karak2.state import NOBODY
from karak.kernel.events import Event
from properties.ledger import number

GUARDS = {
    **{army.reward.name: army.name for army in ARMIES if army.reward is not None},
    **dict.fromkeys(AMULET_NAMES, DRYADS.name),
}
"""Which army had which reward on its back."""
STONES = ("small-stone", "large-stone", "archstone")
MOVES = ("moved", "ran-magically", "portal-taken", "went-back")
HEART_EVENTS = ("hearts-lost", "healed", "turn-skipped")
SAVER = "oracle"


class Ledger2:
    """What every seat must have, and where all the pieces must be."""

    def __init__(self, game: Karak2) -> None:
        players = game.setup.players
        self.game = game
        self.heroes = [""] * players
        self.hearts = [game.figures.hearts] * players
        self.sites = [0] * players
        self.cities: list[int | None] = [None] * players
        self.buildings: list[set[str]] = [set() for _ in range(players)]
        self.resources: list[Counter[str]] = [Counter() for _ in range(players)]
        self.units: list[Counter[str]] = [Counter() for _ in range(players)]
        self.stones: list[Counter[str]] = [Counter() for _ in range(players)]
        self.discounts: list[list[int]] = []
        self.plagued = NOBODY
        self.praetorians = game.praetorians
        self.bag = Counter(
            {army.name: game.figures.numbers[army.index] for army in ARMIES},
        )
        self.in_hand: Counter[str] = Counter()
        self.on_board: Counter[tuple[int, str]] = Counter()
        self.gear: Counter[str] = Counter()
        self.lying: Counter[tuple[int, str]] = Counter()
        self.laid: list[tuple[int, int, str, int, int]] = []
        self.hawking = False

    def read(self, events: list[Event]) -> None:
        """Write down what happened."""
        for event in events:
            facts = event.facts()
            self.write(event.kind, number(facts["seat"]), facts)

    def write(self, kind: str, seat: int, facts: dict[str, str | int | None]) -> None:
        """Write one event down."""
        if kind in HEART_EVENTS:
            self.hearts[seat] = number(facts["hearts"])
        elif kind in MOVES:
            self.sites[seat] = number(facts["site"])
        elif kind.startswith(("hex-", "hawk-", "army-")):
            self.write_land(kind, seat, facts)
        elif kind.startswith(("item-", "fireball-", "pickpocket-")):
            self.write_item(kind, seat, facts)
        elif kind.startswith(("unit-", "titan-")):
            self.write_unit(kind, seat, str(facts.get("unit", "titan")))
        elif kind.startswith("resource-"):
            self.write_resource(kind, seat, facts)
        else:
            self.write_city(kind, seat, facts)

    def write_land(self, kind: str, seat: int, facts: dict[str, str | int | None]) -> None:
        """Write down what came onto the land."""
        army = str(facts.get("army"))
        match kind:
            case "hawk-sent":
                self.hawking = True
            case "hex-laid":
                x, y, rotation = (number(facts[name]) for name in ("x", "y", "rotation"))
                self.laid.append((x, y, str(facts["land"]), number(facts["tier"]), rotation))
                if not self.hawking:
                    self.sites[seat] = number(facts["site"])
                self.hawking = False
            case "army-drawn":
                self.bag[army] -= 1
                self.in_hand[army] += 1
            case "army-returned":
                self.in_hand[army] -= 1
                self.bag[army] += 1
            case "army-laid":
                self.in_hand[army] -= 1
                self.on_board[number(facts["site"]), army] += 1
            case _:
                pass

    def write_item(self, kind: str, seat: int, facts: dict[str, str | int | None]) -> None:
        """Write down what an army left behind, and what became of it."""
        item = str(facts.get("item"))
        match kind:
            case "item-gained":
                if item in GUARDS:
                    self.on_board[self.sites[seat], GUARDS[item]] -= 1
                if item in STONES:
                    self.stones[seat][item] += 1
                elif item != "cart":
                    self.gear[item] += 1
            case "item-left":
                self.lying[number(facts["site"]), item] += 1
            case "item-taken":
                self.lying[number(facts["site"]), item] -= 1
            case "fireball-used":
                self.gear["fireball"] -= 1
            case _:
                self.gear["pickpocket"] -= 1

    def write_unit(self, kind: str, seat: int, unit: str) -> None:
        """Write down who joined or left an army; recruits are paid for."""
        joins = kind in ("unit-recruited", "titan-came")
        if joins or kind in ("unit-lost", "unit-returned", "titan-left"):
            self.units[seat][unit] += 1 if joins else -1
        if kind == "unit-recruited" and UNITS.index(unit) < len(RESOURCES):
            self.resources[seat][RESOURCES[UNITS.index(unit)]] -= 1

    def write_resource(self, kind: str, seat: int, facts: dict[str, str | int | None]) -> None:
        """Write down resources that were gained, given back or stolen."""
        resource = str(facts["resource"])
        match kind:
            case "resource-gained":
                self.resources[seat][resource] += number(facts["count"])
            case "resource-lost":
                self.resources[seat][resource] -= number(facts["count"])
            case _:
                self.resources[seat][resource] += 1
                self.resources[number(facts["other"])][resource] -= 1

    def write_city(self, kind: str, seat: int, facts: dict[str, str | int | None]) -> None:
        """Write down heroes, cities, the plague and the General's guard."""
        match kind:
            case "hero-taken":
                self.heroes[seat] = str(facts["hero"])
                if facts["hero"] == "ranger" and self.game.figures.units[UNITS.index("bear")]:
                    self.units[seat]["bear"] += 1
            case "city-founded":
                assert self.cities[seat] is None
                self.cities[seat] = number(facts["site"])
                self.pay(seat, CITY)
            case "building-built":
                building = str(facts["building"])
                assert building not in self.buildings[seat]
                self.buildings[seat].add(building)
                self.pay(seat, BUILDINGS.index(building))
            case "plague-cast":
                if facts["city"]:
                    self.plagued = number(facts["other"])
            case "plague-ended":
                assert self.plagued == seat
                self.plagued = NOBODY
            case "praetorian-removed":
                self.praetorians -= 1
                assert self.praetorians == facts["praetorians"]
            case _:
                pass

    def pay(self, seat: int, building: int) -> None:
        """Take a price away; who builds for one less has saved something that is in it."""
        price = price_of(self.game, building)
        for resource, due in zip(RESOURCES, price, strict=True):
            self.resources[seat][resource] -= due
        if self.heroes[seat] == SAVER and any(price):
            self.discounts.append(price)

    def settle_discounts(self) -> None:
        """See what the builder has saved: one of a price for each."""
        if not self.discounts:
            return
        seat = self.heroes.index(SAVER)
        told, found = self.resources[seat], resources_of(self.game)[seat]
        saved = {resource: found[resource] - told[resource] for resource in RESOURCES}
        assert sum(saved.values()) == len(self.discounts)
        for i, resource in enumerate(RESOURCES):
            assert 0 <= saved[resource] <= sum(price[i] > 0 for price in self.discounts)
            told[resource] = found[resource]
        self.discounts.clear()


def resources_of(game: Karak2) -> list[Counter[str]]:
    """Count everybody's resources."""
    return [Counter(dict(zip(RESOURCES, hero.resources, strict=True))) for hero in game.heroes]


def units_of(game: Karak2) -> list[Counter[str]]:
    """Count everybody's unit dice."""
    return [Counter(dict(zip(UNITS, hero.units, strict=True))) for hero in game.heroes]


def stones_of(game: Karak2) -> list[Counter[str]]:
    """Count everybody's stones."""
    rows = [(hero.small_stones, hero.large_stones, hero.archstones) for hero in game.heroes]
    return [Counter(dict(zip(STONES, row, strict=True))) for row in rows]


def hexes_of(game: Karak2) -> list[int]:
    """Count all hexes: in the deck, known on top of it, drawn, and laid (but the start piece)."""
    counts = list(game.deck)
    for piece in game.land.hexes[3:]:
        counts[piece.kind] += 1
    for kind in (*game.drawn, *([game.top] if game.top >= 0 else [])):
        counts[kind] += 1
    return counts


def gear_of(game: Karak2) -> Counter[str]:
    """Count all gear: with heroes, on hexes, and on its way to the victor."""
    found = Counter(item.name for hero in game.heroes for item in hero.pack)
    found.update(item.name for items in game.lying for item in items)
    found.update(item.name for item in game.rewards)
    return found
