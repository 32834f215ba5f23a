"""Where tables live: SQLite for one process, PostgreSQL for many."""

from karak.store.errors import (
    DatabaseError,
    DatabaseUnreachable,
    NoSuchTable,
    NotStorable,
    NumberTaken,
    StoreBusy,
    StoreClosed,
    StoreError,
    TableExists,
    VersionTaken,
)
from karak.store.opening import open_store
from karak.store.rows import (
    Change,
    Counts,
    Drop,
    EntryRow,
    Health,
    Json,
    Lease,
    NewTable,
    Page,
    Phase,
    Plan,
    Snapshot,
    TableRow,
)
from karak.store.store import Store

__all__ = [
    "Change",
    "Counts",
    "DatabaseError",
    "DatabaseUnreachable",
    "Drop",
    "EntryRow",
    "Health",
    "Json",
    "Lease",
    "NewTable",
    "NoSuchTable",
    "NotStorable",
    "NumberTaken",
    "Page",
    "Phase",
    "Plan",
    "Snapshot",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreError",
    "TableExists",
    "TableRow",
    "VersionTaken",
    "open_store",
]
