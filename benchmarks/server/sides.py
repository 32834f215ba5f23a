"""The two servers that are measured: each in a process of its own, with tables to play at."""

import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import karak
from benchmarks.server.plan import Table
from karak.bots.levels import make_bot

HOST = "127.0.0.1"
START = 60.0
HEROES = {"karak": ("warrior", "oracle"), "karak2": ("warrior", "oracle")}
GAMES = 25
LONGEST = 5_000
BOARDGAME = "boardgame.io@0.50.2"
NO_LIMITS = (
    *("--message-rate", "0", "--request-rate", "0", "--max-tables-each", "1000000"),
    *("--max-tables", "1000000", "--max-sockets", "1000000", "--max-sockets-each", "1000000"),
)


class Side(Protocol):
    """A server under load."""

    kind: str
    port: int
    pid: int

    def open_tables(self, count: int) -> tuple[Table, ...]:
        """Open tables for two people each, all begun."""
        ...


def ask(port: int, method: str, path: str, body: Any = None) -> Any:
    """Make a request that must succeed."""
    line = http.client.HTTPConnection(HOST, port, timeout=START)
    try:
        content = None if body is None else json.dumps(body)
        line.request(method, path, content, {"content-type": "application/json"})
        answer = line.getresponse()
        text = answer.read().decode()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:200]}")
    finally:
        line.close()
    return json.loads(text) if text.startswith(("{", "[")) else text


@contextmanager
def running(command: Sequence[str], port: int, folder: Path) -> Generator[int, None, None]:
    """Run a server until it listens, and end it afterwards; give its process."""
    with Path(folder, "server.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
        try:
            _wait_for(port, process, Path(folder, "server.log"))
            yield process.pid
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + START
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection((HOST, port)).close()
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start: {log.read_text(encoding='utf-8')[-500:]}")


def free_ports(count: int) -> list[int]:
    """Find ports that nobody uses now."""
    found = [socket.create_server((HOST, 0)) for _ in range(count)]
    ports = [int(each.getsockname()[1]) for each in found]
    for each in found:
        each.close()
    return ports


# karak


@dataclass
class KarakSide:
    """`karak serve` on SQLite; at each table a whole game of two greedy bots is played again."""

    port: int
    pid: int
    game: str
    games: list[tuple[tuple[int, str], ...]]
    kind: str = "karak"

    def open_tables(self, count: int) -> tuple[Table, ...]:
        """Open tables whose dice are known, and with them the games."""
        return tuple(self._open(number % len(self.games)) for number in range(count))

    def _open(self, seed: int) -> Table:
        seats = [{"who": "person", "name": hero, "hero": hero} for hero in HEROES[self.game]]
        wish = {"game": self.game, "seats": seats, "seed": str(seed), "start": True}
        opened = ask(self.port, "POST", "/api/tables", wish)
        first, second = (each["secret"] for each in opened["seats"])
        return Table(opened["table"]["id"], (first, second), self.games[seed])

    def is_compiled(self) -> bool:
        """Whether the server runs the compiled build."""
        return bool(ask(self.port, "GET", "/health")["compiled"])

    def figures(self) -> str:
        """What the server says of itself."""
        return str(ask(self.port, "GET", "/metrics"))


def whole_game(title: str, seed: int) -> tuple[tuple[int, str], ...]:
    """Let two greedy bots play a game to its end; give the moves."""
    game = karak.new_game(title, heroes=list(HEROES[title]), seed=seed)
    bots = [make_bot("greedy", 2 * seed + seat) for seat in range(2)]
    moves: list[tuple[int, str]] = []
    while not game.over and len(moves) < LONGEST:
        seat = game.seat
        action = bots[seat].choose(game)
        moves.append((seat, action.text))
        game.apply(action)
    return tuple(moves)


PLAIN = ("-P", "-c", "from karak.cli import main; main()")
WATCHED = ("-P", str(Path(__file__).with_name("watched.py")))
"""How our server is run: as it is, or with every call of its event loop timed."""


@contextmanager
def karak_side(title: str, program: Sequence[str] = PLAIN) -> Generator[KarakSide, None, None]:
    """Run our server, with everything as it is by default but the limits for one address."""
    games = [whole_game(title, seed) for seed in range(GAMES)]
    port = free_ports(1)[0]
    with tempfile.TemporaryDirectory(prefix="karak-bench-") as folder:
        data = ("--data", folder, "--host", HOST, "--port", str(port))
        command = (sys.executable, *program, "serve", *data, *NO_LIMITS)
        with running(command, port, Path(folder)) as pid:
            yield KarakSide(port, pid, title, games)


# boardgame.io


@dataclass
class BoardgameSide:
    """The server of boardgame.io with a game of 4 kB, kept in memory."""

    port: int
    pid: int
    lobby: int
    kind: str = "boardgame.io"

    def open_tables(self, count: int) -> tuple[Table, ...]:
        """Open matches, with both players in them."""
        return tuple(self._open() for _ in range(count))

    def _open(self) -> Table:
        wish = {"numPlayers": 2, "unlisted": True}
        match = ask(self.lobby, "POST", "/games/board/create", wish)["matchID"]
        first, second = (self._join(match, seat) for seat in range(2))
        return Table(match, (first, second))

    def _join(self, match: str, seat: int) -> str:
        wish = {"playerID": str(seat), "playerName": str(seat)}
        joined = ask(self.lobby, "POST", f"/games/board/{match}/join", wish)
        return str(joined["playerCredentials"])


@contextmanager
def boardgame_side() -> Generator[BoardgameSide, None, None]:
    """Run the server of boardgame.io as its documentation says for production."""
    folder = installed()
    port, lobby = free_ports(2)
    shutil.copy(Path(__file__).with_name("boardgame.cjs"), folder)
    command = ("node", "boardgame.cjs", str(port), str(lobby))
    os.environ["NODE_ENV"] = "production"
    with running(command, port, folder) as pid:
        yield BoardgameSide(port, pid, lobby)


def installed() -> Path:
    """Have boardgame.io in the cache; it is fetched with npm once."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "karak-bench" / BOARDGAME.replace("@", "-")
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ("npm", "install", "--no-audit", "--no-fund", "--silent", BOARDGAME),
            cwd=folder,
            check=True,
        )
    return folder


def can_run_boardgame() -> bool:
    """Say whether Node.js and npm are there."""
    return shutil.which("node") is not None and shutil.which("npm") is not None
