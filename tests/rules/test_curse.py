"""The curse (K1.C)."""

from language import Table, position, rule


def mummy_beaten_by_the_wizard(cursed: str | None = None) -> Table:
    return position("wizard", "thief", "oracle", board="S r1┼", r1="mummy", cursed=cursed).plays(
        "step east", "roll", dice=(4, 4)
    )


# K1.C1


@rule("K1.C1")
def test_the_victor_over_a_mummy_chooses_another_hero_to_bear_the_curse() -> None:
    table = mummy_beaten_by_the_wizard()
    assert table.asks == "choose-bearer"
    assert table.active == "wizard"
    assert table.options == ["curse thief", "curse oracle"]
    table.plays("curse oracle")
    assert table.hero("oracle").cursed
    assert table.told("curse-laid", seat="wizard", other="oracle")


@rule("K1.C1", "K1.F11")
def test_the_curse_comes_before_the_reward() -> None:
    table = mummy_beaten_by_the_wizard()
    assert table.hero("wizard").has == []
    table.plays("curse thief")
    assert table.hero("wizard").has == ["flames"]
    assert table.story.index("curse-laid") < table.story.index("item-gained")


@rule("K1.C1")
def test_the_curse_may_stay_with_another_hero_who_bears_it() -> None:
    table = mummy_beaten_by_the_wizard(cursed="oracle")
    assert table.options == ["curse thief", "curse oracle"]
    table.plays("curse oracle")
    assert table.hero("oracle").cursed
    assert table.told("curse-stayed", other="oracle")


@rule("K1.C1")
def test_the_curse_may_stay_with_a_victor_who_bears_it() -> None:
    table = mummy_beaten_by_the_wizard(cursed="wizard")
    assert table.options == ["curse wizard", "curse thief", "curse oracle"]
    table.plays("curse wizard")
    assert table.hero("wizard").cursed


@rule("K1.C1")
def test_a_victor_who_does_not_bear_the_curse_cannot_take_it() -> None:
    assert mummy_beaten_by_the_wizard().offers_none_of("curse wizard")
    assert mummy_beaten_by_the_wizard(cursed="thief").offers_none_of("curse wizard")


@rule("K1.C1")
def test_somebody_must_bear_it() -> None:
    table = mummy_beaten_by_the_wizard(cursed="wizard")
    assert all(option.startswith("curse ") for option in table.options)


@rule("K1.C1")
def test_of_two_players_the_other_one_is_cursed_without_a_question() -> None:
    table = position("wizard", "thief", board="S r1┼", r1="mummy")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.hero("thief").cursed


@rule("K1.C1")
def test_a_mummy_that_is_not_beaten_curses_nobody() -> None:
    table = position("wizard", "thief", board="S r1┼", r1="mummy")
    table.plays("step east", "roll", dice=(3, 4))
    assert not table.hero("thief").cursed
    assert not table.hero("wizard").cursed


@rule("K1.C1")
def test_other_monsters_curse_nobody() -> None:
    table = position("wizard", "thief", board="S r1┼", r1="spider")
    table.plays("step east", "roll", dice=(4, 4))
    assert not table.hero("thief").cursed


# K1.C2


@rule("K1.C2", "K1.A.WIZ1", "K1.A.WIZ2")
def test_a_cursed_wizard_uses_flames_up_and_walks_through_no_walls() -> None:
    board = """
        S   t1┼
        t2│ r1│
    """
    table = position("wizard at t2, has flames", "thief", board=board, cursed="wizard")
    assert table.offers_none_of("step east")
    table = position(
        "wizard at t1, has flames", "thief", board=board, r1="turnkey", cursed="wizard"
    )
    table.plays("step south", "roll", "use flames", dice=(1, 1))
    assert table.hero("wizard").has == []


@rule("K1.C2", "K1.A.WAR1", "K1.A.WAR2")
def test_a_cursed_warrior_rolls_once_and_falls_unconscious() -> None:
    table = position(
        "warrior at t1, hearts 1, has flames",
        "thief",
        board="S t1─ r1┼",
        r1="turnkey",
        cursed="warrior",
    )
    table.plays("step east", "roll", dice=(1, 1))
    assert table.offers_none_of("roll again")
    table.plays("strike")
    assert table.hero("warrior").unconscious
    assert table.hero("warrior").at == "t1"


@rule("K1.C2", "K1.A.WLK1", "K1.A.WLK2")
def test_a_cursed_warlock_neither_swaps_nor_sacrifices() -> None:
    table = position(
        "warlock, has flames", "thief at t1", board="t1─ S r1┼", r1="turnkey", cursed="warlock"
    )
    assert table.offers_none_of("swap with thief")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.offers_none_of("sacrifice heart")


@rule("K1.C2", "K1.A.THF1", "K1.A.THF2")
def test_a_cursed_thief_must_fight_and_wins_no_ties() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="turnkey", cursed="thief")
    table.plays("step east")
    assert table.options == ["roll"]
    table.plays("roll", dice=(4, 4))
    assert table.told("fight-tied")
    assert table.hero("thief").at == "S"


