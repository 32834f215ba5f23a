"""Moving (K1.M)."""

import pytest

from language import position, rule


@rule("K1.M1")
def test_a_step_goes_through_openings_on_both_sides() -> None:
    table = position("warrior", "thief", board="S t1─")
    table.plays("step east")
    assert table.hero("warrior").at == "t1"


@rule("K1.M1")
def test_a_wall_on_the_hero_s_side_stops_it() -> None:
    table = position("warrior at t1", "thief", board="t1│ t2┬\nS t3┘")
    assert table.offers("step south")
    assert table.offers_none_of("step east", "step west")


@rule("K1.M1")
def test_a_wall_on_the_other_side_stops_it_too() -> None:
    table = position("warrior at t2", "thief", board="t1│ t2┬\nS t3┘")
    assert table.offers("step east", "step south")
    assert table.offers_none_of("step west", "step north")


@rule("K1.M1")
def test_a_discovered_tile_behind_a_wall_is_not_explored_instead() -> None:
    table = position("warrior at t1", "thief", board="t2┌ r1┐\nt1└ S")
    table.plays("step north")
    assert table.hero("warrior").at == "t2"
    assert "tile-drawn" not in table.story


@rule("K1.M2", "K1.F10")
@pytest.mark.parametrize("hero", ["wizard", "warlock", "warrior", "oracle", "swordsman"])
def test_entering_a_tile_with_a_monster_stops_the_hero_and_it_must_fight(hero: str) -> None:
    table = position(f"{hero} at t1", "thief", board="S t1─ r1┼ t2─", r1="rat")
    table.plays("step east")
    assert table.told("fight-began", monster="rat", site="r1")
    assert table.options == ["roll"]


@rule("K1.M2")
@pytest.mark.parametrize(
    "monster",
    ["rat", "spider", "mummy", "turnkey", "skeleton-warrior", "skeleton-king", "fallen", "dragon"],
)
def test_every_monster_stops(monster: str) -> None:
    table = position("warrior", "thief", board="S r1┼", r1=monster)
    table.plays("step east")
    assert table.options == ["roll"]


@rule("K1.M2")
def test_nobody_gets_past_a_monster_without_winning() -> None:
    table = position("swordsman at t1", "thief", board="S t1─ r1┼ t2─", r1="skeleton-king")
    table.plays("step east", "roll", dice=(6, 3))
    assert table.active == "swordsman"
    assert table.hero("swordsman").at == "t1"
    table.plays("step east")
    assert table.options == ["roll"]


@rule("K1.M2", "K1.A.THF2")
def test_only_the_thief_moves_past_a_monster() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼ t2─", r1="rat")
    table.plays("step east", "step east")
    assert table.hero("thief").at == "t2"


@rule("K1.M2", "K1.C2")
def test_a_cursed_thief_is_stopped_like_everybody() -> None:
    table = position("thief at t1", "oracle", board="S t1─ r1┼", r1="rat", cursed="thief")
    table.plays("step east")
    assert table.options == ["roll"]


@rule("K1.M3")
@pytest.mark.parametrize("thing", ["chest", "sword", "flames key", "chest axe"])
def test_chests_and_lying_equipment_stop_nobody(thing: str) -> None:
    table = position("warrior at t1, has key", "thief", board="S t1─ r1┼ t2─", r1=thing)
    table.plays("step east", "step east")
    assert (table.hero("warrior").at, table.steps) == ("t2", 2)


@rule("K1.M4")
def test_going_from_one_gate_to_another_is_one_step() -> None:
    table = position("warrior at g1", "thief", board="g1─ S t1─ g2─")
    table.plays("to gate g2")
    assert table.told("gate-taken", seat="warrior", origin="g1", site="g2")
    assert (table.hero("warrior").at, table.steps) == ("g2", 3)


@rule("K1.M4")
def test_a_gate_leads_to_any_other_gate_but_not_to_itself() -> None:
    table = position("warrior at g2", "thief", board="g1─ S g2─ g3─ g4─")
    gates = [option for option in table.options if option.startswith("to gate")]
    assert sorted(gates) == ["to gate g1", "to gate g3", "to gate g4"]


@rule("K1.M4")
def test_a_single_gate_is_inactive() -> None:
    table = position("warrior at g1", "thief", board="g1─ S")
    assert table.options == ["step east", "step west", "end turn"]


@rule("K1.M4")
def test_who_stands_on_no_gate_takes_none() -> None:
    table = position("warrior", "thief", board="g1─ S g2─")
    assert table.offers_none_of("to gate g1", "to gate g2")


@rule("K1.M4")
def test_a_gate_needs_a_step() -> None:
    table = position("warrior at g1, has portal", "thief", board="g1─ S g2─", steps=0)
    assert table.offers_none_of("to gate g2")
