"""Rewards, stowing them, weapons, Fireballs and carts (K2.I1 to K2.I3, K2.I5, K2.I11, K2.I12)."""

import pytest

from karak.kernel.errors import ChanceNeeded
from language2 import Table, position, rule

STRONG = "3 mages, victory 3"
WIN = {"hero": "3", "mages": "3 3 3"}


def facing(army: str, more: str = "", hero: str = "ranger") -> Table:
    """Set up a hero beside a hex with armies."""
    return position(
        f"{hero}, {STRONG}{more}",
        "oracle at farm",
        den=f"big-rock northeast of castle, chasm northeast east, army {army}",
    )


def victory(army: str, more: str = "", amulet: str = "") -> Table:
    """Let a hero beat armies."""
    table = facing(army, more)
    extra = {"amulet": amulet} if amulet else {}
    then = ["roll", "strike"] if "fireball" in more else ["roll"]
    return table.plays("move northeast", "send all", *then, bear="1", **WIN, **extra)


@rule("K2.I1")
@pytest.mark.parametrize(
    ("army", "reward"),
    [
        ("skeleton-warriors", "sword"),
        ("hammer-follower", "warhammer"),
        ("fire-eaters", "fireball"),
        ("shadow-eaters", "pickpocket"),
    ],
)
def test_an_army_gives_its_item(army: str, reward: str) -> None:
    table = victory(army)
    assert table.hero("ranger").has == [reward]
    assert table.told("item-gained", seat="ranger", item=reward)
    assert table.armies("den") == []


@rule("K2.I1", "K2.I12")
@pytest.mark.parametrize("amulet", ["resources", "glory", "action", "protection", "the-titan"])
def test_dryads_give_an_amulet(amulet: str) -> None:
    table = victory("dark-dryads", amulet=amulet)
    assert table.hero("ranger").has == [f"amulet-of-{amulet}"]


@rule("K2.I1", "K2.I11")
def test_riders_give_a_small_stone_and_envoys_a_large_one_beside_the_inventory() -> None:
    table = victory("skeleton-riders envoys-of-death")
    assert table.hero("ranger").small_stones == 1
    assert table.hero("ranger").large_stones == 1
    assert table.hero("ranger").has == []


@rule("K2.I11")
def test_stones_need_no_slot() -> None:
    table = victory(
        "skeleton-riders envoys-of-death",
        ", 4 small stones, has sword sword pickpocket pickpocket pickpocket amulet-of-glory",
    )
    assert table.hero("ranger").small_stones == 5
    assert table.lying("den") == []


@rule("K2.B2", "K2.I1")
@pytest.mark.parametrize(
    ("weapons", "bonus"),
    [("sword", 1), ("sword sword", 2), ("warhammer", 2), ("sword warhammer", 3)],
)
def test_a_sword_adds_one_and_the_warhammer_two(weapons: str, bonus: int) -> None:
    table = facing("envoys-of-death", f", has {weapons} fireball")
    table.plays("move northeast", "roll", hero="1")
    assert table.attack == 1 + bonus


# Stowing


@rule("K2.I2")
def test_with_a_free_slot_the_item_is_taken() -> None:
    table = victory("skeleton-warriors", ", has warhammer")
    assert table.hero("ranger").has == ["sword", "warhammer"]
    assert table.lying("den") == []
    assert table.active == "oracle"


@rule("K2.I2")
def test_with_full_slots_the_player_chooses_which_of_that_kind_to_leave() -> None:
    table = victory("skeleton-warriors", ", has warhammer sword")
    assert table.asks == "leave-for-reward"
    assert table.options == ["leave sword", "leave warhammer"]
    table.plays("leave warhammer")
    assert table.hero("ranger").has == ["sword", "sword"]
    assert table.lying("den") == ["warhammer"]


@rule("K2.I2")
def test_the_new_item_may_be_left() -> None:
    table = victory("hammer-follower", ", has sword sword")
    table.plays("leave warhammer")
    assert table.hero("ranger").has == ["sword", "sword"]
    assert table.lying("den") == ["warhammer"]


@rule("K2.I2")
def test_items_of_other_kinds_are_not_left() -> None:
    table = victory("hammer-follower", ", has sword sword pickpocket amulet-of-glory")
    assert table.options == ["leave sword", "leave warhammer"]


