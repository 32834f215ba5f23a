"""Where a hero can get to: sites by distance, and the way to each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.games.karak1.actions import STEP, TO_GATE
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import BEHIND_WALL
from karak.games.karak1.pieces import GATE
from karak.games.karak1.state import State
from karak.kernel.actions import Action

UNSEEN: Final = -1
FIRST_GATE: Final = 4


@mypyc_attr(acyclic=True)
@final
class Reach:
    """One look over the board from where a hero stands; monsters stop it unless it passes them.

    `sites` are in the order of their distance; `moves` is the step that leads onto a site: a side,
    or a gate's number after the sides.
    """

    def __init__(self, game: State, me: Adventurer, farthest: int) -> None:
        board = game.board
        ways, tiles, tokens = board.ways, board.tiles, game.tokens
        passes = me.abilities.passes_monsters(game, me)
        walks = me.abilities.walks_through_walls(game, me)
        distances = [UNSEEN] * len(tiles)
        moves = [UNSEEN] * len(tiles)
        before = [UNSEEN] * len(tiles)
        distances[me.site] = 0
        sites = [me.site]
        at = 0
        while at < len(sites):
            site = sites[at]
            at += 1
            distance = distances[site] + 1
            if distance > farthest:
                break
            if distance > 1 and not passes:
                token = tokens[site]
                if token is not None and token.fights:
                    continue
            for side in range(4):
                target = ways[4 * site + side]
                if target < 0:
                    if target > BEHIND_WALL or not walks:
                        continue
                    target = BEHIND_WALL - target
                if distances[target] == UNSEEN:
                    distances[target] = distance
                    moves[target] = side
                    before[target] = site
                    sites.append(target)
            if tiles[site].place == GATE:
                gates = board.gates
                for number in range(len(gates)):
                    target = gates[number]
                    if distances[target] == UNSEEN:
                        distances[target] = distance
                        moves[target] = FIRST_GATE + number
                        before[target] = site
                        sites.append(target)
        self.sites: Final[list[int]] = sites
        self.distances: Final[list[int]] = distances
        self.moves: Final[list[int]] = moves
        self.before: Final[list[int]] = before

    def way_to(self, site: int) -> list[Action]:
        """Give the steps to a site."""
        way: list[Action] = []
        while self.moves[site] != UNSEEN:
            move = self.moves[site]
            way.append(STEP[move] if move < FIRST_GATE else TO_GATE[move - FIRST_GATE])
            site = self.before[site]
        way.reverse()
        return way