@rule("K1.C2", "K1.A.SWD1", "K1.A.SWD2")
def test_a_cursed_swordsman_keeps_his_ones_and_stops_at_a_six() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="rat", cursed="swordsman")
    table.plays("step east", "roll", dice=(6, 1))
    assert table.told("monster-defeated", attack=7)
    assert table.active == "thief"


@rule("K1.C2", "K1.A.ORC1", "K1.A.ORC2")
def test_a_cursed_oracle_draws_one_token_and_has_no_foresight() -> None:
    table = position("oracle", "thief", cursed="oracle")
    table.plays("step east", tile="room cross", token="turnkey")
    table.plays("roll", dice=(4, 4))
    assert table.told("fight-tied", attack=8)


@rule("K1.C2", "K1.C1")
def test_a_curse_laid_now_takes_the_abilities_now() -> None:
    table = mummy_beaten_by_the_wizard().plays("curse thief")
    assert table.active == "thief"
    table = position("wizard", "warlock at t1", "thief", board="t1─ S r1┼", r1="mummy")
    table.plays("step east", "roll", "curse warlock", dice=(4, 4))
    assert table.active == "warlock"
    assert not [option for option in table.options if option.startswith("swap")]


# K1.C3


@rule("K1.C3", "K1.H3")
def test_healing_at_a_fountain_ends_the_curse_and_gives_the_abilities_back() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="rat", cursed="thief")
    table.plays("heal", "end turn", "step east")
    assert table.offers("fight", "end turn")


@rule("K1.C3", "K1.I5")
def test_a_healing_portal_ends_the_curse() -> None:
    table = position(
        "thief at t1, has portal", "oracle", board="S t1─ r1┼", r1="rat", cursed="thief"
    )
    table.plays("cast healing on thief", "step east", "step east")
    assert not table.hero("thief").cursed
    assert table.offers("fight", "end turn")


@rule("K1.C3", "K1.A.WLK2")
def test_a_swap_onto_a_fountain_ends_the_curse() -> None:
    table = position("warlock", "thief at t1", board="S t1─", cursed="thief")
    table.plays("swap with thief")
    assert not table.hero("thief").cursed
    assert table.told("curse-lifted", seat="thief")


@rule("K1.C3", "K1.A.WLK2")
def test_a_swap_elsewhere_does_not_end_the_curse() -> None:
    table = position("warlock at t2", "thief at t1", board="t2─ S t1─", cursed="thief")
    table.plays("swap with thief")
    assert table.hero("thief").cursed


@rule("K1.C3", "K1.F6")
def test_going_back_onto_a_fountain_ends_the_curse() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="turnkey", cursed="oracle")
    table.plays("step east", "roll", dice=(1, 1))
    assert not table.hero("oracle").cursed


@rule("K1.C3")
def test_the_curse_moves_on_with_the_next_mummy_and_only_one_hero_bears_it() -> None:
    table = mummy_beaten_by_the_wizard(cursed="oracle").plays("curse thief")
    assert table.hero("thief").cursed
    assert not table.hero("oracle").cursed
    assert table.game.cursed == table.seat("thief")


@rule("K1.C3")
def test_waking_up_does_not_end_the_curse() -> None:
    table = position("wizard", "thief at t1, hearts 0", board="S t1─", cursed="thief")
    table.plays("end turn")
    assert table.hero("thief").hearts == 1
    assert table.hero("thief").cursed


# K1.C4


@rule("K1.C4", "K1.A.SWD2")
def test_a_cursed_swordsman_who_passes_the_curse_on_does_not_go_on_with_a_six() -> None:
    table = position("swordsman", "thief", "oracle", board="S r1┼", r1="mummy", cursed="swordsman")
    table.plays("step east", "roll", "curse thief", dice=(6, 6))
    assert not table.hero("swordsman").cursed
    assert table.active == "thief"


@rule("K1.C4", "K1.A.SWD2", "K1.F6")
def test_a_cursed_swordsman_healed_by_going_back_does_not_go_on_with_a_six() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="turnkey", cursed="swordsman")
    table.plays("step east", "roll", dice=(6, 1))
    assert not table.hero("swordsman").cursed
    assert table.active == "thief"


@rule("K1.C4", "K1.A.WIZ1")
def test_a_cursed_wizards_flames_are_used_up_even_if_he_passes_the_curse_on() -> None:
    table = position(
        "wizard, has flames flames", "thief", "oracle", board="S r1┼", r1="mummy", cursed="wizard"
    )
    table.plays("step east", "roll", "use flames", "use flames", dice=(3, 3))
    assert table.hero("wizard").has == []
    table.plays("curse thief")
    assert table.hero("wizard").has == ["flames"]


@rule("K1.C4", "K1.C3")
def test_in_the_next_fight_he_has_his_abilities_again() -> None:
    table = position(
        "swordsman", "thief at t1", board="t1─ S r1┼ r2┼", r1="mummy", r2="rat", cursed="swordsman"
    )
    table.plays("step east", "roll", "curse thief", dice=(4, 5))
    table.plays("end turn", "step east", "roll", "strike", dice=(6, 1, 2))
    assert table.told("monster-defeated", attack=8)
    assert table.active == "swordsman"
