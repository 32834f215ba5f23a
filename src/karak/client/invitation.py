"""Invitations: links that people send each other, or a code and where the server is."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from karak.client.errors import BadInvitation

PAGE = "/t/"
USUAL_SERVER = "http://localhost:8420"


class Invitation(NamedTuple):
    """Where a table is: its server, and its id or code."""

    server: str
    key: str


def read_invitation(text: str, server: str = USUAL_SERVER) -> Invitation:
    """Read a table's link, such as http://host/t/ABCD2345, or a code alone."""
    typed = text.strip()
    if "://" not in typed:
        base, key = server.strip().rstrip("/"), typed
    else:
        base, _, key = typed.rpartition(PAGE)
    found = urlsplit(base)
    if found.scheme not in ("http", "https") or not found.hostname or found.username:
        raise BadInvitation(invitation=typed[:100])
    if not key or not key.replace("-", "").replace("_", "").isalnum() or not key.isascii():
        raise BadInvitation(invitation=typed[:100])
    return Invitation(f"{found.scheme}://{found.netloc}{found.path.rstrip('/')}", key)
