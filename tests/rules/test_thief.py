"""Aderyn the Thief (K1.A.THF)."""

from language import Table, position, rule

# Backstab


@rule("K1.A.THF1")
def test_the_thief_wins_ties() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="turnkey")
    table.plays("step east", "fight", "roll", dice=(4, 4))
    assert table.told("monster-defeated", attack=8)
    assert table.hero("thief").at == "r1"
    assert table.hero("thief").has == ["key"]


@rule("K1.A.THF1")
def test_one_less_is_still_a_defeat() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "fight", "roll", dice=(4, 3))
    assert table.hero("thief").at == "t1"
    assert table.hero("thief").hearts == 4


@rule("K1.A.THF1", "K1.X1")
def test_she_wins_a_tie_with_the_dragon() -> None:
    table = position("thief, has axe", "oracle", board="S r1┼", r1="dragon")
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.over


# Stealth


@rule("K1.A.THF2")
def test_entering_a_monsters_tile_she_chooses_to_fight_or_not() -> None:
    table = position("thief", "oracle", board="S r1┼ t1─", r1="turnkey")
    table.plays("step east")
    assert table.offers("fight", "step east", "end turn")


@rule("K1.A.THF2", "K1.M2")
def test_she_may_go_on_past_it() -> None:
    table = position("thief", "oracle", board="S r1┼ t1─", r1="turnkey")
    table.plays("step east", "step east")
    assert table.hero("thief").at == "t1"
    assert table.token("r1") == "turnkey"
    assert table.steps == 2


@rule("K1.A.THF2")
def test_she_may_end_her_turn_there() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="turnkey").plays("step east", "end turn")
    assert table.hero("thief").at == "r1"
    assert table.active == "oracle"


@rule("K1.A.THF2", "K1.T4")
def test_after_her_last_step_she_may_still_fight() -> None:
    table = position("thief", "oracle", board="S r1┼", r1="turnkey", steps=1)
    table.plays("step east")
    assert table.options == ["fight", "end turn"]


@rule("K1.A.THF2", "K1.E6")
def test_a_monster_she_has_just_discovered_too() -> None:
    table = position("thief", "oracle")
    table.plays("step east", tile="room cross", token="skeleton-king")
    assert table.offers("fight", "step east", "end turn")
    table.plays("step west")
    assert table.token("r1") == "skeleton-king"


@rule("K1.A.THF2", "K1.I5")
def test_beside_a_monster_she_does_not_fight_she_may_cast() -> None:
    table = position("thief, has portal", "oracle", board="S r1┼", r1="turnkey")
    table.plays("step east", "cast healing on thief")
    assert table.hero("thief").at == "S"


@rule("K1.A.THF2", "K1.M2")
def test_everybody_else_is_stopped() -> None:
    table = position("oracle", "thief", board="S r1┼ t1─", r1="turnkey").plays("step east")
    assert table.options == ["roll"]


@rule("K1.A.THF3")
def test_standing_on_a_monsters_tile_she_may_fight_at_the_start_of_her_turn_for_no_step() -> None:
    table = position("thief at r1, from S", "oracle", board="S r1┼", r1="turnkey")
    table.plays("fight")
    assert table.steps == 4
    table.plays("roll", dice=(4, 4))
    assert table.token("r1") is None
    assert table.active == "oracle"


@rule("K1.A.THF3")
def test_at_any_moment_of_her_turn() -> None:
    table = position("thief at r1, from S, has portal", "oracle", board="S r1┼", r1="turnkey")
    table.plays("cast healing on oracle")
    assert table.offers("fight")


@rule("K1.A.THF3")
def test_without_a_monster_there_is_nothing_to_fight() -> None:
    table = position("thief at r1", "oracle", board="S r1┼", r1="chest")
    assert table.offers_none_of("fight")


@rule("K1.A.THF3")
def test_only_in_her_turn_and_only_she() -> None:
    table = position("oracle", "thief at r1, from S", board="S r1┼", r1="turnkey")
    assert table.offers_none_of("fight")


