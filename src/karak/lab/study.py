"""A study: which games are played to learn about a game, all told by their numbers."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256

from karak.bots.levels import make_bot
from karak.games.api import new_game
from karak.games.titles import find_title
from karak.kernel.data import Data
from karak.kernel.errors import UnknownHero, WrongPlayers
from karak.kernel.generator import seeded
from karak.lab.errors import BotsDoNotFit, TooFewHeroes

SEED_BYTES = 8
STANDARD = "standard"


@dataclass(frozen=True)
class Study:
    """Games of bots with heroes dealt anew for each; a number says all about a game.

    Of several bots each sits on each seat equally often. Arms of one comparison (standard and
    other figures or variants) have the same heroes and the same seeds in games of the same number.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    roster: tuple[str, ...]
    seed: int
    arm: str = STANDARD
    variants: tuple[str, ...] = ()
    figures: Data | None = field(default=None, hash=False)

    def check(self) -> None:
        """Refuse, before the first game, whatever cannot be played."""
        title = find_title(self.game)
        known = title.hero_names()
        for hero in self.roster:
            if hero not in known:
                raise UnknownHero(hero=hero, known=", ".join(known))
        most = min(title.most_players, len(known))
        if not title.fewest_players <= self.players <= most:
            raise WrongPlayers(players=self.players, fewest=title.fewest_players, most=most)
        if len(set(self.roster)) < self.players:
            raise TooFewHeroes(heroes=len(set(self.roster)), players=self.players)
        for bot in self.bots:
            make_bot(bot, self.seed)
        if len(self.bots) not in (1, self.players):
            raise BotsDoNotFit(bots=len(self.bots), players=self.players)
        new_game(
            self.game,
            heroes=self.heroes(0),
            variants=self.variants,
            figures=self.figures,
            seed=self.game_seed(0),
        )

    def heroes(self, number: int) -> list[str]:
        """Deal the heroes of a game by seat."""
        left = sorted(set(self.roster))
        luck = seeded(self._derived(number, "heroes"))
        return [left.pop(luck.below(len(left))) for _ in range(self.players)]

    def seated(self, number: int) -> list[str]:
        """Name the bots of a game by seat."""
        if len(self.bots) == 1:
            return list(self.bots) * self.players
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]

    def game_seed(self, number: int) -> int:
        """Give the seed of a game."""
        return self._derived(number, "game")

    def bots_seed(self, number: int) -> int:
        """Give the seed of what the bots of a game leave to chance."""
        return self._derived(number, "bots")

    def _derived(self, number: int, purpose: str) -> int:
        told = f"study {purpose} {self.seed} {number}"
        return int.from_bytes(sha256(told.encode()).digest()[:SEED_BYTES], "big")

    def as_data(self) -> Data:
        """Give it as plain data; figures by their digest."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "heroes": sorted(set(self.roster)),
            "seed": str(self.seed),
            "arm": self.arm,
            "variants": sorted(self.variants),
            "figures": self._figures_digest(),
        }

    def _figures_digest(self) -> str:
        full = find_title(self.game).figures(self.figures)
        return sha256(json.dumps(full, sort_keys=True).encode()).hexdigest()[:12]
