"""How a fight may end, with the chance of everything that counts."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import UNITS
from karak.kernel.data import Data


@final
class Chances:
    """The exact chances of a fight that is fought for one aim.

    `wounds[n]` is the chance to lose n hearts, `spells[n]` to use up n flames or Fireballs.
    `fall` is the chance to be unconscious afterwards, `value` the expected value by the prices of
    the aim. Only Karak 2 has `units` (for each kind the chance to lose n of them), `weaken` (a
    Praetorian removed, K2.D5), `plague` (K2.B7) and `healed`, the hearts that lost units give
    back on average (K2.A.WLK2).
    """

    def __init__(
        self,
        win: float,
        tie: float,
        lose: float,
        wounds: list[float],
        spells: list[float],
        fall: float,
        value: float,
    ) -> None:
        self.win: Final = win
        self.tie: Final = tie
        self.lose: Final = lose
        self.wounds: Final = wounds
        self.spells: Final = spells
        self.fall: Final = fall
        self.value: Final = value
        self.units: list[list[float]] = []
        self.weaken = 0.0
        self.plague = 0.0
        self.healed = 0.0

    @property
    def hearts(self) -> float:
        """How many hearts are lost on average."""
        return mean(self.wounds)

    @property
    def worst_hearts(self) -> int:
        """How many hearts are lost at worst."""
        return worst(self.wounds)

    @property
    def spells_used(self) -> float:
        """How many spells are used up on average."""
        return mean(self.spells)

    @property
    def worst_spells(self) -> int:
        """How many spells are used up at most."""
        return worst(self.spells)

    @property
    def lost(self) -> list[float]:
        """How many units of each kind are lost on average."""
        return [mean(kind) for kind in self.units]

    @property
    def worst_lost(self) -> list[int]:
        """How many units of each kind are lost at worst."""
        return [worst(kind) for kind in self.units]

    def as_data(self) -> Data:
        """Give all of it as plain data, ready for JSON; units that were not risked left out."""
        data: Data = {
            "win": self.win,
            "tie": self.tie,
            "lose": self.lose,
            "wounds": list(self.wounds),
            "hearts": self.hearts,
            "worst_hearts": self.worst_hearts,
            "fall": self.fall,
            "spells": list(self.spells),
            "spells_used": self.spells_used,
            "value": self.value,
        }
        if self.units:
            data["units"] = {
                UNITS[unit]: {
                    "chances": list(self.units[unit]),
                    "lost": mean(self.units[unit]),
                    "worst": worst(self.units[unit]),
                }
                for unit in range(len(self.units))
                if len(self.units[unit]) > 1
            }
            data["weaken"] = self.weaken
            data["plague"] = self.plague
            data["healed"] = self.healed
        return data

    def __repr__(self) -> str:
        """Show what matters most."""
        return (
            f"Chances(win={self.win:.3f}, tie={self.tie:.3f}, lose={self.lose:.3f}, "
            f"hearts={self.hearts:.3f}, spells={self.spells_used:.3f})"
        )


def mean(chances: list[float]) -> float:
    """Average a number by the chance of each."""
    total = 0.0
    for number in range(1, len(chances)):
        total += number * chances[number]
    return total


def worst(chances: list[float]) -> int:
    """Find the highest number that can come up."""
    number = len(chances) - 1
    while number > 0 and chances[number] <= 0.0:
        number -= 1
    return number
