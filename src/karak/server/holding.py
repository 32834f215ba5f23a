"""One server for each file of SQLite: players of a second one would hear nothing of the first's."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from karak.server.errors import DataInUse
from karak.server.settings import Settings
from karak.store.addresses import read_address
from karak.store.sqlite_file import prepare_file

SUFFIX = ".lock"


@contextmanager
def held(settings: Settings) -> Generator[None, None, None]:
    """Hold the file of a server's database, if it is one, for as long as the server runs.

    The system lets go of it when the process ends, however that may be.
    """
    url = read_address(settings.db, settings.folder)
    if url.get_backend_name() != "sqlite" or sys.platform == "win32":
        yield
        return
    import fcntl

    place = Path(f"{url.database}{SUFFIX}")
    prepare_file(place)
    with place.open("w", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DataInUse(folder=str(place.parent)) from None
        yield
