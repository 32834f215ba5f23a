"""Plague & Misery (K2.P)."""

import pytest

from language2 import Table, position, rule


def cursing(
    *others: str, more: str = "", plagued: str | None = None, friendly: bool = False
) -> Table:
    """Let a warrior lose a battle with two skulls on the hero die, up to the choice of a victim."""
    table = position(
        f"warrior{more}",
        *others,
        den="farm northeast of castle, army envoys-of-death",
        plagued=plagued,
        friendly=friendly,
    )
    return table.plays("move northeast", "roll", hero="SS")


THREE = ("oracle at farm", "ranger at farm")


@rule("K2.P1", "K2.B7")
def test_who_rolled_two_skulls_chooses_another_player() -> None:
    table = cursing("oracle at farm", "ranger at farm", "scout at farm, hearts 0")
    assert table.asks == "cast-plague"
    assert table.active == "warrior"
    assert table.options == ["plague oracle", "plague ranger", "plague scout"]


@rule("K2.P1")
def test_the_roller_must_choose_and_cannot_choose_itself() -> None:
    table = cursing("oracle at farm", "ranger at farm", more=", city at forest, 2 food")
    assert table.options == ["plague oracle", "plague ranger"]


@rule("K2.P1")
def test_of_two_players_it_is_the_other() -> None:
    table = cursing("oracle at farm, 2 food, city at farm")
    assert table.hero("oracle").food == 1
    assert table.plagued == "oracle"


@rule("K2.P1", "K2.B7")
@pytest.mark.parametrize("face", ["S", "1", "3"])
def test_other_faces_bring_none(face: str) -> None:
    table = position(
        "warrior", "oracle at farm, 2 food", den="farm northeast of castle, army envoys-of-death"
    )
    table.plays("move northeast", "roll", hero=face)
    assert table.hero("oracle").food == 2
    assert not table.told("plague-cast")


@rule("K2.P1")
def test_two_skulls_on_unit_dice_bring_none() -> None:
    table = position(
        "ranger, 2 mages, victory 2",
        "oracle at farm, 2 food",
        den="farm northeast of castle, army envoys-of-death",
    )
    table.plays("move northeast", *["send mage"] * 2, "roll", hero="S", mages="S S")
    assert not table.told("plague-cast")


@rule("K2.P2")
def test_misery_takes_one_of_each_kind_that_the_player_has() -> None:
    table = cursing("oracle at farm, 3 food, 1 stone", "ranger at farm, 5 wood")
    table.plays("plague oracle")
    assert table.hero("oracle").resources == (2, 0, 0)
    assert table.hero("ranger").wood == 5
    assert table.told("resource-lost", seat="oracle", resource="stone", count=1)


@rule("K2.P2")
def test_what_is_lost_goes_to_nobody() -> None:
    table = cursing("oracle at farm, 3 food, 2 wood, 1 stone", "ranger at farm")
    table.plays("plague oracle")
    assert table.hero("oracle").resources == (2, 1, 0)
    assert table.hero("warrior").resources == (0, 0, 0)


@rule("K2.P3")
def test_the_plague_goes_to_the_players_city() -> None:
    table = cursing("oracle at farm, city at farm", "ranger at farm")
    table.plays("plague oracle")
    assert table.plagued == "oracle"
    assert table.told("plague-cast", seat="warrior", other="oracle")


@rule("K2.P3", "K2.R1")
def test_where_the_plague_is_nobody_is_recruited() -> None:
    table = cursing(
        "oracle at farm, city at farm, built camp, victory 3, 5 food",
        "ranger at farm",
        more=", hearts 5",
    )
    table.plays("plague oracle")
    assert table.active == "oracle"
    assert table.offers_no("recruit")


@rule("K2.P3")
def test_it_comes_from_wherever_it_was() -> None:
    table = cursing(
        "oracle at farm, city at farm, built camp, victory 3, 5 food",
        "ranger at farm, city at forest",
        plagued="oracle",
    )
    table.plays("plague ranger")
    assert table.plagued == "ranger"
    assert table.offers("recruit knight")


