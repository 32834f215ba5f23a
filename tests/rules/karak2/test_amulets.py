"""The five amulets (K2.I6 to K2.I10, K2.G3)."""

import pytest

from language2 import Table, position, rule

# Resources


@rule("K2.I6")
@pytest.mark.parametrize(
    ("told", "gained"),
    [
        ("farm east of forest", (2, 0, 0)),
        ("forest east of forest", (0, 2, 0)),
        ("big-farm east of forest, chasm east", (4, 0, 0)),
        ("big-rock east of forest, chasm east southeast", (0, 0, 4)),
    ],
)
def test_one_more_resource_of_the_only_kind(told: str, gained: tuple[int, int, int]) -> None:
    table = position("princess at here, has amulet-of-resources", "oracle", here=told)
    table.plays("gather")
    assert table.hero("princess").resources == gained
    assert table.actions == 1


@rule("K2.I6")
@pytest.mark.parametrize(
    ("told", "kinds"),
    [
        ("farm-forest east of forest", ["food", "wood"]),
        ("farm-rock east of forest", ["food", "stone"]),
        ("forest-rock east of forest, chasm east", ["wood", "stone"]),
    ],
)
def test_with_two_kinds_the_player_chooses_which(told: str, kinds: list[str]) -> None:
    for chosen in kinds:
        table = position("princess at here, has amulet-of-resources", "oracle", here=told)
        table.plays("gather")
        assert table.options == [f"gain {kind}" for kind in kinds]
        table.plays(f"gain {chosen}")
        hero = table.hero("princess")
        assert {kind: getattr(hero, kind) for kind in kinds} == {
            kind: 2 if kind == chosen else 1 for kind in kinds
        }
        assert table.actions == 1


@rule("K2.I6")
def test_with_every_gathering() -> None:
    table = position(
        "princess at moor, has amulet-of-resources", "oracle", moor="forest east of forest"
    )
    table.plays("gather", "move west", "gather")
    assert table.hero("princess").wood == 4


@rule("K2.I6")
def test_it_does_not_open_what_cannot_be_gathered() -> None:
    assert position("princess, has amulet-of-resources", "oracle").offers_none_of("gather")


# Action


@rule("K2.I7", "K2.T1")
def test_one_more_action() -> None:
    assert position("princess, has amulet-of-action", "oracle").actions == 3


@rule("K2.I7", "K2.T1", "K2.N5")
def test_with_a_stable_four_actions() -> None:
    table = position("princess, has amulet-of-action, city at farm, built stable", "oracle")
    assert table.actions == 4


@rule("K2.I7")
def test_gained_in_a_battle_it_counts_from_the_next_turn() -> None:
    table = position("warrior", "oracle at farm", den="farm northeast of castle, army dark-dryads")
    table.plays("move northeast", "roll", hero="3", amulet="action")
    assert table.active == "oracle"
    table.plays("end turn")
    assert table.actions == 3


@rule("K2.I7", "K2.N8")
def test_picked_up_with_the_last_action_it_gives_another_at_once() -> None:
    table = position("warrior at farm", "oracle", farm=", lying amulet-of-action", used=1)
    table.plays("take amulet-of-action")
    assert table.active == "warrior"
    assert table.actions == 1
    assert table.offers("move east")


# Protection


def bruised(more: str, hero: str = "ranger", army: str = "envoys-of-death") -> Table:
    """Set up a hero with the Amulet of Protection beside an army too strong for it."""
    return position(
        f"{hero}, {more}, has amulet-of-protection",
        "oracle at farm, 1 food",
        "scout at farm, 1 wood",
        den=f"farm northeast of castle, army {army}",
    )


@rule("K2.I8")
def test_a_skull_on_the_hero_die_may_be_ignored() -> None:
    table = bruised("hearts 3")
    table.plays("move northeast", "roll", hero="S")
    assert table.asks == "ignore-skulls"
    assert table.options == ["protect hero", "done"]
    table.plays("protect hero")
    assert table.hero("ranger").hearts == 3


