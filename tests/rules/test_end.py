"""The end (K1.X)."""

import pytest

from karak.kernel.errors import GameOver, KarakError
from language import Table, position, rule


def dragon_beaten(*others: str, by: str = "thief, has axe axe", experts: bool = False) -> Table:
    return position(by, *others, board="S r1┼", r1="dragon", experts=experts).plays(
        "step east", "fight", "roll", dice=(5, 4)
    )


# K1.X1


@rule("K1.X1")
def test_the_game_ends_at_once_when_a_hero_defeats_the_dragon() -> None:
    table = dragon_beaten("oracle")
    assert table.over
    result = table.game.result
    assert result is not None
    assert result.reason == "dragon"
    assert table.game.legal_actions() == ()
    assert table.told("game-ended", reason="dragon")


@rule("K1.X1")
def test_nobody_plays_on_after_the_end() -> None:
    table = dragon_beaten("oracle")
    with pytest.raises(GameOver):
        table.plays("end turn")
    with pytest.raises(KarakError):
        _ = table.game.decision


@rule("K1.X1")
def test_a_dragon_that_wins_ends_nothing() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(6, 6))
    assert not table.over
    assert table.game.result is None


# K1.X2


@rule("K1.X2")
def test_treasures_count_one_and_the_dragons_one_and_a_half() -> None:
    table = dragon_beaten("oracle, has treasure treasure")
    assert table.points == {"thief": 1.5, "oracle": 2.0}


@rule("K1.X2")
def test_most_points_win_not_the_dragon() -> None:
    assert dragon_beaten("oracle, has treasure treasure").winners == ["oracle"]
    assert dragon_beaten("oracle, has treasure").winners == ["thief"]


@rule("K1.X2")
def test_ties_share_the_win() -> None:
    table = dragon_beaten("oracle, has treasure treasure", "wizard, has treasure treasure")
    assert table.winners == ["oracle", "wizard"]


@rule("K1.X2")
def test_equipment_counts_nothing() -> None:
    table = dragon_beaten("oracle, has axe sword flames portal key")
    assert table.points["oracle"] == 0


@rule("K1.X2", "K1.I1", "K1.I6")
def test_treasures_of_chests_and_of_the_fallen_count_alike() -> None:
    table = position(
        "thief at r1, has axe axe key",
        "oracle",
        board="S r1┼ r2┼ r3┼",
        r1="chest",
        r2="fallen",
        r3="dragon",
    )
    table.plays("open chest", "end turn", "step east", "fight", "roll", dice=(5, 3))
    table.plays("end turn", "step east", "fight", "roll", dice=(5, 4))
    assert table.points == {"thief": 3.5, "oracle": 0}


@rule("K1.X2", "K1.E10")
def test_a_game_without_a_way_to_the_dragon_is_scored_as_it_stands() -> None:
    table = position("thief, has treasure", "oracle, has treasure", "wizard", stack="tunnel cross")
    table.plays("step east", tile="tunnel cross")
    assert table.over
    result = table.game.result
    assert result is not None
    assert result.reason == "no-way-on"
    assert table.points == {"thief": 1, "oracle": 1, "wizard": 0}
    assert table.winners == ["thief", "oracle"]


@rule("K1.X2", "K1.E10")
def test_without_any_treasure_everybody_shares_the_win() -> None:
    table = position("thief", "oracle", stack="tunnel cross")
    table.plays("step east", tile="tunnel cross")
    assert table.winners == ["thief", "oracle"]


# K1.X3

FIVE = "treasure treasure treasure treasure treasure"


@rule("K1.X3")
def test_experts_the_first_hero_with_six_treasures_wins_at_once() -> None:
    table = position(
        f"thief at r1, has {FIVE} key", "oracle", board="S r1┼", r1="chest", experts=True
    )
    table.plays("open chest")
    assert table.over
    result = table.game.result
    assert result is not None
    assert result.reason == "experts-goal"
    assert table.winners == ["thief"]
    assert table.in_bag("dragon") == 1


@rule("K1.X3")
def test_experts_the_sixth_may_come_from_the_fallen() -> None:
    table = position(f"thief, has {FIVE}", "oracle", board="S r1┼", r1="fallen", experts=True)
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.over
    assert table.winners == ["thief"]


@rule("K1.X3")
def test_experts_five_are_not_enough() -> None:
    table = position(
        "thief at r1, has treasure treasure treasure treasure key",
        "oracle",
        board="S r1┼",
        r1="chest",
        experts=True,
    )
    table.plays("open chest")
    assert not table.over


