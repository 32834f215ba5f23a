"""`karak mend`: a word for a seat whose secret was lost, from whoever runs the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from karak.cli.screen import Screen
from karak.server.mending import mend_as_operator
from karak.server.settings import data_folder
from karak.store import open_as_it_is


def mend_seat(
    screen: Screen, table: str, seat: int, as_host: bool, db: str | None, data: Path | None
) -> None:
    """Make the word, and say what to do with it."""
    claim = asyncio.run(_mend(table, seat - 1, as_host, db, data or data_folder()))
    screen.say("cli-mend-done", claim=claim, number=seat, place=seat - 1)


async def _mend(table: str, place: int, as_host: bool, db: str | None, data: Path) -> str:
    async with await open_as_it_is(db, data) as store:
        return await mend_as_operator(store, table, place, as_host)
