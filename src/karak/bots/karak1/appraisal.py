"""A hero's view of what there is: what each kind of token, healing and exploring is worth to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.bots.karak1.worth import (
    TREASURE_WORTH,
    caution,
    felling_dragon,
    gaining,
    healing,
    heart_cost,
    lead,
)
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.fight import Fight
from karak.games.karak1.pieces import (
    CHEST,
    DRAGON,
    FLAMES,
    KEY,
    MUMMY,
    TOKENS,
    WEAPON,
)
from karak.games.karak1.state import State
from karak.odds.karak1 import MOST_SHORT, kept_faces, odds_by_short

CLEARING_WORTH: Final = 0.3
CURSING_WORTH: Final = 0.7
EXPLORING_WORTH: Final = 0.6
HURRYING_WORTH: Final = 1.0
SEEING_CHEST_WORTH: Final = 0.5
GOOD_ODDS: Final = 0.25
ROOM_SHARE: Final = 0.67
NOTHING: Final[list[float]] = [0.0] * len(TOKENS)


@mypyc_attr(acyclic=True)
@final
class Appraisal:
    """Worths for one hero at one moment: of tokens, of lying pieces, of healing and exploring.

    `gains` is what fighting a token (or opening it) brings, `risks` what the heart costs that may
    be lost: on a way that leads back to a fountain nothing (K1.F6). The early ones count for a
    fight after the very next step (K1.A.ORC1).
    """

    def __init__(self, game: State, me: Adventurer) -> None:
        abilities = me.abilities
        self.passes: Final = abilities.passes_monsters(game, me)
        self.walks: Final = abilities.walks_through_walls(game, me)
        self.heal: Final[float] = healing(game, me)
        self.pieces: Final[list[float]] = gaining(game, me)
        self.gains: Final[list[float]] = NOTHING.copy()
        self.risks: Final[list[float]] = NOTHING.copy()
        early, late = coming_bonuses(game, me)
        self._weigh(game, me, late, self.gains, self.risks)
        self.early_gains: list[float] = self.gains
        self.early_risks: list[float] = self.risks
        if early != late:
            self.early_gains = NOTHING.copy()
            self.early_risks = NOTHING.copy()
            self._weigh(game, me, early, self.early_gains, self.early_risks)
        self.explore: Final[float] = self._exploring(game, me)
        self.most: Final[float] = self._most(game)

    def _weigh(
        self, game: State, me: Adventurer, bonus: int, gains: list[float], risks: list[float]
    ) -> None:
        """Weigh each kind of token by the odds and the reward."""
        abilities = me.abilities
        trial = Fight(me, abilities, DRAGON, 0, 0)
        second_roll = abilities.may_roll_again(trial)
        table = odds_by_short(kept_faces(abilities), second_roll, abilities.wins_ties())
        means = bonus + plain_means(game, me)
        if abilities.may_sacrifice(trial):
            means += 1
        cost = heart_cost(game, me)
        pieces = self.pieces
        strengths = game.figures.strengths
        for token in TOKENS:
            if token is CHEST:
                if me.has(KEY):
                    gains[token.index] = TREASURE_WORTH
                continue
            odds = table[bounded(strengths[token.index] - means)]
            reward = CLEARING_WORTH + pieces[token.reward.index]
            if token is MUMMY:
                reward += CURSING_WORTH
            elif token is DRAGON:
                good_odds = odds.win >= GOOD_ODDS * caution(game)
                reward = felling_dragon(game, me) if good_odds else 0.0
            gains[token.index] = odds.win * reward
            risks[token.index] = odds.lose * cost

    def _exploring(self, game: State, me: Adventurer) -> float:
        """Weigh a step into the dark by what is left in the bag."""
        worth = EXPLORING_WORTH
        if game.dragon_in_bag and lead(game, me) > 0:
            worth += HURRYING_WORTH
        if game.bag_left == 0:
            return worth
        expected = 0.0
        bag = game.bag
        for token in TOKENS:
            number = bag[token.index]
            if number == 0:
                continue
            each = self.gains[token.index] - self.risks[token.index]
            if each < 0.0 and self.passes:
                each = 0.0
            elif token is CHEST and each == 0.0:
                each = SEEING_CHEST_WORTH
            expected += number * each
        return worth + ROOM_SHARE * expected / game.bag_left

    def _most(self, game: State) -> float:
        """Find the most that anything on the board may be worth: looking can stop early."""
        most = max(self.heal, self.explore)
        gains, early_gains = self.gains, self.early_gains
        for token in game.tokens:
            if token is not None:
                most = max(most, gains[token.index])
                if early_gains is not gains:
                    most = max(most, early_gains[token.index])
        for pieces in game.lying:
            for item in pieces:
                most = max(most, self.pieces[item.index])
        return most


def bounded(short: int) -> int:
    """Keep a number within the table of odds."""
    if short < 0:
        return 0
    return min(MOST_SHORT, short)


def plain_means(game: State, me: Adventurer) -> int:
    """Add up weapons and magic flames (K1.F1)."""
    total = 0
    for item in me.pack:
        if item.slot == WEAPON or item is FLAMES:
            total += game.figures.bonuses[item.index]
    return total


def coming_bonuses(game: State, me: Adventurer) -> tuple[int, int]:
    """Ask the hero for its bonus in a fight after the next step, and after a later one."""
    taken = game.steps_taken
    game.steps_taken = taken + 1
    early = me.abilities.fight_bonus(game, me)
    game.steps_taken = taken + 2
    late = me.abilities.fight_bonus(game, me)
    game.steps_taken = taken
    return early, late
