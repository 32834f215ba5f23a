"""The choices of dice that an army of Karak 2 has: what each wins, what each costs (K2.B1)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import UNITS
from karak.odds.karak2 import NOTHING_AGAIN, BattleDice, BattleOdds, Ladder

LITTLE: Final = 0.01
MOST_WOUNDS: Final = 3
UNCOUNTED: Final = -1.0e9


@final
class Taste:
    """What losses cost a player: units by kind, wounds by number, a Fireball; and odds it likes."""

    def __init__(
        self, units: list[float], wounds: list[float], fireball: float, good: float
    ) -> None:
        self.units: Final = units
        self.wounds: Final = wounds
        self.fireball: Final[float] = fireball
        self.good: Final[float] = good


@final
class Sends:
    """All that is worth sending, from the safe dice alone to the whole army.

    Dice that cannot be lost are always sent; the others one after the other, those first that
    bring most swords for what losing them costs.
    """

    def __init__(self, dice: BattleDice, units: list[int], again: int, taste: Taste) -> None:
        self.dice: Final = dice
        self.taste: Final = taste
        self.choices: Final[list[list[int]]] = self._choices(units)
        self.ladders: Final[list[Ladder]] = [dice.ladder(sent, again) for sent in self.choices]
        self.steps: Final[int] = 1 if again == NOTHING_AGAIN else self.ladders[-1].top + 1
        self._losses: Final[list[float]] = [UNCOUNTED] * (2 * self.steps * len(self.choices))

    def _choices(self, units: list[int]) -> list[list[int]]:
        """List the choices of dice, from the safe ones alone to all."""
        sent = [0] * len(UNITS)
        order: list[int] = []
        for unit in range(len(UNITS)):
            if self.dice.deadly[unit] == 0.0:
                sent[unit] = units[unit]
            elif units[unit] > 0:
                order.append(unit)
        scores = [0.0] * len(UNITS)
        for unit in order:
            scores[unit] = self.dice.swords[unit] / (
                self.dice.deadly[unit] * self.taste.units[unit] + LITTLE
            )
        choices = [sent]
        while order:
            best = order[0]
            for unit in order:
                if scores[unit] > scores[best]:
                    best = unit
            order.remove(best)
            for _ in range(units[best]):
                sent = list(sent)
                sent[best] += 1
                choices.append(sent)
        return choices

    def loss(self, odds: BattleOdds, extra: int) -> float:
        """Add up what a battle costs in units and hearts."""
        cost = 0.0
        for unit in range(len(UNITS)):
            cost += odds.lost[unit] * self.taste.units[unit]
        for skulls in range(len(odds.wounds)):
            cost += odds.wounds[skulls] * self.taste.wounds[skulls + extra]
        return cost

    def loss_of(self, choice: int, needed: int, extra: int) -> float:
        """Say what a battle costs with one choice of dice; only second rolls make it depend."""
        step = min(max(needed, 0), self.steps - 1)
        at = 2 * (self.steps * choice + step) + extra
        cost = self._losses[at]
        if cost == UNCOUNTED:
            cost = self.loss(self.ladders[choice].odds(step), extra)
            self._losses[at] = cost
        return cost
