"""Battle (K2.B)."""

import pytest

from karak.kernel.data import Data
from language2 import Table, position, rule

PROTECTION = "amulet-of-protection"
TITAN = "amulet-of-the-titan"


def facing(hero: str, armies: str, other: str = "oracle", friendly: bool = False) -> Table:
    """Set a hero beside a hex with armies and let it enter."""
    if hero.startswith(other):
        other = "warrior"
    hill = f"big-farm northeast of castle, chasm east, army {armies}"
    table = position(hero, other, "scout at farm", friendly=friendly, hill=hill)
    return table.plays("move northeast")


# K2.B1


@rule("K2.B1")
def test_the_player_chooses_which_unit_dice_to_roll() -> None:
    table = facing("oracle, victory 5, 2 knights, 1 mage", "envoys-of-death")
    assert table.options == ["send knight", "send mage", "send all", "roll"]
    table.plays("send knight", "send mage", "roll", hero="1", knights="1", mages="3")
    assert table.story.count("unit-die-rolled") == 2


@rule("K2.B1")
def test_the_hero_die_is_always_rolled() -> None:
    for sent in ([], ["send knight"], ["send all"]):
        table = facing("warrior, victory 5, 1 knight", "envoys-of-death").plays(*sent)
        table.plays("roll", hero="1", **({"knights": "1"} if sent else {}))
        assert table.told("hero-die-rolled", face="1")


@rule("K2.B1")
def test_all_can_be_sent_at_once() -> None:
    table = facing("oracle, victory 5, 2 knights, 1 archer", "envoys-of-death")
    table.plays("send all", "roll", hero="1", knights="1 1", archers="2")
    assert table.told("battle-won", attack=5)


@rule("K2.B1")
def test_dice_not_rolled_are_not_at_risk() -> None:
    table = facing("oracle, victory 5, 2 knights, 2 mages", "envoys-of-death")
    table.plays("send knight", "roll", hero="1", knights="S")
    assert table.hero("oracle").units == {"knight": 1, "mage": 2}


@rule("K2.B1")
def test_dice_not_rolled_add_nothing() -> None:
    table = facing("oracle, victory 5, 10 knights", "shadow-eaters").plays("roll", hero="1")
    assert table.told("battle-lost", attack=1)


@rule("K2.B1")
def test_no_more_dice_than_there_are_can_be_sent() -> None:
    table = facing("oracle, victory 5, 1 knight, 1 archer", "envoys-of-death").plays("send knight")
    assert table.options == ["send archer", "send all", "roll"]
    table.plays("send all")
    assert table.options == ["roll"]


@rule("K2.B1")
def test_they_are_chosen_before_the_roll() -> None:
    table = facing("warrior, victory 5, 1 knight, has fireball", "envoys-of-death")
    table.plays("roll", hero="1")
    assert table.options == ["use fireball", "strike"]


# K2.B2


@rule("K2.B2")
def test_attack_is_the_swords_on_all_dice() -> None:
    table = facing("warrior, victory 5, 1 knight, 1 archer, 1 mage", "envoys-of-death")
    table.plays("send all", "roll", hero="2", knights="1", archers="2", mages="3")
    assert table.attack == 8


@rule("K2.B2")
def test_skulls_are_no_swords() -> None:
    table = facing("warrior, victory 5, 1 knight, 1 mage", "envoys-of-death")
    table.plays("send all", "roll", hero="SS", knights="S", mages="S")
    assert table.attack == 0


@rule("K2.B2")
@pytest.mark.parametrize(
    ("weapons", "attack"),
    [("sword", 2), ("sword sword", 3), ("warhammer", 3), ("sword warhammer", 4)],
)
def test_weapons_add_to_it(weapons: str, attack: int) -> None:
    table = facing(f"princess, has {weapons}", "envoys-of-death").plays("roll", hero="1")
    assert table.attack == attack


@rule("K2.B2")
def test_each_fireball_used_adds_one() -> None:
    table = facing("oracle, has fireball fireball fireball", "envoys-of-death")
    table.plays("roll", hero="2")
    assert table.attack == 2
    table.plays("use fireball", "use fireball")
    assert table.attack == 4
    table.plays("strike")
    assert table.told("battle-lost", attack=4, strength=5)
    assert table.hero("oracle").has == ["fireball"]


