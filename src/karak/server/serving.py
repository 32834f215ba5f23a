"""Running the server: addresses, processes, and a clean end."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from ipaddress import ip_network
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event

import uvicorn

from karak.kernel.errors import KarakError
from karak.server.app import make_app, open_hall
from karak.server.doorway import Doorway
from karak.server.errors import BadProxy, CannotListen, PortBusy, WorkersNeedMore
from karak.server.holding import held
from karak.server.logs import set_up_logs
from karak.server.reading import SocketProtocol
from karak.server.security import lan_address, public_host
from karak.server.settings import USUAL_PORT, Settings

log = logging.getLogger("karak.server")
BACKLOG = 2048
A_LITTLE = (250, 1, 24_000)
"""How much garbage is looked for at a time: what is loaded at the start is none, games make little,
and nobody is answered meanwhile. With a thousand tables, whose objects lie far apart, a look at
three thousand took 18 ms."""

A_MOMENT = 0.0002
"""Seconds that a thread at the database waits for a busy event loop, once or twice a statement."""

PORTS_TO_TRY = 20
EVERYBODY = "*"
PING_SECONDS = 20.0
HEED_SECONDS = 0.2
TRY_AGAIN_SECONDS = 2.0
Announce = Callable[[str, str | None], None]
"""Told the address, and the one in the local network if there is one."""


def serve(settings: Settings, announce: Announce) -> None:
    """Serve until somebody ends it."""
    check(settings)
    set_up_logs(settings.log_format, settings.log_level)
    listener = listen(settings)
    port = int(listener.getsockname()[1])
    address = settings.public_url or f"http://{_shown(settings.address)}:{port}"

    def ready() -> None:
        announce(address, f"http://{lan_address()}:{port}" if settings.lan else None)
        if settings.open and has_display():
            webbrowser.open(address)

    if settings.workers > 1:
        asyncio.run(_try_services(settings))
        _serve_with_many(settings, listener, ready)
    else:
        with held(settings):
            _run(settings, listener, ready)


def has_display() -> bool:
    """Say whether a browser has where to show itself: one in the terminal would be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def check(settings: Settings) -> None:
    """Refuse what cannot work, before anything is started."""
    is_shared = settings.db is not None and settings.db.startswith("postgres")
    if settings.workers > 1 and not (is_shared and settings.bus is not None):
        raise WorkersNeedMore()
    if settings.public_url is not None:
        public_host(settings.public_url)
    if settings.proxies and settings.proxies != EVERYBODY:
        for proxy in settings.proxies.split(","):
            _check_proxy(proxy.strip())


def _check_proxy(proxy: str) -> None:
    """Refuse what is no address, which would silently be trusted never."""
    try:
        ip_network(proxy)
    except ValueError:
        raise BadProxy(proxy=proxy[:60]) from None


def listen(settings: Settings) -> socket.socket:
    """Take the port; the usual one may be the next free one instead."""
    wanted = [settings.port] if settings.port is not None else _usual_ports()
    for port in wanted:
        family = socket.AF_INET6 if ":" in settings.address else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.address, port))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or type(error).__name__
                raise CannotListen(port=str(port), host=settings.address, reason=reason) from None
            continue
        listener.set_inheritable(True)
        return listener
    raise PortBusy(port=str(wanted[0]), host=settings.address)


def _usual_ports() -> list[int]:
    return list(range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY))


def _shown(address: str) -> str:
    """Give an address that a browser on this computer can open."""
    if address in ("0.0.0.0", "127.0.0.1", "::", "::1"):
        return "localhost"
    return f"[{address}]" if ":" in address else address


def _run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process; tell when everything is there that is needed."""
    gc.freeze()
    gc.set_threshold(*A_LITTLE)
    sys.setswitchinterval(A_MOMENT)
    runner = asyncio.Runner(loop_factory=_loop_factory())
    with runner:
        runner.run(_serve(settings, listener, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Use the faster event loop where there is one."""
    if sys.platform == "win32":
        return None
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    async with open_hall(settings) as hall:
        ready()
        config = uvicorn.Config(
            make_app(hall),
            http=Doorway,
            ws=SocketProtocol,
            ws_max_size=settings.max_message,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            lifespan="off",
            log_config=None,
            log_level="critical",
            access_log=False,
            server_header=False,
            date_header=True,
            proxy_headers=settings.proxies is not None,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,
            h11_max_incomplete_event_size=65_536,
        )
        await uvicorn.Server(config).serve([listener])


async def _try_services(settings: Settings) -> None:
    """Bring the database up to date and reach for the bus once, so that a mistake is told once."""
    async with open_hall(settings):
        pass


def _serve_with_many(
    settings: Settings, listener: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve in several processes that share the port; one that dies is replaced.

    A signal only leaves word that it came: one that arrives while a process is being started must
    end that process, too.
    """
    context = multiprocessing.get_context("spawn")
    up = context.Event()
    ending = threading.Event()
    told = False

    def start() -> BaseProcess:
        process = context.Process(target=_run_worker, args=(settings, listener, up))
        process.start()
        return process

    def end(_number: int, _frame: object) -> None:
        ending.set()

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)
    processes = [start() for _ in range(settings.workers)]
    while not ending.is_set():
        wait([each.sentinel for each in processes], HEED_SECONDS)
        if not told and up.is_set():
            told = True
            ready()
        for place, each in enumerate(processes):
            if not ending.is_set() and not each.is_alive():
                log.warning("process %s ended with %s and is replaced", each.pid, each.exitcode)
                processes[place] = start()
    for each in processes:
        each.terminate()
    for each in processes:
        each.join()


def _run_worker(settings: Settings, listener: socket.socket, up: Event) -> None:
    """Serve in one of several processes; what it cannot do now it is started for again, later."""
    set_up_logs(settings.log_format, settings.log_level)
    try:
        _run(settings, listener, up.set)
    except KarakError as error:
        log.error("a process cannot serve: %s", error)
        time.sleep(TRY_AGAIN_SECONDS)
        sys.exit(1)
