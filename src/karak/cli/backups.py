"""`karak backup` and `karak restore`: everything that is kept, as one file."""

from __future__ import annotations

from pathlib import Path

from karak.cli.screen import Screen
from karak.server.settings import data_folder
from karak.store.addresses import read_address
from karak.store.backup import back_up, restore


def write_backup(screen: Screen, file: Path, db: str | None, data: Path | None) -> None:
    """Write everything that a database keeps into a new file."""
    tables = back_up(read_address(db, data or data_folder()), file)
    screen.say("cli-backup-done", tables=tables)
    screen.put_path("cli-backup-at", str(file))


def read_backup(screen: Screen, file: Path, db: str | None, data: Path | None) -> None:
    """Put everything from a backup into an empty database."""
    tables = restore(file, read_address(db, data or data_folder()))
    screen.say("cli-restore-done", tables=tables)
