"""What a bot is: one method that chooses an action."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from karak.bots.reason import Reason
from karak.kernel.actions import Action
from karak.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program.

    It only ever receives a copy of the game made for its seat: it may play on with it as it
    likes. The base plays the first thing it may do. A bot that needs luck draws it from the
    seed, so that a game can be repeated.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game) -> Action:
        """Choose one of `game.legal_actions()`."""
        return game.legal_actions()[0]

    def explain(self, game: Game, action: Action) -> list[Reason]:
        """Say why: asked right after `choose`, with a copy as it was and the action chosen."""
        return []
