"""The city, its buildings and the portal (K2.N3 to K2.N7)."""

import pytest

from language2 import Table, position, rule

CHASMS = "chasm northeast southwest"
PRICES = {
    "stable": (2, 1, 1),
    "portal": (1, 1, 2),
    "banners": (1, 2, 1),
    "camp": (1, 1, 0),
    "range": (1, 2, 0),
    "tower": (0, 2, 2),
}


def builder(food: int, wood: int, stone: int, built: str = "") -> Table:
    """Set up a warrior in his city on the farm with these resources."""
    return position(
        f"warrior at farm, city at farm, {food} food, {wood} wood, {stone} stone"
        + (f", built {built}" if built else ""),
        "oracle",
    )


# Founding


@rule("K2.N3")
def test_a_city_costs_two_wood_and_an_action() -> None:
    table = position("warrior at farm, 1 food, 3 wood", "oracle")
    table.plays("found city")
    assert table.hero("warrior").city == "farm"
    assert table.hero("warrior").resources == (1, 1, 0)
    assert table.actions == 1
    assert table.told("city-founded", seat="warrior", site="farm")


@rule("K2.N3")
def test_one_wood_does_not_buy_a_city() -> None:
    table = position("warrior at farm, 5 food, 1 wood, 5 stone", "princess")
    assert table.offers_none_of("found city")


@rule("K2.N3")
def test_there_is_no_second_city_and_the_first_never_moves() -> None:
    table = position("warrior at forest, city at farm, 4 wood", "oracle")
    assert table.offers_none_of("found city")


@rule("K2.N3")
@pytest.mark.parametrize("place", ["farm", "forest", "moor", "vale"])
def test_a_city_may_stand_on_any_landscape(place: str) -> None:
    table = position(
        f"warrior at {place}, 2 wood",
        "oracle",
        moor="farm-rock east of forest",
        vale="big-farm east of moor, chasm east",
    )
    assert table.offers("found city")


@rule("K2.N3")
def test_not_on_the_castle() -> None:
    assert position("warrior, 2 wood", "oracle at farm").offers_none_of("found city")


@rule("K2.N3")
def test_not_where_armies_are() -> None:
    table = position(
        "warrior at moor, 2 wood", "oracle", moor="farm-rock east of forest, army fire-eaters"
    )
    assert table.offers_none_of("found city")


@rule("K2.N3", "K2.D6")
def test_not_where_the_general_is() -> None:
    table = position("warrior at pit, 2 wood", "oracle", pit=f"abyss east of forest, {CHASMS}")
    assert table.offers_none_of("found city")


@rule("K2.N3")
def test_not_where_another_hero_stands() -> None:
    assert position("warrior at farm, 2 wood", "oracle at farm").offers_none_of("found city")


@rule("K2.N3", "K2.H2")
def test_not_where_another_hero_lies_unconscious() -> None:
    table = position("warrior at farm, 2 wood", "oracle at farm, hearts 0")
    assert table.offers_none_of("found city")


@rule("K2.N3")
def test_not_where_another_city_stands() -> None:
    table = position("warrior at farm, 2 wood", "oracle, city at farm")
    assert table.offers_none_of("found city")


@rule("K2.N3")
def test_items_may_lie_where_a_city_is_founded_and_anybody_may_pick_them_up() -> None:
    table = position("warrior at farm, 2 wood", "oracle", farm=", lying sword fireball")
    table.plays("found city")
    assert table.lying("farm") == ["sword", "fireball"]
    table.plays("take sword", "done", "move west", "take fireball")
    assert table.hero("warrior").has == ["sword"]
    assert table.hero("oracle").has == ["fireball"]


def lookout() -> Table:
    """Set up a warrior between the castle, an army and somebody's city; a farm lies beyond."""
    return position(
        "warrior at here, 2 wood",
        "oracle at farm, city at town",
        here="farm-forest southeast of castle",
        den="forest southwest of here, army skeletal-hulks",
        town="farm-rock east of here",
        field="farm east of town",
    )


@rule("K2.N3")
@pytest.mark.parametrize("side", ["northwest", "east"])
def test_the_books_example_neither_on_the_castle_nor_in_anothers_city(side: str) -> None:
    table = lookout()
    table.plays(f"move {side}")
    assert table.offers_none_of("found city")


@rule("K2.N3")
def test_the_books_example_nor_where_an_army_must_be_fought() -> None:
    table = lookout()
    table.plays("move southwest", "roll", hero="1")
    assert table.hero("warrior").at == "here"
    assert table.hero("warrior").city is None


@rule("K2.N3", "K2.M2", "K2.T2")
def test_the_books_example_of_where_a_city_may_stand() -> None:
    table = lookout()
    table.plays("move east", "skip action", "move east", "found city")
    assert table.hero("warrior").city == "field"
    assert table.hero("warrior").wood == 0
    assert table.active == "oracle"


# Building


