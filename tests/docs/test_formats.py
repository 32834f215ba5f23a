"""The page on data formats names every field that there is, and no other."""

import json

import pytest

import karak
from docs.fenced import ROOT, fields
from karak.kernel.data import Data, Reader
from karak.table import Seat, Table

PAGE = (ROOT / "docs" / "formats.md").read_text("utf-8")
GAME = karak.new_game("karak", heroes=["warrior", "oracle", "thief"], seed=7)
GAME.apply(GAME.parse("step north"), chance=[4, 2])
SNAPSHOT = Reader(GAME.snapshot(), "")
POSITION = SNAPSHOT.inner("position")
SAVED = Table.open("karak", [Seat("Ada"), Seat("Bob", "random")], seed=7).save()


def result() -> Data:
    """Play a game to its end for its result."""
    game = GAME.clone(seed=11)
    while game.result is None:
        game.apply(game.legal_actions()[game.generator.below(len(game.legal_actions()))])
    return game.result.as_data()


SHAPES: dict[str, Data] = {
    "The log": GAME.log.as_data(),
    "The set-up": SNAPSHOT.inner("setup").data,
    "The snapshot": SNAPSHOT.data,
    "The view": GAME.view(None),
    "The position": POSITION.data,
    "A hero": POSITION.rows("heroes", 3)[0].data,
    "A site": POSITION.rows("sites", 2)[1].data,
    "A fight": POSITION.inner("fight").data,
    "The result": result(),
    "A table": SAVED,
}


@pytest.mark.parametrize("title", SHAPES)
def test_a_format_is_told_field_by_field(title: str) -> None:
    assert fields(PAGE, title) == set(SHAPES[title])


@pytest.mark.parametrize("title", SHAPES)
def test_a_format_goes_through_json(title: str) -> None:
    assert json.loads(json.dumps(SHAPES[title])) == SHAPES[title]
