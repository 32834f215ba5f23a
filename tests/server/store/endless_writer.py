"""Appends to a few tables at once and says each number it won, until somebody ends it."""

from __future__ import annotations

import asyncio
import contextlib
import sys

from karak.store import NewTable, NumberTaken, Store, TableExists, open_store

TABLES = 20


async def write(store: Store, table_id: str, name: str) -> None:
    """Append for ever; where another writer was faster, go on after it."""
    with contextlib.suppress(TableExists):
        await store.create_table(NewTable(table_id, "karak", {}))
    number = 0
    while True:
        try:
            await store.append(table_id, number, [[name, number]])
        except NumberTaken as lost:
            number = int(lost.details["length"])
        else:
            sys.stdout.write(f"{table_id} {number}\n")
            sys.stdout.flush()
            number += 1


async def main(url: str, name: str) -> None:
    """Write to all tables at once."""
    async with await open_store(url) as store:
        await asyncio.gather(*(write(store, f"table-{n}", name) for n in range(TABLES)))


asyncio.run(main(*sys.argv[1:]))
