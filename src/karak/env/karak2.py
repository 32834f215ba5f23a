"""What a seat sees of a game of Karak 2, as numbers.

Two things may be hidden: the hexes that the Scout looks at, and the one that he put back on the
deck (K2.A.SCT1). They are written for him alone; for the others they are still in the deck.
"""

from __future__ import annotations

from karak.env.layout import Layout, Numbers, row, table, window
from karak.env.numbers import away, counts, flag, one_of, part_of, parts_of
from karak.env.sites import Sites
from karak.games.karak2.actions import TAKE_HERO
from karak.games.karak2.army import glory
from karak.games.karak2.checking import QUESTIONS
from karak.games.karak2.ending import half_points
from karak.games.karak2.pieces import (
    AMULET_NAMES,
    ARMY_NAMES,
    BUILDINGS,
    GEAR_NAMES,
    LANDS,
    RESOURCES,
    SIDES,
    UNITS,
)
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import NOBODY, NOTHING, State
from karak.games.shared.items import Item
from karak.kernel.game import Game

MOST_PIECES = 2
MOST_POINTS = 20
MOST_STRENGTH = 30
MOST_UNITS = 10
MOST_RESOURCES = 10
LONG_GAME = 150
HEXES_SHOWN = 2
SEATS = "seats"
BOARD = "board"
KINDS = [question.kind for question in QUESTIONS]
ROSTER_PLACES = len(TAKE_HERO)
BUILT = (*BUILDINGS, "city")
TIERS = 2
REWARDS = (*GEAR_NAMES, "small-stone", "large-stone", "archstone", "cart")

HERO_NUMBERS = (
    *(f"hero {number + 1} of the roster" for number in range(ROSTER_PLACES)),
    *("hearts", "unconscious", "plagued", "on turn", "glory", "charges", "points"),
    *("small stones", "large stones", "archstones", "has a city"),
    *(f"units: {name}" for name in UNITS),
    *(f"resources: {name}" for name in RESOURCES),
    *(f"built: {name}" for name in BUILDINGS),
    *(f"pieces: {name}" for name in GEAR_NAMES),
    *("east of me", "south of me", "came from east of me", "came from south of me"),
)
SITE_NUMBERS = (
    *("discovered", *(f"open to the {side}" for side in SIDES)),
    *LANDS,
    *(f"armies: {name}" for name in ARMY_NAMES),
    *(f"lying: {name}" for name in GEAR_NAMES),
)
CELL_NUMBERS = (*SITE_NUMBERS, "I", "others", "my city", "others' cities", "General")
I_STAND, OTHERS_STAND, MY_CITY, OTHERS_CITY, GENERAL = range(len(SITE_NUMBERS), len(CELL_NUMBERS))
HEX_NUMBERS = ("there", "tier two", "known", *LANDS, *(f"open to the {side}" for side in SIDES))
TURN_NUMBERS = (
    *("actions used", "moved", "ran", "portal used", "hawk sent", "hawk under way"),
    *("turns so far", "friendly", "armies clawed", "clawing", "still to choose"),
    *("Praetorians", "General found"),
)
BATTLE_NUMBERS = (
    *(f"armies: {name}" for name in ARMY_NAMES),
    *("strength", "is the General", "bonus", "attack", "rolled", "rolled again"),
    *("fireballs used", "won", "hero's skulls", "units' skulls"),
    *(f"sent: {name}" for name in UNITS),
)


def layout(players: int, radius: int) -> Layout:
    """Lay out the observations of a game with so many players."""
    return Layout(
        (
            row("asking", *KINDS),
            row("turn", *TURN_NUMBERS),
            row("deck", *(f"tier {tier + 1}: {land}" for tier in range(TIERS) for land in LANDS)),
            row("bag", *ARMY_NAMES),
            row("amulets", *AMULET_NAMES),
            row("supply", *UNITS),
            row("battle", *BATTLE_NUMBERS),
            row("top hex", *HEX_NUMBERS),
            row("drawn hexes", *(HEX_NUMBERS * HEXES_SHOWN)),
            row("drawn armies", *ARMY_NAMES),
            row("rewards", *REWARDS),
            row("new item", *REWARDS),
            row("building", *BUILT),
            row("target", *(f"seat {place}" for place in range(players))),
            table(SEATS, players, *HERO_NUMBERS),
            window(BOARD, radius, *CELL_NUMBERS),
        )
    )


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
        self.sites.refresh(game.land, game.site_pieces(), lambda site: _site(game, site))
        cells = self.sites.lay(board, game.heroes[seat].site)
        marks = [(GENERAL, game.general_site)]
        for hero in game.heroes:
            mine = hero.seat == seat
            marks.append((I_STAND if mine else OTHERS_STAND, hero.site))
            marks.append((MY_CITY if mine else OTHERS_CITY, hero.city))
        for channel, site in marks:
            if site >= 0 and cells[site][0] >= 0:
                board[cells[site][0], cells[site][1], channel] = 1.0


