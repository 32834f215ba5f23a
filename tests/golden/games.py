"""The golden games of Karak: who plays, how, and from which seed they were played at first."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import karak
from golden.playthrough import Move, Opening, Playthrough
from karak.games.karak1.game import Karak
from properties.driver import Player

FOLDER: Final = Path(__file__).parent / "games"
LONGEST: Final = 3000


@dataclass(frozen=True)
class Golden:
    """A golden game as it is played anew."""

    name: str
    how: str
    heroes: tuple[str, ...]
    players: int
    played_by: str
    seed: int
    variants: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """Where the playthrough is kept."""
        return FOLDER / f"{self.name}.txt"

    def play(self) -> Playthrough:
        """Play it from its seed to the end."""
        game = karak.new_game(
            "karak",
            heroes=list(self.heroes) if self.how == "given" else None,
            players=self.players,
            choose=self.how == "chosen",
            variants=self.variants,
            seed=self.seed,
        )
        assert isinstance(game, Karak)
        player = Player(self.played_by, self.seed)
        while not game.over and len(game.log) < LONGEST:
            game.apply(player.choose(game))
        start = game.log.start
        opening = Opening(self.players, self.how, self.heroes, self.variants, self.played_by, start)
        moves = [Move(entry.action.text, entry.answers) for entry in game.log.entries]
        return Playthrough(opening, tuple(moves))


EXPERTS: Final = ("experts-goal",)
GAMES: Final = (
    Golden("two-greedy", "given", ("warrior", "wizard"), 2, "greedy", 130),
    Golden("two-fighters", "given", ("swordsman", "warlock"), 2, "fights", 121),
    Golden("three-greedy", "given", ("thief", "oracle", "swordsman"), 3, "greedy", 76),
    Golden("three-experts", "chosen", (), 3, "greedy", 3, EXPERTS),
    Golden(
        "four-experts", "given", ("warlock", "warrior", "thief", "oracle"), 4, "greedy", 75, EXPERTS
    ),
    Golden("four-collectors", "dealt", (), 4, "collects", 82, EXPERTS),
    Golden("five-greedy", "dealt", (), 5, "greedy", 9),
    Golden("five-conjurers", "chosen", (), 5, "conjures", 8),
)
