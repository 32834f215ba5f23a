"""The turn (K1.T)."""

import pytest

from language import Table, position, rule


@rule("K1.T1")
def test_a_hero_has_four_steps() -> None:
    table = position("warrior", "thief", board="S t1─")
    assert table.steps == 4
    table.plays("step east", "step west", "step east")
    assert (table.active, table.steps) == ("warrior", 1)
    table.plays("step west")
    assert table.active == "thief"
    assert table.steps == 4


@rule("K1.T1")
def test_a_step_goes_to_a_neighbour_and_no_further() -> None:
    table = position("warrior", "thief", board="S t1─ t2─")
    table.plays("step east")
    assert table.hero("warrior").at == "t1"


@rule("K1.T1")
def test_a_step_through_a_gate_is_one_of_the_four() -> None:
    table = position("warrior at g1", "thief", board="g1─ S g2─")
    table.plays("to gate g2")
    assert (table.hero("warrior").at, table.steps) == ("g2", 3)


@rule("K1.T1")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_steps_may_be_left_unused(steps: int) -> None:
    table = position("warrior", "thief", board="S t1─")
    table.plays(*["step east", "step west", "step east"][:steps], "end turn")
    assert table.active == "thief"


@rule("K1.T2")
@pytest.mark.parametrize(
    ("dice", "result"),
    [((5, 5), "monster-defeated"), ((3, 2), "fight-tied"), ((1, 2), "fight-lost")],
)
def test_a_fight_ends_the_turn_whatever_its_result(dice: tuple[int, int], result: str) -> None:
    table = position("oracle at t1", "thief", board="S t1─ t2─ r1┼", r1="rat")
    table.plays("step east", "step east", "roll", dice=dice)
    assert table.told(result)
    assert table.told("turn-ended", seat="oracle")
    assert table.active == "thief"


@rule("K1.T2")
def test_opening_a_chest_ends_the_turn() -> None:
    table = position("oracle at r1, has key", "thief", board="S r1┼", r1="chest")
    table.plays("open chest")
    assert table.active == "thief"


@rule("K1.T2")
def test_picking_up_equipment_ends_the_turn() -> None:
    table = position("oracle at t1", "thief", board="S t1─", t1="sword")
    table.plays("take sword")
    assert table.active == "thief"


@rule("K1.T2")
def test_picking_up_only_some_of_it_ends_the_turn_when_done() -> None:
    table = position("oracle at t1", "thief", board="S t1─", t1="sword key")
    table.plays("take sword")
    assert table.options == ["take key", "done"]
    table.plays("done")
    assert table.active == "thief"


@rule("K1.T2")
def test_healing_at_a_fountain_ends_the_turn() -> None:
    table = position("oracle, hearts 2", "thief")
    table.plays("heal")
    assert table.active == "thief"


@rule("K1.T2")
def test_a_turn_ends_when_the_player_says_so() -> None:
    table = position("oracle", "thief")
    table.plays("end turn")
    assert table.active == "thief"


@rule("K1.T2")
def test_moving_exploring_and_casting_do_not_end_the_turn() -> None:
    table = position("oracle at t1, has portal", "thief", board="S t1─")
    table.plays("step east", tile="tunnel straight")
    assert table.active == "oracle"
    table.plays("step west", "cast healing on thief")
    assert table.active == "oracle"


USES = ["open chest", "take axe", "heal"]


def one_step_before(use: str) -> Table:
    """Place the Oracle one last step before a tile that can be used so."""
    match use:
        case "open chest":
            return position(
                "oracle at t1, has key", "thief", board="S t1─ r1┼", r1="chest", steps=1
            )
        case "take axe":
            return position("oracle at t1", "thief", board="S t1─ r1┼", r1="axe", steps=1)
        case _:
            return position("oracle at t1, hearts 1", "thief", board="S t1─ f1┐", steps=1)


@rule("K1.T3")
@pytest.mark.parametrize("use", USES)
def test_after_the_last_step_the_tile_can_still_be_used(use: str) -> None:
    table = one_step_before(use)
    table.plays("step east")
    assert (table.active, table.steps) == ("oracle", 0)
    assert table.options == [use, "end turn"]
    table.plays(use)
    assert table.active == "thief"


@rule("K1.T3")
@pytest.mark.parametrize("use", USES)
def test_after_the_last_step_using_the_tile_is_not_forced(use: str) -> None:
    table = one_step_before(use)
    table.plays("step east", "end turn")
    assert table.active == "thief"


@rule("K1.T4")
def test_a_turn_closes_by_itself_when_nothing_is_left_to_do() -> None:
    table = position("oracle", "thief", board="S t1─", steps=1)
    table.plays("step east")
    assert table.active == "thief"


@rule("K1.T4")
def test_a_turn_does_not_close_while_steps_are_left() -> None:
    table = position("oracle", "thief", board="S t1─", steps=2)
    table.plays("step east")
    assert (table.active, table.steps) == ("oracle", 1)


@rule("K1.T4")
def test_a_turn_does_not_close_while_a_healing_portal_is_held() -> None:
    table = position("oracle, has portal", "thief", board="S t1─", steps=1)
    table.plays("step east")
    assert table.options == ["cast healing on oracle", "cast healing on thief", "end turn"]
    table.plays("cast healing on thief")
    assert table.active == "thief"


