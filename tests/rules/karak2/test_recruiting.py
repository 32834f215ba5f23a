"""Recruiting (K2.R)."""

import pytest

from language2 import Table, position, rule

UNITS = ["knight", "archer", "mage"]


def recruiter(more: str, *others: str, at: str = "farm", plagued: str | None = None) -> Table:
    """Set up a warrior with a city on the farm in which every unit can be trained."""
    return position(
        f"warrior at {at}, city at farm, built camp range tower, {more}",
        *(others or ("oracle",)),
        plagued=plagued,
    )


@rule("K2.R1")
@pytest.mark.parametrize(
    ("unit", "left"), [("knight", (0, 1, 1)), ("archer", (1, 0, 1)), ("mage", (1, 1, 0))]
)
def test_a_unit_costs_one_resource(unit: str, left: tuple[int, int, int]) -> None:
    table = recruiter("victory 3, 1 food, 1 wood, 1 stone")
    table.plays(f"recruit {unit}", "done")
    assert table.hero("warrior").units == {unit: 1}
    assert table.hero("warrior").resources == left
    assert table.in_supply(unit) == 9
    assert table.actions == 1
    assert table.told("unit-recruited", seat="warrior", unit=unit)


@rule("K2.R1")
@pytest.mark.parametrize(
    ("unit", "lacks"), [("knight", "9 wood, 9 stone"), ("archer", "9 food"), ("mage", "9 wood")]
)
def test_a_unit_that_cannot_be_paid_is_not_recruited(unit: str, lacks: str) -> None:
    table = recruiter(f"victory 3, {lacks}")
    assert unit not in table.options_of("recruit")
    assert table.options_of("recruit")


@rule("K2.R1")
def test_any_number_in_one_action() -> None:
    table = recruiter("victory 6, 3 food, 1 wood, 2 stone")
    table.plays("recruit knight", "recruit mage", "recruit knight", "recruit archer")
    table.plays("recruit mage", "recruit knight")
    assert table.hero("warrior").units == {"knight": 3, "archer": 1, "mage": 2}
    assert table.hero("warrior").resources == (0, 0, 0)
    assert table.actions == 1


@rule("K2.R1")
def test_one_may_be_done_while_more_could_be_recruited() -> None:
    table = recruiter("victory 3, 3 food")
    assert table.offers_none_of("done")
    table.plays("recruit knight", "done")
    assert table.hero("warrior").units == {"knight": 1}
    assert table.actions == 1


@rule("K2.R1")
def test_only_in_ones_own_city() -> None:
    assert recruiter("victory 3, 9 food", at="forest").offers_no("recruit")
    assert recruiter("victory 3, 9 food", at="castle").offers_no("recruit")
    others_city = recruiter("victory 3, 9 food", "oracle, city at forest", at="forest")
    assert others_city.offers_no("recruit")


@rule("K2.R1")
def test_not_without_a_city() -> None:
    table = position("warrior at farm, victory 3, 9 food", "oracle, city at farm, built camp")
    assert table.offers_no("recruit")


@rule("K2.R1", "K2.P3")
def test_not_while_the_plague_is_there() -> None:
    table = recruiter("victory 3, 2 knights, 9 food, 9 wood", plagued="warrior")
    assert table.offers_no("recruit")
    assert table.offers_no("return")


@rule("K2.R1", "K2.P3")
def test_plague_elsewhere_does_not_hinder() -> None:
    table = recruiter("victory 3, 9 food", "oracle, city at forest", plagued="oracle")
    assert table.offers("recruit knight")


@rule("K2.R2")
@pytest.mark.parametrize(
    ("built", "units"),
    [
        ("camp", ["knight"]),
        ("range", ["archer"]),
        ("tower", ["mage"]),
        ("camp tower", ["knight", "mage"]),
        ("stable portal banners", []),
    ],
)
def test_the_matching_building_must_stand(built: str, units: list[str]) -> None:
    table = position(
        f"warrior at farm, city at farm, built {built}, victory 3, 9 food, 9 wood, 9 stone",
        "oracle, city at forest, built camp range tower",
    )
    assert table.options_of("recruit") == units


@rule("K2.R3", "K2.G2")
def test_no_more_units_than_glory() -> None:
    table = recruiter("victory 2, 9 food")
    table.plays("recruit knight", "recruit knight")
    assert table.offers_no("recruit")


@rule("K2.R3", "K2.G2")
def test_without_glory_nobody_is_recruited() -> None:
    assert recruiter("victory 0, 9 food, 9 wood, 9 stone").offers_no("recruit")


@rule("K2.R3", "K2.G2")
def test_bear_skeletons_and_titan_leave_room() -> None:
    table = recruiter("victory 1, 1 food, has amulet-of-the-titan")
    assert table.offers("recruit knight")
    table = position(
        "warlock at farm, city at farm, built camp, victory 1, 1 food, 3 skeletons", "oracle"
    )
    assert table.offers("recruit knight")
    table = position("ranger at farm, city at farm, built camp, victory 1, 1 food", "oracle")
    assert table.offers("recruit knight")


