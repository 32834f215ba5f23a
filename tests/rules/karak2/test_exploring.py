"""Exploring (K2.M3, K2.M4, K2.M6 to K2.M9)."""

import pytest

from karak.games.karak2.pieces import SIDES
from karak.kernel.errors import IllegalAction
from language2 import Table, position, rule

RING = {
    "a": ("northeast", "castle"),
    "b": ("northwest", "castle"),
    "c": ("southeast", "castle"),
    "d": ("southwest", "castle"),
    "e": ("northwest", "farm"),
    "f": ("west", "farm"),
    "g": ("southwest", "farm"),
    "h": ("northeast", "forest"),
    "i": ("southeast", "forest"),
    "j": ("east", "forest"),
}
ABYSS = "abyss 03"


def dead_end(land: str, side: str, beside: str) -> str:
    """Tell of a hex whose only edge without a chasm is the one towards its neighbour."""
    inward = SIDES[(SIDES.index(side) + 3) % 6]
    chasms = " ".join(edge for edge in SIDES if edge != inward)
    return f"{land} {side} of {beside}, chasm {chasms}"


def nearly_closed(
    *heroes: str, deck: str, open_cells: str = "j", bag: str | None = None, abyss: str = ""
) -> Table:
    """Close the land round the start piece but for some cells; `abyss` names one that is it."""
    land = {
        name: dead_end("abyss" if name == abyss else "farm", *RING[name])
        for name in RING
        if name not in open_cells
    }
    return position(*heroes, deck=deck, bag=bag, land=land)


# K2.M3


@rule("K2.M3")
def test_the_top_hex_is_drawn_laid_and_entered() -> None:
    table = position("warrior", "oracle", bag="dark-dryads")
    table.plays("explore", "lay northeast", hex="farm")
    assert table.told("hex-drawn", seat="warrior", land="farm", tier=1)
    assert table.told("hex-laid", site="farm-2", x=1, y=-1)
    assert table.hero("warrior").at == "farm-2"
    assert table.in_deck("farm") == 0


@rule("K2.M3")
def test_the_hex_is_drawn_before_side_and_rotation_are_chosen() -> None:
    table = position("warrior", "oracle", bag="dark-dryads")
    table.plays("explore", hex="farm 01")
    assert (table.asks, table.asked("land")) == ("choose-place", "farm")
    assert table.options == ["lay northeast", "lay southeast", "lay southwest", "lay northwest"]
    table.plays("lay southeast")
    assert table.asks == "turn-hex"
    table.plays("place rotated 120")
    assert table.cell("farm-2") == (0, 1)
    assert table.chasms("farm-2") == ["southeast", "southwest"]


@rule("K2.M3")
@pytest.mark.parametrize(("side", "into"), [("northeast", 3), ("southwest", 0), ("northwest", 2)])
def test_it_is_turned_so_that_the_hero_can_walk_onto_it(side: str, into: int) -> None:
    table = position("warrior", "oracle").plays("explore", f"lay {side}", hex="farm 01")
    forbidden = {f"{60 * into}", f"{60 * ((into - 1) % 6)}"}
    every = {"0", "60", "120", "180", "240", "300"}
    assert set(table.options_of("place rotated")) == every - forbidden


@rule("K2.M3")
def test_it_is_not_laid_beyond_a_chasm_of_the_own_hex() -> None:
    table = position("warrior at moor", "oracle", moor="farm east of forest, chasm east southeast")
    table.plays("explore", hex="forest")
    assert table.options_of("lay") == ["northeast", "southwest", "northwest"]


@rule("K2.M3")
def test_other_edges_may_meet_chasms() -> None:
    table = position("warrior", "oracle", bag="dark-dryads")
    table.plays("explore", "lay northeast", "place rotated 120", hex="forest 0")
    assert table.chasms("forest-2") == ["southeast"]
    assert table.hero("warrior").at == "forest-2"


@rule("K2.M3")
def test_other_laid_hexes_are_joined_too() -> None:
    table = position("warrior", "oracle", bag="")
    table.plays("explore", "lay northeast", "skip action", hex="farm")
    assert table.offers("move southeast", "move southwest")


@rule("K2.M3")
def test_exploring_is_the_move_of_the_action() -> None:
    table = position("warrior", "oracle", bag="").plays("explore", "lay northeast", hex="farm")
    assert table.offers_no("move")
    assert table.offers_none_of("explore")