@rule("K2.N4")
@pytest.mark.parametrize("building", PRICES)
def test_a_building_costs_its_price(building: str) -> None:
    food, wood, stone = PRICES[building]
    table = builder(food, wood, stone)
    table.plays(f"build {building}")
    assert table.hero("warrior").built == [building]
    assert table.hero("warrior").resources == (0, 0, 0)
    assert table.told("building-built", seat="warrior", building=building)


@rule("K2.N4")
@pytest.mark.parametrize("building", PRICES)
@pytest.mark.parametrize("missing", range(3))
def test_a_building_that_cannot_be_paid_is_not_built(building: str, missing: int) -> None:
    has = [9, 9, 9]
    has[missing] = PRICES[building][missing] - 1
    if has[missing] < 0:
        assert builder(9, 9, 9).offers(f"build {building}")
    else:
        food, wood, stone = has
        assert builder(food, wood, stone).offers_none_of(f"build {building}")


@rule("K2.N4")
def test_any_number_of_buildings_in_one_action() -> None:
    table = builder(6, 9, 6)
    for building in list(PRICES)[:-1]:
        table.plays(f"build {building}")
        assert table.asks == "build-more"
    table.plays("build tower")
    assert table.hero("warrior").built == list(PRICES)
    assert table.hero("warrior").resources == (0, 0, 0)
    assert table.active == "warrior"
    assert table.actions == 2


@rule("K2.N4")
def test_one_may_be_done_while_more_could_be_paid() -> None:
    table = builder(9, 9, 9)
    table.plays("build camp")
    assert table.offers("build stable", "build tower", "done")
    table.plays("done")
    assert table.actions == 1


@rule("K2.N4")
def test_when_nothing_more_can_be_paid_the_action_is_done() -> None:
    table = builder(1, 1, 0)
    table.plays("build camp")
    assert table.asks == "turn"
    assert table.actions == 1


@rule("K2.N4")
def test_each_building_is_built_once() -> None:
    table = builder(9, 9, 9, built="camp")
    assert table.offers_none_of("build camp")
    table.plays("build range")
    assert table.offers_none_of("build range", "build camp")


@rule("K2.N4")
def test_buildings_are_paid_one_by_one() -> None:
    table = builder(2, 3, 0)
    table.plays("build camp")
    assert table.hero("warrior").resources == (1, 2, 0)
    assert table.options == ["build range", "done"]


@rule("K2.N4")
def test_only_in_ones_own_city() -> None:
    rich = "9 food, 9 wood, 9 stone"
    assert position(f"warrior at forest, city at farm, {rich}", "oracle").offers_no("build")
    assert position(f"warrior at farm, {rich}", "oracle, city at farm").offers_no("build")
    table = position(f"warrior at farm, city at forest, {rich}", "oracle, city at farm")
    assert table.offers_no("build")


@rule("K2.N4")
def test_not_without_a_city() -> None:
    assert position("warrior at farm, 9 food, 9 wood, 9 stone", "oracle").offers_no("build")


@rule("K2.N4")
def test_other_heroes_in_the_city_and_the_plague_do_not_hinder_building() -> None:
    table = position(
        "warrior at farm, city at farm, 1 food, 1 wood", "oracle at farm", plagued="warrior"
    )
    assert table.offers("build camp")


@rule("K2.N4")
def test_founding_and_building_are_two_actions() -> None:
    table = position("warrior at farm, 1 food, 3 wood", "oracle")
    table.plays("found city")
    assert table.asks == "turn"
    assert table.actions == 1
    table.plays("build camp")
    assert table.hero("warrior").built == ["camp"]
    assert table.active == "oracle"


@rule("K2.N4", "K2.G1")
def test_glory_banners_work_at_once() -> None:
    table = position(
        "warrior at farm, city at farm, built camp, 2 food, 2 wood, 1 stone, victory 0", "oracle"
    )
    assert table.offers_no("recruit")
    table.plays("build banners")
    assert table.hero("warrior").glory == 2
    table.plays("recruit knight")
    assert table.hero("warrior").units == {"knight": 1}


# The stable


@rule("K2.N5", "K2.T1")
def test_a_stable_gives_one_more_action_in_each_turn() -> None:
    table = position("warrior, city at farm, built stable", "oracle")
    assert table.actions == 3
    table.plays("end turn", "end turn")
    assert table.actions == 3


@rule("K2.N5")
def test_a_stable_works_in_the_turn_in_which_it_is_built() -> None:
    table = builder(2, 1, 1)
    table.plays("build stable")
    assert table.actions == 2


@rule("K2.N5")
def test_a_stable_built_with_the_last_action_gives_another_with_its_move() -> None:
    table = position("warrior at castle, city at farm, 2 food, 1 wood, 1 stone, hearts 3", "oracle")
    table.plays("heal", "move west", "build stable")
    assert table.active == "warrior"
    assert table.actions == 1
    table.plays("move east")
    assert table.hero("warrior").at == "castle"
    assert table.offers_no("move")


@rule("K2.N5")
def test_the_stable_helps_nobody_else() -> None:
    assert position("warrior", "oracle, city at farm, built stable").actions == 2


# The portal


