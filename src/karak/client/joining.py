"""Taking a seat, over HTTP."""

from __future__ import annotations

from typing import TypeVar

import httpx
import msgspec
from msgspec import Struct

from karak.client.errors import NotAServer, OwnDice, Unreachable, refusal
from karak.client.invitation import Invitation, read_invitation
from karak.client.seat import HeldSeat
from karak.server.protocol.common import Problem, TableInfo
from karak.server.protocol.http import Join, Seated

T = TypeVar("T", bound=Struct)
PATIENCE = 20.0


async def take_seat(
    invitation: str | Invitation,
    name: str,
    *,
    seat: int | None = None,
    claim: str | None = None,
) -> HeldSeat:
    """Take a seat at a table: any open one, a certain one, or one that the host lets one claim."""
    where = read_invitation(invitation) if isinstance(invitation, str) else invitation
    async with httpx.AsyncClient(base_url=where.server, timeout=PATIENCE) as web:
        path = f"/api/tables/{where.key}"
        table = await _ask(web, "GET", path, None, TableInfo)
        if table.options.dice == "own":
            raise OwnDice()
        wish = Join(name, seat, claim)
        seated = await _ask(web, "POST", f"{path}/seats", wish, Seated)
    held = seated.seats[0]
    return HeldSeat(where.server, seated.table.id, held.seat, held.secret)


async def _ask(
    web: httpx.AsyncClient, method: str, path: str, body: Struct | None, kind: type[T]
) -> T:
    """Make a request; whatever is not the wanted answer is an error."""
    content = None if body is None else msgspec.json.encode(body)
    headers = {"content-type": "application/json"}
    try:
        done = await web.request(method, path, content=content, headers=headers)
    except (httpx.HTTPError, httpx.InvalidURL):
        raise Unreachable(server=str(web.base_url)) from None
    try:
        if done.is_success:
            return msgspec.json.decode(done.content, type=kind)
        problem = msgspec.json.decode(done.content, type=Problem)
    except msgspec.DecodeError:
        raise NotAServer(server=str(web.base_url)) from None
    raise refusal(problem)
