"""What a hero has to fight with, and what there is around it for such a hero."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import BEHIND_WALL, WAY_ON
from karak.games.karak1.fight import Fight
from karak.games.karak1.pieces import (
    CHEST,
    DRAGON,
    FALLEN,
    FLAMES,
    GATE,
    KEY,
    MUMMY,
    PORTAL,
    TURNKEY,
    WEAPON,
    Token,
)
from karak.games.karak1.state import State
from karak.games.shared.items import Item
from karak.odds.karak1 import Odds, bounded, kept_faces, odds_by_short

NOT_FAR: Final = 10
ANYWHERE: Final = 60
"""How far one looks: as far as the scales do, or over the whole board."""
NEARNESS: Final[list[float]] = [1.0 / (1.0 + distance / 4) for distance in range(ANYWHERE + 1)]


@mypyc_attr(acyclic=True)
@final
class Means:
    """What a hero can bring into a fight: weapons, spells, and the odds of its dice."""

    def __init__(self, game: State, me: Adventurer) -> None:
        bonuses = game.figures.bonuses
        weapons = 0
        weakest = 0
        armed = 0
        flames = 0
        portals = 0
        key = False
        for item in me.pack:
            if item.slot == WEAPON:
                bonus = bonuses[item.index]
                weapons += bonus
                weakest = bonus if armed == 0 else min(weakest, bonus)
                armed += 1
            elif item is FLAMES:
                flames += 1
            elif item is PORTAL:
                portals += 1
            elif item is KEY:
                key = True
        abilities = me.abilities
        trial = Fight(me, abilities, DRAGON, 0, 0)
        total = weapons + flames * bonuses[FLAMES.index]
        if abilities.may_sacrifice(trial):
            total += 1
        second_roll = abilities.may_roll_again(trial)
        self.weapons: Final = weapons
        self.weakest: Final = weakest if armed >= game.figures.slots[WEAPON] else 0
        self.flames: Final = flames
        self.portals: Final = portals
        self.key: Final = key
        self.lasting: Final = me.hero.keeps_flames()
        self.total: Final = total
        self.table: Final[list[Odds]] = odds_by_short(
            kept_faces(abilities), second_roll, abilities.wins_ties()
        )


@mypyc_attr(acyclic=True)
@final
class Neighbourhood:
    """The tokens that a hero can get to and how near each is; the nearest fountain and unknown.

    Monsters stop the hero unless it passes them. `reached` says how near each site is, 0 if it
    cannot be got to.
    """

    def __init__(self, game: State, me: Adventurer, sight: int = NOT_FAR) -> None:
        self.sites: Final[list[int]] = []
        self.nearness: Final[list[float]] = []
        self.reached: Final[list[float]] = [0.0] * len(game.tokens)
        self.fountain: float = 0.0
        self.unknown: float = 0.0
        self.look(game, me, sight)

    def look(self, game: State, me: Adventurer, sight: int) -> None:
        """Look over the board in widening rings, so far."""
        board = game.board
        ways, tiles, tokens = board.ways, board.tiles, game.tokens
        passes = me.abilities.passes_monsters(game, me)
        walks = me.abilities.walks_through_walls(game, me)
        seen = [False] * len(tiles)
        seen[me.site] = True
        ring = [me.site]
        reached = self.reached
        for distance in range(sight + 1):
            nearness = NEARNESS[distance]
            outer: list[int] = []
            for site in ring:
                reached[site] = nearness
                token = tokens[site]
                if token is not None:
                    self.sites.append(site)
                    self.nearness.append(nearness)
                    if token.fights and distance > 0 and not passes:
                        continue
                tile = tiles[site]
                if self.fountain == 0.0 and tile.heals:
                    self.fountain = nearness
                for side in range(4):
                    target = ways[4 * site + side]
                    if target < 0:
                        if target == WAY_ON:
                            if self.unknown == 0.0:
                                self.unknown = nearness
                            continue
                        if target > BEHIND_WALL or not walks:
                            continue
                        target = BEHIND_WALL - target
                    if not seen[target]:
                        seen[target] = True
                        outer.append(target)
                if tile.place == GATE:
                    for target in board.gates:
                        if not seen[target]:
                            seen[target] = True
                            outer.append(target)
            if not outer:
                return
            ring = outer


@mypyc_attr(acyclic=True)
@final
class Surroundings:
    """How near things are, each from 1 (here) down to 0, monsters by the odds to beat them.

    What is less near than `nearest` does not count.
    """

    def __init__(
        self, game: State, near: Neighbourhood, means: Means, nearest: float = 0.0
    ) -> None:
        self.chests = game.bag[CHEST.index] > 0
        self.chest: float = 0.0
        self.key: float = 0.0
        self.weapon: float = 0.0
        self.flames: float = 0.0
        self.treasure: float = 0.0
        self.dragon: float = 0.0
        self.fountain: Final[float] = near.fountain
        self.unknown: Final[float] = near.unknown
        tokens = game.tokens
        for i in range(len(near.sites)):
            if near.nearness[i] < nearest:
                break
            token = tokens[near.sites[i]]
            if token is CHEST:
                self.chests = True
                self.chest = max(self.chest, near.nearness[i])
            elif token is not None:
                self.meet(game, token, means, near.nearness[i])

    def meet(self, game: State, token: Token, means: Means, nearness: float) -> None:
        """Weigh a monster by what it guards."""
        strength = game.figures.strengths[token.index]
        worth = nearness * means.table[bounded(strength - means.total)].win
        if token is TURNKEY:
            self.key = max(self.key, worth)
        elif token is MUMMY:
            self.flames = max(self.flames, worth)
        elif token is FALLEN:
            self.treasure = max(self.treasure, worth)
        elif token is DRAGON:
            self.dragon = worth
        elif token.reward.slot == WEAPON:
            gain = game.figures.bonuses[token.reward.index] - means.weakest
            if gain > 0:
                self.weapon = max(self.weapon, worth * gain)


@mypyc_attr(acyclic=True)
@final
class Litter:
    """How near pieces lie that a hero could use, each from 1 (here) down to 0."""

    def __init__(self, game: State, near: Neighbourhood, means: Means) -> None:
        self.key: float = 0.0
        self.weapon: float = 0.0
        self.flames: float = 0.0
        lying = game.lying
        for site in range(min(len(lying), len(near.reached))):
            if lying[site] and near.reached[site] > 0.0:
                self.find(game, means, lying[site], near.reached[site])

    def find(self, game: State, means: Means, pieces: tuple[Item, ...], nearness: float) -> None:
        """Weigh what lies on a site."""
        for item in pieces:
            if item is KEY:
                self.key = max(self.key, nearness)
            elif item is FLAMES:
                self.flames = max(self.flames, nearness)
            elif item.slot == WEAPON:
                gain = game.figures.bonuses[item.index] - means.weakest
                if gain > 0:
                    self.weapon = max(self.weapon, nearness * gain)
