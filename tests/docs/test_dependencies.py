"""Everything that comes from elsewhere has its reason on a page."""

import re
from pathlib import Path

import pytest

from docs.fenced import ROOT

PAGE = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
SETS = sorted((ROOT / "requirements").glob("*.in"))


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_a_set_is_told_package_by_package(path: Path) -> None:
    wanted = re.findall(r"^[a-z][a-z.-]*", path.read_text("utf-8"), re.MULTILINE)
    section = re.split(rf"^## .*\(`{path.stem}`\)$", PAGE, maxsplit=1, flags=re.MULTILINE)[1]
    told = re.findall(r"^\| ([a-z.-]+) \|", section.split("\n## ")[0], re.MULTILINE)
    assert sorted(set(told) - {"package"}) == sorted(wanted)
