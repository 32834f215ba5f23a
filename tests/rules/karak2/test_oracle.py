"""Taia the Oracle (K2.A.ORC)."""

import pytest

from language2 import Table, position, rule

# Fate-weaver


def explored(army: str, bag: str | None = None) -> Table:
    """Let the oracle explore a farm from the castle and draw armies."""
    table = position("oracle", "warrior at farm", bag=bag)
    return table.plays("explore", "lay northeast", hex="farm", army=army)


@rule("K2.A.ORC1")
def test_on_tier_one_she_draws_two_and_puts_one_back() -> None:
    table = explored("envoys-of-death, fire-eaters")
    assert table.asks == "return-army"
    assert table.options == ["put back fire-eaters", "put back envoys-of-death"]
    before = table.in_bag("envoys-of-death")
    table.plays("put back envoys-of-death")
    assert table.in_bag("envoys-of-death") == before + 1
    assert table.armies("farm-2") == ["fire-eaters"]
    assert table.strength == 1


@rule("K2.A.ORC1")
def test_she_may_keep_the_stronger() -> None:
    table = explored("envoys-of-death, fire-eaters")
    table.plays("put back fire-eaters")
    assert table.armies("farm-2") == ["envoys-of-death"]
    assert table.in_bag("fire-eaters") == 6


@rule("K2.A.ORC1")
def test_two_alike_leave_no_choice() -> None:
    table = explored("fire-eaters, fire-eaters")
    assert table.asks == "send-dice"
    assert table.armies("farm-2") == ["fire-eaters"]
    assert table.in_bag("fire-eaters") == 5


@rule("K2.A.ORC1", "K2.M4")
def test_on_tier_two_she_draws_three_and_puts_one_back() -> None:
    table = position("oracle", "warrior at farm", deck="big-farm 0, abyss 03")
    table.plays("explore", "lay northeast", hex="big-farm 0")
    table.plays("place rotated 0", army="fire-eaters, skeletal-hulks, envoys-of-death")
    assert table.options == [
        "put back fire-eaters",
        "put back skeletal-hulks",
        "put back envoys-of-death",
    ]
    table.plays("put back skeletal-hulks")
    assert table.armies("big-farm") == ["fire-eaters", "envoys-of-death"]
    assert table.strength == 6


@rule("K2.A.ORC1")
def test_with_one_token_left_she_lays_it() -> None:
    table = explored("fire-eaters", bag="fire-eaters")
    assert table.armies("farm-2") == ["fire-eaters"]
    assert table.asks == "send-dice"


@rule("K2.A.ORC1")
def test_with_just_the_usual_number_left_she_lays_them_all() -> None:
    table = position(
        "oracle", "warrior at farm", deck="big-farm 0, abyss 03", bag="fire-eaters, envoys-of-death"
    )
    table.plays("explore", "lay northeast", hex="big-farm 0")
    table.plays("place rotated 0", army="envoys-of-death, fire-eaters")
    assert table.asks == "send-dice"
    assert sorted(table.armies("big-farm")) == ["envoys-of-death", "fire-eaters"]


@rule("K2.A.ORC1", "K2.M9")
def test_with_one_token_left_on_tier_two_she_lays_one() -> None:
    table = position("oracle", "warrior at farm", deck="big-farm 0, abyss 03", bag="fire-eaters")
    table.plays("explore", "lay northeast", hex="big-farm 0")
    table.plays("place rotated 0")
    assert table.armies("big-farm") == ["fire-eaters"]


@rule("K2.A.ORC1", "K2.M9")
def test_with_an_empty_bag_nothing_is_laid() -> None:
    table = position("oracle", "warrior at farm", bag="")
    table.plays("explore", "lay northeast", hex="farm")
    assert table.asks == "turn"
    assert table.armies("farm-2") == []


@rule("K2.A.ORC1", "K2.D1")
def test_on_the_abyss_she_draws_none() -> None:
    table = position("oracle", "warrior at farm", deck="abyss 03")
    table.plays("explore", "lay northeast", "place rotated 60")
    assert table.asks == "send-dice"
    assert table.strength == 15


