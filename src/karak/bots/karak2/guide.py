"""The guide to Karak 2."""

from __future__ import annotations

from typing import final

from karak.bots.karak2.play import choose_in_karak2
from karak.bots.search.guide import Guide
from karak.games.karak2.state import State
from karak.kernel.actions import Action
from karak.kernel.game import Game


@final
class Karak2Guide(Guide):
    """Knows what counts in Karak 2."""

    def turn(self, game: Game) -> int:
        """Count the turns begun so far."""
        assert isinstance(game, State)
        return game.turn

    def quick(self, game: Game) -> Action:
        """Choose as greedy does."""
        assert isinstance(game, State)
        return choose_in_karak2(game)
