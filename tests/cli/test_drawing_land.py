"""The land of Karak 2 in text, golden for a few positions."""

from textwrap import dedent

from karak.games.karak2.drawing import FULL, SMALL, draw, rows, window
from karak.games.shared.canvas import ASCII, cut_sides, text_of
from language2 import Table, position


def land() -> Table:
    return position(
        "warrior at moor",
        "oracle at farm, city at farm",
        "scout",
        "ranger, city at moor",
        plagued="ranger",
        moor="farm-rock southeast of castle",
        hill="forest-rock southwest of moor, chasm northwest, army skeleton-riders",
        wood="dense-forest east of hill, tier two, chasm east, army dark-dryads fire-eaters",
        pit="abyss northeast of castle, chasm west east, tier two",
        glen="forest northeast of farm, lying sword fireball",
    )


def lines(text: str) -> str:
    return dedent(text).strip("\n")


def test_hexes_chasms_ways_on_and_what_is_there() -> None:
    assert draw(land().game) == lines(GOLDEN)


def test_the_small_map_shows_numbers_yields_and_one_thing() -> None:
    assert "\n".join(text_of(rows(land().game, scale=SMALL))) == lines(SMALL_GOLDEN)


def test_plain_characters_are_enough() -> None:
    assert "\n".join(text_of(rows(land().game, glyphs=ASCII))) == lines(ASCII_GOLDEN)


def test_a_window_shows_whole_hexes_round_the_active_hero() -> None:
    game = land().game
    text = draw(game, 37, 9)
    assert all(len(line) <= 37 for line in text.splitlines())
    assert "[●]" in text
    assert "abyss" not in text
    assert len(rows(game, 37, 9)) == 9
    beyond = cut_sides(window(game, 37, 9, FULL), window(game, None, None, FULL))
    assert beyond == [0, 2]


def test_a_window_of_one_hex_shows_the_active_hero_s() -> None:
    shown = text_of(rows(land().game, 13, 5))
    assert [line.strip() for line in shown[1:4]] == [
        "│ farm+rock │",
        "? ⌂◆ plague ?",
        "│3   [●]    │",
    ]


def test_every_span_has_a_role() -> None:
    told = {role: text for row in rows(land().game) for text, role in row if role}
    assert told["item"] == "*2 pieces"
    assert told["chasm"].strip("▒") == ""
    roles = {"border", "way-on", "land", "place", "number", "army", "active-0", "hero-1"}
    assert roles <= set(told)


def test_words_may_be_translated() -> None:
    names = {"castle": "hrad", "general": "vůdce", "farm": "pole"}
    text = "\n".join(text_of(rows(land().game, names=names)))
    assert all(word in text for word in ("hrad", "vůdce 14", "pole"))


def test_open_edges_into_the_unknown_end_with_the_deck() -> None:
    game = land().game
    assert "?" in draw(game)
    game.deck_left = 0
    assert "?" not in draw(game)


def test_a_game_prints_its_land() -> None:
    assert str(land().game) == draw(land().game)


GOLDEN = """
      ┌─ ? ─── ? ─┬─ ? ─── ? ─┐
      │  forest   ▒   abyss   ▒
      ? *2 pieces ▒general 14 ▒
      │7          ▒6          ▒
┌─ ? ─┴─   ─┬─   ─┴─   ─┬─   ─┴─ ? ─┐
│   farm    │  castle   │  forest   │
?  ⌂▲ city                          ?
│1    ▲     │0    ■◆    │2          │
└─ ? ─── ? ─┴─ ? ─┬─   ─┴─   ─┬─ ? ─┘
                  │ farm+rock │
                  ? ⌂◆ plague ?
                  │3   [●]    │
            ┌▒▒▒▒▒┴─   ─┬─   ─┴─ ? ─┐
            │forest+rock│ forest x3 ▒
            ? riders 4   2 armies 4 ▒
            │4          │5          ▒
            └─ ? ─── ? ─┴─ ? ─── ? ─┘
[●] warrior 5♥ glory 0   ▲ oracle 5♥ glory 0   ■ scout 5♥ glory 0   ◆ ranger 5♥ glory 0
"""
SMALL_GOLDEN = """
   ┌?──?─┬?──?─┐
   │7   w▒6  AB▒
   ?  *2 ▒ !14 ▒
┌?─┴ ─┬ ─┴ ─┬ ─┴?─┐
│1   f│0  CA│2   w│
? ▲⌂▲   ■◆        ?
└?──?─┴?─┬ ─┴ ─┬?─┘
         │3  fs│
         ?[●]⌂◆?
      ┌▒▒┴ ─┬ ─┴?─┐
      │4  ws│5  3w▒
      ? !4    !4  ▒
      └?──?─┴?──?─┘
"""
ASCII_GOLDEN = """
      +- ? --- ? -+- ? --- ? -+
      |  forest   #   abyss   #
      ? *2 pieces #general 14 #
      |7          #6          #
+- ? -+-   -+-   -+-   -+-   -+- ? -+
|   farm    |  castle   |  forest   |
?  ^B city                          ?
|1    B     |0    CD    |2          |
+- ? --- ? -+- ? -+-   -+-   -+- ? -+
                  | farm+rock |
                  ? ^D plague ?
                  |3   [A]    |
            +#####+-   -+-   -+- ? -+
            |forest+rock| forest x3 #
            ? riders 4   2 armies 4 #
            |4          |5          #
            +- ? --- ? -+- ? --- ? -+
"""
