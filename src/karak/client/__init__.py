"""Playing from another computer: take a seat by an invitation, and let a bot play it."""

from karak.client.errors import BadInvitation, ClientError, OwnDice, Refused, Unreachable
from karak.client.invitation import Invitation, read_invitation
from karak.client.joining import take_seat
from karak.client.playing import play
from karak.client.seat import HeldSeat, keep_seat, kept_seat

__all__ = [
    "BadInvitation",
    "ClientError",
    "HeldSeat",
    "Invitation",
    "OwnDice",
    "Refused",
    "Unreachable",
    "keep_seat",
    "kept_seat",
    "play",
    "read_invitation",
    "take_seat",
]
