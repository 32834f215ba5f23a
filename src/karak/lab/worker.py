"""A worker process: plays the numbers it is sent, one after the other."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import traceback
from abc import ABC, abstractmethod
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait

from karak.kernel.data import Data

Cells = ctypes.Array[ctypes.c_longlong]
BEATS, ASKED = 0, 1


class Pulse:
    """What a worker shows of itself: a count that moves on while it lives, and whom it asks."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.beats = cells[BEATS]

    def beat(self, asked: int) -> None:
        """Say that the work goes on, and whose answer is awaited now."""
        self.cells[ASKED] = asked
        self.beats += 1
        self.cells[BEATS] = self.beats


class Task(ABC):
    """Work in numbered pieces; the same number gives the same data, wherever it is done."""

    @abstractmethod
    def play(self, number: int, pulse: Pulse) -> Data:
        """Do one piece; what comes back is ready for JSON."""


@dataclass(frozen=True)
class Ready:
    """The worker has been set up."""


@dataclass(frozen=True)
class Done:
    """A piece of work and what came of it."""

    number: int
    data: Data


@dataclass(frozen=True)
class Failed:
    """A piece of work that could not be done, and the last line about it."""

    number: int
    line: str


Message = Ready | Done | Failed


def work(task: Task, orders: Connection[Message, int | None], cells: Cells) -> None:
    """Play what is ordered until nobody orders any more."""
    _be_quiet()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    pulse = Pulse(cells)
    try:
        orders.send(Ready())
        while (number := orders.recv()) is not None:
            orders.send(_played(task, number, pulse))
    except (EOFError, OSError):
        return


def _played(task: Task, number: int, pulse: Pulse) -> Done | Failed:
    try:
        return Done(number, task.play(number, pulse))
    except Exception as error:
        return Failed(number, traceback.format_exception_only(error)[-1].strip())


def _be_quiet() -> None:
    """Let nothing that a bot prints come between the lines of the command."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.__stdout__.fileno() if sys.__stdout__ else 1)


def _end_with_parent() -> None:
    """End when the process that started this one is gone, even in the middle of a game."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
