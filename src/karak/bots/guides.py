"""Which guide leads through which title."""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.guide import KarakGuide
from karak.bots.karak2.guide import Karak2Guide
from karak.bots.search.guide import Guide
from karak.games.karak1.state import State
from karak.games.karak2.state import State as State2
from karak.kernel.game import Game

KARAK: Final[Guide] = KarakGuide()
KARAK2: Final[Guide] = Karak2Guide()
STRANGER: Final[Guide] = Guide()


def guide_for(game: Game) -> Guide:
    """Find the guide to a game; one from outside is led by the rules alone."""
    if isinstance(game, State):
        return KARAK
    return KARAK2 if isinstance(game, State2) else STRANGER
