"""Exploring (K1.E)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import LAY, PLACE
from karak.games.karak1.arriving import arrive, enter
from karak.games.karak1.ending import NO_WAY_ON, end_game
from karak.games.karak1.events import (
    TileDrawn,
    TileLaid,
    TileReturned,
    TokenDrawn,
    TokenLaid,
    TokenReturned,
)
from karak.games.karak1.pieces import (
    KINDS,
    PLACES,
    ROOM,
    SHAPES,
    SIDES,
    TOKENS,
    Tile,
    Token,
    distinct_quarters,
    tile_of,
)
from karak.games.karak1.state import NO_TOKEN_YET, NO_TOKENS, NOTHING_LYING, State
from karak.games.shared.asking import Question
from karak.games.shared.grid import SQUARES
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

# The tile


def explore(game: State, side: int) -> None:
    """Draw a tile for a direction until one can be laid there (K1.E1, K1.E9, K1.E10)."""
    near = game.board.beyond(game.me.site, side)
    while True:
        kind = game.draw("tile", game.stack, game.stack_left)
        if game.recorder is not None:
            place, shape = PLACES[kind // 4], SHAPES[kind % 4]
            game.tell(TileDrawn(game.seat, place, shape, SIDES[side]))
        allowed = rotations(game, kind, side, near, game.stack_left - 1)
        if allowed:
            break
        if game.recorder is not None:
            game.tell(TileReturned(game.seat, PLACES[kind // 4], SHAPES[kind % 4]))
        if not some_tile_fits(game, side, near):
            end_game(game, NO_WAY_ON)
            return
    stack = list(game.stack)
    stack[kind] -= 1
    game.stack = stack
    game.stack_left -= 1
    game.drawn_tile = tile_of(kind, 0)
    game.drawn_side = side
    if len(allowed) == 1:
        lay_tile(game, allowed[0], near)
    else:
        game.asking = TURN_TILE
        game.legal = tuple([PLACE[quarters] for quarters in allowed])


def rotations(game: State, kind: int, side: int, near: list[int], left: int) -> list[int]:
    """List how a tile may be turned while so many are left (K1.E2, K1.E8, K1.E9)."""
    must_leave_a_way = game.dragon_in_bag and left > 0
    allowed: list[int] = []
    for quarters in range(distinct_quarters(kind)):
        tile = tile_of(kind, quarters)
        if tile.is_open(side ^ 2) and (
            not must_leave_a_way or game.board.ways_on_with(tile.openings, near) > 0
        ):
            allowed.append(quarters)
    return allowed


def some_tile_fits(game: State, side: int, near: list[int]) -> bool:
    """Say whether any undrawn tile could be laid there (K1.E10)."""
    left = game.stack_left - 1
    return any(
        game.stack[kind] > 0 and len(rotations(game, kind, side, near, left)) > 0
        for kind in range(KINDS)
    )


@final
class TurnTile(Question[State]):
    """How the drawn tile is turned (K1.E2)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the rotations, judged as when the tile was drawn."""
        drawn = game.drawn_tile
        assert drawn is not None
        side = game.drawn_side
        near = game.board.beyond(game.me.site, side)
        allowed = rotations(game, drawn.kind, side, near, game.stack_left)
        return tuple([PLACE[quarters] for quarters in allowed])

    def answer(self, game: State, action: Action) -> None:
        """Lay the tile so."""
        lay_tile(game, action.arg, game.board.beyond(game.me.site, game.drawn_side))

    def details(self, game: State) -> dict[str, Argument]:
        """Name the tile and the direction."""
        drawn = game.drawn_tile
        assert drawn is not None
        return {
            "tile": PLACES[drawn.place],
            "shape": SHAPES[drawn.shape],
            "side": SIDES[game.drawn_side],
        }


def lay_tile(game: State, quarters: int, near: list[int]) -> None:
    """Lay the drawn tile and enter it; a room asks for a token (K1.E2, K1.E3, K1.E4)."""
    if put_tile(game, quarters, near).place == ROOM and game.bag_left > 0:
        draw_tokens(game)
    else:
        discovered(game)


def put_tile(game: State, quarters: int, near: list[int]) -> Tile:
    """Lay the drawn tile and put the hero on it; what it holds is not looked at yet (K1.E2)."""
    drawn = game.drawn_tile
    assert drawn is not None
    me = game.me
    tile = tile_of(drawn.kind, quarters)
    x = game.board.xs[me.site] + SQUARES.step_x[game.drawn_side]
    y = game.board.ys[me.site] + SQUARES.step_y[game.drawn_side]
    site = len(game.tokens)
    game.drawn_tile = None
    game.board = game.board.with_tile(tile, x, y, near)
    game.tokens = game.tokens + NO_TOKEN_YET
    game.lying = game.lying + NOTHING_LYING
    if game.recorder is not None:
        place, shape = PLACES[tile.place], SHAPES[tile.shape]
        game.tell(TileLaid(game.seat, site, x, y, place, shape, 90 * quarters))
    arrive(game, me, site)
    return tile


# The token


def draw_tokens(game: State) -> None:
    """Draw a token for the room, or several to choose from (K1.E4, K1.A.ORC2)."""
    number = min(game.me.abilities.tokens_drawn(game, game.me), game.bag_left)
    drawn: list[Token] = []
    for _ in range(number):
        kind = game.draw("token", game.bag, game.bag_left)
        change_bag(game, kind, -1)
        drawn.append(TOKENS[kind])
        if game.recorder is not None:
            game.tell(TokenDrawn(game.seat, TOKENS[kind].name))
    if number == 1:
        lay_token(game, drawn[0])
    else:
        game.drawn_tokens = tuple(drawn)
        game.put_question_unless_forced(CHOOSE_TOKEN)


def change_bag(game: State, kind: int, by: int) -> None:
    """Put a token into the bag or take it out."""
    bag = list(game.bag)
    bag[kind] += by
    game.bag = bag
    game.bag_left += by


@final
class ChooseToken(Question[State]):
    """Which of the drawn tokens is laid (K1.A.ORC2)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the kinds that were drawn."""
        return tuple([LAY[token.index] for token in TOKENS if token in game.drawn_tokens])

    def answer(self, game: State, action: Action) -> None:
        """Lay one, put the others back."""
        laid = TOKENS[action.arg]
        others = list(game.drawn_tokens)
        others.remove(laid)
        game.drawn_tokens = NO_TOKENS
        for token in others:
            change_bag(game, token.index, 1)
            if game.recorder is not None:
                game.tell(TokenReturned(game.seat, token.name))
        lay_token(game, laid)

    def details(self, game: State) -> dict[str, Argument]:
        """Say how many were drawn."""
        return {"count": len(game.drawn_tokens)}


def lay_token(game: State, token: Token) -> None:
    """Lay a token on the room just discovered (K1.E4)."""
    site = game.me.site
    game.put_token(site, token)
    if game.recorder is not None:
        game.tell(TokenLaid(game.seat, token.name, site))
    discovered(game)


def discovered(game: State) -> None:
    """Meet what is on the new tile; without tiles for the dragon the game ends (K1.E6, K1.E10)."""
    if game.stack_left == 0 and game.dragon_in_bag:
        end_game(game, NO_WAY_ON)
    else:
        enter(game)


TURN_TILE: Final = TurnTile("turn-tile", "K1.E2")
CHOOSE_TOKEN: Final = ChooseToken("choose-token", "K1.A.ORC2")
