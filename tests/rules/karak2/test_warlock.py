"""Lord Xanros the Warlock (K2.A.WLK)."""

import pytest

from language2 import Table, position, rule


@rule("K2.A.WLK1")
def test_an_action_raises_a_skeleton() -> None:
    table = position("warlock", "oracle")
    table.plays("raise skeleton")
    assert table.hero("warlock").units == {"skeleton": 1}
    assert table.in_supply("skeleton") == 2
    assert table.actions == 1


@rule("K2.A.WLK1")
def test_every_action_may_raise_one() -> None:
    table = position("warlock at farm, city at farm, built stable", "oracle")
    table.plays("raise skeleton", "move east", "raise skeleton", "raise skeleton")
    assert table.hero("warlock").units == {"skeleton": 3}
    assert table.active == "oracle"


@rule("K2.A.WLK1")
def test_at_most_three() -> None:
    assert position("warlock, 2 skeletons", "oracle").offers("raise skeleton")
    assert position("warlock, 3 skeletons", "oracle").offers_none_of("raise skeleton")


@rule("K2.A.WLK1", "K2.G2")
def test_they_need_no_glory_and_take_no_room() -> None:
    table = position("warlock, victory 0, 2 skeletons", "oracle")
    assert table.offers("raise skeleton")
    table = position(
        "warlock at farm, city at farm, built camp, victory 1, 1 food, 3 skeletons", "oracle"
    )
    table.plays("recruit knight")
    assert table.hero("warlock").units == {"knight": 1, "skeleton": 3}


@rule("K2.A.WLK1")
@pytest.mark.parametrize("place", ["castle", "farm", "forest"])
def test_anywhere(place: str) -> None:
    assert position(f"warlock at {place}", "oracle, city at farm").offers("raise skeleton")


@rule("K2.A.WLK1")
def test_it_costs_no_resources() -> None:
    table = position("warlock, 1 food, 1 wood, 1 stone", "oracle")
    table.plays("raise skeleton")
    assert table.hero("warlock").resources == (1, 1, 1)


@rule("K2.A.WLK1", "K2.B10")
def test_a_skeleton_lost_can_be_raised_again() -> None:
    table = position(
        "warlock, 3 skeletons",
        "oracle at farm",
        den="farm northeast of castle, army envoys-of-death",
    )
    table.plays("move northeast", "send skeleton", "roll", hero="1", skeletons="S")
    assert table.hero("warlock").units == {"skeleton": 2}
    table.plays("end turn", "raise skeleton")
    assert table.hero("warlock").units == {"skeleton": 3}


@rule("K2.A.WLK1", "K2.P3")
def test_the_plague_does_not_hinder_it() -> None:
    table = position("warlock at farm, city at farm", "oracle", plagued="warlock")
    assert table.offers("raise skeleton")


@rule("K2.A.WLK1")
@pytest.mark.parametrize("hero", ["warrior", "oracle", "ranger", "princess", "scout"])
def test_nobody_else_raises_the_dead(hero: str) -> None:
    assert position(hero, "warlock").offers_none_of("raise skeleton")


# Soul Collector


def facing(more: str, army: str = "envoys-of-death") -> Table:
    """Set up a warlock beside an army."""
    return position(
        f"warlock, {more}", "oracle at farm", den=f"farm northeast of castle, army {army}"
    )


@rule("K2.A.WLK2")
def test_each_unit_lost_in_a_battle_gives_a_heart_back() -> None:
    table = facing("hearts 2, 2 knights, victory 2")
    table.plays("move northeast", "send all", "roll", hero="1", knights="S S")
    assert table.hero("warlock").hearts == 4
    assert table.hero("warlock").units == {}


@rule("K2.A.WLK2")
def test_skeletons_too() -> None:
    table = facing("hearts 2, 1 skeleton, 1 mage, victory 2")
    table.plays("move northeast", "send all", "roll", hero="1", mages="S", skeletons="S")
    assert table.hero("warlock").hearts == 4


@rule("K2.A.WLK2")
def test_in_victory_too() -> None:
    table = facing("hearts 2, 2 knights, victory 2", army="fire-eaters")
    table.plays("move northeast", "send all", "roll", hero="1", knights="S 1")
    assert table.told("battle-won")
    assert table.hero("warlock").hearts == 3


