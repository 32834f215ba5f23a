"""Healing and gathering (K2.N1, K2.N2)."""

import pytest

from language2 import position, rule


@rule("K2.N1")
@pytest.mark.parametrize(("hearts", "then"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_healing_gives_two_hearts_back_and_never_more_than_five(hearts: int, then: int) -> None:
    table = position(f"warrior, hearts {hearts}", "oracle")
    table.plays("heal")
    assert table.hero("warrior").hearts == then
    assert table.actions == 1


@rule("K2.N1")
@pytest.mark.parametrize("place", ["castle", "farm", "forest", "moor", "hill"])
def test_one_heals_anywhere(place: str) -> None:
    table = position(
        f"warrior at {place}, hearts 3",
        "oracle, city at hill",
        moor="farm-rock east of forest",
        hill="farm-forest east of moor",
    )
    assert table.offers("heal")


@rule("K2.N1")
def test_each_action_may_heal() -> None:
    table = position("warrior, hearts 1", "oracle")
    table.plays("heal", "heal")
    assert table.hero("warrior").hearts == 5
    assert table.active == "oracle"


@rule("K2.N1")
def test_who_is_not_wounded_cannot_heal() -> None:
    assert position("warrior", "oracle").offers_none_of("heal")


@rule("K2.N2")
@pytest.mark.parametrize(
    ("told", "gained"),
    [
        ("farm east of forest", (1, 0, 0)),
        ("forest east of forest", (0, 1, 0)),
        ("farm-forest east of forest", (1, 1, 0)),
        ("farm-rock east of forest", (1, 0, 1)),
        ("forest-rock east of forest, chasm east", (0, 1, 1)),
        ("farm-forest east of forest, tier two, chasm east", (1, 1, 0)),
        ("farm-rock east of forest, tier two, chasm northeast southeast", (1, 0, 1)),
        ("forest-rock east of forest, tier two, chasm northeast east southeast", (0, 1, 1)),
        ("big-farm east of forest, chasm east", (3, 0, 0)),
        ("dense-forest east of forest, chasm east", (0, 3, 0)),
        ("big-rock east of forest, chasm east southeast", (0, 0, 3)),
    ],
)
def test_a_hex_gives_what_its_land_bears(told: str, gained: tuple[int, int, int]) -> None:
    table = position("princess at here", "oracle", here=told)
    table.plays("gather")
    assert table.hero("princess").resources == gained
    assert table.actions == 1


@rule("K2.N2", "K2.S2")
def test_the_outer_hexes_of_the_start_piece_give_food_and_wood() -> None:
    table = position("warrior", "oracle")
    table.plays("move west", "gather")
    assert table.hero("warrior").resources == (1, 0, 0)
    table = position("warrior", "oracle")
    table.plays("move east", "gather")
    assert table.hero("warrior").resources == (0, 1, 0)


@rule("K2.N2")
def test_what_is_gathered_is_added_to_what_one_has() -> None:
    table = position("warrior at farm, 4 food, 1 stone", "oracle")
    table.plays("gather")
    assert table.hero("warrior").resources == (5, 0, 1)


@rule("K2.N2")
def test_the_castle_gives_nothing() -> None:
    assert position("warrior", "oracle").offers_none_of("gather")


@rule("K2.N2")
def test_the_abyss_gives_nothing() -> None:
    table = position(
        "warrior at abyss", "oracle", abyss="abyss east of forest, chasm northeast southwest"
    )
    assert table.offers_none_of("gather")


@rule("K2.N2")
def test_nobody_gathers_where_armies_are() -> None:
    table = position("warrior at moor", "oracle", moor="farm-rock east of forest, army fire-eaters")
    assert table.offers_none_of("gather")


@rule("K2.N2")
@pytest.mark.parametrize("owner", ["warrior", "oracle"])
def test_nobody_gathers_where_any_city_stands(owner: str) -> None:
    cities = {name: ", city at farm" if name == owner else "" for name in ("warrior", "oracle")}
    table = position(f"warrior at farm{cities['warrior']}", f"oracle{cities['oracle']}")
    assert table.offers_none_of("gather")


@rule("K2.N2")
def test_a_hex_is_gathered_from_once_in_a_turn() -> None:
    table = position("warrior at farm", "oracle")
    table.plays("gather")
    assert table.offers_none_of("gather")


@rule("K2.N2")
def test_leaving_and_coming_back_does_not_make_a_hex_new() -> None:
    table = position("warrior at farm, city at forest, built stable", "oracle")
    table.plays("gather", "move east", "skip action", "move west")
    assert table.offers_none_of("gather")


@rule("K2.N2")
def test_another_hex_may_be_gathered_from_in_the_same_turn() -> None:
    table = position("warrior at moor", "oracle", moor="forest east of forest")
    table.plays("gather", "move west", "gather")
    assert table.hero("warrior").wood == 2


@rule("K2.N2")
def test_in_the_next_turn_a_hex_can_be_gathered_from_again_by_anybody() -> None:
    table = position("warrior at farm", "oracle at farm")
    table.plays("gather", "end turn", "gather", "end turn", "gather")
    assert table.hero("warrior").food == 2
    assert table.hero("oracle").food == 1


@rule("K2.N2")
def test_other_heroes_do_not_hinder_gathering() -> None:
    assert position("warrior at farm", "oracle at farm").offers("gather")


@rule("K2.N2", "K2.T3")
def test_the_books_example_of_gathering() -> None:
    table = position(
        "warrior at farm", "oracle", crag="forest-rock southeast of farm, chasm southwest"
    )
    table.plays("gather")
    assert table.hero("warrior").resources == (1, 0, 0)
    table.plays("move southeast", "gather")
    assert table.hero("warrior").resources == (1, 1, 1)
    assert table.active == "oracle"
