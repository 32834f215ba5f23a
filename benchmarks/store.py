"""`python -m benchmarks.store`: durable moves a second, alone and many at once, beside raw SQLite.

Every figure waits for the disk. `--db postgresql://…` measures that database as well; it must
be empty and is left with the tables of the benchmark in it.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from karak.store import NewTable, Store, open_store

ENTRY = ["act", 0, "step north", 5, 3]
AT_ONCE = (1, 25, 100)
TABLE = "CREATE TABLE entries (t TEXT, number INTEGER, at REAL, data TEXT, PRIMARY KEY (t, number))"


@dataclass(frozen=True)
class Measured:
    """Moves that were kept in a time, the commits they took, and the processor's time."""

    title: str
    moves: int
    commits: int
    seconds: float
    processor: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def together(self) -> float:
        """Moves in one commit."""
        return self.moves / self.commits

    @property
    def cost(self) -> float:
        """Processor time of one move in microseconds."""
        return self.processor / self.moves * 1e6


def raw_sqlite(seconds: float, together: int) -> Measured:
    """Rows into a file without any of our code: what the disk and SQLite allow."""
    with tempfile.TemporaryDirectory(prefix="karak-bench-") as folder:
        connection = sqlite3.connect(Path(folder, "raw.db"), isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(TABLE)
        data = json.dumps(ENTRY)
        number = commits = 0
        start, processor = time.perf_counter(), time.process_time()
        while time.perf_counter() - start < seconds:
            rows = [("table", number + each, 0.0, data) for each in range(together)]
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
            connection.execute("COMMIT")
            number += together
            commits += 1
        passed, spent = time.perf_counter() - start, time.process_time() - processor
        connection.close()
    return Measured(f"raw sqlite3, {together} rows a commit", number, commits, passed, spent)


async def appending(store: Store, name: str, seconds: float, at_once: int) -> Measured:
    """Moves through the store, at so many tables at once, each waiting for its own answer."""
    ids = [f"bench-{time.time_ns()}-{each}" for each in range(at_once)]
    for table_id in ids:
        await store.create_table(NewTable(table_id, "karak", {}))
    commits_before, changes_before = store.commits
    start, processor = time.perf_counter(), time.process_time()

    async def play(table_id: str) -> None:
        number = 0
        while time.perf_counter() - start < seconds:
            await store.append(table_id, number, [ENTRY])
            number += 1

    await asyncio.gather(*(play(table_id) for table_id in ids))
    passed, spent = time.perf_counter() - start, time.process_time() - processor
    commits, changes = store.commits
    title = f"{name}, {at_once} at once"
    return Measured(title, changes - changes_before, commits - commits_before, passed, spent)


def through_store(url: str | None, name: str, seconds: float, at_once: int) -> Measured:
    """The same, in a new store; without an address in a file of its own."""

    async def run() -> Measured:
        with tempfile.TemporaryDirectory(prefix="karak-bench-") as folder:
            async with await open_store(url, Path(folder)) as store:
                return await appending(store, name, seconds, at_once)

    return asyncio.run(run())


def measures(url: str | None, seconds: float) -> list[Callable[[], Measured]]:
    """Everything that is measured, in turns."""
    found: list[Callable[[], Measured]] = [
        lambda: raw_sqlite(seconds, 1),
        lambda: raw_sqlite(seconds, 100),
    ]
    for at_once in AT_ONCE:
        found.append(lambda n=at_once: through_store(None, "store, SQLite", seconds, n))
        if url is not None:
            found.append(lambda n=at_once: through_store(url, "store, PostgreSQL", seconds, n))
    return found


def middle(runs: list[Measured]) -> Measured:
    """The run with the median rate."""
    wanted = median([run.rate for run in runs])
    return min(runs, key=lambda run: abs(run.rate - wanted))


def main(arguments: list[str]) -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.store", description=__doc__)
    parser.add_argument("--db", help="the address of an empty PostgreSQL database")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each run takes")
    parser.add_argument("--repetitions", type=int, default=5, help="how often each is repeated")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    wanted = measures(chosen.db, chosen.seconds)
    rounds = [[measure() for measure in wanted] for _ in range(chosen.repetitions)]
    figures = [middle([each[place] for each in rounds]) for place in range(len(wanted))]
    if chosen.json:
        print(json.dumps([asdict(figure) | {"rate": figure.rate} for figure in figures], indent=2))
        return 0
    baseline = figures[0]
    print(f"{'':28} {'moves/s':>9} {'per commit':>11} {'µs cpu/move':>12} {'ratio':>7}")
    for figure in figures:
        ratio = figure.rate / baseline.rate
        print(
            f"{figure.title:28} {figure.rate:9,.0f} {figure.together:11.1f}"
            f" {figure.cost:12.0f} {ratio:6.1f} x"
        )
    print("Every move waits for the disk. Ratio: against raw sqlite3 with a commit for each row.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
