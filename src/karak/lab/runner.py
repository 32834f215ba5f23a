"""Playing numbered games over worker processes: what is done comes back soon after it is done.

Which process plays a number, and when, changes nothing about its outcome. A worker gets a handful
of numbers at a time, as many as it plays in a moment, so that quick games cost few messages, and
the next handful while it plays the first, so that it never waits. One that dies is replaced and
what it had in hand is played again; one that shows no life for too long is ended.
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
from typing import cast

from msgspec.json import decode

from karak.kernel.data import Data
from karak.lab.errors import GameBroke, NoWorkers
from karak.lab.pulse import ASKED, BEATS, CELLS, PLAYED
from karak.lab.worker import Done, Failed, Message, Ready, Task, work

STALLED = "stalled"
DIED = "died"
MOST_DEATHS = 2
LOOK = 0.25
"""Seconds between two looks at the workers."""
MOMENT = 0.1
"""Seconds that a handful of games should take."""
MOST_IN_HAND = 64


@dataclass(frozen=True)
class Finished:
    """A number and what came of it, as JSON."""

    number: int
    line: bytes

    @property
    def data(self) -> Data:
        """What came of it."""
        return cast("Data", decode(self.line))


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
        self.cells = context.RawArray(ctypes.c_longlong, CELLS)
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=work, args=(task, far_end, self.cells), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        far_end.close()
        self.ready = False
        self.handfuls: list[list[int]] = []
        self.handful = 1
        self.since = 0.0
        self.beats = 0
        self.quiet = 0.0

    @property
    def in_hand(self) -> list[int]:
        """What it was given and has not told of, in the order in which it plays."""
        return [number for handful in self.handfuls for number in handful]

    @property
    def wants_more(self) -> bool:
        """Whether it has too little in hand: of quick games the next handful waits beside it."""
        return self.ready and len(self.handfuls) < (1 if self.handful == 1 else 2)

    def give(self, waiting: list[int], most: int) -> None:
        """Give it the next of the numbers that wait, the last one first."""
        many = min(self.handful, most, len(waiting))
        numbers = [waiting.pop() for _ in range(many)]
        if not self.handfuls:
            self.cells[PLAYED] = numbers[0]
            self.since = time.monotonic()
            self.beats = self.cells[BEATS]
            self.quiet = 0.0
        self.handfuls.append(numbers)
        try:
            self.line.send(numbers)
        except OSError:
            self.process.kill()

    def take(self, told: list[Done | Failed]) -> Iterator[Finished]:
        """Take what came of its numbers; the next handful is larger if that took a moment only."""
        now = time.monotonic()
        quick = now - self.since < MOMENT
        self.handful = min(2 * self.handful, MOST_IN_HAND) if quick else max(1, self.handful // 2)
        self.since = now
        self.handfuls.pop(0)
        for each in told:
            if isinstance(each, Failed):
                raise GameBroke(number=each.number, reason=each.reason)
            yield Finished(each.number, each.line)

    def drop(self) -> int:
        """Take the number that it is at out of its hands: between two handfuls the next one."""
        at = self.handfuls[0]
        number = self.cells[PLAYED]
        if number not in at:
            number = at[0]
        at.remove(number)
        return number

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
                while worker.wants_more and waiting:
                    worker.give(waiting, self._fair_share(waiting))
            if not waiting and not any(worker.handfuls for worker in self.workers):
                return
            wait([worker.line for worker in self.workers], LOOK)
            now = time.monotonic()
            for place in range(len(self.workers)):
                yield from self._attend(place, now - looked, waiting)
            looked = now

    def _fair_share(self, waiting: list[int]) -> int:
        """Say how many of what waits one worker may get, so that all come to an end together."""
        return max(1, len(waiting) // (2 * self.jobs))

    def _attend(self, place: int, seconds: float, waiting: list[int]) -> Iterator[Outcome]:
        """Hear what a worker has to say; one that died or stalled is replaced."""
        worker = self.workers[place]
        worker.look(seconds)
        told = self._hear(worker)
        if told:
            yield from worker.take(told)
            return
        if worker.process.exitcode is not None:
            lost = self._mourn(worker, waiting)
        elif worker.handfuls and worker.quiet > self.patience:
            lost = Lost(worker.drop(), STALLED, worker.cells[ASKED])
        else:
            return
        waiting.extend(reversed(worker.in_hand))
        worker.end()
        self.workers[place] = Worker(self.task)
        if lost is not None:
            yield lost

    def _hear(self, worker: Worker) -> list[Done | Failed]:
        try:
            message: Message = worker.line.recv() if worker.line.poll() else []
        except (EOFError, OSError):
            worker.process.join()
            return []
        if isinstance(message, Ready):
            worker.ready = True
            return []
        return message

    def _mourn(self, worker: Worker, waiting: list[int]) -> Lost | None:
        """Have a dead worker's game played again, unless it kills whoever tries."""
        self.stillborn = 0 if worker.ready else self.stillborn + 1
        if self.stillborn > MOST_DEATHS:
            raise NoWorkers()
        if not worker.handfuls:
            return None
        number = worker.drop()
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] < MOST_DEATHS:
            waiting.append(number)
            return None
        return Lost(number, DIED, worker.cells[ASKED])
