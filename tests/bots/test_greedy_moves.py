"""What greedy does where it is plain what a sensible player would do."""

import pytest

from karak.bots.greedy import GreedyBot
from language import Table, position


def move(table: Table) -> str:
    """Ask greedy."""
    return str(GreedyBot().choose(table.game))


def turns_of(table: Table, moves: int) -> list[str]:
    """Let greedy play some moves; say which."""
    made: list[str] = []
    for _ in range(moves):
        made.append(move(table))
        table.game.apply(GreedyBot().choose(table.game))
    return made


def test_it_fights_a_rat_beside_it() -> None:
    assert move(position("warrior", "thief", board="S r1─", r1="rat")) == "step east"


def test_it_leaves_a_dragon_alone_that_it_cannot_beat() -> None:
    table = position("warrior", "thief", board="S r1─", r1="dragon")
    assert move(table).startswith("step")
    assert move(table) != "step east"


def test_it_fights_the_dragon_when_that_wins_the_game() -> None:
    table = position("warrior, has axe axe flames", "thief", board="S t1─ r1─", r1="dragon")
    assert move(table) == "step east"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    table = position(
        "warrior, has axe axe flames",
        "thief, has treasure treasure treasure",
        board="S r1─",
        r1="dragon",
    )
    assert move(table) != "step east"


def test_it_goes_for_a_chest_with_a_key_and_opens_it() -> None:
    table = position("warrior, has key", "thief", board="S t1─ r1─", r1="chest")
    assert turns_of(table, 3) == ["step east", "step east", "open chest"]


def test_without_a_key_a_chest_is_passed() -> None:
    assert move(position("warrior at r1", "thief", board="S r1─", r1="chest")) == "step east"


def test_it_heals_when_it_is_low() -> None:
    table = position("thief at t1, hearts 1", "warrior", board="S t1─ r1─", r1="skeleton-king")
    assert turns_of(table, 2) == ["step west", "heal"]


def test_it_explores_when_there_is_nothing_better() -> None:
    assert move(position("warrior", "thief")).startswith("step")


def test_badly_hurt_and_far_from_water_it_casts_a_healing_portal() -> None:
    table = position(
        "thief at t6, hearts 1, has portal",
        "warrior",
        board="S r1─ r2─ r3─ r4─ r5─ t6─ r7─",
        r7="skeleton-king",
    )
    assert table.words(GreedyBot().choose(table.game)) == "cast healing on thief"


def test_it_takes_better_weapons_that_lie_about() -> None:
    table = position("thief at r1, has daggers", "warrior", board="S r1─", r1="axe")
    assert move(table) == "take axe"


def test_it_leaves_worse_weapons() -> None:
    table = position("warrior at r1, has axe sword", "thief", board="S r1─", r1="daggers")
    assert move(table) != "take daggers"


def test_for_a_better_weapon_it_leaves_the_worst() -> None:
    table = position("thief at r1, has daggers sword", "warrior", board="S r1─", r1="axe")
    assert turns_of(table, 2) == ["take axe", "leave daggers"]


def test_it_keeps_the_best_weapons_of_a_victory() -> None:
    table = position("swordsman, has daggers sword", "warrior", board="S r1─", r1="skeleton-king")
    table.plays("step east", "roll", dice=(6, 6))
    assert move(table) == "leave daggers"


def test_it_curses_the_leader() -> None:
    table = position(
        "thief", "oracle", "warrior, has treasure", "wizard", board="S r1─", r1="mummy"
    )
    table.plays("step east", "fight", "roll", dice=(6, 6))
    assert table.words(GreedyBot().choose(table.game)) == "curse warrior"


def test_flames_are_used_where_they_win_something() -> None:
    table = position("thief, has flames", "oracle", board="S r1─", r1="turnkey")
    table.plays("step east", "fight", "roll", dice=(3, 4))
    assert move(table) == "use flames"


def test_flames_are_kept_where_they_do_not_help() -> None:
    table = position("thief, has flames", "oracle", board="S r1─", r1="turnkey")
    table.plays("step east", "fight", "roll", dice=(1, 1))
    assert move(table) == "strike"


def test_the_wizard_saves_a_heart_with_flames_that_last() -> None:
    table = position("wizard, has flames", "oracle", board="S r1─", r1="turnkey")
    table.plays("step east", "roll", dice=(3, 4))
    assert move(table) == "use flames"


def test_the_warrior_rolls_again_what_does_not_win() -> None:
    table = position("warrior", "oracle", board="S r1─", r1="turnkey")
    table.plays("step east", "roll", dice=(1, 4))
    assert move(table) == "roll again"


def test_the_warlock_sacrifices_a_heart_for_a_treasure() -> None:
    table = position("warlock, has axe", "oracle", board="S r1─", r1="fallen")
    table.plays("step east", "roll", dice=(4, 5))
    assert move(table) == "sacrifice heart"


def test_the_warlock_swaps_onto_a_chest() -> None:
    table = position(
        "warlock, has key",
        "oracle at r1",
        board="S t1─ t2─ t3─ t4─ r2─ r1─",
        r1="chest",
    )
    assert table.words(GreedyBot().choose(table.game)) == "swap with oracle"


def test_the_thief_walks_past_a_monster_that_it_cannot_beat() -> None:
    table = position("thief, has key", "oracle", board="S r1─ r2─", r1="dragon", r2="chest")
    assert turns_of(table, 3) == ["step east", "step east", "open chest"]


def test_the_wizard_walks_through_walls() -> None:
    table = position(
        "wizard at t1, has key",
        "oracle",
        board="""
            S  t1─
            t2│ r1│
            t3└ t4┘
        """,
        r1="chest",
    )
    assert turns_of(table, 2) == ["step south", "open chest"]


def test_gates_are_short_cuts() -> None:
    table = position(
        "thief at g1, has key",
        "oracle",
        board="S g1─ t1─ t2─ t3─ t4─ g2─ r1─",
        r1="chest",
    )
    assert turns_of(table, 3) == ["to gate 2", "step east", "open chest"]


def test_the_oracle_lays_what_suits_her() -> None:
    table = position("oracle", "thief")
    table.plays("step east", tile="room cross", token="rat, dragon")
    assert move(table) == "lay rat"


@pytest.mark.parametrize("hearts", [2, 3])
def test_the_experts_goal_is_picked_up(hearts: int) -> None:
    table = position(
        f"thief at r1, hearts {hearts}", "warrior", board="S r1─", r1="treasure", experts=True
    )
    assert move(table) == "take treasure"


def test_with_full_hands_an_expert_leaves_what_is_worth_least() -> None:
    table = position(
        "thief at r1, has axe axe flames flames portal key",
        "warrior",
        board="S r1─",
        r1="treasure",
        experts=True,
    )
    assert turns_of(table, 2) == ["take treasure", "leave portal"]