@rule("K2.A.WLK2")
def test_never_more_than_five_hearts() -> None:
    table = facing("hearts 4, 3 knights, victory 3")
    table.plays("move northeast", "send all", "roll", hero="1", knights="S S S")
    assert table.hero("warlock").hearts == 5


@rule("K2.A.WLK2")
def test_after_the_wounds() -> None:
    table = facing("hearts 5, 1 knight, victory 1")
    table.plays("move northeast", "send all", "roll", hero="S", knights="S")
    assert table.hero("warlock").hearts == 5
    table = facing("hearts 5, 2 knights, victory 2")
    table.plays("move northeast", "send all", "roll", hero="S", knights="S S")
    assert table.hero("warlock").hearts == 5


@rule("K2.A.WLK2")
def test_wounds_beyond_the_last_heart_are_forgotten() -> None:
    table = facing("hearts 1, 1 knight, victory 1")
    table.plays("move northeast", "send all", "roll", hero="SS", knights="S")
    assert table.hero("warlock").hearts == 1


@rule("K2.A.WLK2", "K2.H1")
def test_before_looking_whether_he_is_unconscious() -> None:
    table = facing("hearts 1, 1 knight, victory 1")
    table.plays("move northeast", "send all", "roll", hero="S", knights="S")
    assert not table.told("fell-unconscious")
    table.plays("end turn")
    assert table.active == "warlock"
    assert table.hero("warlock").hearts == 1


@rule("K2.A.WLK2", "K2.H1")
def test_without_a_lost_unit_he_falls_unconscious_like_everybody() -> None:
    table = facing("hearts 1, 1 knight, victory 1")
    table.plays("move northeast", "send all", "roll", hero="S", knights="1")
    assert table.told("fell-unconscious", seat="warlock")
    assert table.hero("warlock").unconscious


@rule("K2.A.WLK2", "K2.D3")
def test_after_the_generals_wound_too() -> None:
    table = position(
        "warlock, hearts 1, 2 skeletons",
        "oracle at farm",
        pit="abyss northeast of castle, chasm northwest southeast",
    )
    table.plays("move northeast", "send all", "roll", hero="1", skeletons="S 1")
    assert table.hero("warlock").hearts == 1


@rule("K2.A.WLK2")
def test_units_saved_do_not_count() -> None:
    table = facing("hearts 2, 2 knights, victory 2, has amulet-of-protection")
    table.plays("move northeast", "send all", "roll", hero="1", knights="S S")
    table.plays("protect knight", "done")
    assert table.hero("warlock").hearts == 3
    assert table.hero("warlock").units == {"knight": 1}


@rule("K2.A.WLK2")
def test_units_returned_do_not_count() -> None:
    table = position(
        "warlock at farm, hearts 2, city at farm, built range, victory 1, 1 knight, 1 wood",
        "oracle",
    )
    table.plays("return knight")
    assert table.hero("warlock").units == {"archer": 1}
    assert table.hero("warlock").hearts == 2
    table = position(
        "warlock at farm, hearts 2, 1 knight, has amulet-of-glory",
        "oracle",
        farm=", lying amulet-of-action",
    )
    table.plays("take amulet-of-action")
    assert table.hero("warlock").units == {}
    assert table.hero("warlock").hearts == 2


@rule("K2.A.WLK2")
def test_units_that_were_not_rolled_do_not_count() -> None:
    table = facing("hearts 2, 2 knights, victory 2")
    table.plays("move northeast", "send knight", "roll", hero="1", knights="S")
    assert table.hero("warlock").hearts == 3
    assert table.hero("warlock").units == {"knight": 1}


@rule("K2.A.WLK2")
def test_others_gain_no_hearts_by_losses() -> None:
    table = position(
        "ranger, hearts 2, 1 knight, victory 1",
        "warlock at farm, hearts 2",
        den="farm northeast of castle, army envoys-of-death",
    )
    table.plays("move northeast", "send knight", "roll", hero="1", knights="S")
    assert table.hero("ranger").hearts == 2
    assert table.hero("warlock").hearts == 2
