"""A second opinion on what may be done: from the plain position alone, apart from the rules.

It is slow and says nothing of how: only whether the engine's lists are complete and right.
"""

from __future__ import annotations

from typing import Any, Final

SIDES: Final = ("north", "east", "south", "west")
OFFSETS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
OPENINGS: Final = {"straight": {0, 2}, "corner": {0, 1}, "tee": {0, 1, 3}, "cross": {0, 1, 2, 3}}
LOOKS: Final = {"straight": 2, "corner": 4, "tee": 4, "cross": 1}
SLOTS: Final = {
    "daggers": "weapons",
    "sword": "weapons",
    "axe": "weapons",
    "flames": "spells",
    "portal": "spells",
    "key": "keys",
}
ITEMS: Final = (*SLOTS, "treasure", "dragon-treasure")

Plain = dict[str, Any]


def open_sides(shape: str, rotation: int) -> set[int]:
    """Tell the open sides of a turned tile."""
    return {(side + rotation // 90) % 4 for side in OPENINGS[shape]}


class Map:
    """The laid tiles by cell."""

    def __init__(self, position: Plain) -> None:
        self.sites: list[Plain] = position["sites"]
        self.cells = {(site["x"], site["y"]): number for number, site in enumerate(self.sites)}
        self.open = [open_sides(site["shape"], site["rotation"]) for site in self.sites]

    def beyond(self, site: int, side: int) -> int | None:
        """Find the site on the other side of an edge."""
        x, y = OFFSETS[side]
        return self.cells.get((self.sites[site]["x"] + x, self.sites[site]["y"] + y))

    def places(self, *kinds: str) -> list[int]:
        """Find the sites of some kinds, in the order of discovery."""
        return [number for number, site in enumerate(self.sites) if site["tile"] in kinds]

    def dark_sides(self) -> int:
        """Count the openings towards empty cells."""
        return sum(
            self.beyond(site, side) is None
            for site in range(len(self.sites))
            for side in self.open[site]
        )

    def reached(self) -> set[int]:
        """Find the sites that openings lead to from the start."""
        found, edge = {0}, [0]
        while edge:
            site = edge.pop()
            for side in self.open[site]:
                near = self.beyond(site, side)
                if near is not None and near not in found and (side + 2) % 4 in self.open[near]:
                    found.add(near)
                    edge.append(near)
        return found


class Opinion:
    """What may be done in a position, by the law."""

    def __init__(self, position: Plain, setup: Plain) -> None:
        self.position = position
        self.figures: Plain = setup["figures"]
        self.experts = "experts-goal" in setup["variants"]
        self.map = Map(position)
        self.seat: int = position["seat"]
        self.me: Plain = position["heroes"][self.seat]
        self.trade = None if position["cursed"] == self.seat else self.me["hero"]

    def actions(self) -> set[str]:
        """List everything that may be done."""
        answers = {
            "turn": self.turn,
            "choose-hero": self.choose_hero,
            "turn-tile": self.turn_tile,
            "choose-token": self.choose_token,
            "roll": lambda: {"roll"},
            "add-to-attack": self.add_to_attack,
            "choose-bearer": self.choose_bearer,
            "leave-for-reward": self.leave_for_reward,
            "make-room": self.make_room,
            "pick-up": lambda: {"done", *self.takes()},
            "portal-to": self.fountains,
            "return-at": self.fountains,
        }
        return answers[self.position["asking"]]()

    # The turn

    def turn(self) -> set[str]:
        """K1.T1 to K1.T3, and what spells and abilities add."""
        here = self.map.sites[int(self.me["site"])]
        found = {"end turn", *self.takes()}
        if self.position["steps_left"]:
            found |= self.steps()
        if here["token"] == "chest":
            found |= {"open chest"} if "key" in self.me["pack"] else found
        elif here["token"] and self.trade == "thief":
            found.add("fight")
        hurt = self.me["hearts"] < self.figures["hero"]["hearts"]
        if here["tile"] in ("fountain", "start") and (hurt or self.trade is None):
            found.add("heal")
        heroes: list[Plain] = self.position["heroes"]
        if "portal" in self.me["pack"]:
            found |= {f"cast healing on seat {seat}" for seat in range(len(heroes))}
        if self.trade == "warlock" and self.position["steps_left"] == self.figures["hero"]["steps"]:
            found |= {
                f"swap with seat {seat}"
                for seat, hero in enumerate(heroes)
                if hero["site"] != self.me["site"]
            }
        return found

    def steps(self) -> set[str]:
        """K1.M1, K1.M4, K1.E1, K1.A.WIZ2."""
        found: set[str] = set()
        here: int = self.me["site"]
        for side, name in enumerate(SIDES):
            near = self.map.beyond(here, side)
            is_open = side in self.map.open[here]
            if near is None:
                allowed = is_open and bool(self.position["stack"])
            else:
                through = is_open and (side + 2) % 4 in self.map.open[near]
                allowed = through or self.trade == "wizard"
            if allowed:
                found.add(f"step {name}")
        gates = self.map.places("gate")
        if here in gates:
            found |= {f"to gate {i + 1}" for i, gate in enumerate(gates) if gate != here}
        return found

    # Exploring

    def turn_tile(self) -> set[str]:
        """K1.E2, K1.E8, K1.E9."""
        shape, side = self.drawn()
        must = bool(self.position["stack"]) and "dragon" in self.position["bag"]
        return {
            f"place rotated {rotation}"
            for rotation in range(0, 90 * LOOKS[shape], 90)
            if (side + 2) % 4 in open_sides(shape, rotation)
            and not (must and self.ways_left_by(rotation) == 0)
        }

    def drawn(self) -> tuple[str, int]:
        """Tell the shape of the drawn tile and the side it is explored on."""
        return self.position["drawn_tile"].split()[1], SIDES.index(self.position["drawn_side"])

    def ways_left_by(self, rotation: int) -> int:
        """Count the ways on after laying the drawn tile so."""
        shape, side = self.drawn()
        here = self.map.sites[int(self.me["site"])]
        x, y = OFFSETS[side]
        laid: Plain = {"x": here["x"] + x, "y": here["y"] + y, "shape": shape, "rotation": rotation}
        return Map({"sites": [*self.map.sites, laid]}).dark_sides()

    def choose_token(self) -> set[str]:
        """K1.A.ORC2."""
        return {f"lay {token}" for token in self.position["drawn_tokens"]}

    # Fighting

    def add_to_attack(self) -> set[str]:
        """K1.F8; what counts is who the hero was when the fight began (K1.C4)."""
        fight = self.position["fight"]
        trade = None if fight["plain"] else self.me["hero"]
        found = {"strike"}
        flames = self.me["pack"].count("flames")
        if flames > (fight["flames"] if trade == "wizard" else 0):
            found.add("use flames")
        if trade == "warrior" and not (fight["rolled_again"] or fight["flames"]):
            found.add("roll again")
        if trade == "warlock" and not fight["sacrificed"] and self.me["hearts"]:
            found.add("sacrifice heart")
        return found

    def choose_bearer(self) -> set[str]:
        """K1.C1."""
        seats = range(len(self.position["heroes"]))
        cursed = self.position["cursed"]
        return {f"curse seat {seat}" for seat in seats if seat != self.seat or seat == cursed}

    def fountains(self) -> set[str]:
        """K1.I5, K1.A.WAR2."""
        return {f"to fountain {i + 1}" for i in range(len(self.map.places("start", "fountain")))}

    # Equipment

    def fits(self, load: list[str]) -> bool:
        """K1.I2, K1.X4."""
        slots = self.figures["slots"]
        kinds = [SLOTS.get(item) for item in load]
        if any(kinds.count(kind) > slots[kind] for kind in SLOTS.values()):
            return False
        return not self.experts or len(load) <= sum(slots[kind] for kind in set(SLOTS.values()))

    def exchanges(self, item: str) -> set[str]:
        """Name the pieces that make room for an item when they are left."""
        load = [*self.me["pack"], *self.me["treasures"]]
        found: set[str] = set()
        for piece in set(load):
            rest = list(load)
            rest.remove(piece)
            if self.fits([*rest, item]):
                found.add(piece)
        return found

    def takes(self) -> set[str]:
        """K1.I4: what was put down in this turn stays there for this turn."""
        here: int = self.me["site"]
        lying = list(self.map.sites[here]["lying"])
        for left in self.position["left_now"]:
            if left["site"] == here:
                lying.remove(left["item"])
        load = [*self.me["pack"], *self.me["treasures"]]
        return {
            f"take {item}" for item in lying if self.fits([*load, item]) or self.exchanges(item)
        }

    def leave_for_reward(self) -> set[str]:
        """K1.I3, K1.X5, K1.X6."""
        new: str = self.position["new_item"]
        return self.make_room() | ({f"leave {new}"} - {"leave dragon-treasure"})

    def make_room(self) -> set[str]:
        """K1.I4, K1.X5."""
        return {f"leave {piece}" for piece in self.exchanges(self.position["new_item"])}

    # Set-up

    def choose_hero(self) -> set[str]:
        """K1.S2."""
        heroes = ("wizard", "warlock", "warrior", "thief", "oracle", "swordsman")
        taken = [hero["hero"] for hero in self.position["heroes"]]
        return {f"take hero {i + 1}" for i, hero in enumerate(heroes) if hero not in taken}