@rule("K2.I8")
def test_nobody_must_ignore_skulls() -> None:
    table = bruised("hearts 3, 1 knight, victory 1")
    table.plays("move northeast", "send knight", "roll", "done", hero="S", knights="S")
    assert table.hero("ranger").hearts == 2
    assert table.hero("ranger").units == {"bear": 1}


@rule("K2.I8", "K2.I9")
def test_a_skull_on_a_unit_die_may_be_ignored_and_the_unit_is_not_lost() -> None:
    table = bruised("1 knight, 1 mage, victory 2")
    table.plays(
        "move northeast", "send knight", "send mage", "roll", hero="1", knights="S", mages="S"
    )
    assert table.options == ["protect knight", "protect mage", "done"]
    table.plays("protect mage", "done")
    assert table.hero("ranger").units == {"mage": 1, "bear": 1}
    assert table.told("unit-lost", unit="knight")
    assert not table.told("unit-lost", unit="mage")


@rule("K2.I8")
def test_up_to_two_skulls_and_no_third() -> None:
    table = bruised("3 archers, victory 3")
    table.plays("move northeast", *["send archer"] * 3, "roll", hero="1", archers="S S S")
    table.plays("protect archer", "protect archer")
    assert table.hero("ranger").units == {"archer": 2, "bear": 1}
    assert table.active == "oracle"


@rule("K2.I8", "K2.I9")
def test_two_skulls_on_a_face_are_two() -> None:
    table = bruised("hearts 5, 1 knight, victory 1")
    table.plays("move northeast", "send knight", "roll", hero="SS", knights="S")
    table.plays("protect hero", "protect hero", "plague oracle")
    assert table.hero("ranger").hearts == 5
    assert table.hero("ranger").units == {"bear": 1}


@rule("K2.I9")
def test_they_may_be_split_between_dice() -> None:
    table = bruised("hearts 5, 1 knight, victory 1")
    table.plays("move northeast", "send knight", "roll", hero="SS", knights="S")
    table.plays("protect hero", "protect knight", "plague oracle")
    assert table.hero("ranger").hearts == 4
    assert table.hero("ranger").units == {"knight": 1, "bear": 1}


@rule("K2.I8")
def test_one_of_two_skulls_may_be_borne() -> None:
    table = bruised("hearts 5")
    table.plays("move northeast", "roll", "protect hero", "done", "plague oracle", hero="SS")
    assert table.hero("ranger").hearts == 4


@rule("K2.I8", "K2.B3")
def test_in_victory_too() -> None:
    table = bruised("hearts 3, 2 knights, victory 2", army="skeleton-warriors")
    table.plays("move northeast", *["send knight"] * 2, "roll", hero="S", knights="S 1")
    assert table.told("battle-won")
    table.plays("protect hero", "protect knight")
    assert table.hero("ranger").hearts == 3
    assert table.hero("ranger").units == {"knight": 2, "bear": 1}
    assert "sword" in table.hero("ranger").has


@rule("K2.I8")
def test_a_skull_that_is_ignored_does_not_become_a_sword() -> None:
    table = bruised("hearts 3", army="skeleton-warriors")
    table.plays("move northeast", "roll", "protect hero", hero="S")
    assert table.told("battle-lost", attack=0, strength=1)
    assert table.armies("den") == ["skeleton-warriors"]


@rule("K2.I8")
def test_without_skulls_nothing_is_asked() -> None:
    table = bruised("hearts 3")
    table.plays("move northeast", "roll", hero="1")
    assert table.active == "oracle"


@rule("K2.I8")
def test_who_does_not_wear_it_ignores_nothing() -> None:
    table = position(
        "ranger, hearts 3",
        "oracle at farm, has amulet-of-protection",
        den="farm northeast of castle, army envoys-of-death",
    )
    table.plays("move northeast", "roll", hero="S")
    assert table.hero("ranger").hearts == 2


