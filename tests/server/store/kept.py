"""Small tables for tests of the store."""

from __future__ import annotations

import sqlite3
from itertools import count

import psycopg

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


async def run_statement(url: str, statement: str) -> None:
    """Do something to a database behind the store's back."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        connection.execute(statement)
        connection.commit()
        connection.close()
    else:
        with psycopg.connect(url, autocommit=True) as postgres:
            postgres.execute(statement.encode())


async def let_pass(url: str, seconds: float) -> None:
    """Let time pass for everything that is planned, without waiting for it."""
    await run_statement(url, f"UPDATE leases SET due = due - {seconds}, until = until - {seconds}")
