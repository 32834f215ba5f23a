"""Files of tables are whole or not there; each way to fail has an error with a sentence."""

import json
from pathlib import Path

import pytest

from karak.kernel.errors import DamagedData, KarakError
from karak.table import Table, load_file, save_file
from karak.table import files as table_files
from karak.table.errors import FileMissing, FileRefused, FileTorn, NotATableFile
from karak.words import Words
from table.playing import play_on, with_bot


@pytest.fixture
def table() -> Table:
    played = with_bot()
    play_on(played, 40, 2, undoing=True)
    return played


def test_a_table_comes_back_from_its_file(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "Ännes Tisch.json"
    save_file(table, path)
    twin = load_file(str(path))
    assert twin.story == table.story
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_saving_again_replaces_the_file(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    save_file(table, path)
    play_on(table, 10, 3)
    save_file(table, path)
    assert load_file(path).record == table.record


def test_when_saving_fails_the_old_file_stays(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "table.json"
    save_file(table, path)
    before = path.read_bytes()

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(table_files.os, "fsync", full)
    play_on(table, 10, 3)
    with pytest.raises(FileRefused, match="No space left"):
        save_file(table, path)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_folder_that_does_not_exist_is_refused(table: Table, tmp_path: Path) -> None:
    with pytest.raises(FileRefused):
        save_file(table, tmp_path / "nowhere" / "table.json")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        load_file(tmp_path / "nothing.json")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileRefused):
        load_file(tmp_path)


@pytest.mark.parametrize("share", [0.2, 0.5, 0.99])
def test_a_torn_file_is_told(table: Table, tmp_path: Path, share: float) -> None:
    path = tmp_path / "table.json"
    save_file(table, path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(share * len(whole))])
    with pytest.raises(FileTorn):
        load_file(path)


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe", b"[1, 2]", b'{"kind": "x"}', b"["])
def test_something_else_is_no_table(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content)
    with pytest.raises(NotATableFile):
        load_file(path)


def test_a_deep_nest_is_no_table(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(b"[" * 100_000)
    with pytest.raises(NotATableFile):
        load_file(path)


def test_an_altered_file_is_damaged(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    save_file(table, path)
    data = json.loads(path.read_text("utf-8"))
    data["seats"][0]["name"] = "Eve"
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(DamagedData):
        load_file(path)


@pytest.mark.parametrize(
    "error",
    [
        FileMissing(path="a.json"),
        FileRefused(path="a.json", reason="no"),
        FileTorn(path="a.json"),
        NotATableFile(path="a.json"),
    ],
    ids=lambda error: error.code,
)
def test_each_error_says_which_file(error: KarakError) -> None:
    assert "“a.json”" in Words(strict=True).error(error)
