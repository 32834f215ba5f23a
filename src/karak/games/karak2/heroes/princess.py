"""Elspeth the Warrior Princess (K2.A.PRI)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import RUN
from karak.games.karak2.battle import Battle
from karak.games.karak2.entering import arrive, enter
from karak.games.karak2.hero import Hero
from karak.games.karak2.land_events import RanMagically
from karak.games.karak2.pieces import SIDES
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.board import NOWHERE
from karak.kernel.actions import Action
from karak.kernel.game import NO_ACTIONS

FARTHEST: Final = 3


@final
class Princess(Hero):
    """Combat Finesse and Magic Run."""

    def may_roll_hero_again(self, battle: Battle) -> bool:
        """Combat Finesse: she may roll the hero die again (K2.A.PRI1)."""
        return True

    def own_moves(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """Magic Run: once in a turn, up to 3 hexes straight on; armies stop her (K2.A.PRI2)."""
        if game.ran:
            return NO_ACTIONS
        options: list[Action] = []
        for side in range(len(SIDES)):
            site = me.site
            for far in range(FARTHEST):
                site = game.land.next_site(site, side)
                if site == NOWHERE:
                    break
                options.append(RUN[FARTHEST * side + far])
                if game.armies[site] or site == game.general_site:
                    break
        return tuple(options)

    def perform(self, game: State, me: Ruler, action: Action) -> None:
        """Run; lost battles lead back to where the run began (K2.B4)."""
        side, far = action.arg // FARTHEST, action.arg % FARTHEST + 1
        site = me.site
        for _ in range(far):
            site = game.land.next_site(site, side)
        game.moved = True
        game.ran = True
        if game.recorder is not None:
            game.tell(RanMagically(game.seat, me.site, site, SIDES[side]))
        arrive(me, site)
        enter(game)
