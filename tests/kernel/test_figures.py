"""Figures: corrected copies are checked, and errors say where."""

import pytest

import karak
from karak.games.karak1.figures import STANDARD
from karak.games.karak1.game import Karak
from karak.kernel.data import Data
from karak.kernel.errors import BadFigures, FiguresSyntax, UnknownFigure
from karak.kernel.figures import STANDINGS, overlay, parse_toml
from karak.kernel.game import Game


def with_figures(figures: Data | str) -> Game:
    """Begin a game with corrected figures."""
    return karak.new_game("karak", heroes=["thief", "oracle"], figures=figures, seed=1)


def test_a_corrected_figure_counts_and_the_others_stay() -> None:
    game = with_figures("[hero]\nhearts = 7\n")
    assert game.setup.figures == {
        **STANDARD,
        "hero": {"hearts": 7, "steps": 4, "standing": "book"},
    }
    assert isinstance(game, Karak)
    assert [hero.hearts for hero in game.heroes] == [7, 7]


def test_a_mapping_does_as_well_as_toml() -> None:
    text = with_figures('[tokens.rat]\nstrength = 4\nstanding = "corrected"\n')
    mapping = with_figures({"tokens": {"rat": {"strength": 4, "standing": "corrected"}}})
    assert text.setup.figures == mapping.setup.figures


def test_no_correction_is_the_standard() -> None:
    assert with_figures("").setup.figures == STANDARD
    assert karak.new_game("karak", players=2, seed=1).setup.figures == STANDARD


def test_correcting_never_changes_the_standard() -> None:
    before = repr(STANDARD)
    with_figures({"hero": {"hearts": 9}})
    assert repr(STANDARD) == before


def test_points_may_be_whole_numbers() -> None:
    figures = with_figures("[items.dragon-treasure]\npoints = 2\n").setup.figures
    assert figures == overlay(STANDARD, {"items": {"dragon-treasure": {"points": 2.0}}}, "")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[heroes]\nhearts = 5\n", "heroes"),
        ("[hero]\nheart = 5\n", "hero.heart"),
        ("[tokens.troll]\nnumber = 1\n", "tokens.troll"),
        ("[tokens.chest]\nstrength = 1\n", "tokens.chest.strength"),
    ],
)
def test_an_unknown_key_is_named(text: str, key: str) -> None:
    with pytest.raises(UnknownFigure) as refused:
        with_figures(text)
    assert refused.value.details["key"] == key
    assert refused.value.details["known"]


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ('[hero]\nhearts = "five"\n', "hero.hearts", "int"),
        ("[hero]\nhearts = 5.5\n", "hero.hearts", "int"),
        ("[hero]\nhearts = true\n", "hero.hearts", "int"),
        ("[hero]\nhearts = [5]\n", "hero.hearts", "int"),
        ('[items.treasure]\npoints = "one"\n', "items.treasure.points", "float"),
        ("[items.treasure]\npoints = true\n", "items.treasure.points", "float"),
        ("hero = 5\n", "hero", "table"),
        ("[tokens]\nrat = 5\n", "tokens.rat", "table"),
        ('[hero]\nstanding = "guessed"\n', "hero.standing", "standing"),
        ("[hero]\nstanding = 1\n", "hero.standing", "standing"),
    ],
)
def test_a_wrong_kind_of_value_is_named(text: str, key: str, reason: str) -> None:
    with pytest.raises(BadFigures) as refused:
        with_figures(text)
    assert (refused.value.details["key"], refused.value.details["reason"]) == (key, reason)


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("[hero]\nhearts = 0\n", "hero.hearts", "range"),
        ("[hero]\nhearts = 21\n", "hero.hearts", "range"),
        ("[hero]\nsteps = -4\n", "hero.steps", "range"),
        ("[slots]\nkeys = 11\n", "slots.keys", "range"),
        ("[slots]\nweapons = 0\nspells = 0\nkeys = 0\n", "slots", "range"),
        ("[tokens.rat]\nnumber = 61\n", "tokens.rat.number", "range"),
        ("[tokens.rat]\nstrength = 0\n", "tokens.rat.strength", "range"),
        ("[tokens.dragon]\nnumber = 0\n", "tokens.dragon.number", "range"),
        ("[tokens.dragon]\nnumber = 2\n", "tokens.dragon.number", "range"),
        ("[items.axe]\nbonus = 21\n", "items.axe.bonus", "range"),
        ("[tiles.gate]\nstraight = 17\n", "tiles.gate", "range"),
        ("[tiles.fountain]\ncorner = 16\n", "tiles.fountain", "range"),
        ("[items.treasure]\npoints = 0.3\n", "items.treasure.points", "halves"),
        ("[items.treasure]\npoints = -1.0\n", "items.treasure.points", "halves"),
        ("[items.treasure]\npoints = 1000.0\n", "items.treasure.points", "halves"),
        ("[items.treasure]\npoints = nan\n", "items.treasure.points", "halves"),
        ("[items.treasure]\npoints = inf\n", "items.treasure.points", "halves"),
    ],
)
def test_a_value_out_of_range_is_named(text: str, key: str, reason: str) -> None:
    with pytest.raises(BadFigures) as refused:
        with_figures(text)
    assert (refused.value.details["key"], refused.value.details["reason"]) == (key, reason)


def test_a_game_without_tiles_is_refused() -> None:
    none = dict.fromkeys(("straight", "corner", "tee", "cross"), 0)
    places = ("tunnel", "room", "gate", "fountain")
    with pytest.raises(BadFigures):
        with_figures({"tiles": dict.fromkeys(places, none)})


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[hero\nhearts = 5\n", 1),
        ("[hero]\nhearts = \n", 2),
        ("[hero]\nhearts = 5\nhearts = 6\n", 3),
        ("[hero]\n\n\nhearts 5\n", 4),
        ('[hero]\nstanding = "book', 2),
    ],
)
def test_a_syntax_error_names_its_line(text: str, line: int) -> None:
    with pytest.raises(FiguresSyntax) as refused:
        with_figures(text)
    assert refused.value.details["line"] == line
    assert refused.value.details["reason"]


def test_every_figure_has_a_standing() -> None:
    def tables(data: Data) -> list[Data]:
        inner: list[Data] = [value for value in data.values() if isinstance(value, dict)]
        return [data] if not inner else [table for one in inner for table in tables(one)]

    for table in tables(STANDARD):
        assert table["standing"] in STANDINGS


def test_toml_is_read_as_it_is() -> None:
    assert parse_toml("a = 1\n[b]\nc = 'd'\n") == {"a": 1, "b": {"c": "d"}}
