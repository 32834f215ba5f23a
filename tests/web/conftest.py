"""A server and a browser for the tests of the client."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from playwright.sync_api import Browser

from server.running import Server, serving
from web.browser import CHROMIUM, chromium


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server, None, None]:
    """A server with the built client."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Generator[Browser, None, None]:
    """The browser of this machine."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    with chromium() as started:
        yield started
