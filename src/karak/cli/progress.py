"""Telling how far many games are."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod

SECONDS_BETWEEN_LINES = 10.0
SECONDS_BETWEEN_LOOKS = 0.5


class Teller(ABC):
    """Tells now and then how far the games are: by default as seldom as lines in a pipe."""

    pause = SECONDS_BETWEEN_LINES

    def __init__(self) -> None:
        self.last = time.monotonic()

    def tell(self) -> None:
        """Hear of a finished game, and tell of it if there has been silence for long enough."""
        now = time.monotonic()
        if now - self.last > self.pause:
            self.last = now
            self.put()

    @abstractmethod
    def put(self) -> None:
        """Say how far the games are."""
