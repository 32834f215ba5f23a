"""Lady Lorraine the Ranger (K2.A.RNG)."""

from __future__ import annotations

from typing import final

from karak.games.karak2.actions import HAWK
from karak.games.karak2.deck import hexes_left
from karak.games.karak2.exploring import send_hawk
from karak.games.karak2.hero import Hero
from karak.games.karak2.land_events import HawkSent
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.kernel.actions import Action
from karak.kernel.game import NO_ACTIONS


@final
class Ranger(Hero):
    """Hawkeye and Bear Friend."""

    def first_units(self) -> list[int]:
        """Bear Friend: she has the Bear from the start (K2.A.RNG2)."""
        return [0, 0, 0, 0, 1, 0]

    def own_free(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """Hawkeye: once in her turn, for no action (K2.A.RNG1, K2.T6)."""
        if game.hawked or hexes_left(game) == 0 or game.land.ways_on == 0:
            return NO_ACTIONS
        return (HAWK,)

    def perform(self, game: State, me: Ruler, action: Action) -> None:
        """Send the hawk."""
        if game.recorder is not None:
            game.tell(HawkSent(game.seat))
        send_hawk(game)
