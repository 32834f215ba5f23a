"""The pins say what and never where from."""

import re
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
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in re.findall(r"^([a-z0-9._-]+)==(\S+)", lock.read_text(), re.MULTILINE):
            versions.setdefault(f"{name} in {lock.stem}", set()).add(version)
    by_name: dict[str, list[set[str]]] = {}
    for key, found in versions.items():
        by_name.setdefault(key.split(" ")[0], []).append(found)
    assert {
        name: found for name, found in by_name.items() if any(x != found[0] for x in found)
    } == {}


def test_the_build_uses_the_locked_mypy() -> None:
    import tomllib

    project = tomllib.loads((REQUIREMENTS.parent / "pyproject.toml").read_text())
    wanted = next(line for line in project["build-system"]["requires"] if line.startswith("mypy=="))
    assert f"\n{wanted} " in (REQUIREMENTS / "build.txt").read_text()
