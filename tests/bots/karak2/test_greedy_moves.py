"""What greedy does in Karak 2 where it is plain what a sensible player would do."""

from karak.bots.greedy import GreedyBot
from language2 import Table, position


def move(table: Table) -> str:
    """Ask greedy."""
    return str(GreedyBot().choose(table.game))


def moves(table: Table, number: int) -> list[str]:
    """Let greedy play some moves; say which."""
    made: list[str] = []
    for _ in range(number):
        made.append(move(table))
        table.game.apply(GreedyBot().choose(table.game))
    return made


def test_it_gathers_wood_first_for_its_city() -> None:
    table = position("warrior", "oracle")
    assert moves(table, 2) == ["move east", "gather"]


def test_it_founds_its_city_as_soon_as_it_can() -> None:
    table = position("warrior at forest, 2 wood", "oracle")
    assert move(table) == "found city"


def test_it_does_not_found_where_another_hero_stands() -> None:
    table = position("warrior, 2 wood", "oracle at forest")
    assert moves(table, 2) == ["move west", "found city"]


def test_it_builds_what_it_can_pay_and_begins_with_the_stable() -> None:
    table = position("warrior at farm, city at farm, 3 food, 2 wood, 1 stone", "oracle")
    assert moves(table, 2) == ["build stable", "build camp"]


def test_it_recruits_up_to_its_glory() -> None:
    table = position(
        "warrior at farm, city at farm, built camp tower, victory 4, 2 food, 2 stone", "oracle"
    )
    assert moves(table, 4) == ["recruit mage", "recruit mage", "recruit knight", "recruit knight"]


def test_full_of_knights_it_exchanges_one_for_a_mage() -> None:
    table = position(
        "warrior at farm, city at farm, built stable portal banners camp range tower, "
        "victory 2, 4 knights, 1 stone",
        "oracle",
        moved=True,
    )
    assert moves(table, 2) == ["return knight", "recruit mage"]


def test_it_goes_home_to_recruit() -> None:
    table = position("warrior, city at farm, built camp, victory 3, 3 food", "oracle")
    assert moves(table, 2) == ["move west", "recruit knight"]


def test_it_attacks_what_it_beats_for_a_soul_stone() -> None:
    table = position(
        "warrior at forest, victory 5, 5 knights",
        "oracle",
        used=1,
        moor="farm east of forest, army skeleton-riders",
    )
    assert move(table) == "move east"


def test_it_leaves_alone_what_it_cannot_beat() -> None:
    table = position(
        "warrior at forest, hearts 2",
        "oracle",
        used=1,
        moor="farm east of forest, tier one, army envoys-of-death",
    )
    assert move(table) != "move east"


def test_it_sends_no_more_dice_than_the_battle_needs() -> None:
    table = position(
        "warrior at forest, victory 5, 5 knights",
        "oracle",
        moor="farm east of forest, army fire-eaters",
    )
    table.plays("move east")
    sent = [made for made in moves(table, 3) if made == "send knight"]
    assert 1 <= len(sent) <= 2


def test_dice_that_cannot_be_lost_are_always_sent() -> None:
    table = position("ranger at forest", "oracle", moor="farm east of forest, army fire-eaters")
    table.plays("move east")
    assert move(table) == "send all"


def test_against_the_general_it_sends_everything() -> None:
    table = position(
        "warrior at forest, victory 10, 10 mages, has sword sword",
        "oracle",
        abyss="abyss east of forest, chasm north-east southwest",
    )
    assert moves(table, 2) == ["move east", "send all"]


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    table = position(
        "warrior at forest, victory 10, 10 mages, has sword sword",
        "oracle, 4 large",
        abyss="abyss east of forest, chasm north-east southwest",
    )
    assert move(table) != "move east"


def test_a_fireball_is_used_where_it_wins() -> None:
    table = position(
        "oracle at forest, has fireball",
        "warrior",
        moor="farm east of forest, army skeleton-riders",
    )
    table.plays("move east", "roll", hero="3")
    assert move(table) == "use fireball"


def test_a_fireball_is_kept_where_it_does_not_help() -> None:
    table = position(
        "oracle at forest, has fireball",
        "warrior",
        moor="farm east of forest, army skeleton-riders",
    )
    table.plays("move east", "roll", hero="1")
    assert move(table) == "strike"


def test_the_princess_rolls_again_what_does_not_win() -> None:
    table = position("princess at forest", "warrior", moor="farm east of forest, army fire-eaters")
    table.plays("move east", "roll", hero="S")
    assert move(table) == "roll hero again"


def test_the_princess_rolls_off_skulls_where_the_victory_is_safe() -> None:
    table = position(
        "princess at forest, has sword", "warrior", moor="farm east of forest, army fire-eaters"
    )
    table.plays("move east", "roll", hero="SS")
    assert move(table) == "roll hero again"


