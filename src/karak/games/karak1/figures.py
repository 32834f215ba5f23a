"""Karak's figures, read from one TOML file and checked."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.pieces import (
    DRAGON,
    ITEMS,
    KINDS,
    PLACES,
    SHAPES,
    SLOTS,
    TOKENS,
    TREASURE_SLOT,
)
from karak.kernel.data import Data
from karak.kernel.errors import BadFigures
from karak.kernel.figures import halves, overlay, read_standard, whole

MOST_OF_A_KIND: Final = 60
MOST_GATES: Final = 16
MOST_FOUNTAINS: Final = 15


@final
class Figures:
    """The numbers of one game, laid out for the rules: by token, item and tile kind."""

    def __init__(self, data: Data) -> None:
        self.hearts: Final = whole(data, "hero.hearts", 1, 20)
        self.steps: Final = whole(data, "hero.steps", 1, 20)
        self.slots: Final[list[int]] = [whole(data, f"slots.{slot}", 0, 10) for slot in SLOTS]
        self.numbers: Final[list[int]] = [
            whole(data, f"tokens.{token.name}.number", 0, MOST_OF_A_KIND) for token in TOKENS
        ]
        self.strengths: Final[list[int]] = [
            whole(data, f"tokens.{token.name}.strength", 1, 99) if token.fights else 0
            for token in TOKENS
        ]
        self.bonuses: Final[list[int]] = [
            whole(data, f"items.{item.name}.bonus", 0, 20) if item.index < 4 else 0
            for item in ITEMS
        ]
        self.halves: Final[list[int]] = [
            halves(data, f"items.{item.name}.points", 100) if item.slot == TREASURE_SLOT else 0
            for item in ITEMS
        ]
        self.tiles: Final[list[int]] = [
            whole(data, f"tiles.{PLACES[kind // 4]}.{SHAPES[kind % 4]}", 0, MOST_OF_A_KIND)
            for kind in range(KINDS)
        ]
        self.goal: Final = whole(data, "experts-goal.treasures", 1, 100)
        self.tokens_total: Final = sum(self.numbers)
        self.tiles_total: Final = sum(self.tiles)
        self.check()

    def check(self) -> None:
        """Refuse what single figures cannot tell: no dragon, too many gates or fountains."""
        if self.numbers[DRAGON.index] != 1:
            number = self.numbers[DRAGON.index]
            raise BadFigures(
                key="tokens.dragon.number", reason="range", value=number, low=1, high=1
            )
        if sum(self.slots) == 0:
            raise BadFigures(key="slots", reason="range", value=0, low=1, high=30)
        if self.tiles_total == 0:
            raise BadFigures(key="tiles", reason="range", value=0, low=1, high=MOST_OF_A_KIND)
        for place, most in ((2, MOST_GATES), (3, MOST_FOUNTAINS)):
            count = sum(self.tiles[4 * place : 4 * place + 4])
            if count > most:
                key = f"tiles.{PLACES[place]}"
                raise BadFigures(key=key, reason="range", value=count, low=0, high=most)


def full_data(corrected: Data | None) -> Data:
    """Give the standard figures with a corrected copy's laid over them, checked."""
    if corrected is None:
        return STANDARD
    merged = overlay(STANDARD, corrected, "")
    Figures(merged)
    return merged


def figures_of(data: Data) -> Figures:
    """Lay out full figures; the standard ones are laid out once."""
    return STANDARD_FIGURES if data is STANDARD else Figures(full_data(data))


STANDARD: Final[Data] = read_standard("karak.games.karak1")
STANDARD_FIGURES: Final[Figures] = Figures(STANDARD)
