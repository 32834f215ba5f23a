"""In CI a test that did not run is a test that failed."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
CONFTEST = Path(__file__).parents[1] / "conftest.py"


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest(CONFTEST.read_text())
    pytester.makeini("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    return pytester


LEFT_OUT = {
    "skip": "import pytest\ndef test_it():\n    pytest.skip('later')\n",
    "mark": "import pytest\n@pytest.mark.skip(reason='later')\ndef test_it():\n    pass\n",
    "xfail": "import pytest\n@pytest.mark.xfail\ndef test_it():\n    assert False\n",
    "module": "import pytest\npytest.skip('later', allow_module_level=True)\n",
}


@pytest.mark.parametrize("kind", LEFT_OUT)
@pytest.mark.parametrize("ci", ["true", ""])
def test_a_skip_fails_in_ci_only(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, kind: str, ci: str
) -> None:
    monkeypatch.setenv("CI", ci)
    project.makepyfile(test_it=LEFT_OUT[kind])
    result = project.runpytest_inprocess("-p", "no:cacheprovider")
    counts = result.parseoutcomes()
    if ci:
        assert counts in ({"failed": 1}, {"error": 1}, {"errors": 1})
    else:
        assert counts in ({"skipped": 1}, {"xfailed": 1})


def test_the_header_names_the_build(project: pytest.Pytester) -> None:
    project.makepyfile(test_it="def test_it():\n    pass\n")
    project.runpytest_inprocess().stdout.fnmatch_lines(["karak: * build from *"])
