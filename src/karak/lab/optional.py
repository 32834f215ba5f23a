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


class SoonNeeded:
    """A module that takes its time to import, which is done beside the work once that has begun.

    Whether its package is there is said at once; whatever goes wrong with the import is said when
    the module is needed.
    """

    def __init__(self, package: str, module: str, extra: str) -> None:
        if find_spec(package) is None:
            raise MissingExtra(package=package, extra=extra)
        self._import = Thread(target=_import_quietly, args=(module,))
        self._begun = False

    def is_there(self) -> bool:
        """Say whether it has been imported; the first time that somebody asks it begins."""
        if not self._begun:
            self._begun = True
            self._import.start()
        return not self._import.is_alive()


def _import_quietly(module: str) -> None:
    with suppress(Exception):
        import_module(module)
