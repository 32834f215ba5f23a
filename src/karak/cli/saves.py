"""Where games are kept: the file that was asked for, or one of its own for each game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from karak.cli.errors import FileExists, NothingToContinue
from karak.kernel.errors import KarakError
from karak.table import Table, load_file, save_file
from karak.table.errors import FileRefused


def games_folder() -> Path:
    """Give the folder for games that nobody named a file for."""
    from platformdirs import user_data_path

    return user_data_path("karak", appauthor=False) / "games"


def new_file() -> Path:
    """Name a file that is not there yet, by the time."""
    stem = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    number = 1
    path = games_folder() / f"{stem}.json"
    while path.exists():
        number += 1
        path = games_folder() / f"{stem}-{number}.json"
    return path


def last_unfinished() -> tuple[Table, Path]:
    """Find the game that was played last and is not over."""
    folder = games_folder()
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        try:
            table = load_file(file)
        except KarakError:
            continue
        if not table.game.over:
            return table, file
    raise NothingToContinue(path=str(folder))


class Keeper:
    """Keeps a table in a file after every decision; a file nobody asked for may fail quietly."""

    def __init__(self, path: Path, *, asked_for: bool) -> None:
        self.path = path
        self.asked_for = asked_for
        self.problem: KarakError | None = None

    def keep(self, table: Table) -> None:
        """Write the table; what goes wrong is raised where somebody named the file."""
        try:
            if not self.asked_for:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            save_file(table, self.path)
            self.problem = None
        except OSError as error:
            self.problem = FileRefused(path=str(self.path), reason=error.strerror or "")
        except FileRefused as error:
            if self.asked_for:
                raise
            self.problem = error


def keeper_for(wanted: Path | None, resumed: Path | None) -> Keeper:
    """Choose the file: the one asked for, the one resumed from, or a new one."""
    if wanted is not None and wanted != resumed:
        if wanted.exists():
            raise FileExists(path=str(wanted))
        return Keeper(wanted, asked_for=True)
    if resumed is not None:
        return Keeper(resumed, asked_for=True)
    return Keeper(new_file(), asked_for=False)
