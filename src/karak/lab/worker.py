"""A worker process: plays the numbers it is sent, a handful at a time."""

from __future__ import annotations

import gc
import os
import sys
import threading
import traceback
from abc import ABC, abstractmethod
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait

from msgspec.json import encode

from karak.kernel.data import Data
from karak.lab.pulse import Cells, Pulse

COLLECT_AFTER = 50_000
"""Games make hardly any rings of objects, so it is enough to look for such now and then."""


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
    """A number and what came of it, as JSON."""

    number: int
    line: bytes


@dataclass(frozen=True)
class Failed:
    """A piece of work that could not be done, and the last line about it."""

    number: int
    reason: str


Message = Ready | list[Done | Failed]


def work(task: Task, orders: Connection[Message, list[int] | None], cells: Cells) -> None:
    """Play what is ordered until nobody orders any more."""
    _be_quiet()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    pulse = Pulse(cells)
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    try:
        orders.send(Ready())
        while (numbers := orders.recv()) is not None:
            orders.send([_played(task, number, pulse) for number in numbers])
    except (EOFError, OSError):
        return


def _played(task: Task, number: int, pulse: Pulse) -> Done | Failed:
    pulse.begin(number)
    try:
        return Done(number, encode(task.play(number, pulse)))
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