@rule("K1.X3")
def test_without_the_experts_goal_six_treasures_end_nothing() -> None:
    table = position(f"thief at r1, has {FIVE} key", "oracle", board="S r1┼", r1="chest")
    table.plays("open chest")
    assert not table.over
    assert len(table.hero("thief").treasures) == 6


@rule("K1.X3", "K1.X1", "K1.X2")
def test_experts_the_dragon_ends_the_game_too_and_then_points_count() -> None:
    table = dragon_beaten("oracle, has treasure treasure", experts=True)
    result = table.game.result
    assert result is not None
    assert result.reason == "dragon"
    assert table.winners == ["oracle"]


# K1.X4


@rule("K1.X4")
def test_experts_treasures_take_slots() -> None:
    table = position(
        "thief, has axe axe flames flames portal treasure",
        "oracle",
        board="S r1┼",
        r1="turnkey",
        experts=True,
    )
    table.plays("step east", "fight", "roll", "strike", dice=(6, 6))
    assert table.asks == "leave-for-reward"
    assert table.options == [
        "leave axe",
        "leave flames",
        "leave portal",
        "leave key",
        "leave treasure",
    ]


@rule("K1.X4", "K1.I6")
def test_without_the_experts_goal_treasures_take_none() -> None:
    table = position(
        "thief, has axe axe flames flames portal treasure", "oracle", board="S r1┼", r1="turnkey"
    )
    table.plays("step east", "fight", "roll", "strike", dice=(6, 6))
    assert table.hero("thief").has == ["axe", "axe", "flames", "flames", "portal", "key"]


@rule("K1.X4")
def test_experts_a_treasure_goes_into_any_slot() -> None:
    table = position(
        "thief, has axe axe flames flames portal",
        "oracle",
        board="S r1┼",
        r1="fallen",
        experts=True,
    )
    table.plays("step east", "fight", "roll", "strike", dice=(6, 6))
    assert table.hero("thief").treasures == ["treasure"]
    assert table.active == "oracle"


@rule("K1.X4")
def test_experts_treasures_make_way_by_moving_between_slots() -> None:
    table = position(
        "thief, has treasure treasure treasure treasure axe",
        "oracle",
        board="S r1┼",
        r1="rat",
        experts=True,
    )
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.hero("thief").has == ["daggers", "axe"]
    assert len(table.hero("thief").treasures) == 4


@rule("K1.X4", "K1.I2")
def test_experts_equipment_keeps_to_its_own_slots() -> None:
    table = position(
        "thief, has axe sword treasure flames", "oracle", board="S r1┼", r1="rat", experts=True
    )
    table.plays("step east", "fight", "roll", "strike", dice=(6, 6))
    assert table.options == ["leave daggers", "leave sword", "leave axe"]


# K1.X5


def fallen_beaten_with_a_full_load() -> Table:
    return position(
        "thief, has axe axe flames key treasure treasure",
        "oracle",
        board="S r1┼",
        r1="fallen",
        experts=True,
    ).plays("step east", "fight", "roll", "strike", dice=(6, 6))


@rule("K1.X5")
def test_experts_without_room_any_piece_or_treasure_is_left_the_new_one_included() -> None:
    table = fallen_beaten_with_a_full_load()
    assert table.options == ["leave axe", "leave flames", "leave key", "leave treasure"]


@rule("K1.X5")
def test_experts_a_piece_is_left_for_the_treasure() -> None:
    table = fallen_beaten_with_a_full_load().plays("leave axe")
    assert table.hero("thief").has == ["axe", "flames", "key"]
    assert len(table.hero("thief").treasures) == 3
    assert table.lying("r1") == ["axe"]


@rule("K1.X5")
def test_experts_a_treasure_can_be_left_on_a_tile() -> None:
    table = fallen_beaten_with_a_full_load().plays("leave treasure")
    assert len(table.hero("thief").treasures) == 2
    assert table.lying("r1") == ["treasure"]
    assert table.active == "oracle"


@rule("K1.X5", "K1.X4")
def test_experts_a_treasure_is_left_for_a_new_piece() -> None:
    table = position(f"thief, has {FIVE} axe", "oracle", board="S r1┼", r1="rat", experts=True)
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.options == ["leave daggers", "leave axe", "leave treasure"]
    table.plays("leave treasure")
    assert table.hero("thief").has == ["daggers", "axe"]
    assert len(table.hero("thief").treasures) == 4