@rule("K2.P3")
def test_it_comes_from_the_rollers_own_city_too() -> None:
    table = cursing("oracle at farm, city at farm", more=", city at forest", plagued="warrior")
    assert table.plagued == "oracle"


@rule("K2.P3")
def test_without_a_city_the_token_stays_where_it_is() -> None:
    table = cursing("oracle at farm, 1 food", "ranger at farm, city at forest", plagued="ranger")
    table.plays("plague oracle")
    assert table.plagued == "ranger"
    assert table.hero("oracle").food == 0
    table = cursing(*THREE)
    table.plays("plague oracle")
    assert table.plagued is None


@rule("K2.P3")
def test_a_city_founded_later_does_not_draw_it() -> None:
    table = cursing("princess at farm, 3 wood", "ranger at castle")
    table.plays("plague princess", "found city")
    assert table.hero("princess").city == "farm"
    assert table.plagued is None


@rule("K2.P4")
def test_choosing_the_same_city_again_means_misery_again() -> None:
    table = cursing("oracle at farm, city at farm, 2 food, 1 wood", plagued="oracle")
    assert table.plagued == "oracle"
    assert table.hero("oracle").resources == (1, 0, 0)


@rule("K2.P5")
def test_the_chosen_player_may_lack_city_and_resources() -> None:
    table = cursing("oracle at farm", "ranger at farm, city at forest, 5 food")
    assert table.offers("plague oracle")
    table.plays("plague oracle")
    assert table.hero("ranger").food == 5
    assert table.active == "oracle"


@rule("K2.P5", "K2.I8")
def test_it_comes_even_if_the_skulls_were_ignored() -> None:
    table = cursing("oracle at farm, 1 food", "ranger at farm", more=", has amulet-of-protection")
    table.plays("protect hero", "protect hero")
    assert table.asks == "cast-plague"


@rule("K2.P5")
@pytest.mark.parametrize("hearts", [1, 2])
def test_it_comes_even_if_the_roller_falls_unconscious(hearts: int) -> None:
    table = cursing("oracle at farm, 1 food", "ranger at farm", more=f", hearts {hearts}")
    assert table.asks == "cast-plague"
    table.plays("plague oracle")
    assert table.hero("oracle").food == 0
    assert table.hero("warrior").unconscious


@rule("K2.P1", "K2.B7", "K2.B9")
def test_it_comes_in_victory_too_before_the_rewards() -> None:
    table = position(
        "ranger, 2 knights, victory 2",
        "oracle at farm, 1 food",
        "scout at farm",
        den="farm northeast of castle, army skeleton-warriors",
    )
    table.plays("move northeast", *["send knight"] * 2, "roll", hero="SS", knights="1 1")
    assert table.asks == "cast-plague"
    assert table.hero("ranger").has == []
    table.plays("plague oracle")
    assert table.hero("ranger").has == ["sword"]


@rule("K2.P1", "K2.A.PRI1", "K2.B7")
def test_the_final_roll_counts() -> None:
    table = position(
        "princess",
        "oracle at farm, 1 food",
        "scout at farm",
        den="farm northeast of castle, army envoys-of-death",
    )
    table.plays("move northeast", "roll", "roll hero again", hero="SS S")
    assert table.active == "oracle"
    assert table.hero("princess").hearts == 4


# The friendly variant


@rule("K2.P6")
def test_in_the_friendly_variant_there_is_no_plague_and_no_misery() -> None:
    table = cursing("oracle at farm, city at farm, 1 food", "ranger at farm", friendly=True)
    assert table.active == "oracle"
    assert table.hero("oracle").food == 1
    assert table.plagued is None


@rule("K2.P6")
def test_there_two_skulls_still_cost_two_hearts() -> None:
    table = cursing("oracle at farm", friendly=True)
    assert table.hero("warrior").hearts == 3


@rule("K2.P6", "K2.N9")
def test_there_the_castle_still_heals() -> None:
    table = position("warrior, hearts 1", "oracle", friendly=True)
    table.plays("eradicate plague")
    assert table.hero("warrior").hearts == 5
