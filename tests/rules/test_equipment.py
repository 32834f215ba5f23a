"""Equipment and treasure (K1.I)."""

import pytest

from language import Table, position, rule

REWARDS = {
    "rat": "daggers",
    "skeleton-warrior": "sword",
    "skeleton-king": "axe",
    "mummy": "flames",
    "spider": "portal",
    "turnkey": "key",
}
BONUSES = {"daggers": 1, "sword": 2, "axe": 3}


# K1.I1


@rule("K1.I1", "K1.F2")
@pytest.mark.parametrize(("monster", "reward"), REWARDS.items())
def test_each_monster_leaves_its_own_reward(monster: str, reward: str) -> None:
    table = position("thief", "oracle", board="S r1┼", r1=monster)
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.hero("thief").has == [reward]
    assert table.token("r1") is None


@rule("K1.I1")
def test_the_fallen_leave_a_treasure() -> None:
    table = position("thief, has axe", "oracle", board="S r1┼", r1="fallen")
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.hero("thief").treasures == ["treasure"]


@rule("K1.I1", "K1.X1")
def test_the_dragon_leaves_its_treasure() -> None:
    table = position("thief, has axe axe", "oracle", board="S r1┼", r1="dragon")
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.hero("thief").treasures == ["dragon-treasure"]


@rule("K1.I1", "K1.F1")
@pytest.mark.parametrize(("weapon", "bonus"), BONUSES.items())
def test_weapons_add_their_bonus(weapon: str, bonus: int) -> None:
    table = position(f"swordsman, has {weapon}", "oracle", board="S r1┼", r1="fallen")
    table.plays("step east", "roll", dice=(2, 2))
    assert table.told("fight-lost", attack=4 + bonus)


# K1.I2


@rule("K1.I2")
@pytest.mark.parametrize(
    ("carried", "monster", "offered"),
    [
        ("daggers sword", "skeleton-king", ["leave daggers", "leave sword", "leave axe"]),
        ("flames portal portal", "mummy", ["leave flames", "leave portal"]),
        ("flames flames portal", "spider", ["leave flames", "leave portal"]),
    ],
)
def test_each_kind_goes_only_into_its_own_slots(
    carried: str, monster: str, offered: list[str]
) -> None:
    table = position(f"thief, has {carried}", "oracle", board="S r1┼", r1=monster)
    table.plays("step east", "fight", "roll", dice=(6, 6))
    if table.asks == "add-to-attack":
        table.plays("strike")
    assert table.asks == "leave-for-reward"
    assert table.options == offered


@rule("K1.I2")
def test_a_second_key_finds_no_slot_however_empty_the_others_are() -> None:
    table = position("thief, has key", "oracle", board="S r1┼", r1="turnkey")
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.hero("thief").has == ["key"]
    assert table.lying("r1") == ["key"]


@rule("K1.I2")
def test_all_six_slots_can_be_full() -> None:
    table = position(
        "thief, has axe axe flames flames portal", "oracle", board="S r1┼", r1="turnkey"
    )
    table.plays("step east", "fight", "roll", "strike", dice=(6, 6))
    assert table.hero("thief").has == ["axe", "axe", "flames", "flames", "portal", "key"]


@rule("K1.I2", "K1.F5")
def test_used_flames_leave_the_game() -> None:
    table = position("thief, has flames flames", "oracle", board="S r1┼", r1="skeleton-king")
    mummies = table.in_bag("mummy")
    table.plays("step east", "fight", "roll", "use flames", "strike", dice=(1, 1))
    assert table.hero("thief").has == ["flames"]
    assert table.lying("S") == table.lying("r1") == []
    assert table.in_bag("mummy") == mummies


@rule("K1.I2", "K1.I5")
def test_a_used_portal_leaves_the_game() -> None:
    table = position("thief, has portal", "oracle")
    spiders = table.in_bag("spider")
    table.plays("cast healing on thief")
    assert table.hero("thief").has == []
    assert table.lying("S") == []
    assert table.in_bag("spider") == spiders


@rule("K1.I2", "K1.I6")
def test_a_used_key_leaves_the_game() -> None:
    table = position("thief at r1, has key", "oracle", board="S r1┼", r1="chest")
    turnkeys = table.in_bag("turnkey")
    table.plays("open chest")
    assert table.hero("thief").has == []
    assert table.lying("r1") == []
    assert table.in_bag("turnkey") == turnkeys


# K1.I3


def too_many_weapons() -> Table:
    return position(
        "thief, has daggers sword flames key", "oracle", board="S r1┼", r1="skeleton-king"
    ).plays("step east", "fight", "roll", "strike", dice=(6, 6))


