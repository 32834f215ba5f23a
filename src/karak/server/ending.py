"""Ending tasks for certain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

ASK_AGAIN_SECONDS = 0.1


async def end_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """End tasks, and wait until they have ended.

    They are asked until they do: a cancellation that falls on the moment when what a task waits for
    comes true is lost in `asyncio.wait_for` before Python 3.12, which Redis and psycopg use.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=ASK_AGAIN_SECONDS)
