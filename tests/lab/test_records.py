"""Finished games are kept whatever happens, and nothing else is taken for one."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from karak.games.titles import TITLES
from karak.kernel.data import Data
from karak.lab.errors import DamagedGames, FolderRefused, OtherCode, OtherGames
from karak.lab.record import ROOM_OF, Games, code_digest, read_line

ABOUT: Data = {"what": "tests"}


@dataclass(frozen=True)
class Known:
    """A game of these tests."""

    number: int
    code: str
    points: int


def read(told: bytes) -> Known:
    line = read_line(told)
    points = line.integer("points", 0, 100)
    return Known(line.integer("number", 0, 100), line.text("code"), points)


def games(path: Path, *, mix: bool = False) -> Games[Known]:
    return Games(path, ABOUT, read, mix=mix)


def two_games(path: Path) -> None:
    with games(path) as kept:
        kept.add(0, b'{"points":7}')
        kept.add(5, b'{"points":9}')


def points(kept: Games[Known]) -> dict[int, int]:
    return {number: game.points for number, game in kept.done.items()}


def test_games_are_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "games.jsonl"
    two_games(path)
    with games(path) as kept:
        assert points(kept) == {0: 7, 5: 9}


def test_a_game_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with games(path) as kept:
        kept.add(3, b'{"points":7}')
        assert '"number":3' in path.read_text()


@pytest.mark.parametrize("torn", range(1, 40, 7))
def test_a_torn_last_line_is_cut_off(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "games.jsonl"
    two_games(path)
    path.write_bytes(path.read_bytes()[:-torn])
    with games(path) as kept:
        assert points(kept) == {0: 7}
        kept.add(5, b'{"points":9}')
    with games(path) as kept:
        assert points(kept) == {0: 7, 5: 9}


def test_a_file_that_was_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"kind": "kar')
    two_games(path)
    with games(path) as kept:
        assert points(kept) == {0: 7, 5: 9}


def test_the_later_line_about_a_game_counts(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    two_games(path)
    with games(path) as kept:
        kept.add(0, b'{"points":1}')
    with games(path) as kept:
        assert points(kept) == {0: 1, 5: 9}


@pytest.mark.parametrize("line", ["[]", "{}", "what?", '{"number": 1, "code": "x", "points": 101}'])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games.jsonl"
    two_games(path)
    before = path.read_text()
    path.write_text(f"{before}{line}\n")
    with pytest.raises(DamagedGames) as caught:
        games(path, mix=True)
    assert caught.value.details["line"] == 4
    assert path.read_text() == f"{before}{line}\n"


def test_games_of_another_kind_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    two_games(path)
    before = path.read_text()
    with pytest.raises(OtherGames):
        Games(path, {"what": "others"}, read)
    assert path.read_text() == before


def test_games_of_other_code_are_not_mixed_unless_that_is_wished(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    two_games(path)
    lines = path.read_text().splitlines()
    old = json.dumps({**json.loads(lines[1]), "code": "older"})
    path.write_text("\n".join([lines[0], old, lines[2], ""]))
    with pytest.raises(OtherCode):
        games(path)
    with games(path, mix=True) as kept:
        assert points(kept) == {0: 7, 5: 9}


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(FolderRefused):
        games(tmp_path / "file" / "games.jsonl")


def test_each_title_has_a_digest_of_its_own() -> None:
    digests = {code_digest(title) for title in TITLES} | {code_digest()}
    assert set(ROOM_OF) == set(TITLES)
    assert len(digests) == len(TITLES) + 1
