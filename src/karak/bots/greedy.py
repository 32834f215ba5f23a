"""The greedy bot: takes what looks best from where it stands, and never thinks about the others."""

from __future__ import annotations

from typing import final

from karak.bots.bot import Bot
from karak.bots.guides import guide_for
from karak.bots.reason import Reason
from karak.kernel.actions import Action
from karak.kernel.game import Game


@final
class GreedyBot(Bot):
    """Fights when the odds are good, opens chests, heals when low, explores otherwise.

    The same position always gives the same move; games it does not know it plays in order.
    """

    def choose(self, game: Game) -> Action:
        """Choose at a glance."""
        legal = game.legal_actions()
        return legal[0] if len(legal) == 1 else guide_for(game).quick(game)

    def explain(self, game: Game, action: Action) -> list[Reason]:
        """Say what it sees in its move."""
        return guide_for(game).reasons(game, action)