@rule("K2.B2")
def test_fireballs_are_chosen_after_the_roll() -> None:
    table = facing("oracle, has fireball", "envoys-of-death")
    assert table.options == ["roll"]


@rule("K2.B2")
def test_other_spells_and_amulets_add_nothing() -> None:
    table = facing("princess, has pickpocket amulet-of-glory", "envoys-of-death")
    table.plays("roll", hero="2")
    assert table.attack == 2


# K2.B3


@rule("K2.B3")
@pytest.mark.parametrize(("face", "won"), [("1", False), ("2", True), ("3", True)])
def test_an_attack_at_least_equal_to_the_strength_wins(face: str, won: bool) -> None:
    table = facing("oracle", "shadow-eaters").plays("roll", hero=face)
    assert table.told("battle-won" if won else "battle-lost")
    assert table.hero("oracle").has == (["pickpocket"] if won else [])


@rule("K2.B3")
def test_all_rewards_are_gained() -> None:
    table = facing("oracle, victory 9, 3 mages", "skeleton-riders envoys-of-death")
    table.plays("send all", "roll", hero="3", mages="2 2 2")
    assert (table.hero("oracle").small_stones, table.hero("oracle").large_stones) == (1, 1)


@rule("K2.B3")
def test_the_hero_stays_and_the_armies_are_gone() -> None:
    table = facing("oracle", "fire-eaters skeleton-warriors").plays("roll", hero="2")
    assert table.hero("oracle").at == "hill"
    assert table.armies("hill") == []
    assert table.hero("oracle").has == ["sword", "fireball"]


# K2.B4


@rule("K2.B4")
def test_a_lower_attack_is_a_defeat_the_hero_goes_back_and_the_tokens_stay() -> None:
    table = facing("oracle", "fire-eaters shadow-eaters").plays("roll", hero="2")
    assert table.told("battle-lost", attack=2, strength=3)
    assert table.told("went-back", site="castle")
    assert table.hero("oracle").at == "castle"
    assert table.armies("hill") == ["fire-eaters", "shadow-eaters"]
    assert table.hero("oracle").has == []


@rule("K2.B4")
def test_back_goes_to_the_hex_it_came_from_last() -> None:
    table = position(
        "oracle at farm", "warrior", hill="farm northeast of castle, army envoys-of-death"
    )
    table.plays("move east", "skip action", "move northeast", "roll", hero="2")
    assert table.hero("oracle").at == "castle"


@rule("K2.B4")
def test_back_after_exploring() -> None:
    table = position("warrior at forest", "oracle", bag="envoys-of-death")
    table.plays("explore", "lay east", "roll", hex="farm", hero="1")
    assert table.hero("warrior").at == "forest"


@rule("K2.B4")
def test_back_after_the_portal_is_to_the_own_city() -> None:
    table = position(
        "oracle at forest, city at forest, built portal, from castle",
        "warrior",
        hill="farm west of farm, army envoys-of-death",
    )
    table.plays("portal to hill", "roll", hero="2")
    assert table.hero("oracle").at == "forest"


@rule("K2.B4")
def test_back_after_the_magic_run_is_to_where_the_run_began() -> None:
    table = position(
        "princess at forest, from castle", "oracle", hill="farm west of farm, army envoys-of-death"
    )
    table.plays("run west 3", "roll", "strike", hero="2")
    assert table.hero("princess").at == "forest"


# K2.B5


@rule("K2.B5")
@pytest.mark.parametrize(("face", "hearts"), [("S", 4), ("SS", 3), ("1", 5), ("3", 5)])
def test_each_skull_on_the_hero_die_costs_a_heart_after_a_defeat(face: str, hearts: int) -> None:
    table = facing("oracle", "envoys-of-death", friendly=True).plays("roll", hero=face)
    assert table.told("battle-lost")
    assert table.hero("oracle").hearts == hearts


@rule("K2.B5")
@pytest.mark.parametrize(("face", "hearts"), [("S", 4), ("SS", 3), ("1", 5)])
def test_and_after_a_victory(face: str, hearts: int) -> None:
    table = facing("oracle, victory 1, 1 mage", "fire-eaters", friendly=True)
    table.plays("send all", "roll", hero=face, mages="3")
    assert table.told("battle-won")
    assert table.hero("oracle").hearts == hearts


