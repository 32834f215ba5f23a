"""The ladder and its page: written from data, and true to them."""

import json

import pytest

from docs.fenced import ROOT
from karak.games.titles import TITLES
from karak.kernel.errors import DamagedData
from karak.lab.ladder import RUNGS, Measured, Rung, ladder_data, read_ladder
from karak.lab.page import ladder_page
from karak.words import Words

WORDS = Words(strict=True)
RUNG = Rung(2, "greedy", "random", 4, 0.6)
KEPT = json.loads((ROOT / "docs" / "data" / "ladder.json").read_text("utf-8"))


def row(page: str) -> str:
    return next(line for line in page.splitlines() if line.startswith("| greedy"))


def test_the_page_in_the_documentation_is_written_from_the_data_beside_it() -> None:
    page = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    assert page == ladder_page(WORDS, read_ladder(KEPT))


def test_the_data_are_about_this_ladder() -> None:
    wanted = {(game, rung) for rung in RUNGS for game in TITLES}
    assert {(each.game, each.rung) for each in read_ladder(KEPT)} == wanted


def test_a_ladder_comes_back_from_its_data() -> None:
    results = [Measured("karak", RUNG, "1", "1102", 1, 1, 0.25)]
    assert read_ladder(json.loads(json.dumps(ladder_data(results)))) == results


def test_a_row_tells_target_share_interval_and_games() -> None:
    told = row(ladder_page(WORDS, [Measured("karak", RUNG, "1", "1102", 0, 1, 0.25)]))
    assert "| greedy against random | 60 % | **62.5 %** | 1" in told
    assert told.endswith("| 4 | 2, 1, 1 | 0.25 |")


def test_what_is_below_its_target_is_not_in_bold() -> None:
    assert "**" not in row(ladder_page(WORDS, [Measured("karak", RUNG, "1", "1001", 0, 1, 0.25)]))


def test_a_rung_that_is_not_finished_says_so() -> None:
    told = row(ladder_page(WORDS, [Measured("karak", RUNG, "1", "11.1", 0, 1, 0.25)]))
    assert "| 2 / 4 |" in told


def test_games_that_broke_off_are_told() -> None:
    told = row(ladder_page(WORDS, [Measured("karak", RUNG, "1", "1111", 2, 1, 0.25)]))
    assert "4, 0, 0; 2 broke off" in told


@pytest.mark.parametrize(
    "torn", [None, {}, {"format": 2, "rungs": []}, {"format": 1, "rungs": [3]}]
)
def test_torn_data_are_refused(torn: object) -> None:
    with pytest.raises(DamagedData):
        read_ladder(torn)
