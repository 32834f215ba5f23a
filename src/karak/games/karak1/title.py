"""Karak as a title: what somebody must know to set up a game of it."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import ACTIONS
from karak.games.karak1.figures import figures_of, full_data
from karak.games.karak1.game import Karak
from karak.games.karak1.preparing import CHOOSE_HERO, set_up
from karak.games.karak1.reading import read_position
from karak.games.karak1.roster import hero_names
from karak.games.karak1.rules import RULE_IDS
from karak.games.karak1.state import EXPERTS_GOAL
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.setup import Setup
from karak.kernel.title import Title


@final
class KarakTitle(Title):
    """Karak: 2 to 5 players, six heroes, the experts' goal as a variant (K1.S1, K1.X3)."""

    def __init__(self) -> None:
        super().__init__("karak", (EXPERTS_GOAL,), ACTIONS, RULE_IDS)

    def hero_names(self) -> list[str]:
        """Name the heroes."""
        return hero_names()

    def figures(self, corrected: Data | None) -> Data:
        """Give the full figures."""
        return full_data(corrected)

    def empty(self, setup: Setup, generator: Generator) -> Karak:
        """Lay out a game (K1.S3 to K1.S5, K1.S7)."""
        game = Karak(setup, figures_of(setup.figures), generator, CHOOSE_HERO)
        game.experts = EXPERTS_GOAL in setup.variants
        return game

    def begin(self, game: Game) -> None:
        """Deal heroes and roll for the start (K1.S2, K1.S6)."""
        assert isinstance(game, Karak)
        set_up(game)

    def lay_position(self, game: Game, position: object) -> None:
        """Read a position, piece by piece."""
        assert isinstance(game, Karak)
        read_position(game, position)


KARAK: Final = KarakTitle()