@rule("K2.I8", "K2.P5")
def test_plague_and_misery_still_come() -> None:
    table = bruised("hearts 5")
    table.plays("move northeast", "roll", "protect hero", "protect hero", hero="SS")
    assert table.asks == "cast-plague"
    table.plays("plague scout")
    assert table.hero("scout").wood == 0


@rule("K2.I8", "K2.D3")
def test_it_does_not_ward_off_the_generals_own_wound() -> None:
    table = position(
        "ranger, hearts 3, has amulet-of-protection",
        "oracle at farm",
        pit="abyss northeast of castle, chasm northwest southeast",
    )
    table.plays("move northeast", "roll", "protect hero", hero="S")
    assert table.hero("ranger").hearts == 2
    table = position(
        "ranger, hearts 3, has amulet-of-protection",
        "oracle at farm",
        pit="abyss northeast of castle, chasm northwest southeast",
    )
    table.plays("move northeast", "roll", hero="1")
    assert table.hero("ranger").hearts == 2


@rule("K2.I8", "K2.A.PRI1")
def test_after_a_second_roll_only_what_lies_counts() -> None:
    table = bruised("hearts 3", hero="princess")
    table.plays("move northeast", "roll", "roll hero again", hero="SS 1")
    assert table.active == "oracle"
    assert table.hero("princess").hearts == 3


@rule("K2.I8", "K2.B10")
def test_skeletons_are_ones_own_dice_too() -> None:
    table = bruised("2 skeletons", hero="warlock")
    table.plays("move northeast", "send all", "roll", hero="1", skeletons="S S")
    assert table.options == ["protect skeleton", "done"]
    table.plays("protect skeleton", "protect skeleton")
    assert table.hero("warlock").units == {"skeleton": 2}


@rule("K2.I9")
def test_won_in_this_battle_it_comes_too_late() -> None:
    table = position(
        "ranger, hearts 3, has sword warhammer",
        "oracle at farm",
        den="farm northeast of castle, army dark-dryads",
    )
    table.plays("move northeast", "roll", hero="S", amulet="protection")
    assert table.hero("ranger").has == ["sword", "warhammer", "amulet-of-protection"]
    assert table.hero("ranger").hearts == 2
    assert table.active == "oracle"


# The Titan


@rule("K2.I10")
def test_the_titan_joins_with_its_amulet() -> None:
    table = position("warrior at farm", "oracle", farm=", lying amulet-of-the-titan")
    table.plays("take amulet-of-the-titan")
    assert table.hero("warrior").units == {"titan": 1}
    assert table.in_supply("titan") == 0
    assert table.told("titan-came", seat="warrior")


@rule("K2.I10")
def test_also_when_the_amulet_is_won() -> None:
    table = position("warrior", "oracle at farm", den="farm northeast of castle, army dark-dryads")
    table.plays("move northeast", "roll", hero="3", amulet="titan")
    assert table.hero("warrior").units == {"titan": 1}


@rule("K2.I10")
def test_it_does_not_join_who_leaves_the_amulet_lying() -> None:
    table = position(
        "warrior, has amulet-of-glory",
        "oracle at farm",
        den="farm northeast of castle, army dark-dryads",
    )
    table.plays("move northeast", "roll", "leave amulet-of-the-titan", hero="3", amulet="titan")
    assert table.hero("warrior").units == {}
    assert table.in_supply("titan") == 1


@rule("K2.I10")
def test_given_away_the_die_goes_back() -> None:
    table = position(
        "warrior at farm, has amulet-of-the-titan", "oracle", farm=", lying amulet-of-glory"
    )
    table.plays("take amulet-of-glory")
    assert table.hero("warrior").units == {}
    assert table.in_supply("titan") == 1
    assert table.told("titan-left", seat="warrior")