@rule("K1.I3")
def test_the_player_chooses_which_piece_of_that_kind_to_leave_the_new_one_included() -> None:
    table = too_many_weapons()
    assert table.active == "thief"
    assert table.options == ["leave daggers", "leave sword", "leave axe"]


@rule("K1.I3")
def test_an_old_piece_is_left_for_the_new_one() -> None:
    table = too_many_weapons().plays("leave daggers")
    assert table.hero("thief").has == ["sword", "axe", "flames", "key"]
    assert table.lying("r1") == ["daggers"]
    assert table.active == "oracle"


@rule("K1.I3")
def test_the_new_piece_may_be_the_one_that_is_left() -> None:
    table = too_many_weapons().plays("leave axe")
    assert table.hero("thief").has == ["daggers", "sword", "flames", "key"]
    assert table.lying("r1") == ["axe"]
    assert table.active == "oracle"


@rule("K1.I3")
def test_with_a_free_slot_the_loot_is_taken() -> None:
    table = position("thief, has axe", "oracle", board="S r1┼", r1="rat")
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.hero("thief").has == ["daggers", "axe"]
    assert table.lying("r1") == []
    assert table.active == "oracle"


@rule("K1.I3")
def test_three_alike_need_no_question() -> None:
    table = position("thief, has axe axe", "oracle", board="S r1┼", r1="skeleton-king")
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.hero("thief").has == ["axe", "axe"]
    assert table.lying("r1") == ["axe"]


# K1.I4


@rule("K1.I4", "K1.T2")
def test_picking_up_ends_the_turn() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="sword")
    table.plays("step east", "take sword")
    assert table.hero("thief").has == ["sword"]
    assert table.lying("r1") == []
    assert table.active == "oracle"


@rule("K1.I4", "K1.M3")
def test_nobody_need_pick_up() -> None:
    table = position("thief", "oracle", board="S r1┼ t1─", r1="sword")
    table.plays("step east", "step east")
    assert table.lying("r1") == ["sword"]
    assert table.active == "thief"


@rule("K1.I4")
def test_only_what_lies_on_the_own_tile_can_be_picked_up() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="sword")
    assert table.offers_none_of("take sword")


@rule("K1.I4")
def test_at_least_one_piece_is_picked_up() -> None:
    table = position("thief at r1", "oracle", board="S r1┼", r1="sword axe")
    assert table.offers("take sword", "take axe")
    assert table.offers_none_of("done")


@rule("K1.I4")
def test_any_number_of_pieces_is_picked_up() -> None:
    table = position("thief at r1", "oracle", board="S r1┼", r1="sword axe flames key")
    table.plays("take flames")
    assert table.options == ["take sword", "take axe", "take key", "done"]
    table.plays("take axe", "done")
    assert table.hero("thief").has == ["axe", "flames"]
    assert table.lying("r1") == ["sword", "key"]
    assert table.active == "oracle"


@rule("K1.I4", "K1.T6")
def test_once_picking_up_the_hero_does_nothing_else() -> None:
    table = position("thief at r1, has portal", "oracle", board="S r1┼", r1="sword key")
    table.plays("take sword")
    assert table.options == ["take key", "done"]


@rule("K1.I4")
def test_all_pieces_can_be_picked_up_at_once() -> None:
    table = position("thief at r1", "oracle", board="S r1┼", r1="sword sword portal")
    table.plays("take sword", "take sword", "take portal")
    assert table.hero("thief").has == ["sword", "sword", "portal"]
    assert table.active == "oracle"


@rule("K1.I4")
def test_a_piece_is_exchanged_for_one_of_its_kind() -> None:
    table = position("thief at r1, has daggers sword flames", "oracle", board="S r1┼", r1="axe")
    table.plays("take axe")
    assert table.asks == "make-room"
    assert table.options == ["leave daggers", "leave sword"]
    table.plays("leave daggers")
    assert table.hero("thief").has == ["sword", "axe", "flames"]
    assert table.lying("r1") == ["daggers"]


@rule("K1.I4")
def test_nothing_is_put_down_where_there_is_room() -> None:
    table = position(
        "thief at r1, has daggers flames key", "oracle", board="S r1┼", r1="axe portal"
    )
    assert not [option for option in table.options if option.startswith("leave")]
    table.plays("take axe")
    assert table.options == ["take portal", "done"]
    table.plays("done")
    assert table.hero("thief").has == ["daggers", "axe", "flames", "key"]


