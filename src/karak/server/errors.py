"""What can go wrong at the server; the sentences live in `karak.words`."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import KarakError


class ServerError(KarakError):
    """Something that the server refuses; nothing has changed. `status` is for HTTP."""

    code: ClassVar[str] = "server"
    status: ClassVar[int] = 400


# Messages


class BadMessage(ServerError):
    """A message that is not of the protocol."""

    code: ClassVar[str] = "bad-message"


class WrongProtocol(ServerError):
    """A client that speaks another version of the protocol."""

    code: ClassVar[str] = "wrong-protocol"


class HelloFirst(ServerError):
    """A socket on which something else came before hello, or hello twice."""

    code: ClassVar[str] = "hello-first"


class Stale(ServerError):
    """An answer to something that is no longer asked."""

    code: ClassVar[str] = "stale"
    status: ClassVar[int] = 409


class NotFound(ServerError):
    """An address at which there is nothing."""

    code: ClassVar[str] = "not-found"
    status: ClassVar[int] = 404


class MethodNotAllowed(ServerError):
    """An address that takes other requests."""

    code: ClassVar[str] = "method-not-allowed"
    status: ClassVar[int] = 405


# Limits


class TooFast(ServerError):
    """More requests than may come in that time."""

    code: ClassVar[str] = "too-fast"
    status: ClassVar[int] = 429


class TooSlow(ServerError):
    """A client that does not read what it is sent."""

    code: ClassVar[str] = "too-slow"


class TooLarge(ServerError):
    """A request that is larger than may be."""

    code: ClassVar[str] = "too-large"
    status: ClassVar[int] = 413


class TooManyTables(ServerError):
    """As many tables as this server, or this address, may have."""

    code: ClassVar[str] = "too-many-tables"
    status: ClassVar[int] = 429


class TooManySockets(ServerError):
    """As many sockets as this server, table or address may have."""

    code: ClassVar[str] = "too-many-sockets"
    status: ClassVar[int] = 429


class WrongOrigin(ServerError):
    """A page from elsewhere that wants to speak to this server."""

    code: ClassVar[str] = "wrong-origin"
    status: ClassVar[int] = 403


# Who may


class WrongSecret(ServerError):
    """A secret that proves nothing here."""

    code: ClassVar[str] = "wrong-secret"
    status: ClassVar[int] = 403


class NotYourSeat(ServerError):
    """A seat that this device does not hold."""

    code: ClassVar[str] = "not-your-seat"
    status: ClassVar[int] = 403


class NotTheHost(ServerError):
    """Only the host of the table may do this."""

    code: ClassVar[str] = "not-the-host"
    status: ClassVar[int] = 403


# Tables


class BadName(ServerError):
    """A name of which nothing is left."""

    code: ClassVar[str] = "bad-name"


class BadSeat(ServerError):
    """A wish for a seat that does not make sense."""

    code: ClassVar[str] = "bad-seat"


class SeatTaken(ServerError):
    """Somebody sits there."""

    code: ClassVar[str] = "seat-taken"
    status: ClassVar[int] = 409


class TableFull(ServerError):
    """No seat is open."""

    code: ClassVar[str] = "table-full"
    status: ClassVar[int] = 409


class SeatsOpen(ServerError):
    """A game cannot begin while seats are open."""

    code: ClassVar[str] = "seats-open"
    status: ClassVar[int] = 409


class AlreadyStarted(ServerError):
    """The game has begun."""

    code: ClassVar[str] = "already-started"
    status: ClassVar[int] = 409


class NotStarted(ServerError):
    """The game has not begun."""

    code: ClassVar[str] = "not-started"
    status: ClassVar[int] = 409


class NotFinished(ServerError):
    """The game is still going on."""

    code: ClassVar[str] = "not-finished"
    status: ClassVar[int] = 409


class DrawnDice(ServerError):
    """The server draws at this table; nobody enters dice."""

    code: ClassVar[str] = "drawn-dice"


class OwnDiceAndSeed(ServerError):
    """People roll themselves, or a seed does: not both."""

    code: ClassVar[str] = "own-dice-and-seed"


class NoOdds(ServerError):
    """A table that plays without odds."""

    code: ClassVar[str] = "no-odds"
    status: ClassVar[int] = 409


class TimeIsUp(ServerError):
    """A seat whose clock has run out."""

    code: ClassVar[str] = "time-is-up"
    status: ClassVar[int] = 409


class UnknownEmote(ServerError):
    """Nothing of the set phrases and emotes."""

    code: ClassVar[str] = "unknown-emote"


class BotTooThorough(ServerError):
    """A level at which a bot would think longer than the server lets it."""

    code: ClassVar[str] = "bot-too-thorough"


class NoSuchMoment(ServerError):
    """A number that the game did not reach."""

    code: ClassVar[str] = "no-such-moment"
    status: ClassVar[int] = 404


class NotReplayable(ServerError):
    """A game that the present rules do not lead through; what happened in it can still be read."""

    code: ClassVar[str] = "not-replayable"
    status: ClassVar[int] = 409


# Starting the server


class PortBusy(ServerError):
    """Another program listens there."""

    code: ClassVar[str] = "port-busy"


class DataInUse(ServerError):
    """Another server plays with the same data."""

    code: ClassVar[str] = "data-in-use"


class CannotListen(ServerError):
    """An address that is not this computer's, or a port that we may not have."""

    code: ClassVar[str] = "cannot-listen"


class WorkersNeedMore(ServerError):
    """Several processes need PostgreSQL and a bus between them."""

    code: ClassVar[str] = "workers-need-more"


class BadBusUrl(ServerError):
    """An address that names no bus."""

    code: ClassVar[str] = "bad-bus-url"


class BusUnreachable(ServerError):
    """The bus does not answer."""

    code: ClassVar[str] = "bus-unreachable"


class BadPublicUrl(ServerError):
    """An address under which nobody could reach the server."""

    code: ClassVar[str] = "bad-public-url"


class BadProxy(ServerError):
    """A proxy that could never be recognised."""

    code: ClassVar[str] = "bad-proxy"
