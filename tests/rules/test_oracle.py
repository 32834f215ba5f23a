"""Taia the Oracle (K1.A.ORC)."""

from language import position, rule

# Foresight


@rule("K1.A.ORC1")
def test_one_more_in_a_fight_that_follows_her_first_step() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.ORC1")
def test_an_exploring_step_too() -> None:
    table = position("oracle", "thief")
    table.plays("step east", "lay turnkey", tile="room cross", token="turnkey, chest")
    table.plays("roll", dice=(4, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.ORC1")
def test_not_after_her_second_step() -> None:
    table = position("oracle", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "step east", "roll", dice=(4, 4))
    assert table.told("fight-tied", attack=8)


@rule("K1.A.ORC1")
def test_a_first_step_onto_an_empty_tile_uses_it_up() -> None:
    table = position("oracle", "thief", board="t1─ S r1┼", r1="turnkey")
    table.plays("step west", "step east", "step east", "roll", dice=(4, 4))
    assert table.told("fight-tied", attack=8)


@rule("K1.A.ORC1", "K1.M4")
def test_a_first_step_through_a_gate_uses_it_up() -> None:
    table = position("oracle at g1", "thief", board="g1─ S g2─ r1┼", r1="turnkey")
    table.plays("to gate g2", "step east", "roll", dice=(4, 4))
    assert table.told("fight-tied", attack=8)


@rule("K1.A.ORC1")
def test_each_turn_has_a_first_step() -> None:
    table = position("oracle at t1", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "end turn", dice=(1, 1))
    table.plays("step east", "roll", dice=(4, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.ORC1")
def test_nobody_else_has_foresight() -> None:
    table = position("wizard", "oracle", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.told("fight-tied", attack=8)


# Fateweaver


@rule("K1.A.ORC2", "K1.E8")
def test_she_draws_two_tokens_lays_one_and_puts_the_other_back() -> None:
    table = position("oracle", "thief")
    kings = table.in_bag("skeleton-king")
    table.plays("step east", tile="room cross", token="skeleton-king, chest")
    assert table.asks == "choose-token"
    assert table.options == ["lay skeleton-king", "lay chest"]
    assert table.told("token-drawn", token="skeleton-king")
    assert table.told("token-drawn", token="chest")
    table.plays("lay chest")
    assert table.token("r1") == "chest"
    assert table.in_bag("skeleton-king") == kings
    assert table.in_bag("chest") == 9


@rule("K1.A.ORC2")
def test_either_may_be_laid() -> None:
    table = position("oracle", "thief")
    table.plays("step east", "lay skeleton-king", tile="room cross", token="skeleton-king, chest")
    assert table.token("r1") == "skeleton-king"
    assert table.in_bag("chest") == 10
    assert table.options == ["roll"]


@rule("K1.A.ORC2")
def test_two_alike_are_no_choice() -> None:
    table = position("oracle", "thief")
    table.plays("step east", tile="room cross", token="rat, rat")
    assert table.token("r1") == "rat"
    assert table.in_bag("rat") == 7


@rule("K1.A.ORC2")
def test_with_one_left_in_the_bag_it_is_just_that() -> None:
    table = position("oracle", "thief", board="r1┼ S", r1="dragon", bag="chest")
    table.plays("step east", tile="room cross", token="chest")
    assert table.token("r2") == "chest"
    assert table.in_bag("chest") == 0


@rule("K1.A.ORC2")
def test_with_two_left_she_draws_both_and_one_stays_in_the_bag() -> None:
    table = position("oracle", "thief", board="r1┼ S", r1="dragon", bag="chest, rat")
    table.plays("step east", "lay chest", tile="room cross", token="chest, rat")
    assert table.token("r2") == "chest"
    assert table.in_bag("rat") == 1


@rule("K1.A.ORC2", "K1.E7")
def test_with_none_left_the_room_stays_empty() -> None:
    table = position("oracle", "thief", board="r1┼ S", r1="dragon", bag="")
    table.plays("step east", tile="room cross")
    assert table.token("r2") is None
    assert table.active == "oracle"


@rule("K1.A.ORC2", "K1.E4")
def test_others_draw_one() -> None:
    table = position("thief", "oracle")
    table.plays("step east", tile="room cross", token="chest")
    assert table.token("r1") == "chest"


@rule("K1.A.ORC1", "K1.M4")
def test_steps_through_gates_are_counted_like_others() -> None:
    table = position("oracle at t1", "thief", board="t1─ g1─ S g2─ t2─ r1┼", r1="turnkey")
    table.plays("step east", "to gate g2")
    assert table.game.steps_taken == 2
    table.plays("step east", "step east", "roll", dice=(4, 4))
    assert table.told("fight-tied", attack=8)


@rule("K1.A.ORC1", "K1.M4")
def test_after_a_gate_no_later_step_is_the_first() -> None:
    table = position("oracle at g1", "thief", board="g1─ S g2─ t1─ r1┼", r1="turnkey")
    table.plays("to gate g2", "step east", "step east", "roll", dice=(4, 4))
    assert table.told("fight-tied", attack=8)
