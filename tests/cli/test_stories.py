"""Watching, replaying and verifying: games told in words, and logs that must agree."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import karak as engine
from cli.command import SCRIPT, Command, widest

GAMES = ("karak", "karak2")
IMPOSSIBLE = {"karak": "open chest", "karak2": "eradicate plague"}
"""What nobody can do at the beginning."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def kept(karak: Command, game: str) -> Path:
    file = karak.home / "watched.json"
    done = karak("watch", game, "--bots", "greedy,random", "--seed", 7, "--save", file)
    assert done.code == 0
    return file


def altered(file: Path, change: Any) -> Path:
    """Write a changed copy of a saved game beside it."""
    data = json.loads(file.read_text())
    change(data)
    other = file.with_name("altered.json")
    other.write_text(json.dumps(data))
    return other


def test_a_game_of_bots_is_told_to_its_end(karak: Command, game: str) -> None:
    done = karak("watch", game, "--bots", "greedy,random", "--seed", 7)
    assert done.code == 0
    assert done.out.rstrip().endswith("The seed of this game: 7")
    assert "wins!" in done.out or "share the victory!" in done.out
    assert widest(done.out) <= 80
    assert done.out == karak("watch", game, "--bots", "greedy,random", "--seed", 7).out


@pytest.mark.slow
@pytest.mark.parametrize(("game", "drawn"), [("karak", "≈1≈"), ("karak2", "  castle   ")])
def test_the_board_is_drawn_where_that_is_wished(karak: Command, game: str, drawn: str) -> None:
    done = karak("watch", game, "--players", 4, "--seed", 3, "--board")
    assert drawn in done.out
    assert widest(done.out) <= 80


def test_a_reader_who_has_seen_enough_may_go() -> None:
    command = f"{SCRIPT} watch --seed 3 | head -n 2"
    done = subprocess.run(command, shell=True, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_saved_game_is_told_again_as_it_was(karak: Command, kept: Path, game: str) -> None:
    told = karak("watch", game, "--bots", "greedy,random", "--seed", 7).out
    again = karak("replay", kept).out
    assert again.rstrip() == told.split("The seed of this game")[0].rstrip()


def test_a_reader_steps_through_a_game_and_stops(karak: Command, kept: Path) -> None:
    done = karak("replay", kept, "--step", typed="\n\nq\n")
    assert done.code == 0
    assert done.out.count("Enter for the next turn") == 3


def test_a_log_from_the_engine_is_told_and_verified_as_well(karak: Command, game: str) -> None:
    played = engine.new_game(game, players=2, seed=5)
    for _ in range(60):
        played.apply(played.legal_actions()[0])
    file = karak.home / "log.json"
    file.write_text(json.dumps(played.log.as_data()))
    assert "The game is not over yet." in karak("replay", file).out
    done = karak("verify", file)
    assert (done.code, "All 60 entries" in done.out) == (0, True)


def test_a_good_file_is_verified_from_answers_and_seed(karak: Command, kept: Path) -> None:
    done = karak("verify", kept)
    assert done.code == 0
    assert "the seed gives the same dice" in done.out


def test_without_a_seed_only_the_answers_can_be_verified(karak: Command) -> None:
    game = engine.new_game("karak", players=2, seed=5)
    data: Any = game.log.as_data()
    data["setup"]["seed"] = None
    file = karak.home / "log.json"
    file.write_text(json.dumps(data))
    done = karak("verify", file)
    assert (done.code, "no seed to compare" in done.out) == (0, True)


def rolls(data: Any) -> int:
    """Find the first roll of the record; gives its place."""
    return next(i for i, row in enumerate(data["record"]) if row[2:3] == ["roll"])


def test_another_roll_than_the_seed_gives_is_found_with_its_entry(
    karak: Command, kept: Path
) -> None:
    place = rolls(json.loads(kept.read_text()))

    def cheat(data: Any) -> None:
        row = data["record"][place]
        row[3] = 1 + row[3] % 6
        del data["record"][place + 1 :]

    done = karak("verify", altered(kept, cheat))
    assert done.code == 1
    assert f"Entry {place + 1} (roll) differs" in done.out


def test_an_entry_that_cannot_be_played_is_named(karak: Command, kept: Path, game: str) -> None:
    def cheat(data: Any) -> None:
        data["record"][4][2:] = [IMPOSSIBLE[game]]

    done = karak("verify", altered(kept, cheat))
    assert done.code == 1
    assert f"Entry 5 ({IMPOSSIBLE[game]}) cannot be played" in done.out


def test_a_torn_entry_is_named(karak: Command, kept: Path) -> None:
    def tear(data: Any) -> None:
        data["record"][4] = ["act", 0]

    done = karak("verify", altered(kept, tear))
    assert (done.code, "record[4]" in done.err) == (2, True)


def test_a_changed_name_is_found_by_the_checksum(karak: Command, kept: Path) -> None:
    def rename(data: Any) -> None:
        data["seats"][0]["name"] = "Somebody"

    done = karak("verify", altered(kept, rename))
    assert (done.code, "checksum" in done.out) == (1, True)


def test_another_seed_is_found_at_the_start_or_later(karak: Command, kept: Path) -> None:
    def reseed(data: Any) -> None:
        data["opening"]["setup"]["seed"] = "8"

    done = karak("verify", altered(kept, reseed))
    assert (done.code, "differs" in done.out) == (1, True)


def test_what_the_scout_put_back_is_not_told_to_spectators(karak: Command) -> None:
    file = karak.home / "scout.json"
    told = karak("watch", "karak2", "--hero", "scout", "--seed", 7, "--save", file).out
    for out in (told, karak("replay", file).out):
        text = " ".join(out.split())
        assert "Darius looks at two hexes." in text
        assert "looks at two hexes:" not in text
        assert "back on top of the deck" in text
        assert "Darius puts a hex of tier" in text
        assert "Darius puts the" not in text


def test_why_tells_what_a_bot_hopes_for_before_what_comes_of_it(karak: Command) -> None:
    done = karak("watch", "karak", "--bots", "knight,greedy", "--seed", 3, "--why")
    assert done.code == 0
    assert "why-" not in done.out
    assert "Chance to win the game:" in done.out
    assert widest(done.out) <= 80
    reason = done.out.index("› Explore")
    assert reason < done.out.index("explores to the", reason)


def test_the_same_game_is_told_without_reasons(karak: Command) -> None:
    done = karak("watch", "karak", "--bots", "knight,greedy", "--seed", 3)
    assert "Chance to win" not in done.out
