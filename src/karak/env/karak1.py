"""What a seat sees of a game of Karak, as numbers. Everything lies open in this game."""

from __future__ import annotations

from karak.env.layout import Layout, Numbers, row, table, window
from karak.env.numbers import away, counts, flag, one_of, part_of, parts_of
from karak.env.sites import Sites
from karak.games.karak1.actions import TAKE_HERO
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.checking import QUESTIONS
from karak.games.karak1.ending import half_points
from karak.games.karak1.pieces import (
    FOUNTAIN,
    ITEM_NAMES,
    PLACES,
    SIDES,
    START,
    TILE_NAMES,
    TOKEN_NAMES,
)
from karak.games.karak1.position import UNDRAWN
from karak.games.karak1.state import NOBODY, State
from karak.kernel.game import Game

MOST_PIECES = 3
MOST_POINTS = 12
MOST_ATTACK = 20
LONG_GAME = 200
SEATS = "seats"
BOARD = "board"
KINDS = [question.kind for question in QUESTIONS]
ROSTER_PLACES = len(TAKE_HERO)

HERO_NUMBERS = (
    *(f"hero {number + 1} of the roster" for number in range(ROSTER_PLACES)),
    *("hearts", "unconscious", "cursed", "on turn", "owes a fight", "charges", "points"),
    *(f"pieces: {name}" for name in ITEM_NAMES),
    *("east of me", "south of me", "came from east of me", "came from south of me"),
)
SITE_NUMBERS = (
    *("discovered", *(f"open to the {side}" for side in SIDES)),
    *PLACES[:START],
    *(f"token: {name}" for name in TOKEN_NAMES),
    *(f"lying: {name}" for name in ITEM_NAMES),
)
CELL_NUMBERS = (*SITE_NUMBERS, "I", "others")


def layout(players: int, radius: int) -> Layout:
    """Lay out the observations of a game with so many players."""
    return Layout(
        (
            row("asking", *KINDS),
            row("turn", "steps left", "steps taken", "turns so far", "experts' goal"),
            row("bag", *TOKEN_NAMES),
            row("stack", *UNDRAWN),
            row("fight", *_fight_meanings()),
            row("drawn tile", *TILE_NAMES[: len(UNDRAWN)], *(f"to the {side}" for side in SIDES)),
            row("drawn tokens", *TOKEN_NAMES),
            row("new item", *ITEM_NAMES),
            row("target", *(f"seat {place}" for place in range(players))),
            table(SEATS, players, *HERO_NUMBERS),
            window(BOARD, radius, *CELL_NUMBERS),
        )
    )


def _fight_meanings() -> tuple[str, ...]:
    dice = ("first die", "second die")
    used = ("rolled again", "flames used", "sacrificed")
    return (*TOKEN_NAMES, "strength", "attack", *dice, "bonus", *used)


class Observer:
    """Writes what a seat sees; the seats begin with the one that looks."""

    def __init__(self, players: int, radius: int) -> None:
        self.layout = layout(players, radius)
        self.sites = Sites(len(SITE_NUMBERS))

    def write(self, game: Game, seat: int, observation: Numbers) -> None:
        """Fill an observation that holds nothing but zeros."""
        assert isinstance(game, State)
        flat = [*_game(game, seat), *_seats(game, seat)]
        observation[: len(flat)] = flat
        self._board(game, seat, self.layout.split(observation)[BOARD])

    def _board(self, game: State, seat: int, board: Numbers) -> None:
        self.sites.refresh(game.board, game.site_pieces(), lambda site: _site(game, site))
        cells = self.sites.lay(board, game.heroes[seat].site)
        for hero in game.heroes:
            down, right = cells[hero.site]
            if down >= 0:
                channel = len(SITE_NUMBERS) + (0 if hero.seat == seat else 1)
                board[down, right, channel] = 1.0


def _game(game: State, seat: int) -> list[float]:
    figures = game.figures
    tile = -1 if game.drawn_tile is None else game.drawn_tile.kind
    players = len(game.heroes)
    target = -1 if game.target == NOBODY else (game.target - seat) % players
    return [
        *one_of(KINDS.index(game.asking.kind), len(KINDS)),
        part_of(game.steps_left, figures.steps),
        part_of(game.steps_taken, figures.steps),
        part_of(game.turn, LONG_GAME),
        flag(game.experts),
        *parts_of(game.bag, figures.numbers),
        *parts_of(game.stack, figures.tiles),
        *_fight(game),
        *one_of(tile, len(UNDRAWN)),
        *one_of(-1 if tile < 0 else game.drawn_side, len(SIDES)),
        *counts((token.index for token in game.drawn_tokens), len(TOKEN_NAMES), 2),
        *one_of(-1 if game.new_item is None else game.new_item.index, len(ITEM_NAMES)),
        *one_of(target, players),
    ]


def _fight(game: State) -> list[float]:
    fight = game.fight
    if fight is None:
        return [0.0] * len(_fight_meanings())
    return [
        *one_of(fight.monster.index, len(TOKEN_NAMES)),
        part_of(fight.strength, MOST_ATTACK),
        part_of(fight.attack, MOST_ATTACK),
        part_of(fight.die1, 6),
        part_of(fight.die2, 6),
        part_of(fight.bonus, MOST_ATTACK),
        flag(fight.rolled_again),
        part_of(fight.flames, MOST_PIECES),
        flag(fight.sacrificed),
    ]


def _seats(game: State, seat: int) -> list[float]:
    me = game.heroes[seat]
    players = len(game.heroes)
    told: list[float] = []
    for place in range(players):
        told += _hero(game, me, game.heroes[(seat + place) % players])
    return told


def _hero(game: State, me: Adventurer, hero: Adventurer) -> list[float]:
    xs, ys = game.board.xs, game.board.ys
    pieces = (item.index for item in (*hero.pack, *hero.treasures))
    return [
        *one_of(game.hero_number(hero.seat), ROSTER_PLACES),
        part_of(hero.hearts, game.figures.hearts),
        flag(hero.hearts == 0),
        flag(game.cursed == hero.seat),
        flag(game.seat == hero.seat),
        flag(hero.owes_fight),
        part_of(hero.charges, 8),
        part_of(half_points(game, hero) / 2, MOST_POINTS),
        *counts(pieces, len(ITEM_NAMES), MOST_PIECES),
        away(xs[me.site], xs[hero.site]),
        away(ys[me.site], ys[hero.site]),
        away(xs[me.site], xs[hero.came_from]),
        away(ys[me.site], ys[hero.came_from]),
    ]


def _site(game: State, site: int) -> list[float]:
    tile, token = game.board.tiles[site], game.tokens[site]
    return [
        1.0,
        *(flag(tile.is_open(side)) for side in range(len(SIDES))),
        *one_of(FOUNTAIN if tile.place == START else tile.place, START),
        *one_of(-1 if token is None else token.index, len(TOKEN_NAMES)),
        *counts((item.index for item in game.lying[site]), len(ITEM_NAMES), MOST_PIECES),
    ]
