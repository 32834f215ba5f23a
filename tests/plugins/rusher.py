"""A bot from outside the package: it goes where it has been least, and fights what it meets."""

from karak.bots.bot import Bot
from karak.games.karak1.game import Karak
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.kernel.generator import seeded

FAVOURITES = ["open chest", "fight", "heal", "use ability", "leave", "use flames", "roll", "strike"]


class Rusher(Bot):
    """Does what it likes best, and otherwise walks on to where it has been least."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)
        self.been: dict[tuple[int, int], int] = {}

    def choose(self, game: Game) -> Action:
        """Take the first favourite, else the step to where it has been least, else anything."""
        assert isinstance(game, Karak)
        here = (game.seat, game.me.site)
        self.been[here] = self.been.get(here, 0) + 1
        legal = game.legal_actions()
        for verb in FAVOURITES:
            for action in legal:
                if action.verb == verb:
                    return action
        steps = [action for action in legal if action.verb == "step"]
        if steps:
            return min(steps, key=lambda step: self.visits_after(game, step))
        return legal[self.luck.below(len(legal))]

    def visits_after(self, game: Karak, step: Action) -> int:
        """Take the step in a copy of the game and tell how often it has been there."""
        future = game.clone(seed=self.luck.word())
        assert isinstance(future, Karak)
        future.apply(step)
        return self.been.get((game.seat, future.heroes[game.seat].site), 0)
