"""The worked examples of the books for moving, exploring, battle, glory and the General."""

import pytest

from language2 import position, rule


@rule("K2.T2", "K2.M1", "K2.N2", "K2.N8")
def test_moving_first_example() -> None:
    table = position(
        "warrior at castle",
        "oracle",
        moor="forest-rock northeast of castle, chasm east",
        dell="farm-forest southeast of forest, lying sword",
        hill="farm northeast of forest, army dark-dryads",
    )
    table.plays("move northeast", "gather")
    assert table.hero("warrior").resources == (0, 1, 1)
    assert table.offers_none_of("move east")
    table = position(
        "warrior at forest",
        "oracle",
        dell="farm-forest southeast of forest, lying sword",
        hill="farm northeast of forest, army dark-dryads",
        used=1,
    )
    table.plays("move southeast", "take sword")
    assert table.hero("warrior").has == ["sword"]
    assert table.active == "oracle"


@rule("K2.T2", "K2.N4", "K2.R1")
def test_moving_second_example() -> None:
    table = position(
        "warrior at farm, city at farm, victory 2, 2 food, 3 wood, has pickpocket",
        "oracle, 1 food",
    )
    table.plays("build camp", "done", "recruit knight")
    assert table.hero("warrior").units == {"knight": 1}
    assert table.active == "warrior"
    assert table.options == ["rob oracle", "end turn"]


@rule("K2.M3", "K2.M4", "K2.M5")
def test_exploring_two_and_three_are_five() -> None:
    table = position("warrior", "oracle", deck="2 big-rock 01, abyss 03")
    table.plays(
        "explore",
        "lay northwest",
        "place rotated 240",
        hex="2 big-rock 01",
        army="shadow-eaters, dark-dryads",
    )
    assert table.hero("warrior").at == "big-rock"
    assert table.armies("big-rock") == ["shadow-eaters", "dark-dryads"]
    assert (table.asks, table.strength) == ("send-dice", 5)


@rule("K2.B3", "K2.B4", "K2.B5", "K2.B6", "K2.T3")
def test_first_battle_example() -> None:
    table = position(
        "warrior, victory 2, 1 archer, 1 knight",
        "oracle",
        hill="farm northeast of castle, army dark-dryads",
    )
    table.plays("move northeast", "send all")
    table.plays("roll", "strike", hero="S", knights="1", archers="S")
    horan = table.hero("warrior")
    assert table.told("battle-lost", attack=1, strength=3)
    assert (horan.hearts, horan.units, horan.at) == (4, {"knight": 1}, "castle")
    assert table.in_supply("archer") == 10
    assert table.armies("hill") == ["dark-dryads"]
    assert table.active == "oracle"


@rule("K2.B3", "K2.B5", "K2.B6", "K2.T3", "K2.I1")
def test_second_battle_example() -> None:
    table = position(
        "oracle, victory 4, 2 archers, 2 knights",
        "warrior",
        hill="farm northeast of castle, army dark-dryads",
    )
    table.plays("move northeast", "send all")
    table.plays("roll", hero="S", knights="S 1", archers="1 1", amulet="action")
    taia = table.hero("oracle")
    assert table.told("battle-won", attack=3, strength=3)
    assert (taia.hearts, taia.units, taia.at) == (4, {"knight": 1, "archer": 2}, "hill")
    assert taia.has == ["amulet-of-action"]
    assert table.in_supply("knight") == 9
    assert table.active == "warrior"


@rule("K2.G1", "K2.G2")
@pytest.mark.parametrize(
    ("army", "glory"), [("fire-eaters", 2), ("hammer-follower", 3), ("skeleton-riders", 4)]
)
def test_glory_example(army: str, glory: int) -> None:
    table = position(
        "warrior at farm, city at farm, built camp, 5 food, victory 2, 1 knight, 1 archer",
        "oracle",
        hill=f"farm northwest of farm, army {army}",
    )
    assert table.offers_no("recruit")
    table.plays("move northwest", "send all")
    table.plays("roll", "strike", hero="2", knights="1", archers="1")
    assert table.hero("warrior").glory == glory


@rule("K2.D1", "K2.D2", "K2.D3", "K2.D5", "K2.B2", "K2.B4")
def test_the_fight_with_the_general() -> None:
    table = position(
        "warrior, victory 9, 2 mages, 1 knight, 2 archers, has sword sword fireball fireball",
        "oracle",
        "scout",
        "ranger",
        deck="abyss 03",
    )
    table.plays("explore", "lay northeast", "place rotated 60")
    assert table.told("general-appeared", praetorians=4)
    assert table.strength == 14
    table.plays("send all", "roll", hero="S", knights="S", archers="1 2", mages="2 2")
    assert table.attack == 9
    table.plays("use fireball")
    assert table.attack == 10
    table.plays("strike")
    assert table.told("battle-lost", attack=10, strength=14)
    horan = table.hero("warrior")
    assert table.praetorians == 3
    assert (horan.hearts, horan.at) == (3, "castle")
    assert horan.units == {"archer": 2, "mage": 2}
    assert horan.has == ["sword", "sword", "fireball"]
    assert table.active == "oracle"
    table.plays("move northeast")
    assert table.told("general-faced", seat="oracle", strength=13)


@rule("K2.D4")
@pytest.mark.parametrize(("mages", "won"), [("2 3 3 3", True), ("1 3 3 3", False)])
def test_later_taia_needs_thirteen(mages: str, won: bool) -> None:
    table = position(
        "oracle, victory 4, 4 mages",
        "warrior",
        "scout",
        "ranger",
        praetorians=3,
        hill="abyss northeast of castle, chasm east west",
    )
    table.plays("move northeast", "send all", "roll", hero="2", mages=mages)
    assert table.over == won