def gateway(at: str = "farm", **land: str) -> Table:
    """Set up a princess with a portal in her city on the farm, and a far hill."""
    near = {"moor": "farm-rock east of forest", "hill": "farm-forest east of moor"}
    return position(
        f"princess at {at}, city at farm, built portal", "oracle", land={**near, **land}
    )


@rule("K2.N6")
def test_from_ones_city_the_portal_leads_to_any_laid_hex() -> None:
    table = gateway()
    assert table.options_of("portal to") == ["castle", "forest", "moor", "hill"]
    table.plays("portal to hill")
    assert table.hero("princess").at == "hill"
    assert table.told("portal-taken", seat="princess", origin="farm", site="hill")


@rule("K2.N6")
def test_from_anywhere_the_portal_leads_to_ones_city_and_nowhere_else() -> None:
    table = gateway(at="hill")
    assert table.options_of("portal to") == ["farm"]
    table.plays("portal to farm")
    assert table.hero("princess").at == "farm"


@rule("K2.N6")
def test_it_is_taken_instead_of_a_normal_move() -> None:
    table = gateway()
    table.plays("portal to hill")
    assert table.actions == 2
    assert table.offers_no("move")
    assert table.offers("gather")
    table = gateway()
    table.plays("move east")
    assert table.offers_no("portal to")


@rule("K2.N6")
def test_it_is_taken_once_in_a_turn() -> None:
    table = gateway()
    table.plays("portal to hill", "gather")
    assert table.offers("move west")
    assert table.offers_no("portal to")
    table.plays("end turn", "end turn")
    assert table.offers("portal to farm")


@rule("K2.N6")
def test_not_without_a_portal() -> None:
    table = position(
        "princess at farm, city at farm, built stable", "oracle, city at forest, built portal"
    )
    assert table.offers_no("portal to")


@rule("K2.N6")
def test_not_from_somebody_elses_city() -> None:
    table = position("princess at farm", "oracle, city at farm, built portal")
    assert table.offers_no("portal to")


@rule("K2.N6", "K2.N4")
def test_a_portal_works_in_the_turn_in_which_it_is_built() -> None:
    table = builder(1, 1, 2)
    table.plays("build portal")
    assert table.options_of("portal to") == ["castle", "forest"]


@rule("K2.N6")
def test_plague_does_not_close_the_portal() -> None:
    table = position("princess at farm, city at farm, built portal", "oracle", plagued="princess")
    assert table.offers("portal to forest")
    table = position("princess at forest, city at farm, built portal", "oracle", plagued="princess")
    assert table.offers("portal to farm")


@rule("K2.N6", "K2.M5")
def test_through_the_portal_one_may_go_into_battle() -> None:
    table = gateway(den="farm east of hill, army skeletal-hulks")
    table.plays("portal to den")
    assert table.asks == "send-dice"
    assert table.strength == 2


@rule("K2.N6", "K2.D1")
def test_through_the_portal_one_may_go_to_the_abyss() -> None:
    table = gateway(pit=f"abyss east of hill, {CHASMS}")
    table.plays("portal to pit")
    assert table.asks == "send-dice"
    assert table.strength == 15


@rule("K2.N6", "K2.B4")
def test_a_battle_lost_after_the_portal_leads_back_to_the_city() -> None:
    table = gateway(den="farm east of hill, army envoys-of-death")
    table.plays("portal to den", "roll", "strike", hero="1")
    assert table.hero("princess").at == "farm"
    assert table.told("went-back", seat="princess", site="farm")


@rule("K2.N6", "K2.B4")
def test_also_when_she_came_to_the_city_on_foot_before() -> None:
    table = gateway(at="castle", den="farm east of hill, army envoys-of-death")
    table.plays("move west", "skip action", "portal to den", "roll", "strike", hero="1")
    assert table.hero("princess").at == "farm"


@rule("K2.N6", "K2.A.PRI2")
def test_run_and_portal_may_be_used_in_one_turn_for_different_moves() -> None:
    table = gateway()
    table.plays("run east 3")
    assert table.hero("princess").at == "moor"
    assert table.offers_no("portal to")
    table.plays("gather")
    assert table.offers("portal to farm")
    table.plays("portal to farm")
    assert table.offers_no("run")


# The other buildings


@rule("K2.N7", "K2.R2")
@pytest.mark.parametrize(
    ("building", "unit"), [("camp", "knight"), ("range", "archer"), ("tower", "mage")]
)
def test_a_building_allows_its_unit_and_no_other(building: str, unit: str) -> None:
    table = position(
        f"warrior at farm, city at farm, built {building}, victory 3, 5 food, 5 wood, 5 stone",
        "oracle",
    )
    assert table.options_of("recruit") == [unit]


@rule("K2.N7", "K2.R2")
@pytest.mark.parametrize("building", ["stable", "portal", "banners"])
def test_the_others_allow_no_units(building: str) -> None:
    table = position(
        f"warrior at farm, city at farm, built {building}, victory 3, 5 food, 5 wood, 5 stone",
        "oracle",
    )
    assert table.offers_no("recruit")
