"""One game being played by people and bots: seats, bots' turns, undo, hand-over, save, resume."""

from karak.table.errors import (
    BotFailed,
    BotPlaysIllegally,
    CannotUndo,
    NotABotsTurn,
    NotYourTurn,
    SeatOfBot,
    TableError,
)
from karak.table.files import load_file, save_file
from karak.table.record import Act, HandOver, Undo
from karak.table.seat import Seat
from karak.table.story import Told
from karak.table.table import Table

__all__ = [
    "Act",
    "BotFailed",
    "BotPlaysIllegally",
    "CannotUndo",
    "HandOver",
    "NotABotsTurn",
    "NotYourTurn",
    "Seat",
    "SeatOfBot",
    "Table",
    "TableError",
    "Told",
    "Undo",
    "load_file",
    "save_file",
]
