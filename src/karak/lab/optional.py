"""Packages that only some need: asked for when they are used, and named if they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from karak.lab.errors import MissingExtra


def needed(module: str, extra: str) -> Any:
    """Import a module of a package that comes with an extra of ours."""
    try:
        return import_module(module)
    except ImportError as error:
        package = (error.name or module).partition(".")[0]
        raise MissingExtra(package=package, extra=extra) from error