@rule("K2.B5")
def test_hearts_are_counted_after_the_battle() -> None:
    table = facing("oracle, victory 1, 1 mage, has fireball", "fire-eaters")
    table.plays("send all", "roll", hero="S", mages="3")
    assert table.hero("oracle").hearts == 5
    table.plays("strike")
    assert table.story.index("battle-won") < table.story.index("hearts-lost")
    assert table.hero("oracle").hearts == 4


@rule("K2.B5")
def test_a_defeat_alone_costs_no_heart() -> None:
    table = facing("oracle", "envoys-of-death").plays("roll", hero="3")
    assert table.told("battle-lost")
    assert table.hero("oracle").hearts == 5


# K2.B6


@rule("K2.B6")
@pytest.mark.parametrize("unit", ["knight", "archer", "mage"])
def test_a_skull_on_a_unit_die_loses_that_unit_and_its_die_goes_back(unit: str) -> None:
    table = facing(f"oracle, victory 5, 2 {unit}s", "fire-eaters")
    table.plays("send all", "roll", hero="2", **{f"{unit}s": "S 1"})
    assert table.told("unit-lost", seat="oracle", unit=unit)
    assert table.hero("oracle").units == {unit: 1}
    assert table.in_supply(unit) == 9


@rule("K2.B6")
def test_it_never_costs_the_hero_hearts() -> None:
    table = facing("oracle, victory 6, 2 archers, 2 mages, 2 knights", "envoys-of-death")
    table.plays("send all", "roll", hero="1", knights="S S", archers="S S", mages="S S")
    assert table.hero("oracle").hearts == 5
    assert table.hero("oracle").units == {}


@rule("K2.B6")
def test_a_skull_on_the_hero_die_costs_no_unit() -> None:
    table = facing("oracle, victory 6, 2 archers", "envoys-of-death")
    table.plays("send all", "roll", hero="S", archers="1 1")
    assert table.hero("oracle").units == {"archer": 2}


@rule("K2.B6")
def test_units_are_lost_in_a_victory_too() -> None:
    table = facing("oracle, victory 6, 1 archer", "fire-eaters")
    table.plays("send all", "roll", hero="1", archers="S")
    assert table.told("battle-won")
    assert table.hero("oracle").units == {}


# K2.B7


@rule("K2.B7")
def test_two_skulls_on_the_hero_die_bring_plague_and_misery() -> None:
    table = facing("oracle", "envoys-of-death").plays("roll", hero="SS")
    assert table.asks == "cast-plague"


@rule("K2.B7")
@pytest.mark.parametrize("face", ["S", "1", "2", "3"])
def test_other_faces_do_not(face: str) -> None:
    table = facing("oracle", "envoys-of-death").plays("roll", hero=face)
    assert table.asks == "turn"


@rule("K2.B7")
def test_two_skulls_on_unit_dice_do_not() -> None:
    table = facing("oracle, victory 5, 2 mages", "envoys-of-death")
    table.plays("send all", "roll", hero="S", mages="S S")
    assert table.asks == "turn"


@rule("K2.B7")
@pytest.mark.parametrize(
    ("first", "second", "plague", "hearts"), [("SS", "1", False, 5), ("1", "SS", True, 3)]
)
def test_of_two_rolls_the_final_one_counts(
    first: str, second: str, plague: bool, hearts: int
) -> None:
    table = facing("princess", "envoys-of-death")
    table.plays("roll", "roll hero again", hero=f"{first} {second}")
    assert (table.asks == "cast-plague") == plague
    assert table.hero("princess").hearts == hearts


# K2.B8


@rule("K2.B8")
def test_a_hero_whose_last_heart_goes_in_a_victory_still_wins_and_is_rewarded() -> None:
    table = facing("oracle, hearts 1, victory 1, 1 mage", "skeleton-riders")
    table.plays("send all", "roll", hero="S", mages="3")
    assert table.told("battle-lost")
    table = facing("oracle, hearts 1, victory 1, 1 mage, has sword", "skeleton-riders")
    table.plays("send all", "roll", hero="S", mages="3")
    assert table.told("battle-won")
    one = table.hero("oracle")
    assert (one.small_stones, one.glory, one.at, one.unconscious) == (1, 4, "hill", True)
    assert table.story.index("item-gained") < table.story.index("fell-unconscious")


# K2.B9


