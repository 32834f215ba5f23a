"""A store on each database."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest_asyncio

from karak.store import Store, open_store


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncGenerator[Store]:
    """An empty store, once on SQLite and once on PostgreSQL."""
    async with await open_store(database_url) as opened:
        yield opened
