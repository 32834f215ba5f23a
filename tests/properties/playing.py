"""Playing any game by a plan: what the driver of each game shares.

Hypothesis draws a `Plan`; everything after that comes from the plan's seeds, so that a failing
plan is a failing game for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, TypeVar

from hypothesis import strategies as st

import karak
from karak.bots.levels import make_bot
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.events import Event
from karak.kernel.game import Game

G = TypeVar("G", bound=Game)
Leaning = Callable[[G, Action], int]
GREEDY: Final = "greedy"


def any_way(_game: Game, _action: Action) -> int:
    """Prefer nothing."""
    return 1


class Player(Generic[G]):
    """Chooses for all seats: by a leaning and a seed, or as the greedy bot."""

    def __init__(self, leanings: Mapping[str, Leaning[G]], policy: str, seed: int) -> None:
        self.random = Random(seed)
        self.bot = make_bot(GREEDY, seed) if policy == GREEDY else None
        self.leaning: Leaning[G] = leanings.get(policy, any_way)

    def choose(self, game: G) -> Action:
        """Choose one of the legal actions."""
        if self.bot is not None:
            return self.bot.choose(game.clone(seat=game.seat))
        legal = game.legal_actions()
        weights = [self.leaning(game, action) for action in legal]
        return self.random.choices(legal, weights)[0]


@dataclass(frozen=True)
class Kit(Generic[G]):
    """What the driver must know of a game."""

    name: str
    kind: type[G]
    heroes: tuple[str, ...]
    variants: tuple[str, ...]
    leanings: Mapping[str, Leaning[G]] = field(repr=False)
    figures: st.SearchStrategy[Data | None] = field(repr=False)

    def own(self, game: Game) -> G:
        """Take a game for one of this kind."""
        assert isinstance(game, self.kind)
        return game

    def player(self, policy: str, seed: int) -> Player[G]:
        """Seat a player of all seats."""
        return Player(self.leanings, policy, seed)


@dataclass(frozen=True)
class Plan(Generic[G]):
    """A game to be played: its set-up, its seed, who plays and how long."""

    kit: Kit[G] = field(repr=False)
    players: int
    how: str
    heroes: tuple[str, ...]
    variants: tuple[str, ...]
    figures: Data | None
    seed: int
    policy: str
    length: int

    def begin(self, chance: list[int] | None = None) -> G:
        """Set the game up."""
        game = karak.new_game(
            self.kit.name,
            heroes=list(self.heroes) if self.how == "given" else None,
            players=self.players,
            choose=self.how == "chosen",
            variants=self.variants,
            figures=self.figures,
            seed=self.seed,
            chance=chance,
        )
        return self.kit.own(game)

    def player(self) -> Player[G]:
        """Seat the player of all seats."""
        return self.kit.player(self.policy, self.seed ^ self.length)

    def walk(self) -> Iterator[G]:
        """Play, and give the game at its start and after each decision, always the same object."""
        game, player = self.begin(), self.player()
        yield game
        for _ in range(self.length):
            if game.over:
                return
            game.apply(player.choose(game))
            yield game

    def play(self) -> G:
        """Play to the end, or as long as planned."""
        *_, game = self.walk()
        return game

    def cut(self, *cuts: int) -> Iterator[G]:
        """Play, and give the game at these points of it, the last position included."""
        stops = {cut % (self.length + 1) for cut in cuts}
        number, last = 0, None
        for number, game in enumerate(self.walk()):
            last = None if number in stops else game
            if number in stops:
                yield game
        if last is not None:
            yield last


@st.composite
def plans_of(
    draw: st.DrawFn, kit: Kit[G], longest: int = 300, policies: tuple[str, ...] = ()
) -> Plan[G]:
    """Draw a game to be played."""
    players = draw(st.integers(2, 5))
    order = draw(st.permutations(kit.heroes))
    return Plan(
        kit=kit,
        players=players,
        how=draw(st.sampled_from(("given", "dealt", "chosen"))),
        heroes=tuple(order[:players]),
        variants=draw(st.sampled_from(((), kit.variants))),
        figures=draw(kit.figures),
        seed=draw(st.integers(0, (1 << 128) - 1)),
        policy=draw(st.sampled_from(policies or (*kit.leanings, GREEDY))),
        length=draw(st.integers(longest // 2, longest)),
    )


CUTS: Final = st.lists(st.integers(0, 10_000), min_size=3, max_size=3)
"""Points at which a game is looked at, counted round and round."""


# Comparing


def stands(game: Game) -> tuple[Data, list[int]]:
    """Give everything that a game's future hangs on: position and generator."""
    return game.full_position(), game.generator.words()


def play_on(game: G, player: Player[G], length: int) -> list[tuple[Action, tuple[Event, ...]]]:
    """Play some more decisions and tell what was done and what came of it."""
    story: list[tuple[Action, tuple[Event, ...]]] = []
    for _ in range(length):
        if game.over:
            break
        action = player.choose(game)
        story.append((action, game.apply(action)))
    return story
