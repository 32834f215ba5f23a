"""How many games Hypothesis draws: few and always the same by day, many and new ones by night."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
UNHURRIED = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "day", max_examples=30, derandomize=True, deadline=None, suppress_health_check=UNHURRIED
)
settings.register_profile(
    "nightly", max_examples=1_000, deadline=None, suppress_health_check=UNHURRIED
)


def is_night(config: pytest.Config) -> bool:
    """Tell whether the long tests were asked for."""
    return config.getoption("-m") == "nightly"


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("nightly" if is_night(config) else "day")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let `make nightly` play the properties again, with time for all its examples."""
    if is_night(config):
        for item in items:
            if item.path.is_relative_to(HERE):
                item.add_marker("nightly")
                item.add_marker(pytest.mark.timeout(7200))
