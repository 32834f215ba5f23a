"""Darius the Scout (K2.A.SCT)."""

import pytest

from karak.kernel.data import as_mapping
from language2 import Table, position, rule

PIT = "abyss northeast of castle, chasm northwest southeast"

# Terrain Exploration


def looking(first: str = "farm", second: str = "forest") -> Table:
    """Let the scout draw two hexes."""
    table = position("scout", "oracle at farm")
    return table.plays("explore", hex=f"{first}, {second}")


def seen_by(table: Table, seat: int | None, what: str) -> object:
    """Tell what a seat, or everybody, sees of something in the position."""
    shown = as_mapping(table.game.view(seat)["position"])
    assert shown is not None
    return shown[what]


@rule("K2.A.SCT1")
def test_exploring_he_draws_two_hexes_and_lays_one() -> None:
    table = looking()
    assert table.asks == "choose-hex"
    assert table.options == ["take hex first", "take hex second"]
    table.plays("take hex second", "lay northeast", army="skeletal-hulks")
    assert table.hero("scout").at == "forest-2"
    assert table.cell("forest-2") == (1, -1)


@rule("K2.A.SCT1")
def test_the_other_is_put_back_on_top() -> None:
    table = looking()
    table.plays("take hex second", "lay northeast", "roll", army="skeletal-hulks", hero="1")
    table.plays("explore")
    assert table.active == "oracle"
    assert table.told("hex-drawn", land="farm", tier=1)


@rule("K2.A.SCT1")
def test_he_himself_draws_it_again_with_another() -> None:
    table = position("scout, hearts 5", "oracle at farm", bag="")
    table.plays("explore", hex="farm, forest")
    table.plays("take hex second", "lay northeast", "skip action")
    table.plays("explore", hex="farm, farm-rock")
    assert table.asked("first") == "farm"
    assert table.asked("second") == "farm-rock"


@rule("K2.A.SCT1")
def test_only_he_sees_what_he_put_back() -> None:
    table = looking("farm 01", "forest")
    table.plays("take hex second", "lay northeast", army="skeletal-hulks")
    assert seen_by(table, 0, "top") == {"tier": 1, "hex": "1 farm 01"}
    for seat in (1, None):
        assert seen_by(table, seat, "top") == {"tier": 1, "hex": None}


@rule("K2.A.SCT1")
def test_the_two_he_looks_at_are_seen_by_him_alone() -> None:
    table = looking("farm 01", "forest")
    for seat, hidden in ((0, False), (1, True), (None, True)):
        assert ("1 farm 01" not in str(seen_by(table, seat, "drawn"))) == hidden


@rule("K2.A.SCT1")
def test_the_tier_of_what_he_put_back_is_public() -> None:
    table = position("scout", "oracle at farm", deck="big-farm 0, big-rock 01, abyss 03")
    table.plays("explore", hex="big-farm 0, big-rock 01")
    table.plays(
        "take hex first", "lay northeast", "place rotated 0", army="fire-eaters, envoys-of-death"
    )
    assert seen_by(table, 1, "top") == {"tier": 2, "hex": None}


@rule("K2.A.SCT1")
@pytest.mark.parametrize(("taken", "tier"), [("first", 2), ("second", 1)])
def test_the_two_may_be_of_different_tiers(taken: str, tier: int) -> None:
    table = position("scout", "oracle at farm", deck="farm, big-farm 0, abyss 03")
    table.plays("explore", hex="farm, big-farm 0")
    table.plays(f"take hex {taken}")
    assert table.told("hex-put-back", tier=tier)
    assert table.game.top >= 0
    assert table.game.figures.hexes[table.game.top].tier == tier


@rule("K2.A.SCT1", "K2.M4")
def test_a_hex_of_tier_two_laid_before_the_last_of_tier_one_has_two_armies() -> None:
    table = position("scout", "oracle at farm", deck="farm, big-farm 0, abyss 03")
    table.plays("explore", hex="farm, big-farm 0")
    table.plays(
        "take hex second",
        "lay northeast",
        "place rotated 0",
        army="skeletal-hulks, envoys-of-death",
    )
    assert len(table.armies("big-farm")) == 2
    table.plays("roll", "explore", hero="1")
    assert table.told("hex-drawn", land="farm", tier=1)


@rule("K2.A.SCT1")
def test_with_one_hex_left_just_that() -> None:
    table = position("scout", "oracle at farm", deck="abyss 03")
    table.plays("explore")
    assert table.asks == "choose-place"


