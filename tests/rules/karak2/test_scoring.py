"""The end and who wins (K2.X)."""

import pytest

from language2 import Table, position, rule

PIT = "abyss northeast of castle, chasm northwest southeast"
ARMY = "10 mages, victory 10"


def ending(first: str, *others: str) -> Table:
    """Let the first hero, with ten mages, beat the General."""
    table = position(f"ranger, {ARMY}{first}", *others, pit=PIT)
    table.plays("move northeast", "send all", "roll", hero="3", mages="3 " * 10, bear="2")
    assert table.over
    return table


@rule("K2.X1", "K2.D4")
def test_small_stones_count_one_large_two_the_archstone_four_and_a_half() -> None:
    table = ending(
        ", 2 small stones, 1 large stone",
        "oracle at farm, 3 small stones",
        "scout at farm, 2 large stones",
    )
    assert table.points == {"ranger": 8.5, "oracle": 3.0, "scout": 4.0}
    assert table.winners == ["ranger"]


@rule("K2.X1")
def test_who_felled_the_general_need_not_win() -> None:
    table = ending("", "oracle at farm, 5 small stones", "scout at farm")
    assert table.points == {"ranger": 4.5, "oracle": 5.0, "scout": 0.0}
    assert table.winners == ["oracle"]


@rule("K2.X1")
def test_points_win_not_the_number_of_stones() -> None:
    table = ending("", "oracle at farm, 5 small stones", "scout at farm, 3 large stones")
    assert table.points["oracle"] == 5.0
    assert table.points["scout"] == 6.0
    assert table.winners == ["scout"]


@rule("K2.X1")
def test_half_a_point_decides() -> None:
    table = ending("", "oracle at farm, 4 small stones")
    assert table.winners == ["ranger"]


@rule("K2.X1")
def test_with_equal_points_most_large_stones_win() -> None:
    table = ending(
        "",
        "oracle at farm, 3 small stones, 1 large stone",
        "scout at farm, 1 small stone, 2 large stones",
    )
    assert table.points == {"ranger": 4.5, "oracle": 5.0, "scout": 5.0}
    assert table.winners == ["scout"]


@rule("K2.X1")
def test_still_equal_the_victory_is_shared() -> None:
    table = ending(
        "",
        "oracle at farm, 1 small stone, 2 large stones",
        "scout at farm, 1 small stone, 2 large stones",
    )
    assert table.winners == ["oracle", "scout"]


@rule("K2.X1")
def test_large_stones_of_who_has_fewer_points_do_not_count() -> None:
    table = ending("", "oracle at farm, 5 small stones", "scout at farm, 2 large stones")
    assert table.winners == ["oracle"]


@rule("K2.X2")
def test_the_archstone_is_not_a_large_stone() -> None:
    table = position(
        f"ranger, {ARMY}",
        "oracle at farm, 2 small stones, 1 large stone",
        pit=PIT,
        figures={"stones": {"archstone": 4.0}},
    )
    table.plays("move northeast", "send all", "roll", hero="3", mages="3 " * 10, bear="2")
    assert table.points == {"ranger": 4.0, "oracle": 4.0}
    assert table.winners == ["oracle"]


@rule("K2.X1", "K2.D4")
def test_nothing_but_stones_counts() -> None:
    table = ending(
        "",
        "oracle at farm, 9 food, 9 wood, 9 stone, city at farm, built stable portal,"
        " has sword amulet-of-glory",
    )
    assert table.points == {"ranger": 4.5, "oracle": 0.0}


@rule("K2.X2", "K2.M7")
@pytest.mark.parametrize(
    ("stones", "winners"),
    [
        ("3 small stones", ["oracle"]),
        ("2 small stones", ["warrior"]),
        ("1 large stone", ["warrior", "oracle"]),
    ],
)
def test_an_end_without_a_way_on_is_scored_alike(stones: str, winners: list[str]) -> None:
    table = position("warrior, 1 large stone", f"oracle at farm, {stones}", deck="abyss 012345")
    table.plays("explore")
    assert table.over
    assert table.winners == winners
