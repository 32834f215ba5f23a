"""Puts the load on both servers, in turns, and looks at what it costs them."""

import gc
import json
import os
import re
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.server.plan import Outcome, Plan
from benchmarks.server.sides import (
    HOST,
    KarakSide,
    Side,
    boardgame_side,
    can_run_boardgame,
    karak_side,
)

AT_ONCE = 25
WARM_UP = 2.0
PACE = 5.0
FASTEST = 8_000
"""Moves a second for which there are tables enough."""

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LAG = re.compile(r'karak_loop_lag_seconds_bucket\{le="([^"]+)"\} ([0-9.]+)')


@dataclass(frozen=True)
class Settings:
    """What is to be measured."""

    game: str
    seconds: float
    repetitions: int
    people: int
    alone: bool


@dataclass(frozen=True)
class Run:
    """One load on one server: what the players saw, and the processor time of the server.

    `lags` counts timers of its event loop by how many seconds late they came.
    """

    outcome: Outcome
    processor: float
    lags: dict[float, int]

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor for a move."""
        return self.processor / self.outcome.moves * 1e6


@dataclass(frozen=True)
class Found:
    """Everything that was measured; `lags` counts timers by how many seconds late they came."""

    settings: Settings
    karak: list[Run]
    boardgame: list[Run]
    people: Run | None
    table_bytes: float | None
    lags: dict[float, int]
    is_compiled: bool


def measure(settings: Settings) -> Found:
    """Measure everything, one server after the other, as often as was asked for."""
    karak_runs: list[Run] = []
    boardgame_runs: list[Run] = []
    lags: dict[float, int] = {}
    is_compiled = False
    for _ in range(settings.repetitions):
        with karak_side(settings.game) as ours:
            is_compiled = ours.is_compiled()
            karak_runs.append(at_full_speed(ours, settings.seconds))
            for bound, count in karak_runs[-1].lags.items():
                lags[bound] = lags.get(bound, 0) + count
        if not settings.alone and can_run_boardgame():
            with boardgame_side() as theirs:
                boardgame_runs.append(at_full_speed(theirs, settings.seconds))
    people, table_bytes = (None, None)
    if settings.people:
        people, table_bytes = at_human_pace(settings)
    return Found(settings, karak_runs, boardgame_runs, people, table_bytes, lags, is_compiled)


def at_full_speed(side: Side, seconds: float) -> Run:
    """All players of 25 tables answer at once; games of ours end, so there are more tables."""
    count = AT_ONCE
    if isinstance(side, KarakSide):
        length = sum(len(game) for game in side.games) / len(side.games)
        count += int(FASTEST * (seconds + WARM_UP) / length)
    tables = side.open_tables(count)
    plan = Plan(side.kind, HOST, side.port, tables, AT_ONCE, WARM_UP, seconds)
    return put_load(side, plan)


def at_human_pace(settings: Settings) -> tuple[Run, float]:
    """People at many tables, a move every five seconds at each; and the memory of one."""
    with karak_side(settings.game) as ours:
        ours.open_tables(AT_ONCE)
        before = resident(ours.pid)
        tables = ours.open_tables(settings.people)
        plan = Plan(ours.kind, HOST, ours.port, tables, len(tables), PACE, 3 * PACE, PACE)
        run = put_load(ours, plan)
        return run, (resident(ours.pid) - before) / settings.people


def put_load(side: Side, plan: Plan) -> Run:
    """Let the players play, in a process of their own."""
    gc.collect()
    command = (sys.executable, "-m", "benchmarks.server.load")
    text = json.dumps(asdict(plan))
    players = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert players.stdin is not None
    assert players.stdout is not None
    players.stdin.write(text)
    players.stdin.close()
    time.sleep(plan.warm_up)
    late = lags_of(side)
    start, before = time.perf_counter(), processor_time(side.pid)
    told = players.stdout.read()
    share = plan.seconds / (time.perf_counter() - start)
    spent = (processor_time(side.pid) - before) * share
    if players.wait() != 0:
        raise RuntimeError("the players gave up")
    lags = {bound: count - late[bound] for bound, count in lags_of(side).items()}
    return Run(Outcome(**json.loads(told)), spent, lags)


def processes_of(pid: int) -> list[int]:
    """A process and those it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(each for child in children for each in processes_of(int(child)))]


def processor_time(pid: int) -> float:
    """Seconds of processor that a server has had, in all its processes."""
    return sum(_processor_time_of(each) for each in processes_of(pid))


def _processor_time_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory that a process holds; of a server, the one that has the tables."""
    fields = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()
    return int(fields[1]) * PAGE


def lags_of(side: Side) -> dict[float, int]:
    """How many of our server's timers came late by at most so many seconds."""
    text = side.figures() if isinstance(side, KarakSide) else ""
    return {float(bound): int(float(count)) for bound, count in LAG.findall(text)}