@rule("K2.I2")
def test_three_spells_fit() -> None:
    table = victory("shadow-eaters", ", has pickpocket pickpocket")
    assert table.hero("ranger").has == ["pickpocket"] * 3
    table = victory("shadow-eaters", ", has fireball pickpocket pickpocket")
    assert table.options == ["leave fireball", "leave pickpocket"]


@rule("K2.I2")
def test_one_amulet_is_worn() -> None:
    table = victory("dark-dryads", ", has amulet-of-action", amulet="resources")
    assert table.options == ["leave amulet-of-resources", "leave amulet-of-action"]
    table.plays("leave amulet-of-action")
    assert table.hero("ranger").has == ["amulet-of-resources"]
    assert table.lying("den") == ["amulet-of-action"]


@rule("K2.I2")
def test_two_rewards_of_a_kind_are_stowed_together() -> None:
    table = victory("skeleton-warriors hammer-follower", ", has sword sword")
    table.plays("leave sword")
    assert table.options == ["leave sword", "leave warhammer"]
    table.plays("leave sword")
    assert table.hero("ranger").has == ["sword", "warhammer"]
    assert table.lying("den") == ["sword", "sword"]


@rule("K2.I2")
def test_of_two_new_items_either_may_be_left() -> None:
    for left, kept in (("sword", "warhammer"), ("warhammer", "sword")):
        table = victory("skeleton-warriors hammer-follower", ", has sword")
        table.plays(f"leave {left}")
        assert kept in table.hero("ranger").has
        assert table.lying("den") == [left]


@rule("K2.I2", "K2.I12")
def test_both_of_two_amulets_are_seen_before_one_is_chosen() -> None:
    table = victory("dark-dryads dark-dryads", amulet="glory, action")
    assert table.options == ["leave amulet-of-glory", "leave amulet-of-action"]
    table.plays("leave amulet-of-glory")
    assert table.hero("ranger").has == ["amulet-of-action"]


@rule("K2.I2")
def test_rewards_of_two_kinds_are_chosen_kind_by_kind() -> None:
    table = victory(
        "skeleton-warriors shadow-eaters", ", has warhammer sword pickpocket pickpocket fireball"
    )
    table.plays("leave sword", "leave fireball")
    assert table.hero("ranger").has == ["sword", "warhammer", *["pickpocket"] * 3]
    assert table.lying("den") == ["sword", "fireball"]


@rule("K2.I2", "K2.N8")
def test_what_is_left_on_the_hex_lies_there_for_anybody() -> None:
    table = victory("hammer-follower", ", has sword sword")
    table.plays("leave sword")
    assert table.active == "oracle"
    table.plays("move east", "skip action", "move northeast")
    assert table.offers("take sword")


@rule("K2.I2", "K2.B8")
def test_who_loses_the_last_heart_in_victory_still_chooses() -> None:
    table = facing("skeleton-warriors", ", hearts 1, has warhammer sword")
    table.plays("move northeast", "roll", hero="S")
    assert table.options == ["leave sword", "leave warhammer"]
    table.plays("leave warhammer")
    assert table.hero("ranger").has == ["sword", "sword"]
    assert table.hero("ranger").unconscious


# Fireballs


@rule("K2.I3")
def test_a_fireball_adds_one_after_the_roll_and_is_used_up() -> None:
    table = facing("skeletal-hulks", ", has fireball")
    table.plays("move northeast")
    assert table.offers_none_of("use fireball")
    table.plays("roll", hero="1")
    assert table.attack == 1
    table.plays("use fireball")
    assert table.told("battle-won", attack=2, strength=2)
    assert table.hero("ranger").has == []


@rule("K2.I3")
def test_any_number_of_fireballs() -> None:
    table = facing("skeleton-riders", ", has fireball fireball fireball")
    table.plays("move northeast", "roll", "use fireball", "use fireball", hero="1")
    assert table.attack == 3
    table.plays("use fireball")
    assert table.told("battle-won", attack=4, strength=4)


@rule("K2.I3")
def test_nobody_must_use_a_fireball() -> None:
    table = facing("skeletal-hulks", ", has fireball fireball")
    table.plays("move northeast", "roll", "strike", hero="1")
    assert table.told("battle-lost", attack=1, strength=2)
    assert table.hero("ranger").has == ["fireball", "fireball"]


@rule("K2.I3")
def test_a_fireball_is_for_battles_only() -> None:
    assert position("ranger, has fireball", "oracle").offers_none_of("use fireball")


