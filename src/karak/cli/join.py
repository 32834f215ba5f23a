"""`karak join`: a bot of this computer takes a seat at a table of a server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import randbits

from karak.bots.levels import make_bot
from karak.cli.screen import Screen
from karak.client import HeldSeat, keep_seat, kept_seat, play, read_invitation, take_seat

SEED_BITS = 64


@dataclass(frozen=True)
class Wishes:
    """Which table, who plays, under which name; `keep` is a file for the seat."""

    invitation: str
    bot: str
    name: str | None
    server: str
    seat: int | None
    claim: str | None
    keep: Path | None


def join(screen: Screen, wishes: Wishes) -> None:
    """Take the seat, or the one that was kept, and play it to the end."""
    with suppress(KeyboardInterrupt):
        asyncio.run(_join(screen, wishes))
        return
    screen.say("cli-join-stopped")


async def _join(screen: Screen, wishes: Wishes) -> None:
    bot = make_bot(wishes.bot, randbits(SEED_BITS))
    seat = await _seat(wishes)
    screen.say("cli-join-sits", place=seat.seat + 1, bot=wishes.bot)
    result = await play(seat, bot)
    message = "cli-join-won" if seat.seat in result.winners else "cli-join-lost"
    screen.say(message, points=result.points[seat.seat])


async def _seat(wishes: Wishes) -> HeldSeat:
    if wishes.keep is not None and wishes.keep.is_file():
        return kept_seat(wishes.keep)
    where = read_invitation(wishes.invitation, wishes.server)
    place = None if wishes.seat is None else wishes.seat - 1
    seat = await take_seat(where, wishes.name or wishes.bot, seat=place, claim=wishes.claim)
    if wishes.keep is not None:
        keep_seat(seat, wishes.keep)
    return seat
