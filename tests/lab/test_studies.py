"""Studies: which games are played, what is taken down of them, and what is counted."""

from __future__ import annotations

import gc
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import structs
from msgspec.json import encode

from docs.fenced import ROOT
from karak.games.titles import find_title
from karak.kernel.data import Data
from karak.kernel.errors import DamagedData, KarakError
from karak.lab.charts import binned, ticks
from karak.lab.findings import Findings, find, quantile, share_of
from karak.lab.finished import FinishedGame, Told, read_finished
from karak.lab.optional import needed
from karak.lab.pulse import unwatched
from karak.lab.report import report
from karak.lab.simulation import Simulation
from karak.lab.study import Study
from karak.lab.study_page import Counted, read_counted, study_page, write_study_page
from karak.lab.summary import out_of_line, summary
from karak.lab.tables import COLUMNS, EXTRA, PART, Tables
from karak.words import Words, languages

GAMES = 6


def study(game: str, **changes: Any) -> Study:
    roster = tuple(find_title(game).hero_names())
    return replace(Study(game, 3, ("greedy",), roster, 7), **changes)


def played(of: Study, number: int) -> Data:
    return Simulation(of).play(number, unwatched())


def read(of: Study, number: int, data: Data) -> FinishedGame:
    return read_finished(of.players, encode({**data, "number": number, "code": "x"}))


@pytest.fixture(scope="module", params=["karak", "karak2"])
def finished(request: pytest.FixtureRequest) -> tuple[Study, list[FinishedGame]]:
    of = study(request.param)
    return of, [read(of, number, played(of, number)) for number in range(GAMES)]


def told_of(games: list[FinishedGame]) -> list[Told]:
    return [game.told for game in games if game.told is not None]


def test_a_number_says_all_about_a_game() -> None:
    of = study("karak")
    one, other = played(of, 3), played(of, 3)
    del one["seconds"], other["seconds"]
    assert one == other


def test_bots_change_seats_from_game_to_game() -> None:
    of = study("karak", bots=("knight", "greedy", "random"))
    seated = [of.seated(number)[0] for number in range(3)]
    assert sorted(seated) == ["greedy", "knight", "random"]