@rule("K2.A.ORC1")
def test_not_when_she_only_enters_a_hex() -> None:
    table = position("oracle", "warrior at farm", den="farm northeast of castle, army fire-eaters")
    table.plays("move northeast")
    assert table.asks == "send-dice"


@rule("K2.A.ORC1")
def test_others_draw_no_more_than_needed() -> None:
    table = position("ranger", "oracle at farm")
    table.plays("explore", "lay northeast", hex="farm", army="fire-eaters")
    assert table.asks == "send-dice"


# Expert Builder


@rule("K2.A.ORC2", "K2.N3")
def test_her_city_costs_one_wood() -> None:
    table = position("oracle at farm, 1 wood", "warrior")
    table.plays("found city")
    assert table.hero("oracle").city == "farm"
    assert table.hero("oracle").wood == 0
    assert position("oracle at farm, 3 food, 3 stone", "warrior").offers_none_of("found city")


@rule("K2.A.ORC2")
@pytest.mark.parametrize(
    ("saved", "left"), [("food", (1, 0, 0)), ("wood", (0, 1, 0)), ("stone", (0, 0, 1))]
)
def test_a_building_costs_one_less_of_her_choice(saved: str, left: tuple[int, int, int]) -> None:
    table = position("oracle at farm, city at farm, 2 food, 1 wood, 1 stone", "warrior")
    table.plays("build stable")
    assert table.asks == "save-resource"
    assert table.options == ["save food", "save wood", "save stone"]
    table.plays(f"save {saved}")
    assert table.hero("oracle").resources == left
    assert table.hero("oracle").built == ["stable"]


@rule("K2.A.ORC2")
@pytest.mark.parametrize("has", ["1 food, 1 wood, 1 stone", "2 food, 1 stone", "2 food, 1 wood"])
def test_she_can_build_what_others_could_not_pay(has: str) -> None:
    table = position(f"oracle at farm, city at farm, {has}", "warrior")
    table.plays("build stable")
    assert table.hero("oracle").built == ["stable"]
    assert table.hero("oracle").resources == (0, 0, 0)
    assert position(f"warrior at farm, city at farm, {has}", "oracle").offers_none_of(
        "build stable"
    )


@rule("K2.A.ORC2")
def test_two_less_she_cannot_pay_either() -> None:
    for has in ("1 food, 1 wood", "2 food", "1 wood, 1 stone"):
        table = position(f"oracle at farm, city at farm, {has}", "warrior")
        assert table.offers_none_of("build stable")


@rule("K2.A.ORC2")
def test_only_a_resource_that_is_in_the_price() -> None:
    table = position("oracle at farm, city at farm, 9 food, 9 wood, 9 stone", "warrior")
    table.plays("build camp")
    assert table.options == ["save food", "save wood"]
    table.plays("save wood", "build tower")
    assert table.options == ["save wood", "save stone"]


@rule("K2.A.ORC2")
def test_each_of_her_buildings() -> None:
    table = position("oracle at farm, city at farm, 1 food, 2 wood", "warrior")
    table.plays("build camp", "save food", "build range")
    assert table.hero("oracle").built == ["camp", "range"]
    assert table.hero("oracle").resources == (0, 0, 0)
    assert table.actions == 1


@rule("K2.A.ORC2", "K2.R1")
def test_units_cost_her_the_full_price() -> None:
    table = position("oracle at farm, city at farm, built camp, victory 2, 1 food", "warrior")
    table.plays("recruit knight")
    assert table.hero("oracle").resources == (0, 0, 0)
    table = position("oracle at farm, city at farm, built camp, victory 2", "warrior")
    assert table.offers_no("recruit")


@rule("K2.A.ORC2")
def test_others_pay_the_full_price() -> None:
    assert position("warrior at farm, 1 wood", "oracle").offers_none_of("found city")
