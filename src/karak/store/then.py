"""Telling somebody what became of a change, without a task that waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

Then = Callable[[Any, BaseException | None], None]
"""Told what a change gave, or what went wrong with it; then it gave nothing."""

_under_way: set[asyncio.Task[Any]] = set()


def settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    """Give an answer to whoever still waits for it."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


def begin(work: Coroutine[Any, Any, Any], then: Then) -> None:
    """Have something done beside, and tell what became of it."""
    task = asyncio.ensure_future(work)
    _under_way.add(task)
    task.add_done_callback(partial(_done, then))


def _done(then: Then, task: asyncio.Task[Any]) -> None:
    _under_way.discard(task)
    error = asyncio.CancelledError() if task.cancelled() else task.exception()
    then(task.result() if error is None else None, error)
