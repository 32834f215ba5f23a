"""Which face belongs to which game."""

from __future__ import annotations

from karak.cli.face import Face
from karak.cli.karak1.face import Karak1Face
from karak.cli.karak2.face import Karak2Face
from karak.cli.screen import Screen
from karak.games.karak1.state import State as Karak1State
from karak.games.karak2.state import State as Karak2State
from karak.kernel.game import Game


def face_of(screen: Screen, game: Game) -> Face:
    """Give the face of a game, for one page."""
    if isinstance(game, Karak1State):
        return Karak1Face(screen, game)
    assert isinstance(game, Karak2State)
    return Karak2Face(screen, game)
