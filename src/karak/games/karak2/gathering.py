"""Gathering resources (K2.N2), the Amulet of Resources (K2.I6) and Plunder (K2.A.WAR2)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import GAIN
from karak.games.karak2.gear import gain_resource
from karak.games.karak2.pieces import AMULET_RESOURCES, RESOURCES, TOTALS, YIELDS
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action


def has_city(game: State, site: int) -> bool:
    """Say whether somebody's city stands on a hex."""
    return any(hero.city == site for hero in game.heroes)


def yield_of(game: State, site: int) -> list[int]:
    """Tell what a hex gives of each resource."""
    return YIELDS[game.land.hexes[site].land]


def gives_anything(game: State, site: int) -> bool:
    """Say whether a hex gives resources at all."""
    return TOTALS[game.land.hexes[site].land] > 0


def can_gather(game: State, site: int) -> bool:
    """Say whether a hex can be gathered from: no armies, no city, once a turn (K2.N2)."""
    if not gives_anything(game, site) or game.armies[site]:
        return False
    return site not in game.gathered and not has_city(game, site)


def gather(game: State) -> None:
    """Take what the hex gives, and one more with the amulet (K2.N2, K2.I6)."""
    site = game.me.site
    game.gathered = (*game.gathered, site)
    given = yield_of(game, site)
    for resource in range(len(RESOURCES)):
        if given[resource] > 0:
            gain_resource(game, resource, given[resource])
    if game.me.has(AMULET_RESOURCES):
        game.put_question_unless_forced(GATHER_MORE)
    else:
        game.after_gathering()


@final
class GatherMore(Question[State]):
    """Which resource the amulet adds (K2.I6)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the kinds that the hex gives."""
        given = yield_of(game, game.me.site)
        return tuple(GAIN[resource] for resource in range(len(given)) if given[resource] > 0)

    def answer(self, game: State, action: Action) -> None:
        """Take one more."""
        gain_resource(game, action.arg, 1)
        game.after_gathering()


GATHER_MORE: Final = GatherMore("gather-more", "K2.I6")
