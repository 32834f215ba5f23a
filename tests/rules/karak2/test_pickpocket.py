"""The Pickpocket spell (K2.I4)."""

import pytest

from language2 import position, rule


@rule("K2.I4")
def test_it_takes_two_resources_from_another_player_and_is_used_up() -> None:
    table = position("warrior, has pickpocket", "oracle at farm, 1 food, 2 stone")
    table.plays("rob oracle", "steal stone", "steal food")
    assert table.hero("warrior").resources == (1, 0, 1)
    assert table.hero("oracle").resources == (0, 0, 1)
    assert table.hero("warrior").has == []
    assert table.told("pickpocket-used", seat="warrior", other="oracle")
    assert table.told("resource-stolen", seat="warrior", other="oracle", resource="stone")


@rule("K2.I4")
def test_it_costs_no_action_and_no_move() -> None:
    table = position("warrior, has pickpocket", "oracle at farm, 3 food, 1 wood")
    table.plays("rob oracle", "steal food", "steal food")
    assert table.asks == "turn"
    assert table.actions == 2
    assert table.offers("move east")


@rule("K2.I4")
def test_both_may_be_of_one_kind() -> None:
    table = position("warrior, has pickpocket", "oracle at farm, 3 food, 3 wood")
    table.plays("rob oracle", "steal wood", "steal wood")
    assert table.hero("warrior").resources == (0, 2, 0)


@rule("K2.I4")
def test_up_to_two_one_is_enough() -> None:
    table = position("warrior, has pickpocket", "oracle at farm, 3 food, 3 wood")
    table.plays("rob oracle", "steal wood", "done")
    assert table.hero("warrior").resources == (0, 1, 0)
    assert table.hero("oracle").resources == (3, 2, 0)
    assert table.asks == "turn"


@rule("K2.I4")
def test_never_more_than_two() -> None:
    table = position("warrior, has pickpocket", "oracle at farm, 9 food, 9 wood, 9 stone")
    table.plays("rob oracle", "steal wood", "steal food")
    assert table.asks == "turn"
    assert sum(table.hero("warrior").resources) == 2


@rule("K2.I4")
def test_who_has_one_resource_loses_one() -> None:
    table = position("warrior, has pickpocket", "oracle at farm, 1 wood")
    table.plays("rob oracle")
    assert table.hero("warrior").resources == (0, 1, 0)
    assert table.hero("warrior").has == []
    assert table.asks == "turn"


@rule("K2.I4")
def test_the_caster_chooses_which() -> None:
    table = position("warrior, has pickpocket", "oracle at farm, 1 food, 1 stone")
    table.plays("rob oracle")
    assert table.active == "warrior"
    assert table.options == ["steal food", "steal stone"]


@rule("K2.I4")
def test_from_any_one_other_player_who_has_something() -> None:
    table = position(
        "warrior, 5 food, has pickpocket",
        "oracle",
        "ranger, 1 wood",
        "scout, city at farm, 1 stone",
    )
    assert table.options_of("rob") == ["ranger", "scout"]


@rule("K2.I4")
def test_both_come_from_the_same_player() -> None:
    table = position("warrior, has pickpocket", "ranger, 1 wood", "scout, 1 stone")
    table.plays("rob ranger")
    assert table.hero("warrior").resources == (0, 1, 0)
    assert table.hero("scout").stone == 1


@rule("K2.I4")
def test_not_if_nobody_else_has_a_resource() -> None:
    table = position("warrior, 5 food, has pickpocket", "oracle", "ranger")
    assert table.offers_no("rob")


@rule("K2.I4")
def test_not_without_the_spell() -> None:
    table = position("warrior, has fireball", "oracle, 5 food, has pickpocket")
    assert table.offers_no("rob")


@rule("K2.I4")
def test_each_spell_may_be_used_on_somebody_else() -> None:
    table = position("warrior, has pickpocket pickpocket", "ranger, 1 wood", "scout, 1 stone")
    table.plays("rob ranger", "rob scout")
    assert table.hero("warrior").resources == (0, 1, 1)
    assert table.hero("warrior").has == []


@rule("K2.I4", "K2.I11")
def test_a_used_spell_leaves_the_game() -> None:
    table = position("warrior at farm, has pickpocket", "oracle, 1 food")
    before = table.in_bag("shadow-eaters")
    table.plays("rob oracle")
    assert table.lying("farm") == []
    assert table.in_bag("shadow-eaters") == before


