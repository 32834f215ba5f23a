"""Prospects that are known already: rollouts come to the same armies again and again."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.prospects import Prospects, second_roll
from karak.bots.karak2.sends import MOST_WOUNDS, Sends, Taste
from karak.bots.karak2.worth import (
    CALM_ROUNDS,
    EAGER_ROUNDS,
    FIREBALL_WORTH,
    caution,
    rounds,
    unit_costs,
    wound_cost,
)
from karak.games.karak2.hero import Hero
from karak.games.karak2.pieces import BANNERS
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import Item
from karak.odds.karak2 import BattleDice, dice_of

GOOD_ODDS: Final = 0.5
SEATS: Final = 8
MOST_KEPT: Final = 96
MOST_SENDS: Final = 4096


def greedy_taste(game: State, me: Ruler) -> Taste:
    """Say what losses cost greedy: the longer the game, the less."""
    careful = caution(game)
    wounds = [wound_cost(game, me, number) for number in range(MOST_WOUNDS + 1)]
    return Taste(unit_costs(game, me), wounds, FIREBALL_WORTH * careful, GOOD_ODDS * careful)


def sends_key(game: State, me: Ruler, again: int) -> int:
    """Put all that greedy's choices of dice depend on, but the figures, into one small number."""
    key = again
    for count in me.units:
        key = 32 * key + count
    key = 8 * key + min(me.hearts, MOST_WOUNDS + 1)
    comfort = me.hero.hearts_for_lost(1) > 0
    key = 4 * key + (1 if me.hearts < game.figures.hearts else 0) + (2 if comfort else 0)
    return (EAGER_ROUNDS + 1) * key + min(max(rounds(game), CALM_ROUNDS), EAGER_ROUNDS)


def greedy_sends(game: State, me: Ruler) -> Sends:
    """Give greedy's choices of dice; the same armies come in game after game."""
    again = second_roll(me)
    key = sends_key(game, me, again)
    sends = _kept.sends.get(key)
    if sends is None:
        if len(_kept.sends) >= MOST_SENDS:
            _kept.sends.clear()
        sends = Sends(dice_of(game.figures), me.units, again, greedy_taste(game, me))
        _kept.sends[key] = sends
    return sends


def army_key(game: State, me: Ruler) -> int:
    """Put all that prospects depend on, but hero, pack and figures, into one small number."""
    key = 0
    for count in me.units:
        key = 32 * key + count
    key = 64 * (32 * key + me.hearts) + me.victory
    for amulet in game.amulets:
        key = 2 * key + (1 if amulet > 0 else 0)
    key = 2 * key + (1 if me.has_built(BANNERS) else 0)
    return (EAGER_ROUNDS + 1) * key + min(max(rounds(game), CALM_ROUNDS), EAGER_ROUNDS)


@final
class _Kept:
    """Prospects by seat and army: rollouts come to the same armies again and again."""

    def __init__(self) -> None:
        self.dice: BattleDice | None = None
        self.heroes: Final[list[Hero | None]] = [None] * SEATS
        self.last: Final[list[Prospects | None]] = [None] * SEATS
        self.by_seat: Final[list[dict[tuple[Item, ...], dict[int, Prospects]]]] = [
            {} for _ in range(SEATS)
        ]
        self.numbers: Final[list[int]] = [0] * SEATS
        self.sends: Final[dict[int, Sends]] = {}


_kept: Final = _Kept()


def prospects_of(game: State, me: Ruler) -> Prospects:
    """Give a hero's prospects; nothing is counted twice while it cannot change."""
    seat = me.seat % SEATS
    prospects = _kept.last[seat]
    if prospects is None or not prospects.hold_for(game, me):
        prospects = prospects_by_value(game, me, seat)
        _kept.last[seat] = prospects
    prospects.game = game
    prospects.me = me
    return prospects


def prospects_by_value(game: State, me: Ruler, seat: int) -> Prospects:
    """Find prospects of the same army among those known, or count them."""
    by_pack = _kept.by_seat[seat]
    dice = dice_of(game.figures)
    if dice is not _kept.dice:
        for others in _kept.by_seat:
            others.clear()
        _kept.sends.clear()
        _kept.dice = dice
    if me.hero is not _kept.heroes[seat] or _kept.numbers[seat] >= MOST_KEPT:
        by_pack.clear()
        _kept.heroes[seat] = me.hero
        _kept.numbers[seat] = 0
    known = by_pack.get(me.pack)
    if known is None:
        known = {}
        by_pack[me.pack] = known
    key = army_key(game, me)
    prospects = known.get(key)
    if prospects is None:
        prospects = Prospects(game, me, greedy_sends(game, me))
        known[key] = prospects
        _kept.numbers[seat] += 1
    prospects.units = me.units
    prospects.pack = me.pack
    prospects.buildings = me.buildings
    prospects.amulets = game.amulets
    return prospects