@rule("K2.B9")
def test_first_claws_and_fangs_and_its_reward_is_stowed() -> None:
    hill = "big-farm northeast of castle, chasm east, army skeleton-warriors shadow-eaters"
    table = position("scout, has sword warhammer", "oracle", hill=hill).plays("move northeast")
    assert table.asks == "leave-for-reward"
    table.plays("leave sword")
    assert (table.asks, table.strength, table.asked("bonus")) == ("send-dice", 2, 3)
    assert table.story == ["item-left", "battle-began"]


@rule("K2.B9")
def test_the_second_roll_comes_before_the_fireballs() -> None:
    table = facing("princess, has fireball fireball", "envoys-of-death").plays("roll", hero="1")
    assert table.options == ["roll hero again", "use fireball", "strike"]
    table.plays("use fireball")
    assert table.options == ["use fireball", "strike"]


@rule("K2.B9")
def test_the_general_beaten_ends_it_and_nothing_more_is_carried_out() -> None:
    hill = "abyss northeast of castle, chasm northeast southwest"
    table = position(
        f"warlock at forest, hearts 2, victory 10, 1 knight, 5 mages, has {PROTECTION}",
        "oracle, city at farm, 1 food",
        hill=hill,
        praetorians=0,
    )
    table.plays("move northwest", "send all")
    table.plays("roll", hero="SS", knights="S", mages="2 2 2 2 2")
    assert table.over
    assert table.story[-3:] == ["battle-won", "item-gained", "game-ended"]
    assert table.told("item-gained", item="archstone")
    one = table.hero("warlock")
    assert (one.hearts, one.units["knight"], one.archstones) == (2, 1, 1)
    assert (table.plagued, table.hero("oracle").food) == (None, 1)


@rule("K2.B9")
def test_protection_comes_after_victory_or_defeat_and_before_units_leave() -> None:
    table = facing(f"oracle, victory 5, 2 archers, has {PROTECTION}", "fire-eaters")
    table.plays("send all", "roll", hero="2", archers="S S")
    assert table.told("battle-won")
    assert not table.told("unit-lost")
    assert table.options == ["protect archer", "done"]
    table.plays("protect archer", "done")
    assert table.story[:2] == ["skull-ignored", "unit-lost"]
    assert table.hero("oracle").units == {"archer": 1}


@rule("K2.B9")
def test_units_wounds_souls_plague_glory_rewards_then_the_end_of_the_turn() -> None:
    table = facing("warlock, hearts 4, victory 1, 2 knights, 2 mages", "skeleton-riders")
    table.plays("send all", "roll", hero="SS", knights="S 1", mages="3 S")
    rolled = ["hero-die-rolled", *["unit-die-rolled"] * 4]
    assert table.story == [*rolled, "battle-won", *["unit-lost"] * 2, "hearts-lost", "healed"]
    assert table.hero("warlock").hearts == 4
    table.plays("plague oracle")
    assert table.story == ["plague-cast", "glory-grew", "item-gained", "turn-ended", "turn-began"]


@rule("K2.B9")
def test_after_a_victory_glory_then_rewards_then_what_is_left_then_plunder() -> None:
    table = facing("warrior, has pickpocket pickpocket pickpocket", "fire-eaters")
    table.plays("roll", hero="2").plays("leave pickpocket")
    assert table.lying("hill") == ["pickpocket"]
    assert table.story == ["item-left", "resource-gained", "turn-ended", "turn-began"]
    table = facing("warrior", "fire-eaters").plays("roll", hero="2")
    assert table.story[1:5] == ["battle-won", "glory-grew", "item-gained", "resource-gained"]


@rule("K2.B9")
def test_a_defeat_by_the_general_plague_then_praetorian_then_back_then_unconscious() -> None:
    hill = "abyss northeast of castle, chasm northeast southwest"
    table = position(
        "princess at forest, hearts 3, victory 10, 5 mages", "oracle", "scout", hill=hill
    )
    table.plays("move northwest", "send all")
    table.plays("roll", "strike", hero="SS", mages="2 2 2 2 2").plays("plague oracle")
    assert table.story == [
        "plague-cast",
        "praetorian-removed",
        "went-back",
        "fell-unconscious",
        "turn-ended",
        "turn-began",
    ]


