"""Tables in files: written whole or not at all, read with an error for each way to fail."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from karak.table.errors import FileMissing, FileRefused, FileTorn, NotATableFile
from karak.table.saving import KIND, is_table
from karak.table.table import Table

HEAD = f'{{"kind": "{KIND}"'


def save_file(table: Table, path: str | Path) -> None:
    """Write a table to a file; whatever happens, the file is the old one or the new one."""
    target = Path(path)
    text = json.dumps(table.save(), ensure_ascii=False) + "\n"
    try:
        _replace(target, text.encode("utf-8"))
    except OSError as error:
        raise FileRefused(path=str(target), reason=error.strerror or "") from error


def _replace(target: Path, content: bytes) -> None:
    number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(number, "wb") as scratch:
            scratch.write(content)
            scratch.flush()
            os.fsync(scratch.fileno())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where folders can be opened at all."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def load_file(path: str | Path) -> Table:
    """Go on with the table that a file holds."""
    return Table.resume(_read(Path(path)))


def _read(path: Path) -> object:
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise FileMissing(path=str(path)) from error
    except OSError as error:
        raise FileRefused(path=str(path), reason=error.strerror or "") from error
    try:
        data: object = json.loads(content)
    except (ValueError, RecursionError) as error:
        if content.startswith(HEAD.encode()):
            raise FileTorn(path=str(path)) from error
        raise NotATableFile(path=str(path)) from error
    if not is_table(data):
        raise NotATableFile(path=str(path))
    return data
