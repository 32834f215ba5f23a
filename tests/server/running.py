"""A real server in a process of its own, for the tests."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue

KARAK = (sys.executable, "-c", "from karak.cli import main; main()")
START = (*KARAK, "serve")
PATIENCE = 60.0
PORT = re.compile(r"karak is at http://localhost:(\d+)")


class Server:
    """A running `karak serve`."""

    def __init__(self, *options: str, port: int = 0) -> None:
        self._lines: Queue[str] = Queue()
        self.said: list[str] = []
        command = (*START, "--port", str(port), "--log-level", "debug", *options)
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.port = int(self.wait_for(PORT).group(1))

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put("")

    def wait_for(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """Wait until the server has said something."""
        heard = 0
        while True:
            for line in self.said[heard:]:
                if found := pattern.search(line):
                    return found
            heard = len(self.said)
            try:
                line = self._lines.get(timeout=PATIENCE)
            except Empty:
                raise AssertionError("the server says nothing: " + "".join(self.said)) from None
            assert line, "the server ended: " + "".join(self.said)
            self.said.append(line)

    def everything(self) -> str:
        """Give all that it said."""
        while not self._lines.empty():
            self.said.append(self._lines.get())
        return "".join(self.said)

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        self.process.kill()
        self.process.wait()
        self._listener.join(PATIENCE)

    def stop(self) -> int:
        """End it as Ctrl-C does; give the exit status."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        self._listener.join(PATIENCE)
        return status


@contextmanager
def serving(folder: Path, *options: str) -> Generator[Server, None, None]:
    """Run a server on SQLite in a folder, without limits of rate."""
    server = Server("--data", str(folder), "--message-rate", "0", "--request-rate", "0", *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def karak(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [*KARAK, *(str(each) for each in arguments)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=120)
