"""Horan the Warrior (K1.A.WAR)."""

from language import Table, position, rule


def fighting(*, has: str = "daggers", dice: tuple[int, int] = (1, 1)) -> Table:
    return position(f"warrior, has {has}", "thief", board="S r1┼", r1="turnkey").plays(
        "step east", "roll", dice=dice
    )


def on_his_last_heart() -> Table:
    return position(
        "warrior at t1, hearts 1",
        "thief",
        board="f1┌ S t1─ r1┼",
        r1="turnkey",
    ).plays("step east", "roll", "strike", dice=(1, 1))


@rule("K1.A.WAR1")
def test_once_in_a_fight_the_warrior_may_roll_both_dice_again() -> None:
    table = fighting().plays("roll again", dice=(5, 6))
    assert table.told("monster-defeated", attack=12)


@rule("K1.A.WAR1")
def test_the_second_roll_counts_even_if_it_is_worse() -> None:
    table = fighting(dice=(4, 4)).plays("roll again", dice=(1, 2))
    assert table.told("fight-lost", attack=4)


@rule("K1.A.WAR1")
def test_he_need_not_roll_again() -> None:
    table = fighting(dice=(4, 4))
    assert table.options == ["roll again", "strike"]
    assert table.plays("strike").told("monster-defeated", attack=9)


@rule("K1.A.WAR1")
def test_he_does_not_roll_a_third_time() -> None:
    table = fighting(has="flames").plays("roll again", dice=(1, 2))
    assert table.options == ["use flames", "strike"]


@rule("K1.A.WAR1", "K1.F8")
def test_no_second_roll_once_flames_are_spent() -> None:
    table = fighting(has="flames flames").plays("use flames")
    assert table.options == ["use flames", "strike"]


@rule("K1.A.WAR1", "K1.F8")
def test_flames_may_follow_the_second_roll() -> None:
    table = fighting(has="flames").plays("roll again", "use flames", dice=(4, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.WAR1")
def test_in_the_next_fight_he_may_roll_again_again() -> None:
    table = fighting().plays("roll again", "end turn", "step east", "roll", dice=(1, 2, 1, 1))
    assert table.offers("roll again")


@rule("K1.A.WAR1")
def test_nobody_else_rolls_again() -> None:
    table = position("warlock, has flames", "warrior", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(1, 1))
    assert table.offers_none_of("roll again")


@rule("K1.A.WAR2")
def test_losing_his_last_heart_he_goes_to_a_fountain_of_his_choice_fully_healed() -> None:
    table = on_his_last_heart()
    assert table.active == "warrior"
    assert table.options == ["to fountain S", "to fountain f1"]
    table.plays("to fountain f1")
    assert table.hero("warrior").at == "f1"
    assert table.hero("warrior").hearts == 5
    assert table.told("reincarnated", seat="warrior", site="f1")


@rule("K1.A.WAR2")
def test_then_his_turn_is_over_and_the_next_one_is_not_skipped() -> None:
    table = on_his_last_heart().plays("to fountain S")
    assert not table.told("fell-unconscious")
    assert table.active == "thief"
    table.plays("end turn")
    assert table.active == "warrior"
    assert table.steps == 4


@rule("K1.A.WAR2")
def test_with_one_fountain_discovered_there_is_nothing_to_choose() -> None:
    table = position("warrior at t1, hearts 1", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "strike", dice=(1, 1))
    assert table.hero("warrior").at == "S"
    assert table.hero("warrior").hearts == 5
    assert table.active == "thief"


@rule("K1.A.WAR2")
def test_this_replaces_going_back_even_from_beside_a_fountain() -> None:
    table = position("warrior, hearts 1", "thief", board="f1┌ S r1┼", r1="turnkey")
    table.plays("step east", "roll", "strike", dice=(1, 1))
    assert not table.told("went-back")
    assert table.options == ["to fountain S", "to fountain f1"]
    table.plays("to fountain f1")
    assert table.hero("warrior").at == "f1"
    assert not table.told("went-back")


@rule("K1.A.WAR2", "K1.C2")
def test_cursed_he_goes_back_and_is_unconscious() -> None:
    table = position(
        "warrior at t1, hearts 1", "thief", board="f1┌ S t1─ r1┼", r1="turnkey", cursed="warrior"
    )
    table.plays("step east", "roll", dice=(1, 1))
    assert table.hero("warrior").unconscious
    assert table.hero("warrior").at == "t1"
    assert table.hero("warrior").cursed


@rule("K1.A.WAR2", "K1.F3")
def test_with_a_heart_left_he_goes_back_like_everybody() -> None:
    table = position("warrior at t1, hearts 2", "thief", board="f1┌ S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "strike", dice=(1, 1))
    assert table.hero("warrior").at == "t1"
    assert table.hero("warrior").hearts == 1


@rule("K1.A.WAR2", "K1.F4")
def test_a_tie_on_his_last_heart_sends_him_back_and_no_further() -> None:
    table = position("warrior at t1, hearts 1", "thief", board="f1┌ S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "strike", dice=(4, 4))
    assert table.hero("warrior").at == "t1"
    assert table.hero("warrior").hearts == 1


@rule("K1.A.WAR2")
def test_the_monster_stays() -> None:
    table = on_his_last_heart().plays("to fountain S")
    assert table.token("r1") == "turnkey"


@rule("K1.A.WAR2", "K1.H1")
def test_nobody_else_returns_at_a_fountain() -> None:
    table = position("oracle at t1, hearts 1", "warrior", board="f1┌ S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(1, 1))
    assert table.hero("oracle").unconscious