@rule("K2.I10", "K2.I2")
def test_left_for_another_amulet_the_die_goes_back() -> None:
    table = position(
        "warrior, has amulet-of-the-titan",
        "oracle at farm",
        den="farm northeast of castle, army dark-dryads",
    )
    table.plays("move northeast", "roll", "leave amulet-of-the-titan", hero="3", amulet="glory")
    assert table.hero("warrior").units == {}
    assert table.lying("den") == ["amulet-of-the-titan"]


@rule("K2.I10")
def test_who_picks_the_amulet_up_next_has_the_titan() -> None:
    table = position(
        "warrior at farm, has amulet-of-the-titan", "oracle at farm", farm=", lying amulet-of-glory"
    )
    table.plays("take amulet-of-glory", "end turn", "take amulet-of-the-titan")
    assert table.hero("oracle").units == {"titan": 1}
    assert table.hero("warrior").units == {}


@rule("K2.I10", "K2.G2")
def test_the_titan_is_rolled_like_a_unit_and_needs_no_glory() -> None:
    table = position(
        "ranger, has amulet-of-the-titan",
        "oracle at farm",
        den="farm northeast of castle, army skeleton-riders",
    )
    table.plays("move northeast", "send titan", "roll", hero="1", titan="3")
    assert table.told("battle-won", attack=4)
    assert table.hero("ranger").units == {"bear": 1, "titan": 1}


@rule("K2.I10", "K2.B10")
def test_a_titan_lost_to_a_skull_comes_back_when_its_amulet_is_next_gained() -> None:
    table = position(
        "ranger, has amulet-of-the-titan",
        "oracle at farm, has sword",
        den="farm northeast of castle, army skeleton-riders",
        castle=", lying amulet-of-glory",
        figures={"dice": {"titan": {"faces": ["S", "1", "1", "1", "1", "1"]}}},
    )
    table.plays("move northeast", "send titan", "roll", hero="1", titan="S")
    assert table.hero("ranger").units == {"bear": 1}
    assert table.in_supply("titan") == 1
    table.plays("end turn", "take amulet-of-glory", "take amulet-of-the-titan")
    assert table.hero("ranger").has == ["amulet-of-the-titan"]
    assert table.hero("ranger").units == {"bear": 1, "titan": 1}


# Glory


@rule("K2.G1", "K2.G3")
def test_when_the_amulet_of_glory_goes_units_of_ones_choice_are_returned() -> None:
    table = position(
        "warrior at farm, victory 1, 1 knight, 1 archer, 1 mage, has amulet-of-glory",
        "oracle",
        farm=", lying amulet-of-action",
    )
    assert table.hero("warrior").glory == 3
    table.plays("take amulet-of-action")
    assert table.asks == "give-units-back"
    assert table.options == ["return knight", "return archer", "return mage"]
    table.plays("return mage", "return knight")
    assert table.hero("warrior").units == {"archer": 1}
    assert table.in_supply("mage") == 10


@rule("K2.G3", "K2.I2")
def test_also_when_it_is_left_for_a_reward() -> None:
    table = position(
        "ranger, victory 2, 4 knights, has amulet-of-glory",
        "oracle at farm",
        den="farm northeast of castle, army dark-dryads",
    )
    table.plays(
        "move northeast", "send all", "roll", hero="3", knights="1 1 1 1", bear="1", amulet="action"
    )
    table.plays("leave amulet-of-glory")
    assert table.hero("ranger").units == {"knight": 3, "bear": 1}
    assert table.hero("ranger").glory == 3


@rule("K2.G3")
def test_bear_skeletons_and_titan_stay() -> None:
    table = position(
        "ranger at farm, victory 0, 1 knight, has amulet-of-glory",
        "oracle",
        farm=", lying amulet-of-the-titan",
    )
    table.plays("take amulet-of-the-titan")
    assert table.hero("ranger").units == {"bear": 1, "titan": 1}
