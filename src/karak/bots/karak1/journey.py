"""Where to go: one look over the board, nearest sites first; the best worth for its distance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from karak.bots.karak1.appraisal import Appraisal
from karak.games.karak1.actions import CAST, END_TURN, FIGHT, HEAL, OPEN_CHEST, STEP, TAKE, TO_GATE
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import BEHIND_WALL, WAY_ON
from karak.games.karak1.pieces import CHEST, GATE, PORTAL
from karak.games.karak1.state import State
from karak.kernel.actions import Action

PATIENCE: Final = 0.92
FARTHEST: Final = 80
FADING: Final[list[float]] = [PATIENCE**distance for distance in range(FARTHEST + 1)]
SIDES: Final[i64] = 4
UNSEEN: Final = -2
NO_MOVE: Final = -1
FIRST_GATE: Final = 4
SWAP_DISTANCE: Final = 3


@mypyc_attr(acyclic=True)
@final
class Journey:
    """The best thing found: its score, the first move towards it, how far, and if it heals."""

    def __init__(self, game: State, me: Adventurer) -> None:
        self.game: Final = game
        self.me: Final = me
        self.eyes: Final = Appraisal(game, me)
        self.score = 0.0
        self.move = NO_MOVE
        self.distance = 0
        self.heals = False

    def action(self) -> Action:
        """Choose: use the tile here, go towards the best, swap there, or end the turn."""
        game, me = self.game, self.me
        here = self.use_here()
        if game.steps_left > 0:
            self.look_around()
        swap = self.best_swap()
        if swap is not None:
            return swap
        if self.move == NO_MOVE:
            return here
        if self.heals and self.distance > game.steps_left and me.has(PORTAL):
            return CAST[me.seat]
        return STEP[self.move] if self.move < FIRST_GATE else TO_GATE[self.move - FIRST_GATE]

    def use_here(self) -> Action:
        """Find the best use of the tile (K1.T3), or ending the turn; note what it is worth."""
        game, me = self.game, self.me
        best = END_TURN
        token = game.tokens[me.site]
        if token is not None:
            worth = self.eyes.gains[token.index]
            if token is not CHEST:
                worth -= self.eyes.risks[token.index]
            if worth > self.score and (token is CHEST or self.eyes.passes):
                self.score = worth
                best = OPEN_CHEST if token is CHEST else FIGHT
        if self.eyes.heal > self.score and game.board.tiles[me.site].heals:
            self.score = self.eyes.heal
            best = HEAL
        for item in game.takeable():
            worth = self.eyes.pieces[item.index]
            if worth > self.score:
                self.score = worth
                best = TAKE[item.index]
        return best

    def look_around(self) -> None:
        """Search in widening rings; stop where nothing that is left could be better."""
        game, eyes = self.game, self.eyes
        board = game.board
        ways, tiles, tokens, lying = board.ways, board.tiles, game.tokens, game.lying
        moves = [UNSEEN] * len(tiles)
        moves[self.me.site] = NO_MOVE
        sites = [self.me.site]
        explorable = game.stack_left > 0 and eyes.explore > 0.0
        distance = 0
        at: i64 = 0
        outer: i64 = 0
        while at < len(sites) and distance < FARTHEST:
            distance += 1
            most = eyes.most * FADING[distance]
            outer = len(sites)
            while at < outer:
                if self.score >= most:
                    return
                site: i64 = sites[at]
                at += 1
                start: i64 = moves[site]
                tile = tiles[site]
                for side in range(SIDES):
                    move = side if start == NO_MOVE else start
                    target: i64 = ways[SIDES * site + side]
                    if target < 0:
                        if target == WAY_ON:
                            if explorable:
                                self.consider(eyes.explore, distance, move)
                            continue
                        if target > BEHIND_WALL or not eyes.walks:
                            continue
                        target = BEHIND_WALL - target
                    if moves[target] != UNSEEN:
                        continue
                    moves[target] = move
                    token = tokens[target]
                    if token is None or not token.fights or eyes.passes:
                        sites.append(target)
                    if token is not None or lying[target] or tiles[target].heals:
                        self.visit(target, distance, move, tile.heals)
                if tile.place == GATE:
                    self.go_through(start, moves, sites, distance)

    def go_through(self, start: int, moves: list[int], sites: list[int], distance: int) -> None:
        """Reach the other gates from one of them (K1.M4)."""
        gates = self.game.board.gates
        for number in range(len(gates)):
            target = gates[number]
            if moves[target] == UNSEEN:
                moves[target] = FIRST_GATE + number if start == NO_MOVE else start
                sites.append(target)
                self.visit(target, distance, moves[target], False)

    def visit(self, site: int, distance: int, move: int, healed_behind: bool) -> None:
        """Weigh what a site offers to a hero who comes there."""
        game, eyes = self.game, self.eyes
        token = game.tokens[site]
        if token is not None:
            if distance == 1:
                worth = eyes.early_gains[token.index]
                risk = eyes.early_risks[token.index]
            else:
                worth = eyes.gains[token.index]
                risk = eyes.risks[token.index]
            if not healed_behind:
                worth -= risk
            self.consider(worth, distance, move)
        healing = eyes.heal > 0.0 and game.board.tiles[site].heals
        if healing and self.consider(eyes.heal, distance, move):
            self.heals = True
        if token is None or not token.fights:
            for item in game.lying[site]:
                self.consider(eyes.pieces[item.index], distance, move)

    def consider(self, worth: float, distance: int, move: int) -> bool:
        """Keep a target if it is the best so far."""
        score = worth * FADING[distance]
        if score <= self.score:
            return False
        self.score = score
        self.move = move
        self.distance = distance
        self.heals = False
        return True

    def best_swap(self) -> Action | None:
        """Find a swap that beats everything else (K1.A.WLK2)."""
        best: Action | None = None
        for action in self.game.legal_actions():
            if action.verb == "swap with seat":
                site = self.game.heroes[action.arg].site
                was = self.score
                self.visit(site, SWAP_DISTANCE, NO_MOVE, False)
                if self.score > was:
                    best = action
        return best
