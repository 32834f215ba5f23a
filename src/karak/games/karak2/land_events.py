"""What can happen in the land of Karak 2, as facts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from karak.games.shared.events import SeatEvent
from karak.kernel.events import Event


@final
class Moved(Event):
    """A hero moves to a neighbouring hex (K2.M1)."""

    kind: ClassVar[str] = "moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "site", "side")

    def __init__(self, seat: int, origin: int, site: int, side: str) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.site: Final = site
        self.side: Final = side


@final
class RanMagically(Event):
    """The Princess runs in a straight line (K2.A.PRI2)."""

    kind: ClassVar[str] = "ran-magically"
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "site", "side")

    def __init__(self, seat: int, origin: int, site: int, side: str) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.site: Final = site
        self.side: Final = side


@final
class PortalTaken(Event):
    """A hero goes through the portal of its city (K2.N6)."""

    kind: ClassVar[str] = "portal-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "site")

    def __init__(self, seat: int, origin: int, site: int) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.site: Final = site


@final
class HawkSent(SeatEvent):
    """The Ranger sends her hawk (K2.A.RNG1)."""

    kind: ClassVar[str] = "hawk-sent"


@final
class HexDrawn(Event):
    """A hex is drawn from the deck (K2.M3)."""

    kind: ClassVar[str] = "hex-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "land", "tier")

    def __init__(self, seat: int, land: str, tier: int) -> None:
        self.seat: Final = seat
        self.land: Final = land
        self.tier: Final = tier


@final
class HexReturned(Event):
    """A hex that would close the land goes back (K2.M6)."""

    kind: ClassVar[str] = "hex-returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "land", "tier")

    def __init__(self, seat: int, land: str, tier: int) -> None:
        self.seat: Final = seat
        self.land: Final = land
        self.tier: Final = tier


@final
class HexLaid(Event):
    """A hex is laid (K2.M3)."""

    kind: ClassVar[str] = "hex-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "site", "x", "y", "land", "tier", "rotation")

    def __init__(
        self, seat: int, site: int, x: int, y: int, land: str, tier: int, rotation: int
    ) -> None:
        self.seat: Final = seat
        self.site: Final = site
        self.x: Final = x
        self.y: Final = y
        self.land: Final = land
        self.tier: Final = tier
        self.rotation: Final = rotation


@final
class ArmyDrawn(Event):
    """An army token is drawn (K2.M4)."""

    kind: ClassVar[str] = "army-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "army")

    def __init__(self, seat: int, army: str) -> None:
        self.seat: Final = seat
        self.army: Final = army


@final
class ArmyReturned(Event):
    """A drawn army token goes back into the bag (K2.A.ORC1)."""

    kind: ClassVar[str] = "army-returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "army")

    def __init__(self, seat: int, army: str) -> None:
        self.seat: Final = seat
        self.army: Final = army


@final
class ArmyLaid(Event):
    """An army stands on a hex (K2.M4)."""

    kind: ClassVar[str] = "army-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "army", "site")

    def __init__(self, seat: int, army: str, site: int) -> None:
        self.seat: Final = seat
        self.army: Final = army
        self.site: Final = site


@final
class GeneralAppeared(Event):
    """The Dark General stands on the Abyss (K2.D1)."""

    kind: ClassVar[str] = "general-appeared"
    fields: ClassVar[tuple[str, ...]] = ("seat", "site", "praetorians")

    def __init__(self, seat: int, site: int, praetorians: int) -> None:
        self.seat: Final = seat
        self.site: Final = site
        self.praetorians: Final = praetorians


@final
class HexesDrawn(Event):
    """The Scout looks at the top hexes of the deck: only he sees them (K2.A.SCT1)."""

    kind: ClassVar[str] = "hexes-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "first", "second")

    def __init__(self, seat: int, first: str | None, second: str | None) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def seen_by(self, seat: int | None) -> Event:
        """Show the others that he looks, and nothing more."""
        return self if seat == self.seat else HexesDrawn(self.seat, None, None)


@final
class HexesReturned(Event):
    """Neither hex that the Scout looks at has a place; only he knows them (K2.M6, K2.A.SCT1)."""

    kind: ClassVar[str] = "hexes-returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "first", "second")

    def __init__(self, seat: int, first: str | None, second: str | None) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def seen_by(self, seat: int | None) -> Event:
        """Show the others that he puts them back, and nothing more."""
        return self if seat == self.seat else HexesReturned(self.seat, None, None)


@final
class HexPutBack(Event):
    """The Scout puts a hex back on top: only he knows it, its tier is public (K2.A.SCT1)."""

    kind: ClassVar[str] = "hex-put-back"
    fields: ClassVar[tuple[str, ...]] = ("seat", "land", "tier")

    def __init__(self, seat: int, land: str | None, tier: int) -> None:
        self.seat: Final = seat
        self.land: Final = land
        self.tier: Final = tier

    def seen_by(self, seat: int | None) -> Event:
        """Show the others the tier alone."""
        return self if seat == self.seat else HexPutBack(self.seat, None, self.tier)
