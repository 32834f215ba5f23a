"""Golden games: played again by their stored moves, every line comes out as it stands."""

from difflib import unified_diff
from pathlib import Path

import pytest

from golden.games import FOLDER, GAMES
from golden.playthrough import read, tell
from karak.games.karak1 import checking as checking1
from karak.games.karak1.title import KARAK
from karak.games.karak2 import checking as checking2
from karak.games.karak2.title import KARAK2
from karak.games.shared.starting import BUILT_IN
from karak.kernel.title import Title

FILES = sorted(FOLDER.glob("*.txt"))
SHOWN = 60
TITLES: tuple[Title, ...] = (KARAK, KARAK2)
ASKED = {
    "karak": {question.kind for question in checking1.QUESTIONS} - {"pick-up", "hero-choice"},
    "karak2": {question.kind for question in checking2.QUESTIONS} - {"hero-choice"},
}
each_game = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


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


def files_of(title: Title) -> list[list[str]]:
    """Read all golden files of a game."""
    files = [lines_of(path) for path in FILES]
    return [lines for lines in files if read(lines).opening.game == title.name]


@each_game
def test_every_hero_has_a_golden_game(title: Title) -> None:
    played = {line for lines in files_of(title) for line in lines if "hero-taken" in line}
    for hero in title.hero_names()[:BUILT_IN]:
        assert any(line.endswith(f" hero={hero}") for line in played), hero


@each_game
def test_every_number_of_players_variant_and_way_to_get_heroes_has_a_golden_game(
    title: Title,
) -> None:
    openings = [read(lines).opening for lines in files_of(title)]
    numbers = range(title.fewest_players, title.most_players + 1)
    assert {opening.players for opening in openings} == set(numbers)
    assert {variant for opening in openings for variant in opening.variants} == set(title.variants)
    assert {opening.how for opening in openings} == {"given", "dealt", "chosen"}


@each_game
def test_the_golden_games_are_asked_everything(title: Title) -> None:
    told = "\n".join(line for lines in files_of(title) for line in lines)
    for kind in ASKED[title.name]:
        assert f" {kind}: " in told, kind


def test_a_changed_line_is_noticed() -> None:
    golden = lines_of(FILES[0])
    changed = next(number for number, line in enumerate(golden) if "went-back" in line)
    golden[changed] += "0"
    assert list(tell(read(golden))) != golden


def test_the_golden_games_end_by_the_dragon_by_the_experts_goal_and_by_the_general() -> None:
    told = {line.rpartition("reason=")[2] for path in FILES for line in lines_of(path)}
    assert {"dragon", "experts-goal", "general"} <= told
