"""`karak arena` as people call it: stopped in every way, and with bots that misbehave."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from cli.command import SCRIPT, Command, Done, widest

pytestmark = pytest.mark.slow
FILE = "karak-2-greedy-random.jsonl"


def lines(folder: Path, name: str = FILE) -> list[dict[str, Any]]:
    """Read the games that a folder keeps, by number, without their times."""
    kept = [json.loads(line) for line in (folder / name).read_text().splitlines()[1:]]
    for game in kept:
        del game["seconds"]
    return sorted(kept, key=lambda game: game["number"])


def arena(karak: Command, folder: Path, *options: object, bots: str = "greedy,random") -> Done:
    return karak("arena", "karak", "--bots", bots, "--out", folder, *options)


def start(folder: Path, games: int) -> "subprocess.Popen[str]":
    """Start an arena, and wait until it has finished some games."""
    options = ["--bots", "greedy,random", "--games", str(games), "--jobs", "2"]
    process = subprocess.Popen(
        [str(SCRIPT), "arena", "karak", *options, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    file = folder / FILE
    end = time.monotonic() + 60
    while not file.exists() or file.read_text().count("\n") < 6:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.02)
    return process


def test_an_arena_says_who_won_how_often_and_how_sure_that_is(
    karak: Command, tmp_path: Path
) -> None:
    done = arena(karak, tmp_path, "--games", 7, "--jobs", 2)
    assert done.code == 0
    assert "Karak, 2 players: greedy against random" in done.out
    assert "with 95 % certainty" in done.out
    assert "8 games in 4 mirror groups" in done.out
    assert widest(done.out) <= 80


def test_the_number_of_processes_changes_nothing(karak: Command, tmp_path: Path) -> None:
    arena(karak, tmp_path / "one", "--games", 8, "--jobs", 1)
    arena(karak, tmp_path / "three", "--games", 8, "--jobs", 3)
    assert lines(tmp_path / "one") == lines(tmp_path / "three")


def test_more_games_play_only_what_is_missing(karak: Command, tmp_path: Path) -> None:
    arena(karak, tmp_path, "--games", 4)
    before = (tmp_path / FILE).read_text()
    arena(karak, tmp_path, "--games", 8)
    assert (tmp_path / FILE).read_text().startswith(before)
    assert [game["number"] for game in lines(tmp_path)] == list(range(8))


def test_fewer_games_count_only_those(karak: Command, tmp_path: Path) -> None:
    arena(karak, tmp_path, "--games", 8)
    assert "4 games in 2 mirror groups" in arena(karak, tmp_path, "--games", 4).out


def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(
    karak: Command, tmp_path: Path
) -> None:
    process = start(tmp_path, 3000)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130, err
    assert "the same command goes on" in out
    assert "Traceback" not in err
    kept = len(lines(tmp_path))
    assert kept >= 5
    wanted = kept + kept % 2 + 4
    assert arena(karak, tmp_path, "--games", wanted).code == 0
    arena(karak, tmp_path / "whole", "--games", wanted)
    assert lines(tmp_path)[:wanted] == lines(tmp_path / "whole")


def test_a_killed_arena_leaves_its_games_and_no_processes(karak: Command, tmp_path: Path) -> None:
    process = start(tmp_path, 3000)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(children) >= 2
    process.kill()
    process.communicate()
    kept = len((tmp_path / FILE).read_text().splitlines()) - 1
    end = time.monotonic() + 20
    while any(is_running(pid) for pid in children):
        assert time.monotonic() < end
        time.sleep(0.1)
    assert arena(karak, tmp_path, "--games", kept + kept % 2 + 2).code == 0


def is_running(pid: str) -> bool:
    """Say whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_time_that_was_given_is_kept(karak: Command, tmp_path: Path) -> None:
    began = time.monotonic()
    done = arena(karak, tmp_path, "--games", 100_000, "--minutes", 0.05)
    assert time.monotonic() - began < 30
    assert done.code == 0
    assert "The time is up" in done.out


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("raising", "raising broke down (ZeroDivisionError)"),
        ("cheating", "cheating wanted to do “use ability 1”, which was not allowed"),
        ("stalling", "stalling gave no answer in time"),
        ("killing", "killing ended the process that it ran in"),
    ],
)
def test_a_bot_that_breaks_down_is_named_and_loses(
    karak: Command, tmp_path: Path, bot: str, told: str
) -> None:
    folder = tmp_path / "games"
    options = ("--games", 2, "--jobs", 2, "--patience", 1)
    done = arena(karak, folder, *options, bots=f"greedy,{bot}")
    assert done.code == 0
    assert f"2 games broke off: {told}" in " ".join(done.out.split())
    assert "2 games in 1 mirror groups: 2 won, 0 shared, 0 lost" in done.out
    assert f"--bots greedy,{bot} --seed" in done.out


