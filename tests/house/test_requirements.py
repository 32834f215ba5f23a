"""The pins say what and never where from."""

import re
import tomllib
from pathlib import Path

import pytest

REQUIREMENTS = Path(__file__).parents[2] / "requirements"
INPUTS = sorted(REQUIREMENTS.glob("*.in"))
LOCKS = sorted(REQUIREMENTS.glob("*.txt"))
ENTRY = re.compile(
    r"^[a-z0-9][a-z0-9._-]*==[0-9][^\s;]*( ; .+)? \\(\n    --hash=sha256:[0-9a-f]{64}( \\)?)+$"
)


def test_every_set_is_locked() -> None:
    assert [path.stem for path in LOCKS] == [path.stem for path in INPUTS]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_holds_only_exact_versions_and_hashes(lock: Path) -> None:
    entries = re.split(r"\n(?=\S)", lock.read_text().rstrip("\n"))
    assert entries
    assert [entry for entry in entries if not ENTRY.match(entry)] == []


def test_all_sets_agree_on_every_version() -> None:
    by_name: dict[str, set[tuple[str, ...]]] = {}
    for lock in LOCKS:
        pins: dict[str, tuple[str, ...]] = {}
        for name, version in re.findall(r"^([a-z0-9._-]+)==(\S+)", lock.read_text(), re.MULTILINE):
            pins[name] = (*pins.get(name, ()), version)
        for name, versions in pins.items():
            by_name.setdefault(name, set()).add(versions)
    assert {name: found for name, found in by_name.items() if len(found) > 1} == {}


def test_the_build_uses_the_locked_mypy() -> None:
    project = tomllib.loads((REQUIREMENTS.parent / "pyproject.toml").read_text())
    wanted = next(line for line in project["build-system"]["requires"] if line.startswith("mypy=="))
    assert f"\n{wanted} " in (REQUIREMENTS / "build.txt").read_text()
