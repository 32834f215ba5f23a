"""The turn (K2.T)."""

import pytest

from language2 import Table, position, rule

AMULET = "amulet-of-action"
HILL = "farm northeast of castle, army"


# K2.T1


@rule("K2.T1")
def test_a_turn_has_two_actions() -> None:
    table = position("warrior at farm, hearts 1", "oracle")
    assert table.actions == 2
    table.plays("gather")
    assert (table.active, table.actions) == ("warrior", 1)
    table.plays("heal")
    assert (table.active, table.actions) == ("oracle", 2)


@rule("K2.T1")
@pytest.mark.parametrize(
    ("clauses", "actions"),
    [
        ("", 2),
        (", built stable", 3),
        (f", has {AMULET}", 3),
        (f", built stable, has {AMULET}", 4),
        (", built portal banners camp range tower", 2),
        (", has amulet-of-glory", 2),
    ],
)
def test_stable_and_amulet_of_action_add_one_each(clauses: str, actions: int) -> None:
    table = position(f"warlock at farm, city at farm{clauses}", "oracle")
    assert table.actions == actions
    raised = ["raise skeleton"] * min(actions - 1, 3)
    table.plays(*raised)
    assert table.active == "warlock"
    assert table.actions == actions - len(raised)


@rule("K2.T1")
def test_a_fourth_action_is_the_last() -> None:
    table = position(f"warlock at farm, city at forest, built stable, has {AMULET}", "oracle")
    table.plays("raise skeleton", "raise skeleton", "raise skeleton", "gather")
    assert table.active == "oracle"


# K2.T2


@rule("K2.T2")
def test_a_move_before_each_action() -> None:
    table = position("warrior at castle", "oracle")
    table.plays("move west", "gather", "move east")
    assert (table.hero("warrior").at, table.actions) == ("castle", 1)


@rule("K2.T2")
def test_the_action_is_for_the_hex_moved_to() -> None:
    table = position("warrior at castle", "oracle")
    assert table.offers_none_of("gather")
    table.plays("move east", "gather")
    assert table.hero("warrior").wood == 1


@rule("K2.T2")
def test_acting_without_moving() -> None:
    table = position("warrior at farm, hearts 1", "oracle")
    table.plays("gather", "heal")
    assert table.hero("warrior").at == "farm"
    assert table.active == "oracle"


@rule("K2.T2")
def test_moving_without_acting_uses_the_action_up() -> None:
    table = position("warrior at farm", "oracle")
    table.plays("move east", "skip action", "move east")
    assert table.told("action-skipped", seat="warrior")
    assert (table.hero("warrior").at, table.actions) == ("forest", 1)
    table.plays("gather")
    assert table.active == "oracle"


@rule("K2.T2")
def test_never_two_moves_for_one_action() -> None:
    table = position("warrior at castle", "oracle", moor="farm northeast of castle")
    table.plays("move east")
    assert table.offers_no("move")
    assert table.offers_none_of("explore")


@rule("K2.T2")
def test_neither_portal_nor_run_is_a_second_move() -> None:
    table = position("princess at farm, city at farm, built portal", "oracle")
    table.plays("move east")
    assert table.offers_no("run")
    assert table.offers_no("portal to")


@rule("K2.T2")
def test_never_a_move_after_the_last_action() -> None:
    table = position("warrior at farm, has pickpocket", "oracle, 1 food", used=1)
    table.plays("gather")
    assert table.active == "warrior"
    assert table.options == ["rob oracle", "end turn"]


@rule("K2.T2")
def test_the_last_move_leaves_its_action_and_nothing_else() -> None:
    table = position("warrior at castle", "oracle", used=1)
    table.plays("move east")
    assert table.options == ["gather", "end turn"]


@rule("K2.T2")
def test_an_action_before_the_move_leaves_the_move_to_the_next_action() -> None:
    table = position("warrior at farm", "oracle")
    table.plays("gather")
    assert table.offers("move east", "explore")


@rule("K2.T2")
@pytest.mark.parametrize("played", [[], ["gather"], ["move east"], ["move east", "skip action"]])
def test_all_of_it_is_optional(played: list[str]) -> None:
    table = position("warrior at farm", "oracle").plays(*played, "end turn")
    assert table.active == "oracle"


