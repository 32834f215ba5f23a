"""Glory (K2.G)."""

import pytest

from language2 import Table, position, rule

GLORY = "amulet-of-glory"


def facing(hero: str, armies: str) -> Table:
    """Set a hero beside a hex with armies and let it enter."""
    hill = f"big-farm northeast of castle, chasm east, army {armies}"
    return position(hero, "warrior", hill=hill).plays("move northeast")


# K2.G1


@rule("K2.G1")
@pytest.mark.parametrize(
    ("army", "mages", "strength"),
    [("fire-eaters", "1", 1), ("dark-dryads", "1", 3), ("envoys-of-death", "2", 5)],
)
def test_glory_is_the_strength_defeated(army: str, mages: str, strength: int) -> None:
    table = facing("oracle, 1 mage, victory 0, has amulet-of-glory", army)
    chance = {"amulet": "titan"} if army == "dark-dryads" else {}
    table.plays("send all", "roll", hero="3", mages=mages, **chance)
    assert table.hero("oracle").victory == strength


@rule("K2.G1")
def test_of_two_armies_beaten_in_one_battle_it_is_the_sum() -> None:
    table = facing("oracle, victory 3, 3 mages", "skeleton-riders envoys-of-death")
    table.plays("send all", "roll", hero="3", mages="2 2 2")
    assert table.hero("oracle").glory == 9
    assert table.told("glory-grew", seat="oracle", glory=9)


@rule("K2.G1")
def test_only_a_stronger_enemy_raises_it_and_it_is_never_added_up() -> None:
    table = facing("oracle, victory 2", "shadow-eaters").plays("roll", hero="3")
    assert table.hero("oracle").glory == 2
    assert not table.told("glory-grew")
    table = facing("oracle, victory 2", "fire-eaters").plays("roll", hero="3")
    assert table.hero("oracle").glory == 2


@rule("K2.G1")
def test_the_strength_counts_not_the_attack() -> None:
    table = facing("oracle", "fire-eaters").plays("roll", hero="3")
    assert table.hero("oracle").glory == 1


@rule("K2.G1")
def test_a_defeat_brings_no_glory() -> None:
    table = facing("oracle", "envoys-of-death").plays("roll", hero="3")
    assert table.hero("oracle").glory == 0


@rule("K2.G1")
@pytest.mark.parametrize(
    ("clauses", "glory"),
    [
        ("", 4),
        (", built banners", 6),
        (f", has {GLORY}", 6),
        (f", built banners, has {GLORY}", 8),
        (", built stable portal camp range tower, has amulet-of-action", 4),
    ],
)
def test_banners_and_amulet_add_two_each(clauses: str, glory: int) -> None:
    table = position(f"oracle, city at farm, victory 4{clauses}", "warrior")
    assert table.hero("oracle").glory == glory


@rule("K2.G1")
@pytest.mark.parametrize("victory", [6, 7, 9, 10])
def test_it_is_at_most_ten(victory: int) -> None:
    clauses = f"victory {victory}, built banners, has {GLORY}"
    table = position(f"oracle, city at farm, {clauses}", "warrior")
    assert table.hero("oracle").glory == 10


@rule("K2.G1")
def test_banners_built_and_an_amulet_picked_up_count_at_once() -> None:
    table = position(
        "warrior at farm, city at farm, 1 food, 2 wood, 1 stone",
        "oracle",
        farm=f", lying {GLORY}",
    )
    table.plays("build banners")
    assert table.hero("warrior").glory == 2
    table.plays(f"take {GLORY}")
    assert table.hero("warrior").glory == 4


# K2.G2


@rule("K2.G2")
@pytest.mark.parametrize("victory", [1, 2, 3])
def test_knights_archers_and_mages_together_are_at_most_the_glory(victory: int) -> None:
    units = {1: "", 2: ", 1 knight", 3: ", 1 knight, 1 archer"}[victory]
    table = position(
        f"warrior at farm, city at farm, built camp range tower, victory {victory}, 9 stone{units}",
        "oracle",
    )
    table.plays("recruit mage")
    assert sum(table.hero("warrior").units.values()) == victory
    assert table.offers_no("recruit")


@rule("K2.G2")
def test_without_glory_there_are_no_units() -> None:
    table = position("warrior at farm, city at farm, built camp, 9 food", "oracle")
    assert table.offers_no("recruit")


@rule("K2.G2")
@pytest.mark.parametrize(
    "hero",
    ["ranger at farm", "warlock at farm, 3 skeletons", "oracle at farm, has amulet-of-the-titan"],
)
def test_bear_skeletons_and_titan_do_not_count(hero: str) -> None:
    table = position(f"{hero}, city at farm, built camp, victory 1, 2 food", "warrior")
    table.plays("recruit knight")
    name = hero.split(maxsplit=1)[0]
    assert table.hero(name).units["knight"] == 1
    assert table.offers_no("recruit")


