"""Xanros the Warlock (K1.A.WLK)."""

from language import position, rule

# Sacrifice


@rule("K1.A.WLK1")
def test_after_the_roll_the_warlock_may_turn_a_heart_for_one_more() -> None:
    table = position("warlock", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east")
    assert table.options == ["roll"]
    table.plays("roll", dice=(4, 4))
    assert table.options == ["sacrifice heart", "strike"]
    table.plays("sacrifice heart")
    assert table.told("monster-defeated", attack=9)
    assert table.hero("warlock").hearts == 4


@rule("K1.A.WLK1")
def test_he_need_not_sacrifice() -> None:
    table = position("warlock", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "strike", dice=(5, 4))
    assert table.hero("warlock").hearts == 5


@rule("K1.A.WLK1")
def test_only_once_in_a_fight() -> None:
    table = position("warlock, has flames", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "sacrifice heart", dice=(1, 1))
    assert table.options == ["use flames", "strike"]


@rule("K1.A.WLK1", "K1.F8")
def test_flames_and_sacrifice_come_in_any_order() -> None:
    for order in (("use flames", "sacrifice heart"), ("sacrifice heart", "use flames")):
        table = position("warlock, has flames", "thief", board="S r1┼", r1="skeleton-king")
        table.plays("step east", "roll", *order, dice=(5, 4))
        assert table.told("monster-defeated", attack=11)


@rule("K1.A.WLK1")
def test_in_the_next_fight_he_may_sacrifice_again() -> None:
    table = position("warlock at t1", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "sacrifice heart", "end turn", dice=(3, 4))
    table.plays("step east", "roll", dice=(4, 4))
    assert table.offers("sacrifice heart")


@rule("K1.A.WLK1", "K1.H1")
def test_with_his_last_heart_he_can_win_and_is_unconscious_after_his_turn() -> None:
    table = position("warlock, hearts 1", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "sacrifice heart", dice=(4, 4))
    assert table.hero("warlock").at == "r1"
    assert table.hero("warlock").has == ["key"]
    assert table.hero("warlock").unconscious
    table.plays("end turn")
    assert table.told("turn-skipped", seat="warlock")
    assert table.active == "thief"


@rule("K1.A.WLK1", "K1.F4")
def test_a_tie_with_his_last_heart_sends_him_back_unconscious() -> None:
    table = position("warlock at t1, hearts 1", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "sacrifice heart", dice=(4, 3))
    assert table.told("fight-tied")
    assert table.hero("warlock").at == "t1"
    assert table.hero("warlock").unconscious


@rule("K1.A.WLK1", "K1.H6")
def test_a_defeat_with_his_last_heart_sends_him_back_and_costs_nothing_more() -> None:
    table = position("warlock at t1, hearts 1", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "sacrifice heart", dice=(1, 1))
    assert table.told("fight-lost")
    assert table.hero("warlock").at == "t1"
    assert table.hero("warlock").hearts == 0
    table.plays("end turn")
    assert table.hero("warlock").hearts == 1


@rule("K1.A.WLK1", "K1.H4")
def test_going_back_onto_a_fountain_he_gets_his_last_heart_back() -> None:
    table = position("warlock, hearts 1", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "sacrifice heart", dice=(1, 1))
    assert table.hero("warlock").hearts == 5


@rule("K1.A.WLK1", "K1.F3")
def test_with_hearts_left_a_defeat_costs_a_heart_as_usual() -> None:
    table = position("warlock at t1, hearts 3", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", "sacrifice heart", dice=(1, 1))
    assert table.hero("warlock").hearts == 1


@rule("K1.A.WLK1")
def test_nobody_else_sacrifices() -> None:
    table = position("warrior", "warlock", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.offers_none_of("sacrifice heart")


# Magic Swap


@rule("K1.A.WLK2")
def test_the_warlock_changes_places_with_a_hero_on_another_tile() -> None:
    table = position("warlock at t2", "thief at t1, hearts 3", board="t2─ S t1─")
    table.plays("swap with thief")
    assert table.hero("warlock").at == "t1"
    assert table.hero("thief").at == "t2"
    assert table.hero("thief").hearts == 3
    assert table.told("swapped", seat="warlock", other="thief", site="t1", origin="t2")


@rule("K1.A.WLK2")
def test_a_hero_on_his_own_tile_cannot_be_swapped() -> None:
    table = position("warlock", "thief", "oracle at t1", board="S t1─")
    assert table.offers("swap with oracle")
    assert table.offers_none_of("swap with thief", "swap with warlock")


@rule("K1.A.WLK2")
def test_only_with_all_steps_left() -> None:
    table = position("warlock at t2", "thief at t1", board="t2─ S t1─")
    table.plays("step east")
    assert table.offers_none_of("swap with thief")


@rule("K1.A.WLK2", "K1.T4")
def test_no_step_is_left_after_it() -> None:
    table = position("warlock at t2", "thief at t1", board="t2─ S t1─")
    table.plays("swap with thief")
    assert table.active == "thief"
    assert table.steps == 4


@rule("K1.A.WLK2")
def test_he_may_swap_or_not() -> None:
    table = position("warlock at t2", "thief at t1", board="t2─ S t1─")
    assert table.offers("swap with thief", "step east", "end turn")


@rule("K1.A.WLK2", "K1.I6")
def test_he_may_open_the_chest_he_lands_on() -> None:
    table = position("warlock, has key", "thief at r1", board="S r1┼", r1="chest")
    table.plays("swap with thief")
    assert table.options == ["open chest", "end turn"]
    table.plays("open chest")
    assert table.hero("warlock").treasures == ["treasure"]


@rule("K1.A.WLK2", "K1.I4")
def test_he_may_pick_up_what_he_lands_on() -> None:
    table = position("warlock", "thief at r1", board="S r1┼", r1="axe")
    table.plays("swap with thief", "take axe")
    assert table.hero("warlock").has == ["axe"]


@rule("K1.A.WLK2", "K1.H3")
def test_he_may_heal_at_the_fountain_he_lands_on_but_need_not() -> None:
    table = position("warlock at t1, hearts 2", "thief", board="S t1─")
    table.plays("swap with thief")
    assert table.hero("warlock").hearts == 2
    assert table.options == ["heal", "end turn"]
    table.plays("heal")
    assert table.hero("warlock").hearts == 5


@rule("K1.A.WLK2")
def test_the_other_hero_landing_on_a_fountain_is_healed_and_freed_of_the_curse() -> None:
    table = position("warlock", "thief at t1, hearts 2", board="S t1─", cursed="thief")
    table.plays("swap with thief")
    assert table.hero("thief").hearts == 5
    assert not table.hero("thief").cursed


@rule("K1.A.WLK2", "K1.I5")
def test_with_a_portal_in_his_hands_the_turn_goes_on_after_it() -> None:
    table = position("warlock at t2, has portal", "thief at t1", board="t2─ S t1─")
    table.plays("swap with thief")
    assert table.active == "warlock"
    table.plays("cast healing on warlock")
    assert table.hero("warlock").at == "S"
    assert table.active == "thief"


@rule("K1.A.WLK2", "K1.H6")
def test_unconscious_heroes_can_be_swapped() -> None:
    table = position("warlock at t2", "thief at t1, hearts 0", board="t2─ S t1─")
    table.plays("swap with thief")
    assert table.hero("thief").at == "t2"
    assert table.hero("warlock").at == "t1"


@rule("K1.A.WLK2", "K1.F10")
def test_a_monster_where_he_lands_must_be_fought() -> None:
    table = position(
        "warlock at t1, has portal", "thief at r1, from S", board="t1─ S r1┼", r1="turnkey"
    )
    table.plays("swap with thief")
    assert table.active == "warlock"
    assert table.options == ["roll"]
    table.plays("roll", "strike", dice=(6, 5))
    assert table.hero("warlock").at == "r1"
    assert table.hero("warlock").has == ["portal", "key"]


@rule("K1.A.WLK2", "K1.F7")
def test_not_winning_he_goes_back_to_where_he_stood_beside_the_hero_he_sent_there() -> None:
    for dice, hearts in (((4, 4), 5), ((1, 1), 4)):
        table = position("warlock at t1", "thief at r1, from S", board="t1─ S r1┼", r1="turnkey")
        table.plays("swap with thief", "roll", "strike", dice=dice)
        assert table.hero("warlock").at == table.hero("thief").at == "t1"
        assert table.hero("warlock").hearts == hearts
        assert table.token("r1") == "turnkey"


@rule("K1.A.WLK2", "K1.F6")
def test_going_back_after_it_onto_a_fountain_heals_him_too() -> None:
    table = position("warlock, hearts 2", "thief at r1, from S", board="S r1┼", r1="turnkey")
    table.plays("swap with thief", "roll", "strike", dice=(1, 1))
    assert table.hero("warlock").at == "S"
    assert table.hero("warlock").hearts == 5


@rule("K1.A.WLK2")
def test_nobody_else_swaps() -> None:
    table = position("wizard", "warlock at t1", board="S t1─")
    assert not [option for option in table.options if option.startswith("swap")]
