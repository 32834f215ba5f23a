"""The state of a game of Karak 2: plain, typed, complete. The rules are in the rooms beside it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, final

from karak.games.karak2.battle import Battle
from karak.games.karak2.figures import Figures
from karak.games.karak2.land import FIRST_LAND, Land
from karak.games.karak2.pieces import NO_ARMIES, Army
from karak.games.karak2.ruler import Ruler
from karak.games.shared.asking import ASKED, Question
from karak.games.shared.ground import GroundGame
from karak.games.shared.items import NO_ITEMS, Item
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.kernel.setup import Setup

FRIENDLY: Final = "friendly"
NOBODY: Final = -1
NOTHING: Final = -1
NO_ARMIES_YET: Final[list[tuple[Army, ...]]] = [(), (), ()]
NOTHING_LYING: Final[list[tuple[Item, ...]]] = [(), (), ()]
ALL_AMULETS: Final[list[int]] = [1, 1, 1, 1, 1]


class State(GroundGame):
    """Where a game of Karak 2 stands; lists are replaced, never edited, so that copies share them.

    `top` is the hex that lies known on the deck, by its kind, and `top_known_by` who knows it.
    `moved` says that the move before the next action is made; `used` counts spent actions.
    """

    def __init__(
        self, setup: Setup, figures: Figures, generator: Generator, opening: Question[Any]
    ) -> None:
        super().__init__(setup, generator, opening)
        self.figures = figures
        self.friendly = False
        self.heroes: list[Ruler] = []
        self.land: Land = FIRST_LAND
        self.armies: list[tuple[Army, ...]] = NO_ARMIES_YET
        self.lying: list[tuple[Item, ...]] = NOTHING_LYING
        self.deck: list[int] = figures.deck
        self.deck_left = figures.deck_total
        self.top = NOTHING
        self.top_known_by = NOBODY
        self.bag: list[int] = figures.numbers
        self.bag_left = figures.bag_total
        self.amulets: list[int] = ALL_AMULETS
        self.supply: list[int] = figures.units
        self.plagued = NOBODY
        self.general_site = NOTHING
        self.praetorians = figures.praetorians[setup.players]
        self.turn = 0
        self.used = 0
        self.moved = False
        self.ran = False
        self.ported = False
        self.hawked = False
        self.hawking = False
        self.gathered: tuple[int, ...] = ()
        self.left_now: tuple[int, ...] = ()
        self.battle: Battle | None = None
        self.drawn: tuple[int, ...] = ()
        self.drawn_at = NOTHING
        self.drawn_armies = NO_ARMIES
        self.clawed = 0
        self.clawing = False
        self.rewards = NO_ITEMS
        self.new_item: Item | None = None
        self.building = NOTHING
        self.target = NOBODY
        self.count = 0
        self.reason = ""

    @property
    def me(self) -> Ruler:
        """The hero whose turn it is."""
        return self.heroes[self.seat]

    def put_armies(self, site: int, armies: tuple[Army, ...]) -> None:
        """Change which armies stand on a hex."""
        changed = list(self.armies)
        changed[site] = armies
        self.armies = changed

    def change_supply(self, unit: int, by: int) -> None:
        """Put unit dice into the supply or take them out."""
        supply = list(self.supply)
        supply[unit] += by
        self.supply = supply

    @abstractmethod
    def after_gear(self) -> None:
        """Go on once items are stowed and the army fits: battle, claws, or the end of an action."""

    @abstractmethod
    def after_gathering(self) -> None:
        """Go on once everything is gathered: the end of an action, or of a battle."""

    @abstractmethod
    def after_plague(self) -> None:
        """Go on with the battle once the plague has struck."""

    def action_is_done(self) -> None:
        """Count an action; the move before the next one is free again (K2.T2)."""
        self.used += 1
        self.moved = False
        self.turn_goes_on()

    def ask_hero(self) -> None:
        """Wait for a choice that belongs to the hero's own ability."""
        self.put_question(HERO_CHOICE)

    def take_from(self, other: Game) -> None:
        """Become the position that another game is in; only heroes and battle are copied."""
        assert isinstance(other, State)
        self.friendly = other.friendly
        self.seat = other.seat
        self.over = other.over
        self.guessed = other.guessed
        self.legal = other.legal
        self.asking = other.asking
        self.next = ASKED
        self.heroes = [hero.copy() for hero in other.heroes]
        self.land = other.land
        self.armies = other.armies
        self.lying = other.lying
        self.deck = other.deck
        self.deck_left = other.deck_left
        self.top = other.top
        self.top_known_by = other.top_known_by
        self.bag = other.bag
        self.bag_left = other.bag_left
        self.amulets = other.amulets
        self.supply = other.supply
        self.plagued = other.plagued
        self.general_site = other.general_site
        self.praetorians = other.praetorians
        self.turn = other.turn
        self.used = other.used
        self.moved = other.moved
        self.ran = other.ran
        self.ported = other.ported
        self.hawked = other.hawked
        self.hawking = other.hawking
        self.gathered = other.gathered
        self.left_now = other.left_now
        self.battle = None if other.battle is None else other.battle.copy(self.heroes[other.seat])
        self.drawn = other.drawn
        self.drawn_at = other.drawn_at
        self.drawn_armies = other.drawn_armies
        self.clawed = other.clawed
        self.clawing = other.clawing
        self.rewards = other.rewards
        self.new_item = other.new_item
        self.building = other.building
        self.target = other.target
        self.count = other.count
        self.reason = other.reason


@final
class HeroChoice(Question[State]):
    """A choice that a hero's own ability asks for."""

    def options(self, game: State) -> tuple[Action, ...]:
        """Ask the hero."""
        return game.me.hero.own_choices(game, game.me)

    def answer(self, game: State, action: Action) -> None:
        """Tell the hero."""
        game.me.hero.choose(game, game.me, action)


HERO_CHOICE: Final = HeroChoice("hero-choice", "K2.S1")