def _game(game: State, seat: int) -> list[float]:
    figures = game.figures
    players = len(game.heroes)
    target = -1 if game.target == NOBODY else (game.target - seat) % players
    sees_drawn = len(game.drawn) < HEXES_SHOWN or game.seat == seat
    sees_top = game.top_known_by == seat
    hidden = [] if sees_drawn else list(game.drawn)
    if game.top != NOTHING and not sees_top:
        hidden.append(game.top)
    drawn = [*game.drawn, NOTHING, NOTHING][:HEXES_SHOWN]
    return [
        *one_of(KINDS.index(game.asking.kind), len(KINDS)),
        *_turn(game),
        *_deck(game, hidden),
        *parts_of(game.bag, figures.numbers),
        *(float(left) for left in game.amulets),
        *parts_of(game.supply, figures.units),
        *_battle(game),
        *_hex(game, game.top, sees_top),
        *(number for kind in drawn for number in _hex(game, kind, sees_drawn)),
        *counts((army.index for army in game.drawn_armies), len(ARMY_NAMES), 3),
        *counts((item.index for item in game.rewards), len(REWARDS), MOST_PIECES),
        *one_of(_index(game.new_item), len(REWARDS)),
        *one_of(game.building, len(BUILT)),
        *one_of(target, players),
    ]


def _index(item: Item | None) -> int:
    return -1 if item is None else item.index


def _turn(game: State) -> list[float]:
    return [
        part_of(game.used, game.figures.actions + 1),
        flag(game.moved),
        flag(game.ran),
        flag(game.ported),
        flag(game.hawked),
        flag(game.hawking),
        part_of(game.turn, LONG_GAME),
        flag(game.friendly),
        part_of(game.clawed, MOST_STRENGTH),
        flag(game.clawing),
        part_of(game.count, MOST_RESOURCES),
        part_of(game.praetorians, max(game.figures.praetorians)),
        flag(game.general_site != NOTHING),
    ]


def _deck(game: State, hidden: list[int]) -> list[float]:
    """Count the undrawn hexes by tier and land; hidden ones are undrawn for who looks."""
    found = [0.0] * (TIERS * len(LANDS))
    kinds = game.figures.hexes
    for kind, left in zip(kinds, game.deck, strict=True):
        found[(kind.tier - 1) * len(LANDS) + kind.land] += left
    for number in hidden:
        found[(kinds[number].tier - 1) * len(LANDS) + kinds[number].land] += 1
    return [part_of(left, game.figures.deck_total) for left in found]


def _hex(game: State, number: int, known: bool) -> list[float]:
    """Write a hex by its number; of an unknown one only that it is there, and its tier."""
    if number == NOTHING:
        return [0.0] * len(HEX_NUMBERS)
    kind = game.figures.hexes[number]
    sides = range(len(SIDES))
    return [
        1.0,
        flag(kind.tier == TIERS),
        flag(known),
        *one_of(kind.land if known else -1, len(LANDS)),
        *(flag(known and (kind.openings >> side) & 1 == 1) for side in sides),
    ]


def _battle(game: State) -> list[float]:
    battle = game.battle
    if battle is None:
        return [0.0] * len(BATTLE_NUMBERS)
    figures = game.figures
    rolled = battle.hero_face >= 0
    dice = zip(battle.kinds, battle.faces, strict=True)
    skulls = sum(figures.dice[kind].skulls[face] for kind, face in dice) - sum(battle.saved)
    hero_skulls = figures.hero_die.skulls[battle.hero_face] if rolled else 0
    return [
        *counts((army.index for army in battle.armies), len(ARMY_NAMES), MOST_PIECES),
        part_of(battle.strength, MOST_STRENGTH),
        flag(battle.is_general),
        part_of(battle.bonus, MOST_STRENGTH),
        part_of(battle.attack, MOST_STRENGTH),
        flag(rolled),
        flag(battle.rolled_again),
        part_of(battle.fireballs, MOST_PIECES),
        flag(battle.won),
        part_of(hero_skulls - battle.hero_saved, 2),
        part_of(skulls, MOST_UNITS),
        *(part_of(sent, MOST_UNITS) for sent in battle.sent),
    ]


def _seats(game: State, seat: int) -> list[float]:
    me = game.heroes[seat]
    players = len(game.heroes)
    told: list[float] = []
    for place in range(players):
        told += _hero(game, me, game.heroes[(seat + place) % players])
    return told


def _hero(game: State, me: Ruler, hero: Ruler) -> list[float]:
    xs, ys = game.land.xs, game.land.ys
    return [
        *one_of(game.hero_number(hero.seat), ROSTER_PLACES),
        part_of(hero.hearts, game.figures.hearts),
        flag(hero.hearts == 0),
        flag(game.plagued == hero.seat),
        flag(game.seat == hero.seat),
        part_of(glory(game, hero), game.figures.glory),
        part_of(hero.charges, 8),
        part_of(half_points(game, hero) / 2, MOST_POINTS),
        part_of(hero.small_stones, MOST_POINTS),
        part_of(hero.large_stones, MOST_POINTS),
        part_of(hero.archstones, MOST_PIECES),
        flag(hero.city != NO_CITY),
        *(part_of(units, MOST_UNITS) for units in hero.units),
        *(part_of(stored, MOST_RESOURCES) for stored in hero.resources),
        *(flag(hero.has_built(building)) for building in range(len(BUILDINGS))),
        *counts((item.index for item in hero.pack), len(GEAR_NAMES), MOST_PIECES),
        away(xs[me.site], xs[hero.site]),
        away(ys[me.site], ys[hero.site]),
        away(xs[me.site], xs[hero.came_from]),
        away(ys[me.site], ys[hero.came_from]),
    ]


def _site(game: State, site: int) -> list[float]:
    piece = game.land.hexes[site]
    return [
        1.0,
        *(flag((piece.openings >> side) & 1 == 1) for side in range(len(SIDES))),
        *one_of(piece.land, len(LANDS)),
        *counts((army.index for army in game.armies[site]), len(ARMY_NAMES), MOST_PIECES),
        *counts((item.index for item in game.lying[site]), len(GEAR_NAMES), MOST_PIECES),
    ]