@rule("K2.I4", "K2.H2")
def test_an_unconscious_hero_can_be_robbed() -> None:
    table = position("warrior, has pickpocket", "oracle, hearts 0, 1 food")
    assert table.offers("rob oracle")


@rule("K2.I4", "K2.T6")
def test_before_between_and_after_moves_and_actions() -> None:
    table = position("warrior at castle, has pickpocket", "oracle, 5 stone")
    for action in ("move west", "gather", "move east"):
        assert table.offers("rob oracle")
        table.plays(action)
    assert table.offers("rob oracle")


@rule("K2.I4", "K2.T6")
def test_after_the_last_action_the_turn_waits_for_it() -> None:
    table = position("warrior at farm, hearts 2, has pickpocket", "oracle, 5 stone")
    table.plays("heal", "gather")
    assert table.options == ["rob oracle", "end turn"]
    table.plays("rob oracle", "steal stone")
    assert table.active == "oracle"


@rule("K2.I4", "K2.T6")
def test_stolen_resources_can_be_used_in_the_same_turn() -> None:
    table = position("warrior at farm, has pickpocket", "oracle, 5 wood")
    table.plays("rob oracle", "steal wood", "found city")
    assert table.hero("warrior").city == "farm"


@rule("K2.I4", "K2.T6")
def test_not_inside_building() -> None:
    table = position(
        "warrior at farm, city at farm, 9 food, 9 wood, 9 stone, has pickpocket", "oracle, 5 wood"
    )
    table.plays("build camp")
    assert table.offers_no("rob")


@rule("K2.I4", "K2.T6")
def test_not_inside_recruiting() -> None:
    table = position(
        "warrior at farm, city at farm, built camp, victory 3, 9 food, has pickpocket",
        "oracle, 5 wood",
    )
    table.plays("recruit knight")
    assert table.offers_no("rob")


@rule("K2.I4", "K2.T6")
def test_not_inside_picking_up() -> None:
    table = position(
        "warrior at farm, has pickpocket", "oracle, 5 wood", farm=", lying sword warhammer"
    )
    table.plays("take sword")
    assert table.offers_no("rob")


@rule("K2.I4", "K2.T6")
def test_not_while_exploring() -> None:
    table = position("warrior, has pickpocket", "oracle, 5 wood")
    table.plays("explore", hex="farm 0")
    assert table.asks == "choose-place"
    assert table.offers_no("rob")


@rule("K2.I4", "K2.T6")
def test_not_from_the_start_of_a_battle_on() -> None:
    table = position(
        "princess, has pickpocket fireball",
        "oracle at farm, 5 wood",
        den="farm northeast of castle, army skeleton-riders",
    )
    table.plays("move northeast")
    assert table.offers_no("rob")
    table.plays("roll", hero="1")
    assert table.offers_no("rob")
    table.plays("strike")
    assert table.active == "oracle"


@rule("K2.I4", "K2.T6")
def test_not_in_an_unconscious_turn() -> None:
    table = position("warrior", "oracle, hearts 0, has pickpocket", "ranger, 5 wood")
    table.plays("end turn")
    assert table.active == "ranger"
    assert table.hero("oracle").has == ["pickpocket"]


@rule("K2.I4")
def test_not_in_somebody_elses_turn() -> None:
    table = position("warrior, 5 food", "oracle, has pickpocket")
    assert table.offers_no("rob")


@rule("K2.I4")
def test_one_won_in_a_battle_waits_for_the_next_turn() -> None:
    table = position(
        "warrior",
        "oracle at farm, 5 wood",
        den="farm northeast of castle, army shadow-eaters",
    )
    table.plays("move northeast", "roll", hero="3")
    assert table.hero("warrior").has == ["pickpocket"]
    assert table.active == "oracle"
    table.plays("end turn")
    assert table.offers("rob oracle")


@rule("K2.I4", "K2.N8")
@pytest.mark.parametrize("used", [0, 1])
def test_one_picked_up_can_be_used_at_once(used: int) -> None:
    table = position("warrior at farm", "oracle, 5 wood", farm=", lying pickpocket", used=used)
    table.plays("take pickpocket")
    assert table.active == "warrior"
    assert table.offers("rob oracle")