@rule("K2.A.SCT1", "K2.D1")
def test_he_may_put_the_abyss_back() -> None:
    table = position("scout", "oracle at farm", deck="big-farm 0, abyss 03")
    table.plays("explore", hex="big-farm 0, abyss 03")
    assert table.options == ["take hex first", "take hex second"]
    table.plays(
        "take hex first", "lay northeast", "place rotated 0", army="skeletal-hulks, envoys-of-death"
    )
    table.plays("roll", "explore", hero="1")
    assert table.active == "oracle"
    assert table.told("hex-drawn", land="abyss", tier=2)


@rule("K2.A.SCT1", "K2.D1", "K2.A.SCT5")
def test_he_may_lay_the_abyss_and_fights_at_once() -> None:
    table = position("scout", "oracle at farm", deck="big-farm 0, abyss 03")
    table.plays("explore", hex="big-farm 0, abyss 03")
    table.plays("take hex second", "lay northeast", "place rotated 60")
    assert table.asks == "send-dice"
    assert table.strength == 14


@rule("K2.A.SCT1", "K2.M6", "K2.M7")
def test_of_two_tiers_without_a_place_either_may_have_another_hex_that_fits() -> None:
    deck = "farm 012345, big-farm 012345, big-rock 01, abyss 03"
    table = position("scout", "oracle at farm", deck=deck)
    table.plays("explore", hex="farm 012345, big-farm 012345, farm 012345, big-rock 01")
    assert not table.over
    assert table.options == ["take hex second"]


@rule("K2.A.SCT1", "K2.M6", "K2.M7")
def test_if_no_hex_of_either_tier_fits_the_game_ends() -> None:
    table = position("scout", "oracle at farm", deck="farm 012345, abyss 012345")
    table.plays("explore")
    assert table.over


@rule("K2.A.SCT1")
@pytest.mark.parametrize("hero", ["warrior", "oracle", "warlock", "princess", "ranger"])
def test_others_draw_one(hero: str) -> None:
    table = position(hero, "scout at farm")
    table.plays("explore", hex="farm")
    assert table.asks == "choose-place"


# Claws and Fangs


def prowling(army: str, more: str = "", land: str = "farm") -> Table:
    """Set up a scout beside a hex with armies."""
    return position(
        f"scout{more}", "oracle at farm", den=f"{land} northeast of castle, army {army}"
    )


def after(table: Table, *actions: str, **chance: str) -> Table:
    """Let the scout enter the hex and go on."""
    return table.plays("move northeast", *actions, **chance)


@rule("K2.A.SCT2", "K2.A.SCT3")
@pytest.mark.parametrize(
    ("army", "reward"), [("skeleton-warriors", "sword"), ("fire-eaters", "fireball")]
)
def test_an_army_of_strength_one_is_beaten_without_a_battle(army: str, reward: str) -> None:
    table = after(prowling(army))
    assert table.hero("scout").at == "den"
    assert table.hero("scout").has == [reward]
    assert table.hero("scout").glory == 1
    assert table.armies("den") == []
    assert table.told("army-clawed", seat="scout", army=army, site="den")
    assert not table.told("battle-began")


@rule("K2.A.SCT3", "K2.T3")
def test_then_the_turn_goes_on_and_the_action_of_that_move_is_still_to_be_had() -> None:
    table = after(prowling("fire-eaters"))
    assert table.asks == "turn"
    assert table.actions == 2
    assert table.offers("gather")
    assert table.offers_no("move")
    table.plays("gather", "move southwest")
    assert table.hero("scout").food == 1
    assert table.hero("scout").at == "castle"


@rule("K2.A.SCT2", "K2.M3")
def test_also_when_exploring() -> None:
    table = position("scout", "oracle at farm", deck="farm, big-farm 0, abyss 03")
    table.plays("explore", hex="farm, big-farm 0")
    table.plays("take hex first", "lay northeast", army="skeleton-warriors")
    assert table.hero("scout").has == ["sword"]
    assert table.asks == "turn"
    assert table.actions == 2


@rule("K2.A.SCT2", "K2.N6")
def test_also_through_the_portal() -> None:
    table = position(
        "scout at farm, city at farm, built portal",
        "oracle",
        den="farm northeast of castle, army fire-eaters",
    )
    table.plays("portal to den")
    assert table.hero("scout").has == ["fireball"]
    assert table.asks == "turn"


@rule("K2.A.SCT2")
@pytest.mark.parametrize("army", ["shadow-eaters", "skeletal-hulks", "hammer-follower"])
def test_stronger_armies_must_be_fought(army: str) -> None:
    table = after(prowling(army))
    assert table.asks == "send-dice"


@rule("K2.A.SCT2")
def test_the_second_army_is_then_fought() -> None:
    table = after(prowling("fire-eaters skeletal-hulks"))
    assert table.hero("scout").has == ["fireball"]
    assert table.armies("den") == ["skeletal-hulks"]
    assert table.asks == "send-dice"
    assert table.strength == 2


