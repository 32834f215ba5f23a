"""Structured logs: one line for each event, as text or as JSON, never with a secret in it."""

from __future__ import annotations

import json
import logging
import sys
import time

access = logging.getLogger("karak.access")
FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
    """Each record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        extra = getattr(record, "told", None)
        if isinstance(extra, dict):
            told |= extra
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up_logs(style: str, level: str) -> None:
    """Write the logs of the server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if style == "json" else plain)
    root = logging.getLogger("karak")
    root.handlers = [handler]
    root.setLevel(level.upper())
    root.propagate = False


def access_log(method: str, route: str, status: int, seconds: float) -> None:
    """Note a request: the route, not the path, because paths name tables."""
    milliseconds = round(1000 * seconds, 1)
    told = {"method": method, "route": route, "status": status, "ms": milliseconds}
    access.debug("%s %s %d %.1f ms", method, route, status, milliseconds, extra={"told": told})
