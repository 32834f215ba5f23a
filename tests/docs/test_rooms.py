"""The page on architecture names every file of the rooms that it leads through."""

from pathlib import Path

import pytest

from docs.fenced import ROOT

SOURCE = ROOT / "src" / "karak"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
ROOMS = (
    "kernel",
    "games",
    "games/shared",
    "games/karak1",
    "games/karak2",
    "odds",
    "store",
    "table",
    "server",
    "client",
    "lab",
    "env",
)
FILES = [
    path
    for room in ROOMS
    for path in sorted((SOURCE / room).glob("*.py"))
    if path.name != "__init__.py"
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_file_is_named(path: Path) -> None:
    assert f"`{path.name}`" in PAGE or f"/{path.name}`" in PAGE


@pytest.mark.parametrize("room", sorted(path.parent.name for path in SOURCE.glob("*/__init__.py")))
def test_a_room_is_named(room: str) -> None:
    assert f"`karak.{room}`" in PAGE
