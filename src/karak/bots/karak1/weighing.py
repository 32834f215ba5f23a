"""What pieces and tokens are worth to a hero: weighed when the hero changes, not at every step."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.bots.karak1.worth import (
    MUCH,
    TREASURE_WORTH,
    caution,
    chests_left,
    felling_dragon,
    heart_cost,
    lead,
    usual_worth,
)
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.fight import Fight
from karak.games.karak1.figures import Figures
from karak.games.karak1.hero import Hero
from karak.games.karak1.pieces import (
    CHEST,
    DRAGON,
    FLAMES,
    ITEMS,
    KEY,
    MUMMY,
    TOKENS,
    TREASURE_SLOT,
    WEAPON,
    Token,
)
from karak.games.karak1.state import State
from karak.games.shared.items import Item, holds
from karak.odds.karak1 import bounded, kept_faces, odds_by_short

CLEARING_WORTH: Final = 0.3
CURSING_WORTH: Final = 0.7
SEEING_CHEST_WORTH: Final = 0.5
GOOD_ODDS: Final = 0.25
NOTHING: Final[list[float]] = [0.0] * len(TOKENS)
MOST_KEPT: Final = 8
"""Enough for all heroes of a table, each before and after its first step."""


@mypyc_attr(acyclic=True)
@final
class Case:
    """Everything that a weighing follows from: what a hero has and can, and how the game stands."""

    def __init__(self, game: State, me: Adventurer, bonus: int) -> None:
        abilities = me.abilities
        slots = game.figures.slots
        trial = Fight(me, abilities, DRAGON, 0, 0)
        sacrifice = 1 if abilities.may_sacrifice(trial) else 0
        ahead = lead(game, me)
        self.figures: Final[Figures] = game.figures
        self.experts: Final = game.experts
        self.hero: Final[Hero] = me.hero
        self.abilities: Final[Hero] = abilities
        self.pack: Final[tuple[Item, ...]] = me.pack
        self.room: Final = slots[0] + slots[1] + slots[2] - len(me.pack) - len(me.treasures)
        self.chests: Final = chests_left(game)
        self.passes: Final = abilities.passes_monsters(game, me)
        self.second_roll: Final = abilities.may_roll_again(trial)
        self.means: Final = bonus + plain_means(game, me) + sacrifice
        self.leads: Final = ahead > 0
        self.heart: Final[float] = heart_cost(game, me)
        self.caution: Final[float] = caution(game)
        self.dragon: Final[float] = felling_dragon(game, ahead)

    def same(self, other: Case) -> bool:
        """Say whether the worths are the same; what stays in a game is compared by identity."""
        return (
            self.pack is other.pack
            and self.abilities is other.abilities
            and self.hero is other.hero
            and self.figures is other.figures
            and self.means == other.means
            and self.heart == other.heart
            and self.dragon == other.dragon
            and self.caution == other.caution
            and self.room == other.room
            and self.chests == other.chests
            and self.leads == other.leads
            and self.passes == other.passes
            and self.second_roll == other.second_roll
            and self.experts == other.experts
        )


@mypyc_attr(acyclic=True)
@final
class Weighing:
    """Worths of pieces and tokens in one case; nobody may change its lists.

    `gains` is what fighting a token (or opening it) brings, `risks` what the heart costs that may
    be lost. What it says of a bag or a board stands as long as that is the same list: lists of a
    state are replaced, never edited.
    """

    def __init__(self, case: Case) -> None:
        self.case: Final = case
        self.pieces: Final[list[float]] = gaining(case)
        self.gains: Final[list[float]] = NOTHING.copy()
        self.risks: Final[list[float]] = NOTHING.copy()
        self._weigh()
        self._bag: list[int] | None = None
        self._drawn = 0.0
        self._tokens: list[Token | None] | None = None
        self._best_token = 0.0
        self._lying: list[tuple[Item, ...]] | None = None
        self._best_lying = 0.0

    def _weigh(self) -> None:
        """Weigh each kind of token by the odds and the reward."""
        case = self.case
        gains, risks, pieces = self.gains, self.risks, self.pieces
        abilities = case.abilities
        table = odds_by_short(kept_faces(abilities), case.second_roll, abilities.wins_ties())
        strengths = case.figures.strengths
        for token in TOKENS:
            if token is CHEST:
                if holds(case.pack, KEY):
                    gains[token.index] = TREASURE_WORTH
                continue
            odds = table[bounded(strengths[token.index] - case.means)]
            reward = CLEARING_WORTH + pieces[token.reward.index]
            if token is MUMMY:
                reward += CURSING_WORTH
            elif token is DRAGON:
                reward = case.dragon if odds.win >= GOOD_ODDS * case.caution else 0.0
            gains[token.index] = odds.win * reward
            risks[token.index] = odds.lose * case.heart

    def drawn(self, bag: list[int]) -> float:
        """Add up what the tokens in the bag are worth to who draws them."""
        if bag is not self._bag:
            self._bag = bag
            self._drawn = self._add_up(bag)
        return self._drawn

    def _add_up(self, bag: list[int]) -> float:
        total = 0.0
        for token in TOKENS:
            number = bag[token.index]
            if number == 0:
                continue
            each = self.gains[token.index] - self.risks[token.index]
            if each < 0.0 and self.case.passes:
                each = 0.0
            elif token is CHEST and each == 0.0:
                each = SEEING_CHEST_WORTH
            total += number * each
        return total

    def best_token(self, tokens: list[Token | None]) -> float:
        """Find the most that a token on the board brings, 0 if none brings anything."""
        if tokens is not self._tokens:
            self._tokens = tokens
            self._best_token = 0.0
            for token in tokens:
                if token is not None:
                    self._best_token = max(self._best_token, self.gains[token.index])
        return self._best_token

    def best_lying(self, lying: list[tuple[Item, ...]]) -> float:
        """Find the most that a piece on the ground brings, 0 if none brings anything."""
        if lying is not self._lying:
            self._lying = lying
            self._best_lying = 0.0
            for pieces in lying:
                if pieces:
                    for piece in pieces:
                        self._best_lying = max(self._best_lying, self.pieces[piece.index])
        return self._best_lying


_kept: Final[list[Weighing]] = []


def weighed(game: State, me: Adventurer, bonus: int) -> Weighing:
    """Weigh everything for a hero with such a bonus in its fights.

    A weighing follows from its case alone, so that one of the last few is taken where it fits:
    the same worths come out, whoever asked before.
    """
    case = Case(game, me, bonus)
    for known in _kept:
        if known.case.same(case):
            return known
    found = Weighing(case)
    if len(_kept) == MOST_KEPT:
        _kept.pop(0)
    _kept.append(found)
    return found


def gaining(case: Case) -> list[float]:
    """Say what one more piece is worth, by item, less what must be left for it (K1.I3, K1.X4)."""
    slots = case.figures.slots
    gains = [usual_worth(case.figures, case.hero, item) for item in ITEMS]
    if case.experts and not case.chests:
        gains[KEY.index] = 0.0
    counts = [0, 0, 0, 0]
    least_of_slot = [0.0, 0.0, 0.0, 0.0]
    least = MUCH
    for piece in case.pack:
        worth = gains[piece.index]
        slot = piece.slot
        if counts[slot] == 0 or worth < least_of_slot[slot]:
            least_of_slot[slot] = worth
        counts[slot] += 1
        least = min(least, worth)
    for item in ITEMS:
        slot = item.slot
        worth = gains[item.index]
        if slot != TREASURE_SLOT and counts[slot] >= slots[slot]:
            worth = worth - least_of_slot[slot] if counts[slot] > 0 else 0.0
        elif case.experts and case.room <= 0:
            worth -= least
        else:
            continue
        gains[item.index] = max(worth, 0.0)
    if not case.chests:
        gains[KEY.index] = 0.0
    return gains


def plain_means(game: State, me: Adventurer) -> int:
    """Add up weapons and magic flames (K1.F1)."""
    total = 0
    for item in me.pack:
        if item.slot == WEAPON or item is FLAMES:
            total += game.figures.bonuses[item.index]
    return total
