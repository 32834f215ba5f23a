"""A guide: what the search has to know about a title. Each title overrides it with what it knows.

The base knows nothing but the rules: every action is a plan, and nobody is ahead.
"""

from __future__ import annotations

from typing import Final

from karak.bots.reason import Reason
from karak.bots.search.chances import settled, shares
from karak.bots.search.plan import Plan, single
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.kernel.generator import seeded

SAMPLES: Final = 8
LONGEST_TURN: Final = 60


class Guide:
    """Judgement of positions, plans worth a thought, a quick policy, and reasons."""

    # The evaluation

    def names(self) -> list[str]:
        """Name the features, in order."""
        return []

    def weights(self) -> list[float]:
        """Give the tuned weight of each feature."""
        return []

    def features(self, game: Game, seat: int) -> list[float]:
        """Describe how a seat stands, by numbers of about the size of one."""
        return []

    def values(self, game: Game) -> list[float]:
        """Give each seat's chance to win; they add up to one."""
        if game.over:
            return settled(game)
        weights = self.weights()
        strengths: list[float] = []
        for seat in range(game.setup.players):
            features = self.features(game, seat)
            strength = 0.0
            for i in range(len(weights)):
                strength += weights[i] * features[i]
            strengths.append(strength)
        return shares(strengths)

    # Plans

    def plans(self, game: Game) -> list[Plan]:
        """List what is worth a thought, the most promising first; never empty."""
        return [single(action, 1.0) for action in game.legal_actions()]

    def glance(self, game: Game) -> Plan:
        """Choose a plan at a glance: how a turn is finished."""
        return single(self.quick(game), 1.0)

    def quick(self, game: Game) -> Action:
        """Choose an action as greedy does."""
        return game.legal_actions()[0]

    def turn(self, game: Game) -> int:
        """Count the turns begun so far."""
        return 0

    def foresee(self, game: Game, plan: Plan) -> float:
        """Give the seat's expected chance to win after this plan and the rest of its turn."""
        seat = game.seat
        generator = seeded(1)
        total = 0.0
        for _ in range(SAMPLES):
            copy = game.copy(generator)
            copy.forget_hidden(seat)
            plan.play(copy)
            self.finish_turn(copy, self.turn(game))
            total += self.values(copy)[seat]
        return total / SAMPLES

    def foresee_all(self, game: Game, plans: list[Plan]) -> list[float]:
        """Foresee each of some plans; a title may count once what they have in common."""
        return [self.foresee(game, plan) for plan in plans]

    def finish_turn(self, game: Game, turn: int) -> None:
        """Play on at a glance until the turn is over."""
        for _ in range(LONGEST_TURN):
            if game.over or self.turn(game) != turn:
                return
            self.glance(game).play(game)

    # Reasons

    def reasons(self, game: Game, action: Action) -> list[Reason]:
        """Say what speaks for an action, in what this title is about."""
        return []