# K2.M4


@rule("K2.M4")
def test_tier_one_has_one_army_and_it_is_fought_at_once() -> None:
    table = position("warrior", "oracle")
    table.plays("explore", "lay northeast", hex="farm", army="dark-dryads")
    assert table.armies("farm-2") == ["dark-dryads"]
    assert table.in_bag("dark-dryads") == 4
    assert (table.asks, table.strength) == ("send-dice", 3)


@rule("K2.M4")
def test_tier_two_has_two_and_they_are_fought_at_once() -> None:
    table = position("warrior", "oracle", deck=f"2 farm-forest 0, {ABYSS}")
    table.plays("explore", "lay northeast", hex="2 farm-forest 0").plays(
        "place rotated 0", army="dark-dryads, fire-eaters"
    )
    assert table.armies("farm-forest") == ["dark-dryads", "fire-eaters"]
    assert (table.asks, table.strength) == ("send-dice", 4)
    assert table.options == ["roll"]


# K2.M6


@rule("K2.M6")
def test_while_the_abyss_is_in_the_deck_some_open_edge_must_be_left() -> None:
    table = nearly_closed("warrior at forest", "oracle", deck=f"farm 345, {ABYSS}")
    table.plays("explore", hex="farm 345")
    assert table.options == ["place rotated 120", "place rotated 240"]


@rule("K2.M6")
def test_an_edge_towards_a_laid_hex_is_not_open() -> None:
    table = nearly_closed("warrior at forest", "oracle", deck=f"farm 1234, farm, {ABYSS}")
    table.plays("explore", hex="farm 1234, farm", army="dark-dryads")
    assert table.told("hex-returned", land="farm", tier=1)


@rule("K2.M6")
def test_an_open_edge_anywhere_in_the_land_is_enough() -> None:
    table = nearly_closed(
        "warrior at forest", "oracle", deck=f"farm 12345, {ABYSS}", open_cells="jf", bag=""
    )
    table.plays("explore", hex="farm 12345")
    assert table.hero("warrior").at == "farm-2"
    assert not table.told("hex-returned")


@rule("K2.M6")
def test_a_hex_without_another_place_goes_back_and_another_of_its_tier_is_drawn() -> None:
    table = nearly_closed(
        "warrior at forest", "oracle", deck=f"farm 12345, farm 12345, farm, forest, {ABYSS}"
    )
    table.plays("explore", hex="farm 12345, farm 12345, forest", army="dark-dryads")
    assert table.story.count("hex-returned") == 2
    assert table.in_deck("farm 12345") == 2
    assert table.in_deck("1 forest") == 0
    assert table.hero("warrior").at == "forest-2"


@rule("K2.M6")
def test_none_of_another_tier_is_drawn_for_it() -> None:
    table = nearly_closed("warrior at forest", "oracle", deck=f"farm 12345, 2 big-farm 0, {ABYSS}")
    table.plays("explore")
    assert table.over


@rule("K2.M6")
def test_the_hawk_must_leave_an_open_edge_too() -> None:
    table = nearly_closed("ranger", "oracle", deck=f"farm 12345, farm 345, {ABYSS}")
    table.plays("send hawk", hex="farm 12345, farm 345")
    assert table.told("hex-returned", land="farm", tier=1)
    assert table.options == ["place rotated 120", "place rotated 240"]


@rule("K2.M6")
def test_the_abyss_itself_may_close_the_land() -> None:
    table = nearly_closed("warrior at forest", "oracle", deck="abyss 12345, big-farm")
    table.plays("explore", hex="abyss 12345")
    assert table.strength == 15


@rule("K2.M6")
def test_once_the_abyss_is_laid_the_land_may_close() -> None:
    table = nearly_closed("warrior at forest", "oracle", deck="farm 12345", abyss="a", bag="")
    table.plays("explore")
    assert table.hero("warrior").at == "farm-2"
    assert not table.over
    assert table.offers("gather")


@rule("K2.M6")
def test_what_the_scout_puts_back_is_still_in_the_deck() -> None:
    table = nearly_closed("scout at forest", "oracle", deck="2 big-farm 12345, abyss 03")
    table.plays("explore", hex="2 big-farm 12345, abyss 03")
    assert table.options == ["take hex second"]


