"""Leases: who sees to a bot's turn or a clock. Each function runs in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    Double,
    Text,
    and_,
    bindparam,
    case,
    delete,
    func,
    null,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from karak.store.database import DialectName, Statement, Taken, Talk, change, rows_of
from karak.store.errors import NoSuchTable
from karak.store.rows import Drop, Lease, Plan
from karak.store.schema import Now, leases

COLUMNS = (leases.c.table_id, leases.c.kind, leases.c.due, leases.c.owner, leases.c.until)
OWNER = bindparam("new_owner", type_=Text)
UNTIL = Now() + bindparam("seconds", type_=Double)
HERE = (leases.c.table_id == bindparam("id"), leases.c.kind == bindparam("what"))
MINE = leases.c.owner == bindparam("old_owner")
FREE = or_(leases.c.owner.is_(None), leases.c.until <= Now())
WAITING = (
    select(leases.c.table_id, leases.c.kind)
    .where(leases.c.due <= Now(), FREE)
    .order_by(leases.c.due)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
TAKE_DUE = (
    update(leases)
    .where(tuple_(leases.c.table_id, leases.c.kind).in_(WAITING))
    .values(owner=OWNER, until=UNTIL)
    .returning(*COLUMNS)
)
RENEW = update(leases).where(*HERE, MINE).values(until=UNTIL).returning(*COLUMNS)
RELEASE = update(leases).where(*HERE, MINE).values(owner=null(), until=Now())
DROP = delete(leases).where(*HERE)
DROP_MINE = delete(leases).where(*HERE, MINE)
_HELD_LONGER = and_(leases.c.owner.is_not(None), leases.c.until > leases.c.due)
NEXT_DUE = select(
    func.min(case((_HELD_LONGER, leases.c.until), else_=leases.c.due)) - Now(), func.count()
)
OF_TABLE = select(*COLUMNS).where(leases.c.table_id == bindparam("id")).order_by(leases.c.kind)


def _insert(dialect: DialectName) -> Any:
    return sqlite.insert(leases) if dialect == "sqlite" else postgresql.insert(leases)


@cache
def _plan(dialect: DialectName) -> Statement:
    due = Now() + bindparam("after", type_=Double)
    fresh = _insert(dialect).values(
        table_id=bindparam("id"), kind=bindparam("what"), due=due, owner=OWNER, until=UNTIL
    )
    put = fresh.excluded
    told = {"due": put.due, "owner": put.owner, "until": put.until}
    result: Statement = fresh.on_conflict_do_update(index_elements=["table_id", "kind"], set_=told)
    return result


@cache
def _claim(dialect: DialectName) -> Statement:
    fresh = _insert(dialect).values(
        table_id=bindparam("id"), kind=bindparam("what"), due=Now(), owner=OWNER, until=UNTIL
    )
    put = fresh.excluded
    result: Statement = fresh.on_conflict_do_update(
        index_elements=["table_id", "kind"],
        set_={"owner": put.owner, "until": put.until},
        where=or_(FREE, leases.c.owner == put.owner),
    ).returning(*COLUMNS)
    return result


def arrange(dialect: DialectName, table_id: str, plans: Sequence[Plan | Drop]) -> Talk[None]:
    """Plan what is to be done at a table, or drop it."""
    for plan in plans:
        here = {"id": table_id, "what": plan.kind}
        if isinstance(plan, Drop):
            yield from change(DROP, **here)
            continue
        how = {"after": plan.after, "new_owner": plan.owner, "seconds": plan.seconds}
        try:
            yield from change(_plan(dialect), **here, **how)
        except Taken as error:
            raise NoSuchTable(table=table_id) from error


def claim(
    dialect: DialectName, table_id: str, kind: str, owner: str, seconds: float
) -> Talk[Lease | None]:
    """Take something over, planned or not, unless another owner still holds it."""
    values = {"id": table_id, "what": kind, "new_owner": owner, "seconds": seconds}
    try:
        rows = yield from rows_of(_claim(dialect), **values)
    except Taken as error:
        raise NoSuchTable(table=table_id) from error
    return Lease(*rows[0]) if rows else None


def claim_due(owner: str, seconds: float, most: int) -> Talk[list[Lease]]:
    """Take over what is due and nobody holds, the longest due first."""
    rows = yield from rows_of(TAKE_DUE, new_owner=owner, seconds=seconds, most=most)
    return sorted((Lease(*row) for row in rows), key=lambda lease: lease.due)


def renew(lease: Lease, seconds: float) -> Talk[Lease | None]:
    """Hold on to something; None if another owner has taken it over or it was dropped."""
    rows = yield from rows_of(RENEW, **_mine(lease), seconds=seconds)
    return Lease(*rows[0]) if rows else None


def release(lease: Lease) -> Talk[bool]:
    """Leave something that is still to be done to others; tell whether it was still held."""
    return (yield from change(RELEASE, **_mine(lease))) > 0


def finish(lease: Lease) -> Talk[bool]:
    """Drop something that is done; tell whether it was still held."""
    return (yield from change(DROP_MINE, **_mine(lease))) > 0


def _mine(lease: Lease) -> dict[str, object]:
    return {"id": lease.table_id, "what": lease.kind, "old_owner": lease.owner}


def of_table(table_id: str) -> Talk[list[Lease]]:
    """List what is planned at a table."""
    rows = yield from rows_of(OF_TABLE, id=table_id)
    return [Lease(*row) for row in rows]


def waiting() -> Talk[tuple[float | None, int]]:
    """Tell in how many seconds the next thing can be claimed (None: never), and how many wait."""
    rows = yield from rows_of(NEXT_DUE)
    return rows[0][0], rows[0][1]
