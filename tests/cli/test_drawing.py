"""The board in text, golden for a few positions."""

from textwrap import dedent

from karak.games.karak1.drawing import FULL, SMALL, draw, rows, window
from karak.games.shared.canvas import ASCII, cut_sides
from language import Table, position

BOARD = """
    .   r1┼ .
    g1─ S   f1┐
    .   t1┴ r2┤
"""


def dungeon() -> Table:
    return position(
        "warrior at r1",
        "thief at t1",
        "oracle",
        "wizard",
        board=BOARD,
        r1="daggers key",
        r2="skeleton-king",
    )


def lines(text: str) -> str:
    return dedent(text).strip("\n")


def test_walls_doorways_rooms_tunnels_and_what_is_there() -> None:
    assert draw(dungeon().game) == lines(GOLDEN)


def test_the_small_map_shows_one_thing_on_each_tile() -> None:
    small = rows(dungeon().game, None, None, SMALL)
    assert "\n".join("".join(text for text, _ in row) for row in small) == lines(SMALL_GOLDEN)


def test_plain_characters_are_enough() -> None:
    plain = rows(dungeon().game, glyphs=ASCII)
    text = "\n".join("".join(text for text, _ in row) for row in plain)
    assert text == lines(ASCII_GOLDEN)


def test_a_window_shows_whole_tiles_round_the_active_hero() -> None:
    game = dungeon().game
    text = draw(game, 21, 9)
    assert all(len(line) <= 21 for line in text.splitlines())
    assert "[●]" in text
    assert "≈1≈" in text
    assert "king" not in text
    shown = window(game, 21, 9, FULL)
    assert cut_sides(shown, window(game, None, None, FULL)) == [1, 2]


def test_every_span_has_a_role() -> None:
    told = {role: text for row in rows(dungeon().game) for text, role in row if role}
    assert told["monster"] == "king 10"
    assert told["item"] == "*2 pieces"
    assert {"wall", "rock", "way-on", "fountain", "gate", "active-0", "hero-1"} <= set(told)


def test_openings_into_the_unknown_end_with_the_tiles() -> None:
    assert "?" in draw(position("thief", "oracle").game)
    explored = position("thief", "oracle").game
    explored.stack_left = 0
    assert "?" not in draw(explored)


def test_a_game_prints_its_board() -> None:
    assert str(dungeon().game) == draw(dungeon().game)


GOLDEN = """
          ┌──╴ ? ╶──┐
          │*2 pieces│
          ?         ?
          │   [●]   │
┌─────────┼──╴   ╶──┼─────────┐
│░ gate ░░│░ start ░│ fountain│
?   (1)       ≈1≈       ≈2≈░░░│
│░░░░░░░░░│░░ ■◆ ░░░│░░░   ░░░│
└─────────┼──╴   ╶──┼──╴   ╶──┤
          │░░░   ░░░│         │
          ?           king 10 │
          │░░░ ▲ ░░░│         │
          └─────────┴──╴ ? ╶──┘
[●] warrior 5♥   ▲ thief 5♥   ■ oracle 5♥   ◆ wizard 5♥
"""
SMALL_GOLDEN = """
    ┌─?─┐
    ? ● ?
┌───┼─ ─┼───┐
?(1) ■+  ≈2≈│
└───┼─ ─┼─ ─┤
    ? ▲  k10│
    └───┴─?─┘
"""
ASCII_GOLDEN = """
          +--- ? ---+
          |*2 pieces|
          ?         ?
          |   [A]   |
+---------+---   ---+---------+
|: gate ::|: start :| fountain|
?   (1)       ~1~       ~2~:::|
|:::::::::|:: CD :::|:::   :::|
+---------+---   ---+---   ---+
          |:::   :::|         |
          ?           king 10 |
          |::: B :::|         |
          +---------+--- ? ---+
"""
