"""Karak 2 as a title: what somebody must know to set up a game of it."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import ACTIONS
from karak.games.karak2.figures import figures_of, full_data
from karak.games.karak2.game import Karak2
from karak.games.karak2.preparing import CHOOSE_HERO, set_up
from karak.games.karak2.reading import read_position
from karak.games.karak2.roster import hero_names
from karak.games.karak2.rules import RULE_IDS
from karak.games.karak2.state import FRIENDLY
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.setup import Setup
from karak.kernel.title import Title


@final
class Karak2Title(Title):
    """Karak 2: 2 to 5 players, six heroes, the friendly variant (K2.S1, K2.P6)."""

    def __init__(self) -> None:
        super().__init__("karak2", (FRIENDLY,), ACTIONS, RULE_IDS)

    def hero_names(self) -> list[str]:
        """Name the heroes."""
        return hero_names()

    def figures(self, corrected: Data | None) -> Data:
        """Give the full figures."""
        return full_data(corrected)

    def empty(self, setup: Setup, generator: Generator) -> Karak2:
        """Lay out a game (K2.S2 to K2.S6)."""
        game = Karak2(setup, figures_of(setup.figures), generator, CHOOSE_HERO)
        game.friendly = FRIENDLY in setup.variants
        return game

    def begin(self, game: Game) -> None:
        """Deal heroes and roll for the start (K2.S1, K2.S7)."""
        assert isinstance(game, Karak2)
        set_up(game)

    def lay_position(self, game: Game, position: object) -> None:
        """Read a position, piece by piece."""
        assert isinstance(game, Karak2)
        read_position(game, position)


KARAK2: Final = Karak2Title()
