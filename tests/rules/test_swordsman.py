"""Victorius the Swordsman (K1.A.SWD)."""

import pytest

from language import position, rule

# Combat Training


@rule("K1.A.SWD1")
def test_the_swordsman_rolls_a_one_again() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(1, 5, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.SWD1")
def test_until_it_is_no_one() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(5, 1, 1, 1, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.SWD1")
def test_each_one_of_two_ones() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(1, 1, 4, 5))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.SWD1")
def test_other_dice_stand() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(2, 2))
    assert table.told("fight-lost", attack=4)
    assert not table.told("die-rolled-again")


@rule("K1.A.SWD1")
def test_others_keep_their_ones() -> None:
    table = position("oracle", "swordsman", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(1, 1))
    assert table.told("fight-lost", attack=3)


# Unstoppable


@rule("K1.A.SWD2")
def test_with_a_six_he_may_go_on_after_a_victory() -> None:
    table = position("swordsman", "thief", board="S r1┼ t1─", r1="turnkey")
    table.plays("step east", "roll", dice=(6, 4))
    assert table.active == "swordsman"
    assert table.steps == 3
    table.plays("step east")
    assert table.hero("swordsman").at == "t1"


@rule("K1.A.SWD2")
def test_either_die_will_do() -> None:
    for dice in ((6, 4), (4, 6)):
        table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
        assert table.plays("step east", "roll", dice=dice).active == "swordsman"


@rule("K1.A.SWD2", "K1.A.SWD1")
def test_a_one_that_becomes_a_six_counts() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(1, 4, 6))
    assert table.active == "swordsman"


@rule("K1.A.SWD2", "K1.T2")
@pytest.mark.parametrize("dice", [(5, 5), (4, 4), (2, 2)])
def test_without_a_six_his_turn_is_over_after_the_fight(dice: tuple[int, int]) -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=dice)
    assert table.active == "thief"


@rule("K1.A.SWD2")
def test_he_need_not_go_on() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "end turn", dice=(6, 4))
    assert table.active == "thief"


@rule("K1.A.SWD2", "K1.F4")
def test_he_may_go_on_after_a_tie() -> None:
    table = position("swordsman at t1", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(6, 2))
    assert table.told("fight-tied")
    assert table.hero("swordsman").at == "t1"
    assert table.active == "swordsman"
    assert table.steps == 3


@rule("K1.A.SWD2", "K1.F3")
def test_he_may_go_on_after_a_defeat() -> None:
    table = position("swordsman at t1", "thief", board="S t1─ r1┼", r1="skeleton-king")
    table.plays("step east", "roll", dice=(6, 2))
    assert table.hero("swordsman").hearts == 4
    assert table.hero("swordsman").at == "t1"
    assert table.active == "swordsman"


@rule("K1.A.SWD2")
def test_even_onto_the_same_monster_again_and_again() -> None:
    table = position("swordsman at t1", "thief", board="S t1─ r1┼", r1="skeleton-king")
    table.plays("step east", "roll", "step east", "roll", "step east", "roll", dice=(6, 2) * 3)
    assert table.hero("swordsman").hearts == 2
    assert table.steps == 1
    table.plays("step east", "roll", dice=(6, 5))
    assert table.hero("swordsman").has == ["axe"]
    assert table.active == "thief"


@rule("K1.A.SWD2")
@pytest.mark.parametrize("dice", [(6, 6), (6, 2), (6, 3)])
def test_with_no_step_left_his_turn_is_over(dice: tuple[int, int]) -> None:
    table = position("swordsman at t1", "thief", board="S t1─ r1┼", r1="turnkey", steps=1)
    table.plays("step east", "roll", dice=dice)
    assert table.active == "thief"


@rule("K1.A.SWD2", "K1.T2")
def test_with_no_step_left_not_even_the_tile_can_be_used() -> None:
    table = position(
        "swordsman at r2, has portal", "thief", board="S r2┼ r1┼", r1="turnkey", r2="axe", steps=1
    )
    table.plays("step east", "roll", dice=(6, 2))
    assert table.active == "thief"


@rule("K1.A.SWD2", "K1.H1")
def test_unconscious_he_does_not_go_on() -> None:
    table = position("swordsman at t1, hearts 1", "thief", board="S t1─ r1┼", r1="skeleton-king")
    table.plays("step east", "roll", dice=(6, 2))
    assert table.hero("swordsman").unconscious
    assert table.active == "thief"


@rule("K1.A.SWD2", "K1.H4", "K1.F6")
def test_healed_by_going_back_onto_a_fountain_he_goes_on_from_there() -> None:
    table = position("swordsman, hearts 1", "thief", board="S r1┼", r1="skeleton-king")
    table.plays("step east", "roll", dice=(6, 2))
    assert table.hero("swordsman").at == "S"
    assert table.hero("swordsman").hearts == 5
    assert table.active == "swordsman"
    assert table.steps == 3


@rule("K1.A.SWD2", "K1.F9")
def test_going_on_he_may_use_the_tile_he_went_back_to() -> None:
    table = position("swordsman at r2", "thief", board="S r2┼ r1┼", r1="turnkey", r2="axe")
    table.plays("step east", "roll", dice=(6, 2))
    assert table.hero("swordsman").at == "r2"
    table.plays("take axe")
    assert table.hero("swordsman").has == ["axe"]
    assert table.active == "thief"


@rule("K1.A.SWD2", "K1.T6")
def test_going_on_he_may_cast_the_portal_just_won() -> None:
    table = position("swordsman", "thief at t1", board="t1─ S r1┼", r1="spider")
    table.plays("step east", "roll", "cast healing on thief", dice=(6, 2))
    assert table.hero("thief").at == "S"


@rule("K1.A.SWD2", "K1.F11")
def test_the_reward_comes_before_he_goes_on() -> None:
    table = position("swordsman, has axe sword", "thief", board="S r1┼", r1="rat")
    table.plays("step east", "roll", dice=(6, 2))
    assert table.asks == "leave-for-reward"
    table.plays("leave daggers")
    assert table.asks == "turn"
    assert table.active == "swordsman"


@rule("K1.A.SWD2")
def test_nobody_else_goes_on_with_a_six() -> None:
    table = position("oracle", "swordsman", board="S r1┼", r1="rat")
    table.plays("step east", "roll", dice=(6, 6))
    assert table.active == "swordsman"


@rule("K1.A.SWD2", "K1.E6")
def test_a_monster_just_discovered_does_not_stop_him_either() -> None:
    table = position("swordsman", "thief")
    table.plays(
        "step east", "roll", "step east", dice=(6, 2), tile="room cross, tunnel cross", token="rat"
    )
    assert table.hero("swordsman").at == "t1"
