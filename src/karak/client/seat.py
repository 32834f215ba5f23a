"""A seat that a client holds, and keeping it so that a program can go on after it was ended."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from karak.client.errors import BadSeatFile
from karak.server.protocol.common import SeatNumber, Secret

ONLY_MINE = 0o600


class HeldSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a table of a server, and the secret that proves it: show that to nobody."""

    server: str
    table: str
    seat: SeatNumber
    secret: Secret

    @property
    def socket(self) -> str:
        """The address of the table's socket; the secret is no part of it."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"

    def __repr__(self) -> str:
        """Show where it is, without the secret."""
        return f"HeldSeat({self.server!r}, {self.table!r}, seat={self.seat})"


def keep_seat(seat: HeldSeat, path: Path) -> None:
    """Write a seat to a file that only its owner can read."""
    path.unlink(missing_ok=True)
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_MINE)
    with os.fdopen(opened, "wb") as file:
        file.write(msgspec.json.encode(seat))


def kept_seat(path: Path) -> HeldSeat:
    """Read a seat that was kept."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=HeldSeat)
    except (OSError, msgspec.DecodeError):
        raise BadSeatFile(path=str(path)) from None
