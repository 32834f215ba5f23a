"""Private PostgreSQL and Redis for the tests, from the programs that the machine has."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import psycopg
import pytest

POSTGRES_FOLDERS = "/usr/lib/postgresql"
UNPRIVILEGED = ("postgres", "nobody")
PATIENCE = 30.0
HINT = "install the Debian packages postgresql and redis-server, or what they are called here"


def find_postgres(name: str) -> Path | None:
    """Find a program of PostgreSQL: on the path, or where Debian keeps its newest version."""
    if found := shutil.which(name):
        return Path(found).resolve()
    kept = Path(POSTGRES_FOLDERS).glob(f"*/bin/{name}")
    return max(kept, key=lambda path: int(path.parent.parent.name), default=None)


def leave_out(what: str) -> None:
    """Skip a test for want of a program, so that nobody overlooks it; in CI that fails."""
    pytest.skip(f"NO {what.upper()} ON THIS MACHINE: {HINT}")


def user_for_postgres() -> str | None:
    """PostgreSQL does not run as root: name the user that it runs as instead."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


@contextmanager
def folder_for(user: str | None) -> Generator[Path, None, None]:
    """Make a folder with a short name, for sockets, that the user owns."""
    folder = Path(tempfile.mkdtemp(prefix="karak-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Service:
    """A program that runs in a folder of its own."""

    def __init__(
        self, command: list[str | Path], folder: Path, user: str | None, ready: Callable[[], bool]
    ) -> None:
        self.command = command
        self.folder = folder
        self.user = user
        self.ready = ready
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start it and wait until it answers."""
        output = self.folder / "output"
        with output.open("ab") as told:
            process = subprocess.Popen(
                self.command, cwd=self.folder, user=self.user, stdout=told, stderr=told
            )
        end = time.monotonic() + PATIENCE
        while not self.ready():
            if process.poll() is not None or time.monotonic() > end:
                process.kill()
                pytest.fail(f"{self.command!r} did not start: {output.read_text('utf-8')}")
            time.sleep(0.02)
        self.process = process
        return process

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it, at the latest by force."""
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def running(service: Service) -> Generator[Service, None, None]:
    """Keep a program running until it is not needed any more."""
    try:
        yield service
    finally:
        service.stop()


@dataclass
class Postgres:
    """A running PostgreSQL; every test takes a database of its own."""

    folder: Path
    service: Service | None = None
    numbers: count[int] = field(default_factory=count)

    def url(self, database: str) -> str:
        """Give the address of a database, by its socket."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def answers(self) -> bool:
        """Tell whether it takes connections."""
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def kill(self) -> None:
        """Let it drop everything at once, as if the machine had failed."""
        assert self.service is not None
        self.service.stop(signal.SIGQUIT)

    def restart(self) -> None:
        """Start it again after that; it recovers what was committed."""
        assert self.service is not None
        self.service.start()

    def run(self, statement: str) -> None:
        """Run a statement of an administrator."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    @contextmanager
    def database(self) -> Generator[str, None, None]:
        """Make an empty database, and drop it after use."""
        name = f"karak_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def private_postgres(*, durable: bool = False) -> Generator[Postgres, None, None]:
    """Make a cluster in a folder of its own and run it; only a durable one waits for the disk."""
    initdb, server = find_postgres("initdb"), find_postgres("postgres")
    if initdb is None or server is None:
        leave_out("PostgreSQL")
        return
    user = user_for_postgres()
    with folder_for(user) as folder:
        data = folder / "data"
        how = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        subprocess.run(
            [initdb, "-D", data, *how], cwd=folder, user=user, check=True, stdout=subprocess.DEVNULL
        )
        postgres = Postgres(folder)
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": folder,
            "max_connections": 200,
        }
        if not durable:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command: list[str | Path] = [server, "-D", data, *options]
        with running(Service(command, folder, user, postgres.answers)) as service:
            postgres.service = service
            yield postgres


@contextmanager
def private_redis() -> Generator[str, None, None]:
    """Run a Redis that keeps nothing on disk; gives its address."""
    server = shutil.which("redis-server")
    if server is None:
        leave_out("Redis")
        return
    with folder_for(None) as folder:
        port = free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with running(Service([server, *options], folder, None, lambda: is_open(port))):
            yield f"redis://127.0.0.1:{port}/0"


def free_port() -> int:
    """Find a port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_open(port: int) -> bool:
    """Tell whether somebody listens on a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
