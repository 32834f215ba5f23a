"""Xanros the Warlock (K1.A.WLK)."""

from __future__ import annotations

from typing import final

from karak.games.karak1.actions import SWAP
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.arriving import arrive, enter
from karak.games.karak1.events import Swapped
from karak.games.karak1.fight import Fight
from karak.games.karak1.hearts import heal
from karak.games.karak1.hero import Hero
from karak.games.karak1.state import State
from karak.kernel.actions import Action
from karak.kernel.game import NO_ACTIONS


@final
class Warlock(Hero):
    """Sacrifice and Magic Swap."""

    def may_sacrifice(self, fight: Fight) -> bool:
        """Sacrifice: he may turn a heart for one more (K1.A.WLK1)."""
        return True

    def own_actions(self, game: State, me: Adventurer) -> tuple[Action, ...]:
        """Magic Swap: only with all steps left, with a hero on another tile (K1.A.WLK2)."""
        if game.steps_left < game.figures.steps:
            return NO_ACTIONS
        return tuple([SWAP[other.seat] for other in game.heroes if other.site != me.site])

    def perform(self, game: State, me: Adventurer, action: Action) -> None:
        """Change places; a fountain heals the other one, a monster must be fought (K1.A.WLK2)."""
        other = game.heroes[action.arg]
        here, there = me.site, other.site
        game.steps_left = 0
        arrive(game, me, there)
        arrive(game, other, here)
        if game.recorder is not None:
            game.tell(Swapped(game.seat, other.seat, there, here))
        if game.board.tiles[here].heals:
            heal(game, other)
        enter(game)
