"""What skulls cost in a battle of Karak 2: units, hearts, and what Protection saves (K2.B9)."""

from __future__ import annotations

from typing import Final, final

from karak.odds.aims import Aim, is_better
from karak.odds.rolls import BITS, MOST_OF_A_KIND, UnitDice

HERO_SKULLS: Final = 3
NOBODY: Final[list[int]] = []


@final
class Loss:
    """What is lost: hearts to wounds, units by kind, hearts that came back, and its price."""

    def __init__(self, wounds: int, units: list[int], healed: int, fell: bool, cost: float) -> None:
        self.wounds: Final = wounds
        self.units: Final = units
        self.healed: Final = healed
        self.fell: Final = fell
        self.cost: Final = cost


@final
class Losses:
    """Turns skulls into losses for one hero and one aim; each is worked out once.

    `protection` is how many skulls may be ignored, two at most (K2.I8); `extra` the wounds that
    come anyway (K2.D3), `comfort[n]` the hearts that n lost units give back (K2.A.WLK2); for more
    of them as many as its last.
    """

    def __init__(
        self,
        dice: UnitDice,
        aim: Aim,
        hearts: int,
        most_hearts: int,
        protection: int,
        extra: int,
        comfort: list[int],
    ) -> None:
        self.dice: Final = dice
        self.aim: Final = aim
        self.hearts: Final = hearts
        self.most_hearts: Final = most_hearts
        self.protection: Final = protection
        self.extra: Final = extra
        self.comfort: Final = comfort
        self._known: Final[dict[int, Loss]] = {}

    def of(self, key: int, hero_skulls: int) -> Loss:
        """Give what these skulls cost when Protection is used at its best."""
        known = key * HERO_SKULLS + hero_skulls
        loss = self._known.get(known)
        if loss is None:
            loss = self.least(self.skulls_of(key), hero_skulls, self.protection)
            self._known[known] = loss
        return loss

    def skulls_of(self, key: int) -> list[int]:
        """Unpack a state: dice with skulls, for each of the skull faces."""
        faces = len(self.dice.skull_faces)
        return [(key >> (BITS * number)) & MOST_OF_A_KIND for number in range(faces)]

    def least(self, skulls: list[int], hero_skulls: int, ignored: int) -> Loss:
        """Ignore up to so many skulls, on the hero die and on unit dice, at the best price."""
        units = self.units_of(skulls)
        best = self.loss_of(units, NOBODY, hero_skulls)
        for on_hero in range(min(ignored, hero_skulls) + 1):
            for saved in self.savings(skulls, ignored - on_hero):
                loss = self.loss_of(units, saved, hero_skulls - on_hero)
                if is_better(best.cost, loss.cost):
                    best = loss
        return best

    def savings(self, skulls: list[int], ignored: int) -> list[list[int]]:
        """List whom so many ignored skulls may save: of as many units the dearest ones.

        A die with two skulls needs both, and only counts where no die of its kind has just one:
        the one nearest to being saved comes first (K2.I9).
        """
        found = [NOBODY]
        single = list(skulls)
        saved: list[int] = []
        for _ in range(ignored):
            unit = self.dearest(single, 1)
            if unit < 0:
                break
            single[self.dice.faces_of[unit][0]] -= 1
            saved = [*saved, unit]
            found.append(saved)
        if ignored > 1:
            unit = self.dearest(skulls, 2)
            if unit >= 0:
                found.append([unit])
        return found

    def dearest(self, skulls: list[int], needed: int) -> int:
        """Find the dearest kind with a die that so many ignored skulls save, -1 if none."""
        best = -1
        faces_of = self.dice.faces_of
        for unit in range(len(faces_of)):
            own = faces_of[unit]
            if len(own) < needed or skulls[own[needed - 1]] == 0:
                continue
            if needed > 1 and skulls[own[0]] > 0:
                continue
            if best < 0 or self.aim.units[unit] > self.aim.units[best]:
                best = unit
        return best

    def units_of(self, skulls: list[int]) -> list[int]:
        """Count the dice with skulls by kind."""
        units = [0] * len(self.dice.faces_of)
        for number in range(len(skulls)):
            units[self.dice.skull_faces[number].unit] += skulls[number]
        return units

    def loss_of(self, marked: list[int], saved: list[int], hero_skulls: int) -> Loss:
        """Add up what is lost if these are saved (K2.B5, K2.B6, K2.B9)."""
        aim = self.aim
        units = list(marked)
        for unit in saved:
            units[unit] -= 1
        total = 0
        cost = 0.0
        for unit in range(len(units)):
            if units[unit] > 0:
                total += units[unit]
                cost += aim.units[unit] * units[unit]
        wounds = min(self.hearts, hero_skulls + self.extra)
        left = self.hearts - wounds
        back = self.comfort[min(total, len(self.comfort) - 1)]
        healed = max(0, min(back, self.most_hearts - left))
        fell = left + healed == 0
        cost += aim.heart * (wounds - healed)
        if fell:
            cost += aim.fall
        return Loss(wounds, units, healed, fell, cost)
