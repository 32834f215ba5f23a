"""What happens in both games, as facts. Field names tell the words which noun they hold."""

from __future__ import annotations

from typing import ClassVar, Final, final

from karak.kernel.events import Event


class SeatEvent(Event):
    """A fact about one seat and nothing else."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class HeroTaken(Event):
    """A seat gets its hero, dealt or chosen."""

    kind: ClassVar[str] = "hero-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hero")

    def __init__(self, seat: int, hero: str) -> None:
        self.seat: Final = seat
        self.hero: Final = hero


@final
class StartRolled(Event):
    """A seat rolls for who begins."""

    kind: ClassVar[str] = "start-rolled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat: Final = seat
        self.die: Final = die


@final
class TurnBegan(Event):
    """A seat's turn begins."""

    kind: ClassVar[str] = "turn-began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn


@final
class TurnSkipped(Event):
    """An unconscious hero gets hearts back instead of playing."""

    kind: ClassVar[str] = "turn-skipped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hearts")

    def __init__(self, seat: int, hearts: int) -> None:
        self.seat: Final = seat
        self.hearts: Final = hearts


@final
class TurnEnded(SeatEvent):
    """The turn is over."""

    kind: ClassVar[str] = "turn-ended"


@final
class WentBack(Event):
    """A hero goes back to the place it came from."""

    kind: ClassVar[str] = "went-back"
    fields: ClassVar[tuple[str, ...]] = ("seat", "site")

    def __init__(self, seat: int, site: int) -> None:
        self.seat: Final = seat
        self.site: Final = site


@final
class FellUnconscious(SeatEvent):
    """A hero has no hearts left after its fight."""

    kind: ClassVar[str] = "fell-unconscious"


@final
class Healed(Event):
    """Hearts are back: so many now."""

    kind: ClassVar[str] = "healed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hearts")

    def __init__(self, seat: int, hearts: int) -> None:
        self.seat: Final = seat
        self.hearts: Final = hearts


@final
class ItemGained(Event):
    """A reward goes into the inventory, or beside it."""

    kind: ClassVar[str] = "item-gained"
    fields: ClassVar[tuple[str, ...]] = ("seat", "item")

    def __init__(self, seat: int, item: str) -> None:
        self.seat: Final = seat
        self.item: Final = item


@final
class ItemLeft(Event):
    """A piece is left lying."""

    kind: ClassVar[str] = "item-left"
    fields: ClassVar[tuple[str, ...]] = ("seat", "item", "site")

    def __init__(self, seat: int, item: str, site: int) -> None:
        self.seat: Final = seat
        self.item: Final = item
        self.site: Final = site


@final
class ItemTaken(Event):
    """A lying piece is picked up."""

    kind: ClassVar[str] = "item-taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "item", "site")

    def __init__(self, seat: int, item: str, site: int) -> None:
        self.seat: Final = seat
        self.item: Final = item
        self.site: Final = site


@final
class GameEnded(Event):
    """The game is over, and why."""

    kind: ClassVar[str] = "game-ended"
    fields: ClassVar[tuple[str, ...]] = ("seat", "reason")

    def __init__(self, seat: int, reason: str) -> None:
        self.seat: Final = seat
        self.reason: Final = reason
