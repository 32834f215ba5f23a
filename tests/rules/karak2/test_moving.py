"""Moving to known hexes (K2.M1, K2.M2, K2.M5, K2.M10)."""

import pytest

from karak.games.karak2.pieces import SIDES
from language2 import position, rule

OPPOSITE = dict(zip(SIDES, [*SIDES[3:], *SIDES[:3]], strict=True))


# K2.M1


@rule("K2.M1")
@pytest.mark.parametrize("side", SIDES)
def test_a_move_goes_to_any_neighbour(side: str) -> None:
    table = position(
        "warrior at moor",
        "oracle",
        moor="farm northwest of forest",
        a="farm-forest northeast of moor",
        b="farm-rock east of moor",
        c="forest northwest of moor",
        d="farm-rock west of moor, chasm northwest",
    )
    places = {
        "northeast": "a",
        "east": "b",
        "southeast": "forest",
        "southwest": "castle",
        "west": "d",
        "northwest": "c",
    }
    table.plays(f"move {side}")
    assert table.hero("warrior").at == places[side]
    assert table.told("moved", seat="warrior", origin="moor", site=places[side], side=side)


@rule("K2.M1")
def test_no_move_goes_farther_or_where_no_hex_is() -> None:
    table = position("warrior at farm", "oracle")
    assert table.options_of("move") == ["east"]


@rule("K2.M1")
@pytest.mark.parametrize("side", ["northeast", "southeast", "southwest", "northwest"])
def test_a_chasm_on_the_other_side_of_the_edge_forbids_it(side: str) -> None:
    beside = "forest" if side.endswith("east") else "farm"
    where = side.replace("east", "west") if beside == "forest" else side.replace("west", "east")
    moor = f"forest {where} of {beside}, chasm {OPPOSITE[side]}"
    table = position("warrior at castle", "oracle", moor=moor)
    assert table.options_of("move") == ["east", "west"]
    table.plays("move east" if beside == "forest" else "move west", "skip action")
    assert table.offers(f"move {where}")


@rule("K2.M1")
def test_a_chasm_on_the_own_side_of_the_edge_forbids_it() -> None:
    moor = "forest northwest of forest, chasm southwest"
    table = position("warrior at moor", "oracle", moor=moor)
    assert table.options_of("move") == ["southeast"]


@rule("K2.M1")
def test_chasms_on_other_edges_do_not_matter() -> None:
    table = position("warrior at moor", "oracle", moor="farm east of forest, chasm east southeast")
    table.plays("move west")
    assert table.hero("warrior").at == "forest"


# K2.M2


@rule("K2.M2")
def test_heroes_and_cities_do_not_hinder() -> None:
    table = position("warrior", "oracle at farm, city at farm", "scout at farm")
    table.plays("move west")
    assert (table.hero("warrior").at, table.asks) == ("farm", "turn")


@rule("K2.M2")
def test_the_chasms_of_a_hex_with_a_city_still_count() -> None:
    table = position(
        "warrior",
        "oracle at moor, city at moor",
        moor="forest northwest of forest, chasm southwest",
    )
    assert table.offers_none_of("move northeast")
    table = position(
        "oracle at moor, city at moor",
        "warrior",
        moor="forest northwest of forest, chasm southwest",
    )
    assert table.offers_none_of("move southwest")
    assert table.offers("move southeast")


# K2.M5


@rule("K2.M5")
def test_entering_a_hex_with_an_army_is_a_battle() -> None:
    table = position("warrior", "oracle", moor="farm northeast of castle, army dark-dryads")
    table.plays("move northeast")
    assert (table.asks, table.strength) == ("send-dice", 3)


@rule("K2.M5")
def test_two_armies_are_fought_at_once_strengths_added() -> None:
    table = position(
        "warrior",
        "oracle",
        moor="big-farm northeast of castle, chasm east, army dark-dryads envoys-of-death",
    )
    table.plays("move northeast")
    assert table.told("battle-began", strength=8, site="moor")
    assert table.strength == 8


@rule("K2.M5")
def test_the_battle_cannot_be_put_off() -> None:
    table = position("warrior", "oracle", moor="farm northeast of castle, army dark-dryads")
    table.plays("move northeast")
    assert table.options == ["roll"]


@rule("K2.M5")
def test_a_hex_without_armies_is_entered_in_peace() -> None:
    table = position("warrior", "oracle", moor="farm northeast of castle").plays("move northeast")
    assert table.asks == "turn"


# K2.M10


@rule("K2.M10")
def test_if_one_of_two_armies_is_gone_the_other_is_fought_and_counts_alone() -> None:
    table = position(
        "oracle", "warrior", moor="big-farm northeast of castle, chasm east, army shadow-eaters"
    )
    table.plays("move northeast")
    assert table.strength == 2
    table.plays("roll", hero="2")
    assert table.told("battle-won", strength=2)
    assert table.hero("oracle").glory == 2
