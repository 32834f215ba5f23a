"""Following a game of Karak 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from karak.games.karak2.actions import ROLL_HERO, ROLL_UNITS
from karak.games.karak2.battle import Battle
from karak.games.karak2.battle_events import (
    ArmyClawed,
    BattleLost,
    BattleWon,
    GeneralFaced,
    PraetorianRemoved,
)
from karak.games.karak2.city_events import (
    BuildingBuilt,
    CityFounded,
    ResourceGained,
    UnitRecruited,
)
from karak.games.karak2.ending import GENERAL_FELLED
from karak.games.karak2.land_events import (
    ArmyReturned,
    HawkSent,
    HexesDrawn,
    HexLaid,
    RanMagically,
)
from karak.games.karak2.pieces import ARCHSTONE, BEAR, LARGE_STONE, SKELETON, SMALL_STONE, UNITS
from karak.games.karak2.state import State
from karak.games.shared.events import GameEnded, Healed
from karak.kernel.actions import Action
from karak.kernel.events import Event
from karak.lab.following import BUILDING, LOST, UNIT, WON, Follower, Hearers

FIRST: Final = 1
SECOND: Final = 2
GENERAL = "general"
CITY = "city"
STONES: Final = frozenset({SMALL_STONE.name, LARGE_STONE.name, ARCHSTONE.name})


class Karak2Follower(Follower):
    """Knows the armies and the twelve abilities of Karak 2's heroes (K2.A)."""

    def __init__(self, game: State, heroes: Sequence[str]) -> None:
        super().__init__(game, heroes)
        self.state = game
        self.battle: Battle | None = None
        self.swords = 0
        self.removed = False

    def hearers(self) -> Hearers:
        """Listen to battles, to the city, and to what abilities do."""
        return {
            HexLaid: self.discovered,
            BattleWon: self._won,
            BattleLost: self._lost,
            GameEnded: self._over,
            PraetorianRemoved: self._removed,
            GeneralFaced: self._faced,
            HawkSent: self._used_first,
            HexesDrawn: self._used_first,
            ArmyReturned: self._used_first,
            RanMagically: self._used_second,
            ArmyClawed: self._used_second,
            UnitRecruited: self._recruited,
            BuildingBuilt: self._built,
            CityFounded: self._founded,
            ResourceGained: self._gained,
            Healed: self._healed,
        }

    def scoring_items(self) -> frozenset[str]:
        """Stones count (K2.X1)."""
        return STONES

    def follow(self, action: Action, events: tuple[Event, ...]) -> None:
        """See first what a second roll changed, and note the battle as it stands afterwards."""
        battle = self.battle
        if battle is not None and (action is ROLL_UNITS or action is ROLL_HERO):
            self.use(battle.me.seat, FIRST, battle.swords - self.swords)
        self.removed = False
        super().follow(action, events)
        battle = self.battle = self.state.battle
        if battle is not None:
            self.swords = battle.swords

    # Battles

    def _won(self, event: BattleWon) -> None:
        self._fought(event.seat, WON, event.attack, event.strength)

    def _lost(self, event: BattleLost) -> None:
        self._fought(event.seat, LOST, event.attack, event.strength)

    def _fought(self, seat: int, outcome: str, attack: int, strength: int) -> None:
        battle = self.battle
        if battle is None:
            return
        if self.heroes[seat] == "ranger":
            self._bear(battle, seat)
        names = [GENERAL] if battle.is_general else sorted(army.name for army in battle.armies)
        self.fought(seat, " + ".join(names), outcome, attack, strength)

    def _bear(self, battle: Battle, seat: int) -> None:
        """Count what the Bear struck in a battle (K2.A.RNG2)."""
        bear = self.state.figures.dice[BEAR]
        dice = zip(battle.kinds, battle.faces, strict=True)
        struck = [bear.swords[face] for kind, face in dice if kind == BEAR]
        if struck:
            self.use(seat, SECOND, sum(struck))

    def _removed(self, event: PraetorianRemoved) -> None:
        self.removed = True

    def _faced(self, event: GeneralFaced) -> None:
        if self.removed:
            self._if_hero("scout", event.seat)

    def _over(self, event: GameEnded) -> None:
        if event.reason == GENERAL_FELLED:
            self.felled = event.seat

    def would_be(self, attack: int, strength: int) -> str:
        """Say how a battle with such an attack ends (K2.B3)."""
        return WON if attack >= strength else LOST

    # Abilities

    def _used_first(self, event: HawkSent | HexesDrawn | ArmyReturned) -> None:
        self.use(event.seat, FIRST)

    def _used_second(self, event: RanMagically | ArmyClawed) -> None:
        self.use(event.seat, SECOND)

    def _recruited(self, event: UnitRecruited) -> None:
        self.get(event.seat, UNIT, event.unit)
        if event.unit == UNITS[SKELETON]:
            self.use(event.seat, FIRST)

    def _built(self, event: BuildingBuilt) -> None:
        self.get(event.seat, BUILDING, event.building)
        self._if_hero("oracle", event.seat)

    def _founded(self, event: CityFounded) -> None:
        self.get(event.seat, BUILDING, CITY)
        self._if_hero("oracle", event.seat)

    def _gained(self, event: ResourceGained) -> None:
        self._in_battle("warrior", event.seat)

    def _healed(self, event: Healed) -> None:
        self._in_battle("warlock", event.seat)

    def _if_hero(self, hero: str, seat: int) -> None:
        if self.heroes[seat] == hero:
            self.use(seat, SECOND)

    def _in_battle(self, hero: str, seat: int) -> None:
        """Count what an ability brings while a battle closes (K2.A.WAR2, K2.A.WLK2)."""
        if self.battle is not None:
            self._if_hero(hero, seat)