@rule("K1.A.THF3", "K1.F7", "K1.F9")
def test_going_back_onto_a_tile_with_another_monster_she_stands_there_unfought() -> None:
    table = position("thief", "oracle", board="S r1┼ r2┼", r1="turnkey", r2="skeleton-king")
    table.plays("step east", "step east", "fight", "roll", dice=(1, 1))
    assert table.hero("thief").at == "r1"
    assert table.hero("thief").hearts == 4
    assert table.token("r1") == "turnkey"
    assert table.active == "oracle"


@rule("K1.A.THF3", "K1.F7")
def test_from_there_she_goes_back_the_way_she_once_came() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼ r2┼", r1="turnkey", r2="rat")
    table.plays("step east", "step east", "fight", "roll", dice=(1, 1))
    table.plays("end turn", "fight", "roll", dice=(1, 1))
    assert table.hero("thief").at == "t1"
    assert table.hero("thief").hearts == 3


@rule("K1.F7", "K1.A.THF3")
def test_a_trail_of_three_monsters_leads_back_tile_by_tile() -> None:
    table = position(
        "thief", "oracle", board="S r1┼ r2┼ r3┼", r1="turnkey", r2="turnkey", r3="turnkey"
    )
    table.plays("step east", "step east", "step east", "fight", "roll", dice=(1, 1))
    for there in ("r2", "r1", "S"):
        assert table.hero("thief").at == there
        if there != "S":
            table.plays("end turn", "fight", "roll", dice=(1, 1))
    assert table.hero("thief").hearts == 5


@rule("K1.F7", "K1.A.THF2")
def test_however_many_turns_ago_she_came() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "end turn", "end turn", "end turn", "end turn", "fight")
    table.plays("roll", dice=(1, 1))
    assert table.hero("thief").at == "t1"


@rule("K1.F7", "K1.A.THF2")
def test_it_is_the_last_step_that_counts_not_the_first() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼ t2─", r1="turnkey")
    table.plays("step east", "step east", "step west", "fight", "roll", dice=(1, 1))
    assert table.hero("thief").at == "t2"


# Cursed on a monster's tile


def cursed_on_a_monster(
    *, thief: str = "", others: str = "", dice: tuple[int, int] = (4, 4)
) -> Table:
    """The oracle beats a mummy and curses the thief, who stands on a turnkey's tile."""
    return position(
        f"thief at r1, from S{thief}",
        "oracle",
        f"wizard{others}",
        board="r2┼ S r1┼",
        r1="turnkey",
        r2="mummy",
        turn="oracle",
    ).plays("step west", "roll", "curse thief", dice=dice)


@rule("K1.A.THF4", "K1.T5", "K1.F10")
def test_cursed_on_a_monsters_tile_she_must_fight_at_the_start_of_her_next_turn() -> None:
    table = cursed_on_a_monster(thief=", has portal").plays("end turn")
    assert table.active == "thief"
    assert table.options == ["roll"]


@rule("K1.A.THF4", "K1.C2")
def test_she_fights_it_without_her_abilities_and_goes_back_where_she_came_from() -> None:
    table = cursed_on_a_monster().plays("end turn", "roll", dice=(4, 4))
    assert table.told("fight-tied")
    assert table.hero("thief").at == "S"
    assert table.active == "oracle"


@rule("K1.A.THF4", "K1.T2")
def test_the_fight_she_owed_ends_her_turn() -> None:
    table = cursed_on_a_monster().plays("end turn", "roll", dice=(6, 6))
    assert table.hero("thief").at == "r1"
    assert table.hero("thief").has == ["key"]
    assert table.active == "oracle"


@rule("K1.A.THF4")
def test_cursed_where_no_monster_is_she_owes_nothing() -> None:
    table = position("thief", "oracle", board="r2┼ S r1┼", r1="turnkey", r2="mummy", turn="oracle")
    table.plays("step west", "roll", dice=(4, 4))
    assert table.active == "thief"
    assert table.asks == "turn"


