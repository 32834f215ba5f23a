"""What things are worth to a hero of Karak 2: gear, hearts, units, points; a point counts ten."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.army import GLORY_BONUS
from karak.games.karak2.ending import half_points
from karak.games.karak2.figures import Figures
from karak.games.karak2.pieces import (
    AMULET_GLORY,
    AMULETS,
    ARMIES,
    BANNERS,
    FIREBALL,
    GEAR,
    LARGE_STONE,
    PICKPOCKET,
    SMALL_STONE,
    WEAPON,
    Army,
)
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import Item

HALF_POINT_WORTH: Final = 6.0
WEAPON_WORTH: Final = 5.0
FIREBALL_WORTH: Final = 2.0
PICKPOCKET_WORTH: Final = 1.8
CART_WORTH: Final = 4.0
AMULET_WORTHS: Final[list[float]] = [3.5, 4.5, 8.0, 4.0, 7.0]
CLEARING_WORTH: Final = 0.5
GLORY_WORTH: Final = 1.3
HEART_WORTH: Final = 0.9
FALLING_COST: Final = 1.2
UNIT_COSTS: Final[list[float]] = [1.7, 1.8, 2.2, 1.4, 6.0, 8.0]
HEALING_WORTHS: Final[list[float]] = [3.0, 2.2, 1.3, 0.7, 0.2, 0.1]
WINNING_WORTH: Final = 60.0
SHARING_WORTH: Final = 25.0
LOSING_WORTH: Final = -20.0
CALM_ROUNDS: Final = 22
EAGER_ROUNDS: Final = 45
LEAST_CAUTION: Final = 0.02
ANY_END_WORTH: Final = 3.0


def rounds(game: State) -> int:
    """Count the rounds played."""
    return game.turn // len(game.heroes)


def caution(game: State) -> float:
    """Say how much losses count: the longer the game, the less, so that every game ends."""
    played = rounds(game)
    if played <= CALM_ROUNDS:
        return 1.0
    left = (EAGER_ROUNDS - played) / (EAGER_ROUNDS - CALM_ROUNDS)
    return max(LEAST_CAUTION, left)


def keeping(game: State, item: Item) -> float:
    """Say what having a piece is worth: so steadily that nobody exchanges back and forth."""
    if item.slot == WEAPON:
        return WEAPON_WORTH * game.figures.bonuses[item.index]
    if item is FIREBALL:
        return FIREBALL_WORTH * game.figures.bonuses[item.index]
    if item is PICKPOCKET:
        return PICKPOCKET_WORTH
    return AMULET_WORTHS[AMULETS.index(item)]


def gaining(game: State, me: Ruler) -> list[float]:
    """Say what one more piece is worth, by its number, less what must be left for it (K2.I2)."""
    gains: list[float] = []
    for item in GEAR:
        slot = item.slot
        worth = keeping(game, item)
        held = 0
        least = worth
        for piece in me.pack:
            if piece.slot == slot:
                held += 1
                least = min(least, keeping(game, piece))
        if held >= game.figures.slots[slot]:
            worth -= least
        gains.append(max(worth, 0.0))
    gains.append(HALF_POINT_WORTH * game.figures.stones[SMALL_STONE.index - len(GEAR)])
    gains.append(HALF_POINT_WORTH * game.figures.stones[LARGE_STONE.index - len(GEAR)])
    gains.append(0.0)
    gains.append(CART_WORTH)
    return gains


@final
class _Kept:
    """Gains by what is in the pack: there are few different ones."""

    def __init__(self) -> None:
        self.figures: Figures | None = None
        self.gains: Final[dict[tuple[Item, ...], list[float]]] = {}


_kept: Final = _Kept()


def gains_of(game: State, me: Ruler) -> list[float]:
    """Give what one more piece is worth; what was counted once is kept."""
    if game.figures is not _kept.figures:
        _kept.figures = game.figures
        _kept.gains.clear()
    gains = _kept.gains.get(me.pack)
    if gains is None:
        gains = gaining(game, me)
        _kept.gains[me.pack] = gains
    return gains


def amulet_gain(game: State, gains: list[float]) -> float:
    """Say what a Dryad's amulet is worth: any that was not yet seen (K2.I12)."""
    total = 0.0
    count = 0
    for i in range(len(AMULETS)):
        if game.amulets[i] > 0:
            total += gains[AMULETS[i].index]
            count += 1
    return total / count if count > 0 else 0.0


@final
class Prizes:
    """What beating armies brings a hero: rewards and glory."""

    def __init__(self, game: State, me: Ruler, gains: list[float]) -> None:
        amulet = amulet_gain(game, gains)
        self.rewards: Final[list[float]] = [
            amulet if army.reward is None else gains[army.reward.index] for army in ARMIES
        ]
        self.strengths: Final = game.figures.strengths
        bonus = GLORY_BONUS if me.has_built(BANNERS) else 0
        bonus += GLORY_BONUS if me.has(AMULET_GLORY) else 0
        self.most: Final[int] = game.figures.glory - bonus
        self.victory: Final[int] = min(me.victory, self.most)

    def of(self, armies: tuple[Army, ...], before: int) -> float:
        """Say what beating these brings, `before` being beaten in the same visit already."""
        prize = CLEARING_WORTH
        strength = before
        for army in armies:
            strength += self.strengths[army.index]
            prize += self.rewards[army.index]
        grown = min(strength, self.most) - self.victory
        return prize + GLORY_WORTH * max(0, grown)


def unit_costs(game: State, me: Ruler) -> list[float]:
    """Say what losing a unit of each kind costs; who gets a heart for it minds less."""
    comfort = 0.0
    if me.hero.hearts_for_lost(1) > 0:
        comfort = HEART_WORTH * (0.8 if me.hearts < game.figures.hearts else 0.4)
    careful = caution(game)
    return [max(0.2, cost - comfort) * careful for cost in UNIT_COSTS]


def wound_cost(game: State, me: Ruler, wounds: int) -> float:
    """Say what so many wounds cost; those beyond the last heart are forgotten (K2.H1)."""
    cost = HEART_WORTH * min(wounds, me.hearts)
    if wounds >= me.hearts:
        cost += FALLING_COST
    return cost * caution(game)


def healing(game: State, me: Ruler) -> float:
    """Say what healing two hearts is worth (K2.N1)."""
    if me.hearts >= game.figures.hearts:
        return 0.0
    return HEALING_WORTHS[min(5, me.hearts)] * max(0.3, caution(game))


def lead(game: State, me: Ruler) -> int:
    """Say by how many half points the hero leads, negative if it is behind."""
    best = 0
    for other in game.heroes:
        if other is not me:
            best = max(best, half_points(game, other))
    return half_points(game, me) - best


def felling_general(game: State, me: Ruler) -> float:
    """Say what ending the game is worth: a win, perhaps a shared one, or a loss (K2.X1)."""
    ahead = lead(game, me) + game.figures.stones[2]
    if ahead > 0:
        return WINNING_WORTH
    if ahead == 0:
        return SHARING_WORTH
    return ANY_END_WORTH if rounds(game) > EAGER_ROUNDS else LOSING_WORTH
