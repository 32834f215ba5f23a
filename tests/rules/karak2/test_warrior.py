"""Horan the Warrior (K2.A.WAR)."""

import pytest

from language2 import Table, position, rule


def facing(
    army: str, more: str, land: str = "farm northeast of castle", hero: str = "warrior"
) -> Table:
    """Set up a warrior beside a hex with armies."""
    return position(f"{hero}{more}", "oracle at farm", den=f"{land}, army {army}")


@rule("K2.A.WAR1")
def test_once_in_a_battle_he_may_roll_his_unit_dice_again() -> None:
    table = facing("skeleton-riders", ", 2 knights, 1 mage, victory 3")
    table.plays("move northeast", "send all", "roll", hero="1", knights="S S", mages="S")
    assert table.options == ["roll units again", "strike"]
    table.plays("roll units again", knights="1 S", mages="2")
    assert table.told("battle-won", attack=4, strength=4)
    assert table.hero("warrior").units == {"knight": 1, "mage": 1}


@rule("K2.A.WAR1")
def test_the_second_roll_counts_even_if_it_is_worse() -> None:
    table = facing("skeleton-riders", ", 1 knight, 1 mage, victory 3")
    table.plays("move northeast", "send all", "roll", hero="1", knights="1", mages="2")
    table.plays("roll units again", knights="S", mages="S")
    assert table.told("battle-lost", attack=1)
    assert table.hero("warrior").units == {}


@rule("K2.A.WAR1")
def test_he_may_keep_the_first_roll() -> None:
    table = facing("skeleton-riders", ", 1 mage, victory 3")
    table.plays("move northeast", "send all", "roll", "strike", hero="1", mages="2")
    assert table.told("battle-lost", attack=3)


@rule("K2.A.WAR1")
def test_only_once() -> None:
    table = facing("skeleton-riders", ", 1 mage, victory 3, has fireball")
    table.plays("move northeast", "send all", "roll", "roll units again", hero="1", mages="S S")
    assert table.offers_none_of("roll units again")


@rule("K2.A.WAR1")
def test_in_each_battle_again() -> None:
    table = facing("envoys-of-death", ", 1 mage, victory 3")
    table.plays("move northeast", "send all", "roll", "roll units again", hero="1", mages="1 1")
    table.plays("end turn", "move northeast", "send all", "roll", hero="1", mages="1")
    assert table.offers("roll units again")


@rule("K2.A.WAR1")
def test_never_the_hero_die() -> None:
    table = facing("skeleton-riders", ", hearts 3, 1 mage, victory 3")
    table.plays("move northeast", "send all", "roll", hero="S", mages="S")
    assert table.offers_none_of("roll hero again")
    table.plays("roll units again", mages="3")
    assert table.told("battle-lost", attack=3)
    assert table.hero("warrior").hearts == 2


@rule("K2.A.WAR1")
def test_only_the_dice_he_used() -> None:
    table = facing("skeleton-riders", ", 2 knights, 2 archers, victory 4")
    table.plays(
        "move northeast", "send knight", "send archer", "roll", hero="1", knights="S", archers="S"
    )
    table.plays("roll units again", knights="1", archers="1")
    assert table.told("battle-lost", attack=3)
    assert table.hero("warrior").units == {"knight": 2, "archer": 2}


@rule("K2.A.WAR1")
def test_without_units_there_is_nothing_to_roll_again() -> None:
    table = facing("skeleton-riders", ", 2 knights, victory 4, has fireball")
    table.plays("move northeast", "roll", hero="1")
    assert table.options == ["use fireball", "strike"]


@rule("K2.A.WAR1", "K2.B9")
def test_before_the_fireballs() -> None:
    table = facing("envoys-of-death", ", 1 mage, victory 4, has fireball fireball")
    table.plays("move northeast", "send all", "roll", "use fireball", hero="1", mages="1")
    assert table.offers_none_of("roll units again")
    assert table.attack == 3


@rule("K2.A.WAR1", "K2.B10")
def test_the_titan_is_rolled_again_with_the_others() -> None:
    table = facing("skeleton-riders", ", 1 knight, victory 3, has amulet-of-the-titan")
    table.plays("move northeast", "send all", "roll", hero="1", knights="S", titan="1")
    table.plays("roll units again", knights="1", titan="3")
    assert table.told("battle-won", attack=5)


@rule("K2.A.WAR1", "K2.D4")
def test_against_the_general_too() -> None:
    table = position(
        "warrior, 5 mages, victory 5",
        "oracle at farm",
        pit="abyss northeast of castle, chasm northwest southeast",
    )
    table.plays("move northeast", "send all", "roll", hero="3", mages="S S S S S")
    table.plays("roll units again", mages="3 3 3 2 2")
    assert table.over