@rule("K2.A.SCT2")
def test_a_sword_so_won_helps_in_the_battle_with_the_other() -> None:
    table = after(prowling("skeleton-warriors skeletal-hulks"), "roll", hero="1")
    assert table.told("battle-won", attack=2, strength=2)


@rule("K2.A.SCT2")
def test_so_does_a_fireball() -> None:
    table = after(prowling("fire-eaters skeletal-hulks"), "roll", "use fireball", hero="1")
    assert table.told("battle-won", attack=2, strength=2)


@rule("K2.A.SCT2", "K2.B9", "K2.I2")
def test_the_reward_is_stowed_before_the_battle() -> None:
    table = after(prowling("skeleton-warriors skeletal-hulks", ", has sword warhammer"))
    assert table.asks == "leave-for-reward"
    table.plays("leave sword")
    assert table.asks == "send-dice"
    assert table.lying("den") == ["sword"]


@rule("K2.A.SCT2")
def test_of_two_with_strength_one_he_chooses_which() -> None:
    for clawed, fought in (
        ("skeleton-warriors", "fire-eaters"),
        ("fire-eaters", "skeleton-warriors"),
    ):
        table = after(prowling("skeleton-warriors fire-eaters"))
        assert table.asks == "claw-which"
        assert table.options == ["claw skeleton-warriors", "claw fire-eaters"]
        table.plays(f"claw {clawed}")
        assert table.armies("den") == [fought]
        assert table.asks == "send-dice"
        assert table.strength == 1


@rule("K2.A.SCT2")
def test_of_two_alike_one_is_beaten_and_one_is_fought() -> None:
    table = after(prowling("fire-eaters fire-eaters"))
    assert table.armies("den") == ["fire-eaters"]
    assert table.asks == "send-dice"
    assert table.strength == 1


@rule("K2.A.SCT2")
def test_it_is_not_optional() -> None:
    table = after(prowling("skeleton-warriors fire-eaters"))
    assert all(option.startswith("claw ") for option in table.options)
    table = after(prowling("skeleton-warriors"))
    assert table.armies("den") == []


@rule("K2.A.SCT2", "K2.I7", "K2.A.SCT3")
def test_an_amulet_so_won_counts_at_once() -> None:
    table = position(
        "scout",
        "oracle at farm",
        den="farm northeast of castle, army dark-dryads",
        figures={"armies": {"dark-dryads": {"strength": 1}}},
    )
    table.plays("move northeast", amulet="action")
    assert table.actions == 3


@rule("K2.A.SCT2", "K2.I4")
def test_a_pickpocket_so_won_can_be_used_at_once() -> None:
    table = position(
        "scout",
        "oracle at farm, 1 food",
        den="farm northeast of castle, army shadow-eaters",
        figures={"armies": {"shadow-eaters": {"strength": 1}}},
    )
    table.plays("move northeast", "rob oracle")
    assert table.hero("scout").food == 1


@rule("K2.A.SCT2")
def test_others_must_fight_the_weak_too() -> None:
    table = position("warrior", "scout at farm", den="farm northeast of castle, army fire-eaters")
    table.plays("move northeast")
    assert table.asks == "send-dice"


@rule("K2.A.SCT3", "K2.B4")
def test_if_he_loses_to_the_second_he_goes_back_and_keeps_what_he_won() -> None:
    table = after(prowling("fire-eaters envoys-of-death"), "roll", "strike", hero="1")
    assert table.hero("scout").at == "castle"
    assert table.hero("scout").has == ["fireball"]
    assert table.armies("den") == ["envoys-of-death"]
    assert table.active == "oracle"


@rule("K2.A.SCT3")
def test_what_he_left_then_lies_under_the_second_army() -> None:
    table = after(
        prowling("skeleton-warriors envoys-of-death", ", has sword warhammer"),
        "leave sword",
        "roll",
        hero="1",
    )
    assert table.hero("scout").at == "castle"
    assert table.lying("den") == ["sword"]
    assert table.armies("den") == ["envoys-of-death"]


@rule("K2.A.SCT3", "K2.N8")
def test_and_can_be_picked_up_once_it_is_beaten() -> None:
    table = position(
        "scout, has sword warhammer",
        "warrior, 5 mages, victory 5",
        den="farm northeast of castle, army skeleton-warriors envoys-of-death",
    )
    after(table, "leave sword", "roll", hero="1")
    table.plays("move northeast", "send all", "roll", "strike", hero="1", mages="3 3 3 3 3")
    table.plays("end turn")
    assert table.offers("take sword")


@rule("K2.A.SCT3", "K2.N8")
def test_what_he_left_with_nobody_to_fight_he_may_pick_up_with_that_action() -> None:
    table = after(prowling("skeleton-warriors", ", has sword warhammer"), "leave warhammer")
    assert table.lying("den") == ["warhammer"]
    assert table.offers("take warhammer")
    table.plays("take warhammer")
    assert table.hero("scout").has == ["sword", "warhammer"]
    assert table.actions == 1


