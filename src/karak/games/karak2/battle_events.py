"""What can happen in the battles of Karak 2, as facts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from karak.games.shared.events import SeatEvent
from karak.kernel.events import Event


@final
class PraetorianRemoved(Event):
    """A Praetorian is gone (K2.D5, K2.A.SCT5)."""

    kind: ClassVar[str] = "praetorian-removed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "praetorians")

    def __init__(self, seat: int, praetorians: int) -> None:
        self.seat: Final = seat
        self.praetorians: Final = praetorians


@final
class ArmyClawed(Event):
    """An army falls without a battle (K2.A.SCT2)."""

    kind: ClassVar[str] = "army-clawed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "army", "site")

    def __init__(self, seat: int, army: str, site: int) -> None:
        self.seat: Final = seat
        self.army: Final = army
        self.site: Final = site


@final
class BattleBegan(Event):
    """A hero faces armies (K2.M5)."""

    kind: ClassVar[str] = "battle-began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "strength", "site")

    def __init__(self, seat: int, strength: int, site: int) -> None:
        self.seat: Final = seat
        self.strength: Final = strength
        self.site: Final = site


@final
class GeneralFaced(Event):
    """A hero faces the Dark General (K2.D1)."""

    kind: ClassVar[str] = "general-faced"
    fields: ClassVar[tuple[str, ...]] = ("seat", "strength", "praetorians")

    def __init__(self, seat: int, strength: int, praetorians: int) -> None:
        self.seat: Final = seat
        self.strength: Final = strength
        self.praetorians: Final = praetorians


@final
class UnitSent(Event):
    """A unit die is put at risk (K2.B1)."""

    kind: ClassVar[str] = "unit-sent"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "count")

    def __init__(self, seat: int, unit: str, count: int) -> None:
        self.seat: Final = seat
        self.unit: Final = unit
        self.count: Final = count


@final
class HeroDieRolled(Event):
    """The hero die shows swords or skulls (K2.B2, K2.B5)."""

    kind: ClassVar[str] = "hero-die-rolled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "face")

    def __init__(self, seat: int, face: str) -> None:
        self.seat: Final = seat
        self.face: Final = face


@final
class UnitDieRolled(Event):
    """A unit die shows swords or a skull (K2.B2, K2.B6)."""

    kind: ClassVar[str] = "unit-die-rolled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit", "face")

    def __init__(self, seat: int, unit: str, face: str) -> None:
        self.seat: Final = seat
        self.unit: Final = unit
        self.face: Final = face


@final
class FireballUsed(SeatEvent):
    """A Fireball adds to the attack (K2.I3)."""

    kind: ClassVar[str] = "fireball-used"


@final
class BattleWon(Event):
    """The attack is enough: victory (K2.B3)."""

    kind: ClassVar[str] = "battle-won"
    fields: ClassVar[tuple[str, ...]] = ("seat", "attack", "strength")

    def __init__(self, seat: int, attack: int, strength: int) -> None:
        self.seat: Final = seat
        self.attack: Final = attack
        self.strength: Final = strength


@final
class BattleLost(Event):
    """The attack is lower: defeat (K2.B4)."""

    kind: ClassVar[str] = "battle-lost"
    fields: ClassVar[tuple[str, ...]] = ("seat", "attack", "strength")

    def __init__(self, seat: int, attack: int, strength: int) -> None:
        self.seat: Final = seat
        self.attack: Final = attack
        self.strength: Final = strength


@final
class SkullIgnored(Event):
    """The amulet wards off a skull (K2.I8)."""

    kind: ClassVar[str] = "skull-ignored"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: str) -> None:
        self.seat: Final = seat
        self.die: Final = die


@final
class UnitLost(Event):
    """A unit is lost to a skull (K2.B6)."""

    kind: ClassVar[str] = "unit-lost"
    fields: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: int, unit: str) -> None:
        self.seat: Final = seat
        self.unit: Final = unit


@final
class HeartsLost(Event):
    """Skulls cost hearts (K2.B5, K2.D3)."""

    kind: ClassVar[str] = "hearts-lost"
    fields: ClassVar[tuple[str, ...]] = ("seat", "lost", "hearts")

    def __init__(self, seat: int, lost: int, hearts: int) -> None:
        self.seat: Final = seat
        self.lost: Final = lost
        self.hearts: Final = hearts


@final
class PlagueCast(Event):
    """Plague and Misery strike a player (K2.P1)."""

    kind: ClassVar[str] = "plague-cast"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "city")

    def __init__(self, seat: int, other: int, city: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.city: Final = city


@final
class GloryGrew(Event):
    """A hero's glory changes (K2.G1)."""

    kind: ClassVar[str] = "glory-grew"
    fields: ClassVar[tuple[str, ...]] = ("seat", "glory")

    def __init__(self, seat: int, glory: int) -> None:
        self.seat: Final = seat
        self.glory: Final = glory