@rule("K1.T4")
def test_a_chest_without_a_key_is_nothing_to_use() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="chest", steps=1)
    table.plays("step east")
    assert table.active == "thief"


@rule("K1.T4")
def test_a_gate_without_a_step_is_nothing_to_use() -> None:
    table = position("oracle", "thief", board="g2─ S g1─", steps=1)
    table.plays("step east")
    assert table.active == "thief"


@rule("K1.T4", "K1.A.THF3")
def test_a_turn_does_not_close_while_a_monster_can_be_fought() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="rat", steps=1)
    table.plays("step east")
    assert table.options == ["fight", "end turn"]


@rule("K1.T5", "K1.H2")
def test_the_turn_of_an_unconscious_hero_is_over_at_once() -> None:
    table = position("oracle", "thief at t1, hearts 0", "wizard", board="S t1─")
    table.plays("end turn")
    assert table.story == ["turn-ended", "turn-skipped", "turn-ended", "turn-began"]
    assert table.hero("thief").hearts == 1
    assert table.active == "wizard"


@rule("K1.T5", "K1.A.THF4")
def test_a_fight_owed_is_fought_at_the_start_of_the_turn() -> None:
    table = position(
        "oracle",
        "thief at r1, from S, owes a fight",
        board="S r1┼",
        r1="rat",
        cursed="thief",
    )
    table.plays("end turn")
    assert (table.active, table.options) == ("thief", ["roll"])


@rule("K1.T5")
def test_otherwise_the_player_is_free() -> None:
    table = position("oracle", "thief at t1", board="S t1─")
    table.plays("end turn")
    assert (table.active, table.asks) == ("thief", "turn")
    assert table.offers("step west", "end turn")


@rule("K1.T5")
def test_a_hero_with_one_heart_plays() -> None:
    table = position("oracle", "thief, hearts 1")
    table.plays("end turn")
    assert (table.active, table.asks) == ("thief", "turn")


@rule("K1.T6")
def test_a_portal_just_won_waits_for_a_later_turn() -> None:
    table = position("oracle at t1", "thief", board="S t1─ r1┼", r1="spider")
    table.plays("step east", "roll", dice=(6, 6))
    assert table.hero("oracle").has == ["portal"]
    assert table.active == "thief"
    table.plays("end turn")
    assert table.offers("cast healing on oracle", "cast healing on thief")


@rule("K1.T6")
def test_a_portal_just_picked_up_waits_for_a_later_turn() -> None:
    table = position("oracle at t1", "thief", board="S t1─", t1="sword portal")
    table.plays("take portal")
    assert table.options == ["take sword", "done"]
    table.plays("done")
    assert table.active == "thief"
    table.plays("end turn")
    assert table.offers("cast healing on oracle")


@rule("K1.T6", "K1.A.SWD2")
def test_a_swordsman_who_goes_on_may_cast_the_portal_just_won() -> None:
    table = position("swordsman at t1", "thief", board="S t1─ r1┼", r1="spider")
    table.plays("step east", "roll", dice=(6, 3))
    assert table.active == "swordsman"
    assert table.offers("cast healing on swordsman")


@rule("K1.T6")
def test_no_spell_and_no_other_use_of_the_tile_after_opening_a_chest() -> None:
    table = position(
        "oracle at r1, has key portal", "thief", board="S r1┼", r1="chest sword", cursed="oracle"
    )
    assert table.offers("open chest", "take sword", "cast healing on oracle")
    table.plays("open chest")
    assert table.active == "thief"
    assert table.lying("r1") == ["sword"]


@rule("K1.T6")
def test_no_spell_and_no_other_use_of_the_tile_after_picking_up() -> None:
    table = position("oracle at r1, has key portal", "thief", board="S r1┼", r1="chest sword")
    table.plays("take sword")
    assert table.active == "thief"
    assert table.token("r1") == "chest"


@rule("K1.T6")
def test_no_spell_and_no_other_use_of_the_tile_after_healing() -> None:
    table = position("oracle, hearts 1, has portal", "thief", S="sword")
    table.plays("heal")
    assert table.active == "thief"
    assert table.lying("S") == ["sword"]


@rule("K1.T6")
def test_no_use_of_the_tile_after_a_fight() -> None:
    table = position("oracle at t1, has portal", "thief", board="S t1─ r1┼", r1="rat sword")
    table.plays("step east", "roll", dice=(6, 6))
    assert table.active == "thief"
    assert table.lying("r1") == ["sword"]


@rule("K1.T7")
def test_several_heroes_may_stand_on_one_tile() -> None:
    table = position("oracle", "thief at t1", "wizard at t1", "warlock at t1", board="S t1─")
    table.plays("step east", "end turn")
    heroes = ("oracle", "thief", "wizard", "warlock")
    assert [table.hero(name).at for name in heroes] == ["t1"] * 4


@rule("K1.T7")
def test_heroes_never_block_each_other() -> None:
    table = position("oracle", "thief at t1", "wizard at t1, hearts 0", board="S t1─ t2─")
    table.plays("step east", "step east")
    assert table.hero("oracle").at == "t2"


@rule("K1.T7")
def test_a_hero_shares_a_tile_that_is_just_discovered_too() -> None:
    table = position("oracle at t1", "thief", board="S t1─", steps=1)
    table.plays("step east", tile="tunnel straight")
    table.plays("step east", "step east")
    assert table.hero("thief").at == table.hero("oracle").at == "t2"
