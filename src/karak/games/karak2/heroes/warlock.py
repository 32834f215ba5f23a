"""Lord Xanros the Warlock (K2.A.WLK)."""

from __future__ import annotations

from typing import final

from karak.games.karak2.actions import RAISE
from karak.games.karak2.city_events import UnitRecruited
from karak.games.karak2.hero import Hero
from karak.games.karak2.pieces import SKELETON, UNITS
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.kernel.actions import Action
from karak.kernel.game import NO_ACTIONS


@final
class Warlock(Hero):
    """Necromancy and Soul Collector."""

    def own_actions(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """Necromancy: an action brings one Skeleton more while there are any (K2.A.WLK1)."""
        return (RAISE,) if game.supply[SKELETON] > 0 else NO_ACTIONS

    def perform(self, game: State, me: Ruler, action: Action) -> None:
        """Raise a Skeleton."""
        me.change_units(SKELETON, 1)
        game.change_supply(SKELETON, -1)
        if game.recorder is not None:
            game.tell(UnitRecruited(game.seat, UNITS[SKELETON]))
        game.action_is_done()

    def hearts_for_lost(self, lost: int) -> int:
        """Soul Collector: each unit lost in a battle gives a heart back (K2.A.WLK2)."""
        return lost
