"""A hero's view of what there is: what each kind of token, healing and exploring is worth to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.bots.karak1.weighing import Weighing, weighed
from karak.bots.karak1.worth import healing
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.state import State
from karak.odds.karak1 import bounded

__all__ = ["Appraisal", "bounded", "coming_bonuses"]

EXPLORING_WORTH: Final = 0.6
HURRYING_WORTH: Final = 1.0
ROOM_SHARE: Final = 0.67


@mypyc_attr(acyclic=True)
@final
class Appraisal:
    """Worths for one hero at one moment: of tokens, of lying pieces, of healing and exploring.

    Risks count nothing on a way that leads back to a fountain (K1.F6). The early ones, and early
    gains, are for a fight after the very next step (K1.A.ORC1).
    """

    def __init__(self, game: State, me: Adventurer) -> None:
        early, late = coming_bonuses(game, me)
        later = weighed(game, me, late)
        sooner = later if early == late else weighed(game, me, early)
        self.passes: Final = later.case.passes
        self.walks: Final = me.abilities.walks_through_walls(game, me)
        self.heal: Final[float] = healing(game, me)
        self.pieces: Final[list[float]] = later.pieces
        self.gains: Final[list[float]] = later.gains
        self.risks: Final[list[float]] = later.risks
        self.early_gains: Final[list[float]] = sooner.gains
        self.early_risks: Final[list[float]] = sooner.risks
        self.explore: Final[float] = exploring(game, later)
        self.most: Final[float] = self._most(game, later, sooner)

    def _most(self, game: State, later: Weighing, sooner: Weighing) -> float:
        """Find the most that anything on the board may be worth: looking can stop early."""
        tokens = later.best_token(game.tokens)
        if sooner is not later:
            tokens = max(tokens, sooner.best_token(game.tokens))
        most = max(self.heal, self.explore)
        most = max(most, tokens)
        return max(most, later.best_lying(game.lying))


def exploring(game: State, weighing: Weighing) -> float:
    """Weigh a step into the dark by what is left in the bag."""
    worth = EXPLORING_WORTH
    if weighing.case.leads and game.dragon_in_bag:
        worth += HURRYING_WORTH
    if game.bag_left == 0:
        return worth
    return worth + ROOM_SHARE * weighing.drawn(game.bag) / game.bag_left


def coming_bonuses(game: State, me: Adventurer) -> tuple[int, int]:
    """Ask the hero for its bonus in a fight after the next step, and after a later one."""
    taken = game.steps_taken
    game.steps_taken = taken + 1
    early = me.abilities.fight_bonus(game, me)
    game.steps_taken = taken + 2
    late = me.abilities.fight_bonus(game, me)
    game.steps_taken = taken
    return early, late