@rule("K2.A.WAR1")
@pytest.mark.parametrize("hero", ["oracle", "ranger", "warlock", "scout"])
def test_others_roll_once(hero: str) -> None:
    table = position(
        f"{hero}, 1 mage, victory 3, has fireball",
        "warrior at farm",
        den="farm northeast of castle, army envoys-of-death",
    )
    table.plays("move northeast", "send mage", "roll", hero="1", mages="S")
    assert table.options == ["use fireball", "strike"]


# Plunder


@rule("K2.A.WAR2")
@pytest.mark.parametrize(
    ("land", "gained"),
    [
        ("farm northeast of castle", (1, 0, 0)),
        ("farm-rock northeast of castle", (1, 0, 1)),
        ("dense-forest northeast of castle, chasm northeast", (0, 3, 0)),
    ],
)
def test_after_a_victory_he_gathers_from_that_hex(land: str, gained: tuple[int, int, int]) -> None:
    table = facing("skeleton-warriors", "", land)
    table.plays("move northeast", "roll", hero="1")
    assert table.hero("warrior").resources == gained
    assert table.hero("warrior").has == ["sword"]
    assert table.active == "oracle"


@rule("K2.A.WAR2")
def test_not_after_a_defeat() -> None:
    table = facing("skeletal-hulks", "")
    table.plays("move northeast", "roll", hero="1")
    assert table.hero("warrior").resources == (0, 0, 0)


@rule("K2.A.WAR2", "K2.I6")
def test_with_the_amulet_of_resources_one_more() -> None:
    table = facing(
        "skeleton-warriors", ", has amulet-of-resources", "farm-rock northeast of castle"
    )
    table.plays("move northeast", "roll", hero="1")
    assert table.options == ["gain food", "gain stone"]
    table.plays("gain stone")
    assert table.hero("warrior").resources == (1, 0, 2)
    assert table.active == "oracle"


@rule("K2.A.WAR2", "K2.I6")
def test_an_amulet_just_won_and_worn_counts() -> None:
    table = facing("dark-dryads", "")
    table.plays("move northeast", "roll", hero="3", amulet="resources")
    assert table.hero("warrior").food == 2


@rule("K2.A.WAR2", "K2.I6")
def test_an_amulet_just_won_and_left_does_not() -> None:
    table = facing("dark-dryads", ", has amulet-of-glory")
    table.plays("move northeast", "roll", hero="3", amulet="resources")
    table.plays("leave amulet-of-resources")
    assert table.hero("warrior").food == 1


@rule("K2.A.WAR2", "K2.I6")
def test_nor_does_one_just_left_for_another() -> None:
    table = facing("dark-dryads", ", has amulet-of-resources")
    table.plays("move northeast", "roll", hero="3", amulet="glory")
    table.plays("leave amulet-of-resources")
    assert table.hero("warrior").food == 1


@rule("K2.A.WAR2")
def test_it_comes_even_if_he_falls_unconscious() -> None:
    table = facing("skeleton-warriors", ", hearts 1, 1 knight, victory 1")
    table.plays("move northeast", "send knight", "roll", "strike", hero="S", knights="1")
    assert table.hero("warrior").unconscious
    assert table.hero("warrior").food == 1


@rule("K2.A.WAR2")
def test_it_is_no_action() -> None:
    table = position("warrior", "oracle at farm", den="farm northeast of castle, army fire-eaters")
    table.plays("move east", "gather", "move northwest", "roll", hero="1")
    assert table.hero("warrior").resources == (1, 1, 0)


@rule("K2.A.WAR2")
def test_also_when_exploring() -> None:
    table = position("warrior", "oracle at farm")
    table.plays("explore", "lay northeast", "roll", hex="farm", army="fire-eaters", hero="2")
    assert table.hero("warrior").food == 1


@rule("K2.A.WAR2", "K2.I5")
def test_beside_what_a_cart_brings() -> None:
    table = facing("skeletal-hulks", "")
    table.plays("move northeast", "roll", "gain wood", "gain wood", "gain wood", hero="3")
    assert table.hero("warrior").resources == (1, 3, 0)


@rule("K2.A.WAR2", "K2.N2")
def test_in_his_next_turn_he_may_gather_there() -> None:
    table = facing("fire-eaters", "")
    table.plays("move northeast", "roll", "end turn", "gather", hero="2")
    assert table.hero("warrior").food == 2


@rule("K2.A.WAR2")
@pytest.mark.parametrize("hero", ["oracle", "ranger", "warlock"])
def test_others_gain_no_resources_by_victory(hero: str) -> None:
    table = position(hero, "warrior at farm", den="farm northeast of castle, army fire-eaters")
    table.plays("move northeast", "roll", hero="2")
    assert table.hero(hero).resources == (0, 0, 0)
