"""Fighting (K1.F)."""

from collections.abc import Iterator

import pytest

from karak.games.karak1.fight import Fight
from karak.games.karak1.hero import Hero
from karak.games.karak1.roster import add_hero, remove_hero
from language import position, rule

# The two examples of the rulebook: the Warrior with sword, daggers and flames meets a king.


@rule("K1.F1", "K1.F2", "K1.F5", "K1.F8", "K1.I1", "K1.I3", "K1.A.WAR1")
def test_first_example_the_warrior_wins_the_axe_and_leaves_the_daggers() -> None:
    table = position(
        "warrior at t1, has sword daggers flames", "thief", board="S t1─ r1┼", r1="skeleton-king"
    )
    table.plays("step east", "roll", dice=(4, 1))
    assert table.attack == 5 + 3
    table.plays("roll again", dice=(4, 3))
    assert table.attack == 7 + 3
    table.plays("use flames")
    assert table.told("monster-defeated", seat="warrior", attack=11, strength=10)
    assert table.options == ["leave daggers", "leave sword", "leave axe"]
    table.plays("leave daggers")
    assert table.hero("warrior").has == ["sword", "axe"]
    assert table.lying("r1") == ["daggers"]
    assert table.token("r1") is None
    assert table.hero("warrior").at == "r1"
    assert table.hero("warrior").hearts == 5
    assert table.active == "thief"


@rule("K1.F1", "K1.F3", "K1.F8", "K1.A.WAR1")
def test_second_example_the_warrior_loses_a_heart_and_goes_back() -> None:
    table = position(
        "warrior at t1, has sword daggers flames", "thief", board="S t1─ r1┼", r1="skeleton-king"
    )
    table.plays("step east", "roll", "roll again", dice=(4, 1, 2, 1))
    assert table.attack == 6
    table.plays("strike")
    assert table.told("fight-lost", attack=6, strength=10)
    assert table.hero("warrior").hearts == 4
    assert table.hero("warrior").at == "t1"
    assert table.hero("warrior").has == ["daggers", "sword", "flames"]
    assert table.token("r1") == "skeleton-king"
    assert table.active == "thief"


# The attack


