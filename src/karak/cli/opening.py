"""How `karak play` begins: with a new table, a saved one, or the last one."""

from __future__ import annotations

from pathlib import Path

from karak.cli.play import Session
from karak.cli.saves import keeper_for, last_unfinished
from karak.cli.screen import Screen
from karak.cli.seating import Wishes, open_table
from karak.table import load_file


def play_game(
    screen: Screen, wishes: Wishes, save: Path | None, resume: Path | None, last: bool
) -> None:
    """Play; on Ctrl-C everything is kept, too."""
    if last:
        table, resume = last_unfinished()
    elif resume is not None:
        table = load_file(resume)
    else:
        table = open_table(wishes, screen.words)
    screen.speak_about(table.game)
    session = Session(screen, table, keeper_for(save, resume))
    try:
        session.run()
    except KeyboardInterrupt:
        screen.blank()
        session.leave("cli-left")