@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_a_game_leaves_nothing_for_the_garbage_collector(game: str) -> None:
    simulation, pulse = Simulation(study(game)), unwatched()
    simulation.play(0, pulse)
    gc.collect()
    gc.disable()
    try:
        simulation.play(1, pulse)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_the_points_of_turns_are_those_when_they_end(
    finished: tuple[Study, list[FinishedGame]],
) -> None:
    for told in told_of(finished[1]):
        turns = [0, told.turns // 2, told.turns // 2, told.turns - 1, told.turns]
        scores = list(zip(told.scores.turn, told.scores.seat, told.scores.points, strict=True))
        for turn, points in zip(turns, told.points_after(turns), strict=True):
            had = {seat: now for when, seat, now in scores if when <= turn}
            assert points == [had.get(seat, 0.0) for seat in range(3)]


def test_arms_have_the_same_heroes_and_seeds() -> None:
    one, other = study("karak"), study("karak", arm="what-if", figures={"hero": {"hearts": 3}})
    assert one.heroes(5) == other.heroes(5)
    assert one.game_seed(5) == other.game_seed(5)
    assert one.as_data()["figures"] != other.as_data()["figures"]


def test_what_is_taken_down_agrees_with_the_result(
    finished: tuple[Study, list[FinishedGame]],
) -> None:
    for told in told_of(finished[1]):
        assert [*told.points_after([told.turns])] == [list(told.points)]
        assert told.fights.seat
        assert told.explored > 0
        assert sum(told.share(seat) for seat in range(3)) == pytest.approx(1.0)
        assert sorted(told.place(seat) for seat in range(3)) == [0, 1, 2]
        if told.felled is not None:
            last = told.fights.foe[-1], told.fights.outcome[-1]
            assert last in (("dragon", "won"), ("general", "won"))
            assert told.fights.seat[-1] == told.felled


def test_abilities_belong_to_the_hero_of_their_seat(
    finished: tuple[Study, list[FinishedGame]],
) -> None:
    for game in finished[1]:
        assert game.told is not None
        used = game.told.abilities
        for seat, ability in zip(used.seat, used.ability, strict=True):
            assert ability in (f"{game.heroes[seat]}-{n}" for n in (1, 2))
        for uses, turned in zip(used.uses, used.turned, strict=True):
            assert uses >= abs(turned)


def test_the_tables_hold_every_game(
    finished: tuple[Study, list[FinishedGame]], tmp_path: Path
) -> None:
    of, games = finished
    paths = Tables(of, len(games)).write(games, tmp_path)
    parquet = needed("pyarrow.parquet", EXTRA)
    tables: dict[str, Any] = {path.stem: parquet.read_table(path) for path in paths}
    assert {name: table.column_names for name, table in tables.items()} == {
        name: list(columns) for name, columns in COLUMNS.items()
    }
    assert tables["games"].num_rows == GAMES
    assert tables["seats"].num_rows == GAMES * of.players
    assert sum(tables["seats"]["share"].to_pylist()) == pytest.approx(GAMES)
    told = sum(len(each.fights.seat) for each in told_of(games))
    assert tables["fights"].num_rows == told


def test_tables_that_are_gathered_while_games_are_played_are_the_same(
    finished: tuple[Study, list[FinishedGame]], tmp_path: Path
) -> None:
    of, few = finished
    games = [structs.replace(few[number % GAMES], number=number) for number in range(2 * PART + 9)]
    tables = Tables(of, PART + 5)
    done: dict[int, FinishedGame] = {}
    for game in reversed(games):
        done[game.number] = game
        tables.go_on(done)
    wanted = games[: PART + 5]
    table = needed("pyarrow.parquet", EXTRA).read_table
    pairs = zip(
        tables.write(wanted, tmp_path / "one"),
        Tables(of, len(wanted)).write(wanted, tmp_path / "other"),
        strict=True,
    )
    assert all(table(one).equals(table(other), check_metadata=True) for one, other in pairs)


class Page(HTMLParser):
    """Reads a page: its parts, what it links to, and whether every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str | None] = []
        self.links: list[str] = []
        self.charts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.links += [key for key in ("src", "href") if key in told]
        if tag == "section":
            self.sections.append(told.get("id"))
        self.charts += tag == "svg"
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def both_arms(finished: tuple[Study, list[FinishedGame]]) -> list[Findings]:
    of, games = finished
    return [find(of, games), find(replace(of, arm="my-figures"), games)]


@pytest.mark.parametrize("language", languages())
def test_the_report_is_one_whole_page_in_every_language(
    finished: tuple[Study, list[FinishedGame]], language: str
) -> None:
    page = Page()
    text = report(Words(language, strict=True), both_arms(finished), "karak simulate")
    page.feed(text)
    assert page.open == []
    assert page.links == []
    assert page.sections == [
        *("short", "heroes", "places", "beast", "length"),
        *("race", "fights", "abilities", "pieces", "comebacks"),
    ]
    assert page.charts == 2 * 9
    assert "my-figures" in text


def test_findings_count_every_game_once(finished: tuple[Study, list[FinishedGame]]) -> None:
    found = find(*finished)
    assert found.games == GAMES
    assert sum(found.felled.values()) == GAMES
    assert sum(share.games for share in found.heroes.values()) == GAMES * 3
    assert sum(share.share * share.games for share in found.places) == pytest.approx(GAMES)
    assert found.winners_race[-1] >= found.others_race[-1]


def test_pieces_are_counted_with_the_wins_of_who_has_them(
    finished: tuple[Study, list[FinishedGame]],
) -> None:
    found = find(*finished)
    best = {"karak": "item-treasure", "karak2": "building-city"}[finished[0].game]
    got = found.pieces[best]
    assert 0 < got.part <= 1
    assert got.number >= got.part
    assert got.having.games + got.lacking.games == GAMES * 3
    won = sum(share.share * share.games for share in (got.having, got.lacking))
    assert won == pytest.approx(GAMES)


def test_only_who_is_certainly_far_from_an_even_share_is_out_of_line(
    finished: tuple[Study, list[FinishedGame]],
) -> None:
    even = share_of([1.0, 0.0, 0.0] * 2000)
    strong, weak = share_of([1.0, 1.0, 0.0] * 2000), share_of([1.0, 0.0, 0.0, 0.0] * 2000)
    few = share_of([1.0, 1.0, 0.0])
    names = sorted(find_title(finished[0].game).hero_names())[:4]
    heroes = dict(zip(names, (even, strong, weak, few), strict=True))
    found = replace(find(*finished), heroes=heroes)
    assert out_of_line(found) == ([names[1]], [names[2]])
    told = summary(Words("en"), found)
    assert told[0].startswith("Stronger than the others: ")
    assert told[1].startswith("Weaker than the others: ")
    calm = replace(found, heroes={names[0]: even})
    assert summary(Words("en"), calm)[0].startswith("No hero is out of line")


@pytest.mark.parametrize("language", languages())
def test_a_page_is_written_again_from_its_data(
    finished: tuple[Study, list[FinishedGame]], language: str, tmp_path: Path
) -> None:
    words = Words(language, strict=True)
    path = write_study_page(words, Counted("karak simulate", both_arms(finished)), tmp_path)
    data = (tmp_path / "data" / f"{path.stem}.json").read_bytes()
    written = study_page(words, read_counted(data))
    assert written[path.name] == path.read_text("utf-8")
    for place, text in written.items():
        assert (tmp_path / place).read_text("utf-8") == text
        if place.endswith(".svg"):
            assert place in written[path.name]
            assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_the_balance_pages_are_written_from_the_data_beside_them(game: str) -> None:
    docs = ROOT / "docs"
    counted = read_counted((docs / "data" / f"balance-{game}.json").read_bytes())
    for place, text in study_page(Words(strict=True), counted).items():
        assert (docs / place).read_text("utf-8") == text
    assert counted.arms[0].games == 10_000
    assert counted.arms[0].study.bots == ("knight",)


@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_what_is_written_about_heroes_is_what_the_data_say(game: str) -> None:
    counted = read_counted((ROOT / "docs" / "data" / f"balance-{game}.json").read_bytes())
    found = counted.arms[0]
    words = Words(strict=True).about(game)
    strong, weak = out_of_line(found)
    page = (ROOT / "docs" / "balance.md").read_text("utf-8")
    assert f"$ {counted.command} --page docs\n" in page
    for hero, share in found.heroes.items():
        name = words.noun("hero", hero, "full")
        mark = "**strong**" if hero in strong else "**weak**" if hero in weak else ""
        low, value, high = (f"{100 * part:.1f}" for part in (share.low, share.share, share.high))
        assert f"| {name} | {value} | {low} – {high} | {mark} |" in page


def test_a_game_that_broke_off_is_not_counted() -> None:
    of = study("karak")
    broken = {"heroes": of.heroes(0), "bots": of.seated(0), "seconds": 0.0}
    data: Data = {**broken, "fault": "raised", "by": 0, "bot": "greedy", "what": "oops"}
    found = find(of, [read(of, 0, data)])
    assert (found.games, found.broken) == (0, 1)
    assert report(Words(), [found], "")


@pytest.mark.parametrize(
    "key", ["points", "fights", "scores", "abilities", "pieces", "winners", "turns"]
)
def test_a_damaged_game_is_refused(key: str) -> None:
    of = study("karak")
    data = played(of, 0)
    data[key] = [["nonsense"]]
    with pytest.raises(DamagedData):
        read(of, 0, data)


@pytest.mark.parametrize(
    "changes",
    [
        {"bots": ("nobody",)},
        {"bots": ("greedy", "random")},
        {"roster": ("warrior", "oracle")},
        {"roster": ("warrior", "oracle", "jester")},
        {"players": 9},
        {"variants": ("unheard-of",)},
        {"figures": {"hero": {"hearts": 0}}},
    ],
)
def test_what_cannot_be_played_is_told_before_the_first_game(changes: dict[str, Any]) -> None:
    with pytest.raises(KarakError):
        study("karak", **changes).check()


def test_axes_have_round_numbers_that_hold_everything() -> None:
    assert ticks(0) == [0, 1]
    assert ticks(47) == [0, 10, 20, 30, 40, 50]
    assert ticks(0.9)[-1] == pytest.approx(1.0)
    assert ticks(100)[-1] == 100


def test_bins_hold_every_value() -> None:
    assert binned({0: 1, 1: 1, 2: 2, 4: 1}, [0, 2, 4]) == [40, 60]


def test_half_of_the_games_do_not_exceed_the_median() -> None:
    assert quantile({10: 3, 20: 1, 90: 2}, 0.5) == 10
    assert quantile({10: 3, 20: 1, 90: 2}, 0.9) == 90
    assert quantile({}, 0.5) == 0
