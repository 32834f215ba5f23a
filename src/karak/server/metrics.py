"""Figures for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import ClassVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally(Collector):
    """A count for the event loop alone: nothing is locked for it."""

    family: ClassVar[type[CounterMetricFamily | GaugeMetricFamily]] = CounterMetricFamily

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.count = 0
        self._name = name
        self._about = about
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """Tell the count."""
        yield self.family(self._name, self._about, self.count)


class Level(Tally):
    """The same of what is now, which may also fall."""

    family = GaugeMetricFamily


class Durations(Collector):
    """A histogram for the event loop alone."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._about = about
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count how long something took."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        """Tell the counts, each with those below it."""
        bounds = [*(str(each) for each in SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


class Metrics:
    """What this process counts; a registry of its own, so that several can be in one program."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("karak_rooms", "Tables live in this process.", registry=self.registry)
        self.sockets = Level("karak_sockets", "Open sockets.", self.registry)
        self.entries = Tally("karak_entries", "Entries written to logs.", self.registry)
        self.refused = Counter(
            "karak_refused", "Requests refused, by code.", ["code"], registry=self.registry
        )
        self.dropped = Counter(
            "karak_dropped", "Sockets dropped because they read too slowly.", registry=self.registry
        )
        self.move_seconds = Durations(
            "karak_move_seconds",
            "From an action's arrival until it is on disk and told.",
            self.registry,
        )
        self.bot_seconds = Histogram(
            "karak_bot_seconds", "How long bots think.", buckets=SECONDS, registry=self.registry
        )
        self.bots_replaced = Counter(
            "karak_bots_replaced", "Bots' processes that were replaced.", registry=self.registry
        )
        self.loop_lag = Durations(
            "karak_loop_lag_seconds", "How late the event loop comes to a timer.", self.registry
        )
        self.loop_held = Durations(
            "karak_loop_held_seconds",
            "How late it comes by work of its own, not because other programs had the processor.",
            self.registry,
        )

    def text(self) -> bytes:
        """Give all figures as Prometheus reads them."""
        return generate_latest(self.registry)
