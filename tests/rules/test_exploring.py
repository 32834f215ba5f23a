"""Exploring (K1.E)."""

import pytest

import karak
from language import position, rule

POCKET = """
r1┌ r2┐ .
r3└ S   r4┐
.   t1│ .
.   t2├ r5┐
.   r6└ r7┘
"""
"""One way on is left: from r4 to the south, into a cell with walls to the south and west."""

CLOSED_POCKET = """
r1┌ r2┐ .   .
r3└ S   r4┬ t1┐
.   t2│ .   t3│
.   r5└ t4─ r6┘
"""
"""One way on is left: from r4 to the south, into a cell with walls all round."""


@rule("K1.E1")
def test_a_step_through_an_opening_towards_an_empty_cell_explores() -> None:
    table = position("warrior", "thief")
    table.plays("step east", tile="tunnel straight")
    assert table.told("tile-laid", x=1, y=0, tile="tunnel", shape="straight")
    assert table.told("tile-drawn", side="east")
    assert (table.hero("warrior").at, table.steps) == ("t1", 3)


@rule("K1.E1")
@pytest.mark.parametrize(
    ("side", "x", "y"), [("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)]
)
def test_the_direction_is_chosen_before_the_tile_is_drawn(side: str, x: int, y: int) -> None:
    table = position("warrior", "thief")
    table.plays(f"step {side}", tile="tunnel corner")
    assert table.asks == "turn-tile"
    assert all(option.startswith("place rotated") for option in table.options)
    table.plays(table.options[0])
    assert table.told("tile-laid", x=x, y=y)


@rule("K1.E1")
def test_nobody_explores_through_a_wall() -> None:
    table = position("warrior at t1", "thief", board="S t1─")
    assert table.options == ["step east", "step west", "end turn"]


@rule("K1.E1", "K1.A.WIZ2")
def test_not_even_the_wizard_explores_through_a_wall() -> None:
    table = position("wizard at t1", "thief", board="S t1─")
    assert table.offers_none_of("step north", "step south")


@rule("K1.E1")
def test_exploring_needs_a_step() -> None:
    table = position("warrior, has portal", "thief", steps=0)
    assert table.offers_none_of("step north", "step east", "step south", "step west")


@rule("K1.E2")
@pytest.mark.parametrize(
    ("tile", "drawn"),
    [
        ("tunnel corner", {"place rotated 180": "┐", "place rotated 270": "┘"}),
        (
            "tunnel tee",
            {"place rotated 0": "┴", "place rotated 180": "┬", "place rotated 270": "┤"},
        ),
    ],
)
def test_the_player_chooses_among_the_rotations_that_meet_the_way_in(
    tile: str, drawn: dict[str, str]
) -> None:
    for option, glyph in drawn.items():
        table = position("warrior", "thief")
        table.plays("step east", tile=tile)
        assert table.options == list(drawn)
        table.plays(option)
        assert table.drawn("t1") == glyph
        assert table.offers("step west")


@rule("K1.E2")
@pytest.mark.parametrize(
    ("side", "drawn"), [("north", "│"), ("east", "─"), ("south", "│"), ("west", "─")]
)
def test_a_straight_tile_runs_on_from_where_the_hero_leaves(side: str, drawn: str) -> None:
    table = position("warrior", "thief")
    table.plays(f"step {side}", tile="tunnel straight")
    assert table.drawn("t1") == drawn


@rule("K1.E2")
def test_an_opening_of_the_new_tile_may_end_in_a_wall() -> None:
    table = position("warrior at t1", "thief", board="S t2─\nt1┴ .")
    table.plays("step east", "place rotated 270", tile="tunnel corner")
    assert table.drawn("t3") == "┘"
    assert table.offers("step west")
    assert table.offers_none_of("step north", "step east", "step south")


@rule("K1.E2")
def test_a_wall_of_the_new_tile_may_close_an_opening_beside_it() -> None:
    table = position("warrior at t1", "thief at t2", board="S t2┬\nt1┴ .")
    table.plays("step east", "place rotated 180", "end turn", tile="tunnel corner")
    assert table.drawn("t3") == "┐"
    assert (table.active, table.hero("thief").at) == ("thief", "t2")
    assert table.offers("step west", "step east")
    assert table.offers_none_of("step south")


@rule("K1.E2")
def test_the_hero_stands_on_the_new_tile() -> None:
    table = position("warrior", "thief")
    table.plays("step east", "place rotated 180", tile="tunnel corner")
    assert table.hero("warrior").at == "t1"
    assert table.hero("thief").at == "S"


@rule("K1.E2")
def test_the_new_tile_joins_all_its_neighbours_that_are_open_towards_it() -> None:
    table = position("warrior at t1", "thief", board="S t2─\nt1┴ .")
    table.plays("step east", tile="tunnel cross")
    assert table.offers("step west", "step east", "step south")
    assert table.offers_none_of("step north")
    table = position("warrior at t1", "thief", board="S t2┬\nt1┴ .")
    table.plays("step east", "step north", tile="tunnel cross")
    assert table.hero("warrior").at == "t2"


@rule("K1.E3")
def test_in_a_tunnel_nothing_happens() -> None:
    table = position("warrior", "thief")
    table.plays("step east", tile="tunnel cross")
    assert table.story == ["tile-drawn", "tile-laid"]
    assert (table.active, table.asks) == ("warrior", "turn")


@rule("K1.E3")
def test_a_gate_just_explored_can_be_used_at_once() -> None:
    table = position("warrior", "thief", board="g1─ S")
    table.plays("step east", tile="gate straight")
    table.plays("to gate g1")
    assert (table.hero("warrior").at, table.steps) == ("g1", 2)


@rule("K1.E3")
def test_a_fountain_just_explored_can_be_used_at_once() -> None:
    table = position("warrior, hearts 2", "thief", steps=1)
    table.plays("step east", "place rotated 180", "heal", tile="fountain corner")
    assert table.hero("warrior").hearts == 5
    assert table.active == "thief"


@rule("K1.E4")
def test_one_token_is_drawn_for_a_room_and_laid_on_it() -> None:
    table = position("warrior", "thief")
    chests = table.in_bag("chest")
    table.plays("step east", tile="room cross", token="chest")
    assert table.told("token-drawn", token="chest")
    assert table.told("token-laid", token="chest", site="r1")
    assert table.token("r1") == "chest"
    assert table.in_bag("chest") == chests - 1


@rule("K1.E4")
@pytest.mark.parametrize("tile", ["tunnel cross", "gate straight"])
def test_no_token_is_drawn_for_another_tile(tile: str) -> None:
    table = position("warrior", "thief")
    table.plays("step east", tile=tile)
    assert "token-drawn" not in table.story


@rule("K1.E4")
def test_no_token_is_drawn_for_a_fountain() -> None:
    table = position("warrior", "thief")
    table.plays("step east", "place rotated 180", tile="fountain corner")
    assert "token-drawn" not in table.story


@rule("K1.E4")
def test_a_room_gets_its_token_only_when_it_is_first_discovered() -> None:
    table = position("warrior", "thief", board="S r1┼")
    table.plays("step east", "step west", "step east")
    assert "token-drawn" not in table.story
    assert table.token("r1") is None


@rule("K1.E5")
def test_a_chest_can_be_opened_at_once_with_a_key() -> None:
    table = position("warrior, has key", "thief")
    table.plays("step east", tile="room cross", token="chest")
    assert table.offers("open chest")
    table.plays("open chest")
    assert table.hero("warrior").treasures == ["treasure"]
    assert table.hero("warrior").has == []
    assert table.active == "thief"


@rule("K1.E5")
def test_a_chest_may_be_left_locked_although_there_is_a_key() -> None:
    table = position("warrior, has key", "thief")
    table.plays("step east", "step west", tile="room cross", token="chest")
    assert table.token("r1") == "chest"
    assert table.hero("warrior").has == ["key"]


@rule("K1.E5")
def test_without_a_key_a_chest_stays_locked_and_the_turn_goes_on() -> None:
    table = position("warrior", "thief")
    table.plays("step east", tile="room cross", token="chest")
    assert table.offers_none_of("open chest")
    assert (table.active, table.asks, table.steps) == ("warrior", "turn", 3)
    assert table.token("r1") == "chest"


@rule("K1.E6", "K1.F10")
def test_a_monster_just_discovered_is_fought_at_once() -> None:
    table = position("warrior, has portal", "thief")
    table.plays("step east", tile="room cross", token="rat")
    assert table.told("fight-began", monster="rat", site="r1")
    assert table.options == ["roll"]


@rule("K1.E7")
def test_with_an_empty_bag_a_room_stays_empty() -> None:
    table = position("warrior", "thief", board="r1┼ S", r1="dragon", bag="")
    table.plays("step east", tile="room cross")
    assert table.story == ["tile-drawn", "tile-laid"]
    assert table.token("r2") is None
    assert (table.active, table.asks) == ("warrior", "turn")


@rule("K1.E7")
def test_the_bag_runs_out_with_its_last_token() -> None:
    table = position("warrior", "thief", board="r1┼ S", r1="dragon", bag="chest")
    table.plays("step east", tile="room cross", token="chest")
    assert table.game.bag_left == 0
    table.plays("step east", tile="room cross")
    assert table.token("r3") is None


@rule("K1.E7")
def test_without_tiles_nobody_can_explore() -> None:
    table = position("warrior", "thief", board="r1┼ S", r1="dragon", stack="")
    assert table.options == ["step west", "end turn"]


@rule("K1.E7")
def test_the_last_tile_can_be_explored() -> None:
    table = position("warrior", "thief", board="r1┼ S", r1="dragon", stack="tunnel cross")
    assert table.offers("step north", "step east", "step south")
    table.plays("step east", tile="tunnel cross")
    assert not table.over
    assert table.options == ["step west", "end turn"]


@rule("K1.E8")
def test_a_drawn_tile_must_be_laid_and_entered() -> None:
    table = position("warrior, has portal", "thief")
    table.plays("step east", tile="room tee")
    assert table.options == ["place rotated 0", "place rotated 180", "place rotated 270"]
    table.plays("place rotated 0", token="chest")
    assert table.hero("warrior").at == "r1"


@rule("K1.E8")
@pytest.mark.parametrize("tile", ["tunnel straight", "tunnel cross"])
def test_rotations_that_look_alike_are_one_choice(tile: str) -> None:
    table = position("warrior", "thief")
    table.plays("step east", tile=tile)
    assert table.asks == "turn"
    assert "tile-laid" in table.story


@rule("K1.E8")
def test_a_drawn_token_is_seen_by_all() -> None:
    table = position("warrior", "thief", "wizard")
    table.plays("step east", tile="room cross", token="chest")
    for seat in (0, 1, 2, None):
        assert [event.seen_by(seat) for event in table.events] == table.events


@rule("K1.E8", "K1.A.ORC2")
def test_both_tokens_of_the_oracle_are_seen_by_all() -> None:
    table = position("oracle", "thief")
    table.plays("step east", tile="room cross", token="dragon, rat")
    assert table.told("token-drawn", token="dragon")
    assert table.told("token-drawn", token="rat")
    for seat in (0, 1, None):
        assert [event.seen_by(seat) for event in table.events] == table.events
        view = table.game.view(seat)["position"]
        assert isinstance(view, dict)
        assert view["drawn_tokens"] == ["dragon", "rat"]
    table.plays("lay rat")
    assert table.told("token-returned", token="dragon")


@rule("K1.E9")
def test_only_rotations_that_leave_a_way_on_are_offered() -> None:
    table = position("warrior at r4", "thief", board=POCKET)
    table.plays("step south", tile="tunnel tee")
    assert table.options == ["place rotated 0", "place rotated 90"]


@rule("K1.E9")
def test_a_single_rotation_that_leaves_a_way_on_is_no_choice() -> None:
    table = position("warrior at r4", "thief", board=POCKET)
    table.plays("step south", tile="tunnel corner")
    assert table.drawn("t3") == "└"


@rule("K1.E9")
def test_a_tile_that_leaves_no_way_on_goes_back_and_another_is_drawn() -> None:
    table = position("warrior at r4", "thief", board=POCKET)
    before = table.in_stack("tunnel straight")
    table.plays("step south", tile="tunnel straight, room straight, tunnel straight, tunnel cross")
    assert table.story == [*["tile-drawn", "tile-returned"] * 3, "tile-drawn", "tile-laid"]
    assert table.told("tile-returned", seat="warrior", tile="room", shape="straight")
    assert table.in_stack("tunnel straight") == before
    assert table.steps == 3
    assert table.drawn("t3") == "┼"


@rule("K1.E9")
def test_with_the_dragon_on_the_board_every_rotation_is_offered() -> None:
    table = position("warrior at r4", "thief", board=POCKET, r1="dragon")
    table.plays("step south", tile="tunnel tee")
    assert table.options == ["place rotated 0", "place rotated 90", "place rotated 270"]
    table.plays("place rotated 270")
    assert table.game.board.ways_on == 0
    assert not table.over


@rule("K1.E9")
def test_with_the_dragon_on_the_board_no_tile_goes_back() -> None:
    table = position("warrior at r4", "thief", board=POCKET, r1="dragon")
    table.plays("step south", tile="tunnel straight")
    assert table.drawn("t3") == "│"
    assert not table.over


@rule("K1.E9")
def test_a_way_on_elsewhere_leaves_every_rotation_free() -> None:
    table = position("warrior at r4", "thief", board=POCKET.replace("r7┘", "r7┴"))
    table.plays("step south", tile="tunnel straight")
    assert table.drawn("t3") == "│"


@rule("K1.E9")
def test_the_last_tile_may_close_the_dungeon() -> None:
    table = position("warrior at r4", "thief", board=POCKET, stack="room straight", bag="dragon")
    table.plays("step south", tile="room straight", token="dragon")
    assert table.drawn("r8") == "│"
    assert table.options == ["roll"]


@rule("K1.E10")
def test_the_game_ends_when_no_undrawn_tile_could_leave_a_way_on() -> None:
    table = position(
        "warrior at r4, has treasure",
        "thief, has treasure treasure",
        board=CLOSED_POCKET,
    )
    table.plays("step south", tile="tunnel cross")
    assert table.over
    assert table.told("game-ended", reason="no-way-on")
    assert table.points == {"warrior": 1, "thief": 2}
    assert table.winners == ["thief"]


@rule("K1.E10")
def test_the_game_ends_when_only_tiles_are_left_that_close_the_dungeon() -> None:
    table = position("warrior at r4", "thief", board=POCKET, stack="tunnel straight, room straight")
    table.plays("step south", tile="room straight")
    assert table.over


@rule("K1.E10")
def test_the_game_goes_on_while_some_tile_could_leave_a_way_on() -> None:
    table = position("warrior at r4", "thief", board=POCKET, stack="tunnel straight, tunnel corner")
    table.plays("step south", tile="tunnel straight, tunnel corner")
    assert not table.over
    assert table.drawn("t3") == "└"


@rule("K1.E10")
def test_the_game_ends_when_the_last_tile_is_laid_and_the_dragon_is_in_the_bag() -> None:
    table = position("warrior", "thief, has treasure", stack="tunnel cross")
    table.plays("step east", tile="tunnel cross")
    assert table.over
    assert table.story[-2:] == ["tile-laid", "game-ended"]
    assert table.winners == ["thief"]


@rule("K1.E10")
def test_the_game_ends_before_a_monster_on_the_last_tile_is_fought() -> None:
    table = position("warrior", "thief", stack="room cross")
    table.plays("step east", tile="room cross", token="rat")
    assert table.story[-2:] == ["token-laid", "game-ended"]
    assert table.winners == ["warrior", "thief"]


@rule("K1.E10")
def test_the_dragon_drawn_for_the_last_tile_is_fought() -> None:
    table = position("warrior", "thief", stack="room cross")
    table.plays("step east", tile="room cross", token="dragon")
    assert not table.over
    assert table.options == ["roll"]


@rule("K1.E10")
def test_a_dragon_on_the_board_keeps_the_game_going_without_tiles() -> None:
    table = position("warrior", "thief", board="r1┼ S", r1="dragon", stack="tunnel cross")
    table.plays("step east", tile="tunnel cross")
    assert not table.over
    table.plays("step west", "step west")
    assert table.told("fight-began", monster="dragon")


@rule("K1.E10")
def test_all_laid_tiles_hang_together_so_that_the_dragon_can_be_reached() -> None:
    table = position("warrior at r4", "thief", board=POCKET, r1="dragon")
    table.plays("step south", tile="tunnel straight")
    table.plays("step north", "step west", "step west")
    assert table.hero("warrior").at == "r3"
    table.plays("end turn", "step north")
    assert table.told("fight-began", monster="dragon")


@rule("K1.E1", "K1.E4")
def test_tiles_and_tokens_are_drawn_by_chance_from_what_is_left() -> None:
    table = position(
        "warrior", "thief", board="r1┼ S", r1="dragon", stack="room cross", bag="chest"
    )
    table.game.apply(table.action("step east"))
    table.names.append("r2")
    assert table.token("r2") == "chest"
    assert (table.game.stack_left, table.game.bag_left) == (0, 0)


@rule("K1.E2", "K1.E9")
def test_a_game_restored_while_a_tile_is_turned_offers_the_same() -> None:
    table = position("warrior at r4", "thief", board=POCKET)
    table.plays("step south", tile="tunnel tee")
    restored = karak.restore(table.game.snapshot())
    assert restored.legal_actions() == table.game.legal_actions()
    assert restored.decision.args == {"tile": "tunnel", "shape": "tee", "side": "south"}