@rule("K2.I3", "K2.I11")
def test_used_fireballs_leave_the_game() -> None:
    table = facing("skeletal-hulks", ", has fireball")
    before = table.in_bag("fire-eaters")
    table.plays(
        "move northeast", "roll", "use fireball", "gain food", "gain food", "gain food", hero="1"
    )
    assert table.lying("den") == []
    assert table.in_bag("fire-eaters") == before


# Carts


@rule("K2.I5")
def test_a_cart_gives_three_resources_in_any_mix_at_once() -> None:
    table = victory("skeletal-hulks")
    assert table.asks == "load-cart"
    assert table.asked("count") == 3
    table.plays("gain stone", "gain food", "gain stone")
    assert table.hero("ranger").resources == (1, 0, 2)
    assert table.hero("ranger").has == []
    assert table.active == "oracle"


@rule("K2.I5")
@pytest.mark.parametrize("resource", ["food", "wood", "stone"])
def test_all_three_may_be_of_one_kind(resource: str) -> None:
    table = victory("skeletal-hulks")
    table.plays(*[f"gain {resource}"] * 3)
    assert getattr(table.hero("ranger"), resource) == 3


@rule("K2.I5")
def test_two_carts_give_six() -> None:
    table = victory("skeletal-hulks skeletal-hulks")
    table.plays(*["gain food"] * 4, *["gain wood"] * 2)
    assert table.hero("ranger").resources == (4, 2, 0)


@rule("K2.I5")
def test_the_cart_leaves_the_game() -> None:
    table = victory("skeletal-hulks")
    table.plays(*["gain food"] * 3)
    assert table.lying("den") == []
    assert table.armies("den") == []
    assert table.in_bag("skeletal-hulks") == 2


@rule("K2.I5", "K2.I2")
def test_a_cart_and_an_item_that_does_not_fit() -> None:
    table = victory("skeletal-hulks skeleton-warriors", ", has warhammer sword")
    table.plays("leave sword", *["gain wood"] * 3)
    assert table.hero("ranger").wood == 3
    assert table.lying("den") == ["sword"]


# What a Dryad guards


@rule("K2.I12")
def test_all_amulets_not_yet_seen_are_equally_likely() -> None:
    table = facing("dark-dryads", ", has amulet-of-glory")
    table.plays("move northeast", "send all")
    with pytest.raises(ChanceNeeded) as asked:
        table.game.apply(table.action("roll"), [6] * 5)
    assert asked.value.kind == "amulet"
    assert sorted(asked.value.possible) == [0, 2, 3, 4]


@rule("K2.I12")
def test_an_amulet_is_found_once() -> None:
    table = facing("dark-dryads dark-dryads")
    table.plays("move northeast", "send all")
    with pytest.raises(ChanceNeeded) as asked:
        table.game.apply(table.action("roll"), [6] * 5 + [1])
    assert sorted(asked.value.possible) == [0, 2, 3, 4]


@rule("K2.I12")
def test_amulets_that_lie_about_have_been_seen() -> None:
    table = position(
        f"ranger, {STRONG}",
        "oracle at farm, has amulet-of-action",
        den="big-rock northeast of castle, chasm northeast east, army dark-dryads",
        forest=", lying amulet-of-glory",
    )
    table.plays("move northeast", "send all")
    with pytest.raises(ChanceNeeded) as asked:
        table.game.apply(table.action("roll"), [6] * 5)
    assert sorted(asked.value.possible) == [0, 3, 4]


@rule("K2.I12")
def test_the_last_dryad_guards_the_last_amulet() -> None:
    table = position(
        f"ranger, {STRONG}, has amulet-of-action",
        "oracle at farm, has amulet-of-resources",
        den="big-rock northeast of castle, chasm northeast east, army dark-dryads",
        forest=", lying amulet-of-glory amulet-of-protection",
    )
    table.plays("move northeast", "send all", "roll", bear="1", **WIN)
    assert table.options == ["leave amulet-of-action", "leave amulet-of-the-titan"]


@rule("K2.I12")
def test_nobody_sees_which_amulet_it_is_before_the_dryad_is_beaten() -> None:
    table = facing("dark-dryads")
    for seat in (0, 1, None):
        view = table.game.view(seat)
        assert "'amulet-of-glory': 1" in str(view)
        assert "'amulet-of-action': 1" in str(view)
    table.plays("move northeast", "roll", hero="1")
    assert table.told("battle-lost")
    assert table.armies("den") == ["dark-dryads"]
    assert table.story.count("item-gained") == 0