@rule("K2.A.SCT3", "K2.M10", "K2.A.SCT4")
def test_later_the_second_army_is_fought_and_counts_alone() -> None:
    table = position(
        "scout",
        "warrior",
        den="farm northeast of castle, army fire-eaters skeletal-hulks",
    )
    after(table, "roll", "strike", hero="1")
    table.plays("move northeast", "roll", "gain food", "gain food", "gain food", hero="2")
    assert table.hero("warrior").glory == 2


@rule("K2.A.SCT4", "K2.G1")
def test_both_beaten_in_the_same_visit_count_as_their_sum() -> None:
    table = after(prowling("skeleton-warriors skeletal-hulks"), "roll", hero="1")
    assert table.hero("scout").glory == 3


@rule("K2.A.SCT4", "K2.G1")
def test_two_of_strength_one_count_two() -> None:
    table = after(prowling("skeleton-warriors skeleton-warriors"), "roll", hero="1")
    assert table.hero("scout").glory == 2


@rule("K2.A.SCT4")
def test_if_he_loses_to_the_second_the_one_by_claws_counts_alone() -> None:
    table = after(prowling("skeleton-warriors envoys-of-death"), "roll", hero="1")
    assert table.hero("scout").glory == 1


@rule("K2.A.SCT4")
def test_in_another_visit_the_second_counts_alone() -> None:
    table = prowling("skeleton-warriors skeleton-riders")
    after(table, "roll", "end turn", hero="1")
    after(table, "roll", hero="3")
    assert table.hero("scout").glory == 4


@rule("K2.A.SCT4", "K2.A.SCT3")
def test_an_army_clawed_elsewhere_in_the_turn_does_not_count_with_a_later_battle() -> None:
    table = position(
        "scout",
        "oracle at farm",
        den="farm northeast of castle, army skeleton-warriors",
        lair="farm-rock east of den, army skeletal-hulks",
    )
    after(table, "skip action", "move east", "roll", hero="2")
    assert table.told("battle-won", strength=2)
    assert table.hero("scout").glory == 2


@rule("K2.A.SCT2", "K2.A.SCT3")
def test_in_a_later_visit_his_claws_strike_again() -> None:
    table = prowling("skeleton-warriors fire-eaters")
    after(table, "claw fire-eaters", "roll", "strike", "end turn", hero="S")
    assert table.armies("den") == ["skeleton-warriors"]
    after(table)
    assert table.armies("den") == []
    assert table.hero("scout").has == ["sword", "fireball"]
    assert table.hero("scout").glory == 1


# Before the General


@rule("K2.A.SCT5", "K2.D2")
def test_before_a_battle_with_the_general_one_praetorian_goes() -> None:
    table = after(position("scout", "oracle at farm", pit=PIT))
    assert table.praetorians == 4
    assert table.strength == 14


@rule("K2.A.SCT5")
def test_before_every_battle() -> None:
    table = after(position("scout", "oracle at farm", pit=PIT), "roll", "end turn", hero="1")
    assert table.praetorians == 4
    after(table)
    assert table.praetorians == 3
    assert table.strength == 13


@rule("K2.A.SCT5")
def test_if_there_is_one() -> None:
    table = after(position("scout", "oracle at farm", pit=PIT, praetorians=0))
    assert table.praetorians == 0
    assert table.strength == 10


@rule("K2.A.SCT5", "K2.D5")
def test_with_ten_he_removes_a_second() -> None:
    table = position("scout, 5 mages, victory 5", "oracle at farm", pit=PIT)
    after(table, "send all", "roll", hero="1", mages="2 2 2 2 1")
    assert table.told("battle-lost", attack=10, strength=14)
    assert table.praetorians == 3


@rule("K2.A.SCT5", "K2.D5")
def test_with_less_only_the_first_is_gone() -> None:
    table = position("scout, 5 mages, victory 5", "oracle at farm", pit=PIT)
    after(table, "send all", "roll", hero="1", mages="2 2 2 1 1")
    assert table.told("battle-lost", attack=9)
    assert table.praetorians == 4


@rule("K2.A.SCT5", "K2.D4")
def test_it_may_make_the_difference() -> None:
    table = position("scout, 5 mages, victory 5", "oracle at farm", pit=PIT)
    after(table, "send all", "roll", hero="1", mages="3 3 3 2 2")
    assert table.over
    assert table.winners == ["scout"]


@rule("K2.A.SCT5")
def test_others_face_them_all() -> None:
    table = position("warrior", "scout at farm", pit=PIT)
    after(table)
    assert table.praetorians == 5
    assert table.strength == 15
