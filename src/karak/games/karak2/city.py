"""The city and its buildings (K2.N3 to K2.N5, K2.N7, K2.A.ORC2)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import BUILD, DONE, SAVE
from karak.games.karak2.city_events import BuildingBuilt, CityFounded
from karak.games.karak2.gathering import has_city
from karak.games.karak2.pieces import BUILDINGS, CASTLE
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import NOTHING, State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

CITY: Final = 6
"""The city among the things that are built, after the six buildings."""


def price_of(game: State, building: int) -> list[int]:
    """Tell the price of a building or of the city."""
    return game.figures.city if building == CITY else game.figures.prices[building]


def can_pay_saving(game: State, hero: Ruler, building: int, saved: int) -> bool:
    """Say whether a hero can pay a price less one of a resource that is in it (NOTHING: all)."""
    price = price_of(game, building)
    if saved != NOTHING and price[saved] == 0:
        return False
    for resource in range(len(price)):
        due = price[resource] - 1 if resource == saved else price[resource]
        if hero.resources[resource] < due:
            return False
    return True


def can_pay(game: State, hero: Ruler, building: int) -> bool:
    """Say whether a hero can pay for a building or the city (K2.N3, K2.N4, K2.A.ORC2)."""
    if can_pay_saving(game, hero, building, NOTHING):
        return True
    if not hero.hero.saves_when_building():
        return False
    return any(can_pay_saving(game, hero, building, saved) for saved in range(3))


def can_found(game: State) -> bool:
    """Say whether the hero may found its city here (K2.N3)."""
    me = game.me
    site = me.site
    return (
        me.city == NO_CITY
        and game.land.hexes[site].land != CASTLE
        and site != game.general_site
        and len(game.armies[site]) == 0
        and not has_city(game, site)
        and not any(hero.site == site and hero is not me for hero in game.heroes)
        and can_pay(game, me, CITY)
    )


def build_actions(game: State) -> tuple[Action, ...]:
    """List the buildings that can be built now (K2.N4)."""
    me = game.me
    if me.city == NO_CITY or me.city != me.site:
        return ()
    return tuple(
        BUILD[building]
        for building in range(len(BUILDINGS))
        if not me.has_built(building) and can_pay(game, me, building)
    )


def begin_building(game: State, building: int) -> None:
    """Pay for a building or the city; who saves one resource chooses which (K2.A.ORC2)."""
    game.building = building
    if game.me.hero.saves_when_building() and sum(price_of(game, building)) > 0:
        game.put_question_unless_forced(SAVE_RESOURCE)
    else:
        pay(game, NOTHING)


@final
class SaveResource(Question[State]):
    """Which resource the Expert Builder saves (K2.A.ORC2)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List resources of the price without one of which it can be paid."""
        return tuple(
            SAVE[saved] for saved in range(3) if can_pay_saving(game, game.me, game.building, saved)
        )

    def answer(self, game: State, action: Action) -> None:
        """Pay the rest."""
        pay(game, action.arg)

    def details(self, game: State) -> dict[str, Argument]:
        """Name what is built."""
        return {"building": "city" if game.building == CITY else BUILDINGS[game.building]}


def pay(game: State, saved: int) -> None:
    """Pay, and let it stand: each building works at once (K2.N4)."""
    me = game.me
    building = game.building
    price = price_of(game, building)
    game.building = NOTHING
    me.resources = [
        me.resources[i] - (price[i] - 1 if i == saved else price[i]) for i in range(len(price))
    ]
    if building == CITY:
        me.city = me.site
        if game.recorder is not None:
            game.tell(CityFounded(game.seat, me.site))
        game.action_is_done()
        return
    me.buildings |= 1 << building
    if game.recorder is not None:
        game.tell(BuildingBuilt(game.seat, BUILDINGS[building]))
    game.put_question_unless_forced(BUILD_MORE)


@final
class BuildMore(Question[State]):
    """What else to build in the same action (K2.N4)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List what can be paid, and being done."""
        return (*build_actions(game), DONE)

    def answer(self, game: State, action: Action) -> None:
        """Build on, or be done."""
        if action is DONE:
            game.action_is_done()
        else:
            begin_building(game, action.arg)


SAVE_RESOURCE: Final = SaveResource("save-resource", "K2.A.ORC2")
BUILD_MORE: Final = BuildMore("build-more", "K2.N4")
