"""How a game is set up: everything that a log needs besides what happened."""

from __future__ import annotations

from typing import Final, final

from karak.kernel.data import Data, Reader
from karak.kernel.errors import DamagedData

GIVEN: Final = "given"
DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
_WAYS: Final = [GIVEN, DEALT, CHOSEN]
_MOST_PLAYERS: Final = 8


@final
class Setup:
    """Game and version of its rules, players, how they get heroes, variants, figures, any seed."""

    def __init__(
        self,
        game: str,
        players: int,
        how: str,
        heroes: tuple[str, ...],
        variants: tuple[str, ...],
        figures: Data,
        seed: int | None,
        rules: int,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.how: Final = how
        self.heroes: Final = heroes
        self.variants: Final = variants
        self.figures: Final = figures
        self.seed: Final = seed
        self.rules: Final = rules

    def without_seed(self) -> Setup:
        """Give the set-up without the seed."""
        return Setup(
            self.game,
            self.players,
            self.how,
            self.heroes,
            self.variants,
            self.figures,
            None,
            self.rules,
        )

    def as_data(self) -> Data:
        """Give everything but the seed: this part may be shown to everybody."""
        return {
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "how": self.how,
            "heroes": list(self.heroes),
            "variants": list(self.variants),
            "figures": self.figures,
        }

    def as_secret_data(self) -> Data:
        """Give everything, the seed included."""
        data = self.as_data()
        data["seed"] = None if self.seed is None else str(self.seed)
        return data


def setup_from(reader: Reader) -> Setup:
    """Read a set-up; whether heroes, variants and figures exist is for the title to say."""
    return Setup(
        reader.text("game"),
        reader.integer("players", 1, _MOST_PLAYERS),
        _WAYS[reader.name("how", _WAYS)],
        tuple(reader.texts("heroes", _MOST_PLAYERS)),
        tuple(reader.texts("variants", 16)),
        reader.inner("figures").data,
        seed_from(reader.data.get("seed"), reader.where("seed")),
        reader.integer("rules", 1, 1_000_000),
    )


def seed_from(value: object, where: str) -> int | None:
    """Read a seed, which data keeps as text: 128 bits do not fit everybody's numbers."""
    if value is None:
        return None
    if not isinstance(value, str) or not value.isascii() or not value.isdigit() or len(value) > 39:
        raise DamagedData(where=where)
    return int(value)
