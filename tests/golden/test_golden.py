"""Golden games: played again by their stored moves, every line comes out as it stands."""

from difflib import unified_diff
from pathlib import Path

import pytest

from golden.games import FOLDER, GAMES
from golden.playthrough import read, tell
from karak.games.karak1.checking import QUESTIONS
from karak.games.karak1.roster import BUILT_IN, ROSTER
from karak.games.karak1.title import KARAK

FILES = sorted(FOLDER.glob("*.txt"))
SHOWN = 60
NOT_BY_PLAY = {"pick-up", "hero-choice"}


def lines_of(path: Path) -> list[str]:
    """Read a golden file."""
    return path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_as_it_stands(path: Path) -> None:
    golden = lines_of(path)
    now = list(tell(read(golden)))
    if now != golden:
        diff = list(unified_diff(golden, now, f"{path.name}", "played now", n=4, lineterm=""))
        more = f"\n… and {len(diff) - SHOWN} more lines" if len(diff) > SHOWN else ""
        told = "\n".join(diff[:SHOWN]) + more
        pytest.fail(f"look at the diff, then run tools/golden.py\n{told}", pytrace=False)


def test_the_files_are_those_that_can_be_written_again() -> None:
    assert [path.stem for path in FILES] == sorted(game.name for game in GAMES)


def test_every_hero_has_a_golden_game() -> None:
    played = {line for path in FILES for line in lines_of(path) if "hero-taken" in line}
    for hero in ROSTER[:BUILT_IN]:
        assert any(line.endswith(f" hero={hero.name}") for line in played), hero.name


def test_every_number_of_players_variant_and_way_to_get_heroes_has_a_golden_game() -> None:
    openings = [read(lines_of(path)).opening for path in FILES]
    numbers = range(KARAK.fewest_players, KARAK.most_players + 1)
    assert {opening.players for opening in openings} == set(numbers)
    assert {variant for opening in openings for variant in opening.variants} == set(KARAK.variants)
    assert {opening.how for opening in openings} == {"given", "dealt", "chosen"}


def test_the_golden_games_are_asked_everything() -> None:
    told = "\n".join(line for path in FILES for line in lines_of(path))
    for question in QUESTIONS:
        assert question.kind in NOT_BY_PLAY or f" {question.kind}: " in told, question.kind


def test_a_changed_line_is_noticed() -> None:
    golden = lines_of(FILES[0])
    changed = next(number for number, line in enumerate(golden) if "went-back" in line)
    golden[changed] += "0"
    assert list(tell(read(golden))) != golden


def test_the_golden_games_end_by_the_dragon_and_by_the_experts_goal() -> None:
    told = {line.rpartition("reason=")[2] for path in FILES for line in lines_of(path)}
    assert {"dragon", "experts-goal"} <= told
