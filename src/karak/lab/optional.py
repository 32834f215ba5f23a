"""Packages that only some need: asked for when they are used, and named if they are missing."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from threading import Thread
from typing import Any

from karak.lab.errors import MissingExtra


def needed(module: str, extra: str) -> Any:
    """Import a module of a package that comes with an extra of ours."""
    try:
        return import_module(module)
    except ImportError as error:
        package = (error.name or module).partition(".")[0]
        raise MissingExtra(package=package, extra=extra) from error


def soon_needed(package: str, module: str, extra: str) -> None:
    """Refuse at once if a package is missing; else import what takes its time beside the work.

    Whatever goes wrong with the import is said when the module is needed.
    """
    if find_spec(package) is None:
        raise MissingExtra(package=package, extra=extra)
    Thread(target=_import_quietly, args=(module,)).start()


def _import_quietly(module: str) -> None:
    with suppress(Exception):
        import_module(module)
