"""Private PostgreSQL and Redis for the tests, from the programs that the machine has."""

from __future__ import annotations

import os
import pwd
import shutil
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


@contextmanager
def running(
    command: list[str | Path], folder: Path, user: str | None, ready: Callable[[], bool]
) -> Generator[subprocess.Popen[bytes], None, None]:
    """Run a program until it is not needed any more."""
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            command, cwd=folder, user=user, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        wait_until(ready, process, folder / "output")
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes], output: Path) -> None:
    """Wait until a program answers."""
    end = time.monotonic() + PATIENCE
    while not ready():
        if process.poll() is not None or time.monotonic() > end:
            pytest.fail(f"{process.args!r} did not start: {output.read_text(errors='replace')}")
        time.sleep(0.02)


@dataclass
class Postgres:
    """A running PostgreSQL; every test takes a database of its own."""

    folder: Path
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
def private_postgres() -> Generator[Postgres, None, None]:
    """Make a cluster in a folder of its own and run it; commits wait for the disk as usual."""
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
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with running([server, "-D", data, *options], folder, user, postgres.answers):
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
        with running([server, *options], folder, None, lambda: is_open(port)):
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
