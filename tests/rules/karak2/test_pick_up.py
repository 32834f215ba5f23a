"""Picking up (K2.N8)."""

import pytest

from language2 import position, rule


@rule("K2.N8")
def test_what_lies_on_the_hex_is_picked_up_with_an_action() -> None:
    table = position("warrior at farm", "oracle", farm=", lying sword")
    table.plays("take sword")
    assert table.hero("warrior").has == ["sword"]
    assert table.lying("farm") == []
    assert table.actions == 1


@rule("K2.N8")
def test_any_number_in_one_action() -> None:
    table = position(
        "warrior at farm", "oracle", farm=", lying sword warhammer fireball amulet-of-action"
    )
    table.plays("take sword", "take fireball", "take amulet-of-action", "take warhammer")
    assert table.hero("warrior").has == ["sword", "warhammer", "fireball", "amulet-of-action"]
    assert table.lying("farm") == []
    assert table.actions == 2


@rule("K2.N8")
def test_one_may_leave_the_rest_lying() -> None:
    table = position("warrior at farm", "oracle", farm=", lying sword fireball")
    table.plays("take fireball", "done")
    assert table.lying("farm") == ["sword"]
    assert table.actions == 1


@rule("K2.N8")
def test_at_least_one_item() -> None:
    table = position("warrior at farm", "oracle", farm=", lying sword")
    assert table.offers_none_of("done")


@rule("K2.N8")
def test_only_what_lies_on_ones_own_hex() -> None:
    table = position("warrior", "oracle", farm=", lying sword", forest=", lying fireball")
    assert table.offers_no("take")


@rule("K2.N8")
def test_nothing_is_picked_up_where_nothing_lies() -> None:
    assert position("warrior at farm", "oracle").offers_no("take")


@rule("K2.N8")
def test_with_all_slots_of_a_kind_taken_items_of_that_kind_are_exchanged() -> None:
    table = position(
        "warrior at farm, has sword sword fireball", "oracle", farm=", lying warhammer"
    )
    table.plays("take warhammer")
    assert table.hero("warrior").has == ["sword", "warhammer", "fireball"]
    assert table.lying("farm") == ["sword"]


@rule("K2.N8")
def test_the_player_chooses_what_to_give_in_exchange() -> None:
    table = position("warrior at farm, has sword warhammer", "oracle", farm=", lying sword")
    table.plays("take sword")
    assert table.asks == "make-room"
    assert table.options == ["leave sword", "leave warhammer"]
    table.plays("leave warhammer")
    assert table.hero("warrior").has == ["sword", "sword"]
    assert table.lying("farm") == ["warhammer"]


@rule("K2.N8")
def test_spells_for_spells() -> None:
    table = position(
        "warrior at farm, has sword fireball fireball pickpocket",
        "oracle",
        farm=", lying pickpocket",
    )
    table.plays("take pickpocket")
    assert table.options == ["leave fireball", "leave pickpocket"]
    table.plays("leave fireball")
    assert table.hero("warrior").has == ["sword", "fireball", "pickpocket", "pickpocket"]


@rule("K2.N8")
def test_several_exchanges_in_one_action() -> None:
    table = position(
        "warrior at farm, has sword sword amulet-of-glory",
        "oracle",
        farm=", lying warhammer amulet-of-action",
    )
    table.plays("take warhammer", "take amulet-of-action")
    assert table.hero("warrior").has == ["sword", "warhammer", "amulet-of-action"]
    assert table.lying("farm") == ["sword", "amulet-of-glory"]
    assert table.actions == 2


@rule("K2.N8")
def test_nothing_is_put_down_except_in_exchange() -> None:
    table = position("warrior at farm, has sword fireball", "oracle", farm=", lying sword")
    assert table.offers_no("leave")
    table.plays("take sword")
    assert table.lying("farm") == []
    table = position("warrior at farm, has sword", "oracle")
    assert table.offers_no("leave")


@rule("K2.N8")
def test_whoever_left_an_item_may_pick_it_up_in_a_later_turn() -> None:
    table = position(
        "princess at castle, has sword warhammer",
        "oracle",
        moor="farm northeast of castle, army skeleton-warriors",
    )
    table.plays("move northeast", "roll", "strike", "leave warhammer", hero="3")
    assert table.lying("moor") == ["warhammer"]
    table.plays("end turn")
    assert table.active == "princess"
    assert table.offers("take warhammer")


@rule("K2.N8")
def test_what_was_put_down_may_be_picked_up_with_another_action_of_the_same_turn() -> None:
    table = position(
        "warrior at farm, has amulet-of-glory", "oracle", farm=", lying amulet-of-resources"
    )
    table.plays("take amulet-of-resources")
    assert table.hero("warrior").has == ["amulet-of-resources"]
    assert table.offers("take amulet-of-glory")
    table.plays("take amulet-of-glory")
    assert table.hero("warrior").has == ["amulet-of-glory"]
    assert table.lying("farm") == ["amulet-of-resources"]
    assert table.active == "oracle"


@rule("K2.N8")
def test_what_was_put_down_stays_down_for_the_rest_of_that_action() -> None:
    table = position(
        "warrior at farm, has amulet-of-glory",
        "oracle",
        farm=", lying amulet-of-resources amulet-of-action",
    )
    table.plays("take amulet-of-resources")
    assert table.options == ["take amulet-of-action", "done"]


