"""Work for workers: numbers to square, some of which are trouble."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from karak.kernel.data import Data
from karak.lab.pulse import Pulse
from karak.lab.worker import Task

SEAT = 3


@dataclass(frozen=True)
class Squares(Task):
    """Squares numbers; some of them are trouble."""

    kills: int = -1
    kills_once: int = -1
    stalls: int = -1
    raises: int = -1
    slow: float = 0.0
    mark: str = ""

    def play(self, number: int, pulse: Pulse) -> Data:
        pulse.beat(SEAT)
        if number == self.kills or (number == self.kills_once and not Path(self.mark).exists()):
            Path(self.mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if number == self.stalls:
            time.sleep(1000)
        if number == self.raises:
            raise ValueError("not this one")
        for _ in range(10):
            time.sleep(self.slow / 10)
            pulse.beat(SEAT)
        return {"square": number * number, "process": os.getpid()}


@dataclass(frozen=True)
class Unreadable(Task):
    """Work that no other process can make sense of."""

    def play(self, number: int, pulse: Pulse) -> Data:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return int, ("what?",)
