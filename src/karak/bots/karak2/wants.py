"""What a hero of Karak 2 wants to build and to recruit, and what resources are worth for it."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.army import glory
from karak.games.karak2.city import CITY, can_pay, price_of
from karak.games.karak2.pieces import (
    AMULET_GLORY,
    BANNERS,
    BUILDINGS,
    CAMP,
    PORTAL,
    RANGE,
    RECRUITS,
    STABLE,
    TOWER,
)
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import State

NO_BUILDING: Final = -1
UNKNOWN: Final = -2
CITY_WORTH: Final = 12.0
STABLE_WORTH: Final = 9.0
PORTAL_WORTH: Final = 2.5
BANNERS_WORTH: Final = 5.0
FIRST_BARRACKS: Final[list[float]] = [9.0, 7.0, 8.0]
MORE_BARRACKS: Final[list[float]] = [1.5, 2.0, 5.0]
NEEDED_NOW: Final = 1.5
NEEDED_FOR_CITY: Final = 3.0
NEEDED_LATER: Final = 0.9
SPARE: Final = 0.25
ENOUGH: Final = 6
UNIT_WORTHS: Final[list[float]] = [2.4, 2.6, 3.2]
UPGRADE_WORTH: Final = 0.7
SEATS: Final = 8


@final
class Wants:
    """The next thing to pay for, everything else that is wanted, and so the worth of resources."""

    def __init__(self, game: State, me: Ruler, before: Wants | None) -> None:
        self.game = game
        self.me = me
        self.resources: Final = me.resources
        self.units: Final = me.units
        self.pack: Final = me.pack
        self.buildings: Final = me.buildings
        self.city: Final = me.city
        self.victory: Final = me.victory
        self.supply: Final = game.supply
        self.glory: Final[int] = glory(game, me)
        self.room: Final[int] = max(0, self.glory - me.recruited())
        self.worths: Final[list[float]] = (
            before.worths if before is not None and before.built_for(game, me) else self.wished()
        )
        self._payable = UNKNOWN
        self.next = NO_BUILDING
        self.now: Final[list[int]] = [0, 0, 0]
        self.later: Final[list[int]] = [0, 0, 0]
        self._plan()

    def hold_for(self, game: State, me: Ruler) -> bool:
        """Say whether all that was counted holds in another position too."""
        return (
            me.resources is self.resources
            and me.units is self.units
            and me.pack is self.pack
            and me.buildings == self.buildings
            and me.city == self.city
            and me.victory == self.victory
            and game.supply is self.supply
            and game.figures is self.game.figures
            and me.hero is self.me.hero
        )

    def built_for(self, game: State, me: Ruler) -> bool:
        """Say whether buildings are worth the same in another position."""
        return (
            me.buildings == self.buildings
            and me.pack is self.pack
            and me.victory == self.victory
            and game.figures is self.game.figures
        )

    def wished(self) -> list[float]:
        """List what each building is worth, nothing if it stands."""
        return [
            0.0 if self.me.has_built(building) else self.worth_of_building(building)
            for building in range(len(BUILDINGS))
        ]

    def worth_of_building(self, building: int) -> float:
        """Say what a building that does not stand is worth."""
        me = self.me
        if building == STABLE:
            return STABLE_WORTH
        if building == PORTAL:
            return PORTAL_WORTH
        if building == BANNERS:
            left = self.game.figures.glory - me.victory - (2 if me.has(AMULET_GLORY) else 0)
            return BANNERS_WORTH * min(2, left) / 2 if left > 0 else 0.0
        kind = building - CAMP
        some = me.has_built(CAMP) or me.has_built(RANGE) or me.has_built(TOWER)
        return MORE_BARRACKS[kind] if some else FIRST_BARRACKS[kind]

    def missing(self, building: int) -> int:
        """Count the resources that a building or the city still lacks."""
        price = price_of(self.game, building)
        count = 0
        for resource in range(RECRUITS):
            count += max(0, price[resource] - self.me.resources[resource])
        if self.me.hero.saves_when_building():
            count = max(0, count - 1)
        return count

    def _plan(self) -> None:
        """Find the building that gives most for what it lacks; the city comes first (K2.N3)."""
        game, me = self.game, self.me
        if me.city == NO_CITY:
            self.next = CITY
        else:
            best = 0.0
            for building in range(len(BUILDINGS)):
                if self.worths[building] > 0.0:
                    score = self.worths[building] / (2 + self.missing(building))
                    if score > best:
                        best = score
                        self.next = building
        if self.next != NO_BUILDING:
            price = price_of(game, self.next)
            for resource in range(RECRUITS):
                self.now[resource] += price[resource]
        for building in range(len(BUILDINGS)):
            if self.worths[building] > 0.0 and building != self.next:
                price = price_of(game, building)
                for resource in range(RECRUITS):
                    self.later[resource] += price[resource]
        best_unit = self.best_barracks()
        if best_unit >= 0:
            self.now[best_unit] += self.room
            for unit in range(RECRUITS):
                if me.has_built(CAMP + unit):
                    self.later[unit] += 2

    def best_barracks(self) -> int:
        """Find the best kind of unit that can be recruited, -1 if none (K2.N7)."""
        for unit in (2, 1, 0):
            if self.me.has_built(CAMP + unit) and self.game.supply[unit] > 0:
                return unit
        return -1

    def resource(self, resource: int, more: int) -> float:
        """Say what one more of a resource is worth to a hero who has so many more already."""
        held = self.me.resources[resource] + more
        if held < self.now[resource]:
            return NEEDED_FOR_CITY if self.next == CITY else NEEDED_NOW
        if held < self.now[resource] + self.later[resource]:
            return NEEDED_LATER
        return SPARE if held < ENOUGH else 0.0

    def harvest(self, given: list[int], extra: bool) -> float:
        """Say what gathering is worth; the amulet adds one of the better kind (K2.N2, K2.I6)."""
        worth = 0.0
        best = 0.0
        for resource in range(RECRUITS):
            count = given[resource]
            for more in range(count):
                worth += self.resource(resource, more)
            if count > 0:
                best = max(best, self.resource(resource, count))
        return worth + best if extra else worth

    def best_resource(self, allowed: list[int]) -> int:
        """Find which of some resources is worth most; of equal ones the one held least."""
        best = allowed[0]
        for resource in allowed:
            worth, most = self.resource(resource, 0), self.resource(best, 0)
            fewer = self.me.resources[resource] < self.me.resources[best]
            if worth > most or (worth == most and fewer):
                best = resource
        return best

    # In the city

    def best_building(self) -> int:
        """Find the building to pay for now, NO_BUILDING if none is worth it."""
        if self._payable == UNKNOWN:
            self._payable = self._best_payable()
        return self._payable

    def _best_payable(self) -> int:
        best = NO_BUILDING
        most = 0.0
        for building in range(len(BUILDINGS)):
            worth = self.worths[building]
            if worth > most and can_pay(self.game, self.me, building):
                most = worth
                best = building
        return best

    def recruiting(self) -> float:
        """Say what recruiting as many as glory allows is worth (K2.R1, K2.R3)."""
        game, me = self.game, self.me
        if self.glory == 0 or game.plagued == me.seat:
            return 0.0
        worth = 0.0
        room = self.room
        for unit in (2, 1, 0):
            if me.has_built(CAMP + unit):
                count = min(room, me.resources[unit], game.supply[unit])
                worth += count * UNIT_WORTHS[unit]
                room -= count
        return worth if worth > 0.0 else UPGRADE_WORTH * self.upgrades()

    def upgrades(self) -> int:
        """Count the weaker units that could be exchanged for Mages (K2.R3)."""
        game, me = self.game, self.me
        if self.room > 0 or not me.has_built(TOWER):
            return 0
        weaker = me.units[0] + me.units[1]
        return min(weaker, me.resources[2], game.supply[2])


@final
class _Kept:
    """The wants of each seat asked for last: a hero who moves wants the same as before."""

    def __init__(self) -> None:
        self.by_seat: Final[list[Wants | None]] = [None] * SEATS


_kept: Final = _Kept()


def wants_of(game: State, me: Ruler) -> Wants:
    """Give a hero's wants; nothing is counted twice while it cannot change."""
    wants = _kept.by_seat[me.seat % SEATS]
    if wants is None or not wants.hold_for(game, me):
        wants = Wants(game, me, wants)
        _kept.by_seat[me.seat % SEATS] = wants
    wants.game = game
    wants.me = me
    return wants
