"""Nothing is created or lost in games of Karak 2, and resources change by the rules alone."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given

from karak.games.karak2.army import glory
from karak.games.karak2.game import Karak2
from karak.games.karak2.pieces import (
    AMULET_NAMES,
    AMULET_TITAN,
    ARMIES,
    BUILDINGS,
    LANDS,
    UNITS,
)
from karak.games.karak2.ruler import NO_CITY
from properties.driver2 import Plan, plans
from properties.ledger2 import Ledger2, gear_of, hexes_of, resources_of, stones_of, units_of

UNSETTLED = {"give-units-back", "make-room", "pick-up", "leave-for-reward", "load-cart"}
"""While these are asked, glory may have fallen and the army not yet followed (K2.N8)."""


def with_books(plan: Plan) -> Iterator[tuple[Karak2, Ledger2]]:
    """Play a game and keep a ledger of its events."""
    ledger: Ledger2 | None = None
    for game in plan.walk():
        ledger = ledger or Ledger2(game)
        assert game.recorder is not None
        ledger.read(game.recorder.events)
        ledger.settle_discounts()
        yield game, ledger


@given(plans(longest=200))
def test_hexes_and_armies_are_all_there(plan: Plan) -> None:
    for game, ledger in with_books(plan):
        assert hexes_of(game) == game.figures.deck
        assert game.deck_left == sum(game.deck)
        land = game.land
        laid = [
            (x, y, LANDS[piece.land], piece.tier, 60 * piece.turns)
            for piece, x, y in zip(land.hexes, land.xs, land.ys, strict=True)
        ]
        assert laid[3:] == ledger.laid
        assert game.bag_left == sum(game.bag)
        assert {army.name: game.bag[army.index] for army in ARMIES} == ledger.bag
        assert Counter(army.name for army in game.drawn_armies) == +ledger.in_hand
        standing = Counter(
            (site, army.name) for site, armies in enumerate(game.armies) for army in armies
        )
        assert standing == ledger.on_board


@given(plans(longest=200))
def test_dice_gear_and_stones_are_all_there(plan: Plan) -> None:
    for game, ledger in with_books(plan):
        units = units_of(game)
        for index, unit in enumerate(UNITS):
            held = sum(army[unit] for army in units)
            assert held + game.supply[index] == game.figures.units[index]
            assert min(army[unit] for army in units) >= 0 <= game.supply[index]
        assert units == ledger.units
        gear = gear_of(game)
        assert gear == +ledger.gear
        for index, amulet in enumerate(AMULET_NAMES):
            assert gear[amulet] + game.amulets[index] == 1
        lying = Counter((site, item.name) for site, here in enumerate(game.lying) for item in here)
        assert lying == +ledger.lying
        assert stones_of(game) == ledger.stones
        assert sum(hero.archstones for hero in game.heroes) <= (1 if game.over else 0)


@given(plans(longest=200))
def test_resources_cities_and_the_one_plague_are_as_told(plan: Plan) -> None:
    for game, ledger in with_books(plan):
        assert resources_of(game) == ledger.resources
        assert min(min(hero.resources) for hero in game.heroes) >= 0
        cities = [None if hero.city == NO_CITY else hero.city for hero in game.heroes]
        assert cities == ledger.cities
        founded = [city for city in cities if city is not None]
        assert len(set(founded)) == len(founded)
        for hero in game.heroes:
            built = {name for i, name in enumerate(BUILDINGS) if hero.has_built(i)}
            assert built == ledger.buildings[hero.seat]
            assert not built or hero.city != NO_CITY
        assert game.plagued == ledger.plagued
        assert game.plagued < 0 or game.heroes[game.plagued].city != NO_CITY
        assert not (game.friendly and game.plagued >= 0)


@given(plans(longest=200))
def test_hearts_places_and_praetorians_are_as_told(plan: Plan) -> None:
    for game, ledger in with_books(plan):
        assert [hero.hearts for hero in game.heroes] == ledger.hearts
        assert all(0 <= hearts <= game.figures.hearts for hearts in ledger.hearts)
        assert [hero.site for hero in game.heroes] == ledger.sites
        assert game.praetorians == ledger.praetorians >= 0
        if not game.over and game.battle is None:
            assert game.me.hearts > 0
            assert game.asking.kind != "turn" or not game.armies[game.me.site]


@given(plans(longest=200))
def test_armies_and_loads_fit_their_owner(plan: Plan) -> None:
    for game in plan.walk():
        for hero in game.heroes:
            for slot, most in enumerate(game.figures.slots):
                assert sum(item.slot == slot for item in hero.pack) <= most
            if hero.seat != game.seat or game.asking.kind not in UNSETTLED:
                assert hero.recruited() <= glory(game, hero) <= game.figures.glory
            units = dict(zip(UNITS, hero.units, strict=True))
            assert not units["skeleton"] or hero.hero.name == "warlock"
            assert not units["bear"] or hero.hero.name == "ranger"
            assert units["titan"] <= hero.has(AMULET_TITAN)


@given(plans(longest=200))
def test_the_land_hangs_together_and_leaves_a_way_to_the_general(plan: Plan) -> None:
    sites = 0
    for game in plan.walk():
        abyss = game.figures.abyss
        hidden = game.deck[abyss] > 0 or game.top == abyss or abyss in game.drawn
        assert hidden is (game.general_site < 0)
        if not game.over and hidden:
            assert game.land.ways_on > 0
        if len(game.land.hexes) > sites:
            sites = len(game.land.hexes)
            assert len(set(zip(game.land.xs, game.land.ys, strict=True))) == sites
            assert reached(game) == set(range(sites))


def reached(game: Karak2) -> set[int]:
    """Find the hexes that can be walked to from Karak Castle."""
    found, edge = {0}, [0]
    while edge:
        site = edge.pop()
        for near in game.land.ways[6 * site : 6 * site + 6]:
            if near >= 0 and near not in found:
                found.add(near)
                edge.append(near)
    return found
