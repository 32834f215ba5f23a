"""Set-up (K2.S)."""

from itertools import pairwise

import pytest

import karak
from karak.games.karak2.game import Karak2
from karak.games.karak2.pieces import ARMY_NAMES, RESOURCES, UNITS
from karak.kernel.errors import HeroTwice, ImpossibleChance, UnknownHero, WrongPlayers
from language2 import Table, position, rule

SIX = ["warrior", "oracle", "ranger", "warlock", "princess", "scout"]
SS, S, ONE, OTHER_ONE, TWO, THREE = range(1, 7)


def opened(heroes: list[str], rolls: list[int]) -> Table:
    """Open a game with given heroes and starting rolls."""
    game = karak.new_game("karak2", heroes=heroes, chance=rolls)
    assert isinstance(game, Karak2)
    return Table(game)


def two() -> Table:
    """Open a game of two."""
    return opened(["warrior", "oracle"], [THREE, ONE])


# K2.S1


@rule("K2.S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    table = opened(SIX[:players], [THREE, *[ONE] * (players - 1)])
    assert [hero.hero.name for hero in table.game.heroes] == SIX[:players]


@rule("K2.S1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(WrongPlayers):
        karak.new_game("karak2", heroes=SIX[:players])
    with pytest.raises(WrongPlayers):
        karak.new_game("karak2", players=players)


@rule("K2.S1")
def test_there_are_six_heroes_and_each_exists_once() -> None:
    game = karak.new_game("karak2", players=2, choose=True, chance=[THREE, ONE])
    assert len(game.legal_actions()) == len(SIX)
    for pair in pairwise(SIX):
        opened(list(pair), [THREE, ONE])
    with pytest.raises(HeroTwice):
        karak.new_game("karak2", heroes=["scout", "oracle", "scout"])
    with pytest.raises(UnknownHero):
        karak.new_game("karak2", heroes=["scout", "thief"])


@rule("K2.S1")
def test_heroes_are_dealt_at_random() -> None:
    game = karak.new_game("karak2", players=3, chance=[5, 0, 3, THREE, TWO, ONE])
    assert isinstance(game, Karak2)
    assert [hero.hero.name for hero in game.heroes] == ["scout", "warrior", "warlock"]
    dealt = {
        tuple(hero.hero.name for hero in game.heroes)
        for game in [karak.new_game("karak2", players=2, seed=seed) for seed in range(300)]
        if isinstance(game, Karak2)
    }
    assert len(dealt) == 6 * 5


@rule("K2.S1")
def test_a_hero_is_never_dealt_twice() -> None:
    with pytest.raises(ImpossibleChance):
        karak.new_game("karak2", players=3, chance=[5, 5, 3, THREE, TWO, ONE])


@rule("K2.S1")
def test_heroes_are_chosen_in_the_order_that_a_roll_sets() -> None:
    game = karak.new_game("karak2", players=3, choose=True, chance=[ONE, THREE, TWO])
    assert isinstance(game, Karak2)
    assert game.decision.kind == "choose-hero"
    chosen: list[int] = []
    for text in ("take hero 4", "take hero 1", "take hero 6"):
        chosen.append(game.decision.seat)
        game.apply(game.parse(text))
        assert game.parse(text) not in game.legal_actions()
    assert chosen == [1, 2, 0]
    assert [hero.hero.name for hero in game.heroes] == ["scout", "warlock", "warrior"]
    assert (game.decision.kind, game.decision.seat) == ("turn", 1)


# K2.S2


@rule("K2.S2")
def test_the_start_piece_is_three_hexes_in_a_row_with_the_castle_in_the_middle() -> None:
    table = two()
    assert len(table.game.land.hexes) == 3
    assert table.cell("castle") == (0, 0)
    assert table.cell("farm") == (-1, 0)
    assert table.cell("forest") == (1, 0)


@rule("K2.S2")
def test_every_hero_begins_on_the_castle() -> None:
    table = opened(SIX[:5], [THREE, ONE, ONE, ONE, ONE])
    assert {table.hero(name).at for name in SIX[:5]} == {"castle"}


@rule("K2.S2")
def test_no_armies_stand_on_the_start_piece() -> None:
    table = two()
    assert [table.armies(name) for name in ("castle", "farm", "forest")] == [[], [], []]
    table.plays("move east")
    assert (table.asks, table.active) == ("turn", "warrior")


@rule("K2.S2")
@pytest.mark.parametrize(("side", "found"), [("west", (1, 0, 0)), ("east", (0, 1, 0))])
def test_the_outer_hexes_can_be_gathered_from(side: str, found: tuple[int, int, int]) -> None:
    table = two().plays(f"move {side}", "gather")
    assert table.hero("warrior").resources == found


@rule("K2.S2")
@pytest.mark.parametrize("place", ["farm", "forest"])
def test_a_city_can_stand_on_the_outer_hexes(place: str) -> None:
    table = position(f"warrior at {place}, 2 wood", "oracle")
    table.plays("found city")
    assert table.hero("warrior").city == place


@rule("K2.S2")
def test_the_castle_is_no_ordinary_landscape() -> None:
    table = position("warrior at castle, 2 wood", "oracle")
    assert table.offers_none_of("gather", "found city")


# K2.S3


@rule("K2.S3")
def test_eighteen_hexes_of_tier_one_and_ten_of_tier_two() -> None:
    game = two().game
    tiers = [sum(kind.number for kind in game.figures.hexes if kind.tier == t) for t in (1, 2)]
    assert tiers == [18, 10]
    assert sum(game.deck) == 28


@rule("K2.S3")
def test_the_infernal_abyss_is_one_of_tier_two() -> None:
    table = two()
    assert table.in_deck("2 abyss 03") == 1


@rule("K2.S3")
def test_tier_one_is_drawn_first() -> None:
    table = position("warrior", "oracle")
    for name, number in zip(table.game.figures.hex_names, table.game.figures.deck, strict=True):
        tier = int(name[0])
        if tier == 2:
            with pytest.raises(ImpossibleChance):
                position("warrior", "oracle").plays("explore", hex=name)
        else:
            assert number > 0
            position("warrior", "oracle").plays("explore", hex=name)


@rule("K2.S3")
def test_tier_two_comes_when_tier_one_is_gone() -> None:
    table = position("warrior", "oracle", deck="2 big-farm 0, abyss 03")
    table.plays("explore", hex="abyss 03")
    assert table.told("hex-drawn", land="abyss", tier=2)


@rule("K2.S3")
def test_each_tier_is_shuffled() -> None:
    drawn: set[str] = set()
    for seed in range(100):
        game = karak.new_game("karak2", heroes=["warrior", "oracle"], seed=seed)
        assert isinstance(game, Karak2)
        game.apply(game.parse("explore"))
        drawn.add(str(game.decision.args["land"]))
    assert drawn == {"farm", "forest", "farm-forest", "farm-rock", "forest-rock"}


# K2.S4


@rule("K2.S4")
def test_the_bag_holds_thirty_six_army_tokens() -> None:
    game = two().game
    assert dict(zip(ARMY_NAMES, game.bag, strict=True)) == {
        "skeleton-warriors": 7,
        "fire-eaters": 6,
        "shadow-eaters": 5,
        "skeletal-hulks": 3,
        "dark-dryads": 5,
        "hammer-follower": 1,
        "skeleton-riders": 5,
        "envoys-of-death": 4,
    }
    assert sum(game.bag) == 36


# K2.S5


@rule("K2.S5")
def test_the_dice_of_the_supply() -> None:
    assert dict(zip(UNITS, two().game.supply, strict=True)) == {
        "knight": 10,
        "archer": 10,
        "mage": 10,
        "skeleton": 3,
        "bear": 1,
        "titan": 1,
    }


@rule("K2.S5")
@pytest.mark.parametrize("hero", SIX)
@pytest.mark.parametrize("face", ["SS", "S", "1", "2", "3"])
def test_all_heroes_roll_a_die_with_the_same_faces(hero: str, face: str) -> None:
    other = "oracle" if hero != "oracle" else "warrior"
    table = position(hero, other, moor="farm northeast of castle, army envoys-of-death")
    table.plays("move northeast", "roll", hero=face)
    assert table.told("hero-die-rolled", seat=hero, face=face)


# K2.S6


@rule("K2.S6")
@pytest.mark.parametrize("hero", SIX)
def test_what_each_player_begins_with(hero: str) -> None:
    table = opened([hero, "oracle" if hero != "oracle" else "warrior"], [THREE, ONE])
    one = table.hero(hero)
    assert (one.hearts, one.glory) == (5, 0)
    assert one.city is None
    assert one.built == []
    assert one.has == []
    assert one.resources == (0, 0, 0)
    assert (one.small_stones, one.large_stones, one.archstones) == (0, 0, 0)


@rule("K2.S6")
@pytest.mark.parametrize(
    ("held", "army", "fits"),
    [
        ("sword", "skeleton-warriors", True),
        ("sword warhammer", "skeleton-warriors", False),
        ("pickpocket pickpocket", "fire-eaters", True),
        ("pickpocket pickpocket pickpocket", "fire-eaters", False),
    ],
)
def test_two_weapons_and_three_spells_fit(held: str, army: str, fits: bool) -> None:
    hill = f"farm northeast of castle, army {army}"
    table = position(f"oracle, has {held}", "warrior", hill=hill)
    table.plays("move northeast", "roll", hero="3")
    assert table.asks == ("turn" if fits else "leave-for-reward")


@rule("K2.S6")
@pytest.mark.parametrize(
    ("held", "fits"), [("sword sword pickpocket", True), ("amulet-of-glory", False)]
)
def test_one_amulet_fits(held: str, fits: bool) -> None:
    hill = "farm northeast of castle, army dark-dryads"
    table = position(f"oracle, has {held}", "warrior", hill=hill)
    table.plays("move northeast", "roll", hero="3", amulet="titan")
    assert table.asks == ("turn" if fits else "leave-for-reward")


# K2.S7


@rule("K2.S7")
@pytest.mark.parametrize(
    ("rolls", "first"),
    [([ONE, TWO, THREE], 2), ([THREE, TWO, ONE], 0), ([ONE, TWO, OTHER_ONE], 1)],
)
def test_the_highest_roll_begins(rolls: list[int], first: int) -> None:
    table = opened(["warrior", "oracle", "scout"], rolls)
    assert table.game.decision.seat == first


@rule("K2.S7")
def test_play_goes_clockwise() -> None:
    table = opened(["warrior", "oracle", "scout"], [ONE, THREE, TWO])
    order: list[str] = []
    for _ in range(4):
        order.append(table.active)
        table.plays("end turn")
    assert order == ["oracle", "scout", "warrior", "oracle"]


@rule("K2.S7")
@pytest.mark.parametrize("skulls", [S, SS])
def test_skull_faces_count_nothing(skulls: int) -> None:
    assert opened(["warrior", "oracle"], [skulls, ONE]).active == "oracle"


@rule("K2.S7")
def test_one_skull_ties_with_two() -> None:
    assert opened(["warrior", "oracle"], [S, SS, ONE, TWO]).active == "oracle"


@rule("K2.S7")
def test_those_tied_for_the_highest_roll_again_and_only_those() -> None:
    table = opened(["warrior", "oracle", "scout"], [TWO, ONE, TWO, ONE, OTHER_ONE, ONE, TWO])
    assert table.active == "scout"


# K2.S8


@rule("K2.S8")
@pytest.mark.parametrize("resource", RESOURCES)
def test_resources_never_run_out(resource: str) -> None:
    land = {"food": "big-farm", "wood": "dense-forest", "stone": "big-rock"}[resource]
    chasms = {"food": "east", "wood": "east", "stone": "east southeast"}[resource]
    table = position(
        f"warrior at moor, 500 {resource}",
        f"oracle, 500 {resource}",
        moor=f"{land} northeast of castle, chasm {chasms}",
    )
    table.plays("gather")
    assert sum(table.hero("warrior").resources) == 503
