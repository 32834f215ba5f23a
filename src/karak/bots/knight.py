"""The knight: weighs every plan for its turn by exact odds and a judgement of what comes of it."""

from __future__ import annotations

from typing import Final, final

from karak.bots.bot import Bot
from karak.bots.guides import guide_for
from karak.bots.reason import Reason, percent
from karak.kernel.actions import Action
from karak.kernel.game import Game


@final
class KnightBot(Bot):
    """Looks ahead over its own turn; the same position always gives the same move."""

    def __init__(self) -> None:
        self.chance: float = 0.0
        self.other: Action | None = None
        self.other_chance: float = 0.0

    def choose(self, game: Game) -> Action:
        """Choose the plan that leaves the best chance to win; of equal ones the first."""
        self.chance = -1.0
        self.other = None
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        guide = guide_for(game)
        plans = guide.plans(game)
        best = plans[0].actions[0]
        if len(plans) == 1:
            return best
        chances = guide.foresee_all(game, plans)
        for i in range(len(plans)):
            chance = chances[i]
            first = plans[i].actions[0]
            if chance > self.chance:
                if first is not best:
                    self.other = best
                    self.other_chance = self.chance
                self.chance = chance
                best = first
            elif first is not best and (self.other is None or chance > self.other_chance):
                self.other = first
                self.other_chance = chance
        return best

    def explain(self, game: Game, action: Action) -> list[Reason]:
        """Say what it hopes for, and what else it would have done."""
        reasons = guide_for(game).reasons(game, action)
        if self.chance >= 0.0:
            reasons.append(Reason(CHANCE, {"chance": percent(self.chance)}))
        if self.other is not None and self.other_chance >= 0.0:
            reasons.append(Reason(OTHER, {"chance": percent(self.other_chance)}, self.other))
        return reasons


CHANCE: Final = "why-chance"
OTHER: Final = "why-other"
