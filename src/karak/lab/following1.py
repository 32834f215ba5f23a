"""Following a game of Karak."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from karak.games.karak1.actions import ROLL_AGAIN
from karak.games.karak1.board import BEHIND_WALL
from karak.games.karak1.ending import DRAGON_FELLED
from karak.games.karak1.events import (
    AbilityUsed,
    DiceRolled,
    DieRolledAgain,
    FightBegan,
    FightLost,
    FightTied,
    FlamesUsed,
    HeartSacrificed,
    MonsterDefeated,
    Reincarnated,
    Stepped,
    Swapped,
    TileLaid,
    TokenLaid,
    TokenReturned,
)
from karak.games.karak1.pieces import ITEMS, SIDES, TREASURE_SLOT
from karak.games.karak1.state import State
from karak.games.shared.events import GameEnded
from karak.kernel.actions import Action
from karak.kernel.events import Event
from karak.lab.following import LOST, TIED, WON, Follower, Hearers

FIRST: Final = 1
SECOND: Final = 2
SIX: Final = 6
TREASURES: Final = frozenset(item.name for item in ITEMS if item.slot == TREASURE_SLOT)


class Karak1Follower(Follower):
    """Knows the monsters and the twelve abilities of Karak's heroes (K1.A)."""

    def __init__(self, game: State, heroes: Sequence[str]) -> None:
        super().__init__(game, heroes)
        self.state = game
        self.dice = [0, 0]
        self.rolls_again = False
        self.steps_left = game.steps_left

    def hearers(self) -> Hearers:
        """Listen to steps only where somebody may walk through walls or past monsters."""
        hearers: dict[type[Event], Callable[[Any], None]] = {
            TileLaid: self.discovered,
            DiceRolled: self._rolled,
            DieRolledAgain: self._rolled_again,
            FlamesUsed: self._used_flames,
            HeartSacrificed: self._sacrificed,
            MonsterDefeated: self._won,
            FightTied: self._tied,
            FightLost: self._lost,
            GameEnded: self._over,
            Reincarnated: self._used_second,
            Swapped: self._used_second,
            TokenReturned: self._used_second,
            AbilityUsed: self._used_own,
        }
        if "oracle" in self.heroes:
            hearers[FightBegan] = self._foresaw
        if "thief" in self.heroes:
            hearers[TokenLaid] = self._sneaked
        if "thief" in self.heroes or "wizard" in self.heroes:
            hearers[Stepped] = self._stepped
        return hearers

    def scoring_items(self) -> frozenset[str]:
        """Treasures count (K1.X2)."""
        return TREASURES

    def follow(self, action: Action, events: tuple[Event, ...]) -> None:
        """Know whether dice are rolled a second time, and the steps that were left."""
        self.rolls_again = action is ROLL_AGAIN
        super().follow(action, events)
        self.steps_left = self.state.steps_left

    # Fights

    def _rolled(self, event: DiceRolled) -> None:
        now = [event.die1, event.die2]
        if self.rolls_again:
            self.use(event.seat, FIRST, sum(now) - sum(self.dice))
        self.dice = now

    def _rolled_again(self, event: DieRolledAgain) -> None:
        self.dice[self.dice.index(event.was)] = event.die
        self.use(event.seat, FIRST, event.die - event.was)

    def _used_flames(self, event: FlamesUsed) -> None:
        if event.kept:
            self.use(event.seat, FIRST)

    def _sacrificed(self, event: HeartSacrificed) -> None:
        self.use(event.seat, FIRST, 1)

    def _foresaw(self, event: FightBegan) -> None:
        if self.state.steps_taken == 1 and self._has(event.seat, "oracle"):
            self.use(event.seat, FIRST, 1)

    def _won(self, event: MonsterDefeated) -> None:
        if event.attack == event.strength:
            self.use(event.seat, FIRST, 1)
        self._ended(event.seat)
        self.fought(event.seat, event.monster, WON, event.attack, event.strength)

    def _tied(self, event: FightTied) -> None:
        self._ended(event.seat)
        self.fought(event.seat, event.monster, TIED, event.attack, event.attack)

    def _lost(self, event: FightLost) -> None:
        self._ended(event.seat)
        self.fought(event.seat, event.monster, LOST, event.attack, event.strength)

    def _ended(self, seat: int) -> None:
        """See whether a six lets the Swordsman go on (K1.A.SWD2)."""
        if self.steps_left and SIX in self.dice and self._has(seat, "swordsman"):
            self.use(seat, SECOND)

    def would_be(self, attack: int, strength: int) -> str:
        """Say how a fight with such an attack ends for who has no ability."""
        return WON if attack > strength else TIED if attack == strength else LOST

    def _over(self, event: GameEnded) -> None:
        if event.reason == DRAGON_FELLED:
            self.felled = event.seat

    # On the way

    def _stepped(self, event: Stepped) -> None:
        way = self.state.board.ways[len(SIDES) * event.origin + SIDES.index(event.side)]
        if way <= BEHIND_WALL:
            self.use(event.seat, SECOND)
        self._sneaked(event)

    def _sneaked(self, event: Stepped | TokenLaid) -> None:
        """See whether the Thief stands beside a monster without a fight (K1.A.THF2)."""
        game, seat = self.state, event.seat
        token = game.tokens[event.site]
        meets = token is not None and token.fights and game.heroes[seat].site == event.site
        if meets and game.fight is None and self._has(seat, "thief"):
            self.use(seat, SECOND)

    def _used_second(self, event: Reincarnated | Swapped | TokenReturned) -> None:
        self.use(event.seat, SECOND)

    def _used_own(self, event: AbilityUsed) -> None:
        self.use(event.seat, event.ability)

    def _has(self, seat: int, hero: str) -> bool:
        """Say whether a seat plays a hero that has its abilities now (K1.C2)."""
        return self.heroes[seat] == hero and not self.state.heroes[seat].cursed
