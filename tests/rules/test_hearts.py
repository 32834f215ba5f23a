"""Hearts (K1.H)."""

import pytest

from karak.kernel.errors import DamagedData
from language import Table, position, rule


def oracle_on_her_last_heart() -> Table:
    return position("oracle at t1, hearts 1", "thief", board="S t1─ r1┼", r1="skeleton-king").plays(
        "step east", "roll", dice=(1, 1)
    )


@rule("K1.H1")
def test_a_hero_without_hearts_after_its_fight_is_unconscious_where_it_then_stands() -> None:
    table = oracle_on_her_last_heart()
    assert table.hero("oracle").unconscious
    assert table.hero("oracle").at == "t1"
    assert table.told("fell-unconscious", seat="oracle")
    assert table.active == "thief"


@rule("K1.H1")
def test_a_hero_with_a_heart_left_is_not_unconscious() -> None:
    table = position("oracle at t1, hearts 2", "thief", board="S t1─ r1┼", r1="skeleton-king")
    table.plays("step east", "roll", dice=(1, 1))
    assert table.hero("oracle").hearts == 1
    assert not table.told("fell-unconscious")
    table.plays("end turn")
    assert table.active == "oracle"


@rule("K1.H1", "K1.F4")
def test_a_tie_on_the_last_heart_costs_nothing() -> None:
    table = position("swordsman at t1, hearts 1", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.hero("swordsman").hearts == 1
    assert not table.told("fell-unconscious")


@rule("K1.H2", "K1.T5")
def test_an_unconscious_hero_turns_one_heart_back_instead_of_its_next_turn() -> None:
    table = oracle_on_her_last_heart().plays("end turn")
    assert table.told("turn-skipped", seat="oracle", hearts=1)
    assert table.hero("oracle").hearts == 1
    assert table.active == "thief"


@rule("K1.H2")
def test_the_turn_after_the_skipped_one_is_played() -> None:
    table = oracle_on_her_last_heart().plays("end turn", "end turn")
    assert table.active == "oracle"
    assert table.steps == 4
    assert table.hero("oracle").hearts == 1


@rule("K1.H2")
def test_several_unconscious_heroes_are_skipped_one_after_the_other() -> None:
    table = position(
        "wizard", "oracle at t1, hearts 0", "thief at t1, hearts 0", board="S t1─"
    ).plays("end turn")
    assert table.active == "wizard"
    assert table.hero("oracle").hearts == table.hero("thief").hearts == 1


@rule("K1.H3")
@pytest.mark.parametrize("place", ["S", "f1"])
def test_a_hero_that_ends_its_turn_on_a_fountain_may_heal(place: str) -> None:
    table = position(f"warrior at {place}, hearts 2", "thief", board="S f1┐", cursed="warrior")
    table.plays("heal")
    assert table.hero("warrior").hearts == 5
    assert not table.hero("warrior").cursed
    assert table.told("curse-lifted", seat="warrior")
    assert table.active == "thief"


@rule("K1.H3")
def test_nobody_need_heal_on_a_fountain() -> None:
    table = position("warrior at f1, hearts 2", "thief", board="S f1┐", cursed="warrior")
    table.plays("end turn")
    assert table.hero("warrior").hearts == 2
    assert table.hero("warrior").cursed


@rule("K1.H3", "K1.T3")
def test_the_last_step_may_lead_to_the_fountain() -> None:
    table = position("warrior at t1, hearts 2", "thief", board="S t1─", steps=1)
    table.plays("step west", "heal")
    assert table.hero("warrior").hearts == 5


@rule("K1.H3")
def test_a_curse_alone_can_be_healed() -> None:
    table = position("warrior", "thief", cursed="warrior").plays("heal")
    assert not table.hero("warrior").cursed


@rule("K1.H3")
def test_away_from_a_fountain_nobody_heals() -> None:
    table = position("warrior at t1, hearts 2", "thief", board="S t1─", cursed="warrior")
    assert table.offers_none_of("heal")


@rule("K1.H3")
def test_passing_over_a_fountain_heals_nothing() -> None:
    table = position("warrior at t1, hearts 2", "thief", board="t2─ S t1─", cursed="warrior")
    table.plays("step west", "step west")
    assert table.hero("warrior").hearts == 2
    assert table.hero("warrior").cursed


@rule("K1.H4", "K1.F6")
def test_who_loses_the_last_heart_and_goes_back_onto_a_fountain_is_not_unconscious() -> None:
    table = position("oracle, hearts 1", "thief", board="S r1┼", r1="skeleton-king")
    table.plays("step east", "roll", dice=(1, 1))
    assert table.hero("oracle").at == "S"
    assert table.hero("oracle").hearts == 5
    assert not table.told("fell-unconscious")
    table.plays("end turn")
    assert table.active == "oracle"


@rule("K1.H5", "K1.I5")
def test_a_healing_portal_wakes_an_unconscious_hero_and_its_turn_is_not_skipped() -> None:
    table = position("wizard, has portal", "oracle at t1, hearts 0", board="S t1─")
    table.plays("cast healing on oracle")
    assert table.hero("oracle").hearts == 5
    table.plays("end turn")
    assert table.active == "oracle"
    assert not table.told("turn-skipped")


@rule("K1.H5", "K1.A.WLK2")
def test_a_swap_onto_a_fountain_wakes_an_unconscious_hero_and_its_turn_is_not_skipped() -> None:
    table = position("warlock", "oracle at t1, hearts 0", board="S t1─")
    table.plays("swap with oracle")
    assert table.hero("oracle").at == "S"
    assert table.hero("oracle").hearts == 5
    assert table.active == "oracle"
    assert not table.told("turn-skipped")


@rule("K1.H6", "K1.A.WLK2")
def test_an_unconscious_hero_swapped_elsewhere_stays_unconscious() -> None:
    table = position("warlock at t2", "oracle at t1, hearts 0", "thief", board="t2─ S t1─")
    table.plays("swap with oracle")
    assert table.hero("oracle").at == "t2"
    assert table.told("turn-skipped", seat="oracle")
    assert table.active == "thief"


@rule("K1.H6", "K1.C1")
def test_an_unconscious_hero_may_be_cursed() -> None:
    table = position("wizard", "oracle at t1, hearts 0", "thief", board="t1─ S r1┼", r1="mummy")
    table.plays("step east", "roll", "curse oracle", dice=(4, 4))
    assert table.hero("oracle").cursed
    assert table.told("turn-skipped", seat="oracle")
    assert table.hero("oracle").hearts == 1


@rule("K1.H6")
def test_an_unconscious_hero_does_nothing_itself() -> None:
    table = position("wizard", "thief at r1, hearts 0, has portal", board="S r1┼", r1="rat")
    table.plays("end turn")
    assert table.active == "wizard"
    assert table.hero("thief").has == ["portal"]


@rule("K1.H6")
@pytest.mark.parametrize("hearts", [-1, 6])
def test_hearts_are_from_nought_to_five(hearts: int) -> None:
    with pytest.raises(DamagedData):
        position(f"wizard, hearts {hearts}", "thief")


@rule("K1.H6", "K1.S5")
def test_healing_gives_five_hearts_and_never_more() -> None:
    table = position("wizard, has portal", "thief, hearts 4")
    table.plays("cast healing on thief")
    assert table.hero("thief").hearts == 5
    table = position("wizard, has portal", "thief").plays("cast healing on thief")
    assert table.hero("thief").hearts == 5