@rule("K1.I4")
def test_what_was_put_down_cannot_be_taken_again_in_the_same_pick_up() -> None:
    table = position("thief at r1, has daggers daggers", "oracle", board="S r1┼", r1="sword axe")
    table.plays("take axe")
    assert table.lying("r1") == ["daggers", "sword"]
    assert table.options == ["take sword", "done"]


@rule("K1.I4")
def test_after_an_exchange_of_everything_nothing_is_asked_any_more() -> None:
    table = position("thief at r1, has key", "oracle", board="S r1┼", r1="key")
    table.plays("take key")
    assert table.hero("thief").has == ["key"]
    assert table.lying("r1") == ["key"]
    assert table.active == "oracle"


@rule("K1.I4")
def test_whoever_left_a_piece_may_pick_it_up_in_a_later_turn() -> None:
    table = too_many_weapons().plays("leave axe", "end turn")
    assert table.active == "thief"
    table.plays("take axe", "leave daggers")
    assert table.hero("thief").has == ["sword", "axe", "flames", "key"]


@rule("K1.I4")
def test_anybody_may_pick_up_what_somebody_else_left() -> None:
    table = too_many_weapons().plays("leave daggers", "step east", "take daggers")
    assert table.hero("oracle").has == ["daggers"]
    assert table.active == "thief"


@rule("K1.I4", "K1.A.SWD2")
def test_a_swordsman_who_goes_on_cannot_pick_up_in_that_turn_what_he_left_in_it() -> None:
    table = position("swordsman, has axe axe", "oracle", board="t1─ S r1┼", r1="rat")
    table.plays("step east", "roll", "leave axe", dice=(6, 2))
    assert table.active == "swordsman"
    assert table.offers_none_of("take axe")
    table.plays("step west", "step east")
    assert table.offers_none_of("take axe")
    table.plays("end turn", "end turn")
    assert table.offers("take axe")


@rule("K1.I4", "K1.T3")
def test_equipment_can_be_picked_up_after_the_last_step() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="sword", steps=1)
    table.plays("step east", "take sword")
    assert table.hero("thief").has == ["sword"]


# K1.I5


@rule("K1.I5")
def test_a_healing_portal_moves_any_hero_to_any_discovered_fountain_and_heals_it() -> None:
    table = position(
        "thief at t1, has portal",
        "oracle at t1, hearts 2",
        "wizard",
        board="S t1┬ f1┐",
        cursed="oracle",
    )
    assert table.offers("cast healing on thief", "cast healing on oracle", "cast healing on wizard")
    table.plays("cast healing on oracle")
    assert table.asks == "portal-to"
    assert table.options == ["to fountain S", "to fountain f1"]
    table.plays("to fountain f1")
    assert table.hero("oracle").at == "f1"
    assert table.hero("oracle").hearts == 5
    assert not table.hero("oracle").cursed


@rule("K1.I5")
def test_a_healing_portal_may_move_its_owner() -> None:
    table = position("thief at t1, hearts 1, has portal", "oracle", board="S t1─", cursed="thief")
    table.plays("cast healing on thief")
    assert table.hero("thief").at == "S"
    assert table.hero("thief").hearts == 5
    assert not table.hero("thief").cursed


@rule("K1.I5")
def test_a_healing_portal_costs_no_step_and_does_not_end_the_turn() -> None:
    table = position("thief at t1, has portal portal", "oracle", board="S t1─", steps=3)
    table.plays("cast healing on thief")
    assert table.active == "thief"
    assert table.steps == 3
    table.plays("cast healing on oracle", "step east")
    assert table.steps == 2


@rule("K1.I5", "K1.T4")
def test_a_healing_portal_can_be_cast_after_the_last_step() -> None:
    table = position("thief, has portal", "oracle at t1", board="S t1┬", steps=1)
    table.plays("step east")
    assert table.active == "thief"
    table.plays("cast healing on oracle")
    assert table.hero("oracle").at == "S"
    assert table.active == "oracle"


@rule("K1.I5", "K1.F10")
def test_no_healing_portal_while_a_fight_is_due_or_going_on() -> None:
    table = position("wizard, has portal flames", "oracle", board="S r1┼", r1="skeleton-king")
    table.plays("step east")
    assert table.options == ["roll"]
    table.plays("roll", dice=(2, 2))
    assert table.options == ["use flames", "strike"]


@rule("K1.I5")
def test_nobody_casts_a_healing_portal_in_the_turn_of_another() -> None:
    table = position("thief", "oracle, has portal")
    assert not [option for option in table.options if option.startswith("cast")]


