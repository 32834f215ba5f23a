"""What somebody aims at in a fight: prices for everything that a fight can bring or cost.

The unit of all prices is a heart. The best choice is the one with the highest expected value;
of equal ones the one that uses less.
"""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import UNITS
from karak.kernel.data import Data
from karak.odds.errors import UnknownAim

HEART: Final = 1.0
FALL: Final = 2.0
SPELL: Final = 1.5
WEAKEN: Final = 2.0
UNIT_PRICES: Final[list[float]] = [2.0, 2.0, 2.5, 1.5, 6.0, 8.0]
"""Knight, Archer, Mage, Skeleton, Bear, Titan."""


@final
class Aim:
    """What a victory is worth, and what a heart, a fall, a spell and each kind of unit cost.

    `fall` comes on top of the last heart: a turn is lost (K1.H2, K2.H1). `weaken` is the worth of
    a Praetorian removed (K2.D5).
    """

    def __init__(
        self,
        name: str,
        win: float,
        heart: float = HEART,
        fall: float = FALL,
        spell: float = SPELL,
        units: list[float] = UNIT_PRICES,
        weaken: float = WEAKEN,
    ) -> None:
        self.name: Final = name
        self.win: Final = win
        self.heart: Final = heart
        self.fall: Final = fall
        self.spell: Final = spell
        self.units: Final = units
        self.weaken: Final = weaken

    def as_data(self) -> Data:
        """Give name and prices as plain data."""
        return {
            "name": self.name,
            "win": self.win,
            "heart": self.heart,
            "fall": self.fall,
            "spell": self.spell,
            "units": dict(zip(UNITS, self.units, strict=True)),
            "weaken": self.weaken,
        }

    def __repr__(self) -> str:
        """Show name and the price of a victory."""
        return f"Aim({self.name!r}, win={self.win:g})"


WIN: Final = Aim("win", 1_000_000.0)
VALUE: Final = Aim("value", 5.0)
SAFE: Final = Aim("safe", 0.001)
AIMS: Final[list[Aim]] = [WIN, VALUE, SAFE]
AIM_NAMES: Final[list[str]] = [aim.name for aim in AIMS]


def aim_named(name: str) -> Aim:
    """Find an aim by its name."""
    for aim in AIMS:
        if aim.name == name:
            return aim
    raise UnknownAim(aim=name, known=", ".join(AIM_NAMES))


MARGIN: Final = 1e-9


def is_better(value: float, than: float) -> bool:
    """Say whether a value is higher by more than rounding can explain."""
    return value - than > MARGIN * (1.0 + abs(than))
