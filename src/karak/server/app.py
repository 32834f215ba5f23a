"""The whole server as one ASGI application, and what lives and ends with it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from karak.kernel.errors import KarakError
from karak.server.bus import make_bus
from karak.server.client_page import CLIENT, lost_page
from karak.server.errors import BadMessage, MethodNotAllowed, NotFound, ServerError, TooLarge
from karak.server.following import hear, look_for_news
from karak.server.guard import Guard
from karak.server.hall import Hall
from karak.server.limits import Buckets
from karak.server.metrics import Metrics
from karak.server.openapi import openapi_config
from karak.server.pages import PAGES
from karak.server.protocol.common import Problem
from karak.server.security import Origins
from karak.server.settings import Settings
from karak.server.socket import SocketDoor
from karak.server.thinking import Thinkers
from karak.server.turns import Turns
from karak.server.web import Tables, about, health, metrics
from karak.server.wire import problem_of
from karak.store import NoSuchTable, StoreError, open_store

log = logging.getLogger("karak.server")
HOUR = 3600.0
NEWS_EVERY = 10.0
WATCHED_EVERY = 0.005
WATCHED_AT_REST = 0.1
AT_REST = 200
"""How often in a row nothing was written when the server is at rest."""


@asynccontextmanager
async def open_hall(settings: Settings) -> AsyncGenerator[Hall, None]:
    """Open the store and the bus, and everything that runs beside the requests."""
    figures = Metrics()
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, figures)
    bus = make_bus(settings.bus)
    async with await open_store(settings.db, settings.folder) as store:
        hall = Hall(store, bus, thinkers, settings, figures)
        turns = Turns(hall)
        await bus.start(lambda tidings: hear(hall, tidings))
        hall.spawn(turns.take_over(), "leases")
        hall.spawn(_keep_house(hall), "housekeeping")
        hall.spawn(_watch_loop(hall), "loop watch")
        try:
            yield hall
        finally:
            await hall.close()
            await thinkers.close()
            await bus.close()


async def _keep_house(hall: Hall) -> None:
    """Drop idle rooms, and look for news that were lost."""
    while True:
        await asyncio.sleep(NEWS_EVERY)
        hall.drop_idle(hall.settings.idle_minutes)
        if hall.bus.is_shared:
            try:
                await look_for_news(hall)
            except KarakError as error:
                log.warning("news cannot be looked for: %s", error.code)


async def _watch_loop(hall: Hall) -> None:
    """Measure how late the event loop comes to its timers, and for how much it worked itself.

    A server at which nobody moves is not woken up for it all the time.
    """
    entries = quiet = 0
    while True:
        quiet = quiet + 1 if entries == hall.metrics.entries.count else 0
        entries = hall.metrics.entries.count
        rest = WATCHED_AT_REST if quiet > AT_REST else WATCHED_EVERY
        start, worked = time.perf_counter(), time.thread_time()
        await asyncio.sleep(rest)
        late = max(0.0, time.perf_counter() - start - rest)
        hall.metrics.loop_lag.observe(late)
        hall.metrics.loop_held.observe(min(late, time.thread_time() - worked))


def make_app(hall: Hall) -> Guard:
    """Make the application over an open hall."""
    settings = hall.settings
    origins = Origins(settings.public_url)
    openings = Buckets(settings.max_tables_each / HOUR, HOUR)
    web = Litestar(
        [Tables, about, health, metrics, *PAGES, *CLIENT],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
        },
        exception_handlers={
            KarakError: _told,
            HTTPException: _http_told,
            RecursionError: _too_deep,
            Exception: _hidden,
        },
        openapi_config=openapi_config(),
        request_max_body_size=settings.max_body,
        logging_config=None,
    )
    return Guard(web, SocketDoor(hall, origins), origins, settings.request_rate)


AnyRequest = Request[object, object, State]


def _told(_request: AnyRequest, error: KarakError) -> Response[Problem]:
    """Tell an error of ours, with the status that fits it."""
    status = 400
    if isinstance(error, ServerError):
        status = error.status
    elif isinstance(error, NoSuchTable):
        status = 404
    elif isinstance(error, StoreError):
        status = 503
    return Response(problem_of(error), status_code=status)


def _http_told(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """Tell what the framework refused: a body that does not fit, a path that is not there."""
    if error.status_code >= 500:
        return _hidden(request, error)
    if error.status_code == 404 and (page := lost_page(request.headers)) is not None:
        return page
    told = _refused(request, error)
    return Response(problem_of(told), status_code=error.status_code, headers=error.headers)


def _refused(request: AnyRequest, error: HTTPException) -> ServerError:
    """Find our word for what the framework refused."""
    match error.status_code:
        case 404:
            return NotFound()
        case 405:
            return MethodNotAllowed(method=request.method)
        case 413:
            return TooLarge()
        case _:
            return BadMessage(reason=_reason(error)[:200])


def _reason(error: HTTPException) -> str:
    """Say what does not fit, and where that is told: in which field."""
    extra: object = error.extra
    if not isinstance(extra, list):
        return str(error.detail)
    wrong = cast("list[dict[str, str]]", extra)
    return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in wrong)


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """Refuse data that is nested deeper than anything of ours."""
    return Response(problem_of(BadMessage(reason="depth")), status_code=400)


def _hidden(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """Say that something failed, and nothing of how."""
    log.error("request failed", exc_info=error)
    return Response(problem_of(ServerError()), status_code=500)
