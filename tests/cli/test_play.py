"""The terminal game through a pipe: whole games, commands, saving, undoing, garbage."""

import json
from pathlib import Path
from random import Random

import pytest

from cli.command import Command, widest
from karak.table import Act, Undo, load_file

ALWAYS_ONE = "1\n" * 150


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_of_always_one_never_breaks_nor_exceeds_the_page(karak: Command, seed: int) -> None:
    done = karak("play", "--seed", seed, "--players", 2 + seed, typed=ALWAYS_ONE)
    assert (done.code, done.err) == (0, "")
    lines = [line for line in done.out.splitlines() if str(karak.home) not in line]
    assert widest("\n".join(lines)) <= 80
    assert "\x1b" not in done.out


@pytest.mark.slow
def test_a_whole_game_is_played_to_its_end(karak: Command) -> None:
    chooser = Random(5)
    typed = "".join(f"{chooser.randint(1, 4)}\n\n" for _ in range(6000))
    done = karak("play", "--seed", "5", "--bots", "greedy", typed=typed)
    assert done.code == 0
    assert "wins!" in done.out or "share the victory!" in done.out


def test_the_real_command_ends_kindly_when_the_input_does(karak: Command) -> None:
    done = karak.really("play", "--seed", 4, typed="1\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "The input has ended" in done.out
    assert "karak play --resume" in done.out


def test_nothing_typed_at_all_is_an_end_as_well(karak: Command) -> None:
    done = karak("play", "--seed", 4)
    assert done.code == 0
    assert "The input has ended" in done.out


def test_a_terminal_without_these_characters_gets_others(karak: Command) -> None:
    done = karak.really("play", "--seed", 4, typed="1\n1\n?\nm\nl\n", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert done.out.isascii()
    assert "start" in done.out
    assert "*****" in done.out


@pytest.mark.parametrize(
    "typed", ["banana", "0", "99", "-1", "1 2", "step up", "\x00\x1b[A", "ü" * 90]
)
def test_garbage_is_answered_kindly(karak: Command, typed: str) -> None:
    done = karak("play", "--hero", "warrior", "--seed", 4, typed=f"{typed}\nq\n")
    assert done.code == 0
    told = " ".join(done.out.split())
    assert "is none of the choices" in told
    assert "Type a number from 1 to 5" in told
    assert "\x1b" not in told


def test_a_choice_may_be_typed_as_the_action_is_written(karak: Command) -> None:
    done = karak("play", "--bots", "random", "--seed", 12, typed="step  NORTH\nq\n")
    assert "explores to the north" in done.out


def test_the_page_shows_board_heroes_question_and_choices(karak: Command) -> None:
    typed = "end turn\nq\n"
    out = karak("play", "--hot-seat", 2, "--hero", "Taia", typed=typed).out
    assert "≈1≈" in out
    assert "♥♥♥♥♥" in out
    assert "Taia (Player 1): You have 4 steps left" in out
    assert "1  Explore to the north" in out
    assert "End the turn (4 steps unused)" in out


def test_commands_show_and_change_nothing(karak: Command) -> None:
    kept = karak.home / "game.json"
    done = karak(
        "play", "--seed", 4, "--save", kept, typed="?\nm\nl\nr\nr K1.F3\nr K9\nb\n\ns\nq\n"
    )
    assert done.code == 0
    for told in ("q saves and quits", "Four steps", "K1.F3", "There is no rule “K9”"):
        assert told in done.out
    assert f"The game is saved in {kept}" in done.out
    assert not load_file(kept).record or load_file(kept).record[-1].seat != 0


@pytest.fixture
def crossings(karak: Command) -> Path:
    """Figures with nothing but crossings: no rotation to choose, no monster to meet."""
    file = karak.home / "crossings.toml"
    none = "straight = 0\ncorner = 0\ntee = 0\n"
    places = ("room", "gate", "fountain")
    file.write_text(
        "".join(f"[tiles.{place}]\n{none}cross = 0\n" for place in places)
        + f"[tiles.tunnel]\n{none}cross = 40\n"
    )
    return file


def test_a_step_is_taken_back(karak: Command, crossings: Path) -> None:
    kept = karak.home / "game.json"
    typed = "step north\nstep south\nu\nq\n"
    karak("play", "--hot-seat", 2, "--figures", crossings, "--save", kept, typed=typed)
    table = load_file(kept)
    assert [type(each) for each in table.record] == [Act, Act, Undo]
    assert [str(entry.action) for entry in table.game.log.entries] == ["step north"]


def test_what_chance_did_is_not_taken_back(karak: Command, crossings: Path) -> None:
    kept = karak.home / "game.json"
    typed = "step north\nu\nq\n"
    done = karak("play", "--hot-seat", 2, "--figures", crossings, "--save", kept, typed=typed)
    assert "nothing to take back" in " ".join(done.out.split()).lower()
    assert len(load_file(kept).record) == 1


def test_a_game_is_kept_after_every_decision_and_resumed_exactly(karak: Command) -> None:
    kept = karak.home / "game.json"
    karak("play", "--seed", 8, "--save", kept, typed="1\n" * 20)
    first = load_file(kept)
    done = karak("play", "--resume", kept, typed="1\n" * 10)
    assert done.code == 0
    whole = karak.home / "whole.json"
    karak("play", "--seed", 8, "--save", whole, typed="1\n" * 30)
    assert load_file(kept).save() == load_file(whole).save()
    assert len(load_file(kept).record) > len(first.record)


def test_without_a_file_the_last_game_goes_on(karak: Command) -> None:
    first = karak("play", "--seed", 8, typed="1\n1\nq\n")
    kept = Path(first.out.split("The game is saved in ")[1].splitlines()[0])
    assert kept.is_file()
    done = karak("play", "--continue", typed="q\n")
    assert (done.code, str(kept) in done.out) == (0, True)


def test_nothing_is_written_over(karak: Command) -> None:
    kept = karak.home / "game.json"
    kept.write_text("precious")
    done = karak("play", "--save", kept, typed="q\n")
    assert (done.code, kept.read_text()) == (2, "precious")
    assert "already" in done.err


def test_a_home_that_cannot_be_written_does_not_stop_the_game(
    karak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    (karak.home / "blocked").write_text("a file, no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(karak.home / "blocked"))
    done = karak("play", "--seed", 4, typed="1\nq\n")
    assert done.code == 0
    assert "cannot be read or written" in done.out


def test_heroes_are_chosen_at_the_table_where_that_is_wished(karak: Command) -> None:
    out = karak("play", "--choose", "--hot-seat", 2, "--name", "Ann", typed="3\n1\nq\n").out
    assert "Which hero do you want to play?" in out
    assert "Double Attack, Reincarnation" in out
    assert "Ann" in out


def test_corrected_figures_are_played_with(karak: Command) -> None:
    figures = karak.home / "figures.toml"
    figures.write_text("[hero]\nhearts = 7\n")
    out = karak("play", "--figures", figures, "--variant", "experts-goal", typed="q\n").out
    assert "♥♥♥♥♥♥♥" in out


def test_a_saved_game_is_plain_json(karak: Command) -> None:
    kept = karak.home / "game.json"
    karak("play", "--save", kept, typed="q\n")
    assert json.loads(kept.read_text())["kind"] == "karak-table"