@rule("K2.N8", "K2.G3")
def test_units_are_looked_at_once_when_the_action_is_done() -> None:
    table = position(
        "warrior at farm, victory 1, 2 knights, 1 archer, has amulet-of-glory",
        "oracle",
        farm=", lying amulet-of-resources sword",
    )
    table.plays("take amulet-of-resources")
    assert table.asks == "pick-up"
    assert table.hero("warrior").units == {"knight": 2, "archer": 1}
    table.plays("take sword")
    assert table.asks == "give-units-back"
    table.plays("return knight", "return archer")
    assert table.hero("warrior").units == {"knight": 1}
    assert table.actions == 1


@rule("K2.N8", "K2.I10")
def test_the_titan_is_looked_at_once_when_the_action_is_done() -> None:
    table = position(
        "warrior at farm, has amulet-of-the-titan",
        "oracle",
        farm=", lying amulet-of-resources amulet-of-glory",
    )
    table.plays("take amulet-of-resources", "take amulet-of-glory")
    assert table.hero("warrior").has == ["amulet-of-glory"]
    assert table.hero("warrior").units == {}
    assert table.in_supply("titan") == 1


@rule("K2.N8", "K2.I10")
def test_a_titan_taken_and_given_away_in_one_action_has_not_come() -> None:
    table = position(
        "warrior at farm", "oracle", farm=", lying amulet-of-the-titan amulet-of-glory"
    )
    table.plays("take amulet-of-the-titan", "take amulet-of-glory")
    assert table.hero("warrior").units == {}
    assert table.in_supply("titan") == 1


@rule("K2.N8", "K2.T5", "K2.I7")
def test_an_amulet_of_action_picked_up_gives_its_action_at_once() -> None:
    table = position("warrior at farm", "oracle", farm=", lying amulet-of-action")
    table.plays("take amulet-of-action")
    assert table.actions == 2


@rule("K2.N8", "K2.T5")
def test_an_amulet_of_action_given_away_takes_its_unused_action_back() -> None:
    table = position(
        "warrior at farm, has amulet-of-action", "oracle", farm=", lying amulet-of-glory"
    )
    assert table.actions == 3
    table.plays("take amulet-of-glory")
    assert table.actions == 1


@rule("K2.N8", "K2.I2")
def test_the_books_example_of_picking_up() -> None:
    table = position(
        "warrior, has sword warhammer amulet-of-resources",
        "oracle",
        moor="big-farm northeast of castle, chasm northeast, army dark-dryads skeleton-warriors",
    )
    table.plays("move northeast", "roll", hero="1", amulet="protection")
    table.plays("leave sword", "leave amulet-of-resources")
    assert table.hero("warrior").has == ["sword", "warhammer", "amulet-of-protection"]
    assert table.lying("moor") == ["sword", "amulet-of-resources"]
    assert table.active == "oracle"
    table.plays("move northeast", "take sword", "take amulet-of-resources")
    assert table.hero("oracle").has == ["sword", "amulet-of-resources"]
    assert table.lying("moor") == []
    assert table.actions == 1


# Karak Castle


@rule("K2.N9")
def test_on_the_castle_all_hearts_come_back() -> None:
    table = position("warrior, hearts 1", "oracle")
    table.plays("eradicate plague")
    assert table.hero("warrior").hearts == 5
    assert table.actions == 1


@rule("K2.N9")
def test_the_plague_of_ones_own_city_goes_back_to_the_supply() -> None:
    table = position("warrior, city at farm", "oracle", plagued="warrior")
    table.plays("eradicate plague")
    assert table.plagued is None
    assert table.told("plague-ended", seat="warrior")


@rule("K2.N9")
def test_both_at_once() -> None:
    table = position("warrior, hearts 2, city at farm", "oracle", plagued="warrior")
    table.plays("eradicate plague")
    assert table.hero("warrior").hearts == 5
    assert table.plagued is None


@rule("K2.N9")
def test_somebody_elses_plague_stays() -> None:
    table = position("warrior, hearts 2, city at farm", "oracle, city at forest", plagued="oracle")
    table.plays("eradicate plague")
    assert table.plagued == "oracle"


@rule("K2.N9")
def test_neither_wound_nor_plague_of_ones_own_nothing_to_eradicate() -> None:
    assert position("warrior", "oracle").offers_none_of("eradicate plague")
    table = position("warrior", "oracle, city at forest", plagued="oracle")
    assert table.offers_none_of("eradicate plague")


@rule("K2.N9")
@pytest.mark.parametrize("place", ["farm", "forest"])
def test_only_on_the_castle(place: str) -> None:
    table = position(f"warrior at {place}, hearts 1, city at farm", "oracle", plagued="warrior")
    assert table.offers_none_of("eradicate plague")


@rule("K2.N9", "K2.R1")
def test_in_the_same_turn_one_may_recruit_again() -> None:
    table = position(
        "warrior, city at farm, built camp, victory 1, 1 food", "oracle", plagued="warrior"
    )
    table.plays("eradicate plague", "move west", "recruit knight")
    assert table.hero("warrior").units == {"knight": 1}
