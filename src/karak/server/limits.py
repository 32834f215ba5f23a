"""Limits of rates and counts: buckets that fill with time, and counters by address."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000
BURST = 3.0
"""How many seconds' worth may come at once."""


class Bucket:
    """So many a second, and a few at once; a rate of 0 is no limit."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._rate = rate
        self._most = max(1.0, rate * burst)
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if one is left."""
        if self._rate <= 0:
            return True
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each address; the longest unused one is forgotten when there are many."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one from an address's bucket, if one is left."""
        bucket = self._of.pop(address, None) or Bucket(self._rate, self._burst)
        self._of[address] = bucket
        while len(self._of) > MOST_ADDRESSES:
            self._of.popitem(last=False)
        return bucket.take()


class Counter:
    """How many there are now, by address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._of: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count one more, if one more may be."""
        here = self._of.get(address, 0)
        if self.total >= self._most or here >= self._most_each:
            return False
        self._of[address] = here + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        left = self._of.pop(address, 0) - 1
        if left > 0:
            self._of[address] = left
