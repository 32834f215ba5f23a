"""A bot for karak in a package of its own."""

from karak import Action, Game
from karak.bots.bot import Bot
from karak.kernel.generator import seeded

LIKES = (
    *("open chest", "fight", "send all", "roll", "use flames", "strike"),
    *("found city", "recruit", "explore", "gather", "step", "move"),
)


class Bold(Bot):
    """Fights what it meets and never looks back."""

    def choose(self, game: Game) -> Action:
        """Choose what it likes best; among several any, by the luck of its seed."""
        least = min(self.dislike(action) for action in game.legal_actions())
        best = [action for action in game.legal_actions() if self.dislike(action) == least]
        return best[seeded(self.seed).below(len(best))]

    def dislike(self, action: Action) -> int:
        """Say how far down its list an action is."""
        return LIKES.index(action.verb) if action.verb in LIKES else len(LIKES)
