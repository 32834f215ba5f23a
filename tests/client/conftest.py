"""A real server for clients to play on."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from server.player import Web
from server.running import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server, None, None]:
    """A server on SQLite, for the tests of a module."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def web(server: Server) -> Web:
    """The HTTP side of that server."""
    return Web(server.url)
