"""A home for each test, so that no game of a developer is touched."""

from pathlib import Path

import pytest

from cli.command import Command


@pytest.fixture
def karak(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    for name in ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return Command(tmp_path, capsys, monkeypatch)