@rule("K1.I5")
def test_without_a_healing_portal_nothing_is_cast() -> None:
    table = position("thief, has flames", "oracle")
    assert not [option for option in table.options if option.startswith("cast")]


@rule("K1.I5", "K1.C2")
def test_a_cursed_hero_can_cast_a_spell() -> None:
    table = position("thief, has portal", "oracle", cursed="thief")
    assert table.offers("cast healing on oracle")


# K1.I6


@rule("K1.I6", "K1.T2")
def test_a_key_opens_a_chest_and_the_turn_is_over() -> None:
    table = position("thief, has key", "oracle", board="S r1┼", r1="chest")
    table.plays("step east", "open chest")
    assert table.hero("thief").treasures == ["treasure"]
    assert table.hero("thief").has == []
    assert table.token("r1") is None
    assert table.active == "oracle"


@rule("K1.I6")
def test_without_a_key_a_chest_stays_locked() -> None:
    table = position("thief at r1", "oracle", board="S r1┼", r1="chest")
    assert table.offers_none_of("open chest")


@rule("K1.I6")
def test_only_the_chest_on_the_own_tile_can_be_opened() -> None:
    table = position("thief, has key", "oracle", board="S r1┼", r1="chest")
    assert table.offers_none_of("open chest")


@rule("K1.I6")
def test_nobody_need_open_a_chest() -> None:
    table = position("thief at r1, has key", "oracle", board="S r1┼", r1="chest").plays("end turn")
    assert table.token("r1") == "chest"
    assert table.hero("thief").has == ["key"]


@rule("K1.I6")
def test_a_treasure_takes_no_slot_and_cannot_be_lost() -> None:
    table = position(
        "thief at r1, has axe axe flames flames portal key", "oracle", board="S r1┼", r1="chest"
    )
    table.plays("open chest")
    assert table.hero("thief").has == ["axe", "axe", "flames", "flames", "portal"]
    assert table.hero("thief").treasures == ["treasure"]
    assert table.active == "oracle"


@rule("K1.I6", "K1.C2")
def test_a_cursed_hero_can_open_a_chest() -> None:
    table = position("thief at r1, has key", "oracle", board="S r1┼", r1="chest", cursed="thief")
    table.plays("open chest")
    assert table.hero("thief").treasures == ["treasure"]


# K1.I7


@rule("K1.I7", "K1.A.WLK2")
def test_after_a_healing_portal_all_steps_remain_for_magic_swap() -> None:
    table = position("warlock at t1, has portal", "oracle at t2", board="t2─ S t1─")
    table.plays("cast healing on warlock")
    assert table.hero("warlock").at == "S"
    table.plays("swap with oracle")
    assert table.hero("warlock").at == "t2"
    assert table.hero("oracle").at == "S"


@rule("K1.I7", "K1.A.ORC1")
def test_after_a_healing_portal_the_next_step_is_still_the_first_for_foresight() -> None:
    table = position("oracle at t1, has portal", "thief", board="t1─ S r1┼", r1="turnkey")
    table.plays("cast healing on oracle", "step east", "roll", dice=(4, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.I7")
def test_the_target_may_already_stand_on_a_fountain() -> None:
    table = position("thief, has portal", "oracle at f1, hearts 2", board="S f1┐")
    table.plays("cast healing on oracle", "to fountain f1")
    assert table.hero("oracle").at == "f1"
    assert table.hero("oracle").hearts == 5


@rule("K1.I5", "K1.F7")
def test_whoever_a_portal_carries_comes_from_nowhere_and_owes_nothing() -> None:
    table = position(
        "wizard, has portal",
        "thief at r2, from r1 S, owes a fight",
        board="S r1┼ r2┼ f1┐",
        r1="rat",
        r2="rat",
        cursed="thief",
    )
    table.plays("cast healing on thief", "to fountain f1")
    thief = table.game.heroes[1]
    assert thief.came_from == table.site("f1")
    assert thief.earlier == ()
    assert thief.owes_fight is False


@rule("K1.I2", "K1.I4")
def test_what_has_no_slot_at_all_cannot_be_picked_up() -> None:
    table = position(
        "wizard at r1",
        "thief",
        board="S r1┼",
        r1="daggers key",
        figures={"slots": {"weapons": 0}},
    )
    assert table.offers("take key")
    assert table.offers_none_of("take daggers")


@rule("K1.I4")
def test_pieces_alike_are_one_choice() -> None:
    table = position("wizard at r1", "thief", board="S r1┼", r1="daggers daggers")
    assert table.options.count("take daggers") == 1
