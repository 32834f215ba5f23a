"""Hearts and unconsciousness (K2.H)."""

import pytest

from language2 import position, rule

HILL = "farm northeast of castle, army envoys-of-death"


# K2.H1


@rule("K2.H1")
def test_no_hearts_left_after_a_battle_is_unconscious() -> None:
    table = position("oracle, hearts 1", "warrior", hill=HILL)
    table.plays("move northeast", "roll", hero="S")
    assert table.told("fell-unconscious", seat="oracle")
    assert table.hero("oracle").unconscious


@rule("K2.H1")
def test_the_next_turn_is_only_three_hearts_back() -> None:
    table = position("oracle, hearts 1, has pickpocket", "warrior, 1 food", hill=HILL)
    table.plays("move northeast", "roll", hero="S").plays("end turn")
    assert table.told("turn-skipped", seat="oracle", hearts=3)
    assert table.hero("oracle").hearts == 3
    assert table.active == "warrior"


@rule("K2.H1")
def test_the_turn_after_that_is_a_normal_one() -> None:
    table = position("warrior", "oracle, hearts 0").plays("end turn", "end turn")
    assert (table.active, table.actions) == ("oracle", 2)


@rule("K2.H1")
def test_with_one_heart_left_the_next_turn_is_a_normal_one() -> None:
    table = position("oracle, hearts 2", "warrior", hill=HILL)
    table.plays("move northeast", "roll", hero="S").plays("end turn")
    assert not table.told("turn-skipped")
    assert (table.active, table.hero("oracle").hearts) == ("oracle", 1)


@rule("K2.H1")
def test_all_unconscious_heroes_in_a_row_are_skipped() -> None:
    table = position("warrior", "oracle, hearts 0", "scout, hearts 0").plays("end turn")
    assert table.active == "warrior"
    assert (table.hero("oracle").hearts, table.hero("scout").hearts) == (3, 3)


@rule("K2.H1")
def test_an_unconscious_hero_lies_where_it_is_after_the_battle() -> None:
    table = position("oracle, hearts 1", "warrior", hill=HILL)
    table.plays("move northeast", "roll", "end turn", hero="S")
    assert table.hero("oracle").at == "castle"


# K2.H2


@rule("K2.H2")
@pytest.mark.parametrize(("hearts", "after"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_hearts_are_at_most_five(hearts: int, after: int) -> None:
    table = position(f"oracle, hearts {hearts}", "warrior").plays("heal")
    assert table.hero("oracle").hearts == after


@rule("K2.H2")
@pytest.mark.parametrize(("hearts", "after"), [(1, 0), (2, 0), (3, 1)])
def test_hearts_are_at_least_none(hearts: int, after: int) -> None:
    table = position(f"oracle, hearts {hearts}", "warrior", friendly=True, hill=HILL)
    table.plays("move northeast", "roll", hero="SS")
    assert table.hero("oracle").hearts == after


@rule("K2.H2")
def test_an_unconscious_hero_can_be_robbed() -> None:
    table = position("warrior, has pickpocket", "oracle, hearts 0, 2 food").plays("rob oracle")
    table.plays("steal food")
    assert table.hero("oracle").food == 0


@rule("K2.H2")
def test_and_struck_by_plague_and_misery() -> None:
    table = position("warrior", "oracle, hearts 0, 2 food, city at farm", "scout", hill=HILL).plays(
        "move northeast", "roll", hero="SS"
    )
    table.plays("plague oracle")
    assert table.plagued == "oracle"
    assert table.hero("oracle").food == 1


@rule("K2.H2")
def test_and_counts_as_a_hero_where_a_city_is_founded() -> None:
    table = position("warrior at farm, 2 wood", "oracle at farm, hearts 0")
    assert table.offers_none_of("found city")
    table = position("warrior at farm, 2 wood", "oracle, hearts 0")
    assert table.offers("found city")
