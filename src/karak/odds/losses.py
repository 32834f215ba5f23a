"""What skulls cost in a battle of Karak 2: units, hearts, and what Protection saves (K2.B9)."""

from __future__ import annotations

from typing import Final, final

from karak.odds.aims import Aim, is_better
from karak.odds.rolls import BITS, MOST_OF_A_KIND, UnitDice

HERO_SKULLS: Final = 3


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
class Marked:
    """Unit dice with skulls: for each of the skull faces, by kind, in all, and their price."""

    def __init__(self, dice: UnitDice, aim: Aim, skulls: list[int]) -> None:
        units = [0] * len(dice.faces_of)
        total = 0
        cost = 0.0
        for number in range(len(skulls)):
            if skulls[number] > 0:
                unit = dice.skull_faces[number].unit
                units[unit] += skulls[number]
                total += skulls[number]
                cost += aim.units[unit] * skulls[number]
        self.skulls: Final = skulls
        self.units: Final = units
        self.total: Final = total
        self.cost: Final = cost


@final
class Saving:
    """Units that ignored skulls save: whom, how many skulls it takes, what they would cost."""

    def __init__(self, units: list[int], skulls: int, cost: float) -> None:
        self.units: Final = units
        self.skulls: Final = skulls
        self.cost: Final = cost


NOBODY: Final = Saving([], 0, 0.0)


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
        self._known: Final[dict[int, list[Loss]]] = {}

    def of(self, key: int) -> list[Loss]:
        """Give what these skulls cost, beside each number of skulls on the hero die."""
        found = self._known.get(key)
        if found is None:
            marked = Marked(self.dice, self.aim, self.skulls_of(key))
            savings = self.savings(marked.skulls, self.protection)
            found = [
                self.least(marked, savings, skulls, self.protection)
                for skulls in range(HERO_SKULLS)
            ]
            self._known[key] = found
        return found

    def skulls_of(self, key: int) -> list[int]:
        """Unpack a state: dice with skulls, for each of the skull faces."""
        faces = len(self.dice.skull_faces)
        return [(key >> (BITS * number)) & MOST_OF_A_KIND for number in range(faces)]

    def least(self, marked: Marked, savings: list[Saving], hero_skulls: int, ignored: int) -> Loss:
        """Ignore up to so many skulls, on the hero die and on unit dice, at the best price."""
        best = NOBODY
        hero_best = hero_skulls
        least = self.cost_of(marked, NOBODY, hero_skulls)
        for on_hero in range(min(ignored, hero_skulls) + 1):
            for saving in savings:
                if saving.skulls + on_hero <= ignored:
                    cost = self.cost_of(marked, saving, hero_skulls - on_hero)
                    if is_better(least, cost):
                        least = cost
                        best = saving
                        hero_best = hero_skulls - on_hero
        return self.loss_of(marked, best, hero_best)

    def savings(self, skulls: list[int], ignored: int) -> list[Saving]:
        """List whom so many ignored skulls may save: of as many units the dearest ones.

        A die with two skulls needs both, and only counts where no die of its kind has just one:
        the one nearest to being saved comes first (K2.I9).
        """
        found = [NOBODY]
        if ignored == 0:
            return found
        prices = self.aim.units
        single = list(skulls)
        saving = NOBODY
        for _ in range(ignored):
            unit = self.dearest(single, 1)
            if unit < 0:
                break
            single[self.dice.faces_of[unit][0]] -= 1
            saving = Saving([*saving.units, unit], saving.skulls + 1, saving.cost + prices[unit])
            found.append(saving)
        if ignored > 1:
            unit = self.dearest(skulls, 2)
            if unit >= 0:
                found.append(Saving([unit], 2, prices[unit]))
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

    def cost_of(self, marked: Marked, saving: Saving, hero_skulls: int) -> float:
        """Price what is lost if these are saved."""
        cost = marked.cost - saving.cost
        wounds = min(self.hearts, hero_skulls + self.extra)
        healed = self.healed(marked.total - len(saving.units), wounds)
        if wounds - healed >= self.hearts:
            cost += self.aim.fall
        return cost + self.aim.heart * (wounds - healed)

    def healed(self, lost: int, wounds: int) -> int:
        """Count the hearts that come back for lost units, after the wounds (K2.A.WLK2)."""
        back = self.comfort[min(lost, len(self.comfort) - 1)]
        return max(0, min(back, self.most_hearts - self.hearts + wounds))

    def loss_of(self, marked: Marked, saving: Saving, hero_skulls: int) -> Loss:
        """Add up what is lost if these are saved (K2.B5, K2.B6, K2.B9)."""
        units = marked.units
        if saving.units:
            units = list(units)
            for unit in saving.units:
                units[unit] -= 1
        wounds = min(self.hearts, hero_skulls + self.extra)
        healed = self.healed(marked.total - len(saving.units), wounds)
        fell = wounds - healed >= self.hearts
        return Loss(wounds, units, healed, fell, self.cost_of(marked, saving, hero_skulls))
