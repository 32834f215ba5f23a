"""A pairing: one bot against others, over deals of heroes that are mirrored over all seats."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from karak.games.titles import find_title
from karak.kernel.data import Data
from karak.kernel.generator import seeded

SEED_BYTES = 8


@dataclass(frozen=True)
class Pairing:
    """One bot among several of another; games are numbered, and a number says all about a game.

    Each deal is a mirror group: as many games as there are seats, with the same heroes and the
    same seed, in which the one bot sits on each seat once.
    """

    game: str
    players: int
    one: str
    others: str
    seed: int

    @property
    def name(self) -> str:
        """Name it as a file is named, where a level's colon cannot stand."""
        return f"{self.game}-{self.players}-{self.one}-{self.others}".replace(":", ".")

    def group(self, number: int) -> int:
        """Say to which mirror group a game belongs."""
        return number // self.players

    def seat(self, number: int) -> int:
        """Say where the one bot sits."""
        return number % self.players

    def bots(self, number: int) -> list[str]:
        """Name the bots by seat."""
        bots = [self.others] * self.players
        bots[self.seat(number)] = self.one
        return bots

    def game_seed(self, number: int) -> int:
        """Give the seed of a game: the same in its whole group."""
        return self._derived(number, "game")

    def heroes(self, number: int) -> list[str]:
        """Deal the heroes by seat: the same in a whole group."""
        left = find_title(self.game).hero_names()
        luck = seeded(self._derived(number, "heroes"))
        return [left.pop(luck.below(len(left))) for _ in range(self.players)]

    def _derived(self, number: int, purpose: str) -> int:
        told = f"{purpose} {self.seed} {self.group(number)}"
        return int.from_bytes(sha256(told.encode()).digest()[:SEED_BYTES], "big")

    def as_data(self) -> Data:
        """Give it as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "one": self.one,
            "others": self.others,
            "seed": str(self.seed),
        }
