"""Which guide leads through which title, and how champion thinks about it."""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.guide import KarakGuide, keen_plans
from karak.bots.karak1.learned import NETWORK
from karak.bots.karak1.nextround import NextRound
from karak.bots.karak2.guide import Karak2Guide
from karak.bots.karak2.weights import WEIGHTS
from karak.bots.karak2.wholeturn import WholeTurn
from karak.bots.search.byguide import ByGuide
from karak.bots.search.guide import Guide
from karak.bots.search.thinking import Thinking
from karak.games.karak1.state import State
from karak.games.karak2.state import State as State2
from karak.kernel.game import Game

KARAK: Final[Guide] = KarakGuide()
KARAK2: Final[Karak2Guide] = Karak2Guide(WEIGHTS)
STRANGER: Final[Guide] = Guide()


def guide_for(game: Game) -> Guide:
    """Find the guide to a game; one from outside is led by the rules alone."""
    if isinstance(game, State):
        return KARAK
    return KARAK2 if isinstance(game, State2) else STRANGER


def thinking_about(game: Game) -> Thinking:
    """Begin to think as champion does."""
    if isinstance(game, State):
        return NextRound(game, keen_plans(game), NETWORK)
    if isinstance(game, State2):
        return WholeTurn(game, KARAK2.turn_plans(game), KARAK2.steady)
    return ByGuide(game, STRANGER)
