"""Nothing in the repository names a machine: no folders of ours, no address of a registry."""

from pathlib import Path

import pytest

from docs.fenced import ROOT

FOLDERS = (".ci", "benchmarks", "docs", "examples", "requirements", "src", "tests", "tools", "web")
LEFT_BY_RUNS = {"__pycache__", ".hypothesis", "node_modules"}
FOLDERS_OF_MACHINES = tuple(f"/{name}/" for name in ("work", "root", "home", "Users"))
FILES = sorted(
    path
    for path in [*ROOT.iterdir(), *[each for name in FOLDERS for each in (ROOT / name).rglob("*")]]
    if path.is_file() and path.suffix != ".so" and not LEFT_BY_RUNS & set(path.parts)
)
NAMES_OF_BUILD = ("pyproject.toml", "package.json", "package-lock.json", ".npmrc")
BUILD = [
    path for path in FILES if path.parent.name == "requirements" or path.name in NAMES_OF_BUILD
]


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def test_there_are_files_to_look_at() -> None:
    assert ROOT / "README.md" in FILES
    assert ROOT / "requirements" / "test.txt" in BUILD


@pytest.mark.parametrize("name", FOLDERS_OF_MACHINES)
def test_no_file_names_a_folder_of_a_machine(name: str) -> None:
    found = [str(path.relative_to(ROOT)) for path in FILES if name in text_of(path)]
    assert found == []


def test_what_is_installed_is_named_without_an_address() -> None:
    assert [path.name for path in BUILD if "://" in text_of(path)] == []
