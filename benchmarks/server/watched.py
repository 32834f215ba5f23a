"""`karak serve` with every call of its event loop timed, as a program: `watched.py serve …`.

A timer that comes late tells of a whole round of the loop, with everybody who was answered in it.
This tells of each call alone, by the processor time it took: a step of a task, a callback, what a
socket brought. Timing costs a little, so moves a second are measured without it.
"""

from collections.abc import Callable
from time import thread_time
from typing import Any

import uvloop
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from karak.cli import main
from karak.server import app
from karak.server.metrics import Durations, Metrics
from karak.server.reading import SocketProtocol

Call = Callable[..., Any]


class WatchedMetrics(Metrics):
    """The server's figures, and how long calls hold its loop."""

    def __init__(self) -> None:
        super().__init__()
        about = "For how long a call holds the event loop."
        self.calls = Durations("karak_loop_call_seconds", about, self.registry)


FIGURES = WatchedMetrics()


def timed(call: Call) -> Call:
    """Have a call timed each time it is made."""

    def made(*args: Any) -> Any:
        start = thread_time()
        try:
            return call(*args)
        finally:
            FIGURES.calls.observe(thread_time() - start)

    return made


class WatchedLoop(uvloop.Loop):
    """An event loop that times what it is given to call."""

    def call_soon(self, callback: Call, *args: Any, context: Any = None) -> Any:
        """Call something in the next round."""
        return super().call_soon(timed(callback), *args, context=context)

    def call_soon_threadsafe(self, callback: Call, *args: Any, context: Any = None) -> Any:
        """Do the same from another thread."""
        return super().call_soon_threadsafe(timed(callback), *args, context=context)

    def call_later(self, delay: float, callback: Call, *args: Any, context: Any = None) -> Any:
        """Call something after a while."""
        return super().call_later(delay, timed(callback), *args, context=context)

    def call_at(self, when: float, callback: Call, *args: Any, context: Any = None) -> Any:
        """Call something at a time."""
        return super().call_at(when, timed(callback), *args, context=context)


if __name__ == "__main__":
    app.Metrics = lambda: FIGURES
    uvloop.new_event_loop = WatchedLoop
    for protocol in (SocketProtocol, AutoHTTPProtocol):
        protocol.data_received = timed(protocol.data_received)
    main()
