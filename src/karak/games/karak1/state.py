"""The state of a game of Karak: plain, typed, complete. The rules are in the rooms beside it."""

from __future__ import annotations

from typing import Any, Final, final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import FIRST_BOARD, Board
from karak.games.karak1.fight import Fight
from karak.games.karak1.figures import Figures
from karak.games.karak1.pieces import DRAGON, Tile, Token
from karak.games.shared.asking import ASKED, Question
from karak.games.shared.ground import GroundGame
from karak.games.shared.items import Item
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.setup import Setup

EXPERTS_GOAL: Final = "experts-goal"
NOBODY: Final = -1
NO_TOKEN_YET: Final[list[Token | None]] = [None]
NOTHING_LYING: Final[list[tuple[Item, ...]]] = [()]
NO_TOKENS: Final[tuple[Token, ...]] = ()


class State(GroundGame):
    """Where a game of Karak stands. Lists are replaced, never edited, so that copies share them."""

    def __init__(
        self, setup: Setup, figures: Figures, generator: Generator, opening: Question[Any]
    ) -> None:
        super().__init__(setup, generator, opening)
        self.figures = figures
        self.experts = False
        self.heroes: list[Adventurer] = []
        self.board: Board = FIRST_BOARD
        self.tokens: list[Token | None] = NO_TOKEN_YET
        self.lying: list[tuple[Item, ...]] = NOTHING_LYING
        self.stack: list[int] = figures.tiles
        self.stack_left = figures.tiles_total
        self.bag: list[int] = figures.numbers
        self.bag_left = figures.tokens_total
        self.cursed = NOBODY
        self.turn = 0
        self.steps_left = 0
        self.steps_taken = 0
        self.fight: Fight | None = None
        self.drawn_tile: Tile | None = None
        self.drawn_side = 0
        self.drawn_tokens = NO_TOKENS
        self.left_now: tuple[int, ...] = ()
        self.new_item: Item | None = None
        self.target = NOBODY
        self.reason = ""

    @property
    def me(self) -> Adventurer:
        """The hero whose turn it is."""
        return self.heroes[self.seat]

    @property
    def dragon_in_bag(self) -> bool:
        """Whether the dragon is still to be drawn."""
        return self.bag[DRAGON.index] > 0

    def put_token(self, site: int, token: Token | None) -> None:
        """Lay a token on a site, or take it away."""
        tokens = list(self.tokens)
        tokens[site] = token
        self.tokens = tokens

    def ask_hero(self) -> None:
        """Wait for a choice that belongs to the hero's own ability."""
        self.put_question(HERO_CHOICE)

    def take_from(self, other: Game) -> None:
        """Become the position that another game is in; only heroes and fight are copied."""
        assert isinstance(other, State)
        self.experts = other.experts
        self.seat = other.seat
        self.over = other.over
        self.legal = other.legal
        self.heroes = [hero.copy() for hero in other.heroes]
        self.board = other.board
        self.tokens = other.tokens
        self.lying = other.lying
        self.stack = other.stack
        self.stack_left = other.stack_left
        self.bag = other.bag
        self.bag_left = other.bag_left
        self.cursed = other.cursed
        self.turn = other.turn
        self.steps_left = other.steps_left
        self.steps_taken = other.steps_taken
        self.asking = other.asking
        self.next = ASKED
        self.fight = None if other.fight is None else other.fight.copy(self.heroes[other.seat])
        self.drawn_tile = other.drawn_tile
        self.drawn_side = other.drawn_side
        self.drawn_tokens = other.drawn_tokens
        self.left_now = other.left_now
        self.new_item = other.new_item
        self.target = other.target
        self.reason = other.reason


@final
class HeroChoice(Question["State"]):
    """A choice that a hero's own ability asks for."""

    def options(self, game: State) -> tuple[Action, ...]:
        """Ask the hero."""
        return game.me.abilities.own_choices(game, game.me)

    def answer(self, game: State, action: Action) -> None:
        """Tell the hero."""
        game.me.abilities.choose(game, game.me, action)


HERO_CHOICE: Final = HeroChoice("hero-choice", "K1.S1")
