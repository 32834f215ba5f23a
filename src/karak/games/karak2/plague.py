"""Plague & Misery (K2.P)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import PLAGUE
from karak.games.karak2.battle_events import PlagueCast
from karak.games.karak2.city_events import ResourceLost
from karak.games.karak2.pieces import RESOURCES
from karak.games.karak2.ruler import NO_CITY
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action


@final
class CastPlague(Question[State]):
    """Whom Plague & Misery strike (K2.P1)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the other players."""
        return tuple(PLAGUE[hero.seat] for hero in game.heroes if hero.seat != game.seat)

    def answer(self, game: State, action: Action) -> None:
        """Take one of each resource, and move the token to a city (K2.P2, K2.P3)."""
        victim = game.heroes[action.arg]
        has_city = victim.city != NO_CITY
        if game.recorder is not None:
            game.tell(PlagueCast(game.seat, victim.seat, 1 if has_city else 0))
        for resource in range(len(RESOURCES)):
            if victim.resources[resource] > 0:
                victim.change_resource(resource, -1)
                if game.recorder is not None:
                    game.tell(ResourceLost(victim.seat, RESOURCES[resource], 1))
        if has_city:
            game.plagued = victim.seat
        game.after_plague()


CAST_PLAGUE: Final = CastPlague("cast-plague", "K2.P1")
