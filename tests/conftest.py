"""What holds for every test: which build is meant, what waits for the night, no skips in CI."""

import os
import signal
from collections.abc import Generator

import pytest

NOTHING_LEFT_OUT = os.environ.get("CI") == "true"
os.environ["KARAK_LANG"] = "en"
# Who runs the tests in the background may ignore Ctrl-C, and what they start would do so too.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes seconds; left out of `make check`")
    config.addinivalue_line("markers", "nightly: takes minutes or hours; run by `make nightly`")
    config.addinivalue_line("markers", "rule(*ids): the rules of the law that the test covers")


def pytest_report_header() -> str:
    import karak

    build = "compiled" if getattr(karak, "COMPILED", False) else "pure"
    return f"karak: {build} build from {os.path.relpath(karak.__path__[0])}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if NOTHING_LEFT_OUT and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"CI leaves nothing out: {report.nodeid} was skipped: {report.longrepr}"
        if hasattr(report, "wasxfail"):
            del report.wasxfail
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if NOTHING_LEFT_OUT and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"CI leaves nothing out: {report.nodeid} was skipped: {report.longrepr}"
    return report