@rule("K2.R3")
def test_with_a_full_army_one_must_return_somebody_first() -> None:
    table = recruiter("victory 2, 1 knight, 1 mage, 1 wood")
    assert table.offers_no("recruit")
    assert table.options_of("return") == ["knight", "mage"]
    table.plays("return mage")
    assert table.hero("warrior").units == {"knight": 1}
    assert table.offers("recruit archer")
    table.plays("recruit archer")
    assert table.hero("warrior").units == {"knight": 1, "archer": 1}


@rule("K2.R3")
def test_several_may_be_returned() -> None:
    table = recruiter("victory 3, 3 knights, 3 stone")
    table.plays("return knight", "return knight", "recruit mage", "recruit mage", "done")
    assert table.hero("warrior").units == {"knight": 1, "mage": 2}
    assert table.actions == 1


@rule("K2.R3")
def test_returning_and_recruiting_are_one_action() -> None:
    table = recruiter("victory 1, 1 knight, 1 wood")
    table.plays("return knight")
    assert table.hero("warrior").units == {"archer": 1}
    assert table.actions == 1


@rule("K2.R3")
def test_returned_units_give_nothing_back() -> None:
    table = recruiter("victory 1, 1 knight, 1 wood")
    table.plays("return knight")
    assert table.hero("warrior").resources == (0, 0, 0)


@rule("K2.R3", "K2.R4")
def test_returned_units_are_in_the_supply_at_once() -> None:
    table = recruiter("victory 2, 2 knights, 2 wood", "oracle, victory 8, 8 knights")
    assert table.in_supply("knight") == 0
    table.plays("return knight")
    assert table.in_supply("knight") == 1
    assert table.told("unit-returned", seat="warrior", unit="knight")


@rule("K2.R3", "K2.R4")
def test_a_die_returned_in_this_action_can_be_recruited_in_it() -> None:
    table = recruiter("victory 2, 2 knights, 1 food, 2 wood", "oracle, victory 8, 8 knights")
    table.plays("return knight")
    assert table.offers("recruit knight")


@rule("K2.R3")
def test_nobody_is_returned_without_recruiting() -> None:
    assert recruiter("victory 2, 2 knights").offers_no("return")
    table = recruiter("victory 2, 2 knights, 1 wood")
    table.plays("return knight")
    assert table.offers_none_of("done")


@rule("K2.R3")
def test_nobody_is_returned_outside_recruiting() -> None:
    assert recruiter("victory 2, 2 knights, 9 wood", at="forest").offers_no("return")


@rule("K2.R3")
def test_only_knights_archers_and_mages_are_returned() -> None:
    table = position(
        "warlock at farm, city at farm, built range, victory 1, 1 knight, 2 skeletons, 1 wood,"
        " has amulet-of-the-titan",
        "oracle",
    )
    assert table.options_of("return") == ["knight"]
    table = position(
        "ranger at farm, city at farm, built range, victory 1, 1 mage, 1 wood", "oracle"
    )
    assert table.options_of("return") == ["mage"]


@rule("K2.R4")
@pytest.mark.parametrize("unit", UNITS)
def test_only_dice_that_are_in_the_supply(unit: str) -> None:
    rich = "victory 3, 9 food, 9 wood, 9 stone"
    table = recruiter(rich, f"oracle, victory 10, 10 {unit}s")
    assert table.options_of("recruit") == [other for other in UNITS if other != unit]


@rule("K2.R4")
def test_the_last_die_of_a_kind() -> None:
    table = recruiter("victory 3, 9 food, 1 wood", "oracle, victory 9, 9 knights")
    table.plays("recruit knight")
    assert table.in_supply("knight") == 0
    assert table.options_of("recruit") == ["archer"]


@rule("K2.R4", "K2.B6")
def test_a_die_lost_in_battle_can_be_recruited_again() -> None:
    table = position(
        "princess, victory 1, 1 knight",
        "warrior at farm, city at farm, built camp, victory 10, 9 knights, 2 food",
        moor="farm northeast of castle, army envoys-of-death",
    )
    assert table.in_supply("knight") == 0
    table.plays("move northeast", "send all", "roll", "strike", hero="1", knights="S")
    assert table.in_supply("knight") == 1
    assert table.offers("recruit knight")


@rule("K2.R1", "K2.R3", "K2.R2")
def test_the_books_example_of_recruiting() -> None:
    table = position(
        "warrior at farm, city at farm, built camp range, victory 2, 1 knight,"
        " 1 food, 2 wood, 2 stone",
        "oracle",
    )
    assert table.options_of("recruit") == ["knight", "archer"]
    table.plays("return knight", "recruit archer", "recruit archer", "done")
    assert table.hero("warrior").units == {"archer": 2}
    assert table.hero("warrior").resources == (1, 0, 2)
    assert table.in_supply("knight") == 10
    assert table.in_supply("archer") == 8
