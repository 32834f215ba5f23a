"""One core and its processor time: what the figures are measured with."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Self

RATE = "per second"
COST = "µs"


class Stopwatch:
    """Processor time and how often something was done in it; pauses between `with` blocks.

    Processor time, not wall time, so that a busy neighbour takes little away from the figures.
    """

    def __init__(self) -> None:
        """Start at zero, not running."""
        self.seconds = 0.0
        self.count = 0
        self._started = 0.0

    def __enter__(self) -> Self:
        """Let it run."""
        self._started = time.process_time()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Pause it."""
        self.seconds += time.process_time() - self._started

    def per_second(self) -> float | None:
        """How often in a second, or None where nothing was counted."""
        return self.count / self.seconds if self.count else None

    def microseconds(self) -> float | None:
        """How long once takes, or None where nothing was counted."""
        return self.seconds / self.count * 1e6 if self.count else None


@dataclass(frozen=True)
class Measure:
    """Something to measure: `run(repetition)` gives one figure, each time from other games."""

    key: str
    title: str
    unit: str
    run: Callable[[int], float | None]


@dataclass(frozen=True)
class Figure:
    """What the repetitions of one measure gave."""

    key: str
    title: str
    unit: str
    runs: tuple[float, ...]

    @property
    def median(self) -> float | None:
        """The middle of the runs, or None where there was nothing to measure."""
        return median(self.runs) if self.runs else None

    @property
    def best(self) -> float | None:
        """The least disturbed of the runs: the highest rate, the lowest cost."""
        if not self.runs:
            return None
        return max(self.runs) if self.unit == RATE else min(self.runs)


@dataclass(frozen=True)
class Session:
    """All figures of one run, and how much of its core the run had to itself."""

    figures: tuple[Figure, ...]
    core: int | None
    core_share: float

    def figure(self, key: str) -> Figure | None:
        """The figure of one measure, or None where it was not measured."""
        for figure in self.figures:
            if figure.key == key:
                return figure
        return None


def measure_all(measures: list[Measure], repetitions: int) -> Session:
    """Run the measures in turns, after one unmeasured round, so that a slow minute hits all."""
    core = pin_to_idlest_core()
    for measure in measures:
        measure.run(0)
    runs: dict[str, list[float]] = {measure.key: [] for measure in measures}
    wall, processor = time.perf_counter(), time.process_time()
    for repetition in range(1, repetitions + 1):
        for measure in measures:
            value = measure.run(repetition)
            if value is not None:
                runs[measure.key].append(value)
    share = (time.process_time() - processor) / (time.perf_counter() - wall)
    figures = tuple(Figure(m.key, m.title, m.unit, tuple(runs[m.key])) for m in measures)
    return Session(figures, core, share)


def pin_to_idlest_core() -> int | None:
    """Stay on the core that is least busy now; None where the system has no such thing."""
    if not hasattr(os, "sched_setaffinity") or not Path("/proc/stat").exists():
        return None
    allowed = os.sched_getaffinity(0)
    before = _idle_ticks()
    time.sleep(0.5)
    idle = {core: ticks - before.get(core, ticks) for core, ticks in _idle_ticks().items()}
    core = max(sorted(allowed), key=lambda number: idle.get(number, 0))
    os.sched_setaffinity(0, {core})
    return core


def _idle_ticks() -> dict[int, int]:
    """How long each core has been idle since the machine started."""
    ticks: dict[int, int] = {}
    for line in Path("/proc/stat").read_text(encoding="ascii").splitlines():
        name, *numbers = line.split()
        if name.startswith("cpu") and name != "cpu":
            ticks[int(name[3:])] = int(numbers[3])
    return ticks
