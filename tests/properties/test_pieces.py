"""Nothing is created or lost, in whole games of all heroes and variants."""

from collections.abc import Iterator

from hypothesis import given

from karak.games.karak1.game import Karak
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.pieces import TREASURE_SLOT
from properties.driver import Plan, plans
from properties.ledger import (
    ALL_ITEMS,
    Ledger,
    items_of,
    laid_tiles,
    lying_pieces,
    tiles_of,
    tokens_of,
)
from properties.opinion import Map


def with_books(plan: Plan) -> Iterator[tuple[Karak, Ledger]]:
    """Play a game and keep a ledger of its events."""
    ledger: Ledger | None = None
    for game in plan.walk():
        ledger = ledger or Ledger(game)
        assert game.recorder is not None
        ledger.read(game.recorder.events)
        yield game, ledger


@given(plans())
def test_tiles_tokens_and_rewards_are_all_there(plan: Plan) -> None:
    for game, ledger in with_books(plan):
        assert tiles_of(game) == game.figures.tiles
        assert tokens_of(game, ledger.gone) == game.figures.numbers
        assert game.stack_left == sum(game.stack)
        assert game.bag_left == sum(game.bag)
        found = items_of(game)
        for name in ALL_ITEMS:
            assert found[name] == ledger.items[name], name
        assert laid_tiles(game) == ledger.laid
        assert lying_pieces(game) == +ledger.lying


@given(plans())
def test_hearts_places_and_the_one_curse_are_as_told(plan: Plan) -> None:
    for game, ledger in with_books(plan):
        assert [hero.hearts for hero in game.heroes] == ledger.hearts
        assert all(0 <= hearts <= game.figures.hearts for hearts in ledger.hearts)
        assert [hero.site for hero in game.heroes] == ledger.sites
        on_board = {site: token.name for site, token in enumerate(game.tokens) if token is not None}
        assert on_board == ledger.on_board
        cursed = [hero.seat for hero in game.heroes if game.cursed == hero.seat]
        assert cursed == ([] if ledger.cursed is None else [ledger.cursed])
        for hero in game.heroes:
            assert hero.abilities is (PLAIN if hero.seat in cursed else hero.hero)


@given(plans())
def test_loads_fit_and_an_unconscious_hero_is_never_asked(plan: Plan) -> None:
    for game in plan.walk():
        slots = game.figures.slots
        for hero in game.heroes:
            for slot, most in enumerate(slots):
                assert sum(item.slot == slot for item in hero.pack) <= most
            assert all(item.slot == TREASURE_SLOT for item in hero.treasures)
            if game.experts:
                assert len(hero.pack) + len(hero.treasures) <= sum(slots)
        if not game.over and game.decision.kind in ("turn", "roll", "pick-up", "choose-token"):
            assert game.me.hearts > 0
        assert 0 <= game.steps_left <= game.figures.steps


@given(plans(policies=("fights", "collects")))
def test_a_tile_holds_one_piece_at_most(plan: Plan) -> None:
    """A tile has one token in its life, and who picks up leaves no more than it takes."""
    for game in plan.walk():
        assert all(len(items) <= 1 for items in game.lying)


@given(plans())
def test_the_board_hangs_together_and_leaves_a_way_to_the_dragon(plan: Plan) -> None:
    sites = 0
    for game in plan.walk():
        between = game.drawn_tile is None and not game.drawn_tokens
        if not game.over and game.dragon_in_bag and between:
            assert game.stack_left > 0
            assert Map(game.full_position()).dark_sides() > 0
        if len(game.board.tiles) > sites:
            sites = len(game.board.tiles)
            laid = Map(game.full_position())
            assert len(laid.cells) == sites
            assert laid.reached() == set(range(sites))
