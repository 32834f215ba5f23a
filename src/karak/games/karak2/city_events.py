"""What can happen in the cities and hands of Karak 2, as facts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from karak.games.shared.events import SeatEvent
from karak.kernel.events import Event


@final
class PlagueEnded(SeatEvent):
    """The plague leaves a city (K2.N9)."""

    kind: ClassVar[str] = "plague-ended"


@final
class ResourceGained(Event):
    """Resources are gained (K2.N2, K2.I5)."""

    kind: ClassVar[str] = "resource-gained"
    fields: ClassVar[tuple[str, ...]] = ("seat", "resource", "count")

    def __init__(self, seat: int, resource: str, count: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.count: Final = count


@final
class ResourceLost(Event):
    """A resource goes back (K2.P2)."""

    kind: ClassVar[str] = "resource-lost"
    fields: ClassVar[tuple[str, ...]] = ("seat", "resource", "count")

    def __init__(self, seat: int, resource: str, count: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.count: Final = count


@final
class ResourceStolen(Event):
    """A resource changes hands (K2.I4)."""

    kind: ClassVar[str] = "resource-stolen"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "resource")

    def __init__(self, seat: int, other: int, resource: str) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.resource: Final = resource


@final
class CityFounded(Event):
    """A city is founded (K2.N3)."""

    kind: ClassVar[str] = "city-founded"
    fields: ClassVar[tuple[str, ...]] = ("seat", "site")

    def __init__(self, seat: int, site: int) -> None:
        self.seat: Final = seat
        self.site: Final = site


@final
class BuildingBuilt(Event):
    """A building stands (K2.N4)."""

    kind: ClassVar[str] = "building-built"
    fields: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: str) -> None:
        self.seat: Final = seat
        self.building: Final = building


@final
class UnitRecruited(Event):
    """A unit joins the army (K2.R1)."""

    kind: ClassVar[str] = "unit-recruited"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: int, unit: str) -> None:
        self.seat: Final = seat
        self.unit: Final = unit


@final
class UnitReturned(Event):
    """A unit goes back to the supply (K2.R3, K2.G3)."""

    kind: ClassVar[str] = "unit-returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: int, unit: str) -> None:
        self.seat: Final = seat
        self.unit: Final = unit


@final
class TitanCame(SeatEvent):
    """The Titan joins with its amulet (K2.I10)."""

    kind: ClassVar[str] = "titan-came"


@final
class TitanLeft(SeatEvent):
    """The Titan leaves with its amulet (K2.I10)."""

    kind: ClassVar[str] = "titan-left"


@final
class PickpocketUsed(Event):
    """A Pickpocket spell is cast (K2.I4)."""

    kind: ClassVar[str] = "pickpocket-used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat: Final = seat
        self.other: Final = other


@final
class ActionSkipped(SeatEvent):
    """An action is given up (K2.T2)."""

    kind: ClassVar[str] = "action-skipped"