@rule("K2.T2")
def test_a_battle_is_the_action_of_the_move_that_led_to_it() -> None:
    table = position("oracle", "warrior", hill=f"{HILL} fire-eaters")
    table.plays("move northeast")
    assert table.asks == "send-dice"
    table.plays("roll", hero="1")
    assert table.active == "warrior"


# K2.T3


@rule("K2.T3")
def test_the_turn_ends_when_all_actions_are_used() -> None:
    table = position("warrior at farm, hearts 1", "oracle").plays("heal", "gather")
    assert table.told("turn-ended", seat="warrior")
    assert table.told("turn-began", seat="oracle")


@rule("K2.T3")
def test_the_turn_ends_when_they_are_given_up() -> None:
    table = position("warrior at farm", "oracle").plays("end turn")
    assert table.told("turn-ended", seat="warrior")


@rule("K2.T3")
@pytest.mark.parametrize(
    ("face", "result"), [("3", "battle-won"), ("1", "battle-lost"), ("S", "battle-lost")]
)
def test_a_battle_ends_the_turn_whatever_its_result(face: str, result: str) -> None:
    table = position(
        f"oracle, city at farm, built stable, has {AMULET}",
        "warrior",
        hill=f"{HILL} shadow-eaters",
    )
    assert table.actions == 4
    table.plays("move northeast", "roll", hero=face)
    assert table.told(result)
    assert table.told("turn-ended", seat="oracle")
    assert table.active == "warrior"


@rule("K2.T3")
def test_a_battle_found_by_exploring_ends_the_turn() -> None:
    table = position("oracle", "warrior", bag="fire-eaters")
    table.plays("explore", hex="farm").plays("lay northeast", "roll", hero="S")
    assert table.active == "warrior"


# K2.T4


def on_farm(clauses: str, farm: str = "") -> Table:
    """Set a warrior on the farm of the start piece."""
    return position(f"warrior at farm{clauses}", "oracle", farm=farm)


@rule("K2.T4")
@pytest.mark.parametrize(
    ("told", "action"),
    [
        (", hearts 4", "heal"),
        ("", "gather"),
        (", 2 wood", "found city"),
        (", city at farm, 1 food, 1 wood", "build camp"),
        (", city at farm, built camp, victory 1, 1 food", "recruit knight"),
    ],
)
def test_what_can_be_done_as_an_action(told: str, action: str) -> None:
    table = on_farm(told)
    assert table.offers(action)
    table.plays(action)
    if "done" in table.options:
        table.plays("done")
    assert (table.active, table.actions) == ("warrior", 1)


@rule("K2.T4")
def test_picking_up_is_an_action() -> None:
    table = on_farm("", farm=", lying sword").plays("take sword")
    assert (table.active, table.actions) == ("warrior", 1)


@rule("K2.T4")
def test_eradicating_the_plague_is_an_action() -> None:
    table = position("warrior, city at farm", "oracle", plagued="warrior")
    table.plays("eradicate plague")
    assert (table.active, table.actions) == ("warrior", 1)


@rule("K2.T4")
def test_what_a_hero_adds_is_an_action() -> None:
    table = position("warlock", "oracle").plays("raise skeleton")
    assert (table.active, table.actions) == ("warlock", 1)


@rule("K2.T4")
def test_nothing_else_is() -> None:
    table = on_farm("")
    assert table.options == ["move east", "explore", "gather", "end turn"]


# K2.T5


@rule("K2.T5")
def test_a_stable_built_in_this_turn_counts_at_once() -> None:
    table = position("warrior at farm, city at farm, 2 food, 1 wood, 1 stone", "oracle", used=1)
    table.plays("build stable")
    assert (table.active, table.actions) == ("warrior", 1)


@rule("K2.T5")
def test_an_amulet_of_action_picked_up_counts_at_once() -> None:
    table = on_farm("", farm=f", lying {AMULET}").plays(f"take {AMULET}")
    assert table.actions == 2


@rule("K2.T5")
def test_the_amulet_exchanged_away_takes_its_unused_action_back() -> None:
    table = on_farm(f", has {AMULET}", farm=", lying amulet-of-glory")
    assert table.actions == 3
    table.plays("take amulet-of-glory")
    assert table.actions == 1


