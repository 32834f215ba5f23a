"""The golden games: who plays, how, and from which seed they were played at first."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from golden.playthrough import Move, Opening, Playthrough
from properties import driver, driver2
from properties.playing import GREEDY, G, Kit, Plan

FOLDER: Final = Path(__file__).parent / "games"
LONGEST: Final = 3000
LONG_ENOUGH: Final = 250


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
    game: str = "karak"
    longest: int = LONGEST

    @property
    def path(self) -> Path:
        """Where the playthrough is kept."""
        return FOLDER / f"{self.name}.txt"

    def play(self) -> Playthrough:
        """Play it from its seed to the end, or as far as is wanted."""
        is_first = self.game == "karak"
        return self.play_with(driver.KIT) if is_first else self.play_with(driver2.KIT)

    def play_with(self, kit: Kit[G]) -> Playthrough:
        """Play it with what the driver of its game knows."""
        plan = Plan(
            kit=kit,
            players=self.players,
            how=self.how,
            heroes=self.heroes,
            variants=self.variants,
            figures=None,
            seed=self.seed,
            policy=self.played_by,
            length=self.longest,
        )
        game = plan.begin()
        player = kit.player(self.played_by, self.seed)
        while not game.over and len(game.log) < self.longest:
            game.apply(player.choose(game))
        opening = Opening(
            self.game,
            self.players,
            self.how,
            self.heroes,
            self.variants,
            self.played_by,
            game.log.start,
        )
        moves = [Move(entry.action.text, entry.answers) for entry in game.log.entries]
        return Playthrough(opening, tuple(moves))


def golden2(
    name: str,
    how: str,
    heroes: tuple[str, ...],
    players: int,
    played_by: str,
    seed: int,
    variants: tuple[str, ...] = (),
) -> Golden:
    """Describe a golden game of Karak 2; only greedy players find an end soon."""
    longest = LONGEST if played_by == GREEDY else LONG_ENOUGH
    return Golden(
        f"karak2-{name}", how, heroes, players, played_by, seed, variants, "karak2", longest
    )


EXPERTS: Final = ("experts-goal",)
FRIENDLY: Final = ("friendly",)
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
    golden2("two-greedy", "given", ("scout", "ranger"), 2, "greedy", 58),
    golden2("three-greedy", "chosen", (), 3, "greedy", 7),
    golden2(
        "four-friends",
        "given",
        ("oracle", "princess", "warlock", "warrior"),
        4,
        "greedy",
        25,
        FRIENDLY,
    ),
    golden2("five-greedy", "dealt", (), 5, "greedy", 20),
    golden2("two-conjurers", "given", ("princess", "warlock"), 2, "conjures", 140),
    golden2("three-collectors", "given", ("warrior", "oracle", "scout"), 3, "collects", 112),
    golden2("four-fighters", "dealt", (), 4, "fights", 77, FRIENDLY),
    golden2("five-collectors", "chosen", (), 5, "collects", 117),
)