@pytest.mark.usefixtures("offered")
def test_strictness_stops_at_the_first_broken_game_and_keeps_the_others(
    karak: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    arena(karak, folder, "--games", 2, bots="decent,random")
    strictly = ("--games", 4, "--jobs", 1, "--strict")
    done = arena(karak, folder, *strictly, bots="random,decent,raising")
    assert done.code == 2
    assert "raising broke down (ZeroDivisionError)" in done.err
    assert len(lines(folder, "karak-2-random-decent.jsonl")) == 4
    again = arena(karak, folder, *strictly, bots="random,raising")
    assert (again.code, "raising broke down" in again.err) == (2, True)
    assert len(lines(folder, "karak-2-random-raising.jsonl")) == 1
    arena(karak, folder, *strictly, "--again", bots="random,raising")
    assert len(lines(folder, "karak-2-random-raising.jsonl")) == 2


@pytest.mark.usefixtures("offered")
def test_a_worker_that_dies_once_is_replaced(karak: Command, tmp_path: Path) -> None:
    done = arena(karak, tmp_path / "games", "--games", 4, bots="killing_once,random")
    assert done.code == 0
    assert "broke off" not in done.out
    assert "4 games in 2 mirror groups" in done.out


@pytest.mark.usefixtures("offered")
def test_what_bots_print_is_not_heard(karak: Command, tmp_path: Path) -> None:
    done = arena(karak, tmp_path / "games", "--games", 2, bots="decent,random")
    assert "what shall I do" not in done.out


WRONG: dict[str, tuple[list[str], str]] = {
    "an unknown bot": (["--bots", "greedy,nobody"], "“nobody”. Choose one of these: random"),
    "a level that does not exist": (["--bots", "champion:0,random"], "no level “0”"),
    "a level of a bot without any": (["--bots", "greedy:5,random"], "no level “5”"),
    "no bots": ([], "--bots greedy,random"),
    "one bot twice": (["--bots", "greedy,greedy"], "at least two different bots"),
    "no games": (["--bots", "greedy,random", "--games", "0"], "--games cannot be 0"),
    "no processes": (["--bots", "greedy,random", "--jobs", "0"], "--jobs cannot be 0"),
    "no patience": (["--bots", "greedy,random", "--patience", "0"], "--patience cannot be 0"),
    "no time": (["--bots", "greedy,random", "--minutes", "-1"], "--minutes cannot be -1"),
    "one player": (["--bots", "greedy,random", "--players", "1"], "at least 2 and at most 5"),
    "an unknown game": (["chess", "--bots", "greedy,random"], "no game called “chess”"),
    "a ladder of one's own": (["ladder", "--bots", "greedy,random"], "Leave out --bots"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_is_told_before_anything_is_played(
    karak: Command, tmp_path: Path, what: str
) -> None:
    arguments, told = WRONG[what]
    done = karak("arena", *arguments, "--out", tmp_path / "games")
    assert done.code == 2
    assert told in done.err
    assert not (tmp_path / "games").exists()


def test_a_folder_that_cannot_be_used_is_told(karak: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = arena(karak, tmp_path / "file", "--games", 2)
    assert (done.code, "Choose another folder with --out" in done.err) == (2, True)


def test_another_seed_needs_another_folder(karak: Command, tmp_path: Path) -> None:
    arena(karak, tmp_path, "--games", 2)
    done = arena(karak, tmp_path, "--games", 2, "--seed", 5)
    assert (done.code, "another seed perhaps" in done.err) == (2, True)


def test_a_stopped_ladder_writes_what_there_is(karak: Command, tmp_path: Path) -> None:
    done = karak(
        "arena", "ladder", "--minutes", 0.0001, "--out", tmp_path / "games", "--page", tmp_path
    )
    assert done.code == 0
    assert "| greedy against random | 98 % |" in (tmp_path / "ladder.md").read_text()
    assert json.loads((tmp_path / "data" / "ladder.json").read_text())["format"] == 1
