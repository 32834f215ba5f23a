"""Elspeth the Warrior Princess (K2.A.PRI)."""

import pytest

from language2 import Table, position, rule


def facing(more: str, army: str = "skeletal-hulks") -> Table:
    """Set up a princess beside an army."""
    return position(
        f"princess{more}",
        "oracle at farm, 1 food",
        "scout at farm",
        den=f"farm northeast of castle, army {army}",
    )


@rule("K2.A.PRI1")
def test_once_in_a_battle_she_may_roll_the_hero_die_again() -> None:
    table = facing("")
    table.plays("move northeast", "roll", hero="1")
    assert table.options == ["roll hero again", "strike"]
    table.plays("roll hero again", *["gain food"] * 3, hero="2")
    assert table.told("battle-won", attack=2)


@rule("K2.A.PRI1")
def test_the_second_roll_counts_even_if_it_is_worse() -> None:
    table = facing(", hearts 3")
    table.plays("move northeast", "roll", "roll hero again", hero="1 S")
    assert table.told("battle-lost", attack=0)
    assert table.hero("princess").hearts == 2


@rule("K2.A.PRI1")
def test_she_may_keep_the_first_roll() -> None:
    table = facing(", hearts 3")
    table.plays("move northeast", "roll", "strike", hero="S")
    assert table.hero("princess").hearts == 2


@rule("K2.A.PRI1")
def test_only_once_a_battle() -> None:
    table = facing(", has fireball")
    table.plays("move northeast", "roll", "roll hero again", hero="1 1")
    assert table.options == ["use fireball", "strike"]


@rule("K2.A.PRI1")
def test_in_each_battle_again() -> None:
    table = facing("", army="envoys-of-death")
    table.plays("move northeast", "roll", "roll hero again", "end turn", "end turn", hero="1 1")
    table.plays("move northeast", "roll", hero="1")
    assert table.offers("roll hero again")


@rule("K2.A.PRI1")
def test_not_her_unit_dice() -> None:
    table = facing(", 1 knight, victory 1", army="envoys-of-death")
    table.plays("move northeast", "send all", "roll", hero="1", knights="S")
    assert table.offers_none_of("roll units again")
    table.plays("roll hero again", hero="3")
    assert table.hero("princess").units == {}
    assert table.told("battle-lost", attack=3)


@rule("K2.A.PRI1", "K2.B9")
def test_before_the_fireballs() -> None:
    table = facing(", has fireball fireball", army="envoys-of-death")
    table.plays("move northeast", "roll", "use fireball", hero="1")
    assert table.options == ["use fireball", "strike"]


@rule("K2.A.PRI1", "K2.B7")
def test_two_skulls_rolled_away_bring_no_plague() -> None:
    table = facing("")
    table.plays("move northeast", "roll", "roll hero again", hero="SS 1")
    assert table.hero("princess").hearts == 5
    assert table.active == "oracle"


@rule("K2.A.PRI1", "K2.B7")
def test_two_skulls_rolled_second_do() -> None:
    table = facing("")
    table.plays("move northeast", "roll", "roll hero again", hero="1 SS")
    assert table.asks == "cast-plague"


@rule("K2.A.PRI1")
@pytest.mark.parametrize("hero", ["warrior", "oracle", "ranger", "warlock", "scout"])
def test_others_do_not_roll_the_hero_die_again(hero: str) -> None:
    table = position(
        f"{hero}, has fireball",
        "princess at farm",
        den="farm northeast of castle, army skeletal-hulks",
    )
    table.plays("move northeast", "roll", hero="1")
    assert table.options == ["use fireball", "strike"]


# Magic Run


@rule("K2.A.PRI2")
def test_up_to_three_hexes_in_a_straight_line() -> None:
    table = position(
        "princess at farm",
        "oracle",
        moor="farm-rock east of forest",
        hill="farm-forest east of moor",
    )
    assert table.options_of("run") == ["east 1", "east 2", "east 3"]
    for far, place in ((1, "castle"), (2, "forest"), (3, "moor")):
        table = position("princess at farm", "oracle", moor="farm-rock east of forest")
        table.plays(f"run east {far}")
        assert table.hero("princess").at == place
        assert table.told("ran-magically", seat="princess", origin="farm", site=place)


@rule("K2.A.PRI2")
def test_in_any_direction_but_never_round_a_corner() -> None:
    table = position(
        "princess",
        "oracle",
        north="farm-rock northwest of castle",
        far="farm-forest northwest of north",
        aside="forest northeast of north",
    )
    assert table.options_of("run") == ["east 1", "west 1", "northwest 1", "northwest 2"]


