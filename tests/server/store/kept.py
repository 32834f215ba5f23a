"""Small tables for tests of the store."""

from __future__ import annotations

from itertools import count

from karak.store import Json, NewTable, Store, TableRow

_numbers = count(1)
MOVE = ["act", 0, "step north"]


def move(number: int) -> Json:
    """An entry that can be told from others."""
    return ["act", 0, "step north", number]


async def new_table(store: Store, meta: Json = None, code: str | None = None) -> TableRow:
    """A table with an id of its own."""
    table = NewTable(f"table-{next(_numbers):06}", "karak", meta or {"seats": []}, code=code)
    return await store.create_table(table)


async def logged(store: Store, table_id: str) -> list[Json]:
    """What a table's log says."""
    return [entry.data for entry in await store.entries(table_id)]
