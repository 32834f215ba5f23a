"""What can go wrong when odds are asked for."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import KarakError


class OddsError(KarakError):
    """Odds that cannot be given as asked."""

    code: ClassVar[str] = "odds"


class UnknownAim(OddsError):
    """No aim of that name."""

    code: ClassVar[str] = "unknown-aim"


class UnknownFoe(OddsError):
    """No monster or army of that name in this game."""

    code: ClassVar[str] = "unknown-foe"


class UnknownGear(OddsError):
    """Something that does not count in a fight, or not in that place."""

    code: ClassVar[str] = "unknown-gear"


class UnknownUnit(OddsError):
    """No unit die of that name."""

    code: ClassVar[str] = "unknown-unit"


class BadNumber(OddsError):
    """A number outside of what can be."""

    code: ClassVar[str] = "bad-number"


class NoFight(OddsError):
    """There is nobody to fight here."""

    code: ClassVar[str] = "no-fight"


def checked(name: str, value: int, low: int, high: int) -> int:
    """Give a number back that lies within its limits."""
    if not low <= value <= high:
        raise BadNumber(name=name, value=value, low=low, high=high)
    return value
