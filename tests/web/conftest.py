"""A server and a browser for the tests of the client."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from playwright.sync_api import Browser

from server.running import Server, serving
from web.browser import CHROMIUM, chromium


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server, None, None]:
    """A server with the built client."""
    with serving(tmp_path_factory.mktemp("data"), "--max-tables-each", "100000") as running:
        yield running


@pytest.fixture(scope="module")
def open_browser() -> Generator[Browser, None, None]:
    """The browser of this machine; not for the whole run, as it keeps an event loop."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    with chromium() as started:
        yield started


@pytest.fixture
def browser(open_browser: Browser) -> Generator[Browser, None, None]:
    """The browser; who came in a test leaves with it, as every open page costs time."""
    before = list(open_browser.contexts)
    yield open_browser
    for context in open_browser.contexts:
        if context not in before:
            context.close()
