"""Real databases for the tests: each is started once, when the first test asks for it."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from server.player import Web
from server.running import Server, serving
from server.services import Postgres, private_postgres, private_redis


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server, None, None]:
    """A server on SQLite, for the tests of a module."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def web(server: Server) -> Web:
    """The HTTP side of that server."""
    return Web(server.url)


@pytest.fixture(scope="session")
def postgres() -> Generator[Postgres, None, None]:
    """A PostgreSQL of our own."""
    with private_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_url() -> Generator[str, None, None]:
    """The address of a Redis of our own."""
    with private_redis() as url:
        yield url


@pytest.fixture
def postgres_url(postgres: Postgres) -> Generator[str, None, None]:
    """An empty database of PostgreSQL."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def postgres_url_2(postgres: Postgres) -> Generator[str, None, None]:
    """Another one."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file for SQLite that does not exist yet."""
    return f"sqlite:///{tmp_path}/data/karak.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database: the test runs once on SQLite and once on PostgreSQL."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(name)
    return url
