"""Playing numbered games over worker processes: what is done comes back as soon as it is done.

Which process plays a number, and when, changes nothing about its outcome. A worker that dies is
replaced and its game played again; one that shows no life for too long is ended.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait
from types import TracebackType

from karak.kernel.data import Data
from karak.lab.errors import GameBroke, NoWorkers
from karak.lab.worker import ASKED, BEATS, Done, Failed, Message, Ready, Task, work

STALLED = "stalled"
DIED = "died"
MOST_DEATHS = 2
LOOK = 0.25
"""Seconds between two looks at the workers."""


@dataclass(frozen=True)
class Finished:
    """A number and what came of it."""

    number: int
    data: Data


@dataclass(frozen=True)
class Lost:
    """A number that cannot be played to its end: why, and who was asked last."""

    number: int
    why: str
    asked: int


Outcome = Finished | Lost


def all_cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Worker:
    """A process, the line to it, and what it was given to do."""

    def __init__(self, task: Task) -> None:
        context = multiprocessing.get_context("spawn")
        self.cells = context.RawArray(ctypes.c_longlong, 2)
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=work, args=(task, far_end, self.cells), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        far_end.close()
        self.ready = False
        self.number: int | None = None
        self.beats = 0
        self.quiet = 0.0

    def give(self, number: int) -> None:
        """Give it a number to play."""
        self.number = number
        self.beats = self.cells[BEATS]
        self.quiet = 0.0
        try:
            self.line.send(number)
        except OSError:
            self.process.kill()

    def look(self, seconds: float) -> None:
        """Note for how long it has shown no life; a pause of our own counts only in part."""
        beats = self.cells[BEATS]
        self.quiet = self.quiet + min(seconds, 2 * LOOK) if beats == self.beats else 0.0
        self.beats = beats

    def end(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


@contextmanager
def _deaf_to_interrupts() -> Generator[None, None, None]:
    """Let processes that are started in here leave Ctrl-C to the one that started them."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # Only the main thread may say what a signal does.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Crew:
    """Workers that play a task's numbers."""

    def __init__(self, task: Task, jobs: int, patience: float) -> None:
        self.task = task
        self.jobs = jobs
        self.patience = patience
        self.workers: list[Worker] = []
        self.deaths: dict[int, int] = {}
        self.stillborn = 0

    def __enter__(self) -> Crew:
        """Begin; workers start when there is something to do."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End all workers; a game under way is given up."""
        for worker in self.workers:
            worker.end()
        self.workers = []

    def play(self, numbers: Iterable[int], enough: Callable[[], bool]) -> Iterator[Outcome]:
        """Play numbers and give what came of them; once it is enough, only finish what began."""
        waiting = list(reversed(list(numbers)))
        while len(self.workers) < min(self.jobs, len(waiting)):
            self.workers.append(Worker(self.task))
        looked = time.monotonic()
        while True:
            if enough():
                waiting.clear()
            for worker in self.workers:
                if worker.ready and worker.number is None and waiting:
                    worker.give(waiting.pop())
            if not waiting and all(worker.number is None for worker in self.workers):
                return
            wait([worker.line for worker in self.workers], LOOK)
            now = time.monotonic()
            for place in range(len(self.workers)):
                outcome = self._attend(place, now - looked, waiting)
                if outcome is not None:
                    yield outcome
            looked = now

    def _attend(self, place: int, seconds: float, waiting: list[int]) -> Outcome | None:
        """Hear what a worker has to say; one that died or stalled is replaced."""
        worker = self.workers[place]
        worker.look(seconds)
        outcome = self._hear(worker)
        if outcome is not None:
            return outcome
        if worker.process.exitcode is not None:
            outcome = self._mourn(worker, waiting)
        elif worker.number is not None and worker.quiet > self.patience:
            outcome = Lost(worker.number, STALLED, worker.cells[ASKED])
        else:
            return None
        worker.end()
        self.workers[place] = Worker(self.task)
        return outcome

    def _hear(self, worker: Worker) -> Outcome | None:
        try:
            message: Message | None = worker.line.recv() if worker.line.poll() else None
        except (EOFError, OSError):
            worker.process.join()
            return None
        match message:
            case Ready():
                worker.ready = True
            case Done(number, data):
                worker.number = None
                return Finished(number, data)
            case Failed(number, line):
                raise GameBroke(number=number, reason=line)
            case None:
                pass
        return None

    def _mourn(self, worker: Worker, waiting: list[int]) -> Lost | None:
        """Have a dead worker's game played again, unless it kills whoever tries."""
        self.stillborn = 0 if worker.ready else self.stillborn + 1
        if self.stillborn > MOST_DEATHS:
            raise NoWorkers()
        number = worker.number
        if number is None:
            return None
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] < MOST_DEATHS:
            waiting.append(number)
            return None
        return Lost(number, DIED, worker.cells[ASKED])
