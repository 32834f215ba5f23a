"""What can happen in Karak, as facts. Field names tell the words which noun they hold."""

from __future__ import annotations

from typing import ClassVar, Final, final

from karak.games.shared.events import SeatEvent
from karak.kernel.events import Event


@final
class Stepped(Event):
    """A hero steps to a neighbouring tile (K1.T1)."""

    kind: ClassVar[str] = "stepped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "site", "side")

    def __init__(self, seat: int, origin: int, site: int, side: str) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.site: Final = site
        self.side: Final = side


@final
class GateTaken(Event):
    """A hero steps from gate to gate (K1.M4)."""

    kind: ClassVar[str] = "gate-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "site")

    def __init__(self, seat: int, origin: int, site: int) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.site: Final = site


@final
class TileDrawn(Event):
    """A tile is drawn for exploring (K1.E1)."""

    kind: ClassVar[str] = "tile-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "shape", "side")

    def __init__(self, seat: int, tile: str, shape: str, side: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.shape: Final = shape
        self.side: Final = side


@final
class TileReturned(Event):
    """A tile that would close the dungeon goes back (K1.E9)."""

    kind: ClassVar[str] = "tile-returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "shape")

    def __init__(self, seat: int, tile: str, shape: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.shape: Final = shape


@final
class TileLaid(Event):
    """A tile is laid and entered (K1.E2)."""

    kind: ClassVar[str] = "tile-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "site", "x", "y", "tile", "shape", "rotation")

    def __init__(
        self, seat: int, site: int, x: int, y: int, tile: str, shape: str, rotation: int
    ) -> None:
        self.seat: Final = seat
        self.site: Final = site
        self.x: Final = x
        self.y: Final = y
        self.tile: Final = tile
        self.shape: Final = shape
        self.rotation: Final = rotation


@final
class TokenDrawn(Event):
    """A token is drawn from the bag (K1.E4)."""

    kind: ClassVar[str] = "token-drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: str) -> None:
        self.seat: Final = seat
        self.token: Final = token


@final
class TokenReturned(Event):
    """A drawn token goes back into the bag (K1.A.ORC2)."""

    kind: ClassVar[str] = "token-returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: str) -> None:
        self.seat: Final = seat
        self.token: Final = token


@final
class TokenLaid(Event):
    """A token is laid on a room (K1.E4)."""

    kind: ClassVar[str] = "token-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "site")

    def __init__(self, seat: int, token: str, site: int) -> None:
        self.seat: Final = seat
        self.token: Final = token
        self.site: Final = site


@final
class FightBegan(Event):
    """A hero faces a monster (K1.M2, K1.E6)."""

    kind: ClassVar[str] = "fight-began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "monster", "strength", "site")

    def __init__(self, seat: int, monster: str, strength: int, site: int) -> None:
        self.seat: Final = seat
        self.monster: Final = monster
        self.strength: Final = strength
        self.site: Final = site


@final
class DiceRolled(Event):
    """Both dice are rolled (K1.F1)."""

    kind: ClassVar[str] = "dice-rolled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die1", "die2")

    def __init__(self, seat: int, die1: int, die2: int) -> None:
        self.seat: Final = seat
        self.die1: Final = die1
        self.die2: Final = die2


@final
class DieRolledAgain(Event):
    """One die is rolled again (K1.A.SWD1)."""

    kind: ClassVar[str] = "die-rolled-again"
    fields: ClassVar[tuple[str, ...]] = ("seat", "was", "die")

    def __init__(self, seat: int, was: int, die: int) -> None:
        self.seat: Final = seat
        self.was: Final = was
        self.die: Final = die


@final
class FlamesUsed(Event):
    """A magic flames spell adds to the attack (K1.F1)."""

    kind: ClassVar[str] = "flames-used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kept")

    def __init__(self, seat: int, kept: int) -> None:
        self.seat: Final = seat
        self.kept: Final = kept


@final
class HeartSacrificed(Event):
    """A heart is turned for the attack (K1.A.WLK1)."""

    kind: ClassVar[str] = "heart-sacrificed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hearts")

    def __init__(self, seat: int, hearts: int) -> None:
        self.seat: Final = seat
        self.hearts: Final = hearts


@final
class MonsterDefeated(Event):
    """The attack is greater: victory (K1.F2)."""

    kind: ClassVar[str] = "monster-defeated"
    fields: ClassVar[tuple[str, ...]] = ("seat", "monster", "attack", "strength")

    def __init__(self, seat: int, monster: str, attack: int, strength: int) -> None:
        self.seat: Final = seat
        self.monster: Final = monster
        self.attack: Final = attack
        self.strength: Final = strength


@final
class FightTied(Event):
    """The attack is equal: a tie (K1.F4)."""

    kind: ClassVar[str] = "fight-tied"
    fields: ClassVar[tuple[str, ...]] = ("seat", "monster", "attack")

    def __init__(self, seat: int, monster: str, attack: int) -> None:
        self.seat: Final = seat
        self.monster: Final = monster
        self.attack: Final = attack


@final
class FightLost(Event):
    """The attack is lower: a heart is lost (K1.F3)."""

    kind: ClassVar[str] = "fight-lost"
    fields: ClassVar[tuple[str, ...]] = ("seat", "monster", "attack", "strength", "hearts")

    def __init__(self, seat: int, monster: str, attack: int, strength: int, hearts: int) -> None:
        self.seat: Final = seat
        self.monster: Final = monster
        self.attack: Final = attack
        self.strength: Final = strength
        self.hearts: Final = hearts


@final
class Reincarnated(Event):
    """The Warrior returns at a fountain instead of falling (K1.A.WAR2)."""

    kind: ClassVar[str] = "reincarnated"
    fields: ClassVar[tuple[str, ...]] = ("seat", "site")

    def __init__(self, seat: int, site: int) -> None:
        self.seat: Final = seat
        self.site: Final = site


@final
class ChestOpened(Event):
    """A key opens a chest (K1.I6)."""

    kind: ClassVar[str] = "chest-opened"
    fields: ClassVar[tuple[str, ...]] = ("seat", "site")

    def __init__(self, seat: int, site: int) -> None:
        self.seat: Final = seat
        self.site: Final = site


@final
class PortalCast(Event):
    """A healing portal moves a hero to a fountain (K1.I5)."""

    kind: ClassVar[str] = "portal-cast"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "site")

    def __init__(self, seat: int, other: int, site: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.site: Final = site


@final
class CurseLaid(Event):
    """The curse goes to a hero (K1.C1)."""

    kind: ClassVar[str] = "curse-laid"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat: Final = seat
        self.other: Final = other


@final
class CurseStayed(Event):
    """The curse stays where it is (K1.C1)."""

    kind: ClassVar[str] = "curse-stayed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat: Final = seat
        self.other: Final = other


@final
class CurseLifted(SeatEvent):
    """Healing ends the curse (K1.C3)."""

    kind: ClassVar[str] = "curse-lifted"


@final
class Swapped(Event):
    """The Warlock changes places with a hero (K1.A.WLK2)."""

    kind: ClassVar[str] = "swapped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "site", "origin")

    def __init__(self, seat: int, other: int, site: int, origin: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.site: Final = site
        self.origin: Final = origin


@final
class AbilityUsed(Event):
    """A hero from outside uses an ability of its own."""

    kind: ClassVar[str] = "ability-used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "ability")

    def __init__(self, seat: int, ability: int) -> None:
        self.seat: Final = seat
        self.ability: Final = ability
