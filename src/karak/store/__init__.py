"""Where tables live: SQLite for one process, PostgreSQL for many."""

from karak.store.documents import is_name
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
from karak.store.opening import open_as_it_is, open_store
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
    Written,
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
    "Written",
    "is_name",
    "open_as_it_is",
    "open_store",
]
