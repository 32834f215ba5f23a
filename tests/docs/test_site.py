"""The documentation builds as a site without a warning, written pages included."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from docs.fenced import ROOT
from tools.pages.all_pages import written_pages

pytestmark = pytest.mark.slow


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pages = [tmp_path / uri.replace(".md", ".html") for uri in written_pages()]
    assert [page for page in pages if not page.is_file()] == []