@rule("K2.T5")
def test_the_amulet_exchanged_away_in_the_second_action_ends_the_turn() -> None:
    table = position(
        f"warrior at farm, has {AMULET}", "oracle", used=1, farm=", lying amulet-of-glory"
    )
    table.plays("take amulet-of-glory")
    assert table.active == "oracle"


@rule("K2.T5")
def test_an_action_of_the_amulet_that_is_used_stays_used() -> None:
    table = position(
        f"warrior at farm, has {AMULET}", "oracle", used=2, farm=", lying amulet-of-glory"
    )
    table.plays("take amulet-of-glory")
    assert table.active == "oracle"
    assert table.hero("warrior").has == ["amulet-of-glory"]


# K2.T6


@rule("K2.T6")
def test_pickpocket_before_between_and_after_moves_and_actions() -> None:
    spells = "pickpocket pickpocket pickpocket"
    table = position(f"warrior, has {spells}", "oracle, 9 food", used=1)
    table.plays("rob oracle", "done")
    assert table.offers("move west")
    table.plays("move west", "rob oracle", "done")
    assert table.actions == 1
    table.plays("gather")
    assert (table.active, table.actions) == ("warrior", 0)
    table.plays("rob oracle", "done")
    assert table.active == "oracle"
    assert table.hero("warrior").food == 4


@rule("K2.T6")
def test_hawkeye_before_between_and_after_moves_and_actions() -> None:
    def flown(*played: str, used: int = 0) -> Table:
        table = position("ranger at castle", "oracle", bag="fire-eaters", used=used)
        table.plays(*played)
        assert table.active == "ranger"
        table.plays("send hawk", hex="farm")
        return table.plays("lay beside castle northeast")

    assert flown().actions == 2
    assert flown("move west").actions == 2
    assert flown("move west", "gather").actions == 1
    assert flown("move west", "gather", used=1).active == "oracle"


@rule("K2.T6")
def test_not_inside_an_action() -> None:
    table = position(
        "ranger at farm, city at farm, 9 food, 9 wood, 9 stone, has pickpocket, victory 3",
        "oracle, 1 food",
    )
    table.plays("build camp")
    assert table.asks == "build-more"
    assert table.offers_none_of("rob oracle", "send hawk")
    table.plays("done", "recruit knight")
    assert table.asks == "recruit-more"
    assert table.offers_none_of("rob oracle", "send hawk")


@rule("K2.T6")
def test_not_from_the_start_of_a_battle_on() -> None:
    table = position(
        "ranger, has pickpocket fireball", "oracle, 1 food", hill=f"{HILL} shadow-eaters"
    )
    table.plays("move northeast")
    assert table.offers_none_of("rob oracle", "send hawk")
    table.plays("roll", hero="1")
    assert table.offers_none_of("rob oracle", "send hawk")
    table.plays("strike")
    assert table.active == "oracle"


@rule("K2.T6")
def test_not_in_an_unconscious_turn() -> None:
    table = position("oracle, 1 food", "ranger, hearts 0, has pickpocket", "warrior")
    table.plays("end turn")
    assert table.told("turn-skipped", seat="ranger")
    assert table.active == "warrior"


@rule("K2.T6")
@pytest.mark.parametrize(
    ("hero", "other", "active"),
    [
        ("warrior", "oracle, 1 food", "oracle"),
        ("warrior, has pickpocket", "oracle", "oracle"),
        ("warrior, has pickpocket", "oracle, 1 food", "warrior"),
        ("ranger", "oracle", "ranger"),
    ],
)
def test_after_the_last_action_the_turn_closes_unless_one_can_be_used(
    hero: str, other: str, active: str
) -> None:
    name, _, clauses = hero.partition(",")
    table = position(f"{name} at farm, {clauses or 'hearts 5'}", other, used=1)
    table.plays("gather")
    assert table.active == active


@rule("K2.T6")
def test_the_turn_that_stays_open_can_still_be_ended() -> None:
    table = position("warrior at farm, has pickpocket", "oracle, 1 food", used=1)
    table.plays("gather", "end turn")
    assert table.active == "oracle"
    assert table.hero("warrior").has == ["pickpocket"]