@rule("K1.A.THF4")
def test_a_chest_is_no_monster() -> None:
    table = position(
        "thief at r1, from S", "oracle", board="r2┼ S r1┼", r1="chest", r2="mummy", turn="oracle"
    )
    table.plays("step west", "roll", dice=(4, 4))
    assert table.active == "thief"
    assert table.asks == "turn"


@rule("K1.A.THF4")
def test_uncursed_on_a_monsters_tile_she_owes_nothing() -> None:
    table = position("oracle", "thief at r1, from S", board="S r1┼", r1="turnkey")
    table.plays("end turn")
    assert table.offers("fight", "end turn")


@rule("K1.A.THF4", "K1.H2")
def test_unconscious_she_owes_it_in_the_first_turn_she_really_plays() -> None:
    table = cursed_on_a_monster(thief=", hearts 0").plays("end turn")
    assert table.told("turn-skipped", seat="thief")
    assert table.active == "oracle"
    table.plays("end turn", "end turn")
    assert table.active == "thief"
    assert table.options == ["roll"]


@rule("K1.A.THF4", "K1.I5")
def test_it_lapses_if_a_portal_has_moved_her() -> None:
    table = cursed_on_a_monster(others=", has portal")
    table.plays("cast healing on thief", "end turn")
    assert table.active == "thief"
    assert table.asks == "turn"


@rule("K1.A.THF4", "K1.A.WLK2")
def test_it_lapses_if_a_swap_has_moved_her_though_she_is_still_cursed() -> None:
    table = position(
        "thief at r1, from S",
        "oracle",
        "warlock at t1",
        board="""
            r2┼ S   r1┼
            .   t1│ .
        """,
        r1="turnkey",
        r2="mummy",
        turn="oracle",
    )
    table.plays("step west", "roll", "curse thief", dice=(4, 4))
    table.plays("swap with thief", "roll", "strike", dice=(1, 1))
    assert table.hero("thief").at == "t1"
    assert table.hero("thief").cursed
    assert table.active == "thief"
    assert table.asks == "turn"


@rule("K1.A.THF4", "K1.C3")
def test_it_lapses_if_the_curse_has_moved_on() -> None:
    table = position(
        "thief at r1, from S",
        "oracle",
        "wizard",
        board="""
            .   r3┼ .
            r2┼ S   r1┼
        """,
        r1="turnkey",
        r2="mummy",
        r3="mummy",
        turn="oracle",
    )
    table.plays("step west", "roll", "curse thief", dice=(4, 4))
    table.plays("step north", "roll", "curse oracle", dice=(4, 4))
    assert table.active == "thief"
    assert table.offers("fight", "end turn")


@rule("K1.A.THF4", "K1.C1")
def test_it_stays_owed_if_the_curse_stays_with_her() -> None:
    table = position(
        "thief at r1, from S",
        "oracle",
        "wizard",
        board="""
            .   r3┼ .
            r2┼ S   r1┼
        """,
        r1="turnkey",
        r2="mummy",
        r3="mummy",
        turn="oracle",
    )
    table.plays("step west", "roll", "curse thief", dice=(4, 4))
    table.plays("step north", "roll", "curse thief", dice=(4, 4))
    assert table.active == "thief"
    assert table.options == ["roll"]


@rule("K1.A.THF4")
def test_it_lapses_if_the_monster_is_gone() -> None:
    table = cursed_on_a_monster().plays("step east", "roll", dice=(6, 6))
    assert table.token("r1") is None
    assert table.active == "thief"
    assert table.asks == "turn"


@rule("K1.A.THF4", "K1.C2", "K1.F9")
def test_cursed_already_when_she_goes_back_onto_a_monsters_tile_she_owes_it_nothing() -> None:
    table = position(
        "thief at r2, from r1 S, owes",
        "oracle",
        board="S r1┼ r2┼",
        r1="turnkey",
        r2="skeleton-king",
        cursed="thief",
        turn="oracle",
    )
    table.plays("end turn", "roll", dice=(1, 1))
    assert table.hero("thief").at == "r1"
    table.plays("end turn")
    assert table.active == "thief"
    assert table.asks == "turn"
    assert table.offers_none_of("fight")
