"""A real Firefox, driven over WebDriver BiDi: its own protocol, so that nothing is in between."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox") or shutil.which("firefox-esr")
PATIENCE = 120.0
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One tab of a Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._id = 0
        self._ask("session.new", capabilities={})
        self._tab: str = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        self._id += 1
        self._socket.send(json.dumps({"id": self._id, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._id:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        """Open a page."""
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, function: str, *arguments: str) -> Any:
        """Call a function in the page; what it gives must fit into JSON."""
        given = [{"type": "string", "value": argument} for argument in arguments]
        called = self._ask(
            "script.callFunction",
            functionDeclaration=f"async (...given) => JSON.stringify(await ({function})(...given))",
            arguments=given,
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert called["type"] == "success", called
        text = called["result"].get("value")
        return None if text is None else json.loads(text)


@contextmanager
def firefox(folder: Path) -> Generator[Firefox, None, None]:
    """Start the Firefox of this machine with an empty profile."""
    assert FIREFOX is not None
    options = ("--headless", "--no-remote", "--remote-debugging-port", "0", "--profile")
    process = subprocess.Popen(
        (FIREFOX, *options, str(folder)), stderr=subprocess.PIPE, text=True, errors="replace"
    )
    lines: Queue[str] = Queue()
    listener = threading.Thread(target=_listen, args=(process, lines), daemon=True)
    listener.start()
    try:
        with connect(f"{_address(lines)}/session", max_size=2**24) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.wait()
        listener.join(PATIENCE)


def _listen(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    assert process.stderr is not None
    with process.stderr as told:
        for line in told:
            lines.put(line)


def _address(lines: Queue[str]) -> str:
    while True:
        try:
            line = lines.get(timeout=PATIENCE)
        except Empty:
            raise AssertionError("Firefox does not listen") from None
        if found := LISTENING.search(line):
            return found.group(1)