@rule("K2.G2")
def test_skeletons_can_be_raised_without_glory() -> None:
    table = position("warlock", "oracle").plays("raise skeleton")
    assert table.hero("warlock").units == {"skeleton": 1}


# K2.G3


def giving_away(clauses: str) -> Table:
    """Let an oracle exchange the Amulet of Glory for another that lies on the farm."""
    table = position(
        f"oracle at farm, has {GLORY}, {clauses}", "warrior", farm=", lying amulet-of-action"
    )
    table.plays("take amulet-of-action")
    return table


@rule("K2.G3")
def test_when_glory_falls_the_player_returns_units_of_their_choice() -> None:
    table = giving_away("victory 1, 1 knight, 2 mages")
    assert table.asks == "give-units-back"
    assert table.options == ["return knight", "return mage"]
    table.plays("return mage", "return knight")
    assert table.hero("oracle").units == {"mage": 1}
    assert (table.in_supply("knight"), table.in_supply("mage")) == (10, 9)
    assert (table.active, table.asks) == ("oracle", "turn")


@rule("K2.G3")
def test_only_down_to_the_limit() -> None:
    table = giving_away("victory 2, 1 knight, 2 mages").plays("return knight")
    assert table.asks == "turn"
    assert table.hero("oracle").units == {"mage": 2}


@rule("K2.G3")
def test_who_has_room_enough_returns_nothing() -> None:
    table = giving_away("victory 3, 1 knight, 2 mages")
    assert table.asks == "turn"
    assert table.hero("oracle").units == {"knight": 1, "mage": 2}


@rule("K2.G3")
def test_bear_skeletons_and_titan_are_not_returned() -> None:
    table = position(
        f"warlock at farm, has {GLORY}, 2 knights, 3 skeletons",
        "warrior",
        farm=", lying amulet-of-action",
    )
    table.plays("take amulet-of-action")
    assert table.hero("warlock").units == {"skeleton": 3}


@rule("K2.G3")
def test_also_when_the_amulet_is_left_for_a_reward() -> None:
    table = facing(f"oracle, has {GLORY}, victory 1, 2 knights, 1 mage", "dark-dryads")
    table.plays("roll", hero="3", amulet="action").plays(f"leave {GLORY}")
    assert table.hero("oracle").glory == 3
    assert table.active == "warrior"
    table = facing(f"oracle, has {GLORY}, victory 3, 4 knights, 1 mage", "dark-dryads")
    table.plays("roll", hero="3", amulet="action").plays(f"leave {GLORY}")
    assert table.asks == "give-units-back"
    table.plays("return mage")
    assert table.hero("oracle").units == {"knight": 3}
    assert table.active == "warrior"


# K2.G4


@rule("K2.G4")
def test_the_strongest_victory_is_remembered_without_bonuses() -> None:
    table = facing(f"oracle, city at farm, built banners, victory 2, has {GLORY}", "dark-dryads")
    table.plays("roll", hero="3", amulet="action").plays("leave amulet-of-action")
    assert (table.hero("oracle").victory, table.hero("oracle").glory) == (3, 7)


@rule("K2.G4")
def test_a_victory_below_the_glory_with_bonuses_still_raises_it() -> None:
    table = facing("oracle, city at farm, built banners, victory 1", "shadow-eaters")
    table.plays("roll", hero="2")
    assert table.hero("oracle").glory == 4


@rule("K2.G4")
@pytest.mark.parametrize(("victory", "left"), [(10, 10), (9, 9), (8, 8), (7, 7)])
def test_losing_the_amulet_at_ten_need_not_cost_two(victory: int, left: int) -> None:
    table = giving_away(f"victory {victory}")
    assert table.hero("oracle").glory == left


@rule("K2.G4")
def test_the_limit_of_ten_is_applied_last() -> None:
    table = giving_away("victory 10, city at forest, built banners, 10 knights")
    assert table.asks == "turn"
    assert table.hero("oracle").units == {"knight": 10}
    table = giving_away("victory 7, city at forest, built banners, 10 knights")
    assert table.hero("oracle").glory == 9
    assert table.hero("oracle").units == {"knight": 9}


@rule("K2.G4")
def test_more_than_ten_beaten_is_remembered_too() -> None:
    table = facing("oracle, victory 2, 5 mages", "envoys-of-death envoys-of-death")
    table.plays("send all", "roll", hero="2", mages="2 2 2 2 2")
    assert table.hero("oracle").glory == 10