@rule("K2.B9")
def test_hearts_never_fall_below_none() -> None:
    table = facing("oracle, hearts 1", "envoys-of-death", friendly=True).plays("roll", hero="SS")
    assert table.hero("oracle").hearts == 0
    assert table.told("hearts-lost", lost=1, hearts=0)


@rule("K2.B9")
def test_whether_the_hero_is_unconscious_is_looked_at_last() -> None:
    table = facing("warlock, hearts 1, victory 5, 1 knight", "envoys-of-death", friendly=True)
    table.plays("send all", "roll", hero="SS", knights="S")
    assert table.hero("warlock").hearts == 1
    assert not table.told("fell-unconscious")


# K2.B10


@rule("K2.B10")
@pytest.mark.parametrize(
    ("hero", "unit", "die"),
    [
        ("ranger", "bear", "bear"),
        ("warlock, 1 skeleton", "skeleton", "skeletons"),
        (f"oracle, has {TITAN}", "titan", "titan"),
    ],
)
def test_bear_skeletons_and_titan_are_rolled_or_not(hero: str, unit: str, die: str) -> None:
    table = facing(hero, "envoys-of-death")
    assert table.options == [f"send {unit}", "send all", "roll"]
    table.plays(f"send {unit}", "roll", hero="1", **{die: "2"})
    assert table.told("battle-lost", attack=3)
    table = facing(hero, "envoys-of-death").plays("roll", hero="1")
    assert table.told("battle-lost", attack=1)


@rule("K2.B10")
def test_the_warrior_rolls_the_titan_again() -> None:
    table = facing(f"warrior, victory 5, 1 knight, has {TITAN}", "envoys-of-death")
    table.plays("send all", "roll", hero="1", knights="1", titan="1")
    table.plays("roll units again", knights="1", titan="3")
    assert table.told("battle-won", attack=5)


@rule("K2.B10")
def test_a_skeleton_is_lost_to_a_skull_and_can_be_raised_again() -> None:
    table = facing("warlock, 3 skeletons", "envoys-of-death")
    table.plays("send skeleton", "roll", hero="1", skeletons="S")
    assert table.hero("warlock").units == {"skeleton": 2}
    table.plays("end turn", "end turn", "raise skeleton")
    assert table.hero("warlock").units == {"skeleton": 3}


BEAR: Data = {"dice": {"bear": {"faces": ["S", "S", "S", "S", "S", "S"]}}}
TITANS: Data = {"dice": {"titan": {"faces": ["S", "1", "1", "1", "1", "1"]}}}


@rule("K2.B10")
def test_a_bear_whose_figures_have_a_skull_can_be_lost_and_is_gone() -> None:
    hill = "farm northeast of castle, army envoys-of-death"
    table = position("ranger", "oracle", figures=BEAR, hill=hill)
    table.plays("move northeast", "send bear", "roll", hero="1", bear="S")
    assert table.told("unit-lost", unit="bear")
    table.plays("end turn")
    assert table.hero("ranger").units == {}
    table.plays("move northeast")
    assert table.options == ["roll"]


@rule("K2.B10")
def test_a_titan_whose_figures_have_a_skull_comes_back_when_its_amulet_is_next_gained() -> None:
    table = position(
        f"oracle, has {TITAN}",
        "warrior",
        figures=TITANS,
        castle=", lying amulet-of-glory",
        hill="farm northeast of castle, army envoys-of-death",
    )
    table.plays("move northeast", "send titan", "roll", hero="1", titan="S")
    assert table.hero("oracle").has == [TITAN]
    assert table.hero("oracle").units == {}
    table.plays("end turn", "take amulet-of-glory", "end turn", "end turn")
    table.plays(f"take {TITAN}")
    assert table.told("titan-came", seat="oracle")
    assert table.hero("oracle").units == {"titan": 1}


# K2.B11


@rule("K2.B11")
def test_going_back_is_no_move_and_nothing_happens_there() -> None:
    table = position(
        "oracle at moor",
        "warrior",
        moor="farm northeast of castle, army fire-eaters, lying sword",
        hill="forest east of moor, army envoys-of-death",
    )
    table.plays("move east", "roll", hero="1")
    assert table.hero("oracle").at == "moor"
    assert table.story[-3:] == ["went-back", "turn-ended", "turn-began"]
    assert (table.armies("moor"), table.lying("moor")) == (["fire-eaters"], ["sword"])
    assert table.active == "warrior"
