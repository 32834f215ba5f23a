"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What this process counts; a registry of its own, so that several can be in one program."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("karak_rooms", "Tables live in this process.", registry=self.registry)
        self.sockets = Gauge("karak_sockets", "Open sockets.", registry=self.registry)
        self.entries = Counter("karak_entries", "Entries written to logs.", registry=self.registry)
        self.refused = Counter(
            "karak_refused", "Requests refused, by code.", ["code"], registry=self.registry
        )
        self.dropped = Counter(
            "karak_dropped", "Sockets dropped because they read too slowly.", registry=self.registry
        )
        self.move_seconds = Histogram(
            "karak_move_seconds",
            "From an action's arrival until it is on disk and told.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "karak_bot_seconds", "How long bots think.", buckets=SECONDS, registry=self.registry
        )
        self.bots_replaced = Counter(
            "karak_bots_replaced", "Bots' processes that were replaced.", registry=self.registry
        )
        self.loop_lag = Histogram(
            "karak_loop_lag_seconds",
            "How late the event loop comes to a timer.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Give all figures as Prometheus reads them."""
        return generate_latest(self.registry)
