"""What can go wrong between a client and its server; the sentences live in `karak.words`."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import KarakError
from karak.server.protocol.common import Problem


class ClientError(KarakError):
    """Something that keeps a client from playing."""

    code: ClassVar[str] = "client"


class BadInvitation(ClientError):
    """A text that leads to no table."""

    code: ClassVar[str] = "bad-invitation"


class Unreachable(ClientError):
    """A server that does not answer."""

    code: ClassVar[str] = "unreachable"


class NotAServer(ClientError):
    """Something answers, but it is no server of karak that we understand."""

    code: ClassVar[str] = "not-a-server"


class OwnDice(ClientError):
    """A table where people roll their own dice, which a program cannot."""

    code: ClassVar[str] = "own-dice"


class BadSeatFile(ClientError):
    """A file that keeps no seat."""

    code: ClassVar[str] = "bad-seat-file"


class Refused(ClientError):
    """Something that the server refused; code and details are the server's own."""


def refusal(problem: Problem) -> Refused:
    """Make an error of what the server says, so that it is told in the server's words."""
    kind: type[Refused] = type("Refused", (Refused,), {"code": problem.code})
    return kind(**problem.args)
