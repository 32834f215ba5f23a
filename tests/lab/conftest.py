"""What tests of the laboratory share."""

from pathlib import Path

import pytest

from cli.conftest import karak
from lab.offered import offer_bots

__all__ = ["karak"]


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "offered"
    folder.mkdir()
    offer_bots(folder, monkeypatch)
