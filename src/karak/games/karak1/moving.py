"""Moving (K1.M)."""

from __future__ import annotations

from karak.games.karak1.actions import STEP, TO_GATE
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.arriving import arrive, enter
from karak.games.karak1.events import GateTaken, Stepped
from karak.games.karak1.exploring import explore
from karak.games.karak1.pieces import GATE, SIDES
from karak.games.karak1.state import State
from karak.games.shared.board import BEHIND_WALL, WAY_ON
from karak.kernel.actions import Action


def add_steps(game: State, me: Adventurer, options: list[Action]) -> None:
    """List the steps: through openings, on into the unknown, through walls, between gates."""
    board = game.board
    first = 4 * me.site
    for side in range(4):
        way = board.ways[first + side]
        if way >= 0:
            options.append(STEP[side])
        elif way == WAY_ON:
            if game.stack_left > 0:
                options.append(STEP[side])
        elif way <= BEHIND_WALL and me.abilities.walks_through_walls(game, me):
            options.append(STEP[side])
    if board.tiles[me.site].place == GATE:
        options.extend(
            TO_GATE[number] for number in range(len(board.gates)) if board.gates[number] != me.site
        )


def step(game: State, side: int) -> None:
    """Step to a side: onto a discovered tile or into the unknown (K1.T1, K1.M1, K1.E1)."""
    me = game.me
    target = game.board.ways[4 * me.site + side]
    game.steps_left -= 1
    game.steps_taken += 1
    if target == WAY_ON:
        explore(game, side)
        return
    if target <= BEHIND_WALL:
        target = BEHIND_WALL - target
    if game.recorder is not None:
        game.tell(Stepped(game.seat, me.site, target, SIDES[side]))
    arrive(game, me, target)
    enter(game)


def go_to_gate(game: State, number: int) -> None:
    """Step from gate to gate (K1.M4)."""
    me = game.me
    target = game.board.gates[number]
    game.steps_left -= 1
    game.steps_taken += 1
    if game.recorder is not None:
        game.tell(GateTaken(game.seat, me.site, target))
    arrive(game, me, target)
    enter(game)