@rule("K2.A.PRI2")
def test_only_over_laid_hexes() -> None:
    table = position("princess", "oracle")
    assert table.options_of("run") == ["east 1", "west 1"]


@rule("K2.A.PRI2")
def test_a_gap_ends_the_line() -> None:
    table = position(
        "princess at farm",
        "oracle",
        near="farm-rock northeast of castle",
        far="farm-forest northwest of near",
    )
    assert table.cell("far") == (1, -2)
    assert table.options_of("run") == ["east 1", "east 2"]


@rule("K2.A.PRI2", "K2.M1")
def test_chasms_are_ignored() -> None:
    table = position(
        "princess at castle",
        "oracle",
        moor="farm-forest east of forest, chasm east",
        south="farm-rock southeast of moor",
        hill="forest-rock northeast of south, chasm west",
    )
    assert table.cell("hill") == (3, 0)
    table.plays("run east 3")
    assert table.hero("princess").at == "hill"


@rule("K2.A.PRI2", "K2.M1")
def test_over_a_chasm_to_the_next_hex() -> None:
    table = position(
        "princess at north",
        "oracle",
        north="farm-rock northeast of forest",
        moor="forest-rock east of forest, chasm northwest",
    )
    assert table.offers_none_of("move southeast")
    table.plays("run southeast 1")
    assert table.hero("princess").at == "moor"


@rule("K2.A.PRI2", "K2.M5")
def test_armies_stop_her_and_must_be_fought() -> None:
    table = position(
        "princess at farm",
        "oracle",
        forest=", army fire-eaters",
        moor="farm-rock east of forest",
    )
    assert table.options_of("run") == ["east 1", "east 2"]
    table.plays("run east 2")
    assert table.asks == "send-dice"
    assert table.strength == 1


@rule("K2.A.PRI2")
def test_she_may_stop_before_them() -> None:
    table = position("princess at farm", "oracle", forest=", army fire-eaters")
    table.plays("run east 1")
    assert table.hero("princess").at == "castle"
    assert table.asks == "turn"


@rule("K2.A.PRI2", "K2.D1")
def test_the_general_stops_her_too() -> None:
    table = position(
        "princess at farm",
        "oracle",
        pit="abyss east of forest, chasm northwest southeast",
        beyond="farm-rock east of pit",
    )
    assert table.options_of("run") == ["east 1", "east 2", "east 3"]
    table = position(
        "princess at castle",
        "oracle",
        pit="abyss east of forest, chasm northwest southeast",
        beyond="farm-rock east of pit",
    )
    assert table.options_of("run") == ["east 1", "east 2", "west 1"]
    table.plays("run east 2")
    assert table.strength == 15


@rule("K2.A.PRI2", "K2.M2")
def test_heroes_and_cities_do_not_stop_her() -> None:
    table = position(
        "princess at farm",
        "oracle at castle",
        "scout, city at forest",
        moor="farm-rock east of forest",
    )
    assert table.offers("run east 3")


@rule("K2.A.PRI2", "K2.B4")
def test_a_lost_battle_leads_back_to_where_the_run_began() -> None:
    table = position(
        "princess at farm",
        "oracle",
        moor="farm-rock east of forest, army envoys-of-death",
    )
    table.plays("run east 3", "roll", "strike", hero="1")
    assert table.hero("princess").at == "farm"
    assert table.told("went-back", seat="princess", site="farm")


@rule("K2.A.PRI2")
def test_it_is_taken_instead_of_a_normal_move() -> None:
    table = position("princess at farm", "oracle")
    table.plays("run east 2")
    assert table.offers_no("move")
    assert table.offers_none_of("explore")
    assert table.actions == 2
    assert table.offers("gather")
    table = position("princess at farm", "oracle")
    table.plays("move east")
    assert table.offers_no("run")


@rule("K2.A.PRI2")
def test_once_in_a_turn() -> None:
    table = position("princess at farm", "oracle")
    table.plays("run east 2", "gather")
    assert table.offers("move west")
    assert table.offers_no("run")
    table.plays("end turn", "end turn")
    assert table.offers("run west 2")


@rule("K2.A.PRI2")
def test_for_her_second_action_as_well_as_for_her_first() -> None:
    table = position("princess at farm", "oracle")
    table.plays("gather", "run east 2", "gather")
    assert table.hero("princess").resources == (1, 1, 0)


@rule("K2.A.PRI2")
@pytest.mark.parametrize("hero", ["warrior", "oracle", "ranger", "warlock", "scout"])
def test_nobody_else_runs(hero: str) -> None:
    assert position(f"{hero} at farm", "princess").offers_no("run")
