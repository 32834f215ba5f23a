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

from benchmarks.server.plan import Outcome, Plan, Table
from benchmarks.server.sides import (
    HOST,
    WATCHED,
    KarakSide,
    Side,
    boardgame_side,
    can_run_boardgame,
    karak_side,
)

AT_ONCE = 25
WARM_UP = 2.0
PACE = 5.0
MOVES_EACH = 6
"""Moves at a table of people while they are measured."""

IN_THE_MIDDLE = 400
"""Tables in the middle of their games, for what they take in memory."""

LONGEST_LOAD = 120.0
FASTEST = 25_000
"""Moves a second for which there are tables enough."""

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LATE = re.compile(r'karak_loop_(lag|held|call)_seconds_bucket\{le="([^"]+)"\} ([0-9.]+)')
Lags = dict[str, dict[float, int]]
"""Timers of the event loop by how many seconds late they came: `lag`; `held`: by its own work.

`call`: what it called, by how many seconds that took.
"""


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

    `resident` are the bytes that it held at the end, with all players still there.
    """

    outcome: Outcome
    processor: float
    resident: int
    lags: Lags

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor for a move."""
        return self.processor / self.outcome.moves * 1e6


@dataclass(frozen=True)
class Found:
    """Everything that was measured."""

    settings: Settings
    karak: list[Run]
    boardgame: list[Run]
    people: Run | None
    table_bytes: float | None
    played_bytes: float | None
    lags: Lags
    is_compiled: bool


def measure(settings: Settings) -> Found:
    """Measure everything, one server after the other, as often as was asked for."""
    karak_runs: list[Run] = []
    boardgame_runs: list[Run] = []
    lags: Lags = {}
    is_compiled = False
    for _ in range(settings.repetitions):
        with karak_side(settings.game) as ours:
            is_compiled = ours.is_compiled()
            karak_runs.append(at_full_speed(ours, settings.seconds))
            lags = added(lags, karak_runs[-1].lags, 1)
        if not settings.alone and can_run_boardgame():
            with boardgame_side() as theirs:
                boardgame_runs.append(at_full_speed(theirs, settings.seconds))
    lags["call"] = calls_at_full_speed(settings)
    people, table_bytes, played_bytes = (None, None, None)
    if settings.people:
        people, table_bytes = at_human_pace(settings)
        played_bytes = half_played(settings)
    sizes = (table_bytes, played_bytes)
    return Found(settings, karak_runs, boardgame_runs, people, *sizes, lags, is_compiled)


def at_full_speed(side: Side, seconds: float) -> Run:
    """All players of 25 tables answer at once; games of ours end, so there are more tables."""
    count = AT_ONCE
    if isinstance(side, KarakSide):
        length = sum(len(game) for game in side.games) / len(side.games)
        count += int(FASTEST * (seconds + WARM_UP) / length)
    tables = side.open_tables(count)
    plan = Plan(side.kind, HOST, side.port, tables, AT_ONCE, WARM_UP, seconds)
    return put_load(side, plan)


def calls_at_full_speed(settings: Settings) -> dict[float, int]:
    """The same load once more, on a server that times every call of its event loop."""
    with karak_side(settings.game, WATCHED) as ours:
        return at_full_speed(ours, settings.seconds).lags["call"]


def at_human_pace(settings: Settings) -> tuple[Run, float]:
    """People at many tables, a move every five seconds at each; and the memory of one."""
    with karak_side(settings.game) as ours:
        ours.open_tables(AT_ONCE)
        before = resident(ours.pid)
        tables = ours.open_tables(settings.people)
        plan = Plan(ours.kind, HOST, ours.port, tables, len(tables), PACE, MOVES_EACH * PACE, PACE)
        run = put_load(ours, plan)
        return run, (run.resident - before) / settings.people


def half_played(settings: Settings) -> float:
    """The memory of a table in the middle of a game, with its players sitting there."""
    with karak_side(settings.game) as ours:
        put_load(ours, _half_played(ours, AT_ONCE))
        before = resident(ours.pid)
        run = put_load(ours, _half_played(ours, IN_THE_MIDDLE))
        return (run.resident - before) / IN_THE_MIDDLE


def _half_played(side: KarakSide, count: int) -> Plan:
    tables = tuple(
        Table(each.id, each.proofs, each.moves[: len(each.moves) // 2])
        for each in side.open_tables(count)
    )
    return Plan(side.kind, HOST, side.port, tables, count, 0.0, LONGEST_LOAD, stays=True)


def put_load(side: Side, plan: Plan) -> Run:
    """Let the players play, in a process of their own."""
    gc.collect()
    command = (sys.executable, "-m", "benchmarks.server.load")
    text = json.dumps(asdict(plan))
    players = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert players.stdin is not None
    assert players.stdout is not None
    players.stdin.write(f"{text}\n")
    players.stdin.flush()
    time.sleep(plan.warm_up)
    late = lags_of(side)
    start, before = time.perf_counter(), processor_time(side.pid)
    told = players.stdout.readline()
    share = plan.seconds / (time.perf_counter() - start)
    spent = (processor_time(side.pid) - before) * share
    held = resident(side.pid)
    lags = added(lags_of(side), late, -1)
    players.stdin.close()
    if players.wait() != 0:
        raise RuntimeError("the players gave up")
    return Run(Outcome(**json.loads(told)), spent, held, lags)


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


def lags_of(side: Side) -> Lags:
    """How many of our server's timers came late by at most so many seconds."""
    found: Lags = {}
    text = side.figures() if isinstance(side, KarakSide) else ""
    for kind, bound, count in LATE.findall(text):
        found.setdefault(kind, {})[float(bound)] = int(float(count))
    return found


def added(one: Lags, other: Lags, sign: int) -> Lags:
    """Count what either has counted together, or take one from the other."""
    kinds = {**one, **other}
    return {
        kind: {
            bound: one.get(kind, {}).get(bound, 0) + sign * other.get(kind, {}).get(bound, 0)
            for bound in bounds
        }
        for kind, bounds in kinds.items()
    }