@rule("K1.X5", "K1.I6")
def test_experts_opening_a_chest_the_key_leaves_first_and_makes_room() -> None:
    table = position(
        "thief at r1, has axe axe flames flames portal key",
        "oracle",
        board="S r1┼",
        r1="chest",
        experts=True,
    )
    table.plays("open chest")
    assert table.hero("thief").has == ["axe", "axe", "flames", "flames", "portal"]
    assert table.hero("thief").treasures == ["treasure"]
    assert table.active == "oracle"


@rule("K1.X5", "K1.X3")
def test_experts_leaving_the_sixth_treasure_does_not_win() -> None:
    full = f"thief, has {FIVE} axe"
    table = position(full, "oracle", board="S r1┼", r1="fallen", experts=True)
    table.plays("step east", "fight", "roll", "leave treasure", dice=(6, 6))
    assert not table.over
    table = position(full, "oracle", board="S r1┼", r1="fallen", experts=True)
    table.plays("step east", "fight", "roll", "leave axe", dice=(6, 6))
    assert table.over
    assert table.winners == ["thief"]


# K1.X6


@rule("K1.X6", "K1.T2")
def test_experts_a_lying_treasure_is_picked_up_like_equipment_and_ends_the_turn() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="treasure", experts=True)
    table.plays("step east", "take treasure")
    assert table.hero("oracle").treasures == ["treasure"]
    assert table.active == "thief"


@rule("K1.X6", "K1.I4")
def test_experts_a_lying_treasure_is_exchanged_for_any_piece() -> None:
    table = position(
        "oracle at r1, has axe axe flames flames portal key",
        "thief",
        board="S r1┼",
        r1="treasure",
        experts=True,
    )
    table.plays("take treasure")
    assert table.options == ["leave axe", "leave flames", "leave portal", "leave key"]
    table.plays("leave key")
    assert table.hero("oracle").treasures == ["treasure"]
    assert table.lying("r1") == ["key"]


@rule("K1.X6")
def test_experts_a_lying_treasure_counts_for_nobody() -> None:
    table = position(
        "thief, has axe axe treasure",
        "oracle, has treasure",
        board="r2┼ S r1┼",
        r1="dragon",
        r2="treasure treasure",
        experts=True,
    )
    table.plays("step east", "fight", "roll", dice=(5, 4))
    assert table.points == {"thief": 2.5, "oracle": 1}


@rule("K1.X6", "K1.X3")
def test_experts_the_sixth_treasure_may_be_picked_up() -> None:
    table = position(
        f"oracle at r1, has {FIVE}", "thief", board="S r1┼", r1="treasure axe", experts=True
    )
    table.plays("take treasure")
    assert table.over
    assert table.winners == ["oracle"]
    assert table.told("game-ended", seat="oracle", reason="experts-goal")


@rule("K1.X6", "K1.X3")
def test_experts_the_dragons_treasure_is_one_of_the_six() -> None:
    table = position(f"thief, has {FIVE} axe", "oracle", board="S r1┼", r1="dragon", experts=True)
    table.plays("step east", "fight", "roll", "leave axe", dice=(6, 6))
    assert table.over
    assert table.winners == ["thief"]
    assert table.points["thief"] == 6.5
    assert table.told("game-ended", seat="thief", reason="experts-goal")


@rule("K1.X6")
def test_experts_with_no_room_another_piece_is_left_for_the_dragons_treasure() -> None:
    table = position(
        "thief, has axe axe flames portal key treasure",
        "oracle, has treasure treasure",
        board="S r1┼",
        r1="dragon",
        experts=True,
    )
    table.plays("step east", "fight", "roll", "strike", dice=(6, 6))
    assert table.options == [
        "leave axe",
        "leave flames",
        "leave portal",
        "leave key",
        "leave treasure",
    ]
    table.plays("leave key")
    assert table.over
    assert table.points == {"thief": 2.5, "oracle": 2}
    assert table.winners == ["thief"]


@rule("K1.X6", "K1.X2")
def test_experts_leaving_a_treasure_for_the_dragons_costs_its_point() -> None:
    table = position(
        "thief, has axe axe flames portal key treasure",
        "oracle, has treasure treasure",
        board="S r1┼",
        r1="dragon",
        experts=True,
    )
    table.plays("step east", "fight", "roll", "strike", "leave treasure", dice=(6, 6))
    assert table.points == {"thief": 1.5, "oracle": 2}
    assert table.winners == ["oracle"]