@rule("K1.F1")
@pytest.mark.parametrize(
    ("has", "bonus"),
    [
        ("", 0),
        ("has daggers", 1),
        ("has sword", 2),
        ("has axe", 3),
        ("has daggers daggers", 2),
        ("has sword axe", 5),
        ("has axe axe", 6),
        ("has portal key", 0),
    ],
)
def test_the_attack_is_two_dice_and_the_weapons(has: str, bonus: int) -> None:
    hero = f"warrior, {has}" if has else "warrior"
    table = position(hero, "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(3, 4))
    assert table.attack == 7 + bonus


@rule("K1.F1")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_any_number_of_flames_add_one_each(used: int) -> None:
    table = position("warlock, has flames flames flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", *["use flames"] * used, "strike", dice=(1, 3))
    assert table.told("fight-lost", attack=4 + used)
    assert table.hero("warlock").has == ["flames"] * (3 - used)


@rule("K1.F1")
def test_flames_are_decided_on_after_the_roll() -> None:
    table = position("oracle, has flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east")
    assert table.options == ["roll"]
    table.plays("roll", dice=(1, 3))
    assert table.options == ["use flames", "strike"]


@rule("K1.F1", "K1.A.ORC1")
def test_hero_bonuses_count() -> None:
    table = position("oracle, has flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(1, 3))
    assert table.attack == 5


@rule("K1.F1")
def test_treasures_and_the_weapons_of_others_do_not_count() -> None:
    table = position(
        "warrior, has treasure", "thief, has axe axe", board="S r1┼", r1="dragon sword"
    )
    table.plays("step east", "roll", dice=(1, 3))
    assert table.attack == 4


# Victory, defeat and tie

MONSTERS = {
    "rat": (5, "daggers"),
    "spider": (6, "portal"),
    "mummy": (7, "flames"),
    "turnkey": (8, "key"),
    "skeleton-warrior": (9, "sword"),
    "skeleton-king": (10, "axe"),
}


@rule("K1.F2", "K1.I1")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_greater_attack_wins_the_reward_and_the_hero_stays(monster: str) -> None:
    strength, reward = MONSTERS[monster]
    table = position("warlock at t1", "thief", board="S t1─ r1┼", r1=monster, steps=2)
    dice = (5, strength - 4)
    table.plays("step east", "roll", "strike", dice=dice)
    assert table.told("monster-defeated", monster=monster, attack=strength + 1)
    assert table.token("r1") is None
    assert table.hero("warlock").has == [reward]
    assert table.hero("warlock").at == "r1"
    assert table.hero("warlock").hearts == 5


@rule("K1.F2", "K1.I1", "K1.X1")
@pytest.mark.parametrize(
    ("monster", "treasure"), [("fallen", "treasure"), ("dragon", "dragon-treasure")]
)
def test_the_strongest_give_treasures(monster: str, treasure: str) -> None:
    table = position("oracle, has axe axe", "thief", board="S r1┼", r1=monster)
    table.plays("step east", "roll", dice=(5, 4))
    assert table.told("monster-defeated", attack=16)
    assert table.hero("oracle").treasures == [treasure]
    assert table.token("r1") is None


@rule("K1.F3")
@pytest.mark.parametrize("monster", [*MONSTERS, "fallen", "dragon"])
def test_a_lower_attack_costs_a_heart_and_sends_the_hero_back(monster: str) -> None:
    table = position("oracle at t1, hearts 4", "thief", board="S t1─ r1┼", r1=monster, steps=2)
    table.plays("step east", "roll", dice=(1, 2))
    assert table.told("fight-lost", monster=monster, attack=3)
    assert table.hero("oracle").hearts == 3
    assert table.hero("oracle").at == "t1"
    assert table.hero("oracle").has == []
    assert table.token("r1") == monster


@rule("K1.F3")
def test_one_less_is_lower() -> None:
    table = position("oracle at t1", "thief", board="S t1─ r1┼", r1="rat", steps=2)
    table.plays("step east", "roll", dice=(2, 2))
    assert table.hero("oracle").hearts == 4


@rule("K1.F3", "K1.H1")
def test_with_the_last_heart_the_hero_goes_back_unconscious() -> None:
    table = position("oracle at t1, hearts 1", "thief", board="S t1─ r1┼", r1="rat", steps=2)
    table.plays("step east", "roll", dice=(1, 2))
    assert table.hero("oracle").unconscious
    assert table.hero("oracle").at == "t1"


@rule("K1.F4")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_tie_sends_the_hero_back_without_a_wound(monster: str) -> None:
    strength, _ = MONSTERS[monster]
    table = position("oracle at t1, hearts 4", "thief", board="S t1─ r1┼", r1=monster, steps=2)
    table.plays("step east", "roll", dice=(4, strength - 4))
    assert table.told("fight-tied", monster=monster, attack=strength)
    assert table.hero("oracle").hearts == 4
    assert table.hero("oracle").at == "t1"
    assert table.hero("oracle").has == []
    assert table.token("r1") == monster
    assert table.active == "thief"


# Spells used


@rule("K1.F5")
@pytest.mark.parametrize(
    ("dice", "result"),
    [((5, 5), "monster-defeated"), ((5, 3), "fight-tied"), ((1, 3), "fight-lost")],
)
def test_spells_used_are_gone_whatever_the_result(dice: tuple[int, int], result: str) -> None:
    table = position(
        "oracle at t1, has flames flames",
        "thief",
        board="S t1─ r1┼",
        r1="skeleton-warrior",
        steps=2,
    )
    table.plays("step east", "roll", "use flames", "strike", dice=dice)
    assert table.told(result)
    assert table.hero("oracle").has.count("flames") == 1


@rule("K1.F5")
def test_spells_not_used_stay() -> None:
    table = position("oracle at t1, has flames portal", "thief", board="S t1─ r1┼", r1="dragon")
    table.plays("step east", "roll", "strike", dice=(1, 3))
    assert table.hero("oracle").has == ["flames", "portal"]


@rule("K1.F5", "K1.I2")
def test_used_spells_do_not_lie_on_the_tile() -> None:
    table = position("oracle at t1, has flames", "thief", board="S t1─ r1┼", r1="dragon")
    table.plays("step east", "roll", "use flames", dice=(1, 3))
    assert table.lying("r1") == []
    assert table.lying("t1") == []


@rule("K1.F5", "K1.A.WIZ1")
def test_the_wizard_keeps_his_flames_but_uses_each_once_in_a_fight() -> None:
    table = position("wizard at t1, has flames flames", "thief", board="S t1─ r1┼", r1="dragon")
    table.plays("step east", "roll", "use flames", "use flames", dice=(1, 3))
    assert table.told("fight-lost", attack=6)
    assert table.hero("wizard").has == ["flames", "flames"]


# Going back


@rule("K1.F6")
@pytest.mark.parametrize(("board", "fountain"), [("S r1┼", "S"), ("S f1┐\n. r1┼", "f1")])
def test_going_back_onto_a_fountain_heals_at_once(board: str, fountain: str) -> None:
    table = position(
        f"warlock at {fountain}, hearts 2", "thief", board=board, r1="rat", cursed="warlock"
    )
    table.plays("step east" if fountain == "S" else "step south", "roll", dice=(1, 2))
    assert table.hero("warlock").at == fountain
    assert table.hero("warlock").hearts == 5
    assert not table.hero("warlock").cursed
    assert table.story[-5:] == ["went-back", "healed", "curse-lifted", "turn-ended", "turn-began"]


@rule("K1.F6")
def test_going_back_onto_a_fountain_heals_after_a_tie_too() -> None:
    table = position("warlock, hearts 2", "thief", board="S r1┼", r1="rat", cursed="warlock")
    table.plays("step east", "roll", dice=(3, 2))
    assert "fight-tied" in table.story
    assert table.hero("warlock").hearts == 5
    assert not table.hero("warlock").cursed


@rule("K1.F6")
def test_going_back_elsewhere_heals_nothing() -> None:
    table = position(
        "warlock at t1, hearts 2", "thief", board="S t1─ r1┼", r1="rat", cursed="warlock"
    )
    table.plays("step east", "roll", dice=(3, 2))
    assert table.hero("warlock").hearts == 2
    assert table.hero("warlock").cursed


@rule("K1.F6")
def test_the_curse_of_another_stays_when_a_hero_is_healed() -> None:
    table = position("oracle, hearts 2", "thief", board="S r1┼", r1="dragon", cursed="thief")
    table.plays("step east", "roll", dice=(3, 2))
    assert table.hero("oracle").hearts == 5
    assert table.hero("thief").cursed


@rule("K1.F7")
def test_a_hero_goes_back_to_where_its_last_step_began() -> None:
    table = position("oracle", "thief", board="S t1─ t2─ r1┼", r1="dragon")
    table.plays("step east", "step east", "step east", "roll", dice=(1, 2))
    assert table.hero("oracle").at == "t2"


@rule("K1.F7")
def test_a_hero_that_explored_goes_back_to_where_it_explored_from() -> None:
    table = position("oracle at t1", "thief", board="S t1─")
    table.plays("step east", "lay rat", "roll", tile="room cross", token="rat, dragon", dice=(1, 2))
    assert table.hero("oracle").at == "t1"


@rule("K1.F7")
def test_a_hero_that_came_through_a_gate_and_a_step_goes_back_to_the_gate() -> None:
    table = position("oracle at g1", "thief", board="g1─ S t1─ g2─ r1┼", r1="dragon")
    table.plays("to gate g2", "step east", "roll", dice=(1, 2))
    assert table.hero("oracle").at == "g2"


@rule("K1.F7", "K1.A.WLK2")
def test_a_warlock_goes_back_to_where_he_stood_before_the_swap() -> None:
    table = position("warlock at t1", "thief at r1", board="t1─ S r1┼", r1="dragon")
    table.plays("swap with thief", "roll", "strike", dice=(1, 2))
    assert table.hero("warlock").at == "t1"
    assert table.hero("thief").at == "t1"


@rule("K1.F7", "K1.A.THF3")
def test_where_a_hero_came_from_may_be_many_turns_ago() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼ t2─", r1="dragon")
    table.plays("step east", "end turn")
    for _ in range(3):
        table.plays("end turn", "end turn")
    table.plays("end turn", "fight", "roll", dice=(1, 2))
    assert table.hero("thief").at == "t1"


@rule("K1.F7", "K1.A.THF3")
def test_going_back_twice_leads_along_the_steps_that_were_taken() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼ r2┼", r1="fallen", r2="dragon")
    table.plays("step east", "step east", "fight", "roll", dice=(1, 2))
    assert table.hero("thief").at == "r1"
    table.plays("end turn", "fight", "roll", dice=(1, 2))
    assert table.hero("thief").at == "t1"
    assert table.hero("thief").hearts == 3


# The order of a fight


@pytest.fixture
def gambler() -> Iterator[str]:
    """A hero from outside that rolls again and sacrifices: no built-in one does both."""

    class Gambler(Hero):
        def may_roll_again(self, fight: Fight) -> bool:
            return True

        def may_sacrifice(self, fight: Fight) -> bool:
            return True

    add_hero(Gambler("gambler"))
    yield "gambler"
    remove_hero("gambler")


@rule("K1.F8", "K1.A.SWD1")
def test_ones_are_rolled_again_before_anything_is_added() -> None:
    table = position("swordsman, has flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(1, 1, 1, 3, 2))
    assert table.options == ["use flames", "strike"]
    assert table.attack == 5


@rule("K1.F8")
def test_the_second_roll_comes_before_the_flames() -> None:
    table = position("warrior, has flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(1, 3))
    assert table.options == ["roll again", "use flames", "strike"]
    table.plays("roll again", dice=(2, 3))
    assert table.options == ["use flames", "strike"]


@rule("K1.F8")
def test_no_second_roll_once_a_flame_is_spent() -> None:
    table = position("warrior, has flames flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", "use flames", dice=(1, 3))
    assert table.options == ["use flames", "strike"]


@rule("K1.F8")
def test_no_second_roll_once_a_heart_is_spent(gambler: str) -> None:
    table = position(f"{gambler}, has flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(1, 3))
    assert table.options == ["roll again", "use flames", "sacrifice heart", "strike"]
    table.plays("sacrifice heart")
    assert table.options == ["use flames", "strike"]


@rule("K1.F8", "K1.A.WLK1")
@pytest.mark.parametrize(
    "order",
    [
        ("use flames", "sacrifice heart", "use flames"),
        ("sacrifice heart", "use flames", "use flames"),
        ("use flames", "use flames", "sacrifice heart"),
    ],
)
def test_flames_and_sacrifice_come_in_any_order(order: tuple[str, ...]) -> None:
    table = position("warlock, has flames flames", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", *order, dice=(1, 3))
    assert table.told("fight-lost", attack=7)


@rule("K1.F8")
def test_neither_second_roll_nor_flames_nor_sacrifice_is_forced() -> None:
    for hero in ("warlock", "warrior", "wizard"):
        table = position(f"{hero}, has flames", "thief", board="S r1┼", r1="dragon")
        table.plays("step east", "roll", "strike", dice=(1, 3))
        assert table.told("fight-lost", attack=4)
        assert table.hero(hero).has == ["flames"]


@rule("K1.F8")
def test_with_nothing_to_add_the_roll_is_compared_at_once() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(1, 3))
    assert "fight-lost" in table.story
    assert table.active == "thief"


# What going back is not


@rule("K1.F9")
def test_a_hero_that_goes_back_uses_nothing_there() -> None:
    table = position(
        "oracle at r1, has key portal",
        "thief",
        board="S r1┼ r2┼",
        r1="chest sword",
        r2="dragon",
    )
    table.plays("step east", "roll", dice=(1, 2))
    assert table.hero("oracle").at == "r1"
    assert table.active == "thief"
    assert (table.token("r1"), table.lying("r1")) == ("chest", ["sword"])
    assert table.hero("oracle").has == ["portal", "key"]


@rule("K1.F9", "K1.A.THF3")
def test_a_hero_that_goes_back_onto_another_monster_does_not_fight_it() -> None:
    table = position("thief at r1, from S", "oracle", board="S r1┼ r2┼", r1="rat", r2="dragon")
    table.plays("step east", "fight", "roll", dice=(1, 2))
    assert table.hero("thief").at == "r1"
    assert table.story.count("fight-began") == 1
    assert (table.active, table.asks) == ("oracle", "turn")


@rule("K1.F9")
def test_going_back_is_no_step() -> None:
    table = position("swordsman at t1", "thief", board="S t1─ r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(6, 2))
    assert "stepped" not in table.story[table.story.index("fight-lost") :]
    assert table.steps == 3


@rule("K1.F9", "K1.A.SWD2")
def test_a_swordsman_who_goes_on_may_use_the_tile_he_went_back_to() -> None:
    table = position(
        "swordsman at r1, has key", "thief", board="S r1┼ r2┼", r1="chest sword", r2="dragon"
    )
    table.plays("step east", "roll", dice=(6, 2))
    assert table.hero("swordsman").at == "r1"
    assert table.offers("open chest", "take sword", "step east")


@rule("K1.F9", "K1.A.SWD2")
def test_a_swordsman_without_steps_cannot_use_the_tile_he_went_back_to() -> None:
    table = position(
        "swordsman at r1, has key",
        "thief",
        board="S r1┼ r2┼",
        r1="chest sword",
        r2="dragon",
        steps=1,
    )
    table.plays("step east", "roll", dice=(6, 2))
    assert table.active == "thief"


# First the fight


@rule("K1.F10")
def test_no_healing_portal_before_a_monster_that_is_entered() -> None:
    table = position("oracle, has portal flames", "thief", board="S r1┼", r1="rat")
    table.plays("step east")
    assert table.options == ["roll"]
    table.plays("roll", dice=(1, 1))
    assert table.options == ["use flames", "strike"]


@rule("K1.F10")
def test_no_healing_portal_before_a_monster_that_is_drawn() -> None:
    table = position("warrior, has portal", "thief")
    table.plays("step east", tile="room cross", token="spider")
    assert table.options == ["roll"]


@rule("K1.F10", "K1.A.WLK2")
def test_no_healing_portal_before_a_monster_that_is_swapped_onto() -> None:
    table = position("warlock, has portal", "thief at r1", board="S r1┼", r1="rat")
    table.plays("swap with thief")
    assert table.options == ["roll"]


@rule("K1.F10", "K1.A.THF4")
def test_no_healing_portal_before_a_fight_that_is_owed() -> None:
    table = position(
        "oracle",
        "thief at r1, from S, has portal, owes a fight",
        board="S r1┼",
        r1="rat",
        cursed="thief",
    )
    table.plays("end turn")
    assert (table.active, table.options) == ("thief", ["roll"])


@rule("K1.F10")
def test_lying_equipment_waits_until_the_monster_is_fought() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="rat sword")
    table.plays("step east")
    assert table.options == ["roll"]


# After a victory


@rule("K1.F11", "K1.C1")
def test_after_a_mummy_the_curse_comes_before_the_reward() -> None:
    table = position("oracle", "thief", "wizard", board="S r1┼", r1="mummy")
    table.plays("step east", "roll", dice=(5, 5))
    assert table.asks == "choose-bearer"
    assert table.hero("oracle").has == []
    table.plays("curse wizard")
    assert table.story == ["curse-laid", "item-gained", "turn-ended", "turn-began"]
    assert table.hero("oracle").has == ["flames"]


@rule("K1.F11", "K1.I3")
def test_after_a_mummy_what_is_left_lying_is_chosen_after_the_curse() -> None:
    table = position(
        "oracle, has portal portal flames", "thief", "wizard", board="S r1┼", r1="mummy"
    )
    table.plays("step east", "roll", "strike", dice=(5, 5))
    assert table.asks == "choose-bearer"
    table.plays("curse thief")
    assert table.asks == "leave-for-reward"
    table.plays("leave portal")
    assert table.story == ["item-gained", "item-left", "turn-ended", "turn-began"]
    assert table.lying("r1") == ["portal"]


@rule("K1.F11")
def test_after_another_monster_nobody_is_cursed() -> None:
    table = position("oracle", "thief", board="S r1┼", r1="rat")
    table.plays("step east", "roll", dice=(5, 5))
    kinds = table.story[table.story.index("monster-defeated") :]
    assert kinds == ["monster-defeated", "item-gained", "turn-ended", "turn-began"]


@rule("K1.F11", "K1.A.SWD2")
def test_after_the_reward_the_turn_goes_on_where_it_may() -> None:
    table = position("swordsman", "thief", board="S r1┼", r1="rat")
    table.plays("step east", "roll", dice=(6, 5))
    assert table.story[-2:] == ["monster-defeated", "item-gained"]
    assert (table.active, table.steps) == ("swordsman", 3)


@rule("K1.F11", "K1.X1")
def test_after_the_dragon_there_is_the_treasure_and_the_end() -> None:
    table = position("oracle, has axe axe", "thief", board="S r1┼", r1="dragon")
    table.plays("step east", "roll", dice=(5, 4))
    assert table.story[-3:] == ["monster-defeated", "item-gained", "game-ended"]
    assert table.over
    assert table.game.legal_actions() == ()
    assert table.points == {"oracle": 1.5, "thief": 0}