@rule("K2.M6")
def test_of_the_scouts_two_hexes_each_is_replaced_by_one_of_its_own_tier() -> None:
    deck = f"farm 12345, 2 big-farm 12345, 2 big-farm, {ABYSS}"
    table = nearly_closed("scout at forest", "oracle", deck=deck)
    table.plays("explore", hex="farm 12345, 2 big-farm 12345, farm 12345, 2 big-farm")
    assert table.story == ["hexes-returned", "hexes-drawn"]
    assert table.options == ["take hex second"]


# K2.M7


@rule("K2.M7")
def test_if_the_abyss_can_no_longer_appear_the_game_ends_as_it_stands() -> None:
    table = nearly_closed(
        "warrior at forest, 1 small stone",
        "oracle, 1 large stone",
        deck=f"farm 12345, farm 01235, {ABYSS}",
    )
    table.plays("explore", hex="farm 12345")
    assert table.over
    assert table.told("game-ended", reason="no-way-on")
    assert table.points == {"warrior": 1, "oracle": 2}
    assert table.winners == ["oracle"]


@rule("K2.M7")
def test_the_hawk_finding_no_place_ends_it_too() -> None:
    table = nearly_closed("ranger", "oracle", deck=f"farm 12345, {ABYSS}").plays("send hawk")
    assert table.over


@rule("K2.M7")
def test_it_goes_on_while_the_abyss_can_appear() -> None:
    table = nearly_closed("warrior at forest", "oracle", deck=f"farm 12345, farm, {ABYSS}")
    table.plays("explore", hex="farm 12345, farm", army="dark-dryads")
    assert not table.over


# K2.M8


@rule("K2.M8")
def test_the_turn_tells_which_edges_lead_where_no_hex_lies() -> None:
    moor = "forest northeast of forest, chasm northwest"
    table = position("warrior at moor", "oracle", moor=moor)
    assert table.game.decision.args["dark"] == "northeast east southeast west"


@rule("K2.M8")
def test_exploring_needs_a_hex_in_the_deck() -> None:
    table = position("warrior", "oracle", deck="", moor="abyss east of forest")
    assert table.offers_none_of("explore")
    table = position("warrior", "oracle", deck="farm", moor="abyss east of forest")
    assert table.offers("explore")


@rule("K2.M8")
def test_it_needs_an_open_edge_of_the_own_hex() -> None:
    assert nearly_closed("warrior", "oracle", deck=ABYSS).offers_none_of("explore")
    assert nearly_closed("warrior at forest", "oracle", deck=ABYSS).offers("explore")


@rule("K2.M8")
def test_chasms_all_round_leave_no_open_edge() -> None:
    table = position("warrior at e", "oracle", deck=ABYSS, e=dead_end("farm", "east", "forest"))
    assert table.offers_none_of("explore")
    assert table.offers("move west")


@rule("K2.M8")
def test_the_drawn_hex_must_be_laid_at_an_open_edge_of_the_own_hex_and_entered() -> None:
    table = position("warrior at farm", "oracle", bag="").plays("explore", hex="forest")
    assert table.options_of("lay") == ["northeast", "southeast", "southwest", "west", "northwest"]
    with pytest.raises(IllegalAction):
        table.plays("lay east")
    with pytest.raises(IllegalAction):
        table.plays("end turn")
    table.plays("lay west")
    assert table.hero("warrior").at == "forest-2"


# K2.M9


@rule("K2.M9")
def test_too_few_tokens_as_many_as_there_are() -> None:
    table = position("warrior", "oracle", deck=f"2 big-farm, {ABYSS}", bag="dark-dryads")
    table.plays("explore", hex="2 big-farm").plays("lay northeast")
    assert table.armies("big-farm") == ["dark-dryads"]
    assert table.strength == 3


@rule("K2.M9")
@pytest.mark.parametrize("drawn", ["farm", "2 big-farm"])
def test_none_no_battle_and_the_action_is_still_to_be_had(drawn: str) -> None:
    table = position("warrior", "oracle", deck=f"{drawn}, {ABYSS}", bag="")
    table.plays("explore", "lay northeast", hex=drawn)
    assert table.actions == 2
    assert table.offers_no("move")
    table.plays("gather")
    assert table.hero("warrior").food == (1 if drawn == "farm" else 3)
    assert (table.active, table.actions) == ("warrior", 1)