def test_the_warrior_rolls_his_units_again() -> None:
    table = position(
        "warrior at forest, victory 3, 2 archers",
        "oracle",
        moor="farm east of forest, army skeleton-riders",
    )
    table.plays("move east", "send all", "roll", hero="2", archers="S 1")
    assert move(table) == "roll units again"


def test_the_plague_strikes_the_leader() -> None:
    table = position(
        "oracle at forest",
        "warrior",
        "scout, city at farm, 1 large",
        moor="farm east of forest, army fire-eaters",
    )
    table.plays("move east", "roll", hero="SS")
    assert move(table) == "plague seat 2"


def test_protection_saves_the_last_heart_before_a_knight() -> None:
    table = position(
        "oracle at forest, hearts 1, victory 3, 1 knight, has amulet-of-protection",
        "warrior",
        moor="farm east of forest, army fire-eaters",
    )
    table.plays("move east", "send knight", "roll", hero="S", knights="S")
    assert move(table) == "protect hero"


def test_it_robs_who_has_what_it_needs() -> None:
    table = position(
        "warrior at forest, has pickpocket", "oracle, 3 stone", "scout, 2 wood", "ranger"
    )
    assert moves(table, 3) == ["rob seat 2", "steal wood", "found city"]


def test_the_warlock_raises_skeletons_while_there_is_nothing_better() -> None:
    table = position("warlock, hearts 3", "oracle", moved=True)
    assert move(table) == "raise skeleton"


def test_the_ranger_sends_her_hawk_and_lets_it_lay_land_beside_her() -> None:
    table = position("ranger", "oracle")
    assert move(table) == "send hawk"
    table.plays("send hawk", hex="farm")
    assert move(table).startswith("lay beside hex 0")


def test_the_oracle_keeps_the_army_that_suits_her() -> None:
    table = position("oracle at forest", "warrior")
    table.plays(
        "explore", "lay east", "place rotated 0", hex="farm 0", army="envoys-of-death, fire-eaters"
    )
    assert move(table) == "put back envoys-of-death"


def test_the_scout_puts_the_abyss_back_when_he_is_weak() -> None:
    table = position("scout at forest", "warrior", deck="abyss 03, big-farm 0, big-rock 01")
    table.plays("explore", hex="abyss 03, big-farm 0")
    assert move(table) == "take hex second"


def test_it_takes_a_better_weapon_and_leaves_the_worse() -> None:
    table = position(
        "warrior at forest, has sword sword", "oracle", forest=", lying warhammer", moved=True
    )
    assert moves(table, 1) == ["take warhammer"]
    assert table.hero("warrior").has == ["sword", "warhammer"]


def test_it_picks_up_all_that_is_useful() -> None:
    table = position(
        "warrior at forest, has sword", "oracle", forest=", lying sword fireball", moved=True
    )
    assert moves(table, 2) == ["take sword", "take fireball"]


def test_with_all_slots_full_it_gives_a_pickpocket_for_a_fireball() -> None:
    table = position(
        "warrior at forest, has fireball fireball pickpocket",
        "oracle",
        forest=", lying fireball",
        moved=True,
    )
    table.plays("take fireball")
    assert move(table) == "leave pickpocket"


def test_with_less_glory_it_gives_the_weakest_unit_back() -> None:
    table = position(
        "warrior at forest, victory 2, 2 knights, 2 mages, has amulet-of-glory",
        "oracle",
        forest=", lying amulet-of-action",
        moved=True,
    )
    assert moves(table, 3) == ["take amulet-of-action", "return knight", "return knight"]


def test_it_leaves_worse_weapons() -> None:
    table = position("warrior at forest, has sword warhammer", "oracle", forest=", lying sword")
    assert move(table) != "take sword"


def test_it_heals_when_it_is_low_and_there_is_nothing_better_to_do() -> None:
    table = position(
        "warrior at farm, hearts 1, city at farm, "
        "built stable portal banners camp range tower, victory 2",
        "oracle",
        moved=True,
    )
    assert move(table) == "heal"


def test_it_frees_its_city_of_the_plague() -> None:
    table = position(
        "warrior, city at farm, built stable portal banners camp range tower, victory 6, 6 food",
        "oracle",
        plagued="warrior",
    )
    assert move(table) == "eradicate plague"


def test_it_takes_the_portal_home_to_recruit() -> None:
    table = position(
        "warrior at marsh, city at farm, built portal camp, victory 6, 6 food",
        "oracle",
        moor="farm east of forest",
        marsh="forest east of moor",
    )
    assert move(table) == "portal to hex 1"


def test_the_princess_runs_to_a_battle() -> None:
    table = position(
        "princess at farm, victory 5, 5 mages",
        "oracle",
        used=1,
        moor="farm east of forest, army skeleton-riders",
    )
    assert move(table) == "run east 3"
