"""Argentus the Wizard (K1.A.WIZ)."""

from language import position, rule

WALLED = """
    S   t1┼
    t2│ r1│
"""
HALF_WALLED = """
    S   t1┼ .
    t2│ r1│ r2┤
    .   r3┴ r4┘
"""


@rule("K1.A.WIZ1", "K1.F5")
def test_the_wizards_flames_are_not_used_up() -> None:
    table = position("wizard, has flames flames", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "use flames", "use flames", dice=(4, 3))
    assert table.told("monster-defeated", attack=9)
    assert table.hero("wizard").has == ["flames", "flames", "key"]


@rule("K1.A.WIZ1", "K1.F1")
def test_each_of_his_flames_helps_only_once_in_a_fight() -> None:
    table = position("wizard, has flames flames", "thief", board="S r1┼", r1="skeleton-king")
    table.plays("step east", "roll", "use flames", dice=(1, 1))
    assert table.attack == 3
    assert table.options == ["use flames", "strike"]
    table.plays("use flames")
    assert table.told("fight-lost", attack=4)


@rule("K1.A.WIZ1")
def test_his_flames_are_kept_after_a_defeat_and_help_in_the_next_fight() -> None:
    table = position("wizard, has flames", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "use flames", dice=(1, 1))
    assert table.told("fight-lost")
    assert table.hero("wizard").has == ["flames"]
    table.plays("end turn", "step east", "roll", "use flames", dice=(4, 4))
    assert table.told("monster-defeated", attack=9)


@rule("K1.A.WIZ1")
def test_his_healing_portals_are_used_up() -> None:
    table = position("wizard, has portal portal", "thief").plays("cast healing on thief")
    assert table.hero("wizard").has == ["portal"]


@rule("K1.A.WIZ1", "K1.F5")
def test_the_flames_of_others_are_used_up() -> None:
    table = position("oracle, has flames flames", "thief", board="S r1┼", r1="turnkey")
    table.plays("step east", "roll", "use flames", "strike", dice=(1, 1))
    assert table.hero("oracle").has == ["flames"]


@rule("K1.A.WIZ2")
def test_the_wizard_steps_through_a_wall_between_discovered_tiles() -> None:
    table = position("wizard at t2", "thief", board=WALLED)
    table.plays("step east")
    assert table.hero("wizard").at == "r1"
    assert table.steps == 3


@rule("K1.A.WIZ2")
def test_a_wall_on_one_side_only_he_passes_both_ways() -> None:
    table = position("wizard at r1", "thief", board=HALF_WALLED)
    assert table.offers("step east")
    table.plays("step east")
    assert table.hero("wizard").at == "r2"
    table.plays("step west")
    assert table.hero("wizard").at == "r1"


@rule("K1.A.WIZ2", "K1.M1")
def test_walls_stop_everybody_else() -> None:
    table = position("thief at t2", "wizard", board=WALLED)
    assert table.offers_none_of("step east")
    table = position("thief at r2", "wizard", board=HALF_WALLED)
    assert table.offers_none_of("step west")


@rule("K1.A.WIZ2")
def test_never_diagonally() -> None:
    table = position("wizard at t2", "thief", board=WALLED)
    steps = [option for option in table.options if option.startswith("step")]
    assert steps == ["step north", "step east", "step south"]
    for step, there in (("step north", "S"), ("step east", "r1")):
        assert (
            position("wizard at t2", "thief", board=WALLED).plays(step).hero("wizard").at == there
        )


@rule("K1.A.WIZ2", "K1.E1")
def test_exploring_still_needs_an_opening() -> None:
    table = position("wizard at t2", "thief", board=WALLED)
    assert table.offers("step south")
    assert table.offers_none_of("step west")


@rule("K1.A.WIZ2")
def test_through_a_wall_onto_a_monster_he_fights_and_after_a_tie_goes_back_through_it() -> None:
    table = position("wizard at t2", "thief", board=WALLED, r1="turnkey")
    table.plays("step east")
    assert table.options == ["roll"]
    table.plays("roll", dice=(4, 4))
    assert table.hero("wizard").at == "t2"
    assert table.hero("wizard").hearts == 5
    assert table.active == "thief"


@rule("K1.A.WIZ2")
def test_after_a_defeat_too_he_goes_back_through_the_wall() -> None:
    table = position("wizard at t2", "thief", board=WALLED, r1="turnkey")
    table.plays("step east", "roll", dice=(1, 1))
    assert table.hero("wizard").at == "t2"
    assert table.hero("wizard").hearts == 4


@rule("K1.A.WIZ2", "K1.M2")
def test_walls_do_not_help_past_a_monster() -> None:
    table = position("wizard at t2", "thief", board=WALLED, r1="rat")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.hero("wizard").at == "r1"
    assert table.active == "thief"


@rule("K1.A.WIZ2")
def test_the_wall_may_be_that_of_the_start_tile() -> None:
    table = position("wizard at t2", "thief", board="S t1┐\nt2─ t3┘")
    assert table.offers("step north")
    table.plays("step north")
    assert table.told("stepped", seat="wizard", origin="t2", site="S")
    assert table.hero("wizard").at == "S"
