"""Seats whose secret was lost: a word, good once, with which they can be taken again.

The host of a table gives it to others. For the host's own seat the operator of the server does,
who can reach the database: a player who could would have the seats of all others as well.
"""

from __future__ import annotations

import msgspec

from karak.server.errors import BadSeat
from karak.server.meta import TableMeta, meta_data, meta_of
from karak.server.names import new_claim, read_key
from karak.store import Change, NoSuchTable, Store, TableRow, VersionTaken, is_name
from karak.store.secrets import digest


def with_claim(meta: TableMeta, place: int) -> tuple[TableMeta, str]:
    """Give a person's seat a new word; an earlier one does not count any more."""
    if not 0 <= place < len(meta.seats) or meta.seats[place].taken_by != "person":
        raise BadSeat()
    claim = new_claim()
    seat = msgspec.structs.replace(meta.seats[place], claim=digest(claim))
    return meta.with_seat(place, seat), claim


async def mend_as_operator(store: Store, key: str, place: int, as_host: bool) -> str:
    """Give a seat a word, whoever's it is; with `as_host` its person is the host from now on."""
    while True:
        row = await _find(store, key)
        meta, claim = with_claim(meta_of(row), place)
        secret = meta.seats[place].secret
        if as_host and secret is not None:
            meta = msgspec.structs.replace(meta, host=secret)
        try:
            await store.change_table(row.id, Change(row.version, meta=meta_data(meta)))
        except VersionTaken:
            continue
        return claim


async def _find(store: Store, key: str) -> TableRow:
    table_id, code = read_key(key)
    row = None if code is None else await store.find_by_code(code)
    if row is not None:
        return row
    if table_id is None or not is_name(table_id):
        raise NoSuchTable(table=key[:100])
    return await store.get_table(table_id)
