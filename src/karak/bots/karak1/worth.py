"""What things are worth to a hero of Karak: pieces, hearts, the dragon; a treasure counts ten."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.ending import half_points
from karak.games.karak1.figures import Figures
from karak.games.karak1.hero import Hero
from karak.games.karak1.pieces import (
    CHEST,
    DRAGON_TREASURE,
    FLAMES,
    KEY,
    PORTAL,
    WEAPON,
)
from karak.games.karak1.state import State
from karak.games.shared.items import Item

TREASURE_WORTH: Final = 10.0
KEY_WORTH: Final = 6.5
WEAPON_WORTH: Final = 2.0
MOST_WEAPON_WORTH: Final = 6.0
FLAMES_WORTH: Final = 1.5
LASTING_FLAMES_WORTH: Final = 3.0
PORTAL_WORTH: Final = 1.3
WINNING_WORTH: Final = 60.0
SHARING_WORTH: Final = 25.0
HEART_COSTS: Final[list[float]] = [6.0, 5.0, 2.2, 1.1, 0.6, 0.4]
HEALING_WORTHS: Final[list[float]] = [8.0, 6.0, 3.0, 1.2, 0.4, 0.3]
FREEDOM_WORTH: Final = 2.5
CALM_ROUNDS: Final = 25
EAGER_ROUNDS: Final = 50
LEAST_CAUTION: Final = 0.02
MUCH: Final = 1000.0


def keeping(game: State, me: Adventurer, item: Item) -> float:
    """Say what having a piece is worth: so steadily that nobody exchanges back and forth.

    Among experts, who have few slots, a key comes before weapons: it becomes a treasure.
    """
    if item is KEY and game.experts and not chests_left(game):
        return 0.0
    return usual_worth(game.figures, me.hero, item)


def usual_worth(figures: Figures, hero: Hero, item: Item) -> float:
    """Say what having a piece is worth as long as it is good for something."""
    if item.slot == WEAPON:
        return min(WEAPON_WORTH * figures.bonuses[item.index], MOST_WEAPON_WORTH)
    if item is FLAMES:
        return LASTING_FLAMES_WORTH if hero.keeps_flames() else FLAMES_WORTH
    if item is PORTAL:
        return PORTAL_WORTH
    if item is KEY:
        return KEY_WORTH
    return 1.5 * TREASURE_WORTH if item is DRAGON_TREASURE else TREASURE_WORTH


def chests_left(game: State) -> bool:
    """Say whether a key is still good for something."""
    return game.bag[CHEST.index] > 0 or any(token is CHEST for token in game.tokens)


def caution(game: State) -> float:
    """Say how much hearts count: the longer the game, the less, so that every game ends."""
    rounds = game.turn // len(game.heroes)
    if rounds <= CALM_ROUNDS:
        return 1.0
    left = (EAGER_ROUNDS - rounds) / (EAGER_ROUNDS - CALM_ROUNDS)
    return max(LEAST_CAUTION, left)


def heart_cost(game: State, me: Adventurer) -> float:
    """Say what losing a heart in a fight costs; who returns at a fountain fears less."""
    if me.hearts <= 1 and me.abilities.returns_at_fountain():
        return 1.0
    return HEART_COSTS[min(5, me.hearts)] * caution(game)


def healing(game: State, me: Adventurer) -> float:
    """Say what a fountain is worth (K1.H3)."""
    worth = 0.0
    if me.hearts < game.figures.hearts:
        worth = HEALING_WORTHS[min(5, me.hearts)]
    if game.cursed == me.seat:
        worth += FREEDOM_WORTH
    return worth


def lead(game: State, me: Adventurer) -> int:
    """Say by how many half points the hero leads, negative if it is behind."""
    best = 0
    for other in game.heroes:
        if other is not me:
            halves = half_points(game, other)
            if halves > best:
                best = halves
    return half_points(game, me) - best


def felling_dragon(game: State, ahead: int) -> float:
    """Say what ending the game with the dragon is worth to who is so many half points ahead.

    That is a win, a shared one, or a loss (K1.X1).
    """
    ahead += game.figures.halves[DRAGON_TREASURE.index]
    if ahead > 0:
        return WINNING_WORTH
    if ahead == 0:
        return SHARING_WORTH
    return 1.0 if game.turn > EAGER_ROUNDS * len(game.heroes) else -20.0
