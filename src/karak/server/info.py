"""What may be told about a table: never a secret, nor the dice before the end."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

from karak.server.meta import SeatMeta, TableMeta, meta_of
from karak.server.protocol.common import Fairness, Options, SeatInfo, TableInfo
from karak.server.room import Room
from karak.store import Phase, TableRow
from karak.store.errors import DamagedRow
from karak.table.fairness import promise

log = logging.getLogger("karak.server")


def room_info(room: Room) -> TableInfo:
    """Tell about a table that is live here."""
    present = room.present_seats()
    bots = None if room.sitting is None else [seat.bot for seat in room.sitting.seats]
    sitting = room.sitting
    asked = None if sitting is None or sitting.game.over else sitting.game.seat
    watching = room.watching()
    return _info(room.row, room.meta, room.phase, bots, present, watching, room.kept_number, asked)


def rows_info(rows: Sequence[TableRow]) -> list[TableInfo]:
    """Tell about tables by what is kept of them; one that cannot be read is left out."""
    told: list[TableInfo] = []
    for row in rows:
        try:
            told.append(row_info(row))
        except DamagedRow as error:
            log.error("%s cannot be read and is not listed", error.details["what"])
    return told


def row_info(row: TableRow) -> TableInfo:
    """Tell about a table by what is kept of it alone."""
    meta = meta_of(row)
    return _info(row, meta, row.phase, None, set(), 0, row.length - 1, None)


def _info(
    row: TableRow,
    meta: TableMeta,
    phase: Phase,
    bots: list[str | None] | None,
    present: set[int],
    watching: int,
    number: int,
    asked: int | None,
) -> TableInfo:
    seats = [
        _seat_info(place, seat, meta.host, seat.bot if bots is None else bots[place], present)
        for place, seat in enumerate(meta.seats)
    ]
    return TableInfo(
        row.id,
        row.code,
        phase.value,
        _options(row, meta),
        seats,
        watching,
        number,
        row.created,
        row.changed,
        fairness_of(meta, phase),
        meta.rematch,
        meta.went_back,
        asked,
    )


def _seat_info(
    place: int, seat: SeatMeta, host: str, bot: str | None, present: set[int]
) -> SeatInfo:
    is_host = seat.secret is not None and seat.secret == host
    here = place in present
    return SeatInfo(place, seat.taken_by, seat.name, bot, here, is_host, seat.hero)


def _options(row: TableRow, meta: TableMeta) -> Options:
    given = all(seat.hero is not None for seat in meta.seats)
    dice: Literal["drawn", "known", "own"] = "known" if meta.known_seed else "drawn"
    return Options(
        row.game,
        "chosen" if meta.choose else "given" if given else "dealt",
        meta.variants,
        meta.figures is not None,
        meta.odds,
        meta.undo,
        "own" if meta.own_dice else dice,
        meta.clock,
        row.public,
    )


def fairness_of(meta: TableMeta, phase: Phase) -> Fairness:
    """Give the promise about the dice; seed and salt only when the game is over."""
    if meta.own_dice:
        return Fairness(None, None, None)
    over = phase is Phase.FINISHED
    seed = meta.seed if over else None
    if meta.known_seed:
        return Fairness(None, seed, None)
    return Fairness(promise(int(meta.seed), meta.salt), seed, meta.salt if over else None)
