"""`karak simulate` as people call it: over processes, stopped, and with bad input."""

from pathlib import Path

import pytest

from cli.command import Command
from lab.studied import FILE, games_in, simulate

pytestmark = pytest.mark.slow


def test_a_study_leaves_games_tables_and_a_report(karak: Command, tmp_path: Path) -> None:
    done = simulate(karak, tmp_path, "--games", 6, "--jobs", 2)
    assert done.code == 0, done.err
    assert "Karak, 2 players: greedy (standard)" in done.out
    assert "Wins of each hero in its games" in done.out
    assert max(map(len, done.out.splitlines()[:-2])) <= 80
    assert len(games_in(tmp_path)) == 6
    assert (tmp_path / "standard" / "fights.parquet").is_file()
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "karak simulate karak --bots greedy" in page


def test_a_study_can_be_written_as_a_page(karak: Command, tmp_path: Path) -> None:
    done = simulate(karak, tmp_path, "--games", 2, "--jobs", 1, "--page", tmp_path / "docs")
    assert done.code == 0, done.err
    page = (tmp_path / "docs" / "balance-karak.md").read_text(encoding="utf-8")
    assert "$ karak simulate karak --bots greedy" in page
    assert len(list((tmp_path / "docs" / "pictures").glob("*.svg"))) == 9


def test_more_games_play_only_what_is_missing_and_processes_change_nothing(
    karak: Command, tmp_path: Path
) -> None:
    simulate(karak, tmp_path / "two", "--games", 3, "--jobs", 2)
    before = (tmp_path / "two" / FILE).read_text()
    simulate(karak, tmp_path / "two", "--games", 6, "--jobs", 2)
    assert (tmp_path / "two" / FILE).read_text().startswith(before)
    simulate(karak, tmp_path / "one", "--games", 6, "--jobs", 1)
    assert games_in(tmp_path / "one") == games_in(tmp_path / "two")


def test_figures_and_variants_are_compared_side_by_side(karak: Command, tmp_path: Path) -> None:
    figures = tmp_path / "tough.toml"
    figures.write_text("[hero]\nhearts = 3\n")
    options = ["--figures", figures, "--variant", "experts-goal", "--games", 3, "--jobs", 1]
    done = simulate(karak, tmp_path / "out", *options)
    assert done.code == 0, done.err
    arms = ["standard", "tough", "experts-goal"]
    heroes = [
        [game["heroes"] for game in games_in(tmp_path / "out", f"{arm}.jsonl")] for arm in arms
    ]
    assert heroes[0] == heroes[1] == heroes[2]
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "tough" in page


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--games", "0"], "--games cannot be 0"),
        (["--bots", "nobody"], "nobody"),
        (["--bots", "greedy,random,knight"], "3 bots are named for 2 players"),
        (["--heroes", "warrior"], "--heroes"),
        (["--heroes", "warrior,jester"], "jester"),
        (["--jobs", "0"], "--jobs cannot be 0"),
        (["--figures", "missing.toml"], "missing.toml"),
        (["--variant", "unheard-of"], "unheard-of"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    karak: Command, tmp_path: Path, options: list[str], told: str
) -> None:
    done = karak("simulate", "karak", "--games", "2", "--out", tmp_path, *options)
    assert done.code != 0
    assert told in " ".join(done.err.split())
    assert "Traceback" not in done.err


def test_malformed_figures_are_told_with_their_place(karak: Command, tmp_path: Path) -> None:
    figures = tmp_path / "wrong.toml"
    figures.write_text("[hero]\nhearts = 99\n")
    done = simulate(karak, tmp_path / "out", "--figures", figures)
    assert done.code != 0
    assert "hero.hearts" in done.err


def test_a_folder_that_cannot_be_written_is_told(karak: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = simulate(karak, tmp_path / "file" / "out", "--games", 2)
    assert done.code != 0
    assert "--out" in done.err


def test_a_page_that_cannot_be_written_costs_no_game(karak: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = simulate(karak, tmp_path, "--games", 2, "--jobs", 1, "--page", tmp_path / "file")
    assert done.code != 0
    assert "--page" in done.err
    assert len(games_in(tmp_path)) == 2


@pytest.mark.usefixtures("offered")
def test_a_killed_worker_costs_one_game_and_the_rest_are_kept(
    karak: Command, tmp_path: Path
) -> None:
    done = simulate(karak, tmp_path, "--games", 2, "--jobs", 1, bots="killing")
    assert done.code == 0, done.err
    assert "ended the process that it ran in" in " ".join(done.out.split())
